/** The rules at a glance, as *How to play* shows them. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
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
import { elementWith } from '../support/element.js';
import { part, tableIn } from '../support/hands.js';
import '../elements/elements.css';

interface Args {
  game: string;
}

const meta: Meta<Args> = {
  title: 'Learn/Rules at a glance',
  render: ({ game }): TemplateResult =>
    html`<div class="frame">
      ${elementWith(game, { mode: 'play', start: 'now', keep: 'none', seed: '1', loading: 'eager' })}
    </div>`,
};
export default meta;
type Story = StoryObj<Args>;

/** Presses a button in a shadow root by its words. */
async function press(root: () => ParentNode | null | undefined, words: string): Promise<void> {
  const button = await waitFor(() => {
    const buttons = [...(root()?.querySelectorAll('button') ?? [])];
    const found = buttons.find(({ textContent }) => textContent.trim() === words);
    if (!found) throw new Error(`no button “${words}”`);
    return found;
  });
  await userEvent.click(button);
}

/** Opens the rules from the menu of the table. */
async function read(story: HTMLElement, { game }: Args): Promise<void> {
  const table = await tableIn(story, game);
  const controls = await part(table, 'griddle-controls');
  await userEvent.click(await part(controls, '.more'));
  const menu = await part(controls, 'griddle-menu');
  await press(() => menu.shadowRoot, 'How to play');
  await press(() => table.shadowRoot?.querySelector('dialog'), 'Read the rules');
  const summary = await part(table, '[part=summary]');
  await waitFor(() => expect(summary.querySelectorAll('h3').length).toBeGreaterThan(2));
}

const rules = (name: string, game: string): Story => ({
  name,
  args: { game },
  play: ({ args, canvasElement }) => read(canvasElement, args),
});

export const WaffleWars = rules('Waffle Wars', 'waffle-wars');
export const WaffleTime = rules('Waffle Time', 'waffle-time');
export const TopWaffle = rules('Top Waffle', 'top-waffle');
export const BuffetBoss = rules('Buffet Boss', 'buffet-boss');
export const WaddleWaddle = rules('Waddle Waddle', 'waddle-waddle');
export const Snake = rules('Snake', 'snake-board');
export const WaffleCheckers = rules('Waffle Checkers', 'waffle-checkers');
export const HostageRescue = rules('Hostage Rescue', 'hostage-rescue');
export const ConnectFour = rules('Connect-4', 'connect-four');
export const Reversi = rules('Reversi', 'reversi-board');
