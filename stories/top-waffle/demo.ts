/** The samples of Top Waffle as stories. Cards are turned by chance here, so a demo shows what is so whatever comes. */
import type { StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/top-waffle/top-waffle.js';
import { TOP_WAFFLE_SAMPLES } from '../../packages/rules/test/fixtures/top-waffle-samples.js';
import type { TopWaffleTry } from '../../packages/rules/test/fixtures/top-waffle/sample.js';
import { elementWith } from '../support/element.js';
import { expectWords, part, tableIn, type GameTable } from '../support/hands.js';
import '../support/demo.css';

const TAG = 'top-waffle';
/** How long “Show me” waits between two moves, in milliseconds. */
const BETWEEN_MOVES = 900;

/** Moves of seats; the table makes its own. */
function seatMoves({ moves }: TopWaffleTry): readonly string[] {
  return moves.filter((move) => !move.startsWith('~'));
}

/** Whether a try comes to the same whatever cards are turned: no groceries, and a wrong move of a seat, not of the table. */
function isCertain(attempt: TopWaffleTry): boolean {
  const isTables = attempt.refused !== undefined && attempt.moves.at(-1)?.startsWith('~') === true;
  return !isTables && seatMoves(attempt).length > 0 && !attempt.moves.some((move) => move.startsWith('drop:'));
}

/** Takes the screen, where it is being handed over. */
async function takeScreen(table: GameTable): Promise<void> {
  await table.updateComplete;
  const button = table.shadowRoot?.querySelector<HTMLElement>('[part=hand-over]:not([hidden]) button');
  if (!button) return;
  await userEvent.click(button);
  await waitFor(() => expect(table.shadowRoot?.querySelector('[part=hand-over]:not([hidden])')).toBeNull());
}

async function tryIt(table: GameTable, attempt: TopWaffleTry): Promise<void> {
  const moves = seatMoves(attempt);
  for (const [at, move] of moves.entries()) {
    await takeScreen(table);
    const isLegal = attempt.refused === undefined || at < moves.length - 1;
    await expect(table.play(move)).toBe(isLegal);
    await table.updateComplete;
  }
  if (attempt.refused) await expectWords(table, '[part~=refusal]', `(${attempt.refused.rule})`);
  else if (attempt.result !== undefined) await expectWords(table, '[part~=status]', 'most points');
  else if (attempt.fields?.[1] !== undefined && !/trash|reserve|free|look/.test(attempt.fields[1])) {
    await expect(table.currentPosition.split(' ')[1]).toBe(attempt.fields[1]);
  }
}

async function show(table: GameTable | null | undefined, attempt: TopWaffleTry): Promise<void> {
  if (!table) return;
  table.again();
  for (const move of seatMoves(attempt)) {
    table.play(move);
    await new Promise((done) => setTimeout(done, BETWEEN_MOVES));
  }
}

/** The demo of the sample with a rule and a title. */
export function demo(id: string, title: string): Pick<StoryObj, 'render' | 'play'> {
  const sample = TOP_WAFFLE_SAMPLES.find((candidate) => candidate.id === id && candidate.title === title);
  if (!sample) throw new Error(`no sample ${id} ${title}`);
  const { sentence, position, options = '', tries } = sample;
  const certain = tries.filter(isCertain);
  const near = (target: EventTarget | null): GameTable | null | undefined =>
    target instanceof Element ? target.closest('.demo')?.querySelector<GameTable>(TAG) : undefined;
  return {
    render: () =>
      html`<article class="demo">
        <header>
          <p class="rule">${id}</p>
          <h2>${title}</h2>
          <p>${sentence}</p>
        </header>
        ${elementWith(TAG, { mode: 'play', position, options, controls: 'none' })}
        <section ?hidden=${certain.length === 0}>
          <h3>Try it</h3>
          <ol>
            ${certain.map(
              (attempt) =>
                html`<li>
                  <span>${attempt.tell}</span>
                  <button type="button" @click=${({ target }: Event) => show(near(target), attempt)}>Show me</button>
                </li>`,
            )}
          </ol>
          <button type="button" @click=${({ target }: Event) => near(target)?.again()}>Put everything back</button>
        </section>
      </article>`,
    play: async ({ canvasElement, step }) => {
      const table = await tableIn(canvasElement, TAG);
      await takeScreen(table);
      const order = await part(table, '[data-place="order:1"]');
      // All tries go through methods, so that a board nobody can see would pass them
      await expect(order.getBoundingClientRect().width).toBeGreaterThan(20);
      for (const attempt of certain) {
        await step(attempt.tell, async () => {
          await tryIt(table, attempt);
          table.again();
          await table.updateComplete;
        });
      }
    },
  };
}
