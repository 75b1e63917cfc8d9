/** Plays items, alone or upgraded with a partner (TW-30 to TW-39). */
import { err, ok, type Place, type Result, type RuleViolation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { cardOf, pieceText, plus, printedOn, sum, zeros, orderName, changedTo, unitsOf } from './cards.js';
import {
  BLENDER,
  CARDS,
  GROCERIES,
  ITEMS,
  MEGAPHONE,
  partnersOf,
  RECYCLING,
  WILD,
  WRENCH,
  KINDS_OF_TOPPING,
} from './components.js';
import { beforeChange } from './payments.js';
import type { Source, TopWaffleMove, TopWaffleState } from './state.js';
import { outOfHand, outOfItems, playerOf, toppingsToDraw, withPlayer, itemsToDraw } from './stock.js';
import { takeFrom, settled } from './turn.js';

// The choices each item offers (TW-30 to TW-35).

/** The toppings of a wild (TW-30). */
const SINGLES: readonly (readonly number[])[] = [[0], [1], [2], [3], [4]];
/** The toppings of an upgraded wild (TW-30). */
const TRIPLES: readonly (readonly number[])[] = triples();

function triples(): number[][] {
  const found: number[][] = [];
  for (let a = 0; a < KINDS_OF_TOPPING; a++) {
    for (let b = a; b < KINDS_OF_TOPPING; b++) for (let c = b; c < KINDS_OF_TOPPING; c++) found.push([a, b, c]);
  }
  return found;
}

/** Where a wrench can take its first card; the wrench itself is in the discard by then (TW-16). */
function wrenchSources(state: TopWaffleState, upgraded: boolean): Source[] {
  return sources(state, true, upgraded, 1);
}

/** The cards that can be taken. `more` is the number of items that will be in the discard by then. */
export function sources(state: TopWaffleState, items: boolean, toppings: boolean, more: number): Source[] {
  const found: Source[] = [];
  if (toppings) {
    state.toppings.forEach((card, slot) => {
      if (card >= 0) found.push({ what: 't', slot });
    });
    if (toppingsToDraw(state) > 0) found.push({ what: 't', slot: -1 });
  }
  if (items) {
    state.items.forEach((item, slot) => {
      if (item >= 0) found.push({ what: 'i', slot });
    });
    if (itemsToDraw(state) + more > 0) found.push({ what: 'i', slot: -1 });
  }
  return found;
}

/** TW-21: whether the deck's top order can be taken: not if it is known to be the closing card, or while that is face up. */
function canTakeTop(state: TopWaffleState): boolean {
  return state.pile !== 0;
}

/** The cards that recycling can discard, from hand and trash (TW-32). */
export function recyclable(state: TopWaffleState): { readonly card: number; readonly fromTrash: boolean }[] {
  const { hand, trash } = playerOf(state, state.turn);
  const found: { card: number; fromTrash: boolean }[] = [];
  hand.forEach((count, card) => {
    if (count > 0) found.push({ card, fromTrash: false });
  });
  trash.forEach((count, card) => {
    if (count > 0) found.push({ card, fromTrash: true });
  });
  return found;
}

/** The pieces a blender can make of the cards in hand by changing one topping (TW-34). */
export function changes(state: TopWaffleState): number[] {
  const { hand } = playerOf(state, state.turn);
  const pieces: number[] = [];
  hand.forEach((count, card) => {
    if (count > 0) pieces.push(card);
  });
  pieces.push(...state.changed);
  const found: number[] = [];
  for (const piece of pieces) {
    for (let unit = 0; unit < unitsOf(piece).length; unit++) {
      for (let topping = 0; topping < KINDS_OF_TOPPING; topping++) {
        const made = changedTo(piece, unit, topping);
        if (made >= 0) found.push(made);
      }
    }
  }
  return found;
}

/** Every set of known cards from groceries that can be dropped so that no more than the limit is kept (TW-31). */
export function drops(state: TopWaffleState): number[][] {
  const total = sum(state.seen) + state.unseen;
  const least = total - (state.left[0] ?? 0);
  let lists: number[][] = [[]];
  for (let card = 0; card < CARDS; card++) {
    const count = state.seen[card] ?? 0;
    if (count === 0) continue;
    const longer: number[][] = [];
    for (const list of lists) {
      const more = list.slice();
      for (let i = 0; i <= count; i++) {
        longer.push(more.slice());
        more.push(card);
      }
    }
    lists = longer;
  }
  return lists.filter((list) => list.length >= least);
}

/** The numbers of cards groceries look at and keep, alone and upgraded (TW-31). */
const LOOKED = [3, 5];
const KEPT = [2, 5];
/** The number of wild toppings, recycled cards or changed toppings when upgraded (TW-30, TW-32, TW-34). */
const UPGRADED = 3;

/** The rule of each item. */
const RULE: readonly string[] = ['TW-30', 'TW-31', 'TW-33', 'TW-35', 'TW-32', 'TW-34'];

/** The kind of move that plays each item. */
const PLAYS: readonly string[] = ['wild', 'groceries', 'wrench', 'megaphone', 'recycling', 'blender'];

/** A move that plays an item. */
export type ItemMove = Extract<TopWaffleMove, { readonly partner: number }>;

/** Whether a move plays an item, alone or with a partner. */
export function isItemMove(move: TopWaffleMove): move is ItemMove {
  return 'partner' in move;
}

/** The partners an item can be played with now: -1 for none, and those in hand. Empty when the item is not in hand. */
function partners(state: TopWaffleState, item: number): number[] {
  const { items } = playerOf(state, state.turn);
  if ((items[item] ?? 0) === 0) return [];
  return [-1, ...partnersOf(item).filter((partner) => (items[partner] ?? 0) > 0)];
}

/** Every way to play an item now (TW-12). */
export function itemMoves(state: TopWaffleState): TopWaffleMove[] {
  const moves: TopWaffleMove[] = [];
  for (const partner of partners(state, WILD)) {
    for (const toppings of partner < 0 ? SINGLES : TRIPLES) moves.push({ kind: 'wild', partner, toppings });
  }
  if (toppingsToDraw(state) > 0) {
    for (const partner of partners(state, GROCERIES)) moves.push({ kind: 'groceries', partner });
  }
  for (const partner of partners(state, WRENCH)) {
    for (const source of wrenchSources(state, partner >= 0)) moves.push({ kind: 'wrench', partner, source });
  }
  for (const partner of partners(state, MEGAPHONE)) {
    for (const order of state.orders) if (order >= 0) moves.push({ kind: 'megaphone', partner, order });
    if (canTakeTop(state)) moves.push({ kind: 'megaphone', partner, order: -1 });
  }
  for (const partner of partners(state, RECYCLING)) {
    for (const { card, fromTrash } of recyclable(state)) moves.push({ kind: 'recycling', partner, card, fromTrash });
  }
  for (const partner of partners(state, BLENDER)) {
    for (const piece of changes(state)) moves.push({ kind: 'blender', partner, piece });
  }
  return moves;
}

/** Plays an item: discards it and its partner, then applies its effect. */
export function playItem(state: TopWaffleState, move: ItemMove): Result<TopWaffleState, RuleViolation> {
  const item = PLAYS.indexOf(move.kind);
  const { partner } = move;
  const rule = RULE[item] ?? '';
  const place = 'mine:' + (ITEMS[item] ?? '');
  if (!state.rules.items) return refused('TW-43', 'no-items', []);
  if (partner >= 0 && !partnersOf(item).includes(partner)) {
    return refused(rule, 'no-partner', [place, 'mine:' + (ITEMS[partner] ?? '')]);
  }
  const paid = outOfItems(state, state.turn, partner < 0 ? [item] : [item, partner]);
  if (paid === undefined) return refused(rule, 'item-not-held', [place]);
  if (move.kind === 'wild') return wild(paid, move.toppings, partner >= 0);
  if (move.kind === 'groceries') return groceries(paid, partner >= 0);
  if (move.kind === 'wrench') return wrench(paid, move.source, partner >= 0);
  if (move.kind === 'megaphone') return megaphone(paid, move.order, partner >= 0);
  const left = partner < 0 ? 1 : UPGRADED;
  if (move.kind === 'recycling') {
    return recycle({ ...paid, step: 'recycle', left: [left] }, move.card, move.fromTrash);
  }
  return change({ ...paid, step: 'change', left: [left] }, move.piece);
}

/** TW-30, TW-39: adds toppings that last until the turn's end. */
function wild(
  state: TopWaffleState,
  toppings: readonly number[],
  upgraded: boolean,
): Result<TopWaffleState, RuleViolation> {
  const wanted = upgraded ? UPGRADED : 1;
  if (toppings.length !== wanted) return refused('TW-30', 'wild-count', [], { wanted });
  let { loose } = state;
  for (const topping of toppings) loose = plus(loose, topping, 1);
  return ok({ ...state, loose });
}

/** TW-31: chance turns up three or five toppings for the player. */
function groceries(state: TopWaffleState, upgraded: boolean): Result<TopWaffleState, RuleViolation> {
  if (toppingsToDraw(state) <= 0) return refused('TW-31', 'deck-empty', ['topping:d']);
  const at = upgraded ? 1 : 0;
  return ok(settled({ ...state, step: 'look', left: [LOOKED[at] ?? 0, KEPT[at] ?? 0] }));
}

/** TW-33: takes an item; upgraded, two items and a topping in any order. */
function wrench(state: TopWaffleState, source: Source, upgraded: boolean): Result<TopWaffleState, RuleViolation> {
  if (source.what === 't' && !upgraded) return refused('TW-33', 'wrench-takes-items', []);
  return takeFrom({ ...state, step: 'wrench', left: upgraded ? [2, 1] : [1, 0] }, source);
}

/** TW-35, TW-21: reserves an order or, upgraded, completes it for free; `order` -1 is the top of the deck. */
function megaphone(state: TopWaffleState, order: number, upgraded: boolean): Result<TopWaffleState, RuleViolation> {
  if (order < 0) {
    if (state.last >= 0) return refused('TW-20', 'day-closing', ['order:d']);
    if (!canTakeTop(state)) return refused('TW-21', 'closing-on-top', ['order:d']);
    return ok({ ...state, step: upgraded ? 'free' : 'reserve', left: [] });
  }
  const player = playerOf(state, state.turn);
  const slot = state.orders.indexOf(order);
  if (slot < 0) {
    const isOwn = player.reserved.includes(order);
    const place = (isOwn ? 'reserved:' : 'done:') + orderName(order);
    return refused('TW-35', isOwn ? 'already-reserved' : 'order-not-there', [place], { order: orderName(order) });
  }
  const orders = withAt(state.orders, slot, -1);
  if (!upgraded) return ok(withPlayer({ ...state, orders }, state.turn, { reserved: [...player.reserved, order] }));
  return ok({ ...withPlayer({ ...state, orders }, state.turn, { done: [...player.done, order] }), quiet: 0 });
}

/** TW-32: moves a card from hand or trash to the topping discard. */
export function recycle(
  state: TopWaffleState,
  card: number,
  fromTrash: boolean,
): Result<TopWaffleState, RuleViolation> {
  const { trash } = playerOf(state, state.turn);
  const place = (fromTrash ? 'trash:' : 'hand:') + pieceText(card);
  let cleared: TopWaffleState | undefined;
  if (!fromTrash) cleared = outOfHand(state, state.turn, [card]);
  else if ((trash[card] ?? 0) > 0) cleared = withPlayer(state, state.turn, { trash: plus(trash, card, -1) });
  if (cleared === undefined) return refused('TW-32', 'card-not-held', [place], { card: pieceText(card) });
  const left = [(state.left[0] ?? 0) - 1];
  return ok(settled({ ...cleared, toppingDiscard: plus(state.toppingDiscard, card, 1), left }));
}

/** TW-34: makes a topping of a card in hand count as another until the turn's end. */
export function change(state: TopWaffleState, piece: number): Result<TopWaffleState, RuleViolation> {
  const card = cardOf(piece);
  const before = beforeChange(piece, state.changed, printedOn(card));
  const text = pieceText(card);
  if (before < 0) return refused('TW-34', 'cannot-change', ['hand:' + text], { card: text });
  let changed = state.changed.slice();
  let from: TopWaffleState | undefined = state;
  if (before === card) from = outOfHand(state, state.turn, [card]);
  else changed = changed.filter((other) => other !== before);
  if (from === undefined) return refused('TW-34', 'card-not-held', ['hand:' + text], { card: text });
  changed.push(piece);
  const left = [(state.left[0] ?? 0) - 1];
  return ok(settled({ ...from, changed: changed.sort((a, b) => a - b), left }));
}

/** TW-31: discards cards, which reveals them if unseen, and takes the rest into the hand. */
export function drop(state: TopWaffleState, cards: readonly number[]): Result<TopWaffleState, RuleViolation> {
  const seen = state.seen.slice();
  const bag = state.toppingBag.slice();
  const discard = state.toppingDiscard.slice();
  let { unseen } = state;
  for (const card of cards) {
    discard[card] = (discard[card] ?? 0) + 1;
    if ((seen[card] ?? 0) > 0) seen[card] = (seen[card] ?? 0) - 1;
    else if (unseen > 0 && (bag[card] ?? 0) > 0) {
      unseen--;
      bag[card] = (bag[card] ?? 0) - 1;
    } else return refused('TW-31', 'card-not-held', ['seen:' + pieceText(card)], { card: pieceText(card) });
  }
  const keep = state.left[0] ?? 0;
  if (sum(seen) + unseen > keep) return refused('TW-31', 'keep-fewer', [], { keep });
  const { hand, unknown } = playerOf(state, state.turn);
  const kept = hand.map((count, card) => count + (seen[card] ?? 0));
  return ok({
    ...withPlayer(state, state.turn, { hand: kept, unknown: unknown + unseen }),
    toppingBag: bag,
    toppingDiscard: discard,
    seen: zeros(CARDS),
    unseen: 0,
    step: 'execute',
    left: [],
  });
}

function refused(
  rule: string,
  code: string,
  places: readonly Place[],
  values: Readonly<Record<string, string | number>> = {},
): Result<never, RuleViolation> {
  return err({ rule, code, places, values });
}
