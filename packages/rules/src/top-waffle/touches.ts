/** The places that a move touches. */
import type { Place } from '../core/contract.js';
import { isLoose, letters, pieceText } from './cards.js';
import { ITEMS } from './components.js';
import { isItemMove } from './items.js';
import type { TopWaffleMove, TopWaffleState } from './state.js';
import { placeOf } from './take.js';
import { orderName } from './text.js';

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
