/** The lesson of Waffle Checkers. The rules opened from the menu of a table are a test. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/waffle-checkers/waffle-checkers.js';
import { howToPlay, lesson } from '../support/learn.js';

const meta: Meta = { title: 'Waffle Checkers/Learn', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

export const Lesson: StoryObj = lesson('waffle-checkers');

export const HowToPlay: StoryObj = { tags: ['!dev'], ...howToPlay('waffle-checkers') };
