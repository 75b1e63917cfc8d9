/** The name plates of a picture: what they say, and their shapes and text. */
import { scaled } from '../path-data.js';
import { group, path, rounded, short, type Picture, type Shape, type ViewBox } from '../shapes.js';
import type { Token } from '../palette.js';
import { fitted, isRightToLeft, lineOf } from './letters.js';

/** What the picture says of a seat. */
export interface NamedSeat {
  /** The player's name, any text; where it has nothing to read, the plate has only the piece. */
  readonly name: string;
  /** The seat's piece; its number if it has none. */
  readonly piece?: Picture | undefined;
  /** Points; left out in games without them. */
  readonly points?: number | undefined;
  readonly isToMove?: boolean;
  readonly isWinner?: boolean;
}

/** Where the plate of a seat is. */
export interface Place {
  readonly seat: number;
  readonly box: ViewBox;
}

/** One line of text, which ends at the edges of its box. */
export interface Line {
  readonly text: string;
  readonly box: ViewBox;
  /** Letter height, in units of the picture. */
  readonly size: number;
  readonly weight: 700 | 800;
  readonly token: Token;
  /** Which edge of the box it touches. */
  readonly side: 'left' | 'right' | 'middle';
  readonly isRightToLeft: boolean;
}

/** A picture with text. */
export interface WrittenPicture extends Picture {
  readonly lines: readonly Line[];
}

// Measures in heights of a plate.
const INSET = 0.3;
const PIECE = 0.66;
const NAME = 0.46;
const POINTS = 0.54;
const GAP = 0.22;
const STAR = 0.24;
/** The width of a digit in letter heights, with air for other fonts than ours. */
const DIGIT = 0.68;

/** The outline of a plate. */
function outline([left, top, wide, high]: ViewBox): string {
  const c = Math.min(high * 0.25, wide / 2);
  const [w, h, r] = [short(wide - 2 * c), short(high - 2 * c), short(c)];
  return (
    `M${short(left + c)} ${short(top)}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r}-${r} ${r}` +
    `h-${w}q-${r} 0-${r}-${r}v-${h}q0-${r} ${r}-${r}z`
  );
}

/** A star with five points round (0, 0), of radius 1. */
const STAR_OUTLINE = 'M0-1L.29-.31L.95-.31L.47.16L.59.81L0 .48L-.59.81L-.47.16L-.95-.31L-.29-.31z';

/** A picture so wide, in the middle of a point. */
function small({ shape, viewBox: [left, top, wide, high] }: Picture, size: number, x: number, y: number): Shape {
  const scale = size / Math.max(wide, high);
  return group('piece', [shape], {
    at: [rounded(x - (left + wide / 2) * scale), rounded(y - (top + high / 2) * scale)],
    scale: rounded(scale),
  });
}

/** A line in the middle of a box. */
function lineIn(text: string, box: ViewBox, size: number, more: Partial<Line> = {}): Line {
  return { text, box, size, weight: 700, token: 'ink', side: 'left', isRightToLeft: isRightToLeft(text), ...more };
}

/** The round number of a seat without a piece. */
function badge(seat: number, x: number, y: number, size: number): { readonly shapes: Shape[]; readonly lines: Line[] } {
  const r = size / 2;
  const d = `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(size)} 0a${short(r)} ${short(r)} 0 1 0-${short(size)} 0z`;
  return {
    shapes: [path(d, { fill: 'ink-soft' })],
    lines: [lineIn(`${seat + 1}`, [x - r, y - r, size, size], size * 0.62, { token: 'paper', side: 'middle' })],
  };
}

/** The number of a seat alone, for what belongs to a plate elsewhere. */
export function badges(seats: readonly NamedSeat[], places: readonly Place[]): Written {
  return joined(
    places.map(({ box: [left, top, wide, high], seat }) => {
      const [x, y, size] = [left + wide / 2, top + high / 2, Math.min(wide, high) * 0.8];
      const piece = seats[seat]?.piece;
      return piece ? { shapes: [small(piece, size, x, y)], lines: [] } : badge(seat, x, y, size);
    }),
  );
}

/** Shapes with their text. */
export interface Written {
  readonly shapes: readonly Shape[];
  readonly lines: readonly Line[];
}

function joined(parts: readonly Written[]): Written {
  return { shapes: parts.flatMap(({ shapes }) => shapes), lines: parts.flatMap(({ lines }) => lines) };
}

/** The plates of seats, each at its place. */
export function plates(seats: readonly NamedSeat[], places: readonly Place[]): Written {
  return joined(places.map(({ box, seat }) => plate(seats[seat] ?? { name: '' }, seat, box)));
}

function plate({ isToMove, isWinner, name, piece, points }: NamedSeat, seat: number, box: ViewBox): Written {
  const [left, top, wide, high] = box;
  const middle = top + high / 2;
  const x = left + (INSET + PIECE / 2) * high;
  const shapes: Shape[] = [
    path(outline(box), { fill: isToMove ? 'tint' : 'paper', stroke: 'paper-line', width: rounded(high * 0.03) }),
  ];
  if (isToMove) {
    const bar = `M${short(left + high * 0.11)} ${short(top + high * 0.26)}v${short(high * 0.48)}`;
    shapes.push(path(bar, { stroke: 'accent', width: rounded(high * 0.07) }));
  }
  const lines: Line[] = [];
  if (piece) shapes.push(small(piece, PIECE * high, x, middle));
  else {
    const number = badge(seat, x, middle, PIECE * high);
    shapes.push(...number.shapes);
    lines.push(...number.lines);
  }
  let right = left + wide - INSET * high;
  if (points !== undefined) {
    const text = `${points}`.replace('-', '−');
    const room = text.length * DIGIT * POINTS * high;
    lines.push(lineIn(text, [right - room, top, room, high], POINTS * high, { weight: 800, side: 'right' }));
    right -= room + GAP * high;
  }
  if (isWinner) {
    right -= STAR * high;
    const star = group('star', [path(STAR_OUTLINE, { fill: 'accent' })]);
    shapes.push({ ...scaled(star, STAR * high), at: [rounded(right), rounded(middle)] });
    right -= (STAR + GAP) * high;
  }
  const from = left + (INSET + PIECE + GAP) * high;
  const room = right - from;
  const text = lineOf(name);
  if (text !== '' && room > 0) {
    const fits = fitted(text, room, NAME * high);
    lines.push(lineIn(fits.text, [from, top, room, high], fits.size, { isRightToLeft: isRightToLeft(text) }));
  }
  return { shapes: [group('name', shapes)], lines };
}
