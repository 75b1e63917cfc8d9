/** What a sample of Buffet Boss has, and its positions. */
import type { Sample, Try } from '../sample.js';

/** A try whose result shows on score sheets or in who is to move. */
export interface BuffetBossTry extends Try {
  /** Rule and points of every line of a seat's sheet after the moves, seats in order. */
  readonly sheets?: readonly (readonly (readonly [rule: string, points: number])[])[];
  /** Who is to move after the moves: seat names joined by blanks, `table`, or empty. */
  readonly toMove?: string;
  /** All legal moves after the moves, sorted and joined by blanks. */
  readonly legal?: string;
}

export type BuffetBossSample = Sample<BuffetBossTry>;

/** A bag with every card in it. */
export const FULL = '222222222222222222222';

/** A finished game to be counted. */
export function counted(plates: string): string {
  return `${plates} - p1:over:1:p1 ${FULL} -`;
}

/** A position in the middle of a game. */
export function going(plates: string, line: string, step: string, turn = '-'): string {
  return `${plates} ${line} ${step} ${FULL} ${turn}`;
}
