/**
 * Outlines and marks for any board. An outline is path data that starts with a relative move from its centre, so that
 * `outlineAt` can place it anywhere.
 */
import type { Token } from './palette.js';
import { group, path, short, type Group, type Point } from './shapes.js';

/** The four colours of annotations. */
export type NoteColour = 1 | 2 | 3 | 4;

/** The palette token of an annotation colour, so that a page may set all four. */
export function noteToken(colour: NoteColour): Token {
  return `note-${colour}`;
}

/** Path data of an outline at each of some points. */
export function outlineAt(points: readonly Point[], outline: string): string {
  return points.map(([x, y]) => `M${short(x)} ${short(y)}${outline}`).join('');
}

/** The outline of a circle. */
export function circle(radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0 `;
  return `m-${radius} 0${arc}${2 * radius} 0${arc}-${2 * radius} 0z`;
}

/** The outline of a square with round corners, by half its side. */
export function roundSquare(half: number, corner: number): string {
  const side = short(2 * (half - corner));
  const c = corner;
  return (
    `m${short(corner - half)}-${half}h${side}q${c} 0 ${c} ${c}v${side}q0 ${c}-${c} ${c}` +
    `h-${side}q-${c} 0-${c}-${c}v-${side}q0-${c} ${c}-${c}z`
  );
}

/** Path data of a square with round corners round a point. */
export function square(x: number, y: number, half: number, corner: number): string {
  return outlineAt([[x, y]], roundSquare(half, corner));
}

/** The outline of a zigzag ring with eight points, for a threat. */
export const BURST =
  'm0-.36l.1.12.15-.01.01.15.12.1-.12.1-.01.15-.15-.01-.1.12-.1-.12-.15.01-.01-.15-.12-.1.12-.1.01-.15.15.01z';

/** The four corners of a pocket, for the last move. */
export const CORNERS = 'm-.41-.28v-.13h.13m.56 0h.13v.13m0 .56v.13h-.13m-.56 0h-.13v-.13';

/** Returns a stroke with a light edge, visible on light and dark backgrounds. */
export function edged(name: string, d: string, stroke: Token, width: number): Group {
  return group(name, [path(d, { stroke: 'whipped', width: width + 0.06 }), path(d, { stroke, width })]);
}

/** Two arrows in a circle: this move repeats a position for the third time. */
export function repeats(points: readonly Point[]): Group {
  const round = 'm-.26-.02a.26.26 0 0 1 .46-.14m.04-.12v.14h-.14m.16.16a.26.26 0 0 1-.46.14m-.04.12v-.14h.14';
  return edged('repeats', outlineAt(points, round), 'mark-threat', 0.06);
}
