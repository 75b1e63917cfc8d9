/** The display as text, the first field of a position. */
import { ok } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { partsOf, textError } from '../core/text.js';
import type { Field } from '../core/text.js';
import { pieceText, readCard } from './cards.js';
import { ITEMS } from './components.js';
import { orderName, readOrder } from './text.js';

/** The face-up cards, -1 for a gap. */
export interface Display {
  readonly orders: readonly number[];
  readonly toppings: readonly number[];
  readonly items: readonly number[];
}

/** The display in the notation. */
export function displayText({ orders, toppings, items }: Display): string {
  return [
    slotsText(orders.map((order) => orderName(order))),
    slotsText(toppings.map((card) => (card < 0 ? '' : pieceText(card)))),
    slotsText(items.map((item) => ITEMS[item] ?? '')),
  ].join('/');
}

/** Cards by slot, `-` for a gap; `-` where there are no slots. */
export function slotsText(names: readonly string[]): string {
  return names.length === 0 ? '-' : names.map((name) => (name === '' ? '-' : name)).join('.');
}

/** The numbers of names joined by points, in their order; `gap` is that of `-`. Undefined when a name is none. */
export function namesOf(text: string, read: (name: string) => number): number[] | undefined {
  const numbers: number[] = [];
  for (const name of text.split('.')) {
    const number = read(name);
    if (number < 0 && name !== '-') return undefined;
    numbers.push(number);
  }
  return numbers;
}

/** The number of an item's name; -1 when there is none. */
export function readItem(name: string): number {
  return ITEMS.indexOf(name);
}

const DISPLAY = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender';

/** `bSBW.gCC.-/S.B1.SB/wild.wrench.blender`; the items are `-` in a game without them (TW-43). */
export function readDisplay(field: Field): Result<Display, TextError> {
  const [first, second, third, fourth] = partsOf(field, '/');
  if (first === undefined || second === undefined || third === undefined || fourth !== undefined) {
    return textError('display', field.offset, [DISPLAY], { found: field.text });
  }
  const orders = namesOf(first.text, readOrder);
  if (orders === undefined) return textError('display', first.offset, ['bSBW.gCC.yUU'], { found: first.text });
  const toppings = namesOf(second.text, readCard);
  if (toppings === undefined) return textError('display', second.offset, ['S.B1.SB'], { found: second.text });
  const items = third.text === '-' ? [] : namesOf(third.text, readItem);
  if (items === undefined) return textError('display', third.offset, ['wild.wrench.blender'], { found: third.text });
  return ok({ orders, toppings, items });
}
