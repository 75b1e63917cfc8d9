/** Waffle Time as the generic element needs it: the waffle of the seat to move, and the areas beside it. */
import { touches } from '@griddle/rules/waffle-time/game.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/state.js';
import { frames } from '../old-core/areas.js';
import type { AreaView, BoardView } from '../old-core/board-view.js';
import { buttonsFor } from '../old-core/buttons.js';
import { cardArea } from './card-area.js';
import { draftArea } from './draft-area.js';
import { help, pointWhenHere } from './helper.js';
import { supplyArea } from './supply-area.js';
import { spaceOf } from './spaces.js';
import { waffleArea } from './waffle-area.js';
import { wafflesArea } from './waffles-area.js';
import { handOf, toppingOfPlace, waysOf } from './ways.js';
import { factWords, shortName } from './words.js';

function beside(state: WaffleTimeState): readonly AreaView<WaffleTimeState>[] {
  const areas = [supplyArea, draftArea, cardArea(state), wafflesArea(state)];
  return areas.filter((area) => area !== undefined);
}

/** Words that only play needs come with the help. */
export const waffleTimeView: BoardView<WaffleTimeState, WaffleTimeMove> = {
  ...waffleArea,
  beside,
  picture: async (state) => (await import('./picture.js')).pictureOf(state),
  moveWords: (state, move, say) => help.now?.moveWords(state, move, say) ?? '',
  // Only moves that touch no place are buttons, and their words are short
  buttonWords: (_state, move, say) => say(`move.waffle-time.${move.kind}`),
  buttons: buttonsFor((place) => place === 'end' || place === 'discard'),
  shortName: (_state, place, say) => shortName(place, say),
  phase: ({ step }) => step,
  facts: factWords,
  calls: [],
  mayPick: (state, place) => handOf(state).includes(toppingOfPlace(place)),
  frames,
  moveFromTouches: (state, places) => help.refusing?.moveFromTouches(state, places),
  ways: waysOf,
  // What lies on a waffle that is not the large one any more is told by its small picture
  lastPlaces: (before, move, after) => {
    const places = touches(move);
    if (after.turn === before.turn || after.over) return places;
    return [...places.filter((place) => spaceOf(place) < 0), `waffle:p${before.turn + 1}`];
  },
  linePlaces: (state, seat, places) => (seat === state.turn || places.length === 0 ? places : [`waffle:p${seat + 1}`]),
  point: pointWhenHere,
  shortcuts: (state, say) => help.now?.shortcuts(state, say) ?? [],
};
