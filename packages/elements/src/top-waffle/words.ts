/** Cards and moves of Top Waffle in words. */
import type { Values } from '@griddle/rules/core/contract.js';
import { cardOf, isChanged, isLoose, listOf, printedOn, readPiece, unitsOf } from '@griddle/rules/top-waffle/cards.js';
import { isBonus, ITEMS, orderAt, SEAT_NAMES, STICKERS, TOPPINGS } from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { isPrivate } from '@griddle/rules/top-waffle/table.js';
import { readOrder } from '@griddle/rules/top-waffle/text.js';
import { dueOf } from '@griddle/rules/top-waffle/turn.js';
import type { Say } from '../core/table.js';

export function toppingWords(topping: number, say: Say): string {
  return say(`topping.top-waffle.${TOPPINGS.charAt(topping)}`);
}

function toppingsWords(toppings: readonly number[], say: Say): string {
  return toppings.map((topping) => toppingWords(topping, say)).join(', ');
}

/** A card or another piece that pays: `strawberry with a bonus`. */
export function pieceWords(piece: number, say: Say): string {
  const units = unitsOf(piece);
  if (isLoose(piece)) return say('piece.top-waffle.loose', { topping: toppingsWords(units, say) });
  if (isChanged(piece)) {
    const card = pieceWords(cardOf(piece), say);
    return say('piece.top-waffle.changed', { card, units: toppingsWords(units, say) });
  }
  const [first = 0, second] = printedOn(piece);
  const topping = toppingWords(first, say);
  if (second !== undefined)
    return say('piece.top-waffle.double', { first: topping, second: toppingWords(second, say) });
  return isBonus(piece) ? say('piece.top-waffle.bonus', { topping }) : topping;
}

export function piecesWords(pieces: readonly number[], say: Say): string {
  return pieces.length === 0
    ? say('move.top-waffle.nothing')
    : pieces.map((piece) => pieceWords(piece, say)).join(', ');
}

export function itemWords(item: number, say: Say): string {
  return say(`item.top-waffle.${ITEMS[item] ?? ''}`);
}

export function orderWords(order: number, say: Say): string {
  const { sticker, needs, points } = orderAt(order);
  const values = { sticker: STICKERS.charAt(sticker), needs: toppingsWords(listOf(needs), say), points };
  return say('order.top-waffle', values);
}

/** What a refusal tells of, orders and cards by their names. */
export function namedValues(values: Values, say: Say): Values {
  const order = readOrder(values['order']?.toString() ?? '');
  const card = readPiece(values['card']?.toString() ?? '');
  return {
    ...values,
    ...(order < 0 ? {} : { order: orderWords(order, say) }),
    ...(card < 0 ? {} : { card: pieceWords(card, say) }),
  };
}

/** An item with the one that upgrades it. */
function playedWords(kind: string, partner: number, say: Say): string {
  const names = [itemWords(ITEMS.indexOf(kind), say)];
  if (partner >= 0) names.push(itemWords(partner, say));
  return names.join(' + ');
}

/** A move as it may be told to all: cards that one seat draws are not named. */
export function moveWords(state: TopWaffleState, move: TopWaffleMove, say: Say): string {
  switch (move.kind) {
    case 'take':
      return takeWords(state, move.source, say);
    case 'pay': {
      const values = { order: orderWords(move.order, say), cards: piecesWords(move.payment.pieces, say) };
      return say('move.top-waffle.pay', values);
    }
    case 'wild': {
      const values = { items: playedWords('wild', move.partner, say), toppings: toppingsWords(move.toppings, say) };
      return say('move.top-waffle.wild', values);
    }
    case 'megaphone': {
      const items = playedWords('megaphone', move.partner, say);
      if (move.order < 0) return say('move.top-waffle.megaphone-top', { items });
      return say('move.top-waffle.megaphone', { items, order: orderWords(move.order, say) });
    }
    case 'groceries':
      return say('move.top-waffle.item', { items: playedWords('groceries', move.partner, say) });
    case 'wrench':
      return joined(playedWords('wrench', move.partner, say), takeWords(state, move.source, say), say);
    case 'recycling':
      return joined(playedWords('recycling', move.partner, say), recycleWords(move.card, move.fromTrash, say), say);
    case 'blender':
      return joined(playedWords('blender', move.partner, say), changeWords(move.piece, say), say);
    case 'recycle':
      return recycleWords(move.card, move.fromTrash, say);
    case 'change':
      return changeWords(move.piece, say);
    case 'drop':
      return move.cards.length === 0
        ? say('move.top-waffle.drop-none')
        : say('move.top-waffle.drop', { cards: piecesWords(move.cards, say) });
    case 'done':
      return say('move.top-waffle.done');
    case 'end':
      return say('move.top-waffle.end');
    case 'hand':
      return say('move.top-waffle.trashed', {
        seat: SEAT_NAMES[move.seat] ?? '',
        cards: piecesWords(move.cards, say),
      });
    case 'show':
      return shownWords(state, move.what, move.card, say);
  }
}

function joined(items: string, rest: string, say: Say): string {
  return `${say('move.top-waffle.item', { items })}, ${rest}`;
}

function takeWords(state: TopWaffleState, source: { what: string; slot: number }, say: Say): string {
  const { what, slot } = source;
  const card = (what === 't' ? state.toppings : state.items)[slot] ?? -1;
  if (slot < 0 || card < 0) return say(`move.top-waffle.draw-${what}`);
  return say('move.top-waffle.take', { card: what === 't' ? pieceWords(card, say) : itemWords(card, say) });
}

function recycleWords(card: number, fromTrash: boolean, say: Say): string {
  return say(`move.top-waffle.recycle${fromTrash ? '-trash' : ''}`, { card: pieceWords(card, say) });
}

function changeWords(piece: number, say: Say): string {
  return say('move.top-waffle.change', { card: pieceWords(piece, say) });
}

function shownWords(state: TopWaffleState, what: string, card: number, say: Say): string {
  if (what === 'closing') return say('move.top-waffle.closing');
  if (isPrivate(dueOf(state)) || card < 0) return say('move.top-waffle.private');
  const words =
    what === 'order' ? orderWords(card, say) : what === 'item' ? itemWords(card, say) : pieceWords(card, say);
  return say('move.top-waffle.shown', { card: words });
}

/** What a button does. */
export function buttonWords(state: TopWaffleState, move: TopWaffleMove, say: Say): string {
  switch (move.kind) {
    case 'pay': {
      const { pieces, left } = move.payment;
      const values = { cards: piecesWords(pieces, say), left: toppingsWords(left, say) };
      return say(`button.top-waffle.pay${left.length > 0 ? '-left' : ''}`, values);
    }
    case 'wild':
      return say('button.top-waffle.pick', { units: toppingsWords(move.toppings, say) });
    case 'blender':
    case 'change':
      return say('button.top-waffle.pick', { units: toppingsWords(unitsOf(move.piece), say) });
    case 'groceries':
      return say('button.top-waffle.play');
    case 'drop': {
      const kept = listOf(state.seen.map((count, card) => count - move.cards.filter((other) => other === card).length));
      return say('button.top-waffle.keep', { cards: piecesWords(kept, say) });
    }
    case 'done':
    case 'end':
      return say(`button.top-waffle.${move.kind}`);
    default:
      return moveWords(state, move, say);
  }
}
