/** The daily puzzle and the daily waffle. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import '@griddle/elements/griddle-daily/griddle-daily.js';
import '@griddle/elements/waffle-time/waffle-time.js';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import { elementWith } from '../support/element.js';
import '../elements/elements.css';

interface Args {
  game: string;
  what: string;
  date: string;
}

const meta: Meta<Args> = {
  title: 'Puzzles/Daily',
  render: (args): TemplateResult => html`<div class="frame">${elementWith('griddle-daily', { ...args })}</div>`,
};
export default meta;
type Story = StoryObj<Args>;

/** One puzzle a day, the same for everyone. */
export const Puzzle: Story = { args: { game: 'waffle-wars', what: 'puzzle', date: '2026-11-25' } };

/** Solo Waffle Time, with the same tiles for everyone. */
export const Waffle: Story = { args: { game: '', what: 'waffle', date: '2026-11-25' } };
