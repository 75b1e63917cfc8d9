/**
 * Marks that the script draws on the board, as lines: owners of the quadrants, civil wars, threats, wins, the last move,
 * and where a held piece may go. Marks differ in shape, not only in colour.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { BOARD, QUADRANT_SPACES, WAR } from '@griddle/rules/internal/waffle-wars/components.js';
import { figure, SQUARE } from '../mod/world.js';
import type { Colour, Line } from '../mod/table-game.js';
import { COLOURS } from './colours.js';
import { LINE_HEIGHT, SPACE, spacePoint, spaceSide } from './layout.js';
import type { WorldPoint } from '../mod/world.js';

const THIN = 0.05;
const THICK = 0.12;

const DIAMOND = [
  [0, -1],
  [-1, 0],
  [0, 1],
  [1, 0],
];
const OCTAGON = [
  [-0.4, -1],
  [-1, -0.4],
  [-1, 0.4],
  [-0.4, 1],
  [0.4, 1],
  [1, 0.4],
  [1, -0.4],
  [0.4, -1],
];

/** The middle of a quadrant. */
function quadrantPoint(quadrant: number): WorldPoint {
  return spacePoint(QUADRANT_SPACES[quadrant]?.[4] ?? 0, LINE_HEIGHT);
}

/**
 * Draws the frames of the quadrants: one thick frame for Strawberries, two thin ones for Blueberries, and one of each with
 * slanting lines between them for a civil war. Owners as in a state: -1, 0, 1, or 2 for war.
 */
export function ownerLines(owners: readonly number[]): Line[] {
  const lines: Line[] = [];
  for (let quadrant = 0; quadrant < owners.length; quadrant++) {
    const middle = quadrantPoint(quadrant);
    const owner = owners[quadrant];
    if (owner === 0 || owner === WAR) {
      lines.push(figure(middle, SQUARE, 1.5 * SPACE, COLOURS.strawberries, THICK));
    }
    if (owner === 1) lines.push(figure(middle, SQUARE, 1.52 * SPACE, COLOURS.blueberries, THIN));
    if (owner === 1 || owner === WAR) lines.push(figure(middle, SQUARE, 1.42 * SPACE, COLOURS.blueberries, THIN));
    if (owner === WAR) lines.push(...hatching(middle));
  }
  return lines;
}

/** Draws slanting lines across a quadrant, between the frames of the two sides in a civil war. */
function hatching([x, y, z]: WorldPoint): Line[] {
  const reach = 1.42 * SPACE;
  const lines: Line[] = [];
  for (let step = -4; step <= 4; step++) {
    const shift = (step * reach * 2) / 5;
    const low = Math.max(-reach, -reach - shift);
    const high = Math.min(reach, reach - shift);
    lines.push({
      points: [
        [x + low, y, z + low + shift],
        [x + high, y, z + high + shift],
      ],
      colour: step === 0 ? COLOURS.strawberries : COLOURS.war,
      thickness: THIN,
    });
  }
  return lines;
}

/** Draws a figure round the middle of a space; `reach` is in spaces. */
function around(
  space: number,
  size: GridSize,
  corners: readonly (readonly number[])[],
  reach: number,
  colour: Colour,
  thickness: number,
): Line {
  return figure(spacePoint(space, LINE_HEIGHT, size), corners, reach * spaceSide(size), colour, thickness);
}

/** Marks spaces on which a seat could win: a diamond for Strawberries, a small square for Blueberries. */
export function threatLines(seat: Seat, spaces: readonly number[]): Line[] {
  const [colour, corners] = seat === 0 ? [COLOURS.strawberries, DIAMOND] : [COLOURS.blueberries, SQUARE];
  return spaces.map((space) => around(space, BOARD, corners, seat === 0 ? 0.34 : 0.24, colour, 0.07));
}

/** Frames the spaces that make a winning condition. */
export function winLines(spaces: readonly number[], size: GridSize = BOARD): Line[] {
  return spaces.map((space) => around(space, size, SQUARE, 0.47, COLOURS.win, THICK));
}

/** Draws rings round pieces that a Toothpick protects (WW-51). */
export function guardLines(spaces: readonly number[]): Line[] {
  return spaces.map((space) => around(space, BOARD, OCTAGON, 0.47, COLOURS.open, THICK));
}

/** Marks the last move: a line along a jump, a thin frame round a placement. */
export function lastMoveLines(spaces: readonly number[], size: GridSize = BOARD): Line[] {
  const colour = COLOURS.last;
  const only = spaces[0];
  if (spaces.length === 1 && only !== undefined) return [around(only, size, SQUARE, 0.44, colour, THIN)];
  const points = spaces.map((space) => spacePoint(space, LINE_HEIGHT, size));
  return points.length > 1 ? [{ points, colour, thickness: THICK }] : [];
}

/** Draws rings on the spaces where the held piece may be put down. */
export function openLines(spaces: readonly number[], size: GridSize = BOARD): Line[] {
  return spaces.map((space) => around(space, size, OCTAGON, 0.2, COLOURS.open, 0.07));
}
