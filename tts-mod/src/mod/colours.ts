/**
 * Colours of lines and messages. They come from the art package, which scripts cannot import, so the build prepends
 * them (`tools/colours.ts`).
 */
import type { Colour } from './table-game.js';

/** Colours by what they mean: on every table the last move and what is open, and `Own`, what one table has besides. */
export type ColoursOf<Own extends string> = Readonly<Record<'last' | 'open' | Own, Colour>>;

declare const GRIDDLE_COLOURS: unknown;

/** The colours that the build brought for this table. */
export function builtColours<Own extends string>(): ColoursOf<Own> {
  return GRIDDLE_COLOURS as ColoursOf<Own>;
}
