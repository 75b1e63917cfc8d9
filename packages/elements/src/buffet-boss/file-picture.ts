/** The table as one picture, for files. */
import type { Picture } from '@griddle/art';
import { picture } from '@griddle/art/buffet-boss/index.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/index.js';

/** All plates and the line, as `toSVG()` and `toPNG()` give them. */
export function filePicture(state: BuffetBossState): Picture {
  return picture(state);
}
