/** An easy opponent for any game: it looks at its own move and the answer to it, and no further. */
import type { BaseState, Game, Outcome, Seat } from '@griddle/rules/core/contract.js';
import { below, next, type Rng } from '@griddle/rules/core/random.js';
import { evaluatorFor, type Evaluate } from './evaluate.js';

/** The levels there are. */
export const LEVELS = ['easy'] as const;
export type Level = (typeof LEVELS)[number];

/** A decided game outweighs everything a position can be worth. */
const DECIDED = 1_000_000;
/** Moves this close to the best one are as good to an easy opponent. */
const NEAR = 0.75;

/**
 * The move of a seat to move. `view` is what `game.viewFor` gives that seat: hidden cards are guessed from it. Undefined
 * when there is no legal move, or no such level.
 */
export function chooseMove<S extends BaseState, M>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  level: string,
  rng: Rng,
): M | undefined {
  if (!LEVELS.some((known) => known === level)) return undefined;
  const state = game.guess(view, seat, rng);
  const evaluate = evaluatorFor(game);
  const moves = game.legalMoves(state);
  const values = moves.map((move) => {
    const played = game.play(state, move);
    return played.ok ? afterAnswer(game, played.value, seat, evaluate) : -DECIDED;
  });
  const best = Math.max(...values);
  const good = moves.filter((_move, i) => (values[i] ?? -DECIDED) >= best - NEAR);
  return good[below(next(rng), good.length)];
}

/** What a position is worth to a seat after the best answer of the seat that moves next. */
function afterAnswer<S extends BaseState, M>(game: Game<S, M>, state: S, seat: Seat, evaluate: Evaluate<S>): number {
  const over = game.outcome(state);
  if (over) return decided(over, seat);
  const answering = game.toMove(state)[0];
  if (answering === undefined || answering === seat || answering < 0) return evaluate(state, seat);
  let worst = DECIDED;
  for (const answer of game.legalMoves(state)) {
    const played = game.play(state, answer);
    if (!played.ok) continue;
    const end = game.outcome(played.value);
    worst = Math.min(worst, end ? decided(end, seat) : evaluate(played.value, seat));
  }
  return worst;
}

function decided({ winners }: Outcome, seat: Seat): number {
  if (winners.length === 0) return 0;
  return winners.includes(seat) ? DECIDED : -DECIDED;
}
