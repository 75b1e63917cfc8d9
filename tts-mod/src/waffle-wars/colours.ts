/** The colours of lines on the board, of messages and of the panel: those of the art's palette, as the game takes them. */
import type { Colour } from '../mod/table-game.js';

/** From 0 to 255, as in `#rrggbb`. */
function rgb(red: number, green: number, blue: number): Colour {
  return [red / 255, green / 255, blue / 255];
}

/** Keyed by what they mean here; a test holds them against the palette's tokens. */
export const BOARD_COLOURS = {
  strawberries: rgb(228, 72, 78),
  blueberries: rgb(18, 22, 72),
  war: rgb(122, 74, 22),
  win: rgb(255, 210, 31),
  last: rgb(160, 74, 10),
  open: rgb(11, 114, 133),
} as const;

/** By seat. Messages stand on a dark ground in the game, so these are the lighter tones of both fruits. */
export const SEAT_TONES: readonly Colour[] = [rgb(255, 138, 142), rgb(143, 162, 240)];
