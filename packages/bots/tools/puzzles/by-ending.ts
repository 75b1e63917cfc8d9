/** Endings that are searched to their end: the only move that wins. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { common, Forced } from './by-sides.js';
import { refutationsOf, type Found } from './found.js';
import type { Spot } from './mine.js';

/** More moves than any ending has. */
const TO_THE_END = 99;
/** Open spaces from which an ending is looked at, at most and at least. */
const OPEN = [4, 9] as const;
const FEWEST = 3;

/** The only move that wins; undefined where there are several, or too much is open. */
export async function byEnding<S extends BaseState, M>(spot: Spot<S, M>): Promise<Found | undefined> {
  const { evaluator, game, mine, seat, state } = spot;
  const open = evaluator.keys?.board(state).filter((space) => space < 0).length ?? 0;
  const moves = game.legalMoves(state);
  if (open > OPEN[1] || open < OPEN[0] || moves.length < FEWEST) return undefined;
  const forced = new Forced(game, mine.proof);
  const wins = forced.wins(state, seat, TO_THE_END);
  const [key] = wins;
  if (key === undefined || wins.length > 1 || forced.isSpent) return undefined;
  const fails = await refutationsOf(spot, (move) => move === key);
  return {
    ...common(spot),
    goal: 'only',
    difficulty: Math.min(5, Math.floor((open - 2) / 2) + 1 + Math.min(1, fails)),
    theme: 'ending',
    solution: [game.moveText(state, key)],
    refutations: [],
  };
}
