/** The waffle of the seat to move: its pockets, what lies in them, and all that may be done there. */
import { group } from '@griddle/art';
import * as spots from '@griddle/art/spots.js';
import * as art from '@griddle/art/waffle-time/index.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { hasCream } from '@griddle/rules/waffle-time/waffle.js';
import { NO_PIECE, type AreaView, type Layer, type Marks } from '../old-core/board-view.js';
import { help } from './helper.js';
import { NOTHING } from './nothing.js';
import { lastLayer, noteLayer } from './marked.js';
import { contentWords, middleOf, spaceOf, WAFFLE_ROWS } from './spaces.js';
import { putsOf, starredSpaces } from './ways.js';

/** Toppings that have been put down but whose move is not whole yet. */
function ghosts({ waffles, turn, hand }: WaffleTimeState, { touched }: Marks): Layer {
  const put = hand.length > 0 ? putsOf(hand, touched) : [];
  return {
    key: put.map((one) => `${one.topping}.${one.space}`).join(),
    draw: () =>
      group(
        'laid',
        put.map((one) => art.laid(one.topping, one.space, hasCream(waffles[turn]?.[one.space] ?? 0))),
      ),
  };
}

/** Spaces go by name; the waffles of other seats are areas of their own. */
export const waffleArea: AreaView<WaffleTimeState> = {
  name: 'waffle',
  viewBox: art.VIEW_BOX,
  label: (say, { turn }) => say('ui.waffle-time.waffle', { seat: `p${turn + 1}` }),
  caption: (say, { turn, syrup }) => say('ui.waffle-time.caption', { seat: `p${turn + 1}`, syrup: syrup[turn] ?? 0 }),
  rows: () => WAFFLE_ROWS,
  centre: middleOf,
  hit: () => 'm-.5-.5h1v1h-1z',
  backdrop: (_flipped, coordinates) => (coordinates ? group('board', [art.WAFFLE, art.labels()]) : art.WAFFLE),
  below: (state, marks) => [
    lastLayer(marks),
    {
      key: starredSpaces(state).join(),
      draw: () => art.stars(starredSpaces(state)),
    },
    { places: marks.starts, draw: (place) => spots.placements([middleOf(place)]) },
  ],
  above: (state, marks) => [
    help.now?.chanceLayer(state, marks) ?? NOTHING,
    help.now?.outlines(state, marks) ?? NOTHING,
    { places: marks.targets, draw: (place) => spots.landings([middleOf(place)]) },
    ghosts(state, marks),
    { places: marks.picked.slice(-1), draw: (place) => spots.selection([middleOf(place)]) },
    { places: marks.lit, draw: (place) => spots.highlights([middleOf(place)], 2) },
    noteLayer(marks),
  ],
  pieceOn: ({ waffles, turn }, place) => waffles[turn]?.[spaceOf(place)] || NO_PIECE,
  piece: art.topping,
  scene: ({ turn }) => `${turn}`,
  stays: true,
  contentOf: (state, place) => {
    const space = spaceOf(place);
    const content = state.waffles[state.turn]?.[space] ?? 0;
    return content + (starredSpaces(state).includes(space) ? 100 : 0);
  },
  placeName: (place, content, say) =>
    content >= 100 ? say('space.waffle-time.star', { place }) : contentWords(place, content, say),
};
