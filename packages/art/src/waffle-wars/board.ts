/** The waffle: one golden slab with 36 pockets, syrup between the quadrants, letters and digits on the rim. */
import { BLUEBERRY, STRAWBERRY } from '../berries.js';
import { POCKET } from '../board-marks.js';
import { circle, outlineAt, roundSquare } from '../marks.js';
import { group, path, short, type Group, type Path } from '../shapes.js';
import { FIRST_DIGITS, FIRST_LETTERS, SIXTH, strokesAt } from '../strokes.js';
import { along, ALL_SPACES, FIELD, onSpaces, SIZE } from './geometry.js';

const MIDDLE = FIELD / 2;

/** The outline of a pocket's floor. The light comes from the upper left, where the walls stand in shade. */
export const FLOOR = `m.02.02${roundSquare(0.38, 0.09)}`;

/** The lower right rim of a pocket, which catches the light. */
const LIT_RIM = 'm.44-.3v.62q0 .12-.12.12h-.62';

/** The outline of the slab: six gentle bumps on each side. */
const EDGE =
  `M.02-.44${'q.52-.08 1.04 0'.repeat(6)}q.48 0 .48.48${'q.08.52 0 1.04'.repeat(6)}` +
  `q0 .48-.48.48${'q-.52.08-1.04 0'.repeat(6)}q-.48 0-.48-.48${'q-.08-.52 0-1.04'.repeat(6)}q0-.48.48-.48z`;

/** Syrup from edge to edge, both ways; it swells here and there and pools in the middle. */
const DOWN = 'c0 .3.07.3.07.6s-.07.3-.07.6';
const ACROSS = 'c.3 0 .3.07.6.07s.3-.07.6-.07';
const SYRUP =
  `M3.15-.2V6.5M3.15.3${DOWN}m0 2.1${DOWN}m0 .1${DOWN}` +
  `M-.2 3.15H6.5M.6 3.15${ACROSS}m2.2 0${ACROSS}${outlineAt([[MIDDLE, MIDDLE]], circle(0.2))}`;

/**
 * The outline of a pat of butter, turned a little. It is not a turned group: among 260 nodes of a board a single one makes
 * Chromium paint all of them at every move of a piece (measured in `bench/web`).
 */
const BUTTER = 'm-.08-.21l.25.06q.05.01.04.06l-.06.25q-.01.05-.06.04l-.25-.06q-.05-.01-.04-.06l.06-.25q.01-.05.06-.04z';

/** The waffle without its coordinates; the same from both sides, as the light always comes from the upper left. */
export const WAFFLE: Group = group('waffle', [
  path(EDGE, { fill: 'golden', stroke: 'golden-line', width: 0.07 }),
  path('M6.65.5V6.2Q6.65 6.65 6.2 6.65H.5', { stroke: 'batter-shade', width: 0.05 }),
  path(onSpaces(ALL_SPACES, POCKET), { fill: 'batter-shade' }),
  path(onSpaces(ALL_SPACES, FLOOR), { fill: 'batter' }),
  path(`M-.35 5.9V.1Q-.35-.35.1-.35H5.9${onSpaces(ALL_SPACES, LIT_RIM)}`, { stroke: 'golden-light', width: 0.045 }),
  path(SYRUP, { fill: 'syrup-line', stroke: 'syrup-line', width: 0.26 }),
  path(SYRUP, { fill: 'syrup', stroke: 'syrup', width: 0.19 }),
  path('M3.1-.1V5.3M-.1 3.1H5.5', { stroke: 'syrup-light', width: 0.04, dash: [1, 0.2, 0.2, 0.9, 0.3, 1.2] }),
  path(outlineAt([[MIDDLE, MIDDLE]], BUTTER), { fill: 'butter', stroke: 'butter-line', width: 0.03 }),
  path(outlineAt([[MIDDLE, MIDDLE]], 'm-.1 0l.03-.12l.11.03'), { stroke: 'whipped', width: 0.035 }),
]);

const STROKES: Readonly<Record<string, string>> = { ...FIRST_DIGITS, ...FIRST_LETTERS, ...SIXTH };

/** The letters a to f below and the digits 1 to 6 on the left, as seen from one side. */
export function labels(flipped = false): Path {
  const lines = Array.from('abcdef', (file, index) => {
    const seen = flipped ? SIZE - 1 - index : index;
    const digit = strokesAt(STROKES[index + 1], '-.21', short(along(SIZE - 1 - seen)));
    return strokesAt(STROKES[file], short(along(seen)), short(FIELD + 0.21)) + digit;
  });
  return path(lines.join(''), { stroke: 'label', width: 0.05 });
}

/** Waffle and coordinates: all of the picture that no move changes. */
export function board(flipped = false): Group {
  return group('board', [WAFFLE, labels(flipped)]);
}

// The pieces of the two sides.

export { BLUEBERRY, STRAWBERRY };

/** The pieces by seat: 0 Strawberries, 1 Blueberries. */
export const PIECES: readonly [Group, Group] = [STRAWBERRY, BLUEBERRY];
