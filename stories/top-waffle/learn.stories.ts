/** The lesson of Top Waffle. The rules opened from the menu of a table are a test. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/top-waffle/top-waffle.js';
import { howToPlay, lesson } from '../support/learn.js';

const meta: Meta = { title: 'Top Waffle/Learn', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

export const Lesson: StoryObj = lesson('top-waffle');

export const HowToPlay: StoryObj = { tags: ['!dev'], ...howToPlay('top-waffle') };
