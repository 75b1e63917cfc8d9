/** The table as one picture, for files. */
import type { Picture } from '@griddle/art';
import { picture } from '@griddle/art/buffet-boss/index.js';
import { FOODS } from '@griddle/rules/buffet-boss/components.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/index.js';

/** All plates and the line, as `toSVG()` and `toPNG()` give them. */
export function filePicture({ plates, line }: BuffetBossState): Picture {
  const cards = line.map((food) => ({ food, stars: FOODS[food]?.stars ?? 0, group: FOODS[food]?.group ?? '' }));
  return picture({ plates, line: cards });
}
