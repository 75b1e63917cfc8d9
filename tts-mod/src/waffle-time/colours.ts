/** The colours of lines on the table and of messages. They are those of the art, so the build has to bring them along. */
import type { Colour } from '../mod/table-game.js';

/** Colours by what they mean here. */
export interface TableColours {
  readonly last: Colour;
  readonly open: Colour;
  readonly match: Colour;
  readonly star: Colour;
  /** By seat, for messages, which stand on a dark ground. */
  readonly p1: Colour;
  readonly p2: Colour;
  readonly p3: Colour;
  readonly p4: Colour;
}

/** Written in front of the script by `tools/colours.ts`. */
declare const GRIDDLE_COLOURS: TableColours;

/** Colours of this table, from the build. */
export const COLOURS = GRIDDLE_COLOURS;
