/** The whole table as a picture for a file. Fetched when one is asked for. */
import type { Picture } from '@griddle/art';
import { picture } from '@griddle/art/waffle-time/picture.js';
import { pictureOf as contentsOf } from '@griddle/art/waffle-time/position.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';

/** As `toSVG()` and `toPNG()` give it, without marks. */
export function pictureOf(state: WaffleTimeState): Picture {
  return picture(contentsOf(state));
}
