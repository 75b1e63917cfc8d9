/** The samples of Top Waffle as stories. Cards are turned by chance here, so a demo shows what is so whatever comes. */
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/top-waffle/top-waffle.js';
import type { TopWaffle } from '@griddle/elements/top-waffle/top-waffle.js';
import { capitalised } from '@griddle/elements/internal/core/game-text.js';
import { localeFor } from '@griddle/elements/internal/core/catalogues.js';
import { topWaffleUI } from '@griddle/elements/internal/games/top-waffle/game-ui.js';
import { parseOptions } from '@griddle/rules/core/options.js';
import { topWaffle, type TopWaffleMove, type TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import TOP_WAFFLE_EN from '@griddle/rules/internal/top-waffle/messages.en.json' with { type: 'json' };
import { TOP_WAFFLE_SAMPLES } from '../../packages/rules/samples/top-waffle/index.js';
import type { TopWaffleTry } from '../../packages/rules/samples/sample.js';
import { demosOf } from '../support/demo.js';
import { expectWords, part, saidOf, space, type GameTable } from '../support/hands.js';

/** The demo of the sample with a rule and a title. */
export const demo = demosOf<TopWaffleTry>({
  tag: 'top-waffle',
  game: 'top-waffle',
  words: TOP_WAFFLE_EN,
  samples: TOP_WAFFLE_SAMPLES.map((sample) => ({
    ...sample,
    tries: sample.tries.filter(isCertain).map(byChance),
  })),
  make,
  ready: takeScreen,
  // The screen may be on its way to the next seat
  goesOn: () => '',
  resultWords: () => 'most points',
  check: async (table, { fields, result }) => {
    const step = fields?.[1];
    if (result === undefined && step !== undefined && !/trash|reserve|free|look/.test(step))
      await expect(table.currentPosition.split(' ')[1]).toBe(step);
  },
});

/** Moves of seats; the table makes its own. */
function seatMoves({ moves }: TopWaffleTry): readonly string[] {
  return moves.filter((move) => !move.startsWith('~'));
}

/** What a demo tries: where cards are turned nobody knows the whole position after them. */
function byChance(attempt: TopWaffleTry): TopWaffleTry {
  const { leadsTo, ...rest } = attempt;
  const moves = seatMoves(attempt);
  return leadsTo === undefined || moves.length === attempt.moves.length ? { ...attempt, moves } : { ...rest, moves };
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

/** Makes moves as a reader would, by taps and by keys in turn. One that the rules refuse is played as text. */
async function make(table: GameTable, { moves, refused }: TopWaffleTry): Promise<void> {
  for (const [at, text] of moves.entries()) {
    await takeScreen(table);
    if (refused !== undefined && at === moves.length - 1) await expect(table.play(text)).toBe(false);
    else await makeOne(table as unknown as TopWaffle, text, at % 2 === 1);
    await table.updateComplete;
  }
}

/** Touches the cards of a move, and presses the button that makes it, where there is more than one way to go on. */
async function makeOne(table: TopWaffle, text: string, byKey: boolean): Promise<void> {
  const state = stateOf(table);
  const move = topWaffle.parseMove(state, text);
  if (!move.ok) throw new Error(text);
  for (const place of topWaffleUI.input?.paths?.(state, move.value)[0] ?? []) {
    if (topWaffleUI.input?.buttons?.isButton(place)) await pressFor(table, state, move.value);
    else {
      const card = await space(table, place);
      if (!byKey) await userEvent.click(card);
      else {
        card.focus({ preventScroll: true });
        await userEvent.keyboard('{Enter}');
      }
    }
  }
}

/** The position that the table shows. */
function stateOf({ currentPosition, options }: TopWaffle): TopWaffleState {
  const read = parseOptions(topWaffle.options, topWaffle.seats({}), options);
  const state = topWaffle.parsePosition(currentPosition, read.ok ? read.value : {});
  if (!state.ok) throw new Error(currentPosition);
  return state.value;
}

/** Presses the button with the words of a move. */
async function pressFor(table: TopWaffle, state: TopWaffleState, move: TopWaffleMove): Promise<void> {
  const words = capitalised(topWaffleUI.input?.buttons?.label(state, move, localeFor('en').t, []) ?? '');
  await expectWords(table, '[part=choice]', words);
  const buttons = [...(table.shadowRoot?.querySelectorAll('[part=choice]') ?? [])];
  await userEvent.click(buttons.find((button) => saidOf(button).includes(words)) ?? (await part(table, 'none')));
}
