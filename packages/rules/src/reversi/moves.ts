/** The moves of Reversi: legal moves, refusals and the effect of a move (WW-76). */
import { err, ok, type Result, type Seat, type RuleViolation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { boardOf, PASS, raysOf, type ReversiState } from './state.js';

/** Spaces where a piece flips something; only the pass if there are none; nothing when the game is over. */
export function legalMoves(state: ReversiState): readonly number[] {
  const moves = flippingSpaces(state, state.turn);
  if (moves.length > 0) return moves;
  return canFlip(state, 1 - state.turn) ? [PASS] : [];
}

function flippingSpaces(state: ReversiState, side: Seat): number[] {
  const moves: number[] = [];
  for (let space = 0; space < state.board.length; space++) if (flipsAny(state, space, side)) moves.push(space);
  return moves;
}

function canFlip(state: ReversiState, side: Seat): boolean {
  for (let space = 0; space < state.board.length; space++) if (flipsAny(state, space, side)) return true;
  return false;
}

/** Whether neither side has a move (WW-76). */
export function isOver(state: ReversiState): boolean {
  return !canFlip(state, state.turn) && !canFlip(state, 1 - state.turn);
}

function flipsAny(state: ReversiState, space: number, side: Seat): boolean {
  const { board } = state;
  if ((board[space] ?? 0) >= 0) return false;
  const rays = raysOf(state.size)[space] ?? [];
  for (let i = 0; i < rays.length; i++) if (flipsAlong(board, rays[i] ?? [], side) > 0) return true;
  return false;
}

/** The number of opposing pieces along a line that an own piece encloses. */
function flipsAlong(board: readonly number[], line: readonly number[], side: Seat): number {
  for (let i = 0; i < line.length; i++) {
    const piece = board[line[i] ?? 0] ?? -1;
    if (piece < 0) return 0;
    if (piece === side) return i;
  }
  return 0;
}

/** Whether only the other side can flip anything. */
function mustPass(state: ReversiState): boolean {
  return !canFlip(state, state.turn) && canFlip(state, 1 - state.turn);
}

/** The reason why a move is illegal. */
function violationOf(state: ReversiState, space: number): RuleViolation {
  if (space === PASS) return { rule: 'WW-76', code: isOver(state) ? 'game-over' : 'no-pass', places: [] };
  const code = (state.board[space] ?? 0) >= 0 ? 'occupied' : 'flips-nothing';
  return { rule: 'WW-76', code, places: [gridName(boardOf(state.size), space)] };
}

/**
 * Places a piece and flips the pieces it encloses, or passes; refused on a taken space, where nothing flips, and for a
 * pass while there is a move.
 */
export function play(state: ReversiState, space: number): Result<ReversiState, RuleViolation> {
  const { rng, size, turn } = state;
  if (space === PASS) return mustPass(state) ? ok({ ...state, turn: 1 - turn }) : err(violationOf(state, space));
  if ((state.board[space] ?? 0) >= 0) return err(violationOf(state, space));
  const board = state.board.slice();
  let flipped = 0;
  for (const line of raysOf(size)[space] ?? []) {
    const count = flipsAlong(state.board, line, turn);
    for (let i = 0; i < count; i++) board[line[i] ?? 0] = turn;
    flipped += count;
  }
  if (flipped === 0) return err(violationOf(state, space));
  board[space] = turn;
  return ok({ rng, size, board, turn: 1 - turn });
}
