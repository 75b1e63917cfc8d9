/**
 * The pieces an order is paid with, one number each, so a payment is a list of numbers: topping cards (0 to 19), loose toppings
 * that last until the turn's end (halves of doubles and wilds, TW-14, TW-30), and cards changed by a blender (TW-34).
 */
import { wholeNumber } from '../core/text.js';
import { CARD_NAMES, CARDS, isDouble, KINDS_OF_TOPPING, TOPPINGS, toppingsIn, orderAt, ORDERS } from './components.js';

/** The first number of the loose toppings (20 to 24). */
export const LOOSE = CARDS;
/** The first number of the changed cards. */
const CHANGED = LOOSE + KINDS_OF_TOPPING;
const PAIRS = KINDS_OF_TOPPING * KINDS_OF_TOPPING;

/** The number of a card changed by a blender; `units` are what its one or two toppings count as. */
export function changedCard(card: number, units: readonly number[]): number {
  return CHANGED + card * PAIRS + (units[0] ?? 0) * KINDS_OF_TOPPING + (units[1] ?? 0);
}

/** Whether a piece is a loose topping, which lasts only for the turn. */
export function isLoose(piece: number): boolean {
  return piece >= LOOSE && piece < CHANGED;
}

/** Whether a piece is a card that a blender changed for the turn (TW-34). */
export function isChanged(piece: number): boolean {
  return piece >= CHANGED;
}

/** The topping card of a piece that is not loose. */
export function cardOf(piece: number): number {
  return piece < CHANGED ? piece : Math.floor((piece - CHANGED) / PAIRS);
}

const PRINTED: readonly (readonly number[])[] = /* @__PURE__ */ CARD_NAMES.map((name) => toppingsIn(name));

/** The toppings printed on a card. */
export function printedOn(card: number): readonly number[] {
  return PRINTED[card] ?? [];
}

/** The toppings a piece counts as. */
export function unitsOf(piece: number): readonly number[] {
  if (isLoose(piece)) return [piece - LOOSE];
  if (piece < LOOSE) return printedOn(piece);
  const card = cardOf(piece);
  const code = piece - CHANGED - card * PAIRS;
  const first = Math.floor(code / KINDS_OF_TOPPING);
  return isDouble(card) ? [first, code - first * KINDS_OF_TOPPING] : [first];
}

/** The piece after one of its toppings, unless already changed, counts as another (TW-34); -1 when that is impossible. */
export function changedTo(piece: number, unit: number, topping: number): number {
  if (isLoose(piece)) return -1;
  const card = cardOf(piece);
  const units = unitsOf(piece);
  const before = units[unit];
  if (before === undefined || before === topping || before !== printedOn(card)[unit]) return -1;
  return changedCard(
    card,
    units.map((other, i) => (i === unit ? topping : other)),
  );
}

/** The letters of toppings: `SB`. */
export function letters(toppings: readonly number[]): string {
  let text = '';
  for (const topping of toppings) text += TOPPINGS.charAt(topping);
  return text;
}

/** A piece in the notation: the name of a card; `s` for a loose topping; `S>B`, `SB>SU` for changed cards. */
export function pieceText(piece: number): string {
  if (isLoose(piece)) return TOPPINGS.charAt(piece - LOOSE).toLowerCase();
  const text = CARD_NAMES[cardOf(piece)] ?? '';
  return isChanged(piece) ? text + '>' + letters(unitsOf(piece)) : text;
}

/** Reads toppings from their letters; undefined when a letter is not a topping. */
export function readLetters(text: string): number[] | undefined {
  const toppings = toppingsIn(text);
  return toppings.length === text.length ? toppings : undefined;
}

/** Reads the name of a topping card; -1 if invalid. */
export function readCard(text: string): number {
  return CARD_NAMES.indexOf(text);
}

/** Reads a piece; -1 if invalid. */
export function readPiece(text: string): number {
  const arrow = text.indexOf('>');
  if (arrow < 0) {
    const loose = text.length === 1 ? TOPPINGS.toLowerCase().indexOf(text) : -1;
    return loose >= 0 ? LOOSE + loose : readCard(text);
  }
  const card = readCard(text.substring(0, arrow));
  const units = readLetters(text.substring(arrow + 1));
  if (card < 0 || units === undefined) return -1;
  const printed = printedOn(card);
  const differs = units.some((unit, i) => unit !== printed[i]);
  return units.length === printed.length && differs ? changedCard(card, units) : -1;
}

/** Expands counts by number to a list of cards. */
export function listOf(counts: readonly number[]): number[] {
  const list: number[] = [];
  counts.forEach((count, card) => {
    for (let i = 0; i < count; i++) list.push(card);
  });
  return list;
}

/** The sum of counts. */
export function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

/** A list of zeros. */
export function zeros(length: number): number[] {
  const counts: number[] = [];
  for (let i = 0; i < length; i++) counts.push(0);
  return counts;
}

/** The counts with `more` added to one kind. */
export function plus(counts: readonly number[], kind: number, more: number): number[] {
  const copy = counts.slice();
  copy[kind] = (copy[kind] ?? 0) + more;
  return copy;
}

/** The sum of two lists of counts. */
export function added(a: readonly number[], b: readonly number[]): number[] {
  return a.map((count, i) => count + (b[i] ?? 0));
}

// Lists, orders and numbers as text, for both positions and moves.

/** Cards joined by dots; `-` for none. */
export function cardsText(cards: readonly number[]): string {
  return cards.length === 0 ? '-' : cards.map((card) => pieceText(card)).join('.');
}

/** The number of an order by its name; -1 for none. */
export function readOrder(text: string): number {
  return ORDERS.findIndex((order) => order.name === text);
}

/** Loose toppings in the notation: `sb`; `-` for none. */
export function looseText(loose: readonly number[]): string {
  let text = '';
  for (let topping = 0; topping < KINDS_OF_TOPPING; topping++) {
    for (let i = 0; i < (loose[topping] ?? 0); i++) text += letters([topping]).toLowerCase();
  }
  return text === '' ? '-' : text;
}

/** Reads whole numbers joined by commas; undefined when one is invalid, an empty list for an empty text. */
export function readNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  if (text === '') return numbers;
  for (const part of text.split(',')) {
    const number = wholeNumber(part);
    if (number === undefined) return undefined;
    numbers.push(number);
  }
  return numbers;
}

/** The name of an order, for messages and tokens. */
export function orderName(order: number): string {
  return orderAt(order).name;
}
