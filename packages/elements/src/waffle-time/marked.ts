/** What a record marks on a waffle. */
import { group } from '@griddle/art';
import { highlights, lastMove } from '@griddle/art/spots.js';
import type { Layer, Marks } from '../old-core/board-view.js';
import { middleOf } from './spaces.js';

/** The spaces of the last move. */
export function lastLayer({ show, last }: Marks): Layer {
  return { places: show.has('last') ? last : [], draw: (place) => lastMove([middleOf(place)]) };
}

/** Coloured frames of the writer's comments. */
export function noteLayer({ notes }: Marks): Layer {
  return {
    key: notes.map(({ from, to, colour }) => from + to + colour).join(),
    draw: () =>
      group(
        'notes',
        notes.map(({ from, to, colour }) => highlights([from, to].map(middleOf), colour)),
      ),
  };
}
