/** The marks of a Waffle Wars picture, each a function from places to one shape, and the marks of ownership. */
import { arrow } from '../arrow.js';
import * as spots from '../board-marks.js';
import { POCKET } from '../board-marks.js';
import { noteToken, type NoteColour, square } from '../marks.js';
import type { Token } from '../palette.js';
import { scaled } from '../path-data.js';
import { group, type Group, type Path, type Point, path, type Shape } from '../shapes.js';
import { spaceCentre, type Place, FLOOR, BLUEBERRY, STRAWBERRY, FIELD, onSpaces, quadrantCentre } from './board.js';

/** Spaces by number or name, in any order. */
export type Places = readonly Place[];

function middles(places: Places, flipped: boolean): Point[] {
  return places.map((place) => spaceCentre(place, flipped));
}

/** The spaces of the last move: buttered pockets with dark corners. */
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

/** The spaces of a win condition: each pocket shines in a golden ring. */
export function winning(places: Places, flipped = false): Group {
  return spots.winning(middles(places, flipped));
}

/** Spaces on which a side threatens to win: a zigzag ring. */
export function threats(places: Places, flipped = false): Path {
  return spots.threats(middles(places, flipped));
}

/** The selected piece. */
export function selection(place: Place, flipped = false): Group {
  return spots.selection(middles([place], flipped));
}

/** The space with keyboard focus: dark and light, so that it is visible on any background. */
export function focusRing(place: Place, flipped = false): Group {
  return spots.focusRing(middles([place], flipped));
}

/** A coloured frame round spaces, for an annotation. */
export function highlights(places: Places, colour: NoteColour, flipped = false): Group {
  return spots.highlights(middles(places, flipped), colour);
}

/** An arrow from space to space, for an annotation. */
export function noteArrow(from: Place, to: Place, colour: NoteColour, flipped = false): Group {
  return group('note', [arrow(spaceCentre(from, flipped), spaceCentre(to, flipped), noteToken(colour))]);
}

// Marks of the owner of a quadrant; each differs by line and emblem, not only by colour.

/** Owner of a quadrant: -1 nobody, 0 Strawberries, 1 Blueberries, 2 civil war. */
export type Owner = number;

/** The nine spaces of each quadrant, a1-c3 first, from its lower left one. */
const QUADRANTS: readonly (readonly number[])[] = [0, 3, 18, 21].map((corner) =>
  [0, 1, 2, 6, 7, 8, 12, 13, 14].map((step) => corner + step),
);

/** The lower right half of a pocket. */
const HALF_POCKET = 'm.43-.35v.66q0 .12-.12.12h-.66z';

/** A fruit on the rim in the quadrant's corner; in a civil war both, side by side. */
function emblem(fruit: Group, [x, y]: Point, shift: number): Group {
  const corner = (at: number): number => (at < FIELD / 2 ? -0.16 : FIELD + 0.16);
  return { ...scaled(fruit, shift === 0 ? 0.56 : 0.4), at: [corner(x) + shift, corner(y)] };
}

/** A cache of marks: there are few of these, and pages with many boards ask for each again and again. */
const drawn = new Map<string, Group>();

/** The mark of a quadrant with an owner or in civil war: `owner` is not -1. */
export function ownedMark(quadrant: number, owner: Owner, flipped = false): Group {
  const key = `${quadrant} ${owner} ${flipped}`;
  const mark = drawn.get(key) ?? drawMark(quadrant, owner, flipped);
  drawn.set(key, mark);
  return mark;
}

function drawMark(quadrant: number, owner: Owner, flipped: boolean): Group {
  const spaces = QUADRANTS[quadrant] ?? [];
  const war = owner > 1;
  const centre = quadrantCentre(quadrant, flipped);
  const border = square(...centre, 1.51, 0.2);
  const pockets = (outline: string, fill: Token): Path => path(onSpaces(spaces, outline, flipped), { fill });
  const shapes: Shape[] = [];
  if (owner !== 1) {
    shapes.push(
      pockets(POCKET, 'strawberry-glaze'),
      path(border, { stroke: 'strawberry-line', width: 0.14 }),
      path(border, { stroke: 'strawberry', width: 0.09 }),
      emblem(STRAWBERRY, centre, war ? -0.15 : 0),
    );
  }
  if (owner !== 0) {
    shapes.push(
      pockets(war ? HALF_POCKET : POCKET, 'blueberry-glaze'),
      path(border, { stroke: 'blueberry', width: 0.13, dash: [0, 0.26] }),
      emblem(BLUEBERRY, centre, war ? 0.15 : 0),
    );
  }
  shapes.push(pockets(FLOOR, war ? 'batter' : owner === 0 ? 'strawberry-cream' : 'blueberry-cream'));
  return group('quadrant', shapes);
}

/** The mark of a quadrant with an owner or in civil war; undefined without either. */
export function ownership(quadrant: number, owner: Owner, flipped = false): Group | undefined {
  return owner < 0 || !QUADRANTS[quadrant] ? undefined : ownedMark(quadrant, owner, flipped);
}

/** The marks of all four quadrants. */
export function ownerships(owners: readonly Owner[], flipped = false): Group {
  const shapes: Shape[] = [];
  owners.forEach((owner, quadrant) => {
    const shape = ownership(quadrant, owner, flipped);
    if (shape) shapes.push(shape);
  });
  return group('owners', shapes);
}
