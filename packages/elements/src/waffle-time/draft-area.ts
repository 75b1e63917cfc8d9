/** The draft board of a game: its places come and go with the turn-order tile, and it shows what may be done there. */
import * as spots from '@griddle/art/spots.js';
import { slotRing } from '@griddle/art/waffle-time/draft-marks.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import type { AreaView, Layer, Marks } from '../old-core/board-view.js';
import { growing } from '../old-core/growing-board.js';
import { centre, DRAFT_PLACES, groundOf } from './draft-places.js';
import { draftStep } from './draft-step.js';
import { help } from './helper.js';
import { NOTHING } from './nothing.js';

/** The slot of the last draft, under the pawns. */
function lastSlot({ show, last }: Marks): Layer {
  return { places: show.has('last') ? last : [], draw: (place) => slotRing(centre(place)) };
}

/** Places that somebody points out. */
export function litPlaces({ lit }: Marks): Layer {
  return { places: lit, draw: (place) => spots.highlights([centre(place)], 2) };
}

/** Tiles, slots and turn-order spaces are its places. */
export const draftArea: AreaView<WaffleTimeState> = {
  ...DRAFT_PLACES,
  name: 'draft',
  caption: (say, { tiles }) => (tiles.length === 0 ? '' : say('ui.waffle-time.draft')),
  ground: growing(groundOf),
  step: draftStep,
  below: (_state, marks) => [
    lastSlot(marks),
    { places: marks.starts, draw: (place) => spots.placements([centre(place)]) },
  ],
  above: (_state, marks) => [help.asked?.sliceLayer(marks) ?? NOTHING, litPlaces(marks)],
  route: (_state, from, to) => help.now?.route(from, to),
};
