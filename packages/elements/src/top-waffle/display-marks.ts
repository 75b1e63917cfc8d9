/** Marks on the cards of the display. */
import { group } from '@griddle/art';
import { sizeOf, slotCentre } from '@griddle/art/top-waffle/geometry.js';
import { cardMark } from '@griddle/art/top-waffle/marks.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Layer, Marks } from '../old-core/board-view.js';
import { rowOf, ROWS, slotOf } from './display-area.js';

/** Frames round cards, a layer for each row; a mark is drawn at one place and moved to the others. */
export function framed(
  places: readonly Place[],
  stroke: 'mark-move' | 'select' | 'mark-last' | 'note-2',
): readonly Layer[] {
  return ROWS.map((row) => ({
    places: places.filter((place) => rowOf(place) === row),
    // It may be drawn at a place of another row
    draw: (place) => group('frames', [cardMark(sizeOf(row), slotCentre(rowOf(place), slotOf(place)), stroke)]),
  }));
}

/** The marks of a diagram: the last move, and what is lit. */
export function diagramMarks({ last, lit, show }: Marks): readonly Layer[] {
  return [...framed(show.has('last') ? last : [], 'mark-last'), ...framed(lit, 'note-2')];
}
