/** Demos of the rules of Buffet Boss, named by rule id, so that each has a link to share. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { demo } from './demo.js';
import { summaryOf } from '../support/summary.js';

const meta: Meta = {
  title: 'Buffet Boss/Rules',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** The rules in short, and a link to each demo. */
export const Summary: StoryObj = summaryOf('buffet-boss');

export const BB1TwoOfEachFood: StoryObj = { name: 'BB-1 Two of each food', ...demo('BB-1', 'Two of each food') };
export const BB2TheLastRoundOfLunch: StoryObj = {
  name: 'BB-2 The last round of Lunch',
  ...demo('BB-2', 'The last round of Lunch'),
};
export const BB3TheLastRoundOfDinner: StoryObj = {
  name: 'BB-3 The last round of Dinner',
  ...demo('BB-3', 'The last round of Dinner'),
};
export const BB4ASnackAlone: StoryObj = { name: 'BB-4 A solo Snack', ...demo('BB-4', 'A solo Snack') };
export const BB10TheBuffetLine: StoryObj = { name: 'BB-10 The Buffet Line', ...demo('BB-10', 'The Buffet Line') };
export const BB11OneFoodEach: StoryObj = { name: 'BB-11 One food each', ...demo('BB-11', 'One food each') };
export const BB11TheLastPlayerChooses: StoryObj = {
  name: 'BB-11 The last player chooses',
  ...demo('BB-11', 'The last player chooses'),
};
export const BB12WhatIsLeft: StoryObj = { name: 'BB-12 Leftovers', ...demo('BB-12', 'Leftovers') };
export const BB13NothingGoesToTheBin: StoryObj = {
  name: 'BB-13 Nothing goes to waste',
  ...demo('BB-13', 'Nothing goes to waste'),
};
export const BB14WhoGoesFirst: StoryObj = { name: 'BB-14 Who goes first', ...demo('BB-14', 'Who goes first') };
export const BB20OnThePlateOrOnAPiece: StoryObj = {
  name: 'BB-20 On the plate or on another piece',
  ...demo('BB-20', 'On the plate or on another piece'),
};
export const BB21Adjusting: StoryObj = { name: 'BB-21 Adjust your pile', ...demo('BB-21', 'Adjust your pile') };
export const BB22HalfOfThemRoundedUp: StoryObj = {
  name: 'BB-22 Save half, rounded up',
  ...demo('BB-22', 'Save half, rounded up'),
};
export const BB22ASinglePiece: StoryObj = { name: 'BB-22 A single piece', ...demo('BB-22', 'A single piece') };
export const BB23OnceATurn: StoryObj = {
  name: 'BB-23 Save a piece once per turn',
  ...demo('BB-23', 'Save a piece once per turn'),
};
export const BB24NotSaved: StoryObj = { name: 'BB-24 Too late', ...demo('BB-24', 'Too late') };
export const BB25OnePieceOffAPlate: StoryObj = {
  name: 'BB-25 One piece falls',
  ...demo('BB-25', 'One piece falls'),
};
export const BB30StarsOnThePlate: StoryObj = {
  name: 'BB-30 Stars on the plate',
  ...demo('BB-30', 'Stars on the plate'),
};
export const BB31WithinAMillimetre: StoryObj = {
  name: 'BB-31 Within a millimetre',
  ...demo('BB-31', 'Within a millimetre'),
};
export const BB31EmptyPlates: StoryObj = { name: 'BB-31 Empty plates', ...demo('BB-31', 'Empty plates') };
export const BB32OneOfTwoCharacters: StoryObj = {
  name: 'BB-32 One of two Characters',
  ...demo('BB-32', 'One of two Characters'),
};
export const BB33ATieGoesToTheTallerPlate: StoryObj = {
  name: 'BB-33 A tie goes to the taller plate',
  ...demo('BB-33', 'A tie goes to the taller plate'),
};
export const BB33Shared: StoryObj = { name: 'BB-33 Shared victory', ...demo('BB-33', 'Shared victory') };
export const BB34NoPieceNoCard: StoryObj = { name: 'BB-34 No piece, no card', ...demo('BB-34', 'No piece, no card') };
export const BB40VegetablesAndFruit: StoryObj = {
  name: 'BB-40 Vegetables and fruit',
  ...demo('BB-40', 'Vegetables and fruit'),
};
export const BB40MeatAndSeafood: StoryObj = { name: 'BB-40 Meat and seafood', ...demo('BB-40', 'Meat and seafood') };
export const BB41WhiteAndYellow: StoryObj = { name: 'BB-41 White and yellow', ...demo('BB-41', 'White and yellow') };
export const BB41RedAndPink: StoryObj = { name: 'BB-41 Red and pink', ...demo('BB-41', 'Red and pink') };
export const BB42TwoStars: StoryObj = { name: 'BB-42 Two-star food', ...demo('BB-42', 'Two-star food') };
export const BB43PairsOfThreeStars: StoryObj = {
  name: 'BB-43 Pairs of three-star food',
  ...demo('BB-43', 'Pairs of three-star food'),
};
export const BB44FourStars: StoryObj = { name: 'BB-44 Four-star food', ...demo('BB-44', 'Four-star food') };
export const BB45OnThePlate: StoryObj = {
  name: 'BB-45 Pieces touching the plate',
  ...demo('BB-45', 'Pieces touching the plate'),
};
export const BB46DifferentGroups: StoryObj = {
  name: 'BB-46 Different food groups',
  ...demo('BB-46', 'Different food groups'),
};
export const BB47DifferentColours: StoryObj = {
  name: 'BB-47 Different colours',
  ...demo('BB-47', 'Different colours'),
};
export const BB48TheCommonestGroup: StoryObj = {
  name: 'BB-48 Most common food group',
  ...demo('BB-48', 'Most common food group'),
};
export const BB49PairsOfAGroup: StoryObj = {
  name: 'BB-49 Touching pairs of one food group',
  ...demo('BB-49', 'Touching pairs of one food group'),
};
export const BB50PairsOfAColour: StoryObj = {
  name: 'BB-50 Touching pairs of one colour',
  ...demo('BB-50', 'Touching pairs of one colour'),
};
export const BB51JustOneNeighbour: StoryObj = {
  name: 'BB-51 Touching exactly one other',
  ...demo('BB-51', 'Touching exactly one other'),
};
export const BB52WhatTouchingIs: StoryObj = {
  name: 'BB-52 What counts as touching',
  ...demo('BB-52', 'What counts as touching'),
};
export const BB53OnesOwnCharacters: StoryObj = {
  name: 'BB-53 Your own Characters',
  ...demo('BB-53', 'Your own Characters'),
};
