/** Descriptions of cards, toppings, orders, items and moves of Top Waffle. */
import type { Values } from '@griddle/rules/core/contract.js';
import { joinSentences, inSeries } from '@griddle/rules/internal/messages/sentences.js';
import {
  cardOf,
  isChanged,
  isLoose,
  printedOn,
  readPiece,
  sum,
  unitsOf,
  readOrder,
} from '@griddle/rules/internal/top-waffle/cards.js';
import {
  isBonus,
  isDouble,
  ITEMS,
  orderAt,
  SEAT_NAMES,
  STICKERS,
  TOPPINGS,
  toppingsIn,
} from '@griddle/rules/internal/top-waffle/components.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { play } from '@griddle/rules/internal/top-waffle/moves.js';
import { isPrivate } from '@griddle/rules/internal/top-waffle/table.js';
import { dueOf } from '@griddle/rules/internal/top-waffle/turn.js';
import type { Translate } from '#core';

/** Returns the name of a topping by number. */
function describeTopping(topping: number, t: Translate): string {
  return t(`topping.top-waffle.${TOPPINGS.charAt(topping)}`);
}

/** Lists parts, with equal ones merged; `several` gives the text for a count. */
function joined<T>(
  parts: readonly T[],
  one: (part: T) => string,
  several: (part: T, count: number) => string,
  t: Translate,
): string {
  const kinds = [...new Set(parts)];
  const words = kinds.map((part) => {
    const count = parts.filter((other) => other === part).length;
    return count > 1 ? several(part, count) : one(part);
  });
  return inSeries(t, words);
}

/** Names a number of one topping: `two bananas`. */
function severalOf(topping: number, count: number, t: Translate): string {
  return t('several.top-waffle', { count, topping: TOPPINGS.charAt(topping) });
}

/** Lists toppings: `two bananas and chocolate`. */
export function describeToppings(toppings: readonly number[], t: Translate): string {
  return joined(
    toppings,
    (topping) => describeTopping(topping, t),
    (topping, count) => severalOf(topping, count, t),
    t,
  );
}

/** Describes a card as printed: `strawberry with a bonus`. */
export function describeCard(card: number, t: Translate): string {
  const [first = '', second] = printedOn(card).map((topping) => describeTopping(topping, t));
  if (second !== undefined) return t('piece.top-waffle.double', { first, second });
  return isBonus(card) ? t('piece.top-waffle.bonus', { topping: first }) : first;
}

/** Describes a card or another piece that pays: `strawberry (now banana)`. */
export function describePiece(piece: number, t: Translate): string {
  const units = unitsOf(piece);
  if (isLoose(piece)) return t('piece.top-waffle.loose', { topping: describeToppings(units, t) });
  if (isChanged(piece)) {
    const card = describePiece(cardOf(piece), t);
    return t('piece.top-waffle.changed', { card, units: describeToppings(units, t) });
  }
  return describeCard(piece, t);
}

/** Lists pieces: `two strawberries and banana with a bonus`; has its own words for an empty list. */
export function describePieces(pieces: readonly number[], t: Translate): string {
  if (pieces.length === 0) return t('move.top-waffle.nothing');
  const several = (piece: number, count: number): string => {
    const [topping = 0, second] = unitsOf(piece);
    const isPlain = second === undefined && !isBonus(piece) && !isLoose(piece) && !isChanged(piece);
    return isPlain ? severalOf(topping, count, t) : t('count.top-waffle', { card: describePiece(piece, t), count });
  };
  return joined(pieces, (piece) => describePiece(piece, t), several, t);
}

/** Returns the name of an item by number, for a caption: `Wrench`. */
export function describeItem(item: number, t: Translate): string {
  return t(`item.top-waffle.${ITEMS[item] ?? ''}`);
}

/** Returns an item's name within a sentence: `the wrench`. */
export function itemInText(item: number, t: Translate): string {
  return t(`item-in-text.top-waffle.${ITEMS[item] ?? ''}`);
}

