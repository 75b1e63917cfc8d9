/** Moves and the places they touch, as text. For positions, see `position.ts`. */
import { err, ok, type Result, type Seat, type TextError, type Place } from '../core/contract.js';
import { past } from '../core/text.js';
import {
  letters,
  pieceText,
  readCard,
  readLetters,
  readPiece,
  cardsText,
  orderName,
  readOrder,
  isLoose,
} from './cards.js';
import { ITEMS, SEAT_NAMES, STICKERS } from './components.js';
import { isItemMove, type ItemMove } from './items.js';
import type { Payment, Source, TopWaffleMove, TopWaffleState } from './state.js';
import { isPrivate } from './table.js';
import { dueOf, placeOf } from './turn.js';

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

/** The move as text as a seat sees it: cards that another seat draws are `~x`. */
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

/** The pieces paid and, after `-`, the halves that stay. */
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

/** An example of every kind of move, for errors. */
const EXAMPLES: readonly string[] = [
  't1',
  'td',
  'i2',
  'bSBW=S.B1.WC-C',
  'wild:S',
  'groceries+wild',
  'wrench:i1',
  'megaphone:bSBW',
  'recycling:S',
  'blender:S>B',
  'drop:S',
  'recycle:/SB',
  'S>B',
  'done',
  'end',
  '~S1',
  '~bSBW',
  '~wild',
  '~closing',
];

/** Reads a move without checking whether it is legal. Error: `move`. */
export function parseMove(text: string): Result<TopWaffleMove, TextError> {
  const move = readMove(text);
  return move === undefined ? err({ code: 'move', offset: 0, expected: EXAMPLES, values: { found: text } }) : ok(move);
}

function readMove(text: string): TopWaffleMove | undefined {
  if (text === 'end' || text === 'done') return { kind: text };
  if (text.charAt(0) === '~') return readTable(text.substring(1));
  const source = readSource(text);
  if (source !== undefined) return { kind: 'take', source };
  const equals = text.indexOf('=');
  if (equals >= 0) return readPayment(readOrder(text.substring(0, equals)), text.substring(equals + 1));
  const colon = text.indexOf(':');
  const word = colon < 0 ? text : text.substring(0, colon);
  const rest = colon < 0 ? '' : text.substring(colon + 1);
  if (word === 'drop') {
    const cards = readCards(rest);
    return cards === undefined ? undefined : { kind: 'drop', cards };
  }
  if (word === 'recycle') {
    const recycled = readRecycled(rest);
    return recycled === undefined ? undefined : { kind: 'recycle', ...recycled };
  }
  if (text.includes('>') && colon < 0) {
    const piece = readPiece(text);
    return piece < 0 ? undefined : { kind: 'change', piece };
  }
  return readItem(word, rest, colon >= 0);
}

/** Reads cards joined by dots, and sorts them; empty for `-`; undefined when one is invalid. */
function readCards(text: string): number[] | undefined {
  const cards: number[] = [];
  if (text === '-') return cards;
  for (const part of text.split('.')) {
    const card = readCard(part);
    if (card < 0) return undefined;
    cards.push(card);
  }
  return cards.sort((a, b) => a - b);
}

function readSource(text: string): Source | undefined {
  const what = text.charAt(0);
  if (text.length !== 2 || (what !== 't' && what !== 'i')) return undefined;
  const at = 'd1234'.indexOf(text.charAt(1));
  return at < 0 ? undefined : { what, slot: at - 1 };
}

function readRecycled(text: string): { card: number; fromTrash: boolean } | undefined {
  const fromTrash = text.charAt(0) === '/';
  const card = readCard(fromTrash ? text.substring(1) : text);
  return card < 0 ? undefined : { card, fromTrash };
}

function readPayment(order: number, text: string): TopWaffleMove | undefined {
  const dash = text.indexOf('-');
  const left = dash < 0 ? [] : readLetters(text.substring(dash + 1));
  const pieces: number[] = [];
  for (const part of (dash < 0 ? text : text.substring(0, dash)).split('.')) {
    const piece = readPiece(part);
    if (piece < 0) return undefined;
    pieces.push(piece);
  }
  if (order < 0 || left === undefined || (dash >= 0 && left.length === 0)) return undefined;
  const sorted = { pieces: pieces.sort((a, b) => a - b), left: left.sort((a, b) => a - b) };
  return { kind: 'pay', order, payment: sorted };
}

function readItem(word: string, rest: string, hasRest: boolean): TopWaffleMove | undefined {
  const plusAt = word.indexOf('+');
  const kind = plusAt < 0 ? word : word.substring(0, plusAt);
  const partner = plusAt < 0 ? -1 : ITEMS.indexOf(word.substring(plusAt + 1));
  if (plusAt >= 0 && partner < 0) return undefined;
  if (kind === 'groceries') return hasRest ? undefined : { kind, partner };
  if (kind === 'wild') {
    const toppings = readLetters(rest);
    const isRight = toppings !== undefined && toppings.length > 0 && toppings.length <= 3;
    return isRight ? { kind, partner, toppings: toppings.sort((a, b) => a - b) } : undefined;
  }
  if (kind === 'wrench') {
    const source = readSource(rest);
    return source === undefined ? undefined : { kind, partner, source };
  }
  if (kind === 'megaphone') {
    const order = readOrder(rest);
    return order >= 0 || rest === 'd' ? { kind, partner, order } : undefined;
  }
  if (kind === 'recycling') {
    const recycled = readRecycled(rest);
    return recycled === undefined ? undefined : { kind, partner, ...recycled };
  }
  const piece = kind === 'blender' && rest.includes('>') ? readPiece(rest) : -1;
  return piece < 0 ? undefined : { kind: 'blender', partner, piece };
}

function readTable(text: string): TopWaffleMove | undefined {
  if (text === 'closing') return { kind: 'show', what: 'closing', card: -1 };
  if (text === 'x') return { kind: 'show', what: 'unknown', card: -1 };
  const item = ITEMS.indexOf(text);
  if (item >= 0) return { kind: 'show', what: 'item', card: item };
  const order = readOrder(text);
  if (order >= 0) return { kind: 'show', what: 'order', card: order };
  const colon = text.indexOf(':');
  if (colon >= 0) {
    const seat = SEAT_NAMES.indexOf(text.substring(0, colon));
    const cards = readCards(text.substring(colon + 1));
    return seat < 0 || cards === undefined ? undefined : { kind: 'hand', seat, cards };
  }
  const card = readCard(text);
  return card < 0 ? undefined : { kind: 'show', what: 'topping', card };
}

/** The places touched, in order: first the card, then its target. */
export function placesOfMove(state: TopWaffleState, move: TopWaffleMove): readonly Place[] {
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

/** The place of an order: a slot of the display, or among the reserved orders of the seat to move. */
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

/** The place of a card to be changed, and its result. */
function changePlaces(piece: number): Place[] {
  const text = pieceText(piece);
  return ['hand:' + text.substring(0, text.indexOf('>')), 'pick:' + text];
}

/** Words that places start with, and what may follow them: a slot, a piece, an item, an order. */
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

/** The offset after the place at `offset`: `order:2`, `topping:d`, `hand:S1`, `mine:wild`, `reserved:bSBW`, `end`; else -1. */
export function scanPlace(text: string, offset: number): number {
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
