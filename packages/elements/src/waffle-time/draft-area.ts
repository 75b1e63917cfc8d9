/** The draft board of a game: its places come and go with the turn-order tile, and it shows what may be done there. */
import type { Point } from '@griddle/art';
import * as spots from '@griddle/art/spots.js';
import { sliceMark, slotRing } from '@griddle/art/waffle-time/draft-marks.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { lineOf } from '@griddle/rules/waffle-time/draft.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import type { AreaView, Layer, Marks } from '../core/board-view.js';
import { growing } from '../core/growing-board.js';
import { centre, DRAFT_PLACES, groundOf, numberIn, sideOf } from './draft-places.js';

/** The turn-order tile and the blank tile walk round the corners of the board. */
function route(_state: WaffleTimeState, from: Place | undefined, to: Place): readonly Point[] | undefined {
  if (from === undefined || sideOf(from) === sideOf(to)) return undefined;
  const [start, end] = [centre(from), centre(to)];
  // On each side one of the two is as far out as the corner is
  const corner: Point = sideOf(from) % 2 === 0 ? [end[0], start[1]] : [start[0], end[1]];
  return [start, corner, end];
}

/** The slot of the last draft, under the pawns. */
export function lastSlot({ show, last }: Marks): Layer {
  return { places: show.has('last') ? last : [], draw: (place) => slotRing(centre(place)) };
}

/** Places that somebody points out. */
export function litPlaces({ lit }: Marks): Layer {
  return { places: lit, draw: (place) => spots.highlights([centre(place)], 2) };
}

export const draftArea: AreaView<WaffleTimeState> = {
  ...DRAFT_PLACES,
  name: 'draft',
  ground: growing(groundOf),
  below: (_state, marks) => [
    lastSlot(marks),
    { places: marks.starts, draw: (place) => spots.placements([centre(place)]) },
  ],
  above: (_state, marks) => {
    const { pointed } = marks;
    const slot = numberIn(pointed);
    return [
      {
        key: pointed.startsWith('slot:') ? pointed : '',
        draw: () => sliceMark(slot, lineOf(slot).slice(0, 2)),
      },
      litPlaces(marks),
    ];
  },
  route,
};
