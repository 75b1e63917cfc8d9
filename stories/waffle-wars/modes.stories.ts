/** One demo for each special mode and power-up of Waffle Wars, and for doubles, named by its id. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import WAFFLE_WARS_EN from '@griddle/rules/internal/waffle-wars/messages.en.json' with { type: 'json' };
import { WAFFLE_WARS_MODES_SAMPLES } from '../../packages/rules/samples/waffle-wars/modes.js';
import { demosOf } from '../support/demo.js';

const demo = demosOf({
  tag: 'waffle-wars',
  game: 'waffle-wars',
  words: WAFFLE_WARS_EN,
  samples: WAFFLE_WARS_MODES_SAMPLES,
});

const meta: Meta = {
  title: 'Waffle Wars/Rules: modes and power-ups',
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

export const WW40DoubleJumping: StoryObj = { name: 'WW-40 Double jumping', ...demo('WW-40', 'Double jumping') };
export const WW40AModeForOneSide: StoryObj = {
  name: 'WW-40 A mode for one side',
  ...demo('WW-40', 'A mode for one side'),
};
export const WW41SelfJumping: StoryObj = { name: 'WW-41 Self-jumping', ...demo('WW-41', 'Self-jumping') };
export const WW42SlideDownTheRiver: StoryObj = {
  name: 'WW-42 Slide down the river',
  ...demo('WW-42', 'Slide down the river'),
};
export const WW43TheThirdTimeIsADraw: StoryObj = {
  name: 'WW-43 Draw by repetition',
  ...demo('WW-43', 'Draw by repetition'),
};
export const WW50TenPowerUpsOneATurn: StoryObj = {
  name: 'WW-50 Ten power-ups',
  ...demo('WW-50', 'Ten power-ups'),
};
export const WW50AllPowerUpsSpent: StoryObj = {
  name: 'WW-50 No power-ups left',
  ...demo('WW-50', 'No power-ups left', { controls: 'auto' }),
};
export const WW51DoubleHop: StoryObj = { name: 'WW-51 Double Hop', ...demo('WW-51', 'Double Hop') };
export const WW51TakeBack: StoryObj = { name: 'WW-51 Take-Back', ...demo('WW-51', 'Take-Back') };
export const WW51RiverSlide: StoryObj = { name: 'WW-51 River Slide', ...demo('WW-51', 'River Slide') };
export const WW51GateCrash: StoryObj = {
  name: 'WW-51 Gate-Crash',
  ...demo('WW-51', 'Gate-Crash', { controls: 'auto' }),
};
export const WW51LongHop: StoryObj = { name: 'WW-51 Long Hop', ...demo('WW-51', 'Long Hop') };
export const WW51Sidestep: StoryObj = { name: 'WW-51 Sidestep', ...demo('WW-51', 'Sidestep') };
export const WW51Swap: StoryObj = { name: 'WW-51 Swap', ...demo('WW-51', 'Swap') };
export const WW51Toothpick: StoryObj = { name: 'WW-51 Toothpick', ...demo('WW-51', 'Toothpick') };
export const WW51SecondHelping: StoryObj = {
  name: 'WW-51 Second Helping',
  ...demo('WW-51', 'Second Helping', { controls: 'auto' }),
};
export const WW51Nibble: StoryObj = { name: 'WW-51 Nibble', ...demo('WW-51', 'Nibble') };
export const WW60Doubles: StoryObj = { name: 'WW-60 Doubles', ...demo('WW-60', 'Doubles') };
export const WW60Skipped: StoryObj = { name: 'WW-60 Skipped turns', ...demo('WW-60', 'Skipped turns') };
