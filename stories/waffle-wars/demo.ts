/** A story out of a sample: the position, what the rule says, things to try; and a play function that tries them all. */
import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor, userEvent } from 'storybook/test';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '@griddle/elements/waffle-wars/waffle-wars.js';
import { WAFFLE_WARS_EN } from '@griddle/rules/waffle-wars/messages.en.js';
import type { WaffleWarsSample, WaffleWarsTry } from '../../packages/rules/test/fixtures/waffle-wars/sample.js';
import { WAFFLE_WARS_SAMPLES } from '../../packages/rules/test/fixtures/waffle-wars-samples.js';
import { expectPosition, expectWords, space, tableIn, tap, type, walk } from '../support/hands.js';
import '../support/demo.css';

type Demo = Pick<StoryObj, 'render' | 'play'>;

/** How long “Show me” waits between two moves, in milliseconds: time to see the first one. */
const BETWEEN_MOVES = 900;

/** A space of each quadrant, in the order of the catalogue. */
const CORNERS = ['a1', 'f1', 'a6', 'f6'];
const OWNED: Readonly<Record<string, string>> = {
  strawberries: 'Strawberries’ quadrant',
  blueberries: 'Blueberries’ quadrant',
  war: 'civil war',
};

/** The demo of the sample with this rule and title; `controls` shows the buttons and the field beside the board, too. */
export function demo(
  id: string,
  title: string,
  { controls = 'none' }: { readonly controls?: 'auto' | 'none' } = {},
): Demo {
  const sample = WAFFLE_WARS_SAMPLES.find((candidate) => candidate.id === id && candidate.title === title);
  if (!sample) throw new Error(`no sample ${id} ${title}`);
  return {
    render: () => page(sample, controls),
    play: async ({ canvasElement, step }) => {
      const table = await tableIn(canvasElement);
      for (const attempt of sample.tries) {
        await step(attempt.tell, async () => {
          await make(table, attempt);
          await check(table, attempt);
          await putBack(table, sample);
        });
      }
    },
  };
}

function page(sample: WaffleWarsSample, controls: string): TemplateResult {
  const { id, title, sentence, position, options, tries } = sample;
  return html`<article class="demo">
    <header>
      <p class="rule">${id}</p>
      <h2>${title}</h2>
      <p>${sentence}</p>
    </header>
    <waffle-wars mode="play" position=${position} options=${options ?? ''} controls=${controls}></waffle-wars>
    <section>
      <h3>Try it</h3>
      <ol>
        ${tries.map(
          (attempt) =>
            html`<li>
              <span>${attempt.tell}</span>
              <button type="button" @click=${({ target }: Event) => show(target, attempt)}>Show me</button>
            </li>`,
        )}
      </ol>
      <button type="button" @click=${({ target }: Event) => tableNear(target)?.again()}>Put everything back</button>
    </section>
  </article>`;
}

function tableNear(target: EventTarget | null): WaffleWars | null | undefined {
  return target instanceof Element ? target.closest('.demo')?.querySelector('waffle-wars') : undefined;
}

/** Plays a try on the board of the page, slowly enough to follow. */
async function show(target: EventTarget | null, { moves }: WaffleWarsTry): Promise<void> {
  const table = tableNear(target);
  if (!table) return;
  table.again();
  for (const [at, move] of moves.entries()) {
    if (at > 0) await new Promise((done) => setTimeout(done, BETWEEN_MOVES));
    table.play(move);
  }
}

/** Makes the moves as a reader would: by taps and by keys in turn; a chain, which no tap can make, by typing it. */
async function make(table: WaffleWars, { moves }: WaffleWarsTry): Promise<void> {
  for (const [at, move] of moves.entries()) {
    const way = move.split('x').length > 2 ? type : at % 2 === 0 ? tap : walk;
    await way(table, move);
  }
}

/** Everything that a try promises, read off the element. */
async function check(table: WaffleWars, attempt: WaffleWarsTry): Promise<void> {
  const { refused, leadsTo, owners = [], terms = [], result } = attempt;
  if (refused) {
    await expectWords(table, '[part~=refusal]', `(${refused.rule})`);
    return;
  }
  if (leadsTo !== undefined) await expectPosition(table, leadsTo);
  for (const term of terms) await expectWords(table, '[part=term]', `${WAFFLE_WARS_EN[`term.waffle-wars.${term}`]}!`);
  for (const [at, owner] of owners.entries()) {
    // Names follow a little later where moves come quickly
    await waitFor(async () => {
      const name = (await space(table, CORNERS[at] ?? '')).ariaLabel ?? '';
      if (owner === '') await expect(name).not.toMatch(/quadrant|war/);
      else await expect(name).toContain(OWNED[owner]);
    });
  }
  await expectWords(table, '[part~=status]', resultWords(result) ?? ' to move.');
}

/** `Blueberries win: five in a row` for `blueberries five-in-a-row`. */
function resultWords(result: string | undefined): string | undefined {
  if (result === undefined) return undefined;
  const [seat = '', by = ''] = result.split(' ');
  return `${WAFFLE_WARS_EN[`seat.${seat}`]} win: ${WAFFLE_WARS_EN[`outcome.waffle-wars.${by}`]}`;
}

/** Leaves the board as the next reader should find it. */
async function putBack(table: WaffleWars, { position }: WaffleWarsSample): Promise<void> {
  table.again();
  const corner = await space(table, 'a6');
  corner.focus({ preventScroll: true });
  await userEvent.keyboard('{Escape}');
  corner.blur();
  await expectPosition(table, position);
}
