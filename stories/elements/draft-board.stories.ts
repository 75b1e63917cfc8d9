/** `<draft-board>`: tiles, slots, pawns, the turn order tile with its fork, and the timer. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import '@griddle/elements/draft-board/draft-board.js';
import { LAST_BITE, LONG_BREAKFAST } from '../gallery/records.js';
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
  title: 'Waffle Time/Element: draft-board',
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

/** The draft board of a position. The corner of a tile shows its back. */
export const Diagram: Story = {
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'slot:7')).ariaLabel).toBe('slot 7, Player 2’s pawn');
    await expect((await space(table, 'tile:0')).ariaLabel).toBe('tile 1: blueberry, with strawberry on the back');
  },
};

/** Without a position: a new game for two, with the nine tiles in the order of the rules. */
export const NewGame: Story = {
  args: { position: '' },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'tile:8')).ariaLabel).toBe('tile 9: blueberry, with syrup on the back');
    await expect(table.shadowRoot?.querySelector('[part~=house]')).not.toBe(null);
  },
};

/** A replay: pawns are placed and return, the turn order tile moves, and tiles flip. */
export const Replay: Story = {
  args: { mode: 'replay', position: '', record: LONG_BREAKFAST },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await press(table, 'ui.last');
    await waitFor(async () => expect((await space(table, 'slot:0')).ariaLabel).toBe('slot 0, Player 1’s pawn'));
  },
};
