/** A Top Waffle position as a picture for a file: the display, and what lies before each player. */
import type { Picture } from '@griddle/art';
import { picture as draw } from '@griddle/art/top-waffle/index.js';
import { pictureOf } from '@griddle/art/internal/top-waffle/position.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';

/** The picture of a position for `render`. */
export function picture(state: TopWaffleState): Picture {
  return draw(pictureOf(state));
}
