/** What a Waffle Wars position that is not over is worth to a side. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { LINES, NOBODY, QUADRANT_OF, WIN_SHAPES } from '@griddle/rules/waffle-wars/components.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';

/** A winning condition that stands on the board (a reply or a World War is going on), for each rank. */
const CONDITION = 1000;
/** A quadrant owned (WW-13): two of them are most of the way to three (WW-17). */
const QUADRANT = 40;
/** A piece on the board or in hand: what a jump takes out of the game (WW-8). */
const PIECE = 12;
/** A win shape, and one that lacks a single piece while the last space is open (WW-12). */
const SHAPE = 8;
const ALMOST_SHAPE = 3;
/** Pieces in five spaces of a line that hold nobody else's, by their number (WW-18). */
const IN_A_ROW = [0, 0, 1, 6, 25, 0];

/** Own prospects less the opponent's. */
export function waffleWarsWorth({ board, hands, owners, ranks }: WaffleWarsState, seat: Seat): number {
  const opponent = 1 - seat;
  let worth = CONDITION * ((ranks[seat] ?? 0) - (ranks[opponent] ?? 0));
  worth += PIECE * ((hands[seat] ?? 0) - (hands[opponent] ?? 0));
  for (const owner of owners) worth += owner === seat ? QUADRANT : owner === opponent ? -QUADRANT : 0;
  for (const piece of board) worth += piece === seat ? PIECE : piece === opponent ? -PIECE : 0;
  for (const shapes of WIN_SHAPES) for (const shape of shapes) worth += shapeWorth(board, owners, shape, seat);
  for (const line of LINES) {
    worth += lineWorth(board, line, 0, seat);
    if (line.length === 6) worth += lineWorth(board, line, 1, seat);
  }
  return worth;
}

/** A shape of one side, whole or lacking one piece that its side may still place. */
function shapeWorth(board: readonly number[], owners: readonly number[], shape: readonly number[], seat: Seat): number {
  let own = 0;
  let theirs = 0;
  for (const space of shape) {
    if (board[space] === seat) own++;
    else if (board[space] !== NOBODY) theirs++;
  }
  if (own > 0 && theirs > 0) return 0;
  const pieces = own + theirs;
  const sign = own > 0 ? 1 : -1;
  if (pieces === shape.length) return sign * SHAPE;
  if (pieces < shape.length - 1) return 0;
  const owner = owners[QUADRANT_OF[shape[0] ?? 0] ?? 0] ?? NOBODY;
  const mayPlace = owner === NOBODY || owner === (own > 0 ? seat : 1 - seat);
  return mayPlace ? sign * ALMOST_SHAPE : 0;
}

/** The five spaces of a line from `start`, where they are one side's alone. */
function lineWorth(board: readonly number[], line: readonly number[], start: number, seat: Seat): number {
  let own = 0;
  let theirs = 0;
  for (let i = start; i < start + 5; i++) {
    const piece = board[line[i] ?? 0];
    if (piece === seat) own++;
    else if (piece !== NOBODY) theirs++;
  }
  if (theirs === 0) return IN_A_ROW[own] ?? 0;
  return own === 0 ? -(IN_A_ROW[theirs] ?? 0) : 0;
}
