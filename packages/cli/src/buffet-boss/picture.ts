/** A Buffet Boss position as a picture for a file: every plate, and the buffet line. */
import type { Picture } from '@griddle/art';
import { picture as draw } from '@griddle/art/buffet-boss/index.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/index.js';

/** The picture of a position for `render`. */
export function picture(state: BuffetBossState): Picture {
  return draw(state);
}
