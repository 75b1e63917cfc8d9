/** `<draft-board>`: tiles, slots, pawns, the turn-order tile with its fork, the timer. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import '@griddle/elements/draft-board/draft-board.js';
import { LAST_BITE, LONG_BREAKFAST } from '../gallery/waffle-time-record.js';
import { elementWith } from '../support/element.js';
import { press, space, tableIn } from '../support/hands.js';
import './elements.css';

const TAG = 'draft-board';

interface Args {
  mode: string;
  position: string;
  record: string;
}

const meta: Meta<Args> = {
  title: 'Elements/draft-board',
  component: TAG,
  render: ({ mode, position, record }) => {
    const frame = document.createElement('div');
    frame.className = 'frame';
    const element = elementWith(TAG, { mode, position, record });
    element.style.setProperty('--griddle-board-size', '28rem');
    frame.append(element);
    return frame;
  },
  args: { mode: 'diagram', position: LAST_BITE, record: '' },
};
export default meta;
type Story = StoryObj<Args>;

/** The draft board of a position. What the tiles have on their backs is seen in their corners. */
export const Diagram: Story = {
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'slot:7')).ariaLabel).toBe('slot 7, pawn of Player 2');
    await expect((await space(table, 'tile:0')).ariaLabel).toBe('tile 1: blueberry, on its back strawberry');
  },
};

/** Without a position: a new game for two, the nine tiles (house set) in the order in which the rules list them. */
export const NewGame: Story = {
  args: { position: '' },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'tile:8')).ariaLabel).toBe('tile 9: blueberry, on its back syrup');
    await expect(table.shadowRoot?.querySelector('[part~=house]')).not.toBe(null);
  },
};

/** A record: pawns are placed and return, the turn-order tile walks round, lines of tiles turn over. */
export const Replay: Story = {
  args: { mode: 'replay', position: '', record: LONG_BREAKFAST },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await press(table, 'To the end');
    await waitFor(async () => expect((await space(table, 'slot:0')).ariaLabel).toBe('slot 0, pawn of Player 1'));
  },
};
