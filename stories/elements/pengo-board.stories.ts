/** `<pengo-board>`: the board of Waddle Waddle alone. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/pengo-board/pengo-board.js';
import { WADDLE_OVER, WADDLE_RECORD } from '../gallery/records.js';
import { elementWith } from '../support/element.js';
import { expectWords, press, space, tableIn } from '../support/hands.js';
import './elements.css';

/** The attributes of the element that have a control here. */
interface Args extends Record<string, string | boolean> {
  mode: string;
  position: string;
  record: string;
  options: string;
  flipped: boolean;
}

function render(args: Args): TemplateResult {
  return html`<div class="frame">${elementWith('pengo-board', args)}</div>`;
}

const meta: Meta<Args> = {
  title: 'Waddle Waddle/Element: pengo-board',
  component: 'pengo-board',
  render,
  args: { mode: 'diagram', position: '', record: '', options: '', flipped: false },
  argTypes: { mode: { control: 'inline-radio', options: ['diagram', 'replay'] } },
};
export default meta;
type Story = StoryObj<Args>;

const TAG = 'pengo-board';

/** All 64 tiles. Arrow keys reach each tile, whose name includes its group. */
export const Diagram: Story = {
  args: { position: WADDLE_OVER, options: 'players=4' },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, '0,0')).ariaLabel).toBe('0,0, the Iceberg');
    (await space(table, '0,0')).focus({ preventScroll: true });
    await userEvent.keyboard('e');
    const next = await space(table, '1,-1');
    await waitFor(() => expect(table.shadowRoot?.activeElement).toBe(next));
  },
};

/** Arrows and highlights of a record’s comments, on tiles and on empty spaces. */
export const Highlights: Story = {
  args: {
    position: '',
    record: '[Position "rP1,0;bP1,-1;rA2,-1;bG0,1 r"] {[%csl G2,-1,R2,0] [%cal B0,1>-1,1]}',
    options: 'modules=0',
  },
};

/** A replay: tiles slide along open paths. */
export const Replay: Story = {
  args: { mode: 'replay', record: WADDLE_RECORD },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await press(table, 'ui.next');
    await expectWords(table, '[part~=status]', ' turn.');
    await press(table, 'ui.first');
  },
};

/** 280 pixels. */
export const Narrow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { position: WADDLE_OVER, options: 'players=4' },
  render: (args) => html`<div class="frame narrow">${render(args)}</div>`,
};
