/** A Waffle Time position as a picture for a file: every player's waffle. */
import type { Picture } from '@griddle/art';
import { picture as draw } from '@griddle/art/waffle-time/index.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { BUTTER, fruitOn, hasCream, hasSyrup } from '@griddle/rules/waffle-time/waffle.js';

export function picture(state: WaffleTimeState): Picture {
  return draw({
    waffles: state.waffles.map((waffle) =>
      waffle.map((content) => ({
        fruit: fruitOn(content),
        cream: hasCream(content),
        syrup: hasSyrup(content),
        butter: content === BUTTER,
      })),
    ),
  });
}
