/** Setting up a position of Top Waffle by hand. */
import { withAt } from '../core/math.js';
import { setUpOf, type SetUp, type SetUpPiece } from '../core/set-up.js';
import { wholeNumber } from '../core/text.js';
import { orderName } from './cards.js';
import { CARD_NAMES, ITEMS, ORDERS } from './components.js';
import { topWaffle } from './index.js';
import { gaps, itemGaps, type FaceUp, type TopWaffleState } from './state.js';

function pieces(): SetUpPiece[] {
  const all: SetUpPiece[] = [];
  for (const code of CARD_NAMES) {
    const name = 'topping.top-waffle.' + code;
    const values = { first: code.charAt(0), second: code.charAt(1) };
    if (code.length === 1) all.push({ code, name, values: {} });
    else all.push({ code, name: code.endsWith('1') ? 'piece.set-up.bonus' : 'piece.set-up.double', values });
  }
  for (const code of ITEMS) all.push({ code, name: 'item.top-waffle.' + code, values: {} });
  ORDERS.forEach((_order, order) => {
    all.push({ code: orderName(order), name: 'piece.set-up.order', values: { order: orderName(order) } });
  });
  return all;
}

/** The row of a place with a card in one of its slots, from 1; the same row if the card is of another kind. */
function filled(row: readonly number[], slot: number, card: number, code: string): readonly number[] {
  if (slot < 1 || slot > row.length || (code !== '' && card < 0)) return row;
  return withAt(row, slot - 1, code === '' ? -1 : card);
}

function put(state: TopWaffleState, place: string, code: string): FaceUp {
  const [row = '', word = ''] = place.split(':');
  const slot = wholeNumber(word) ?? 0;
  const { items, orders, toppings } = state;
  if (row === 'order') {
    const order = ORDERS.findIndex((_order, at) => orderName(at) === code);
    return { items, orders: filled(orders, slot, order, code), toppings };
  }
  if (row === 'topping') return { items, orders, toppings: filled(toppings, slot, CARD_NAMES.indexOf(code), code) };
  return row === 'item' ? { items: filled(items, slot, ITEMS.indexOf(code), code), orders, toppings } : state;
}

/** The cards of the display; hands stay as they are. */
export const SET_UP: SetUp = /* @__PURE__ */ setUpOf(topWaffle, {
  pieces: pieces(),
  put: (state, place, code) => ({ ...state, ...put(state, place, code) }),
  empty: (state) => ({
    ...state,
    orders: gaps(state.orders.length),
    toppings: gaps(state.toppings.length),
    items: itemGaps(state.rules),
  }),
  pass: (state) => ({ ...state, turn: state.turn + 1 < state.players.length ? state.turn + 1 : 0 }),
});
