/** The marks a Waffle Wars picture may carry, each a function from places to one shape. */
import { arrow } from '../arrow.js';
import { noteToken, type NoteColour } from '../marks.js';
import { group, type Group, type Path, type Point } from '../shapes.js';
import * as spots from '../board-marks.js';
import { spaceCentre, type Place } from './board.js';

/** Spaces by number or name, in any order. */
export type Places = readonly Place[];

function middles(places: Places, flipped: boolean): Point[] {
  return places.map((place) => spaceCentre(place, flipped));
}

/** The spaces of the move just made: buttered pockets with dark corners. */
export function lastMove(places: Places, flipped = false): Group {
  return spots.lastMove(middles(places, flipped));
}

/** A dot where a piece may be placed. */
export function placements(places: Places, flipped = false): Path {
  return spots.placements(middles(places, flipped));
}

/** A ring where a jump may land. */
export function landings(places: Places, flipped = false): Path {
  return spots.landings(middles(places, flipped));
}

/** The spaces of a winning condition: each pocket shines in a golden ring. */
export function winning(places: Places, flipped = false): Group {
  return spots.winning(middles(places, flipped));
}

/** Spaces on which a side threatens to win: a zigzag ring. */
export function threats(places: Places, flipped = false): Path {
  return spots.threats(middles(places, flipped));
}

/** The piece picked up. */
export function selection(place: Place, flipped = false): Group {
  return spots.selection(middles([place], flipped));
}

/** The space that the keyboard is on: dark and light, so that it shows on anything. */
export function focusRing(place: Place, flipped = false): Group {
  return spots.focusRing(middles([place], flipped));
}

/** A writer's coloured frame round spaces. */
export function highlights(places: Places, colour: NoteColour, flipped = false): Group {
  return spots.highlights(middles(places, flipped), colour);
}

/** A writer's arrow from space to space. */
export function noteArrow(from: Place, to: Place, colour: NoteColour, flipped = false): Group {
  return group('note', [arrow(spaceCentre(from, flipped), spaceCentre(to, flipped), noteToken(colour))]);
}
