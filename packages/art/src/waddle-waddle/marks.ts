/** The marks on a Waddle Waddle board. */
import { arrow } from '../arrow.js';
import { circle, outlineAt, edged, noteToken, type NoteColour } from '../marks.js';
import { group, path, short, type Group, type Path, type Point, type Shape } from '../shapes.js';
import { hexagon, hexCentre, sized, type Hex } from './geometry.js';
import { numeral } from './cards.js';

/** Hexes as marks take them. */
export type Hexes = readonly Hex[];

function centres(hexes: Hexes, flipped: boolean): readonly Point[] {
  return hexes.map((hex) => hexCentre(hex, flipped));
}

/** Path data of hexes of a size, each round its middle. */
function frames(hexes: Hexes, size: number, flipped: boolean): string {
  return outlineAt(centres(hexes, flipped), hexagon(size));
}

/** Places where the tile in hand may go. */
export function landings(hexes: Hexes, flipped = false): Group {
  const d = frames(hexes, 0.72, flipped);
  return group('landing', [
    path(d, { fill: 'mark-lit' }),
    path(d, { stroke: 'mark-move', width: 0.06, dash: [0.09, 0.13] }),
  ]);
}

/** A dashed frame round a tile that can be picked up. */
export function origins(hexes: Hexes, flipped = false): Path {
  return path(frames(hexes, 0.94, flipped), { stroke: 'mark-last', width: 0.05, dash: [0.12, 0.1] });
}

/** Places that touch enough tiles but are closed: a hole, or behind a tight gap (WD-10). */
export function closedPlaces(hexes: Hexes, flipped = false): Group {
  return edged('closed', outlineAt(centres(hexes, flipped), 'm-.12-.12l.24.24m0-.24l-.24.24'), 'mark-threat', 0.07);
}

/** The hexes of the last move. */
export function lastMove(hexes: Hexes, flipped = false): Group {
  return edged('last', frames(hexes, 0.9, flipped), 'mark-last', 0.06);
}

/** The selected tile. */
export function selection(hex: Hex, flipped = false): Group {
  return edged('selection', frames([hex], 0.94, flipped), 'select', 0.09);
}

/** A card that may be taken now. */
export function takeableCard(hex: Hex, flipped = false): Group {
  return edged('takeable', frames([hex], 0.92, flipped), 'mark-win', 0.08);
}

/** A coloured frame round hexes, for an annotation. */
export function highlights(hexes: Hexes, colour: NoteColour, flipped = false): Group {
  return edged('highlight', frames(hexes, 0.86, flipped), noteToken(colour), 0.09);
}

/** An arrow from hex to hex, for an annotation. */
export function noteArrow(from: Hex, to: Hex, colour: NoteColour, flipped = false): Group {
  return group('note', [arrow(hexCentre(from, flipped), hexCentre(to, flipped), noteToken(colour))]);
}

/** The six sides, each with the neighbour beyond it: upper right first, then clockwise. */
const SIDES: readonly (Hex & { readonly d: string })[] = [
  { q: 1, r: -1, d: 'm0-560l485 280' },
  { q: 1, r: 0, d: 'm485-280v560' },
  { q: 0, r: 1, d: 'm485 280l-485 280' },
  { q: -1, r: 1, d: 'm0 560l-485-280' },
  { q: -1, r: 0, d: 'm-485 280v-560' },
  { q: 0, r: -1, d: 'm-485-280l485-280' },
];

/** The sides of a hex that face the given hexes. */
function sides(hex: Hex, isAsked: (beyond: Hex) => boolean, flipped: boolean): string {
  return SIDES.map(({ q, r }, at) => {
    const { d } = SIDES[flipped ? (at + 3) % 6 : at] ?? { d: '' };
    return isAsked({ q: hex.q + q, r: hex.r + r }) ? outlineAt([hexCentre(hex, flipped)], sized(d, 0.001)) : '';
  }).join('');
}

function holds(hexes: Hexes, { q, r }: Hex): boolean {
  return hexes.some((other) => other.q === q && other.r === r);
}

/** One line round hexes that belong together; they may form several clusters. */
export function outline(hexes: Hexes, flipped = false): Group {
  const d = hexes.map((hex) => sides(hex, (beyond) => !holds(hexes, beyond), flipped));
  return edged('group', d.join(''), 'note-2', 0.11);
}

/** The sides on which a tile touches some other hexes: those it would have left (WD-14). */
export function sidesLeft(hex: Hex, others: Hexes, flipped = false): Shape {
  return edged(
    'side',
    sides(hex, (beyond) => holds(others, beyond), flipped),
    'mark-threat',
    0.13,
  );
}

/** Tiles that would be cut off (WD-15), or that are in the way. */
export function blockers(hexes: Hexes, flipped = false): Group {
  const d = frames(hexes, 0.86, flipped);
  return group('blocker', [
    path(d, { stroke: 'whipped', width: 0.14 }),
    path(d, { stroke: 'mark-threat', width: 0.08, dash: [0.16, 0.14] }),
  ]);
}

/** A gap that is too tight: a bar between its two tiles (WD-10, WD-13). */
export function gate([a, b]: readonly [Hex, Hex], flipped = false): Group {
  const [from, to] = [hexCentre(a, flipped), hexCentre(b, flipped)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (along: number, across: number): string =>
    `${short(from[0] + dx * along - dy * across)} ${short(from[1] + dy * along + dx * across)}`;
  const post = (along: number): string => `M${at(along, -0.09)}L${at(along, 0.09)}`;
  return edged('gate', `M${at(0.3, 0)}L${at(0.7, 0)}${post(0.3)}${post(0.7)}`, 'mark-threat', 0.1);
}

/** The score of a move, on its target hex: `+3`, `0`, `-2`. */
export function gain(hex: Hex, points: number, flipped = false): Group {
  return group(
    'gain',
    [
      path(outlineAt([[0, 0]], circle(0.27)), { fill: 'whipped', stroke: 'mark-move', width: 0.03 }),
      path(numeral(`${points > 0 ? '+' : ''}${points}`, 0, 0), { stroke: 'slate', width: 0.05 }),
    ],
    { at: hexCentre(hex, flipped) },
  );
}
