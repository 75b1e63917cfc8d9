/** The page of all puzzles: pictures by game and level. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { showAllPuzzles } from '@griddle/elements/internal/all-puzzles/page.js';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/buffet-boss/buffet-boss.js';
import '@griddle/elements/connect-four/connect-four.js';
import '@griddle/elements/hostage-rescue/hostage-rescue.js';
import '@griddle/elements/reversi-board/reversi-board.js';
import '@griddle/elements/snake-board/snake-board.js';
import '@griddle/elements/top-waffle/top-waffle.js';
import '@griddle/elements/waddle-waddle/waddle-waddle.js';
import '@griddle/elements/waffle-checkers/waffle-checkers.js';
import '@griddle/elements/waffle-time/waffle-time.js';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import '../../scripts/play.css';

const meta: Meta = {
  title: 'Puzzles/All puzzles',
  render: (): HTMLElement => {
    const page = document.createElement('div');
    page.className = 'all-puzzles';
    showAllPuzzles(page);
    return page;
  },
};
export default meta;

/** Choose a game and a level, then a puzzle. */
export const AllPuzzles: StoryObj = {
  name: 'All puzzles',
  async play({ canvasElement }) {
    const cards = (): NodeListOf<HTMLButtonElement> => canvasElement.querySelectorAll('li button');
    await waitFor(() => expect(cards().length).toBeGreaterThan(20));
    const [game, level] = canvasElement.querySelectorAll('select');
    await userEvent.selectOptions(game as HTMLSelectElement, 'connect-four');
    await userEvent.selectOptions(level as HTMLSelectElement, '2');
    await waitFor(() => expect(cards()[0]?.textContent).toMatch(/★★$/));
    await userEvent.click(cards()[0] as HTMLButtonElement);
    await expect(canvasElement.querySelector('connect-four[mode=puzzle]')).not.toBeNull();
    await userEvent.click(canvasElement.querySelector('.stage > button') as HTMLButtonElement);
    await expect(document.activeElement).toBe(cards()[0]);
  },
};
