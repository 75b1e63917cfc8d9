/** Legal moves of Reversi (WW-76). */
import type { Seat } from '../core/contract.js';
import { raysOf } from './components.js';
import { PASS } from './state.js';
import type { ReversiState } from './state.js';

/** Spaces where a piece flips something; the pass alone when there are none; nothing when the game is over. */
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

/** How many opposing pieces along a line are closed in by an own one. */
export function flipsAlong(board: readonly number[], line: readonly number[], side: Seat): number {
  for (let i = 0; i < line.length; i++) {
    const piece = board[line[i] ?? 0] ?? -1;
    if (piece < 0) return 0;
    if (piece === side) return i;
  }
  return 0;
}

/** Whether only the other side can flip anything. */
export function mustPass(state: ReversiState): boolean {
  return !canFlip(state, state.turn) && canFlip(state, 1 - state.turn);
}
