/** Positions that begin with `BOARD SIDE`, as games of Strawberries against Blueberries on a grid write them. */
import { yes } from './contract.js';
import type { Result, Seat, TextError } from './contract.js';
import { gridName, gridSpace, gridText, readGrid } from './grid.js';
import type { GridSize } from './grid.js';
import { textError, UNREAD } from './text.js';
import type { Field } from './text.js';
import { SIDE_LETTERS } from './two-sides.js';

/** A mistake, as a result. */
export type Mistake = ReturnType<typeof textError>;

/** Who stands where, and whose turn it is. */
export interface Sides {
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry). */
  readonly board: readonly number[];
  readonly turn: Seat;
}

/** What was read as a result; where nothing was, what is wrong, or just `UNREAD` for who does not ask. */
export function asRead<T>(read?: T, mistake?: () => Mistake): Result<T, TextError> {
  if (read !== undefined) return yes(read);
  return mistake === undefined ? textError(UNREAD, 0, []) : mistake();
}

/** What stands for no space in lists of spaces. */
const NOWHERE = '-';

/** `BOARD SIDE` of a position; what a game has besides follows after a space. */
export function sidesText(size: GridSize, { board, turn }: Sides): string {
  return gridText(size, board, SIDE_LETTERS) + ' ' + SIDE_LETTERS.charAt(turn);
}

/** Reads the first two fields; left out: side `s`. Undefined where they are none; `sidesError` says why. */
export function readSides(size: GridSize, fields: readonly Field[]): Sides | undefined {
  const board = readGrid(size, fields[0]?.text ?? '', SIDE_LETTERS);
  const side = fields[1]?.text ?? 's';
  const turn = side.length === 1 ? SIDE_LETTERS.indexOf(side) : -1;
  return board === undefined || turn < 0 ? undefined : { board, turn };
}

/** For each side a space, `c3,-`. */
export function placesText(size: GridSize, spaces: readonly number[]): string {
  return spaces.map((space) => (space < 0 ? NOWHERE : gridName(size, space))).join(',');
}

/** Reads, for each side, the space of one of its pieces; -1 for none. Undefined where another piece stands, or none. */
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
