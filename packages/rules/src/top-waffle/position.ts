/**
 * Positions as text: `DISPLAY STEP PLAYERS DAY DISCARDS TURN`; the display alone is a diagram. Cards not in the text are in
 * the decks, or among the unknown cards `x` in hands. `position-fields.ts` reads the individual fields.
 */
import { ok } from '../core/contract.js';
import type { Options, Result, TextError } from '../core/contract.js';
import { fieldsOf, restError, textError } from '../core/text.js';
import { listOf, pieceText, cardsText, looseText, orderName } from './cards.js';
import { ITEMS, ORDERS, SEAT_NAMES, slotsFor, TOPPING_SUPPLY } from './components.js';
import { whyImpossible } from './impossible.js';
import {
  displayText,
  readDisplay,
  slotsText,
  type Display,
  readDay,
  readDiscards,
  readPlayers,
  readStep,
  readTurn,
  type DayField,
} from './position-fields.js';
import { itemSupply, rulesOf, type Player, type Rules, type TopWaffleState } from './state.js';
import { cardsInSight, newPlayer } from './stock.js';
import { settled } from './turn.js';
import { mostOrders } from './view.js';

/** The position as one line. */
export function positionText(state: TopWaffleState): string {
  const { step, left, draw, last, quiet } = state;
  const count = last >= 0 ? '!' + last.toString() : state.pile < 0 ? 'x' : state.pile.toString();
  const numbers = left.length === 0 ? '' : ':' + left.map((number) => number.toString()).join(',');
  return [
    displayText(state),
    (SEAT_NAMES[state.turn] ?? '') + ':' + step + numbers + (draw === '' ? '' : '~' + draw),
    state.players.map((player) => playerText(player)).join(';'),
    state.day.toString() + ':' + count + (quiet > 0 ? ':' + quiet.toString() : ''),
    [cardsText(listOf(state.toppingDiscard)), itemsText(state.itemDiscard, 0), ordersText(state.gone)].join('/'),
    turnText(state),
  ].join(' ');
}

function ordersText(orders: readonly number[]): string {
  return slotsText(orders.map((order) => orderName(order)));
}

function itemsText(items: readonly number[], unknown: number): string {
  const names = listOf(items).map((item) => ITEMS[item] ?? '');
  for (let i = 0; i < unknown; i++) names.push('x');
  return slotsText(names);
}

/** Known cards, then an `x` for each unknown one. */
function handText(hand: readonly number[], unknown: number): string {
  const names = listOf(hand).map((card) => pieceText(card));
  for (let i = 0; i < unknown; i++) names.push('x');
  return slotsText(names);
}

function playerText(player: Player): string {
  return [
    handText(player.hand, player.unknown),
    itemsText(player.items, player.unknownItems),
    ordersText(player.reserved),
    ordersText(player.done),
    cardsText(listOf(player.bonus)),
    cardsText(listOf(player.trash)),
  ].join('/');
}

function turnText(state: TopWaffleState): string {
  const parts = [looseText(state.loose), cardsText(state.changed), handText(state.seen, state.unseen)];
  return parts.every((part) => part === '-') ? '-' : parts.join('/');
}

/**
 * Reads a position. The number of players is that of the third field, or of the options; four orders in the display make
 * it at least five. Defaults: `p1:prepare`, empty hands and piles, the first day with all its remaining orders.
 * Errors: `position-empty`, `display`, `slots`, `step`, `player`, `players`, `day`, `discards`, `turn`, `position-rest`.
 */
export function parsePosition(text: string, options: Options): Result<TopWaffleState, TextError> {
  const fields = fieldsOf(text);
  const first = fields[0];
  if (first === undefined)
    return textError('position-empty', 0, ['bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:prepare']);
  const display = readDisplay(first);
  if (!display.ok) return display;
  const players = readPlayers(fields[2]);
  if (!players.ok) return players;
  const rules = rulesFor(options, players.value.length, display.value);
  const slots = slotsFor(rules.players);
  const { orders, toppings, items } = display.value;
  if (orders.length !== slots || toppings.length !== slots || items.length !== (rules.items ? 3 : 0)) {
    return textError('slots', first.offset, [], { wanted: slots, items: rules.items ? 3 : 0 });
  }
  const step = readStep(fields[1], rules.players);
  if (!step.ok) return step;
  const day = readDay(fields[3], rules.players);
  if (!day.ok) return day;
  const discards = readDiscards(fields[4]);
  if (!discards.ok) return discards;
  const turn = readTurn(fields[5], step.value.step);
  if (!turn.ok) return turn;
  const rest = fields[6];
  if (rest !== undefined) return restError(rest);
  const before: Player[] = [];
  for (let seat = 0; seat < rules.players; seat++) before.push(players.value[seat] ?? newPlayer());
  const state: TopWaffleState = {
    rng: [1, 1],
    // A count missing from the text is hidden (TW-44)
    rules: day.value.pile < 0 ? { ...rules, countHidden: true } : rules,
    players: before,
    ...display.value,
    toppingBag: [],
    itemBag: [],
    orderBag: [],
    ...discards.value,
    ...turn.value,
    ...step.value,
    day: day.value.day,
    pile: day.value.pile,
    last: day.value.last,
    quiet: day.value.quiet,
  };
  return ok(withPile(withBags(state), day.value));
}

/** The rules of the options, with the position's number of players. */
function rulesFor(options: Options, players: number, display: Display): Rules {
  const rules = rulesOf(options);
  if (players > 0) return { ...rules, players };
  return display.orders.length > 3 && rules.players < 5 ? { ...rules, players: 5 } : rules;
}

/** Sets the count of orders and plays all automatic steps; a position that no play can lead to stays as it is. */
function withPile(state: TopWaffleState, { isLeftOut }: DayField): TopWaffleState {
  const counted = isLeftOut ? { ...state, pile: Math.max(0, mostOrders(state)) } : state;
  return whyImpossible(counted) === undefined ? settled(counted) : counted;
}

/** The rest of the supply; nothing of a card that the text has more often than it exists (TW-1). */
function withBags(state: TopWaffleState): TopWaffleState {
  const { toppings, items, orders } = cardsInSight(state);
  return {
    ...state,
    toppingBag: TOPPING_SUPPLY.map((count, card) => Math.max(0, count - (toppings[card] ?? 0))),
    itemBag: itemSupply(state.rules).map((count, item) => Math.max(0, count - (items[item] ?? 0))),
    orderBag: listOf(ORDERS.map((_order, i) => (orders[i] === 0 ? 1 : 0))),
  };
}