/** Describes an order by number: sticker, needs and points. */
export function describeOrder(order: number, t: Translate): string {
  const { name, points } = orderAt(order);
  return t('order.top-waffle', {
    sticker: stickerOf(order),
    needs: describeToppings(toppingsIn(name), t),
    points,
  });
}

/** Returns the letter of an order's sticker. */
function stickerOf(order: number): string {
  return STICKERS.charAt(orderAt(order).sticker);
}

/** How to name an order among others: by sticker alone, by sticker and points, or by toppings. */
export type OrderName = 'short' | 'printed' | 'needing';

/** Returns the shortest name that distinguishes an order from others. */
export function orderNameAmong(order: number, others: readonly number[]): OrderName {
  const { sticker, points } = orderAt(order);
  const alike = others.filter((other) => other >= 0 && other !== order && orderAt(other).sticker === sticker);
  if (alike.length === 0) return 'short';
  return alike.some((other) => orderAt(other).points === points) ? 'needing' : 'printed';
}

/** Returns the values for a message that names an order. */
export function orderValues(order: number, t: Translate): { sticker: string; printed: number; needs: string } {
  const { name, points } = orderAt(order);
  return { sticker: stickerOf(order), printed: points, needs: describeToppings(toppingsIn(name), t) };
}

/** Returns an order's name within a sentence, distinct from the others in play: `the blue order`, `the blue 5-point order`. */
export function orderInText({ orders, players, turn }: TopWaffleState, order: number, t: Translate): string {
  const name = orderNameAmong(order, [...orders, ...(players[turn]?.reserved ?? [])]);
  return t(`order.top-waffle.${name}`, orderValues(order, t));
}

/** Returns the values of a refusal with the names of orders and cards. */
export function nameValues(values: Values, t: Translate): Values {
  const order = readOrder(values['order']?.toString() ?? '');
  const card = readPiece(values['card']?.toString() ?? '');
  return {
    ...values,
    ...(order < 0 ? {} : { order: describeOrder(order, t) }),
    ...(card < 0 ? {} : { card: describePiece(card, t) }),
  };
}

/** Names an item and the one that upgrades it: `the wrench with the groceries`. */
function describeItems(kind: string, partner: number, t: Translate): string {
  const item = itemInText(ITEMS.indexOf(kind), t);
  return partner < 0 ? item : t('move.top-waffle.upgraded', { item, partner: itemInText(partner, t) });
}

/** Describes a move publicly, with why points change: cards drawn by one seat are not named. */
export function describeMove(state: TopWaffleState, move: TopWaffleMove, t: Translate): string {
  switch (move.kind) {
    case 'take':
      return describeTaking(state, move.source, t);
    case 'pay':
      return describePaying(state, move.order, move.payment.pieces, t);
    case 'wild': {
      const values = { items: describeItems('wild', move.partner, t), toppings: describeToppings(move.toppings, t) };
      return t('move.top-waffle.wild', values);
    }
    case 'megaphone':
      return describeMegaphone(state, move.order, move.partner, t);
    case 'groceries':
      return t('move.top-waffle.item', { items: describeItems('groceries', move.partner, t) });
    case 'wrench':
      return withItems('wrench', move.partner, describeTaking(state, move.source, t), t);
    case 'recycling':
      return withItems('recycling', move.partner, describeRecycling(move.card, move.fromTrash, t), t);
    case 'blender':
      return withItems('blender', move.partner, describeChange(move.piece, t), t);
    case 'recycle':
      return describeRecycling(move.card, move.fromTrash, t);
    case 'change':
      return describeChange(move.piece, t);
    case 'drop':
      return move.cards.length === 0
        ? t('move.top-waffle.drop-none')
        : t('move.top-waffle.drop', { cards: describePieces(move.cards, t) });
    case 'done':
      return t('move.top-waffle.done');
    case 'end':
      return endsDay(state, move) ? t('move.top-waffle.end-day', { day: state.day }) : t('move.top-waffle.end');
    case 'hand':
      return describeHand(state, move, t);
    case 'show':
      return describeShown(state, move.what, move.card, t);
  }
}

