/** What is seen on the board, and how it differs from a board on record. Every game of two sides on this board asks it. */
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { gridName } from '@griddle/rules/internal/core/grid.js';
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { BOARD, NOBODY } from '@griddle/rules/internal/waffle-wars/components.js';
import type { Act } from '../mod/table-game.js';
import { isSameSize } from './sizes.js';

/** What lies on the table. Two pieces on one space are both counted. */
export interface Scan {
  /** The board that lies there. */
  readonly size: GridSize;
  /** By seat and space: how many pieces lie there. */
  readonly onBoard: readonly (readonly number[])[];
  /** By seat: how many pieces lie on its tray. */
  readonly inHand: readonly number[];
  /** Every piece on the table, by itself. */
  readonly pieces: readonly SeenPiece[];
}

/** A piece that is seen. */
export interface SeenPiece {
  /** The id of the object. */
  readonly guid: string;
  readonly seat: Seat;
  /** -1 beside the board. */
  readonly space: number;
  readonly isInHand: boolean;
}

/** A difference between the table and a position: a piece of a seat that is, or is not, on a space. */
export interface Difference {
  readonly seat: Seat;
  readonly space: number;
}

/** How the table differs from a position. */
export interface Differences {
  readonly came: readonly Difference[];
  readonly gone: readonly Difference[];
}

/** A table without pieces. */
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

/** Compares the board as seen with the board of a position. On a board of another size no piece is where it belongs. */
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

/** Whether the board that is seen is that of a position, with the same pieces on it. */
export function isSameBoard(board: readonly number[], seen: Scan, size: GridSize = BOARD): boolean {
  const { came, gone } = differences(board, seen, size);
  return came.length === 0 && gone.length === 0 && isSameSize(size, seen.size);
}

/** The spaces of all differences, for telling people where the table and the record disagree. */
export function differingPlaces({ came, gone }: Differences, size: GridSize = BOARD): Place[] {
  const spaces: number[] = [];
  for (const { space } of [...came, ...gone]) if (!spaces.includes(space)) spaces.push(space);
  return spaces.map((space) => gridName(size, space));
}

/** The board as it is seen; of two pieces on one space the one on record stays, and all where another board lies. */
export function boardSeen(onRecord: readonly number[], seen: Scan, size: GridSize = BOARD): readonly number[] {
  if (!isSameSize(size, seen.size)) return onRecord;
  return onRecord.map((piece, space) => pieceSeen(piece, space, seen));
}

/** Who is to move after an act that is taken as it lies: after an act of a side the other one, after a repair the same. */
export function turnAfter<M>(turn: Seat, act: Act<M>): Seat {
  return act.kind === 'move' ? 1 - act.seat : turn;
}

function pieceSeen(onRecord: number, space: number, seen: Scan): number {
  const there = [0, 1].filter((seat) => (seen.onBoard[seat]?.[space] ?? 0) > 0);
  return there.includes(onRecord) ? onRecord : (there[0] ?? NOBODY);
}
