/** What a record's comments draw on the board. Comes with the code that reads records. */
import { group, type Point } from '@griddle/art';
import { arrow } from '@griddle/art/arrow.js';
import { noteToken } from '@griddle/art/marks.js';
import { highlights } from '@griddle/art/spots.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { annotationsOf } from '@griddle/rules/record/annotations.js';
import type { Comment } from '@griddle/rules/record/types.js';
import type { Layer, Note } from './board-view.js';
import { told, type Replay } from './replay.js';

/** Letters of a record's colours in the order of the palette's four note colours. */
const COLOURS = 'GRBY';

/** Arrows and frames of comments; a comment with a place that the board does not have draws none. */
export function notesOf<S extends BaseState, M>(
  { rules }: Replay<S, M>,
  comments: readonly Comment[],
): readonly Note[] {
  const read = annotationsOf(rules, comments);
  if (!read.ok) return [];
  const { highlights, arrows } = read.value;
  return [...highlights.map(({ place, colour }) => ({ from: place, to: place, colour })), ...arrows].map(
    ({ from, to, colour: letter }) => {
      const colour = (COLOURS.indexOf(letter) + 1) as Note['colour'];
      return { from, to, colour, arrow: (start, end) => arrow(start, end, noteToken(colour)) };
    },
  );
}

/** The frames and arrows on a board with spaces 1 wide. */
export function notesLayer(notes: readonly Note[], middle: (place: Place) => Point): Layer {
  return {
    key: notes.map(({ from, to, colour }) => from + to + colour).join(),
    draw: () =>
      group(
        'notes',
        notes.map(({ from, to, colour, arrow }) =>
          from === to ? highlights([middle(from)], colour) : arrow(middle(from), middle(to)),
        ),
      ),
  };
}

told.notes = notesOf;
told.layer = notesLayer;
