/** The lessons of Waddle Waddle. The rules opened from the menu of a table are a test. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/waddle-waddle/waddle-waddle.js';
import { howToPlay, lesson } from '../support/learn.js';

const meta: Meta = { title: 'Waddle Waddle/Learn', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

export const BaseGame: StoryObj = { name: 'The base game', ...lesson('waddle-waddle', 'modules=0') };
export const Types: StoryObj = { name: 'Module 1', ...lesson('waddle-waddle', 'modules=1') };
export const Cards: StoryObj = { name: 'Module 2', ...lesson('waddle-waddle') };

export const HowToPlay: StoryObj = { tags: ['!dev'], ...howToPlay('waddle-waddle') };
