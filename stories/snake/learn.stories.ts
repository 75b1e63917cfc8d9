/** The lesson of Snake. The rules opened from the menu of a table are a test. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/snake-board/snake-board.js';
import { howToPlay, lesson } from '../support/learn.js';

const meta: Meta = { title: 'Snake/Learn', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

export const Lesson: StoryObj = lesson('snake-board');

export const HowToPlay: StoryObj = { tags: ['!dev'], ...howToPlay('snake-board') };
