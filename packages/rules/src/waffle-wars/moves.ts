/** Lists and plays legal moves (WW-5 to WW-16, WW-24). */
import { err, ok } from '../core/contract.js';
import type { Result, Seat, RuleViolation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { sideToMove } from '../core/grid-game.js';
import { QUADRANT_OF, STRAWBERRIES } from './components.js';
import { fillsQuadrant, fiveThrough, owned, ownerOf, rankOf } from './conditions.js';
import { boardAfterJump, mayJump, mayPlace, movesOf, violationOf } from './legal.js';
import { moveText } from './notation.js';
import type { Jump, Placement, PlainMove, PlainState } from './state.js';
import { judged, repliesOf } from './scoring.js';

/** Every legal move: placements quadrant by quadrant, then jumps; empty when the game is over (WW-5, WW-24). */
export function legalMoves(state: PlainState): readonly PlainMove[] {
  if (state.winner >= 0) return [];
  return state.phase === 'reply' ? repliesOf(state) : movesOf(state);
}

/** Plays a move, or returns the rule it breaks. */
export function play(state: PlainState, move: PlainMove): Result<PlainState, RuleViolation> {
  if (!isLegal(state, move)) return err(violationOf(state, move));
  return ok(move.kind === 'place' ? afterPlacement(state, move) : afterJump(state, move));
}

function isLegal(state: PlainState, move: PlainMove): boolean {
  if (state.winner >= 0) return false;
  if (state.phase === 'reply') return repliesOf(state).some((reply) => moveText(reply) === moveText(move));
  return move.kind === 'place' ? mayPlace(state, state.turn, move.to) : mayJump(state, move);
}

function afterPlacement(state: PlainState, move: Placement): PlainState {
  const { turn } = state;
  const board = withAt(state.board, move.to, turn);
  const hands = withAt(state.hands, turn, (state.hands[turn] ?? 0) - 1);
  return after(state, move.to, board, hands, recounted(state.owners, board, move.to));
}

/** Applies a jump and recounts the quadrants where a piece left, was captured or landed. */
function afterJump(state: PlainState, { path }: Jump): PlainState {
  const board = boardAfterJump(state.board, path);
  const from = path[0] ?? 0;
  const to = path[1] ?? 0;
  const over = (from + to) / 2;
  const owners = recounted(recounted(state.owners, board, from), board, to);
  // The jumped piece is usually in the quadrant of one of the ends
  const isCounted = QUADRANT_OF[over] === QUADRANT_OF[from] || QUADRANT_OF[over] === QUADRANT_OF[to];
  return after(state, to, board, state.hands, isCounted ? owners : recounted(owners, board, over));
}

/** The owners after recounting the quadrant of a space (WW-16); the same list if nothing changed. */
function recounted(owners: readonly number[], board: readonly number[], space: number): readonly number[] {
  const quadrant = QUADRANT_OF[space] ?? 0;
  const owner = ownerOf(board, quadrant);
  return owner === owners[quadrant] ? owners : withAt(owners, quadrant, owner);
}

function after(
  state: PlainState,
  landing: number,
  board: readonly number[],
  hands: readonly number[],
  owners: readonly number[],
): PlainState {
  const { turn, phase } = state;
  return judged({
    rng: state.rng,
    rules: state.rules,
    board,
    hands,
    turn: 1 - turn,
    phase: phase === 'first' && turn === STRAWBERRIES && hands !== state.hands ? '-' : phase,
    owners,
    ranks: ranksAfter(state, landing, board, owners),
    winner: -1,
    by: 'going-on',
  });
}

/**
 * Ranks after a move of the seat to move. If no seat had a condition before, only the mover can have gained a line or filled
 * quadrant, and only through its landing space, so most moves need no scan of the whole board.
 */
function ranksAfter(
  state: PlainState,
  landing: number,
  board: readonly number[],
  owners: readonly number[],
): readonly number[] {
  const { turn, ranks } = state;
  const quiet =
    // In a war both have a condition, and no reply is quiet
    ranks[1] === 0 &&
    (owners === state.owners || (owned(owners, 0) < 3 && owned(owners, 1) < 3)) &&
    !fiveThrough(board, landing, turn) &&
    !fillsQuadrant(board, landing, turn);
  return quiet ? ranks : [rankOf(board, owners, 0), rankOf(board, owners, 1)];
}

/** The seat to move (WW-2); empty when the game is over. */
export function toMove(state: PlainState): readonly Seat[] {
  return sideToMove(state.turn, state.winner >= 0);
}
