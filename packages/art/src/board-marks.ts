/** Marks for a board with spaces 1 wide, each a function from the middles of spaces to one shape. */
import { BURST, circle, CORNERS, outlineAt, edged, noteToken, roundSquare, type NoteColour } from './marks.js';
import { group, path, type Group, type Path, type Point } from './shapes.js';

/** Middles of spaces, in board units. */
export type Points = readonly Point[];

/** The outline of a pocket up to its rim. */
export const POCKET = roundSquare(0.43, 0.12);

/** The spaces of the last move: buttered pockets with dark corners. */
export function lastMove(points: Points): Group {
  return group('last', [
    path(outlineAt(points, POCKET), { fill: 'mark-lit' }),
    path(outlineAt(points, CORNERS), { stroke: 'mark-last', width: 0.06 }),
  ]);
}

/** A dot where a piece may be placed. */
export function placements(points: Points): Path {
  return path(outlineAt(points, circle(0.11)), { fill: 'mark-move' });
}

/** A ring where a piece that was picked up may land. */
export function landings(points: Points): Path {
  return path(outlineAt(points, circle(0.24)), { stroke: 'mark-move', width: 0.08 });
}

/** A dashed frame round the space of a piece that can move. */
export function origins(points: Points): Path {
  return path(outlineAt(points, roundSquare(0.45, 0.14)), { stroke: 'mark-move', width: 0.06, dash: [0.12, 0.12] });
}

/** The winning spaces: each pocket shines in a golden ring. */
export function winning(points: Points): Group {
  const rings = outlineAt(points, roundSquare(0.45, 0.14));
  return group('winning', [
    path(rings, { fill: 'mark-lit', stroke: 'golden-line', width: 0.15 }),
    path(rings, { stroke: 'mark-win', width: 0.09 }),
  ]);
}

/** Spaces on which a side threatens to win: a zigzag ring. */
export function threats(points: Points): Path {
  return path(outlineAt(points, BURST), { stroke: 'mark-threat', width: 0.05 });
}

/** The spaces of pieces that the last move captured: a cross. */
export function taken(points: Points): Group {
  return edged('taken', outlineAt(points, 'm-.13-.13l.26.26m0-.26l-.26.26'), 'mark-last', 0.07);
}

/** The spaces of pieces that the last move flipped: a ring of dashes. */
export function turned(points: Points): Path {
  return path(outlineAt(points, circle(0.46)), { stroke: 'mark-last', width: 0.07, dash: [0.16, 0.13] });
}

/** The selected piece. */
export function selection(points: Points): Group {
  return edged('selection', outlineAt(points, circle(0.46)), 'select', 0.08);
}

/** The space with keyboard focus: dark and light, so that it is visible on any background. */
export function focusRing(points: Points): Group {
  return edged('focus', outlineAt(points, roundSquare(0.47, 0.14)), 'focus', 0.07);
}

/** A coloured frame round spaces, for an annotation. */
export function highlights(points: Points, colour: NoteColour): Group {
  return edged('highlight', outlineAt(points, roundSquare(0.44, 0.13)), noteToken(colour), 0.08);
}
