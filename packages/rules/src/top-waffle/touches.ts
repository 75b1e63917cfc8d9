/** The places that a move touches, and their names. */
import type { Place } from '../core/contract.js';
import { past } from '../core/text.js';
import { isLoose, letters, pieceText, readPiece } from './cards.js';
import { ITEMS, STICKERS } from './components.js';
import { isItemMove } from './items.js';
import type { TopWaffleMove, TopWaffleState } from './state.js';
import { placeOf } from './take.js';
import { orderName, readOrder } from './text.js';

/** The places touched, in order: the card first, then what it is for. */
export function touches(state: TopWaffleState, move: TopWaffleMove): readonly Place[] {
  if (move.kind === 'take') return [placeOf(move.source)];
  if (move.kind === 'pay') {
    const places: Place[] = [orderPlace(state, move.order)];
    for (const piece of move.payment.pieces) places.push(piecePlace(piece));
    for (const topping of move.payment.left) places.push('left:' + letters([topping]));
    return places;
  }
  if (move.kind === 'drop') return [...move.cards.map((card) => 'seen:' + pieceText(card)), 'done'];
  if (move.kind === 'recycle') return [recycledPlace(move.card, move.fromTrash)];
  if (move.kind === 'change') return changePlaces(move.piece);
  if (move.kind === 'done' || move.kind === 'end') return [move.kind];
  if (!isItemMove(move)) return [];
  const places: Place[] = ['mine:' + move.kind];
  if (move.partner >= 0) places.push('mine:' + (ITEMS[move.partner] ?? ''));
  if (move.kind === 'wild') for (const topping of move.toppings) places.push('pick:' + letters([topping]));
  if (move.kind === 'groceries') places.push('topping:d');
  if (move.kind === 'wrench') places.push(placeOf(move.source));
  if (move.kind === 'megaphone') places.push(move.order < 0 ? 'order:d' : orderPlace(state, move.order));
  if (move.kind === 'recycling') places.push(recycledPlace(move.card, move.fromTrash));
  if (move.kind === 'blender') places.push(...changePlaces(move.piece));
  return places;
}

/** The place of an order: a slot of the display, or before the seat to move. */
function orderPlace(state: TopWaffleState, order: number): Place {
  const slot = state.orders.indexOf(order);
  return slot < 0 ? 'reserved:' + orderName(order) : 'order:' + (slot + 1).toString();
}

function piecePlace(piece: number): Place {
  return (isLoose(piece) ? 'loose:' : 'hand:') + pieceText(piece);
}

function recycledPlace(card: number, fromTrash: boolean): Place {
  return (fromTrash ? 'trash:' : 'hand:') + pieceText(card);
}

/** A card to be changed, and what becomes of it. */
function changePlaces(piece: number): Place[] {
  const text = pieceText(piece);
  return ['hand:' + text.substring(0, text.indexOf('>')), 'pick:' + text];
}

/** Words that places begin with, and what may follow: a slot, a piece, an item, an order. */
const PLACE_WORDS: readonly (readonly string[])[] = [
  ['order:', 'slot'],
  ['topping:', 'slot'],
  ['item:', 'slot'],
  ['hand:', 'piece'],
  ['seen:', 'piece'],
  ['trash:', 'piece'],
  ['bonus:', 'piece'],
  ['loose:', 'piece'],
  ['left:', 'piece'],
  ['pick:', 'piece'],
  ['mine:', 'item'],
  ['reserved:', 'order'],
  ['done:', 'order'],
];

/** Offset after the place at `offset`: `order:2`, `topping:d`, `hand:S1`, `mine:wild`, `reserved:bSBW`, `end`; else -1. */
export function placeEnd(text: string, offset: number): number {
  for (const [word = '', what = ''] of PLACE_WORDS) {
    const start = offset + word.length;
    if (text.substring(offset, start) === word) return valueEnd(text, start, what);
  }
  for (const word of ['end', 'done']) {
    if (text.substring(offset, offset + word.length) === word) return offset + word.length;
  }
  return -1;
}

function valueEnd(text: string, start: number, what: string): number {
  if (what === 'slot') return 'd1234'.includes(text.charAt(start)) && start < text.length ? start + 1 : -1;
  if (what === 'item') {
    const item = ITEMS.find((name) => text.substring(start, start + name.length) === name);
    return item === undefined ? -1 : start + item.length;
  }
  if (what === 'order') {
    const end = STICKERS.includes(text.charAt(start)) ? past(text, start + 1, 'SBUWC') : start;
    return readOrder(text.substring(start, end)) < 0 ? -1 : end;
  }
  const isLower = start < text.length && 'sbuwc'.includes(text.charAt(start));
  const end = isLower ? start + 1 : past(text, start, 'SBUWC1>');
  return readPiece(text.substring(start, end)) < 0 ? -1 : end;
}
