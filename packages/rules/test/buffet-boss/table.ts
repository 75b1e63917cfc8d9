/** Short words for the Buffet Boss tests: positions and moves as text, so that a test reads like the catalogue. */
import assert from 'node:assert/strict';
import { buffetBoss } from '../../src/buffet-boss/index.js';
import type { BuffetBossMove, BuffetBossState } from '../../src/buffet-boss/index.js';
import { CHANCE } from '../../src/core/contract.js';
import type { Options, RuleViolation } from '../../src/core/contract.js';
import { parseOptions } from '../../src/core/options.js';
import { below, next, seeded } from '../../src/core/random.js';

export function optionsOf(text = ''): Options {
  const read = parseOptions(buffetBoss.options, [], text);
  assert.ok(read.ok, `options ${text}`);
  return read.value;
}

export function position(text: string, options = ''): BuffetBossState {
  const parsed = buffetBoss.parsePosition(text, optionsOf(options));
  assert.ok(parsed.ok, `position ${text}`);
  return parsed.value;
}

export function newGame(options = '', seed = 1): BuffetBossState {
  return buffetBoss.setup(optionsOf(options), seed);
}

function move(token: string, state: BuffetBossState): BuffetBossMove {
  const parsed = buffetBoss.parseMove(state, token);
  assert.ok(parsed.ok, `${token} is no move`);
  return parsed.value;
}

/** The position after moves, all of which must be legal. */
export function play(state: BuffetBossState, ...tokens: readonly string[]): BuffetBossState {
  return tokens.reduce((now, token) => {
    const result = buffetBoss.play(now, move(token, now));
    assert.ok(result.ok, `${token} refused at ${text(now)}`);
    return result.value;
  }, state);
}

/** Rule and code of a refusal; a legal move fails the test. */
export function refusal(state: BuffetBossState, token: string): RuleViolation {
  const result = buffetBoss.play(state, move(token, state));
  assert.ok(!result.ok, `${token} accepted at ${text(state)}`);
  return result.error;
}

export function why(state: BuffetBossState, token: string): string {
  const { rule, code } = refusal(state, token);
  return `${rule} ${code}`;
}

export const text = (state: BuffetBossState): string => buffetBoss.positionText(state);

/** Legal moves as tokens, sorted. */
export const tokens = (state: BuffetBossState): string[] =>
  buffetBoss
    .legalMoves(state)
    .map((legal) => buffetBoss.moveText(state, legal))
    .sort();

/** Who is to move: seat names, `table`, or nothing. */
export const toMove = (state: BuffetBossState): string =>
  buffetBoss
    .toMove(state)
    .map((seat) => (seat === CHANCE ? 'table' : `p${seat + 1}`))
    .join(' ');

/** `p1+p2 stars`, or `goes on`. */
export function result(state: BuffetBossState): string {
  const outcome = buffetBoss.outcome(state);
  if (outcome === undefined) return 'goes on';
  return `${outcome.winners.map((seat) => `p${seat + 1}`).join('+')} ${outcome.by}`;
}

/** Rule and points of every line of every sheet. */
export const sheets = (state: BuffetBossState): (readonly [string, number])[][] =>
  buffetBoss.score(state).map(({ lines }) => lines.map(({ rule, points }) => [rule, points] as const));

/** A source of whole numbers below n. */
export function dice(seed: number): (n: number) => number {
  let rng = seeded(seed);
  return (n) => {
    rng = next(rng);
    return below(rng, n);
  };
}
