/** The waffle: one golden slab with 36 pockets, syrup between the quadrants, letters and digits on the rim. */
import { glyph } from '../glyphs.js';
import { square } from '../marks.js';
import { group, path, short, type Group, type Path } from '../shapes.js';
import { along, ALL_SPACES, FIELD, forSpaces, SIZE } from './geometry.js';

/** Half the side of a pocket. */
export const POCKET = 0.43;

const MIDDLE = FIELD / 2;

/** The waffle without its coordinates; the same from both sides, as the light always comes from the upper left. */
export const WAFFLE: Group = group('waffle', [
  path(square(MIDDLE + 0.04, MIDDLE + 0.06, MIDDLE + 0.42, 0.5), { fill: 'shadow', opacity: 0.3 }),
  path(square(MIDDLE, MIDDLE, MIDDLE + 0.42, 0.5), { fill: 'golden', stroke: 'golden-line', width: 0.06 }),
  path(
    forSpaces(ALL_SPACES, false, (x, y) => square(x, y, POCKET, 0.1)),
    { fill: 'batter-shade' },
  ),
  path(
    forSpaces(ALL_SPACES, false, (x, y) => square(x + 0.03, y + 0.03, POCKET - 0.05, 0.08)),
    { fill: 'batter' },
  ),
  path(`M${MIDDLE} 0V${FIELD}M0 ${MIDDLE}H${FIELD}`, { stroke: 'syrup', width: 0.2 }),
  path(`M${MIDDLE - 0.05} .1V2.5M.1 ${MIDDLE - 0.05}H2.5`, { stroke: 'syrup-light', width: 0.05 }),
]);

/** The letters a to f below and the digits 1 to 6 on the left, as seen from one side. */
export function labels(flipped = false): Path {
  let d = '';
  for (let k = 0; k < SIZE; k++) {
    const index = flipped ? SIZE - 1 - k : k;
    d += glyph('abcdef'.charAt(k), short(along(index)), short(FIELD + 0.23));
    d += glyph('123456'.charAt(k), '-.22', short(along(SIZE - 1 - index)));
  }
  return path(d, { stroke: 'label', width: 0.05 });
}

/** Waffle and coordinates: all of the picture that no move changes. */
export function board(flipped = false): Group {
  return group('board', [WAFFLE, labels(flipped)]);
}
