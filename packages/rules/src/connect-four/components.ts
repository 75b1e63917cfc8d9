/** Boards of Connect-4 (WW-75). */
import type { GridSize } from '../core/grid.js';

/** How many in a row win. */
export const IN_A_ROW = 4;

/** The boards there are; the waffle's own first. */
export const SIZES: readonly string[] = ['6x6', '7x6', '7x7', '8x7', '8x8'];

/** The largest of them, by which places are read where no state is at hand. */
export const LARGEST: GridSize = { width: 8, height: 8 };

/** The board of a `WIDTHxHEIGHT` text. */
export function sizeOf(text: string): GridSize {
  return { width: '0123456789'.indexOf(text.charAt(0)), height: '0123456789'.indexOf(text.charAt(2)) };
}
