/** Demos of the rules of Connect-4, named by rule id, so that each has a link to share. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/connect-four/connect-four.js';
import CONNECT_FOUR_EN from '@griddle/rules/internal/connect-four/messages.en.json' with { type: 'json' };
import { CONNECT_FOUR_SAMPLES } from '../../packages/rules/samples/connect-four.js';
import { demosOf } from '../support/demo.js';
import { summaryOf } from '../support/summary.js';

const demo = demosOf({
  tag: 'connect-four',
  game: 'connect-four',
  words: CONNECT_FOUR_EN,
  samples: CONNECT_FOUR_SAMPLES,
});

const meta: Meta = {
  title: 'Connect-4/Rules',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** The rules in short, and a link to each demo. */
export const Summary: StoryObj = summaryOf('connect-four');

export const WW75PiecesFall: StoryObj = { name: 'WW-75 Pieces fall', ...demo('WW-75', 'Pieces fall') };
export const WW75AFullColumn: StoryObj = { name: 'WW-75 A full column', ...demo('WW-75', 'A full column') };
export const WW75FourInARow: StoryObj = { name: 'WW-75 Four in a row', ...demo('WW-75', 'Four in a row') };
export const WW75AFullBoard: StoryObj = { name: 'WW-75 A full board', ...demo('WW-75', 'A full board') };
export const WW75AWiderBoard: StoryObj = { name: 'WW-75 A wider board', ...demo('WW-75', 'A wider board') };
