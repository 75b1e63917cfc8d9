/** A Waffle Time position as a picture for a file: the waffles, and what is known of the draft board and the cards. */
import type { Picture } from '@griddle/art';
import { picture as draw } from '@griddle/art/waffle-time/index.js';
import { pictureOf } from '@griddle/art/internal/waffle-time/position.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';

/** The picture of a position for `render`. */
export function picture(state: WaffleTimeState): Picture {
  return draw(pictureOf(state));
}
