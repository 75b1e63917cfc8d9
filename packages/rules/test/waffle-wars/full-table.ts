/** Short words for tests of modes, power-ups and doubles, as table.ts has them for the plain game. */
import assert from 'node:assert/strict';
import { parseOptions } from '../../src/core/options.js';
import { below, next, seeded } from '../../src/core/random.js';
import { waffleWars } from '../../src/waffle-wars/index.js';
import type { WaffleWarsMove, WaffleWarsState } from '../../src/waffle-wars/index.js';

function optionsOf(options: string) {
  const read = parseOptions(waffleWars.options, waffleWars.seats({}), options);
  assert.ok(read.ok, `options ${options}`);
  return read.value;
}

export const fullGame = (options: string): WaffleWarsState => waffleWars.setup(optionsOf(options), 1);

export function fullPosition(text: string, options: string): WaffleWarsState {
  const read = waffleWars.parsePosition(text, optionsOf(options));
  assert.ok(read.ok, `position ${text}`);
  return read.value;
}

export function fullMove(state: WaffleWarsState, token: string): WaffleWarsMove {
  const move = waffleWars.parseMove(state, token);
  assert.ok(move.ok, `${token} is no move`);
  return move.value;
}

/** The position after moves, all of which must be legal. */
export function playFull(state: WaffleWarsState, ...tokens: readonly string[]): WaffleWarsState {
  let now = state;
  for (const token of tokens) {
    const played = waffleWars.play(now, fullMove(now, token));
    assert.ok(played.ok, `${token} refused at ${waffleWars.positionText(now)}`);
    now = played.value;
  }
  return now;
}

/** Rule and code of a refusal: `WW-51 guarded`; a legal move fails the test. */
export function whyFull(state: WaffleWarsState, token: string): string {
  const played = waffleWars.play(state, fullMove(state, token));
  assert.ok(!played.ok, `${token} accepted at ${waffleWars.positionText(state)}`);
  assert.ok(!tokensOf(state).includes(token), `${token} is listed as legal`);
  return `${played.error.rule} ${played.error.code}`;
}

/** Legal moves as tokens, sorted. */
export const tokensOf = (state: WaffleWarsState): string[] =>
  waffleWars
    .legalMoves(state)
    .map((move) => waffleWars.moveText(state, move))
    .sort();

/** A source of whole numbers below n. */
export function dice(seed: number): (n: number) => number {
  let rng = seeded(seed);
  return (n) => {
    rng = next(rng);
    return below(rng, n);
  };
}
