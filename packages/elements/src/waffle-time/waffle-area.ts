/** The waffle of the seat to move: its pockets, what lies in them, and all that may be done there. */
import { group, type Shape } from '@griddle/art';
import * as spots from '@griddle/art/spots.js';
import * as art from '@griddle/art/waffle-time/index.js';
import { chances, chancesAt, type Chance } from '@griddle/rules/waffle-time/advice.js';
import { FRUITS } from '@griddle/rules/waffle-time/components.js';
import { activeCards, freshMatches } from '@griddle/rules/waffle-time/completing.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { cardName } from '@griddle/rules/waffle-time/patterns.js';
import { hasCream } from '@griddle/rules/waffle-time/waffle.js';
import { NO_PIECE, type AreaView, type Layer, type Marks } from '../core/board-view.js';
import { lastLayer, noteLayer } from './marked.js';
import { once } from './once.js';
import { contentWords, middleOf, spaceOf, WAFFLE_ROWS } from './spaces.js';
import { starredSpaces, toppingOfPlace } from './ways.js';

/** A completion that may be made now, with the spaces of its shape. */
interface Shown {
  readonly card: string;
  readonly fruit: number;
  readonly cells: readonly number[];
}

/** The shortest shape of each completion that may be made now. */
const completable = once((state: WaffleTimeState): readonly Shown[] => {
  const shown = new Map<string, Shown>();
  if (state.over || state.step !== 'finish' || (state.syrup[state.turn] ?? 0) === 0) return [];
  for (const pattern of activeCards(state)) {
    const card = cardName(pattern);
    for (const { cells, syrup } of freshMatches(state, pattern)) {
      const key = card + syrup.join();
      if (cells.length < (shown.get(key)?.cells.length ?? Infinity))
        shown.set(key, { card, fruit: pattern.fruit, cells });
    }
  }
  return [...shown.values()];
});

/** Outlines of the completions that may be made now; those of one card when it has been touched or is pointed at. */
function outlines(state: WaffleTimeState, { touched, pointed, show }: Marks): Layer {
  const asked = [touched[0] ?? '', pointed].find((place) => place.startsWith('card:'));
  const all = show.has('moves') ? completable(state) : [];
  const shown = all.filter(({ card }) => asked === undefined || asked === `card:${card}`);
  return {
    key: shown.map(({ card, cells }) => card + cells.join()).join('|'),
    draw: () =>
      group(
        'completions',
        shown.map(({ cells, fruit }, i) => art.completion(cells, fruit, i)),
      ),
  };
}

const chancesNow = once((state: WaffleTimeState) => chances(state));

/** Fruits of the cards that a topping laid on a space can help to complete. */
function chanceMarks(found: readonly Chance[]): Shape {
  const fruits = new Map<number, Set<number>>();
  for (const { puts, cards } of found)
    for (const { topping, space } of puts) {
      if (topping > 5) continue;
      const here = fruits.get(space) ?? new Set<number>();
      for (const card of cards) here.add(FRUITS.indexOf(card.slice(0, -2)));
      fruits.set(space, here);
    }
  return group(
    'chances',
    [...fruits].map(([space, cards]) =>
      art.chance(
        space,
        [...cards].sort((a, b) => a - b),
      ),
    ),
  );
}

/** Where the toppings in hand, or those of the slot pointed at, complete patterns. */
function chanceLayer(state: WaffleTimeState, { touched, pointed, show }: Marks): Layer {
  const slot = pointed.startsWith('slot:') ? Number(pointed.slice(5)) : -1;
  const placing = state.step === 'place' && touched.length === 0;
  const shown = show.has('moves') && (placing || slot >= 0);
  return {
    key: shown ? `${state.round} ${state.turn} ${slot} ${state.hand.join()}` : '',
    draw: () => chanceMarks(slot >= 0 ? chancesAt(state, slot) : chancesNow(state)),
  };
}

/** Toppings that have been put down but whose move is not whole yet. */
function ghosts({ waffles, turn, hand }: WaffleTimeState, { touched }: Marks): Layer {
  const left = [...hand];
  const put: { topping: number; space: number }[] = [];
  let topping = 0;
  for (const place of touched) {
    const picked = toppingOfPlace(place);
    const space = spaceOf(place);
    if (picked > 0) topping = picked;
    else if (space >= 0 && left.length > 0) {
      put.push({ topping: topping > 0 ? topping : (left[0] ?? 0), space });
      left.splice(Math.max(0, left.indexOf(topping)), 1);
      topping = 0;
    }
  }
  return {
    key: put.map((one) => `${one.topping}.${one.space}`).join(),
    draw: () =>
      group(
        'laid',
        put.map((one) => art.laid(one.topping, one.space, hasCream(waffles[turn]?.[one.space] ?? 0))),
      ),
  };
}

export const waffleArea: AreaView<WaffleTimeState> = {
  name: 'waffle',
  viewBox: art.VIEW_BOX,
  label: (say, { turn }) => say('ui.waffle-time.waffle', { seat: `p${turn + 1}` }),
  caption: (say, { turn, syrup }) => say('ui.waffle-time.caption', { seat: `p${turn + 1}`, syrup: syrup[turn] ?? 0 }),
  rows: () => WAFFLE_ROWS,
  centre: middleOf,
  hit: 'M-.5-.5h1v1h-1z',
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
    chanceLayer(state, marks),
    outlines(state, marks),
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
