/** The marks a Waffle Wars picture may carry, each a function from places to one shape. */
import { arrow, BURST, circle, CORNERS, edged, noteToken, roundSquare, type NoteColour } from '../marks.js';
import { group, path, type Group, type Path } from '../shapes.js';
import { POCKET } from './board.js';
import { onSpaces, spaceCentre, type Place } from './geometry.js';

export type Places = readonly Place[];

/** The spaces of the move just made: buttered pockets with dark corners. */
export function lastMove(places: Places, flipped = false): Group {
  return group('last', [
    path(onSpaces(places, POCKET, flipped), { fill: 'mark-lit' }),
    path(onSpaces(places, CORNERS, flipped), { stroke: 'mark-last', width: 0.06 }),
  ]);
}

/** A dot where a piece may be placed. */
export function placements(places: Places, flipped = false): Path {
  return path(onSpaces(places, circle(0.11), flipped), { fill: 'mark-move' });
}

/** A ring where a jump may land. */
export function landings(places: Places, flipped = false): Path {
  return path(onSpaces(places, circle(0.24), flipped), { stroke: 'mark-move', width: 0.08 });
}

/** The spaces of a winning condition: each pocket shines in a golden ring. */
export function winning(places: Places, flipped = false): Group {
  const rings = onSpaces(places, roundSquare(0.45, 0.14), flipped);
  return group('winning', [
    path(rings, { fill: 'mark-lit', stroke: 'golden-line', width: 0.15 }),
    path(rings, { stroke: 'mark-win', width: 0.09 }),
  ]);
}

/** Spaces on which a side threatens to win: a zigzag ring. */
export function threats(places: Places, flipped = false): Path {
  return path(onSpaces(places, BURST, flipped), { stroke: 'mark-threat', width: 0.05 });
}

/** The piece picked up. */
export function selection(place: Place, flipped = false): Group {
  return edged('selection', onSpaces([place], circle(0.46), flipped), 'select', 0.08);
}

/** The space that the keyboard is on: dark and light, so that it shows on anything. */
export function focusRing(place: Place, flipped = false): Group {
  return edged('focus', onSpaces([place], roundSquare(0.47, 0.14), flipped), 'focus', 0.07);
}

/** A writer's coloured frame round spaces. */
export function highlights(places: Places, colour: NoteColour, flipped = false): Group {
  return edged('highlight', onSpaces(places, roundSquare(0.44, 0.13), flipped), noteToken(colour), 0.08);
}

/** A writer's arrow from space to space. */
export function noteArrow(from: Place, to: Place, colour: NoteColour, flipped = false): Group {
  return group('note', [arrow(spaceCentre(from, flipped), spaceCentre(to, flipped), noteToken(colour))]);
}
