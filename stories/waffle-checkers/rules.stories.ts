/** Demos of the rules of Waffle Checkers, named by rule id, so that each has a link to share. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/waffle-checkers/waffle-checkers.js';
import WAFFLE_CHECKERS_EN from '@griddle/rules/internal/waffle-checkers/messages.en.json' with { type: 'json' };
import { WAFFLE_CHECKERS_SAMPLES } from '../../packages/rules/samples/waffle-checkers.js';
import { demosOf } from '../support/demo.js';
import { summaryOf } from '../support/summary.js';

const demo = demosOf({
  tag: 'waffle-checkers',
  game: 'waffle-checkers',
  words: WAFFLE_CHECKERS_EN,
  samples: WAFFLE_CHECKERS_SAMPLES,
});

const meta: Meta = {
  title: 'Waffle Checkers/Rules',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** The rules in short, and a link to each demo. */
export const Summary: StoryObj = summaryOf('waffle-checkers');

export const WW71OneStepInEightDirections: StoryObj = {
  name: 'WW-71 One step in eight directions',
  ...demo('WW-71', 'One step in eight directions'),
};
export const WW71AChainOfJumps: StoryObj = { name: 'WW-71 Jump in a chain', ...demo('WW-71', 'Jump in a chain') };
export const WW71TheOtherSidesBackRow: StoryObj = {
  name: 'WW-71 The opponent’s back row',
  ...demo('WW-71', 'The opponent’s back row'),
};
export const WW71NoMoveIsALoss: StoryObj = { name: 'WW-71 No moves left', ...demo('WW-71', 'No moves left') };
export const WW71TheThirdTimeIsADraw: StoryObj = {
  name: 'WW-71 Draw by repetition',
  ...demo('WW-71', 'Draw by repetition'),
};
