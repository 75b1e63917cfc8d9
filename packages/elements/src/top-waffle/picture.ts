/** The whole table as a picture for a file. Fetched when one is asked for. */
import type { Picture } from '@griddle/art';
import { picture } from '@griddle/art/top-waffle/picture.js';
import { pictureOf as contentsOf } from '@griddle/art/top-waffle/position.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';

/** As `toSVG()` and `toPNG()` give it, without marks. */
export function pictureOf(state: TopWaffleState): Picture {
  return picture(contentsOf(state));
}
