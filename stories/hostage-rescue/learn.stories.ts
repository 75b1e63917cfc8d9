/** The lesson of Hostage Rescue. The rules opened from the menu of a table are a test. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/hostage-rescue/hostage-rescue.js';
import { howToPlay, lesson } from '../support/learn.js';

const meta: Meta = { title: 'Hostage Rescue/Learn', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

export const Lesson: StoryObj = lesson('hostage-rescue');

export const HowToPlay: StoryObj = { tags: ['!dev'], ...howToPlay('hostage-rescue') };
