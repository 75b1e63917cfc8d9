/** Reasons by points: what two moves are worth by the end of the turn, and what they leave to the next seat. */
import { reason } from '../core/compare.js';
import { CHANCE, type BaseState, type Game, type Reason, type ScoreLine, type Seat } from '../core/contract.js';
import { totalOf } from '../core/sheets.js';
import { played } from '../puzzle/proof.js';
import { isOpen } from './open.js';
import type { Proof } from './proof.js';

/** The share of the budget that each comparison may use. */
const PARTS = 4;

/**
 * Compares the points of two positions after moves of a seat; undefined where the better move shows no more. `isNext`: whether a
 * position belongs to a later turn, in games in which a seat may have two in a row.
 */
export function pointsReason<S extends BaseState, M>(
  proof: Proof<S, M>,
  isNext?: (state: S) => boolean,
): Reason | undefined {
  const { good, seat, worse } = proof;
  const own = (state: S): Turn<S> | undefined => bestTurn(proof, state, seat, isNext);
  const [turnOfGood, turnOfWorse] = [own(good), own(worse)];
  if (turnOfGood === undefined || turnOfWorse === undefined) return undefined;
  const more = turnOfGood.total - turnOfWorse.total;
  if (more > 0) {
    return reason('points', seat, { count: more, lines: differences(proof, turnOfGood.state, turnOfWorse.state) });
  }
  const rival = nextSeat(proof, worse);
  if (rival === CHANCE || rival !== nextSeat(proof, good) || !isOpen(proof.game, worse)) return undefined;
  const [gainOfGood, gainOfWorse] = [gain(proof, good, rival), gain(proof, worse, rival)];
  if (gainOfGood === undefined || gainOfWorse === undefined) return undefined;
  const less = gainOfWorse.total - gainOfGood.total;
  return less > 0 ? reason('lets-points', rival, { count: less, move: gainOfWorse.first }) : undefined;
}

/** The end of a turn: the seat's points, and the first move to get there, in notation. */
interface Turn<S> {
  readonly total: number;
  readonly state: S;
  readonly first: string;
}

/**
 * Returns the most points that a seat can have at the end of its turn; undefined if trying every turn takes more than `plays`
 * moves.
 */
export function mostPoints<S extends BaseState, M>(
  game: Game<S, M>,
  state: S,
  seat: Seat,
  plays: number,
): number | undefined {
  return bestTurn({ game, budget: { left: plays * PARTS } }, state, seat)?.total;
}

/** The best that a seat can reach by its own moves before anybody else is to move; undefined beyond the budget. */
function bestTurn<S extends BaseState, M>(
  { budget, game }: Pick<Proof<S, M>, 'budget' | 'game'>,
  state: S,
  seat: Seat,
  isNext?: (state: S) => boolean,
): Turn<S> | undefined {
  const part = { left: Math.floor(budget.left / PARTS) };
  const search = { game, seat, budget: part, killers: [] };
  // The same moves in another order end the same way
  const known: Record<string, Turn<S> | undefined> = {};
  const best = (at: S): Turn<S> | undefined => {
    const text = game.positionText(at);
    const found = known[text] ?? bestOf(at);
    known[text] = found;
    return found;
  };
  const bestOf = (at: S): Turn<S> | undefined => {
    const here = { total: totalOf(game, at, seat), state: at, first: '' };
    const movers = game.toMove(at);
    if (movers.length !== 1 || movers[0] !== seat || game.outcome(at) !== undefined) return here;
    if (isNext?.(at) === true) return here;
    let most: Turn<S> | undefined;
    for (const move of game.legalMoves(at)) {
      const after = played(search, at, move);
      const turn = after === undefined || part.left < 0 ? undefined : best(after);
      if (turn === undefined) return undefined;
      if (most === undefined || turn.total > most.total) most = { ...turn, first: game.moveText(at, move) };
    }
    return most ?? here;
  };
  return best(state);
}

/** What a seat can gain on its turn. */
function gain<S extends BaseState, M>(proof: Proof<S, M>, state: S, seat: Seat): Turn<S> | undefined {
  const turn = bestTurn(proof, state, seat);
  return turn === undefined ? undefined : { ...turn, total: turn.total - totalOf(proof.game, state, seat) };
}

function nextSeat<S extends BaseState, M>({ game, seat }: Proof<S, M>, state: S): Seat {
  const next = game.toMove(state)[0] ?? CHANCE;
  return next === seat ? CHANCE : next;
}

/** The lines of a seat's sheet that differ, with what the first position has more. */
function differences<S extends BaseState, M>({ game, seat }: Proof<S, M>, good: S, worse: S): readonly ScoreLine[] {
  const lines: ScoreLine[] = [];
  const add = (state: S, sign: number): void => {
    for (const line of game.score(state).find((sheet) => sheet.seat === seat)?.lines ?? []) {
      const at = lines.findIndex(({ code, rule }) => rule === line.rule && code === line.code);
      const known = at < 0 ? { ...line, points: 0 } : lines[at];
      if (known === undefined) continue;
      const sum = { ...known, points: known.points + sign * line.points };
      if (at < 0) lines.push(sum);
      else lines[at] = sum;
    }
  };
  add(good, 1);
  add(worse, -1);
  return lines.filter(({ points }) => points !== 0);
}
