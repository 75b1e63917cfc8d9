/** The lessons and the guided first game of Waffle Time. The rules opened from the menu of a table are a test. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/waffle-time/waffle-time.js';
import { firstGame, howToPlay, lesson } from '../support/learn.js';

const meta: Meta = { title: 'Waffle Time/Learn', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

export const FirstGame: StoryObj = firstGame('waffle-time', ['hand:b', 'b3']);
export const Lesson: StoryObj = lesson('waffle-time');
export const Solo: StoryObj = lesson('waffle-time', 'players=1');

export const HowToPlay: StoryObj = { tags: ['!dev'], ...howToPlay('waffle-time') };
