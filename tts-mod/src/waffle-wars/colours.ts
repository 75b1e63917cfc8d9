/** The colours of lines on the board and of messages. They are those of the art, so the build has to bring them along. */
import type { Colour } from '../mod/table-game.js';

/** Colours by what they mean here. */
export interface TableColours {
  readonly strawberries: Colour;
  readonly blueberries: Colour;
  readonly war: Colour;
  readonly win: Colour;
  readonly last: Colour;
  readonly open: Colour;
  /** Light tones of the two sides, for messages, which stand on a dark ground. */
  readonly strawberriesSay: Colour;
  readonly blueberriesSay: Colour;
}

/** Written in front of the script by `tools/colours.ts`. */
declare const GRIDDLE_COLOURS: TableColours;

/** Colours of this table, from the build. */
export const COLOURS = GRIDDLE_COLOURS;
