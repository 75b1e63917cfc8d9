/** Separates what players did by hand on a two-sided board from bumped, deleted or copied pieces. */
import type { Place } from '@griddle/rules/core/contract.js';
import { gridName, gridSpace } from '@griddle/rules/internal/core/grid.js';
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { SEAT_NAMES } from '@griddle/rules/internal/waffle-wars/components.js';
import { playerChangesOn } from '../mod/placement.js';
import type { Placement } from '../mod/placement.js';
import type { Carried, PlayerChanges } from '../mod/table-game.js';
import { emptyScan } from './scan.js';
import type { Scan } from './scan.js';

/** Pieces on a board and in hands, as a position has them. */
export interface OnRecord {
  readonly size: GridSize;
  /** For each space the seat of its piece, or -1. */
  readonly board: readonly number[];
  /** By side: how many pieces belong on its tray. */
  readonly hands: readonly number[];
}

/** Returns the pieces of a board with their places. */
function piecesOn(size: GridSize, countAt: (seat: number, space: number) => number): Placement[] {
  const pieces: Placement[] = [];
  for (let space = 0; space < size.width * size.height; space++) {
    SEAT_NAMES.forEach((kind, seat) => {
      for (let i = 0; i < countAt(seat, space); i++) pieces.push({ kind, place: gridName(size, space) });
    });
  }
  return pieces;
}

/** Returns what players did by hand in a scan, starting from a position or a move being prepared. */
export function playerChanges(
  { size, board, hands }: OnRecord,
  seen: Scan,
  carried: readonly Carried[],
  prepared: Scan | undefined,
): PlayerChanges<Scan> {
  const before = piecesOn(size, (seat, space) => {
    if (prepared !== undefined) return prepared.onBoard[seat]?.[space] ?? 0;
    return board[space] === seat ? 1 : 0;
  });
  const there = seen.pieces.map(({ guid, seat, space }): Placement => {
    return { guid, kind: SEAT_NAMES[seat] ?? '', place: space < 0 ? '' : gridName(seen.size, space) };
  });
  const { scan, unexpected, isCrowded } = playerChangesOn(before, there, carried);
  const { onBoard } = emptyScan(size);
  for (const { kind, place } of scan) {
    const counts = onBoard[SEAT_NAMES.indexOf(kind)];
    const space = gridSpace(size, place);
    if (counts !== undefined) counts[space] = (counts[space] ?? 0) + 1;
  }
  const clean = { size, onBoard, inHand: seen.inHand, pieces: seen.pieces };
  return { scan: clean, unexpected: [...unexpected, ...traysLacking({ size, board, hands }, seen)], isCrowded };
}

/** Returns the trays for which the whole table has too few pieces. A piece beside its tray does not count as missing. */
export function traysLacking({ board, hands }: OnRecord, seen: Scan): Place[] {
  const places: Place[] = [];
  SEAT_NAMES.forEach((name, seat) => {
    const wanted = board.filter((owner) => owner === seat).length + (hands[seat] ?? 0);
    const onBoard = board.filter((owner, space) => owner === seat && (seen.onBoard[seat]?.[space] ?? 0) === 0).length;
    const there = seen.pieces.filter((piece) => piece.seat === seat).length;
    // A piece missing on the board is reported by its space
    if (there + onBoard < wanted) places.push(name + ':tray');
  });
  return places;
}
