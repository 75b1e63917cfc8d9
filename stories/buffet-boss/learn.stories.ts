/** The lessons of Buffet Boss. The rules opened from the menu of a table are a test. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/buffet-boss/buffet-boss.js';
import { howToPlay, lesson } from '../support/learn.js';

const meta: Meta = { title: 'Buffet Boss/Learn', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

export const Lunch: StoryObj = lesson('buffet-boss');
export const Dinner: StoryObj = lesson('buffet-boss', 'version=dinner');
export const AllYouCanEat: StoryObj = { name: 'All you can eat', ...lesson('buffet-boss', 'version=all') };

export const HowToPlay: StoryObj = { tags: ['!dev'], ...howToPlay('buffet-boss') };
