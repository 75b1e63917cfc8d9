/**
 * Positions as text: `DISPLAY STEP PLAYERS DAY DISCARDS TURN`; the display alone is a diagram. Cards not in the text are in
 * the decks, or among the unknown cards `x` in hands. `position-fields.ts` reads the individual fields.
 */
import { ok } from '../core/contract.js';
import type { Options, Result, TextError } from '../core/contract.js';
import { fieldsOf, restError, textError } from '../core/text.js';
import { cardOf, listOf, pieceText, zeros, cardsText, looseText, orderName } from './cards.js';
import { DAYS, ITEMS, ORDERS, SEAT_NAMES, slotsFor, TOPPING_SUPPLY } from './components.js';
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
  type Discards,
  type TurnField,
} from './position-fields.js';
import { itemSupply, ordersADay, rulesOf, type Player, type Rules, type TopWaffleState } from './state.js';
import { itemDeck, newPlayer, toppingDeck } from './stock.js';
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
 * Errors: `position-empty`, `display`, `slots`, `step`, `player`, `players`, `day`, `discards`, `turn`, `card-supply`,
 * `order-twice`, `position-rest`.
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
  const parts: Parts = { display: display.value, players: before, discards: discards.value, turn: turn.value };
  const offsets = [first.offset, fields[2]?.offset ?? 0, fields[4]?.offset ?? 0, fields[5]?.offset ?? 0];
  const bags = bagsOf(rules, parts, offsets);
  if (!bags.ok) return bags;
  const state: TopWaffleState = {
    rng: [1, 1],
    // A count missing from the text is hidden (TW-44)
    rules: day.value.pile < 0 ? { ...rules, countHidden: true } : rules,
    players: before,
    ...display.value,
    ...bags.value,
    ...discards.value,
    ...turn.value,
    ...step.value,
    day: day.value.day,
    pile: day.value.pile,
    last: day.value.last,
    quiet: day.value.quiet,
  };
  if (toppingDeck(state) < 0 || itemDeck(state) < 0) {
    return textError('card-supply', fields[2]?.offset ?? 0, [], { card: 'x' });
  }
  return withPile(state, day.value, fields[3]?.offset ?? 0);
}

/** The rules of the options, with the position's number of players. */
function rulesFor(options: Options, players: number, display: Display): Rules {
  const rules = rulesOf(options);
  if (players > 0) return { ...rules, players };
  return display.orders.length > 3 && rules.players < 5 ? { ...rules, players: 5 } : rules;
}

/** Sets the count of orders and plays all automatic steps. */
function withPile(state: TopWaffleState, day: DayField, offset: number): Result<TopWaffleState, TextError> {
  const later = (DAYS - state.day) * ordersADay(state.rules);
  if (day.isLeftOut) return ok(settled({ ...state, pile: mostOrders(state) }));
  if (day.pile > Math.max(0, state.orderBag.length - later) || state.orderBag.length < later) {
    return textError('day', offset, ['1:5', '2:!1'], { found: day.text });
  }
  return ok(settled(state));
}

/** The cards found in a position text. */
interface Parts {
  readonly display: Display;
  readonly players: readonly Player[];
  readonly discards: Discards;
  readonly turn: TurnField;
}

interface Bags {
  readonly toppingBag: readonly number[];
  readonly itemBag: readonly number[];
  readonly orderBag: readonly number[];
}

/** The rest of the supply; an error where the text has more of a card than exist (TW-1). */
function bagsOf(rules: Rules, parts: Parts, offsets: readonly number[]): Result<Bags, TextError> {
  const { display, players, discards, turn } = parts;
  const toppings: number[][] = [display.toppings.filter((card) => card >= 0), [], listOf(discards.toppingDiscard), []];
  const items: number[][] = [display.items.filter((item) => item >= 0), [], listOf(discards.itemDiscard)];
  const orders: number[][] = [display.orders.filter((order) => order >= 0), [], discards.gone.slice()];
  for (const player of players) {
    for (const counts of [player.hand, player.bonus, player.trash])
      for (const card of listOf(counts)) toppings[1]?.push(card);
    for (const item of listOf(player.items)) items[1]?.push(item);
    for (const list of [player.reserved, player.done]) for (const order of list) orders[1]?.push(order);
  }
  toppings[3] = [...turn.changed.map((piece) => cardOf(piece)), ...listOf(turn.seen)];
  const toppingBag = TOPPING_SUPPLY.slice();
  const itemBag = itemSupply(rules);
  const unseen = zeros(ORDERS.length).map(() => 1);
  for (let field = 0; field < toppings.length; field++) {
    const offset = offsets[field] ?? 0;
    const topping = taken(toppingBag, toppings[field] ?? []);
    if (topping >= 0) return textError('card-supply', offset, [], { card: pieceText(topping) });
    const item = taken(itemBag, items[field] ?? []);
    if (item >= 0) return textError('card-supply', offset, [], { card: ITEMS[item] ?? '' });
    const order = taken(unseen, orders[field] ?? []);
    if (order >= 0) return textError('order-twice', offset, [], { order: orderName(order) });
  }
  return ok({ toppingBag, itemBag, orderBag: listOf(unseen) });
}

/** Takes cards out of a bag. Returns the first card that runs short, or -1. */
function taken(bag: number[], cards: readonly number[]): number {
  for (const card of cards) {
    if ((bag[card] ?? 0) <= 0) return card;
    bag[card] = (bag[card] ?? 0) - 1;
  }
  return -1;
}
