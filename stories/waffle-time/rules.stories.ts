/** Demos of the rules of Waffle Time, named by rule id, so that each has a link to share. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { demo } from './demo.js';
import { summaryOf } from '../support/summary.js';

const meta: Meta = {
  title: 'Waffle Time/Rules',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** The rules in short, and a link to each demo. */
export const Summary: StoryObj = summaryOf('waffle-time');

export const WT3TheTurnOrderTileCoversTwoSlots: StoryObj = {
  name: 'WT-3 The turn order tile covers two slots',
  ...demo('WT-3', 'The turn order tile covers two slots'),
};
export const WT4TheBlankTile: StoryObj = { name: 'WT-4 The blank tile', ...demo('WT-4', 'The blank tile') };
export const WT7TwoFruitsOnTwoStars: StoryObj = {
  name: 'WT-7 Two fruits on two stars',
  ...demo('WT-7', 'Two fruits on two stars'),
};
export const WT10TheForemostPawnDrafts: StoryObj = {
  name: 'WT-10 The front pawn goes first',
  ...demo('WT-10', 'The front pawn goes first'),
};
export const WT11TheTwoNearestToppingsOfALine: StoryObj = {
  name: 'WT-11 The two nearest toppings',
  ...demo('WT-11', 'The two nearest toppings'),
};
export const WT12SideBySide: StoryObj = { name: 'WT-12 Adjacent spaces', ...demo('WT-12', 'Adjacent spaces') };
export const WT13FruitMayLieOnCream: StoryObj = {
  name: 'WT-13 Fruit on cream',
  ...demo('WT-13', 'Fruit on cream'),
};
export const WT14SyrupGoesToTheDispenser: StoryObj = {
  name: 'WT-14 Syrup goes into the dispenser',
  ...demo('WT-14', 'Syrup goes into the dispenser'),
};
export const WT14TwoSyrups: StoryObj = { name: 'WT-14 Two syrups', ...demo('WT-14', 'Two syrups') };
export const WT15WhatCanBePlacedInFullComesFirst: StoryObj = {
  name: 'WT-15 Choose toppings that fit',
  ...demo('WT-15', 'Choose toppings that fit'),
};
export const WT15WhatFitsNowhereIsDiscarded: StoryObj = {
  name: 'WT-15 Discard what doesn’t fit',
  ...demo('WT-15', 'Discard what doesn’t fit'),
};
export const WT16AnyNumberOfPatternsInAnyOrder: StoryObj = {
  name: 'WT-16 Complete any number of patterns',
  ...demo('WT-16', 'Complete any number of patterns'),
};
export const WT17SomethingPlacedThisTurn: StoryObj = {
  name: 'WT-17 Use something placed this turn',
  ...demo('WT-17', 'Use something placed this turn'),
};
export const WT18NeverTwoSyrupOnAFruit: StoryObj = {
  name: 'WT-18 One syrup per fruit',
  ...demo('WT-18', 'One syrup per fruit'),
};
export const WT19TooLittleSyrup: StoryObj = { name: 'WT-19 Not enough syrup', ...demo('WT-19', 'Not enough syrup') };
export const WT20ButterForTheFirst: StoryObj = {
  name: 'WT-20 Butter for the first player',
  ...demo('WT-20', 'Butter for the first player'),
};
export const WT20NoButterForTheSecond: StoryObj = {
  name: 'WT-20 No butter for later players',
  ...demo('WT-20', 'No butter for later players'),
};
export const WT21ButterFillsItsSpace: StoryObj = {
  name: 'WT-21 Butter fills its space',
  ...demo('WT-21', 'Butter fills its space'),
};
export const WT30Cherry1: StoryObj = { name: 'WT-30 Cherry 1', ...demo('WT-30', 'Cherry 1') };
export const WT30Cherry1WithCreamAtBothEnds: StoryObj = {
  name: 'WT-30 Cherry 1 with cream at both ends',
  ...demo('WT-30', 'Cherry 1 with cream at both ends'),
};
export const WT31Cherry2: StoryObj = { name: 'WT-31 Cherry 2', ...demo('WT-31', 'Cherry 2') };
export const WT32Cherry3: StoryObj = { name: 'WT-32 Cherry 3', ...demo('WT-32', 'Cherry 3') };
export const WT33Blackberry1: StoryObj = { name: 'WT-33 Blackberry 1', ...demo('WT-33', 'Blackberry 1') };
export const WT34Blackberry2: StoryObj = { name: 'WT-34 Blackberry 2', ...demo('WT-34', 'Blackberry 2') };
export const WT35Blackberry3: StoryObj = { name: 'WT-35 Blackberry 3', ...demo('WT-35', 'Blackberry 3') };
export const WT36Strawberry1: StoryObj = { name: 'WT-36 Strawberry 1', ...demo('WT-36', 'Strawberry 1') };
export const WT37Strawberry2: StoryObj = { name: 'WT-37 Strawberry 2', ...demo('WT-37', 'Strawberry 2') };
export const WT38Strawberry3: StoryObj = { name: 'WT-38 Strawberry 3', ...demo('WT-38', 'Strawberry 3') };
export const WT39Banana1: StoryObj = { name: 'WT-39 Banana 1', ...demo('WT-39', 'Banana 1') };
export const WT40Banana2: StoryObj = { name: 'WT-40 Banana 2', ...demo('WT-40', 'Banana 2') };
export const WT41Banana3: StoryObj = { name: 'WT-41 Banana 3', ...demo('WT-41', 'Banana 3') };
export const WT42Blueberry1: StoryObj = { name: 'WT-42 Blueberry 1', ...demo('WT-42', 'Blueberry 1') };
export const WT43Blueberry2: StoryObj = { name: 'WT-43 Blueberry 2', ...demo('WT-43', 'Blueberry 2') };
export const WT44Blueberry3: StoryObj = { name: 'WT-44 Blueberry 3', ...demo('WT-44', 'Blueberry 3') };
export const WT50FourInADiagonal: StoryObj = {
  name: 'WT-50 Four syrup in a diagonal',
  ...demo('WT-50', 'Four syrup in a diagonal'),
};
export const WT51FiveInARow: StoryObj = { name: 'WT-51 Five syrup in a row', ...demo('WT-51', 'Five syrup in a row') };
export const WT52FiveAnywhere: StoryObj = {
  name: 'WT-52 Five syrup anywhere',
  ...demo('WT-52', 'Five syrup anywhere'),
};
export const WT53ACross: StoryObj = { name: 'WT-53 Five syrup in a cross', ...demo('WT-53', 'Five syrup in a cross') };
export const WT53ACrossThatIsAnX: StoryObj = {
  name: 'WT-53 A cross as an X',
  ...demo('WT-53', 'A cross as an X'),
};
export const WT54OppositeCorners: StoryObj = {
  name: 'WT-54 Two opposite corners',
  ...demo('WT-54', 'Two opposite corners'),
};
export const WT55SixOfOneFruit: StoryObj = { name: 'WT-55 Six of one fruit', ...demo('WT-55', 'Six of one fruit') };
export const WT56FourOfEachOfTwo: StoryObj = {
  name: 'WT-56 Four each of two fruits',
  ...demo('WT-56', 'Four each of two fruits'),
};
export const WT57TwoOfEveryFruit: StoryObj = {
  name: 'WT-57 Two of every fruit',
  ...demo('WT-57', 'Two of every fruit'),
};
export const WT60EightRounds: StoryObj = { name: 'WT-60 Eight rounds', ...demo('WT-60', 'Eight rounds') };
export const WT61PawnsReturnByDistance: StoryObj = {
  name: 'WT-61 Pawns return by distance',
  ...demo('WT-61', 'Pawns return by distance'),
};
export const WT62SyrupOfTheNewSpace: StoryObj = {
  name: 'WT-62 Syrup for your new space',
  ...demo('WT-62', 'Syrup for your new space'),
};
export const WT63ALineTurnsOver: StoryObj = { name: 'WT-63 Three tiles flip', ...demo('WT-63', 'Three tiles flip') };
export const WT63TheTrailingSlot: StoryObj = { name: 'WT-63 The trailing slot', ...demo('WT-63', 'The trailing slot') };
export const WT64TheScoreSheet: StoryObj = {
  name: 'WT-64 Scoring',
  ...demo('WT-64', 'Scoring'),
};
export const WT65TheNearerPawnWinsATie: StoryObj = {
  name: 'WT-65 Tie-break',
  ...demo('WT-65', 'Tie-break'),
};
export const WT70OneTurnARound: StoryObj = { name: 'WT-70 One turn per round', ...demo('WT-70', 'One turn per round') };
export const WT71NearerThanTheBlankTile: StoryObj = {
  name: 'WT-71 Ahead of the blank tile',
  ...demo('WT-71', 'Ahead of the blank tile'),
};
export const WT71BehindTheBlankTile: StoryObj = {
  name: 'WT-71 Behind the blank tile',
  ...demo('WT-71', 'Behind the blank tile'),
};
export const WT72AnEmptyDispenserEndsTheGame: StoryObj = {
  name: 'WT-72 An empty dispenser ends the game',
  ...demo('WT-72', 'An empty dispenser ends the game'),
};
export const WT72NoTwoEmptySpacesSideBySide: StoryObj = {
  name: 'WT-72 No room left',
  ...demo('WT-72', 'No room left'),
};
export const WT73TheBands: StoryObj = { name: 'WT-73 Solo scores', ...demo('WT-73', 'Solo scores') };
