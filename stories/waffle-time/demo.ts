/** The samples of Waffle Time as stories. */
import { waitFor, expect, userEvent } from 'storybook/test';
import '@griddle/elements/waffle-time/waffle-time.js';
import WAFFLE_TIME_ELEMENT_EN from '@griddle/elements/internal/games/waffle-time/messages.en.json' with { type: 'json' };
import { pathsOf } from '@griddle/elements/internal/games/waffle-time/paths.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { initialOptions, parseOptions } from '@griddle/rules/core/options.js';
import { TOPPINGS } from '@griddle/rules/internal/waffle-time/components.js';
import { waffleTime, type WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import WAFFLE_TIME_EN from '@griddle/rules/internal/waffle-time/messages.en.json' with { type: 'json' };
import type { WaffleTimeTry } from '../../packages/rules/samples/sample.js';
import { WAFFLE_TIME_SAMPLES } from '../../packages/rules/samples/waffle-time/index.js';
import { demosOf } from '../support/demo.js';
import { expectWords, part, space, type GameTable } from '../support/hands.js';

/** Its words, looked up by keys that are put together. */
const WORDS: Readonly<Record<string, string>> = WAFFLE_TIME_EN;

export const demo = demosOf({
  tag: 'waffle-time',
  game: 'waffle-time',
  words: WAFFLE_TIME_EN,
  samples: WAFFLE_TIME_SAMPLES,
  make,
  check,
  resultWords,
});

/** Alone one is told how good the waffle is, not that one won. */
function resultWords(result: string): string {
  const [seat = '', by = ''] = result.split(' ');
  if (by === 'solo') return WAFFLE_TIME_ELEMENT_EN['over.waffle-time.solo']?.split(':')[0] ?? '';
  return `${WORDS[`seat.${seat}`]} won: ${WORDS[`outcome.waffle-time.${by}`]}`;
}

/** The state that an element shows. */
function stateOf(table: GameTable): WaffleTimeState {
  const initial = initialOptions(waffleTime.options);
  const options = parseOptions(waffleTime.options, waffleTime.seats(initial), table.getAttribute('options') ?? '');
  const parsed = waffleTime.parsePosition(table.currentPosition, options.ok ? options.value : initial);
  if (!parsed.ok) throw new Error(table.currentPosition);
  return parsed.value;
}

/** Makes the moves of a try by taps and by keys in turn. */
async function make(table: GameTable, { moves, refused }: WaffleTimeTry): Promise<void> {
  for (const [at, move] of moves.entries())
    await makeOne(table, move, { odd: at % 2 === 1, illegal: refused !== undefined && at === moves.length - 1 });
}

/** A move by touches; turns are ended and toppings discarded by a button. */
async function makeOne(
  table: GameTable,
  text: string,
  { odd, illegal }: { readonly odd: boolean; readonly illegal: boolean },
): Promise<void> {
  if (text === 'end' || text === 'x') {
    const words = WAFFLE_TIME_ELEMENT_EN[`button.waffle-time.${text === 'x' ? 'discard' : 'end'}`] ?? '';
    await expectWords(table, '[part=choice]', words);
    const buttons = [...(table.shadowRoot?.querySelectorAll('[part=choice]') ?? [])];
    await userEvent.click(buttons.find(({ textContent }) => textContent.trim() === words) ?? table);
    return;
  }
  const state = stateOf(table);
  const move = waffleTime.parseMove(state, text);
  if (!move.ok) throw new Error(text);
  const paths = pathsOf(state, move.value);
  // Of a card with several ways the card alone leads to a choice by buttons
  const path = paths.find(({ length }) => length > 1) ?? paths[0] ?? [];
  // A card that completes nothing is refused as soon as it is touched
  for (const place of illegal && move.value.kind === 'complete' ? path.slice(0, 1) : path)
    await touch(table, place, odd);
}

async function touch(table: GameTable, place: Place, byKey: boolean): Promise<void> {
  const cell = await space(table, place);
  if (!byKey) {
    await userEvent.click(cell);
    return;
  }
  cell.focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
}

/** What a try promises of the table: read off the position, and off what a reader sees and hears of it. */
async function check(table: GameTable, attempt: WaffleTimeTry): Promise<void> {
  const { waffle, syrup, total, next, tiles, met } = attempt;
  const state = stateOf(table);
  if (waffle !== undefined) await expect(table.currentPosition.split(/[; ]/)[0]).toBe(waffle);
  if (syrup !== undefined) await expect(state.syrup[0]).toBe(syrup);
  if (total !== undefined) await expect(waffleTime.score(state)[0]?.total).toBe(total);
  if (next !== undefined) await expectWords(table, '[part~=status]', `${WORDS[`seat.${next}`]}’s turn.`);
  const letters = state.tiles.map(({ face, back }) => TOPPINGS.charAt(face) + TOPPINGS.charAt(back)).join();
  if (tiles !== undefined) await expect(letters).toBe(tiles);
  for (const goal of met ?? []) {
    await waitFor(async () =>
      expect((await part(table, `[data-place="goal:${goal}"]`)).ariaLabel).toContain('Completed by'),
    );
  }
}
