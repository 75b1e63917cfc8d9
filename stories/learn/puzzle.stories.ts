/** Puzzles: a record with something to find. The task is above the board. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/buffet-boss/buffet-boss.js';
import '@griddle/elements/connect-four/connect-four.js';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import { elementWith } from '../support/element.js';
import { part, tableIn, tap } from '../support/hands.js';
import '../elements/elements.css';

interface Args {
  game: string;
  record: string;
}

const meta: Meta<Args> = {
  title: 'Puzzles/Kinds of puzzles',
  render: ({ game, record }): TemplateResult =>
    html`<div class="frame">${elementWith(game, { mode: 'puzzle', record, loading: 'eager' })}</div>`,
};
export default meta;
type Story = StoryObj<Args>;

/** Waits until the coach says something. */
async function expectTask(table: Element, words: RegExp): Promise<void> {
  const coach = await part(table, 'griddle-coach');
  const task = await part(coach, '[part=task]');
  await waitFor(() => expect(task.textContent).toMatch(words));
}

/** Presses a button of the coach by its words. */
async function press(table: Element, words: string): Promise<void> {
  const coach = await part(table, 'griddle-coach');
  const button = await waitFor(() => {
    const buttons = [...(coach.shadowRoot?.querySelectorAll('button') ?? [])];
    const found = buttons.find(({ textContent }) => textContent === words);
    if (!found) throw new Error(`no button “${words}”`);
    return found;
  });
  await userEvent.click(button);
}

/** A line of three moves, with a wrong try and its answer. */
export const OneLine: Story = {
  name: 'Find the moves, with a wrong try',
  args: {
    game: 'waffle-wars',
    record: `[Title "A quiet start"]
[Position "6/6/6/6/6/6 s"]
[Difficulty "2"]

{Take the middle.} 1. c3 (1. b1? b2 {The edge is too far off.}) b2 {Blueberries come close.} 2. d4 {The middle is yours.}`,
  },
  async play({ canvasElement }) {
    const table = await tableIn(canvasElement);
    await expectTask(table, /^Take the middle/);
    await tap(table, 'b1');
    await expectTask(table, /too far off/);
    await press(table, 'Try again');
    await tap(table, 'c3');
    await expectTask(table, /come close/);
    await tap(table, 'd4');
    await expectTask(table, /is yours/);
  },
};

/** The goal is to win: any move that wins at once is right. */
export const ToWin: Story = {
  name: 'To win, at either end',
  args: {
    game: 'connect-four',
    record: '[Title "Four in a row"]\n[Position "6/6/6/6/1bb3/1sss1b s"]\n[Goal "win"]\n[Difficulty "1"]\n\n1. a1',
  },
  async play({ canvasElement }) {
    const table = await tableIn(canvasElement, 'connect-four');
    await press(table, 'Hint');
    await expectTask(table, /^Look at/);
    await tap(table, 'e1');
    await expectTask(table, /^Solved!/);
  },
};

/** A question that the rules answer. */
export const AllowedOrNot: Story = {
  name: 'Is this move allowed?',
  args: { game: 'waffle-wars', record: '[Position "6/6/6/6/s5/6 b"]\n[Goal "legal a2"]\n' },
  async play({ canvasElement }) {
    const table = await tableIn(canvasElement);
    await expectTask(table, /a2 allowed/);
    await press(table, 'No');
    await expectTask(table, /a2 is taken/);
  },
};

/** Stack food: physics decides whether it holds. */
export const ToStand: Story = {
  name: 'Stack three foods',
  args: {
    game: 'buffet-boss',
    record:
      '[Goal "stands"]\n[Difficulty "2"]\n[Position "0/-/-/- - p1:rescue:1:p1 22222222m2222m222222m 0:-:-:3.grapes.lobster-claw.shrimp"]\n\nsave:1 ~390/p-1/-/0,0,0.-2,2266,9/d0,2277,0 save:1 ~357/p-1.p-2.1-2/-/0,0,186.-1184,2009,5084.1475,2125,14246/d2500,2806,9000 save:1 ~607/p-1.p-2.1-2.1-3.2-3/-/0,0,186.-1185,2008,5087.1475,2124,14247.-7,4674,9031/d0,4693,9000',
  },
  async play({ canvasElement }) {
    const table = await tableIn(canvasElement, 'buffet-boss');
    await expectTask(table, /^Stack all three foods/);
    await tap(table, 'fallen:1');
    const drop = await waitFor(async () => {
      const tools = await part(table, '[part=tools]');
      const found = tools.querySelector<HTMLElement>('[aria-disabled=false]:last-child');
      if (!found) throw new Error('there is nothing in hand');
      return found;
    });
    await userEvent.click(drop);
    await expectTask(table, /^It holds/);
  },
};
