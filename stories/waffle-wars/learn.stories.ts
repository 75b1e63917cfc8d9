/** The lessons and the guided first game of Waffle Wars. The rules opened from the menu of a table are a test. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import { firstGame, howToPlay, lesson } from '../support/learn.js';

const meta: Meta = { title: 'Waffle Wars/Learn', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

export const FirstGame: StoryObj = firstGame('waffle-wars', ['b2']);
export const Lesson: StoryObj = lesson('waffle-wars');
export const DoubleJumping: StoryObj = { name: 'Double jumping', ...lesson('waffle-wars', 'double=all') };
export const SelfJumping: StoryObj = { name: 'Self-jumping', ...lesson('waffle-wars', 'self=all') };
export const Slides: StoryObj = { name: 'Slide down the river', ...lesson('waffle-wars', 'slide=all') };
export const Arcade: StoryObj = lesson('waffle-wars', 'arcade=on');
export const Doubles: StoryObj = lesson('waffle-wars', 'format=doubles');

export const HowToPlay: StoryObj = { tags: ['!dev'], ...howToPlay('waffle-wars') };
