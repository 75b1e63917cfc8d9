/** Setting up a position of Waffle Time by hand. */
import { withAt } from '../core/math.js';
import { setUpOf, type SetUp, type SetUpPiece } from '../core/set-up.js';
import { wholeNumber } from '../core/text.js';
import { CREAM, DRAFT_TILES, FRUITS, SYRUP, TOPPINGS } from './components.js';
import { waffleTime } from './index.js';
import type { WaffleTimeState } from './state.js';
import {
  BUTTER,
  contentOf,
  emptyWaffle,
  fruitOn,
  hasCream,
  hasSyrup,
  SPACES,
  spaceName,
  type Waffle,
} from './waffle.js';

/** The code of butter in a waffle. */
const BUTTER_CODE = 'y';
const CARD_CODES = '123';

function pieces(): SetUpPiece[] {
  const all: SetUpPiece[] = [];
  for (const code of (TOPPINGS.substring(1) + BUTTER_CODE).split(''))
    all.push({ code, name: 'topping.waffle-time.' + code, values: {} });
  for (const number of CARD_CODES.split('')) all.push({ code: number, name: 'piece.set-up.card', values: { number } });
  return all;
}

/** A waffle with a topping on a space: fruit on cream and syrup on fruit join what is there. */
function topped(waffle: Waffle, space: number, code: string): Waffle {
  const now = waffle[space] ?? 0;
  const topping = code === '' ? 0 : TOPPINGS.indexOf(code);
  const isBare = now === BUTTER;
  const fruit = isBare ? 0 : fruitOn(now);
  const cream = !isBare && hasCream(now);
  if (code === '') return withAt(waffle, space, 0);
  if (code === BUTTER_CODE) return withAt(waffle, space, BUTTER);
  if (topping === CREAM) return withAt(waffle, space, contentOf(fruit, true, hasSyrup(now)));
  if (topping === SYRUP) return fruit === 0 ? waffle : withAt(waffle, space, contentOf(fruit, cream, true));
  return topping < 1 ? waffle : withAt(waffle, space, contentOf(topping, cream, !isBare && hasSyrup(now)));
}

/** The position after the choice of stars, with nothing in hand; only then a waffle may have any toppings. */
function afterStars(state: WaffleTimeState): WaffleTimeState {
  return {
    ...state,
    step: state.step === 'star' || state.step === 'place' ? 'draft' : state.step,
    hand: [],
    changed: [],
  };
}

/** The position with a tile turned or exchanged, so that the topping is up and each tile still exists once. */
function withTile(state: WaffleTimeState, slot: number, topping: number): WaffleTimeState {
  const tiles = state.tiles.length === DRAFT_TILES.length ? state.tiles : DRAFT_TILES;
  const here = tiles[slot];
  if (here === undefined || topping < 1) return state;
  if (here.face === topping) return { ...state, tiles };
  const turned = { face: here.back, back: here.face };
  if (turned.face === topping) return { ...state, tiles: withAt(tiles, slot, turned) };
  const from = tiles.findIndex((tile) => tile.face === topping || tile.back === topping);
  const other = tiles[from];
  if (other === undefined) return state;
  const wanted = other.face === topping ? other : { face: other.back, back: other.face };
  return { ...state, tiles: withAt(withAt(tiles, from, here), slot, wanted) };
}

function put(state: WaffleTimeState, place: string, code: string): WaffleTimeState {
  const [kind = '', rest = ''] = place.split(':');
  const number = CARD_CODES.indexOf(code) + 1;
  if (kind === 'tile') return withTile(state, wholeNumber(rest) ?? -1, TOPPINGS.indexOf(code));
  if (kind === 'card') {
    const fruit = FRUITS.indexOf(rest.split('-')[0] ?? '');
    return code === '' || number < 1 || fruit < 1 ? state : { ...state, cards: withAt(state.cards, fruit - 1, number) };
  }
  for (let space = 0; space < SPACES; space++) {
    if (spaceName(space) !== place || (number > 0 && code !== '')) continue;
    const waffle = topped(state.waffles[state.turn] ?? emptyWaffle(), space, code);
    return afterStars({ ...state, waffles: withAt(state.waffles, state.turn, waffle) });
  }
  return state;
}

/** Toppings on the waffle of the seat to move and on draft tiles, and the numbers of the cards. */
export const SET_UP: SetUp = /* @__PURE__ */ setUpOf(waffleTime, {
  pieces: pieces(),
  put: (state, place, code) => put(state, place, code),
  empty: (state) => afterStars({ ...state, waffles: state.waffles.map(() => emptyWaffle()) }),
  pass: (state) => ({ ...afterStars(state), turn: state.turn + 1 < state.waffles.length ? state.turn + 1 : 0 }),
});
