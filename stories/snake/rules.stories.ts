/** Demos of the rules of Snake, named by rule id, so that each has a link to share. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/snake-board/snake-board.js';
import SNAKE_EN from '@griddle/rules/internal/snake/messages.en.json' with { type: 'json' };
import { SNAKE_SAMPLES } from '../../packages/rules/samples/snake.js';
import { demosOf } from '../support/demo.js';
import { summaryOf } from '../support/summary.js';

const demo = demosOf({ tag: 'snake-board', game: 'snake', words: SNAKE_EN, samples: SNAKE_SAMPLES });

const meta: Meta = {
  title: 'Snake/Rules',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** The rules in short, and a link to each demo. */
export const Summary: StoryObj = summaryOf('snake');

export const WW70TheFirstPieceGoesAnywhere: StoryObj = {
  name: 'WW-70 The first piece goes anywhere',
  ...demo('WW-70', 'The first piece goes anywhere'),
};
export const WW70NextToOnesOwnLastPiece: StoryObj = {
  name: 'WW-70 Next to your last piece',
  ...demo('WW-70', 'Next to your last piece'),
};
export const WW70WhoCannotPlaceLoses: StoryObj = {
  name: 'WW-70 No space left',
  ...demo('WW-70', 'No space left'),
};
