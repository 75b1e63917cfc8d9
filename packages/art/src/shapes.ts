/**
 * Pictures as plain data: a tree of groups and paths, in board units (one space of a board is 1 wide, y runs down).
 *
 * Paint is the name of a palette token and never a colour, so that one tree serves light, dark, forced colours and any
 * page's own tokens. There is no text: letters and digits are paths, too (see glyphs.ts). Strokes have round caps and
 * round joins. The printers in `print/` turn a tree into DOM nodes, SVG text or strokes on a canvas.
 */
import type { Token } from './palette.js';

/** x and y in board units. */
export type Point = readonly [x: number, y: number];

/** Left, top, width and height in board units, as the attribute of the same name of an SVG. */
export type ViewBox = readonly [left: number, top: number, width: number, height: number];

/** One path, filled first, then stroked. */
export interface Path {
  readonly kind: 'path';
  /** SVG path data. */
  readonly d: string;
  readonly fill?: Token;
  readonly stroke?: Token;
  /** Width of the stroke in board units. */
  readonly width?: number;
  /** Lengths of dashes and gaps in board units; a dash of 0 is a round dot. */
  readonly dash?: readonly number[];
  /** 0 to 1, for the whole path. */
  readonly opacity?: number;
}

/** Shapes that are placed, turned and scaled together: first scaled, then turned, then moved to `at`. */
export interface Group {
  readonly kind: 'group';
  /** The content of the group, e.g. `strawberry`; printed as `part` in the DOM and as `class` in SVG text. */
  readonly name?: string;
  readonly at?: Point;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly rotate?: number;
  readonly children: readonly Shape[];
}

/** A node of the tree; children are painted in order, so later ones lie on top. */
export type Shape = Path | Group;

/** A whole picture: the drawing, and the part of the plane to show. */
export interface Picture {
  readonly viewBox: ViewBox;
  readonly shape: Shape;
}

/** The paint of a path; see `Path`. */
export type Paint = Omit<Path, 'kind' | 'd'>;

/** One path from SVG path data in board units. */
export function path(d: string, paint: Paint): Path {
  return { kind: 'path', d, ...paint };
}

/** A group with a name for styling, with its own units if it is scaled. */
export function group(
  name: string,
  children: readonly Shape[],
  place: Pick<Group, 'at' | 'scale' | 'rotate'> = {},
): Group {
  return { kind: 'group', name, ...place, children };
}

/** A number as path data: at most two decimals, no unnecessary zeros. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A number to a thousandth, for values that add up. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
