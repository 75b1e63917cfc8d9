/** A scan of the board and its differences from a recorded board, for every two-sided game on this board. */
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { gridName } from '@griddle/rules/internal/core/grid.js';
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { BOARD, NOBODY } from '@griddle/rules/internal/waffle-wars/components.js';
import type { Act } from '../mod/table-game.js';
import { isSameSize } from './sizes.js';

/** Pieces on the table. Two pieces on one space are both counted. */
export interface Scan {
  /** The board on the table. */
  readonly size: GridSize;
  /** Number of pieces by seat and space. */
  readonly onBoard: readonly (readonly number[])[];
  /** By seat: how many pieces lie on its tray. */
  readonly inHand: readonly number[];
  /** Every piece on the table individually. */
  readonly pieces: readonly SeenPiece[];
}

/** A piece seen on the table. */
export interface SeenPiece {
  /** The id of the object. */
  readonly guid: string;
  readonly seat: Seat;
  /** -1 beside the board. */
  readonly space: number;
  readonly isInHand: boolean;
}

/** A difference between the table and a position: an extra or missing piece of a seat on a space. */
export interface Difference {
  readonly seat: Seat;
  readonly space: number;
}

/** How the table differs from a position. */
export interface Differences {
  readonly came: readonly Difference[];
  readonly gone: readonly Difference[];
}

/** Returns a scan without pieces. */
export function emptyScan(size: GridSize = BOARD): {
  size: GridSize;
  onBoard: number[][];
  inHand: number[];
  pieces: SeenPiece[];
} {
  const onBoard: number[][] = [[], []];
  for (const counts of onBoard) for (let space = 0; space < size.width * size.height; space++) counts.push(0);
  return { size, onBoard, inHand: [0, 0], pieces: [] };
}

/** Compares the board seen with the board of a position. On a board of another size every piece differs. */
export function differences(board: readonly number[], seen: Scan, size: GridSize = BOARD): Differences {
  const isOther = !isSameSize(size, seen.size);
  const came: Difference[] = [];
  const gone: Difference[] = [];
  for (let space = 0; space < board.length; space++) {
    for (let seat = 0; seat < 2; seat++) {
      const there = isOther ? 0 : (seen.onBoard[seat]?.[space] ?? 0);
      const surplus = there - (board[space] === seat ? 1 : 0);
      for (let i = 0; i < surplus; i++) came.push({ seat, space });
      if (surplus < 0) gone.push({ seat, space });
    }
  }
  return { came, gone };
}

/** Whether the board seen matches that of a position, with the same pieces. */
export function isSameBoard(board: readonly number[], seen: Scan, size: GridSize = BOARD): boolean {
  const { came, gone } = differences(board, seen, size);
  return came.length === 0 && gone.length === 0 && isSameSize(size, seen.size);
}

/** Returns the places of all differences, to show players where table and record disagree. */
export function differingPlaces({ came, gone }: Differences, size: GridSize = BOARD): Place[] {
  const spaces: number[] = [];
  for (const { space } of [...came, ...gone]) if (!spaces.includes(space)) spaces.push(space);
  return spaces.map((space) => gridName(size, space));
}

/** Returns the board seen; of two pieces on one space the recorded one stays, and all pieces if the table has another board. */
export function boardSeen(onRecord: readonly number[], seen: Scan, size: GridSize = BOARD): readonly number[] {
  if (!isSameSize(size, seen.size)) return onRecord;
  return onRecord.map((piece, space) => pieceSeen(piece, space, seen));
}

/** Returns the seat to move after an act accepted as it lies: the other side after a side's act, the same after a repair. */
export function turnAfter<M>(turn: Seat, act: Act<M>): Seat {
  return act.kind === 'move' ? 1 - act.seat : turn;
}

function pieceSeen(onRecord: number, space: number, seen: Scan): number {
  const there = [0, 1].filter((seat) => (seen.onBoard[seat]?.[space] ?? 0) > 0);
  return there.includes(onRecord) ? onRecord : (there[0] ?? NOBODY);
}
