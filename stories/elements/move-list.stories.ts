/** `<move-list>`: boards bring their own; here it is alone, or elsewhere on the page. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/move-list/move-list.js';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import { BREAKFAST_WAR } from '../gallery/records.js';
import { expectPosition, expectWords, tableIn } from '../support/hands.js';
import './elements.css';

interface Args {
  record: string;
}

const meta: Meta<Args> = {
  title: 'For every game/move-list',
  component: 'move-list',
  args: { record: BREAKFAST_WAR },
  render: ({ record }) => html`<div class="frame part"><move-list record=${record}></move-list></div>`,
};
export default meta;
type Story = StoryObj<Args>;

/** The button of a move, which has its notation as a title where it is told in words. */
async function moveIn(canvas: HTMLElement, words: string): Promise<HTMLElement> {
  return waitFor(() => {
    const moves = canvas.querySelector('move-list')?.shadowRoot?.querySelectorAll<HTMLElement>('[part=move]');
    const found = [...(moves ?? [])].find(({ textContent, title }) => (title || textContent.trim()) === words);
    if (!found) throw new Error(`no move ${words}`);
    return found;
  });
}

/** A record alone: selecting a move marks it and fires `griddle-goto`. */
export const Alone: Story = {
  play: async ({ canvasElement }) => {
    const paths: string[] = [];
    canvasElement.addEventListener('griddle-goto', ({ detail }) => paths.push(detail.path), { once: true });
    const move = await moveIn(canvasElement, 'c3!');
    await userEvent.click(move);
    await waitFor(() => expect(move.ariaCurrent).toBe('true'));
    await expect(paths).toHaveLength(1);
  },
};

/** `for` names a board elsewhere on the page, and both stay in step. */
export const ForABoard: Story = {
  render: ({ record }) =>
    html`<div class="frame pair">
      <waffle-wars id="board" mode="replay" controls="none" record=${record}></waffle-wars>
      <move-list for="board"></move-list>
    </div>`,
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await userEvent.click(await moveIn(canvasElement, 'b2xd2'));
    await expectPosition(table, '6/6/5s/6/3b2/6 s 16,17 -');
    table.goTo(-1);
    const last = await moveIn(canvasElement, 'a6');
    await waitFor(() => expect(last.ariaCurrent).toBe('true'));
  },
};

/** An invalid record: the error says the line, the character and what is wrong. */
export const WrongRecord: Story = {
  tags: ['!dev', '!autodocs'],
  args: { record: '[Game "Waffle Wars"]\n\n1. c3 c3' },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('move-list');
    if (!list) throw new Error('no list');
    await expectWords(list, '[part=error]', 'Line 3, character 7');
    await expectWords(list, '[part=error]', 'WW-6');
  },
};
