/** The samples of Waddle Waddle as stories, played by taps and by keys on three areas. */
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/waddle-waddle/waddle-waddle.js';
import WADDLE_WADDLE_EN from '@griddle/rules/internal/waddle-waddle/messages.en.json' with { type: 'json' };
import type { Standing, WaddleWaddleTry } from '../../packages/rules/samples/sample.js';
import { WADDLE_WADDLE_SAMPLES } from '../../packages/rules/samples/waddle-waddle/index.js';
import { demosOf } from '../support/demo.js';
import { choose, expectWords, part, space, type GameTable } from '../support/hands.js';

/** Its words, looked up by keys that are put together. */
const WORDS: Readonly<Record<string, string>> = WADDLE_WADDLE_EN;

/** The demo of the sample with a rule and a title. */
export const demo = demosOf<WaddleWaddleTry>({
  tag: 'waddle-waddle',
  game: 'waddle-waddle',
  words: WADDLE_WADDLE_EN,
  samples: WADDLE_WADDLE_SAMPLES,
  make,
  start: async (table, sample) => {
    const standing = WADDLE_WADDLE_SAMPLES.find((known) => known === sample);
    if (standing) await checkStanding(table, standing);
  },
  check: async (table, attempt) => {
    await checkStanding(table, attempt);
    if (attempt.turn !== undefined) await expectWords(table, '[part~=status]', `${seatWords(attempt.turn)}’s turn.`);
  },
});

function seatWords(seat: string): string {
  return WORDS[`seat.${seat}`] ?? '';
}

async function checkStanding(table: GameTable, { scores = [], result }: Standing): Promise<void> {
  const points = (): readonly string[] =>
    [...(table.shadowRoot?.querySelectorAll('[part=points]') ?? [])].map(({ textContent }) => textContent);
  if (scores.length > 0) await waitFor(() => expect(points()).toEqual(scores.map(String)));
  if (result === undefined) return;
  const winners = (result.split(' ')[0] ?? '').split('+').map(seatWords).join(', ');
  await expectWords(table, '[part~=status]', `${winners} won: most points`);
}

/** Makes the moves as a reader would: by taps and by keys in turn. A refusal may come at the first touch already. */
async function make(table: GameTable, { moves, refused, drawn }: WaddleWaddleTry): Promise<void> {
  for (const [at, move] of moves.entries()) {
    for (const place of placesOf(move)) {
      await table.updateComplete;
      if (table.shadowRoot?.querySelector('[part~=refusal]')) break;
      // After the cards that may be taken
      if (place === 'button') await choose(table, 'last-child');
      else await (at % 2 === 0 ? tap : walk)(table, place);
    }
  }
  if (refused && drawn) await waitFor(() => expect(table.shadowRoot?.querySelector(`[part=${drawn}]`)).not.toBeNull());
}

/** The places a move touches, in order; a button stands for one that is no place. */
function placesOf(move: string): readonly string[] {
  if (move === 'end') return ['button'];
  if (move.startsWith('x')) return [`supply:${move.charAt(1)}`, 'button'];
  if (move.startsWith('*')) return [`card:${move.slice(1)}`];
  return /^[rbyg]/.test(move) ? [`supply:${move.charAt(1)}`, move.slice(2)] : move.split('>');
}

async function tap(table: GameTable, place: string): Promise<void> {
  await userEvent.click(await space(table, place));
}

/** Goes by arrow keys over the area that a place lies in, first to its row, and presses Enter there. */
async function walk(table: GameTable, place: string): Promise<void> {
  const goal = await space(table, place);
  const area = goal.closest('svg');
  const stop = area?.querySelector<SVGElement>('[tabindex="0"]') ?? (await part(table, '[tabindex="0"]'));
  stop.focus({ preventScroll: true });
  const focused = (): Element | null => table.shadowRoot?.activeElement ?? null;
  const top = (node: Element | null): number => Math.round(node?.getBoundingClientRect().top ?? 0);
  while (top(focused()) !== top(goal)) await press(table, top(focused()) < top(goal) ? 'ArrowDown' : 'ArrowUp');
  const left = (node: Element | null): number => node?.getBoundingClientRect().left ?? 0;
  while (focused() !== goal) await press(table, left(focused()) < left(goal) ? 'ArrowRight' : 'ArrowLeft');
  await userEvent.keyboard('{Enter}');
}

/** Presses a key that has to lead somewhere. */
async function press(table: GameTable, key: string): Promise<void> {
  const before = table.shadowRoot?.activeElement;
  await userEvent.keyboard(`{${key}}`);
  await expect(table.shadowRoot?.activeElement).not.toBe(before);
}
