/** What a position is worth to a seat, in the small change of its game. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import { evaluateWaffleWars } from './waffle-wars/evaluate.js';

/** Larger is better for the seat. */
export type Evaluate<S> = (state: S, seat: Seat) => number;

/** Games whose points say too little about who is ahead. */
const EVALUATORS: Readonly<Record<string, unknown>> = { 'waffle-wars': evaluateWaffleWars };

/** The evaluation of a game: its own, or the seat's points less those of the best other seat. */
export function evaluatorFor<S extends BaseState, M>(game: Game<S, M>): Evaluate<S> {
  const own = EVALUATORS[game.id] as Evaluate<S> | undefined;
  return own ?? ((state, seat) => pointsAhead(game, state, seat));
}

function pointsAhead<S extends BaseState, M>(game: Game<S, M>, state: S, seat: Seat): number {
  let mine = 0;
  let others = -Infinity;
  for (const sheet of game.score(state)) {
    if (sheet.seat === seat) mine = sheet.total;
    else others = Math.max(others, sheet.total);
  }
  return mine - (others === -Infinity ? 0 : others);
}
