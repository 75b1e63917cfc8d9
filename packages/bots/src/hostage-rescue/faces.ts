/**
 * What a roll can do for a side of Hostage Rescue. Faces from one to five are bits of a number, the lowest for a one; a
 * six is split, and its first part may be any of the others.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import { DIE } from '@griddle/rules/internal/hostage-rescue/state.js';
import { LINES } from '@griddle/rules/internal/hostage-rescue/legal.js';

/** Faces that bring a side's piece to a corner at once; `carrier`: this one, or any if it is -1. */
export function facesToReach(board: readonly number[], side: Seat, corner: number, carrier: number): number {
  let faces = 0;
  for (const line of LINES[corner] ?? []) {
    for (let i = 0; i < line.length; i++) {
      const space = line[i] ?? 0;
      if (board[space] === 1 - side) break;
      if (board[space] === side && (carrier < 0 || space === carrier)) faces |= 1 << i;
    }
  }
  return faces;
}

/** Faces that bring a piece to a space with a straight way to that corner. */
export function facesToAWay(board: readonly number[], side: Seat, corner: number, carrier: number): number {
  const ways: boolean[] = [];
  for (const line of LINES[corner] ?? []) {
    for (const space of line) {
      ways[space] = board[space] !== side;
      // A piece in the way can be captured
      if (board[space] === 1 - side) break;
    }
  }
  let faces = 0;
  for (let from = 0; from < board.length; from++) {
    if (board[from] !== side || from === corner || (carrier >= 0 && from !== carrier)) continue;
    for (const line of LINES[from] ?? []) {
      for (let i = 0; i < line.length; i++) {
        const space = line[i] ?? 0;
        if (ways[space] === true) faces |= 1 << i;
        if (board[space] === 1 - side) break;
      }
    }
  }
  return faces;
}

/** How many of the lowest five bits are set. */
export function count(faces: number): number {
  let set = 0;
  for (let i = 0; i < DIE; i++) set += (faces >> i) & 1;
  return set;
}
