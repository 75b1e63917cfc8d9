/** Cards, toppings, orders, items and moves of Top Waffle in words. */
import type { Values } from '@griddle/rules/core/contract.js';
import { cardOf, isChanged, isLoose, listOf, printedOn, readPiece, unitsOf } from '@griddle/rules/top-waffle/cards.js';
import {
  isBonus,
  ITEMS,
  orderAt,
  SEAT_NAMES,
  STICKERS,
  TOPPINGS,
  toppingsIn,
} from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { isPrivate } from '@griddle/rules/top-waffle/table.js';
import { readOrder } from '@griddle/rules/top-waffle/text.js';
import { dueOf } from '@griddle/rules/top-waffle/turn.js';
import type { Translate } from '#core';

/** The name of a topping by number. */
export function describeTopping(topping: number, t: Translate): string {
  return t(`topping.top-waffle.${TOPPINGS.charAt(topping)}`);
}

/** Names of toppings, joined by commas. */
export function describeToppings(toppings: readonly number[], t: Translate): string {
  return toppings.map((topping) => describeTopping(topping, t)).join(', ');
}

/** A card as it is printed: `strawberry with a bonus`. */
export function describeCard(card: number, t: Translate): string {
  const [first = '', second] = printedOn(card).map((topping) => describeTopping(topping, t));
  if (second !== undefined) return t('piece.top-waffle.double', { first, second });
  return isBonus(card) ? t('piece.top-waffle.bonus', { topping: first }) : first;
}

/** A card or another piece that pays: `strawberry that counts as banana`. */
export function describePiece(piece: number, t: Translate): string {
  const units = unitsOf(piece);
  if (isLoose(piece)) return t('piece.top-waffle.loose', { topping: describeToppings(units, t) });
  if (isChanged(piece)) {
    const card = describePiece(cardOf(piece), t);
    return t('piece.top-waffle.changed', { card, units: describeToppings(units, t) });
  }
  return describeCard(piece, t);
}

/** Pieces, joined by commas; words for none where the list is empty. */
export function describePieces(pieces: readonly number[], t: Translate): string {
  return pieces.length === 0 ? t('move.top-waffle.nothing') : pieces.map((piece) => describePiece(piece, t)).join(', ');
}

/** The name of an item by number. */
export function describeItem(item: number, t: Translate): string {
  return t(`item.top-waffle.${ITEMS[item] ?? ''}`);
}

/** Sticker, needs and points of an order by number. */
export function describeOrder(order: number, t: Translate): string {
  const { name, sticker, points } = orderAt(order);
  const values = { sticker: STICKERS.charAt(sticker), needs: describeToppings(toppingsIn(name), t), points };
  return t('order.top-waffle', values);
}

/** The values of a refusal, orders and cards by their names. */
export function nameValues(values: Values, t: Translate): Values {
  const order = readOrder(values['order']?.toString() ?? '');
  const card = readPiece(values['card']?.toString() ?? '');
  return {
    ...values,
    ...(order < 0 ? {} : { order: describeOrder(order, t) }),
    ...(card < 0 ? {} : { card: describePiece(card, t) }),
  };
}

/** An item with the one that upgrades it. */
function describeItems(kind: string, partner: number, t: Translate): string {
  const names = [describeItem(ITEMS.indexOf(kind), t)];
  if (partner >= 0) names.push(describeItem(partner, t));
  return names.join(' + ');
}

/** A move as it may be told to all: cards that one seat draws are not named. */
export function describeMove(state: TopWaffleState, move: TopWaffleMove, t: Translate): string {
  switch (move.kind) {
    case 'take':
      return describeTaking(state, move.source, t);
    case 'pay': {
      const values = { order: describeOrder(move.order, t), cards: describePieces(move.payment.pieces, t) };
      return t('move.top-waffle.pay', values);
    }
    case 'wild': {
      const values = { items: describeItems('wild', move.partner, t), toppings: describeToppings(move.toppings, t) };
      return t('move.top-waffle.wild', values);
    }
    case 'megaphone': {
      const items = describeItems('megaphone', move.partner, t);
      if (move.order < 0) return t('move.top-waffle.megaphone-top', { items });
      return t('move.top-waffle.megaphone', { items, order: describeOrder(move.order, t) });
    }
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
      return t('move.top-waffle.end');
    case 'hand': {
      const values = { seat: SEAT_NAMES[move.seat] ?? '', cards: describePieces(move.cards, t) };
      return t('move.top-waffle.trashed', values);
    }
    case 'show':
      return describeShown(state, move.what, move.card, t);
  }
}

/** An item that is played, and what is done with it. */
function withItems(kind: string, partner: number, rest: string, t: Translate): string {
  return `${t('move.top-waffle.item', { items: describeItems(kind, partner, t) })}, ${rest}`;
}

function describeTaking(state: TopWaffleState, source: { what: string; slot: number }, t: Translate): string {
  const { what, slot } = source;
  const card = (what === 't' ? state.toppings : state.items)[slot] ?? -1;
  if (slot < 0 || card < 0) return t(`move.top-waffle.draw-${what}`);
  return t('move.top-waffle.take', { card: what === 't' ? describePiece(card, t) : describeItem(card, t) });
}

function describeRecycling(card: number, fromTrash: boolean, t: Translate): string {
  return t(`move.top-waffle.recycle${fromTrash ? '-trash' : ''}`, { card: describePiece(card, t) });
}

function describeChange(piece: number, t: Translate): string {
  return t('move.top-waffle.change', { card: describePiece(piece, t) });
}

function describeShown(state: TopWaffleState, what: string, card: number, t: Translate): string {
  if (what === 'closing') return t('move.top-waffle.closing');
  if (isPrivate(dueOf(state)) || card < 0) return t('move.top-waffle.private');
  const describe = what === 'order' ? describeOrder : what === 'item' ? describeItem : describePiece;
  return t('move.top-waffle.shown', { card: describe(card, t) });
}

/** What a button does; undefined for a move that is made by selecting places alone. */
export function describeButton(state: TopWaffleState, move: TopWaffleMove, t: Translate): string | undefined {
  switch (move.kind) {
    case 'pay': {
      const { pieces, left } = move.payment;
      const values = { cards: describePieces(pieces, t), left: describeToppings(left, t) };
      return t(`button.top-waffle.pay${left.length > 0 ? '-left' : ''}`, values);
    }
    case 'wild':
      return t('button.top-waffle.pick', { units: describeToppings(move.toppings, t) });
    case 'blender':
    case 'change':
      return t('button.top-waffle.pick', { units: describeToppings(unitsOf(move.piece), t) });
    case 'groceries':
      return t('button.top-waffle.play');
    case 'drop': {
      const kept = listOf(state.seen.map((count, card) => count - move.cards.filter((other) => other === card).length));
      return t('button.top-waffle.keep', { cards: describePieces(kept, t) });
    }
    case 'done':
    case 'end':
      return t(`button.top-waffle.${move.kind}`);
    default:
      return undefined;
  }
}
