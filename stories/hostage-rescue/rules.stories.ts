/** One demo for each rule of Hostage Rescue, named by its id, so that one can point a friend to one rule. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/hostage-rescue/hostage-rescue.js';
import { HOSTAGE_RESCUE_EN } from '@griddle/rules/hostage-rescue/messages.en.js';
import { HOSTAGE_RESCUE_SAMPLES } from '../../packages/rules/test/fixtures/bonus/hostage-rescue.js';
import { demosOf } from '../support/demo.js';

const demo = demosOf({
  tag: 'hostage-rescue',
  game: 'hostage-rescue',
  words: HOSTAGE_RESCUE_EN,
  samples: HOSTAGE_RESCUE_SAMPLES,
});

const meta: Meta = {
  title: 'Rules/Hostage Rescue',
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

export const WW72AsFarAsTheDieSays: StoryObj = {
  name: 'WW-72 As far as the die says',
  ...demo('WW-72', 'As far as the die says'),
};
export const WW72OverOnesOwnNotOverOthers: StoryObj = {
  name: 'WW-72 Over one’s own, not over others',
  ...demo('WW-72', 'Over one’s own, not over others'),
};
export const WW72ARescue: StoryObj = { name: 'WW-72 A rescue', ...demo('WW-72', 'A rescue') };
export const WW73ASixIsSplit: StoryObj = { name: 'WW-73 A six is split', ...demo('WW-73', 'A six is split') };
export const WW73WhatOnePieceCanWalkIsNotSplit: StoryObj = {
  name: 'WW-73 What one piece can walk is not split',
  ...demo('WW-73', 'What one piece can walk is not split'),
};
export const WW73TheFirstPartMayEndTheGame: StoryObj = {
  name: 'WW-73 The first part may end the game',
  ...demo('WW-73', 'The first part may end the game'),
};
export const WW73NoMoveAndNoSplit: StoryObj = {
  name: 'WW-73 No move and no split',
  ...demo('WW-73', 'No move and no split'),
};
export const WW74CarryTheFlagHome: StoryObj = {
  name: 'WW-74 Carry the flag home',
  ...demo('WW-74', 'Carry the flag home'),
};
export const WW74Home: StoryObj = { name: 'WW-74 Home', ...demo('WW-74', 'Home') };
export const WW74AFlagThatIsLost: StoryObj = {
  name: 'WW-74 A flag that is lost',
  ...demo('WW-74', 'A flag that is lost'),
};
