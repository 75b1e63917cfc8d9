/** Legal moves, and the playing of one (WW-5 to WW-16, WW-24). */
import { no, yes } from '../core/contract.js';
import type { Place, Result, Seat, Values, Violation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { sideToMove } from '../core/two-sides.js';
import {
  IS_CORNER,
  NOBODY,
  QUADRANT_NAMES,
  QUADRANT_OF,
  SEAT_NAMES,
  SPACE_NAMES,
  STRAWBERRIES,
  WAR,
} from './components.js';
import {
  conditionsOf,
  fillsQuadrant,
  fiveThrough,
  owned,
  ownerOf,
  placesOf,
  rankOf,
  spacesOfShapes,
} from './conditions.js';
import { boardAfterJump, movesOf, overBetween } from './legal.js';
import { moveText } from './notation.js';
import type { Jump, Placement, WaffleWarsMove, WaffleWarsState } from './state.js';
import { judged, repliesOf } from './verdict.js';

/** Every legal move, placements quadrant by quadrant and then jumps; empty when the game is over (WW-5, WW-24). */
export function legalMoves(state: WaffleWarsState): readonly WaffleWarsMove[] {
  if (state.winner >= 0) return [];
  return state.phase === 'reply' ? repliesOf(state) : movesOf(state);
}

/** Plays a move, or says which rule refuses it. */
export function play(state: WaffleWarsState, move: WaffleWarsMove): Result<WaffleWarsState, Violation> {
  if (state.winner >= 0) return refused(overRule(state), 'game-over', []);
  const violation = move.kind === 'place' ? placementViolation(state, move) : jumpViolation(state, move);
  if (violation !== undefined) return no(violation);
  if (state.phase === 'reply' && !isReply(state, move)) {
    return refused('WW-24', 'reply-must-win', [SPACE_NAMES[landingOf(move)] ?? '']);
  }
  return yes(move.kind === 'place' ? afterPlacement(state, move) : afterJump(state, move));
}

/** The space a move ends on. */
export function landingOf(move: WaffleWarsMove): number {
  return move.kind === 'place' ? move.to : (move.path[move.path.length - 1] ?? 0);
}

function isReply(state: WaffleWarsState, move: WaffleWarsMove): boolean {
  return repliesOf(state).some((reply) => moveText(reply) === moveText(move));
}

function afterPlacement(state: WaffleWarsState, move: Placement): WaffleWarsState {
  const { turn } = state;
  const board = withAt(state.board, move.to, turn);
  const hands = withAt(state.hands, turn, (state.hands[turn] ?? 0) - 1);
  return after(state, move.to, board, hands, recounted(state.owners, board, move.to));
}

/** Quadrants change where a piece left, was taken or landed. */
function afterJump(state: WaffleWarsState, { path }: Jump): WaffleWarsState {
  const board = boardAfterJump(state.board, path);
  const from = path[0] ?? 0;
  const to = path[1] ?? 0;
  const over = (from + to) / 2;
  const owners = recounted(recounted(state.owners, board, from), board, to);
  // The piece jumped over mostly lies in the quadrant of one end
  const isCounted = QUADRANT_OF[over] === QUADRANT_OF[from] || QUADRANT_OF[over] === QUADRANT_OF[to];
  return after(state, to, board, state.hands, isCounted ? owners : recounted(owners, board, over));
}

/** The owners with the quadrant of a space counted anew (WW-16); the same list when nothing changed. */
function recounted(owners: readonly number[], board: readonly number[], space: number): readonly number[] {
  const quadrant = QUADRANT_OF[space] ?? 0;
  const owner = ownerOf(board, quadrant);
  return owner === owners[quadrant] ? owners : withAt(owners, quadrant, owner);
}

function after(
  state: WaffleWarsState,
  landing: number,
  board: readonly number[],
  hands: readonly number[],
  owners: readonly number[],
): WaffleWarsState {
  const { turn, phase } = state;
  return judged({
    rng: state.rng,
    rules: state.rules,
    board,
    hands,
    turn: 1 - turn,
    phase: phase === 'reply' || (phase === 'first' && turn === STRAWBERRIES && hands !== state.hands) ? '-' : phase,
    owners,
    ranks: ranksAfter(state, landing, board, owners),
    winner: -1,
    by: 'going-on',
  });
}

/**
 * Ranks after a move of the seat to move. Where nobody had a condition before, lines and filled quadrants can only
 * have come to the mover and only through its landing space, so most moves need no look at the whole board.
 */
function ranksAfter(
  state: WaffleWarsState,
  landing: number,
  board: readonly number[],
  owners: readonly number[],
): readonly number[] {
  const { turn, ranks } = state;
  const quiet =
    ranks[0] === 0 &&
    ranks[1] === 0 &&
    (owners === state.owners || (owned(owners, 0) < 3 && owned(owners, 1) < 3)) &&
    !fiveThrough(board, landing, turn) &&
    !fillsQuadrant(board, landing, turn);
  return quiet ? ranks : [rankOf(board, owners, 0), rankOf(board, owners, 1)];
}

/** Why the seat to move may not place there in ordinary play; undefined when it may. */
export function placementViolation(state: WaffleWarsState, move: Placement): Violation | undefined {
  const { turn } = state;
  const place = SPACE_NAMES[move.to] ?? '';
  if (state.board[move.to] !== NOBODY) return violation('WW-6', 'occupied', [place]);
  if ((state.hands[turn] ?? 0) === 0) return violation('WW-11', 'hand-empty', [place]);
  if (state.phase === 'first' && turn === STRAWBERRIES && IS_CORNER[move.to] === true) {
    return violation('WW-4', 'corner', [place]);
  }
  const quadrant = QUADRANT_OF[move.to] ?? 0;
  const owner = state.owners[quadrant] ?? NOBODY;
  if (owner === NOBODY || owner === turn) return undefined;
  const values: Values = { quadrant: QUADRANT_NAMES[quadrant] ?? '' };
  if (owner === WAR) {
    const shapes = [...spacesOfShapes(state.board, quadrant, 0), ...spacesOfShapes(state.board, quadrant, 1)];
    return violation('WW-15', 'civil-war', [place, ...placesOf(shapes)], values);
  }
  const shapes = placesOf(spacesOfShapes(state.board, quadrant, owner));
  return violation('WW-13', 'locked', [place, ...shapes], { ...values, owner: SEAT_NAMES[owner] ?? '' });
}

function jumpViolation({ board, turn, phase, rules }: WaffleWarsState, { path }: Jump): Violation | undefined {
  const from = path[0] ?? 0;
  const to = path[1] ?? 0;
  const over = overBetween(from, to);
  // Asked together first: most jumps are fine, and need no names of places
  if (board[from] !== turn || over < 0 || board[over] !== 1 - turn || board[to] !== NOBODY) {
    const code = jumpCode(board, turn, from, over);
    return violation('WW-7', code, placesOf(path), { over: SPACE_NAMES[over] ?? '' });
  }
  if (path.length > 2) return violation('WW-10', 'one-jump', placesOf(path));
  if (phase === 'reply' && !rules.replyByJump) return violation('WW-24', 'reply-by-placement', placesOf(path));
  return undefined;
}

/** What is wrong with a jump that breaks WW-7; `over` is -1 where the line is not straight or of another length. */
function jumpCode(board: readonly number[], turn: Seat, from: number, over: number): string {
  if (board[from] === NOBODY) return 'no-piece';
  if (board[from] !== turn) return 'not-your-piece';
  if (over < 0) return 'not-two-spaces';
  if (board[over] === NOBODY) return 'nothing-to-jump';
  return board[over] === turn ? 'own-piece' : 'landing-taken';
}

/** The rule by which a finished game was won. */
export function overRule({ board, owners, winner, by }: WaffleWarsState): string {
  return conditionsOf(board, owners, winner).find(({ code }) => code === by)?.rule ?? 'WW-22';
}

/** A refusal. */
export function violation(rule: string, code: string, places: readonly Place[], values: Values = {}): Violation {
  return { rule, code, places, values };
}

function refused(rule: string, code: string, places: readonly Place[]): Result<never, Violation> {
  return no(violation(rule, code, places));
}

/** The seats that may decide now (WW-2); nobody when the game is over. */
export function toMove(state: WaffleWarsState): readonly Seat[] {
  return sideToMove(state.turn, state.winner >= 0);
}
