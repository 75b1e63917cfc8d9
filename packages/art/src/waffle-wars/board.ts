/** The waffle: one golden slab with 36 pockets, syrup between the quadrants, letters and digits on the rim. */
import { BLUEBERRY, STRAWBERRY } from '../berries.js';
import { POCKET } from '../board-marks.js';
import { circle, outlineAt, roundSquare } from '../marks.js';
import { group, path, short, type Group, type Path, type Point, type ViewBox } from '../shapes.js';
import { FIRST_DIGITS, FIRST_LETTERS, SIXTH, strokesAt } from '../strokes.js';

// Coordinates of the Waffle Wars picture: 1 unit is one space, x to the right and y down, (0, 0) the upper left
// corner of the upper left space. A space is a number from 0 (a1) to 35 (f6) or its name. Seen from the other side
// (`flipped`) everything is turned by half, except the light and the letters.

/** Spaces along a side of the waffle. */
const SIZE = 6;
/** Spaces of the whole waffle. */
const SPACES = 36;
/** Spaces along a side of a quadrant. */
const QUARTER = 3;
/** Width of the syrup river between the quadrants. */
const RIVER = 0.3;
/** Width of the rim round the spaces. */
const RIM = 0.55;

/** Side of the square that holds the 36 spaces and the rivers. */
export const FIELD = SIZE + RIVER;

/** The whole waffle with its rim. */
export const VIEW_BOX: ViewBox = [-RIM, -RIM, FIELD + 2 * RIM, FIELD + 2 * RIM];

/** A space by number (0 to 35) or by name (`a1` to `f6`). */
export type Place = number | string;

/** The number of a space; NaN for a text that is not a space. */
export function spaceOf(place: Place): number {
  if (typeof place === 'number') return place;
  const file = 'abcdef'.indexOf(place.charAt(0));
  const rank = '123456'.indexOf(place.charAt(1));
  return place.length === 2 && file >= 0 && rank >= 0 ? rank * SIZE + file : NaN;
}

/** The coordinate of the middle of the `index`th space from the left or from the top. */
function along(index: number): number {
  return index + 0.5 + (index < QUARTER ? 0 : RIVER);
}

/** The middle of a space. */
export function spaceCentre(place: Place, flipped = false): Point {
  const space = spaceOf(place);
  const seen = flipped ? SPACES - 1 - space : space;
  return [along(seen % SIZE), along(SIZE - 1 - Math.floor(seen / SIZE))];
}

/** The space at a point of the picture, or -1 on the river, on the rim and outside. */
export function spaceAt([x, y]: Point, flipped = false): number {
  const column = lane(x);
  const row = lane(y);
  if (column < 0 || row < 0) return -1;
  const seen = (SIZE - 1 - row) * SIZE + column;
  return flipped ? SPACES - 1 - seen : seen;
}

/** The index (0 to 5) of the space at a coordinate along an axis, -1 if none. */
function lane(at: number): number {
  const index = Math.floor(at < QUARTER ? at : at - RIVER);
  return index >= 0 && index < SIZE && Math.abs(at - along(index)) <= 0.5 ? index : -1;
}

/** The middle of a quadrant (0 is a1-c3, 1 is d1-f3, 2 is a4-c6, 3 is d4-f6). */
export function quadrantCentre(quadrant: number, flipped = false): Point {
  const right = (quadrant % 2 === 1) !== flipped;
  const top = quadrant > 1 !== flipped;
  return [along(right ? 4 : 1), along(top ? 1 : 4)];
}

/** Path data of an outline (see ../marks.ts) on each of some spaces. */
export function onSpaces(places: readonly Place[], outline: string, flipped = false): string {
  return outlineAt(
    places.map((place) => spaceCentre(place, flipped)),
    outline,
  );
}

/** All 36 spaces. */
const ALL_SPACES: readonly number[] = Array.from({ length: SPACES }, (_, space) => space);

const MIDDLE = FIELD / 2;

/** The outline of a pocket's floor. The light comes from the upper left, so the walls there are in shade. */
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
 * The outline of a pat of butter, turned a little. It is not a turned group: among the 260 nodes of a board a single
 * one makes Chromium repaint all of them whenever a piece moves (measured in `bench/web`).
 */
const BUTTER = 'm-.08-.21l.25.06q.05.01.04.06l-.06.25q-.01.05-.06.04l-.25-.06q-.05-.01-.04-.06l.06-.25q.01-.05.06-.04z';

/** The waffle without its coordinates; the same from both sides, because the light always comes from the upper left. */
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

/** Waffle and coordinates: the static part of the picture. */
export function board(flipped = false): Group {
  return group('board', [WAFFLE, labels(flipped)]);
}

// The pieces of the two sides.

export { BLUEBERRY, STRAWBERRY };

/** The pieces by seat: 0 Strawberries, 1 Blueberries. */
export const PIECES: readonly [Group, Group] = [STRAWBERRY, BLUEBERRY];
