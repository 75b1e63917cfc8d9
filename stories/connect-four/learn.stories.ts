/** The lesson of Connect-4. The rules opened from the menu of a table are a test. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/connect-four/connect-four.js';
import { howToPlay, lesson } from '../support/learn.js';

const meta: Meta = { title: 'Connect-4/Learn', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

export const Lesson: StoryObj = lesson('connect-four');

export const HowToPlay: StoryObj = { tags: ['!dev'], ...howToPlay('connect-four') };
