/** Positions that begin with `BOARD SIDE`, for games of Strawberries against Blueberries on a grid. */
import { ok } from './contract.js';
import type { Result, Seat, TextError } from './contract.js';
import { emptyGrid, gridName, gridSpace, gridText, RANKS } from './grid.js';
import type { GridSize } from './grid.js';
import { fieldError, textError } from './text.js';
import type { Field } from './text.js';
import { SIDE_LETTERS } from './grid-game.js';

/** A board and the side to move. */
export interface Sides {
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry). */
  readonly board: readonly number[];
  readonly turn: Seat;
}

/** Letters of pieces and of the side to move. */
const LETTERS: readonly string[] = ['s', 'b'];
/** Means “no space” in lists. */
const NOWHERE = '-';

/** Writes `BOARD SIDE`. The game's other fields follow after a space. */
export function sidesText(size: GridSize, { board, turn }: Sides): string {
  return gridText(size, board, SIDE_LETTERS) + ' ' + SIDE_LETTERS.charAt(turn);
}

/** Reads `BOARD SIDE`; the side defaults to `s`. Errors: `position-empty`, those of a board, `side`. */
export function parseSides(size: GridSize, fields: readonly Field[], example: string): Result<Sides, TextError> {
  const [first, side] = fields;
  if (first === undefined) return textError('position-empty', 0, [example]);
  const board = parseGrid(size, first);
  if (!board.ok) return board;
  const turn = side === undefined ? 0 : LETTERS.indexOf(side.text);
  return turn < 0 ? fieldError('side', side, LETTERS) : ok({ board: board.value, turn });
}

/** Reads a board, the highest rank first. Errors: `board-ranks`, `board-piece`, `board-rank-length`. */
export function parseGrid(size: GridSize, field: Field): Result<readonly number[], TextError> {
  const { width, height } = size;
  const rows = field.text.split('/');
  if (rows.length !== height) return textError('board-ranks', field.offset, [], { found: rows.length, wanted: height });
  const board = emptyGrid(size);
  const runs = RANKS.substring(0, width);
  let offset = field.offset;
  let rank = height;
  for (const row of rows) {
    let x = 0;
    for (let i = 0; i < row.length; i++) {
      const letter = row.charAt(i);
      const piece = SIDE_LETTERS.indexOf(letter);
      const run = piece < 0 ? runs.indexOf(letter) + 1 : 1;
      if (run === 0) {
        return textError('board-piece', offset + i, [...LETTERS, '1-' + width.toString()], { found: letter });
      }
      // Harmless past the end of a rank: the length check below rejects it
      board[(rank - 1) * width + x] = piece;
      x += run;
    }
    if (x !== width) return textError('board-rank-length', offset, [], { rank, found: x, wanted: width });
    offset += row.length + 1;
    rank--;
  }
  return ok(board);
}

/** Writes one space per side: `c3,-`. */
export function placesText(size: GridSize, spaces: readonly number[]): string {
  return spaces.map((space) => (space < 0 ? NOWHERE : gridName(size, space))).join(',');
}

/**
 * Reads one space per side that must hold a piece of that side; -1 for `-`, and for both when the field is omitted.
 * Undefined when a space does not hold such a piece.
 */
export function readPlaces(
  size: GridSize,
  field: Field | undefined,
  board: readonly number[],
): readonly number[] | undefined {
  const names = field === undefined ? [NOWHERE, NOWHERE] : field.text.split(',');
  const spaces = names.map((name) => (name.length === 2 ? gridSpace(size, name) : -1));
  const isRight = spaces.every((space, seat) => (space < 0 ? names[seat] === NOWHERE : board[space] === seat));
  return isRight && spaces.length === 2 ? spaces : undefined;
}
