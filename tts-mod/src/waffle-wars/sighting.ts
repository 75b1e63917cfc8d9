/** What is seen on the board, and how it differs from a board on record. Every game of two sides on this board asks it. */
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { NOBODY, SPACE_NAMES, SPACES } from '@griddle/rules/waffle-wars/components.js';
import type { Act } from '../mod/table-game.js';

/** What lies on the table. Two pieces on one space are both counted. */
export interface Sighting {
  /** By seat and space: how many pieces lie there. */
  readonly onBoard: readonly (readonly number[])[];
  /** By seat: how many pieces lie on its tray. */
  readonly inHand: readonly number[];
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
export function emptySighting(): { onBoard: number[][]; inHand: number[] } {
  const onBoard: number[][] = [[], []];
  for (const counts of onBoard) for (let space = 0; space < SPACES; space++) counts.push(0);
  return { onBoard, inHand: [0, 0] };
}

/** Compares the board as seen with the board of a position. */
export function differences(board: readonly number[], seen: Sighting): Differences {
  const came: Difference[] = [];
  const gone: Difference[] = [];
  for (let space = 0; space < SPACES; space++) {
    for (let seat = 0; seat < 2; seat++) {
      const surplus = (seen.onBoard[seat]?.[space] ?? 0) - (board[space] === seat ? 1 : 0);
      for (let i = 0; i < surplus; i++) came.push({ seat, space });
      if (surplus < 0) gone.push({ seat, space });
    }
  }
  return { came, gone };
}

/** The spaces of all differences, for telling people where the table and the record disagree. */
export function differingPlaces({ came, gone }: Differences): Place[] {
  const spaces: number[] = [];
  for (const { space } of [...came, ...gone]) if (!spaces.includes(space)) spaces.push(space);
  return spaces.map((space) => SPACE_NAMES[space] ?? '');
}

/** The board as it is seen; of two pieces on one space the one on record stays. */
export function boardSeen(onRecord: readonly number[], seen: Sighting): number[] {
  return onRecord.map((piece, space) => pieceSeen(piece, space, seen));
}

/** Who is to move after an act that is taken as it lies: after an act of a side the other one, after a repair the same. */
export function turnAfter<M>(turn: Seat, act: Act<M>): Seat {
  return act.kind === 'move' ? 1 - act.seat : turn;
}

function pieceSeen(onRecord: number, space: number, seen: Sighting): number {
  const there = [0, 1].filter((seat) => (seen.onBoard[seat]?.[space] ?? 0) > 0);
  return there.includes(onRecord) ? onRecord : (there[0] ?? NOBODY);
}
