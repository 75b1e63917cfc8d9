/** Moves as text; `reading.ts` reads them, positions are in `position.ts`. */
import type { Seat } from '../core/contract.js';
import { letters, pieceText } from './cards.js';
import { ITEMS, SEAT_NAMES } from './components.js';
import { isItemMove } from './items.js';
import type { ItemMove } from './items.js';
import type { Payment, Source, TopWaffleMove, TopWaffleState } from './state.js';
import { isPrivate } from './table.js';
import { cardsText, orderName } from './text.js';
import { dueOf } from './turn.js';

/** The move as text: `t1`, `bSBW=S.B1.WC-C`, `wild+blender:SBU`, `~S1`. */
export function moveText(move: TopWaffleMove): string {
  if (isItemMove(move)) return itemText(move);
  if (move.kind === 'take') return sourceText(move.source);
  if (move.kind === 'pay') return orderName(move.order) + '=' + paymentText(move.payment);
  if (move.kind === 'drop') return 'drop:' + cardsText(move.cards);
  if (move.kind === 'recycle') return 'recycle:' + recycledText(move.card, move.fromTrash);
  if (move.kind === 'change') return pieceText(move.piece);
  if (move.kind === 'show') return '~' + shownText(move.what, move.card);
  if (move.kind === 'hand') return '~' + (SEAT_NAMES[move.seat] ?? '') + ':' + cardsText(move.cards);
  return move.kind;
}

/** As a seat may write it: cards that another one draws are `~x`. */
export function moveTextFor(state: TopWaffleState, move: TopWaffleMove, seat: Seat): string {
  return move.kind === 'show' && seat !== state.turn && isPrivate(dueOf(state)) ? '~x' : moveText(move);
}

function shownText(what: string, card: number): string {
  if (what === 'closing') return 'closing';
  if (card < 0) return 'x';
  if (what === 'item') return ITEMS[card] ?? '';
  return what === 'order' ? orderName(card) : pieceText(card);
}

function sourceText(source: Source): string {
  return source.what + (source.slot < 0 ? 'd' : (source.slot + 1).toString());
}

function recycledText(card: number, fromTrash: boolean): string {
  return (fromTrash ? '/' : '') + pieceText(card);
}

/** What is paid, and after `-` the halves that stay. */
export function paymentText(payment: Payment): string {
  const left = payment.left.length === 0 ? '' : '-' + letters(payment.left);
  return payment.pieces.map((piece) => pieceText(piece)).join('.') + left;
}

function itemText(move: ItemMove): string {
  const name = move.kind + (move.partner < 0 ? '' : '+' + (ITEMS[move.partner] ?? ''));
  if (move.kind === 'wild') return name + ':' + letters(move.toppings);
  if (move.kind === 'wrench') return name + ':' + sourceText(move.source);
  if (move.kind === 'megaphone') return name + ':' + (move.order < 0 ? 'd' : orderName(move.order));
  if (move.kind === 'recycling') return name + ':' + recycledText(move.card, move.fromTrash);
  return move.kind === 'blender' ? name + ':' + pieceText(move.piece) : name;
}
