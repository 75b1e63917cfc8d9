/** How good a position looks to a seat: a game's own judgement, or its score where it has none. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import { connectFourWorth } from './connect-four/worth.js';
import { hostageRescueWorth } from './hostage-rescue/worth.js';
import { reversiWorth } from './reversi/worth.js';
import { snakeWorth } from './snake/worth.js';
import { waffleCheckersWorth } from './waffle-checkers/worth.js';
import { waffleWarsWorth } from './waffle-wars/worth.js';

/** What a finished game is worth to its winner; every judgement of a game that goes on stays far below it. */
export const WIN = 100_000;

/** What a position is worth to a seat; `close` is a difference that does not matter to an easy opponent. */
interface Judge<S extends BaseState> {
  readonly worth: (state: S, seat: Seat) => number;
  readonly close: number;
}

/** The judges by game id; each is given states of its own game only. */
const JUDGES: ReadonlyMap<string, Judge<never>> = new Map<string, Judge<never>>([
  ['waffle-wars', { worth: waffleWarsWorth, close: 6 }],
  ['snake', { worth: snakeWorth, close: 2 }],
  ['waffle-checkers', { worth: waffleCheckersWorth, close: 2 }],
  ['hostage-rescue', { worth: hostageRescueWorth, close: 4 }],
  ['connect-four', { worth: connectFourWorth, close: 2 }],
  ['reversi', { worth: reversiWorth, close: 3 }],
]);

/** The judge of a game; one without its own is judged by the score: own total less the best other total. */
export function judgeOf<S extends BaseState, M>(game: Game<S, M>): Judge<S> {
  // The id tells the type of the states: a judge only ever sees those of its own game
  const own = JUDGES.get(game.id) as Judge<BaseState> | undefined as Judge<S> | undefined;
  const judge = own ?? { worth: (state: S, seat: Seat) => lead(game, state, seat), close: 0 };
  return {
    close: judge.close,
    worth: (state, seat) => {
      const outcome = game.outcome(state);
      if (!outcome) return judge.worth(state, seat);
      if (outcome.winners.includes(seat)) return WIN;
      return outcome.winners.length === 0 ? 0 : -WIN;
    },
  };
}

function lead<S extends BaseState, M>(game: Game<S, M>, state: S, seat: Seat): number {
  let own = 0;
  let others: number | undefined;
  for (const { seat: scorer, total } of game.score(state)) {
    if (scorer === seat) own = total;
    else others = Math.max(others ?? total, total);
  }
  return own - (others ?? 0);
}
