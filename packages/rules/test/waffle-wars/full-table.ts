/** Short words for tests of modes, power-ups and doubles, as table.ts has them for the plain game. */
import assert from 'node:assert/strict';
import { parseOptions } from '../../src/core/options.js';
import { below, next, seeded } from '../../src/core/random.js';
import { waffleWarsFull } from '../../src/waffle-wars/modes/index.js';
import type { FullMove, FullState } from '../../src/waffle-wars/modes/index.js';

function optionsOf(options: string) {
  const read = parseOptions(waffleWarsFull.options, waffleWarsFull.seats({}), options);
  assert.ok(read.ok, `options ${options}`);
  return read.value;
}

export const fullGame = (options: string): FullState => waffleWarsFull.setup(optionsOf(options), 1);

export function fullPosition(text: string, options: string): FullState {
  const read = waffleWarsFull.parsePosition(text, optionsOf(options));
  assert.ok(read.ok, `position ${text}`);
  return read.value;
}

export function fullMove(state: FullState, token: string): FullMove {
  const move = waffleWarsFull.parseMove(state, token);
  assert.ok(move.ok, `${token} is no move`);
  return move.value;
}

/** The position after moves, all of which must be legal. */
export function playFull(state: FullState, ...tokens: readonly string[]): FullState {
  let now = state;
  for (const token of tokens) {
    const played = waffleWarsFull.play(now, fullMove(now, token));
    assert.ok(played.ok, `${token} refused at ${waffleWarsFull.positionText(now)}`);
    now = played.value;
  }
  return now;
}

/** Rule and code of a refusal: `WW-51 guarded`; a legal move fails the test. */
export function whyFull(state: FullState, token: string): string {
  const played = waffleWarsFull.play(state, fullMove(state, token));
  assert.ok(!played.ok, `${token} accepted at ${waffleWarsFull.positionText(state)}`);
  assert.ok(!tokensOf(state).includes(token), `${token} is listed as legal`);
  return `${played.error.rule} ${played.error.code}`;
}

/** Legal moves as tokens, sorted. */
export const tokensOf = (state: FullState): string[] =>
  waffleWarsFull
    .legalMoves(state)
    .map((move) => waffleWarsFull.moveText(state, move))
    .sort();

/** A source of whole numbers below n. */
export function dice(seed: number): (n: number) => number {
  let rng = seeded(seed);
  return (n) => {
    rng = next(rng);
    return below(rng, n);
  };
}
