/** Colours of the art, which the build brings along. */
import type { Colour } from '../mod/table-game.js';

/** Colours by what they mean here. */
export interface TableColours {
  readonly last: Colour;
  readonly open: Colour;
  readonly tallest: Colour;
  /** By seat, for messages, which stand on a dark ground. */
  readonly seats: readonly Colour[];
}

/** Written in front of the script by `tools/colours.ts`. */
declare const GRIDDLE_COLOURS: Readonly<Record<string, Colour>>;

const NONE: Colour = [1, 1, 1];

function named(name: string): Colour {
  return GRIDDLE_COLOURS[name] ?? NONE;
}

/** The colours by name, white for one that the build did not bring. */
export const COLOURS: TableColours = {
  last: named('last'),
  open: named('open'),
  tallest: named('tallest'),
  seats: ['red', 'blue', 'yellow', 'green', 'purple'].map((name) => named(name)),
};
