/** `<waffle-board>`: one waffle. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import '@griddle/elements/waffle-board/waffle-board.js';
import type { WaffleBoard } from '@griddle/elements/waffle-board/waffle-board.js';
import { LONG_BREAKFAST } from '../gallery/records.js';
import { elementWith } from '../support/element.js';
import { part, press, tableIn, space } from '../support/hands.js';
import './elements.css';

const TAG = 'waffle-board';
const RICH = 'wcu*bc*/1s*U*c*c*/1ku*cU*/1U*u*s*k/1y1Cu*';

interface Args {
  mode: string;
  position: string;
  record: string;
  find: string;
  points: boolean;
}

function render({ mode, position, record, find, points }: Args): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'frame';
  const element = elementWith(TAG, { mode, position, record, find, points });
  element.style.setProperty('--griddle-board-size', '28rem');
  frame.append(element);
  return frame;
}

const meta: Meta<Args> = {
  title: 'Waffle Time/Element: waffle-board',
  component: TAG,
  render,
  args: { mode: 'diagram', position: RICH, record: '', find: '', points: false },
};
export default meta;
type Story = StoryObj<Args>;

async function boardIn(canvas: HTMLElement): Promise<WaffleBoard> {
  const table: HTMLElement = await tableIn(canvas, TAG);
  return table as WaffleBoard;
}

/** A waffle from text: fruit, cream under it, syrup on it, and butter. */
export const Diagram: Story = {
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'c4')).ariaLabel).toBe('c4, blueberry on cream with syrup');
  },
};

/** `find="cherry-2 52"` outlines matching patterns and completed goals; `find="all"` checks all cards. */
export const Found: Story = {
  args: { position: '5/3s*1/ccc2/5/k*3k*', find: 'cherry-2 blackberry-1 54 52' },
  play: async ({ canvasElement }) => {
    const board = await boardIn(canvasElement);
    await part(board, '[part~=completion]');
    const { patterns } = await board.found();
    await expect(patterns.map(({ card, cells }) => `${card} ${cells.join(' ')}`)).toEqual(['cherry-2 a3 b3 c3']);
  },
};

/** `points` shows what each space scores. */
export const Points: Story = {
  args: { points: true },
  play: async ({ canvasElement }) => {
    await part(await tableIn(canvasElement, TAG), '[part~=points]');
  },
};

/** A replay that shows the waffle of each turn. */
export const Replay: Story = {
  args: { mode: 'replay', position: '', record: LONG_BREAKFAST },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await press(table, 'ui.last');
    await waitFor(async () => expect((await space(table, 'a1')).ariaLabel).toContain('banana'));
  },
};

/** At 280 pixels. */
export const Narrow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { points: true },
  render: (args) => {
    const frame = render(args);
    frame.style.inlineSize = '280px';
    return frame;
  },
};
