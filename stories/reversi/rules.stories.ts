/** Demos of the rules of Reversi, named by rule id, so that each has a link to share. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/reversi-board/reversi-board.js';
import REVERSI_EN from '@griddle/rules/internal/reversi/messages.en.json' with { type: 'json' };
import { REVERSI_SAMPLES } from '../../packages/rules/samples/reversi.js';
import { demosOf } from '../support/demo.js';
import { summaryOf } from '../support/summary.js';

const demo = demosOf({ tag: 'reversi-board', game: 'reversi', words: REVERSI_EN, samples: REVERSI_SAMPLES });

const meta: Meta = {
  title: 'Reversi/Rules',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** The rules in short, and a link to each demo. */
export const Summary: StoryObj = summaryOf('reversi');

export const WW76AMoveTurnsPiecesOver: StoryObj = {
  name: 'WW-76 Flip pieces',
  ...demo('WW-76', 'Flip pieces'),
};
export const WW76SeveralLinesAtOnce: StoryObj = {
  name: 'WW-76 Several lines at once',
  ...demo('WW-76', 'Several lines at once'),
};
export const WW76APassThatTheRulesForce: StoryObj = {
  name: 'WW-76 Passing',
  ...demo('WW-76', 'Passing'),
};
export const WW76MorePiecesWin: StoryObj = { name: 'WW-76 Most pieces win', ...demo('WW-76', 'Most pieces win') };
export const WW76EightByEight: StoryObj = { name: 'WW-76 Eight by eight', ...demo('WW-76', 'Eight by eight') };
