/** The puzzle of the day, and the daily waffle. */
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
  title: 'Learn/Daily',
  render: (args): TemplateResult => html`<div class="frame">${elementWith('griddle-daily', { ...args })}</div>`,
};
export default meta;
type Story = StoryObj<Args>;

/** One puzzle each day, the same for everybody. */
export const Puzzle: Story = { args: { game: 'waffle-wars', what: 'puzzle', date: '2026-11-25' } };

/** Waffle Time alone, with the same chance for everybody. */
export const Waffle: Story = { args: { game: '', what: 'waffle', date: '2026-11-25' } };