/** Whether a day ends with a move (TW-22, TW-24). */
function endsDay(state: TopWaffleState, move: TopWaffleMove): boolean {
  const played = play(state, move);
  return played.ok && (played.value.day > state.day || played.value.step === 'over');
}

function describePaying(state: TopWaffleState, order: number, pieces: readonly number[], t: Translate): string {
  const bonus = pieces.filter((piece) => !isLoose(piece) && isBonus(cardOf(piece))).length;
  const points = orderAt(order).points + bonus;
  return t('move.top-waffle.pay', { order: orderInText(state, order, t), cards: describePieces(pieces, t), points });
}

/** Describes a megaphone (TW-35): an order is reserved or, with another item, completed for free. */
function describeMegaphone(state: TopWaffleState, order: number, partner: number, t: Translate): string {
  const items = describeItems('megaphone', partner, t);
  const key = `move.top-waffle.${partner < 0 ? 'reserve' : 'free'}`;
  if (order < 0) return t(`${key}-top`, { items });
  return t(key, { items, order: orderInText(state, order, t), points: orderAt(order).points });
}

/** Describes a hand that goes to the trash, and the end of the day after the last one. */
function describeHand(state: TopWaffleState, move: TopWaffleMove & { readonly kind: 'hand' }, t: Translate): string {
  const seat = SEAT_NAMES[move.seat] ?? '';
  const points = sum(move.cards.map(pointsOfTrash));
  const lost = t(`move.top-waffle.${points > 0 ? 'trashed' : 'trashed-none'}`, {
    seat,
    count: move.cards.length,
    points,
  });
  return endsDay(state, move) ? joinSentences(t, [lost, t('move.top-waffle.day', { day: state.day })]) : lost;
}

/** Returns the points that a topping card costs in the trash (TW-40). */
function pointsOfTrash(card: number): number {
  return isBonus(card) || isDouble(card) ? 2 : 1;
}

/** Describes an action with an item: `took the blender with the wrench`. */
function withItems(kind: string, partner: number, deed: string, t: Translate): string {
  return t('move.top-waffle.with', { deed, items: describeItems(kind, partner, t) });
}

function describeTaking(state: TopWaffleState, source: { what: string; slot: number }, t: Translate): string {
  const { what, slot } = source;
  const card = (what === 't' ? state.toppings : state.items)[slot] ?? -1;
  if (slot < 0 || card < 0) return t(`move.top-waffle.draw-${what}`);
  return t('move.top-waffle.take', { card: what === 't' ? describePiece(card, t) : itemInText(card, t) });
}

function describeRecycling(card: number, fromTrash: boolean, t: Translate): string {
  const values = { card: describePiece(card, t), points: pointsOfTrash(card) };
  return t(`move.top-waffle.recycle${fromTrash ? '-trash' : ''}`, values);
}

function describeChange(piece: number, t: Translate): string {
  const values = { card: describePiece(cardOf(piece), t), units: describeToppings(unitsOf(piece), t) };
  return t('move.top-waffle.change', values);
}

/** Describes a card turned up by chance; for a megaphone, an order that is reserved or completed for free (TW-35). */
function describeShown(state: TopWaffleState, what: string, card: number, t: Translate): string {
  if (what === 'closing') return t('move.top-waffle.closing');
  const due = dueOf(state);
  if (isPrivate(due) || card < 0) return t('move.top-waffle.private');
  if (what !== 'order')
    return t('move.top-waffle.shown', { card: what === 'item' ? itemInText(card, t) : describePiece(card, t) });
  const key = due === 'free' || due === 'reserve' ? `shown-${due}` : 'shown';
  return t(`move.top-waffle.${key}`, { card: orderInText(state, card, t), points: orderAt(card).points });
}
