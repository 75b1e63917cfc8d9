/** The tray of power-ups (WW-51): ten tokens in two rows of five, each 1 wide; and the toothpick in a piece. */
import { circle, CORNERS, outlineAt, edged, roundSquare } from '../marks.js';
import { group, path, type Group, type Picture, type Point, type ViewBox } from '../shapes.js';
import { spaceCentre, type Place } from './board.js';

/** The number of tokens in a row. */
const ROW = 5;
/** The part of the plane with all ten tokens, in units of a token. */
export const TRAY_BOX: ViewBox = [-0.05, -0.05, ROW + 0.1, 2.1];

/** The middle of a token, counted from 0 in the order of the catalogue. */
export function powerCentre(power: number): Point {
  return [(power % ROW) + 0.5, Math.floor(power / ROW) + 0.5];
}

/** A sign: lines, and dots or filled shapes. */
interface Sign {
  readonly lines: string;
  readonly filled?: string;
}

const DOT = circle(0.1);
const STICK = 'm-.2.28.36-.5';
const FLAG = 'm.16-.22-.26.02.12.2z';

/** The signs in the order of the catalogue: dots are pieces, arrows their moves. */
const SIGNS: readonly Sign[] = [
  // Double Hop: two arcs
  { lines: 'M-.34.2q.15-.5.3-.04q.15-.5.32 0m-.15-.02.15.02.04-.15' },
  // Take-Back: an arc back over a piece
  { lines: 'M.3.2q-.3-.66-.6 0m-.02-.16.02.16.15-.05', filled: outlineAt([[0, 0.2]], DOT) },
  // River Slide: along the waves
  { lines: 'M-.32.18q.08-.12.16 0t.16 0t.16 0t.16 0M-.3-.12h.58m-.14-.12.14.12-.14.12' },
  // Gate-Crash: through the bars
  { lines: 'M-.32-.24v.5m.16-.5v.5m.32-.5v.5m.16-.5v.5M0 .3v-.56m-.1.11.1-.11.1.11' },
  // Long Hop: one wide arc over a piece and a gap
  { lines: 'M-.34.22q.34-.84.68 0m-.15-.05.15.05.05-.15', filled: outlineAt([[-0.12, 0.22]], circle(0.08)) },
  // Sidestep: one step
  { lines: 'M-.02 0h.34m-.13-.13.13.13-.13.13', filled: outlineAt([[-0.2, 0]], circle(0.13)) },
  // Swap: there and back
  { lines: 'M-.28-.12h.54m-.12-.12.12.12-.12.12M.28.14h-.54m.12-.12-.12.12.12.12' },
  // Toothpick
  { lines: outlineAt([[0, 0]], STICK), filled: outlineAt([[0, 0]], FLAG) },
  // Second Helping: two pieces more
  {
    lines: 'M0-.3v.24m-.12-.12h.24',
    filled: outlineAt(
      [
        [-0.18, 0.16],
        [0.18, 0.16],
      ],
      circle(0.13),
    ),
  },
  // Nibble: a bite taken out
  { lines: '', filled: 'M.12-.25a.28.28 0 1 0 .16.2a.11.11 0 0 1-.13-.07a.11.11 0 0 1-.03-.13z' },
];

/** One token, drawn round the origin. */
function token({ lines, filled = '' }: Sign, at: Point): Group {
  return group(
    'power',
    [
      path(outlineAt([[0.03, 0.05]], roundSquare(0.44, 0.14)), { fill: 'shadow', opacity: 0.3 }),
      path(outlineAt([[0, 0]], roundSquare(0.44, 0.14)), { fill: 'batter', stroke: 'golden-line', width: 0.04 }),
      path(filled, { fill: 'label' }),
      path(lines, { stroke: 'label', width: 0.07 }),
    ],
    { at },
  );
}

/** All ten tokens. */
export const TRAY: Group = group(
  'tray',
  SIGNS.map((sign, power) => token(sign, powerCentre(power))),
);

/** A frame round the selected token. */
export function powerSelection(power: number): Group {
  return edged('selection', outlineAt([powerCentre(power)], roundSquare(0.44, 0.14)), 'select', 0.07);
}

/** The corners of the token that the last move used, as on the spaces of that move. */
export function powerSpent(power: number): Group {
  return group('last', [path(outlineAt([powerCentre(power)], CORNERS), { stroke: 'mark-last', width: 0.06 })]);
}

/** A dot on a token that can be used now. */
export function powerReady(power: number): Group {
  const [x, y] = powerCentre(power);
  return group('ready', [
    path(outlineAt([[x + 0.32, y - 0.32]], circle(0.08)), { fill: 'mark-move', stroke: 'whipped', width: 0.04 }),
  ]);
}

/** A piece on which the selected power-up may be used; its occupied space shows no other mark. */
export function spendable(place: Place, flipped = false): Group {
  return edged('spendable', outlineAt([spaceCentre(place, flipped)], circle(0.45)), 'mark-move', 0.05);
}

/** A toothpick in the piece that cannot be captured (WW-51). */
export function toothpick(place: Place, flipped = false): Group {
  const [x, y] = spaceCentre(place, flipped);
  const at: readonly Point[] = [[x + 0.12, y - 0.12]];
  return group('toothpick', [
    edged('stick', outlineAt(at, STICK), 'golden-line', 0.06),
    path(outlineAt(at, FLAG), { fill: 'mark-win', stroke: 'golden-line', width: 0.03 }),
  ]);
}

/** A picture with toothpicks in some pieces. */
export function withToothpicks(picture: Picture, places: readonly Place[], flipped = false): Picture {
  if (places.length === 0) return picture;
  const sticks = places.map((place) => toothpick(place, flipped));
  return { ...picture, shape: group('waffle-wars', [picture.shape, ...sticks]) };
}
