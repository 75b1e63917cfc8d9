/** Demos of the rules of Hostage Rescue, named by rule id, so that each has a link to share. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/hostage-rescue/hostage-rescue.js';
import HOSTAGE_RESCUE_EN from '@griddle/rules/internal/hostage-rescue/messages.en.json' with { type: 'json' };
import { HOSTAGE_RESCUE_SAMPLES } from '../../packages/rules/samples/hostage-rescue.js';
import { demosOf } from '../support/demo.js';
import { summaryOf } from '../support/summary.js';

const demo = demosOf({
  tag: 'hostage-rescue',
  game: 'hostage-rescue',
  words: HOSTAGE_RESCUE_EN,
  samples: HOSTAGE_RESCUE_SAMPLES,
});

const meta: Meta = {
  title: 'Hostage Rescue/Rules',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** The rules in short, and a link to each demo. */
export const Summary: StoryObj = summaryOf('hostage-rescue');

export const WW72AsFarAsTheDieSays: StoryObj = {
  name: 'WW-72 Move as far as you roll',
  ...demo('WW-72', 'Move as far as you roll'),
};
export const WW72OverOnesOwnNotOverOthers: StoryObj = {
  name: 'WW-72 Over your own, not over theirs',
  ...demo('WW-72', 'Over your own, not over theirs'),
};
export const WW72ARescue: StoryObj = { name: 'WW-72 Capture and rescue', ...demo('WW-72', 'Capture and rescue') };
export const WW73ASixIsSplit: StoryObj = { name: 'WW-73 Split a six', ...demo('WW-73', 'Split a six') };
export const WW73WhatOnePieceCanWalkIsNotSplit: StoryObj = {
  name: 'WW-73 Don’t split what one piece can use',
  ...demo('WW-73', 'Don’t split what one piece can use'),
};
export const WW73TheFirstPartMayEndTheGame: StoryObj = {
  name: 'WW-73 The first part can win',
  ...demo('WW-73', 'The first part can win'),
};
export const WW73NoMoveAndNoSplit: StoryObj = {
  name: 'WW-73 Passing',
  ...demo('WW-73', 'Passing'),
};
export const WW74CarryTheFlagHome: StoryObj = {
  name: 'WW-74 Carry the flag home',
  ...demo('WW-74', 'Carry the flag home'),
};
export const WW74Home: StoryObj = { name: 'WW-74 Bring it home', ...demo('WW-74', 'Bring it home') };
export const WW74AFlagThatIsLost: StoryObj = {
  name: 'WW-74 Lose the flag',
  ...demo('WW-74', 'Lose the flag'),
};
