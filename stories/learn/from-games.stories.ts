/** What readers learn from a game that is over. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/connect-four/connect-four.js';
import { elementWith } from '../support/element.js';
import { part, tableIn, tap } from '../support/hands.js';
import '../elements/elements.css';

/** Strawberries overlook d1, which would win on their fourth move, and then d2. */
const LOST = '[Game "Connect-4"]\n\n1. a1 a2 2. b1 b2 3. c1 c2 4. f1 d1 5. f2 d2 *\n';

const meta: Meta = {
  title: 'Puzzles/Learn from games',
  render: (): TemplateResult =>
    html`<div class="frame">
      ${elementWith('connect-four', { mode: 'replay', record: LOST, seats: 'human,bot:easy', loading: 'eager' })}
    </div>`,
};
export default meta;
type Story = StoryObj;

/** Waits for a button in a part of the table, by its words, and presses it. */
async function press(table: Element, tag: string, words: RegExp): Promise<void> {
  const button = await waitFor(() => {
    const buttons = [...(table.shadowRoot?.querySelector(tag)?.shadowRoot?.querySelectorAll('button') ?? [])];
    const found = buttons.find(({ textContent }) => words.test(textContent ?? ''));
    if (!found) throw new Error(`no button “${words.source}”`);
    return found;
  });
  await userEvent.click(button);
}

/** The mistakes of Strawberries, one by one. */
export const Mistakes: Story = {
  name: 'Try your mistakes again',
  async play({ canvasElement }) {
    const table = await tableIn(canvasElement, 'connect-four');
    const controls = await part(table, 'griddle-controls');
    await waitFor(() => expect(controls.shadowRoot?.querySelector('.more')).not.toBeNull());
    const { analyse } = controls as HTMLElementTagNameMap['griddle-controls'];
    analyse.call(
      controls as HTMLElementTagNameMap['griddle-controls'],
      (table as HTMLElementTagNameMap['connect-four']).table,
    );
    await press(table, 'griddle-controls', /^\s*Try the mistakes again/);
    const coach = await part(table, 'griddle-mistakes');
    const task = await part(coach, '[part=task]');
    await waitFor(() => expect(task.textContent).toMatch(/Find a better move/));
    await tap(table, 'f1');
    await waitFor(() => expect(task.textContent).toMatch(/winning chance/));
  },
};

/** The moves of Strawberries, guessed one by one. */
export const Guess: Story = {
  name: 'Guess the moves',
  render: () =>
    html`<div class="frame">
      ${elementWith('connect-four', { mode: 'replay', record: LOST, guess: 'strawberries', ply: '6', loading: 'eager' })}
    </div>`,
  async play({ canvasElement }) {
    const table = await tableIn(canvasElement, 'connect-four');
    const task = await part(await part(table, 'griddle-guess'), '[part=task]');
    await waitFor(() => expect(task.textContent).toMatch(/What would you play/));
    await tap(table, 'd1');
    await waitFor(() => expect(task.textContent).toMatch(/As good as any/));
  },
};

/** A game that goes on from a move of the record. */
export const PlayOn: Story = {
  name: 'Play on from here',
  async play({ canvasElement }) {
    const table = (await tableIn(canvasElement, 'connect-four')) as HTMLElementTagNameMap['connect-four'];
    const controls = (await part(table, 'griddle-controls')) as HTMLElementTagNameMap['griddle-controls'];
    table.goTo(6);
    await table.updateComplete;
    await controls.playOn(table.table);
    await part(table, 'griddle-play-on');
    await press(table, 'griddle-card', /^\s*Start\s*$/);
    await tap(table, 'd1');
    await waitFor(() => expect(table.table.outcome?.winners).toEqual([0]));
    await press(table, 'griddle-play-on', /Back to the record/);
    await waitFor(() => expect(table.table.mode).toBe('replay'));
  },
};

/** A coach who speaks before the bot answers. */
export const Coach: Story = {
  name: 'A coach during a game',
  render: (): TemplateResult =>
    html`<div class="frame">
      ${elementWith('connect-four', {
        mode: 'play',
        seats: 'human,bot:easy',
        record: '[Game "Connect-4"]\n\n1. a1 a2 2. b1 b2 3. c1 c2 *\n',
        coach: true,
        keep: 'none',
        loading: 'eager',
      })}
    </div>`,
  async play({ canvasElement }) {
    const table = await tableIn(canvasElement, 'connect-four');
    const controls = await part(table, 'griddle-controls');
    await waitFor(() => expect(customElements.get('griddle-mistakes')).toBeDefined());
    await tap(table, 'f1');
    await waitFor(() =>
      expect(controls.shadowRoot?.querySelector('[part=advice]')?.textContent).toMatch(/gives a lot away/),
    );
    await press(table, 'griddle-controls', /Take it back/);
  },
};
