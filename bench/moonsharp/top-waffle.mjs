/**
 * Top Waffle with a hand of half of all toppings: an order paid by itself and with cards laid out, and repair; then a game
 * of six players that is played on, and a new game after many moves.
 */
import { initialOptions } from '@griddle/rules/core/options.js';
import { ORDERS, orderAt } from '@griddle/rules/internal/top-waffle/components.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import { payments, purseOf } from '@griddle/rules/internal/top-waffle/payments.js';
import { HANDLERS } from '../../tts-mod/src/names.ts';
import { carryOrder, lay, playOn, stateOf, tableAt, tableFor } from '../../tts-mod/test/top-waffle-table.ts';

const TIMES = 3;
const MOVES = 60;

/** A position with a full hand and the order that can be paid in most ways. */
function fullHand() {
  let state = topWaffle.setup({ ...initialOptions(topWaffle.options), players: 2 }, 3);
  while (topWaffle.toMove(state)[0] === -1) {
    const { move, rng } = topWaffle.chanceMove(state);
    state = topWaffle.play({ ...state, rng }, move).value;
  }
  const all = topWaffle.setup({ ...initialOptions(topWaffle.options), players: 2 }, 3).toppingBag;
  const hand = all.map((count, card) => Math.round(count / 2 + (card % 2) * 0.01));
  const toppingBag = all.map((count, card) => count - hand[card]);
  const players = state.players.map((player, seat) => (seat === 0 ? { ...player, hand } : player));
  const ways = ORDERS.map((_order, i) => payments(orderAt(i).needs, 0, purseOf(players[0], [], [])));
  let order = 0;
  ways.forEach((each, i) => (order = each.length > ways[order].length ? i : order));
  const orders = [order, ...state.orders.slice(1).map((other) => (other === order ? -1 : other))];
  const position = { ...state, players, toppingBag, turn: 0, step: 'execute', orders };
  return { text: topWaffle.positionText(position), order, ways: ways[order] };
}

export async function measureCards(rows) {
  const { text, order, ways } = fullHand();
  for (let i = 0; i < TIMES; i++) {
    const table = tableAt(text, 2);
    const name = `top-waffle, order with ${ways.length} payments`;
    rows.event('top-waffle, repair of a full hand', table, () => table.press(HANDLERS.repair));
    rows.event(`${name}, paid`, table, () => carryOrder(table, stateOf(table), order, 'done'));
    table.close();
    const other = tableAt(text, 2);
    rows.event('top-waffle, cards laid out', other, () => lay(other, stateOf(other), [], ways.at(-1).pieces));
    rows.event(`${name}, paid with cards laid out`, other, () => carryOrder(other, stateOf(other), order, 'done'));
    other.close();
  }
}

export function measureDays(rows) {
  const table = tableFor(6);
  for (let i = 0; i < MOVES; i++) {
    rows.event('top-waffle, six players, a move', table, () =>
      playOn(table, i + 1, 1, ({ kind }) => kind === 'take' || kind === 'end'),
    );
  }
  rows.event('top-waffle, new game after them', table, () => table.newGame());
  table.close();
}
