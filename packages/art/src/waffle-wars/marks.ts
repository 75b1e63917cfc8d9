/** The marks a Waffle Wars picture may carry, each a function from places to one shape. */
import { arrow, burst, circle, corners, edged, noteToken, square, type NoteColour } from '../marks.js';
import { group, path, type Group, type Path } from '../shapes.js';
import { pockets } from './board.js';
import { forSpaces, spaceCentre, type Place } from './geometry.js';

export type Places = readonly Place[];

/** The spaces of the move just made: buttered pockets with dark corners. */
export function lastMove(places: Places, flipped = false): Group {
  const brackets = forSpaces(places, flipped, (x, y) => corners(x, y, 0.41, 0.13));
  return group('last', [
    path(pockets(places, flipped), { fill: 'mark-lit' }),
    path(brackets, { stroke: 'mark-last', width: 0.06 }),
  ]);
}

/** A dot where a piece may be placed. */
export function placements(places: Places, flipped = false): Path {
  return path(
    forSpaces(places, flipped, (x, y) => circle(x + 0.02, y + 0.02, 0.11)),
    { fill: 'mark-move' },
  );
}

/** A ring where a jump may land. */
export function landings(places: Places, flipped = false): Path {
  return path(
    forSpaces(places, flipped, (x, y) => circle(x + 0.02, y + 0.02, 0.24)),
    { stroke: 'mark-move', width: 0.08 },
  );
}

/** The spaces of a winning condition: each pocket shines. */
export function winning(places: Places, flipped = false): Path {
  return path(
    forSpaces(places, flipped, (x, y) => square(x, y, 0.47, 0.14)),
    { fill: 'mark-win', stroke: 'golden-line', width: 0.06 },
  );
}

/** Spaces on which a side threatens to win: a zigzag ring. */
export function threats(places: Places, flipped = false): Path {
  return path(
    forSpaces(places, flipped, (x, y) => burst(x + 0.02, y + 0.02, 0.36)),
    { stroke: 'mark-threat', width: 0.05 },
  );
}

/** The piece picked up. */
export function selection(place: Place, flipped = false): Group {
  return edged(
    'selection',
    forSpaces([place], flipped, (x, y) => circle(x, y, 0.46)),
    'select',
    0.08,
  );
}

/** The space that the keyboard is on: dark and light, so that it shows on anything. */
export function focusRing(place: Place, flipped = false): Group {
  return edged(
    'focus',
    forSpaces([place], flipped, (x, y) => square(x, y, 0.47, 0.14)),
    'focus',
    0.07,
  );
}

/** A writer's coloured frame round spaces. */
export function highlights(places: Places, colour: NoteColour, flipped = false): Group {
  return edged(
    'highlight',
    forSpaces(places, flipped, (x, y) => square(x, y, 0.44, 0.13)),
    noteToken(colour),
    0.08,
  );
}

/** A writer's arrow from space to space. */
export function noteArrow(from: Place, to: Place, colour: NoteColour, flipped = false): Group {
  return group('note', [arrow(spaceCentre(from, flipped), spaceCentre(to, flipped), noteToken(colour))]);
}
