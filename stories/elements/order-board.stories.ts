/** `<order-board>`: orders, toppings and items face up, decks with counts, days and closing cards; and the whole deck. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import '@griddle/elements/order-board/order-board.js';
import { LONG_SHIFT } from '../gallery/records.js';
import { elementWith } from '../support/element.js';
import { press, space, tableIn } from '../support/hands.js';
import './elements.css';

const TAG = 'order-board';
const DISPLAY = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender';

interface Args {
  mode: string;
  position: string;
  record: string;
}

function board({ mode, position, record }: Args): HTMLElement {
  const element = elementWith(TAG, { mode, position, record });
  element.style.setProperty('--griddle-board-size', '32rem');
  return element;
}

const meta: Meta<Args> = {
  title: 'Top Waffle/Element: order-board',
  component: TAG,
  render: (args) => {
    const frame = document.createElement('div');
    frame.className = 'frame';
    frame.append(board(args));
    return frame;
  },
  args: { mode: 'diagram', position: DISPLAY, record: '' },
};
export default meta;
type Story = StoryObj<Args>;

/** The face-up cards with their decks. The cards are our own. */
export const Diagram: Story = {
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'order:1')).ariaLabel).toBe(
      'blue order (strawberry, banana and whipped cream, 4 points)',
    );
    await expect((await space(table, 'topping:2')).ariaLabel).toBe('banana with a bonus');
  },
};

/** The closing card fills the gap of an order and shows the day. */
export const Closing: Story = {
  args: { position: `${DISPLAY.replace('yUU', '-')} p1:execute -;- 2:!1` },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'order:3')).ariaLabel).toBe('the closing card of day 2');
  },
};

/** Four orders and four toppings, for five or six players. */
export const SixPlayers: Story = {
  args: { position: 'bSBW.gCC.yUU.pSSBW/S.B1.SB.W/wild.wrench.blender p1:prepare -;-;-;-;-;- 1:12' },
};

/** A replay: cards are taken and replaced, day after day. */
export const Replay: Story = {
  args: { mode: 'replay', position: '', record: LONG_SHIFT },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await press(table, 'ui.last');
    await waitFor(async () => expect((await space(table, 'order:3')).ariaLabel).toContain('pink order'));
  },
};

/** An invalid position: the error says where and what to do. */
export const WrongInput: Story = { args: { position: 'bSBW/S/wild' }, tags: ['!dev', '!autodocs'] };
