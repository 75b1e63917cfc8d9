/** Why a move was worse than another: the strongest reason that the rules prove. */
import { reason, type ReasonOf } from '../core/compare.js';
import { CHANCE, type BaseState, type Game, type Reason, type Seat } from '../core/contract.js';
import { forces, type Search } from '../puzzle/proof.js';
import { isOpen } from './open.js';
import { pointsReason } from './points.js';
import type { Proof } from './proof.js';

export { reason } from '../core/compare.js';
export { mostPoints } from './points.js';

/** Moves that a search for forced wins may play, and one for points, whose games are slower: less than a second. */
const PLAYS = 40_000;
const PLAYS_FOR_POINTS = 12_000;
/** Forced wins are searched up to this number of moves of their seat. */
const DEEPEST = 12;

/**
 * Returns why `played` was worse than `better` in a position of one seat; undefined where the rules prove nothing within
 * some thousand moves. In games with hidden cards `before` is the position as the seat sees it. `own` are the reasons of a game
 * that has some of its own.
 */
export function reasonFor<S extends BaseState, M>(
  game: Game<S, M>,
  before: S,
  played: M,
  better: M,
  own?: ReasonOf<S, M>,
): Reason | undefined {
  const seat = game.toMove(before)[0] ?? CHANCE;
  const worse = game.play(before, played);
  const good = game.play(before, better);
  if (seat === CHANCE || !worse.ok || !good.ok) return undefined;
  const proof = { game, budget: { left: PLAYS }, seat, worse: worse.value, good: good.value };
  // The move that won needs no excuse
  if (game.outcome(worse.value)?.winners.includes(seat) === true) return undefined;
  const won = endReason(proof) ?? (isOpen(game, worse.value) ? forcedReason(proof) : undefined);
  if (won !== undefined) return won;
  const byPoints = (isNext?: (state: S) => boolean): Reason | undefined =>
    pointsReason({ ...proof, budget: { left: PLAYS_FOR_POINTS } }, isNext);
  if (own === undefined) return byPoints();
  // What one could do next says nothing about a game that is over
  if (game.outcome(good.value) !== undefined) return undefined;
  return own({ before, played, better, worse: worse.value, good: good.value }, { game, byPoints });
}

/** One of the two moves ends the game. */
function endReason<S extends BaseState, M>({ game, good, seat, worse }: Proof<S, M>): Reason | undefined {
  if (game.outcome(good)?.winners.includes(seat) === true) return reason('wins', seat);
  const end = game.outcome(worse);
  return end === undefined ? undefined : reason('ends', end.winners[0] ?? seat);
}

/** A win that one of the moves allows or forces, and the other does not; the shortest is the reason. */
function forcedReason<S extends BaseState, M>({ budget, game, good, seat, worse }: Proof<S, M>): Reason | undefined {
  const search = (winner: Seat): Search<S, M> => ({ game, seat: winner, budget, killers: [] });
  const rivals = game.seats(game.optionsOf(worse)).map((_name, rival) => rival);
  for (let count = 1; count <= DEEPEST; count++) {
    for (const rival of rivals) {
      if (rival === seat || !forces(search(rival), worse, count)) continue;
      const isSafe = !forces(search(rival), good, count);
      if (budget.left < 0) return undefined;
      if (!isSafe) continue;
      const move = winningMove(search(rival), worse, count);
      return reason(count === 1 ? 'lets-win' : 'lets-force', rival, { count, move });
    }
    const isMissed = forces(search(seat), good, count) && !forces(search(seat), worse, count + 1);
    if (budget.left < 0) return undefined;
    if (isMissed) return reason('forces', seat, { count: count + 1 });
  }
  return undefined;
}

/** The first move of a forced win, in notation; empty where another seat is to move. */
function winningMove<S extends BaseState, M>(search: Search<S, M>, state: S, count: number): string {
  const { game, seat } = search;
  if (game.toMove(state)[0] !== seat) return '';
  const move = game.legalMoves(state).find((one) => {
    const after = game.play(state, one);
    return after.ok && forces(search, after.value, count - 1);
  });
  return move === undefined ? '' : game.moveText(state, move);
}
