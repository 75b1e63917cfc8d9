/** The lesson of Reversi. The rules opened from the menu of a table are a test. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/reversi-board/reversi-board.js';
import { howToPlay, lesson } from '../support/learn.js';

const meta: Meta = { title: 'Reversi/Learn', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

export const Lesson: StoryObj = lesson('reversi-board');

export const HowToPlay: StoryObj = { tags: ['!dev'], ...howToPlay('reversi-board') };
