/** Short words for the Waffle Wars tests: positions and moves as text, so that a test reads like the catalogue. */
import assert from 'node:assert/strict';
import type { RuleViolation } from '../../src/core/contract.js';
import { parseOptions } from '../../src/core/options.js';
import { below, next, seeded } from '../../src/core/random.js';
import { waffleWars, type WaffleWarsMove, type WaffleWarsState } from '../../src/waffle-wars/index.js';

/** The position a text describes, under options such as `hand=12,equity=off`. */
export function position(text: string, options = ''): WaffleWarsState {
  const read = parseOptions(waffleWars.options, waffleWars.seats({}), options);
  assert.ok(read.ok, `options ${options}`);
  const parsed = waffleWars.parsePosition(text, read.value);
  assert.ok(parsed.ok, `position ${text}`);
  return parsed.value;
}

/** A new game. */
export function newGame(options = '', seed = 1): WaffleWarsState {
  const read = parseOptions(waffleWars.options, waffleWars.seats({}), options);
  assert.ok(read.ok, `options ${options}`);
  return waffleWars.setup(read.value, seed);
}

export function move(token: string, state: WaffleWarsState): WaffleWarsMove {
  const parsed = waffleWars.parseMove(state, token);
  assert.ok(parsed.ok, `${token} is no move`);
  return parsed.value;
}

/** The position after moves, all of which must be legal. */
export function play(state: WaffleWarsState, ...tokens: readonly string[]): WaffleWarsState {
  let now = state;
  for (const token of tokens) {
    const result = waffleWars.play(now, move(token, now));
    assert.ok(result.ok, `${token} refused at ${text(now)}`);
    now = result.value;
  }
  return now;
}

/** Why a move is refused; a legal one fails the test. */
export function refusal(state: WaffleWarsState, token: string): RuleViolation {
  const result = waffleWars.play(state, move(token, state));
  assert.ok(!result.ok, `${token} accepted at ${text(state)}`);
  return result.error;
}

/** Rule and code of a refusal: `WW-13 locked`. */
export function why(state: WaffleWarsState, token: string): string {
  const { rule, code } = refusal(state, token);
  return `${rule} ${code}`;
}

export const text = (state: WaffleWarsState): string => waffleWars.positionText(state);

/** Legal moves as tokens, sorted. */
export const tokens = (state: WaffleWarsState): string[] =>
  waffleWars
    .legalMoves(state)
    .map((legal) => waffleWars.moveText(state, legal))
    .sort();

/** Legal placements, or legal jumps, as tokens, sorted. */
export const placements = (state: WaffleWarsState): string[] => tokens(state).filter((token) => !token.includes('x'));
export const jumps = (state: WaffleWarsState): string[] => tokens(state).filter((token) => token.includes('x'));

/** `s`, `b`, or nothing when the game is over. */
export const side = (state: WaffleWarsState): string =>
  waffleWars
    .toMove(state)
    .map((seat) => 'sb'.charAt(seat))
    .join();

/** `first`, `-`, `reply` or `war`; `over` at the end of the game. */
export const phase = (state: WaffleWarsState): string => (waffleWars.outcome(state) ? 'over' : state.phase);

/** `blueberries five-in-a-row`, or `goes on`. */
export function result(state: WaffleWarsState): string {
  const outcome = waffleWars.outcome(state);
  if (outcome === undefined) return 'goes on';
  const names = waffleWars.seats({});
  return `${outcome.winners.map((seat) => names[seat]).join()} ${outcome.by}`;
}

/** Codes of the terms called out on a move. */
export function called(state: WaffleWarsState, token: string): string[] {
  const played = move(token, state);
  const after = waffleWars.play(state, played);
  assert.ok(after.ok, `${token} refused at ${text(state)}`);
  return waffleWars.callouts(state, played, after.value).map((term) => term.code);
}

// Short words for tests of modes, power-ups and doubles, as table.ts has them for the plain game.

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
