/** Lists, orders and numbers as text: what positions and moves have in common. */
import { wholeNumber } from '../core/text.js';
import { letters, pieceText } from './cards.js';
import { KINDS_OF_TOPPING, orderAt, ORDERS } from './components.js';

/** A list of cards joined by points; `-` for none. */
export function cardsText(cards: readonly number[]): string {
  return cards.length === 0 ? '-' : cards.map((card) => pieceText(card)).join('.');
}

/** The number of an order's name; -1 when there is none. */
export function readOrder(text: string): number {
  return ORDERS.findIndex((order) => order.name === text);
}

/** Toppings that lie loose, as letters of the notation: `sb`; `-` for none. */
export function looseText(loose: readonly number[]): string {
  let text = '';
  for (let topping = 0; topping < KINDS_OF_TOPPING; topping++) {
    for (let i = 0; i < (loose[topping] ?? 0); i++) text += letters([topping]).toLowerCase();
  }
  return text === '' ? '-' : text;
}

/** Numbers joined by commas; undefined when one is none, and none at all for an empty text. */
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
