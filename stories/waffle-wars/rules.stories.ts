/** Demos of the rules of Waffle Wars, named by rule id, so that each has a link to share. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { expectPosition, expectWords, press, tableIn } from '../support/hands.js';
import { demo } from './demo.js';
import { summaryOf } from '../support/summary.js';

const meta: Meta = {
  title: 'Waffle Wars/Rules',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** The rules in short, and a link to each demo. */
export const Summary: StoryObj = summaryOf('waffle-wars');

export const WW1FourQuadrants: StoryObj = { name: 'WW-1 Four quadrants', ...demo('WW-1', 'Four quadrants') };
export const WW2TakingTurns: StoryObj = { name: 'WW-2 Taking turns', ...demo('WW-2', 'Taking turns') };
export const WW3AHandOfPieces: StoryObj = { name: 'WW-3 Pieces in hand', ...demo('WW-3', 'Pieces in hand') };
export const WW4NoCornerForTheFirstStrawberry: StoryObj = {
  name: 'WW-4 No corner for the first strawberry',
  ...demo('WW-4', 'No corner for the first strawberry'),
};
export const WW5OnePlacementOrOneJump: StoryObj = {
  name: 'WW-5 One placement or one jump',
  ...demo('WW-5', 'One placement or one jump'),
};
export const WW6APlacement: StoryObj = { name: 'WW-6 Place a piece', ...demo('WW-6', 'Place a piece') };
export const WW7AJumpInEightDirections: StoryObj = {
  name: 'WW-7 Jump in eight directions',
  ...demo('WW-7', 'Jump in eight directions'),
};
export const WW7WhatIsNoJump: StoryObj = {
  name: 'WW-7 Jumps that aren’t allowed',
  ...demo('WW-7', 'Jumps that aren’t allowed'),
};
export const WW8ACapturedPieceIsGone: StoryObj = {
  name: 'WW-8 Captured pieces are out',
  ...demo('WW-8', 'Captured pieces are out'),
};
export const WW9JumpsIgnoreLocks: StoryObj = { name: 'WW-9 Jumps ignore locks', ...demo('WW-9', 'Jumps ignore locks') };
export const WW10OneJumpATurn: StoryObj = {
  name: 'WW-10 One jump per turn',
  ...demo('WW-10', 'One jump per turn', { controls: 'auto' }),
};
export const WW11AnEmptyHand: StoryObj = { name: 'WW-11 An empty hand', ...demo('WW-11', 'An empty hand') };
export const WW12WinShapes: StoryObj = { name: 'WW-12 Rows and squares', ...demo('WW-12', 'Rows and squares') };
export const WW13ALockedQuadrant: StoryObj = { name: 'WW-13 Locked quadrants', ...demo('WW-13', 'Locked quadrants') };
export const WW13MoreWinShapesOwnTheQuadrant: StoryObj = {
  name: 'WW-13 More rows and squares win',
  ...demo('WW-13', 'More rows and squares win'),
};
export const WW14AtHome: StoryObj = {
  name: 'WW-14 Place in your own quadrant',
  ...demo('WW-14', 'Place in your own quadrant'),
};
export const WW15CivilWar: StoryObj = { name: 'WW-15 Civil War', ...demo('WW-15', 'Civil War') };
export const WW16AQuadrantReopens: StoryObj = {
  name: 'WW-16 A quadrant reopens',
  ...demo('WW-16', 'A quadrant reopens'),
};
export const WW17ThreeQuadrants: StoryObj = { name: 'WW-17 Three quadrants', ...demo('WW-17', 'Three quadrants') };
export const WW18FiveInARow: StoryObj = { name: 'WW-18 Five in a row', ...demo('WW-18', 'Five in a row') };
export const WW19SaucyFellow: StoryObj = { name: 'WW-19 Saucy Fellow', ...demo('WW-19', 'Saucy Fellow') };
export const WW20SuperMegaFlex: StoryObj = { name: 'WW-20 Super-Mega-Flex', ...demo('WW-20', 'Super-Mega-Flex') };
export const WW21AFilledQuadrant: StoryObj = { name: 'WW-21 A filled quadrant', ...demo('WW-21', 'A filled quadrant') };
export const WW22Depletion: StoryObj = { name: 'WW-22 Depletion', ...demo('WW-22', 'Depletion') };
export const WW22PiecesInHandAndNowhereToGo: StoryObj = {
  name: 'WW-22 Nowhere to go',
  ...demo('WW-22', 'Nowhere to go'),
};
export const WW23WinsHaveRanks: StoryObj = { name: 'WW-23 Wins have ranks', ...demo('WW-23', 'Wins have ranks') };
export const WW24TheReply: StoryObj = { name: 'WW-24 The reply', ...demo('WW-24', 'The reply') };
export const WW24NoReplyNoWaiting: StoryObj = {
  name: 'WW-24 No reply possible',
  ...demo('WW-24', 'No reply possible'),
};
export const WW24AReplyByAJump: StoryObj = { name: 'WW-24 Reply with a jump', ...demo('WW-24', 'Reply with a jump') };
export const WW25NoReplyForStrawberries: StoryObj = {
  name: 'WW-25 No reply for Strawberries',
  ...demo('WW-25', 'No reply for Strawberries'),
};
export const WW26AWorldWarBegins: StoryObj = {
  name: 'WW-26 A World War begins',
  ...demo('WW-26', 'A World War begins'),
};
export const WW26TheHigherRankWinsAtOnce: StoryObj = {
  name: 'WW-26 The higher rank wins at once',
  ...demo('WW-26', 'The higher rank wins at once'),
};
export const WW27WorldWar: StoryObj = { name: 'WW-27 World War', ...demo('WW-27', 'World War') };
export const WW27CountingWinsOfOneRank: StoryObj = {
  name: 'WW-27 Count equal wins',
  ...demo('WW-27', 'Count equal wins'),
};
export const WW28DepletionGetsNoReply: StoryObj = {
  name: 'WW-28 Depletion gets no reply',
  ...demo('WW-28', 'Depletion gets no reply'),
};
export const WW29WithoutEquity: StoryObj = {
  name: 'WW-29 Without equity rules',
  ...demo('WW-29', 'Without equity rules'),
};
export const WW30CivilWar: StoryObj = { name: 'WW-30 Civil War', ...demo('WW-30', 'Civil War') };
export const WW30WorldWar: StoryObj = { name: 'WW-30 World War', ...demo('WW-30', 'World War') };
export const WW30SaucyFellow: StoryObj = { name: 'WW-30 Saucy Fellow', ...demo('WW-30', 'Saucy Fellow') };
export const WW30SuperMegaFlex: StoryObj = { name: 'WW-30 Super-Mega-Flex', ...demo('WW-30', 'Super-Mega-Flex') };
export const WW31Invasion: StoryObj = { name: 'WW-31 Invasion', ...demo('WW-31', 'Invasion') };
export const WW31Revolution: StoryObj = { name: 'WW-31 Revolution', ...demo('WW-31', 'Revolution') };
export const WW31Coup: StoryObj = { name: 'WW-31 Coup', ...demo('WW-31', 'Coup') };
export const WW31Mutiny: StoryObj = { name: 'WW-31 Mutiny', ...demo('WW-31', 'Mutiny') };
const CALLS = demo('WW-34', 'Waffling and Soggy Waffle', { controls: 'auto' });
export const WW32ArmsRace: StoryObj = { name: 'WW-32 Arms Race', ...demo('WW-32', 'Arms Race') };
export const WW32ColdWar: StoryObj = { name: 'WW-32 Cold War', ...demo('WW-32', 'Cold War') };
export const WW33WallOfJericho: StoryObj = { name: 'WW-33 Wall of Jericho', ...demo('WW-33', 'Wall of Jericho') };
export const WW34WafflingAndSoggyWaffle: StoryObj = {
  ...CALLS,
  name: 'WW-34 Waffling and Soggy Waffle',
  play: async (context) => {
    const table = await tableIn(context.canvasElement);
    const before = table.currentPosition;
    const calls = { 'Waffling!': 'Strawberries, you’re waffling!', 'Soggy Waffle!': 'Soggy Waffle!' };
    for (const [button, words] of Object.entries(calls)) {
      await context.step(`Call “${words}”`, async () => {
        await press(table, button);
        await expectWords(table, '[part=term]', words);
        await expectPosition(table, before);
      });
    }
    await expect(await table.toRecord()).toContain('[%call waffling strawberries]');
    await CALLS.play?.(context);
  },
};
export const WW60ADuel: StoryObj = { name: 'WW-60 A duel', ...demo('WW-60', 'A duel', { controls: 'auto' }) };
