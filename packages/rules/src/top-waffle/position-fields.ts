/** Reads and writes the fields of a position text; `position.ts` combines them. */
import { ok, type Result, type TextError } from '../core/contract.js';
import { partsOf, textError, wholeNumber, type Field } from '../core/text.js';
import {
  isChanged,
  plus,
  readCard,
  readPiece,
  sum,
  zeros,
  readNumbers,
  readOrder,
  pieceText,
  orderName,
} from './cards.js';
import { CARDS, DAYS, isBonus, ITEMS, KINDS_OF_TOPPING, QUIET_ROUNDS, SEAT_NAMES } from './components.js';
import type { Player, StepName } from './state.js';
import { newPlayer } from './stock.js';

// The display as text, the first field of a position.

/** The face-up cards; -1 for a gap. */
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

/** Cards by slot, with `-` for a gap; `-` alone where there are no slots. */
export function slotsText(names: readonly string[]): string {
  return names.length === 0 ? '-' : names.map((name) => (name === '' ? '-' : name)).join('.');
}

/** Reads names joined by dots, with a negative number for a gap `-`; undefined when a name is invalid. */
function namesOf(text: string, read: (name: string) => number): number[] | undefined {
  const numbers: number[] = [];
  for (const name of text.split('.')) {
    const number = read(name);
    if (number < 0 && name !== '-') return undefined;
    numbers.push(number);
  }
  return numbers;
}

/** The number of an item by its name; -1 for none. */
function readItem(name: string): number {
  return ITEMS.indexOf(name);
}

const DISPLAY = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender';

/** Reads `bSBW.gCC.-/S.B1.SB/wild.wrench.blender`; the items are `-` in a game without them (TW-43). */
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

/** Reads a list without gaps; `-` alone is an empty list. */
function listFrom(text: string, read: (name: string) => number): number[] | undefined {
  if (text === '-') return [];
  const numbers = namesOf(text, read);
  return numbers === undefined || numbers.includes(-1) ? undefined : numbers;
}

/** The steps, and the maximum of each of their counts. */
const STEPS: readonly { readonly step: StepName; readonly most: readonly number[] }[] = [
  { step: 'prepare', most: [] },
  { step: 'second', most: [] },
  { step: 'execute', most: [] },
  { step: 'choose', most: [5] },
  { step: 'wrench', most: [2, 1] },
  { step: 'recycle', most: [3] },
  { step: 'change', most: [3] },
  { step: 'look', most: [5, 5] },
  { step: 'reserve', most: [] },
  { step: 'free', most: [] },
  { step: 'trash', most: [SEAT_NAMES.length] },
  { step: 'over', most: [] },
];

/** The seat to move and its step. */
export interface StepField {
  readonly turn: number;
  readonly step: StepName;
  readonly left: readonly number[];
  readonly draw: string;
}

/** Reads `p1:execute`, `p2:wrench:1,1~i`; defaults to `p1:prepare`. */
export function readStep(field: Field | undefined, players: number): Result<StepField, TextError> {
  if (field === undefined) return ok({ turn: 0, step: 'prepare', left: [], draw: '' });
  const error = textError('step', field.offset, ['p1:prepare', 'p2:execute', 'p1:choose:2'], { found: field.text });
  const [words = '', draw = '', more] = field.text.split('~');
  const [name = '', word = '', numbers = '', rest] = words.split(':');
  const turn = SEAT_NAMES.indexOf(name);
  const known = STEPS.find((other) => other.step === word);
  const left = readNumbers(numbers);
  if (turn < 0 || turn >= players || known === undefined || left === undefined) return error;
  if (more !== undefined || rest !== undefined || left.length !== known.most.length) return error;
  if (left.some((number, i) => number > (known.most[i] ?? 0))) return error;
  const canDraw = word === 'prepare' || word === 'second' || word === 'wrench';
  const isDraw = (draw === 't' && canDraw) || (draw === 'i' && canDraw && word !== 'second');
  if ((draw !== '' && !isDraw) || (field.text.includes('~') && draw === '')) return error;
  if (word === 'wrench' && draw !== '' && left[draw === 'i' ? 0 : 1] === 0) return error;
  return ok({ turn, step: known.step, left, draw });
}

/** Reads the players, joined by `;`; none when the field is omitted. */
export function readPlayers(field: Field | undefined): Result<readonly Player[], TextError> {
  const players: Player[] = [];
  if (field === undefined) return ok(players);
  for (const part of partsOf(field, ';')) {
    const player = readPlayer(part.text);
    if (player === undefined)
      return textError('player', part.offset, ['S.B1.SB/wild/bSBW/gCC/-/-'], { found: part.text });
    players.push(player);
  }
  if (players.length >= 2 && players.length <= SEAT_NAMES.length) return ok(players);
  return textError('players', field.offset, ['2-6'], { found: players.length });
}

/** Reads `HAND/ITEMS/RESERVED/DONE/BONUS/TRASH`; trailing parts may be omitted. */
function readPlayer(text: string): Player | undefined {
  const parts = text.split('/');
  if (parts.length > 6) return undefined;
  const hand = readHand(parts[0] ?? '-', readCard, CARDS);
  const items = readHand(parts[1] ?? '-', readItem, ITEMS.length);
  const reserved = listFrom(parts[2] ?? '-', readOrder);
  const done = listFrom(parts[3] ?? '-', readOrder);
  const bonus = counted(parts[4] ?? '-', readCard, CARDS);
  const trash = counted(parts[5] ?? '-', readCard, CARDS);
  if (hand === undefined || items === undefined || reserved === undefined || done === undefined) return undefined;
  if (bonus === undefined || trash === undefined || bonus.some((count, card) => count > 0 && !isBonus(card))) {
    return undefined;
  }
  return {
    ...newPlayer(),
    hand: hand.counts,
    unknown: hand.unknown,
    items: items.counts,
    unknownItems: items.unknown,
    reserved,
    done,
    bonus,
    trash,
  };
}

/** Card counts by number, and the number of unseen cards. */
interface Hand {
  readonly counts: readonly number[];
  readonly unknown: number;
}

/** Reads cards joined by dots, with `x` for an unseen one. */
function readHand(text: string, read: (name: string) => number, kinds: number): Hand | undefined {
  const counts = zeros(kinds);
  let unknown = 0;
  for (const name of text === '-' ? [] : text.split('.')) {
    const card = read(name);
    if (name === 'x') unknown++;
    else if (card < 0) return undefined;
    else counts[card] = (counts[card] ?? 0) + 1;
  }
  return { counts, unknown };
}

/** Reads card counts by number; all cards must be seen. */
function counted(text: string, read: (name: string) => number, kinds: number): readonly number[] | undefined {
  const hand = readHand(text, read, kinds);
  return hand === undefined || hand.unknown > 0 ? undefined : hand.counts;
}

/** The day, orders before its closing card (-1: unknown), turns until it ends (-1: not closing), turns without an order. */
export interface DayField {
  readonly day: number;
  readonly pile: number;
  readonly last: number;
  readonly quiet: number;
  readonly isLeftOut: boolean;
  readonly text: string;
}

/** Reads `2:5`, `2:x`, or `2:!1` with the closing card face up and one turn left; then `:3` for quiet turns. */
export function readDay(field: Field | undefined, players: number): Result<DayField, TextError> {
  if (field === undefined) return ok({ day: 1, pile: 0, last: -1, quiet: 0, isLeftOut: true, text: '' });
  const { text, offset } = field;
  const error = textError('day', offset, ['1:5', '2:!1'], { found: text });
  const [first = '', second = '', third, fourth] = text.split(':');
  const day = wholeNumber(first);
  const quiet = third === undefined ? 0 : wholeNumber(third);
  if (day === undefined || day < 1 || day > DAYS || quiet === undefined || fourth !== undefined) return error;
  if (quiet > QUIET_ROUNDS * players) return error;
  if (second.charAt(0) === '!') {
    const last = wholeNumber(second.substring(1));
    return last === undefined || last >= players ? error : ok({ day, pile: 0, last, quiet, isLeftOut: false, text });
  }
  const pile = second === 'x' ? -1 : wholeNumber(second);
  return pile === undefined ? error : ok({ day, pile, last: -1, quiet, isLeftOut: false, text });
}

/** The discards, and the orders of earlier days. */
export interface Discards {
  readonly toppingDiscard: readonly number[];
  readonly itemDiscard: readonly number[];
  readonly gone: readonly number[];
}

/** Reads `TOPPINGS/ITEMS/ORDERS`. */
export function readDiscards(field: Field | undefined): Result<Discards, TextError> {
  const parts = field === undefined ? ['-', '-', '-'] : field.text.split('/');
  const toppingDiscard = counted(parts[0] ?? '', readCard, CARDS);
  const itemDiscard = counted(parts[1] ?? '', readItem, ITEMS.length);
  const gone = listFrom(parts[2] ?? '', readOrder);
  if (parts.length !== 3 || toppingDiscard === undefined || itemDiscard === undefined || gone === undefined) {
    return textError('discards', field?.offset ?? 0, ['S.B/wild/gCC'], { found: field?.text ?? '' });
  }
  return ok({ toppingDiscard, itemDiscard, gone: gone.sort((a, b) => a - b) });
}

/** Pieces that last until the turn's end, and the groceries being looked at. */
export interface TurnField {
  readonly loose: readonly number[];
  readonly changed: readonly number[];
  readonly seen: readonly number[];
  readonly unseen: number;
}

/** Reads `LOOSE/CHANGED/SEEN`: `sb/S>B/x.x`; `-` for nothing. Groceries are allowed only in their steps. */
export function readTurn(field: Field | undefined, step: StepName): Result<TurnField, TextError> {
  const text = field === undefined || field.text === '-' ? '-/-/-' : field.text;
  const parts = text.split('/');
  const loose = readLoose(parts[0] ?? '');
  const changed = listFrom(parts[1] ?? '', readPiece);
  const seen = readHand(parts[2] ?? '', readCard, CARDS);
  const isRight = parts.length === 3 && changed?.every((piece) => isChanged(piece)) === true;
  if (loose === undefined || changed === undefined || seen === undefined || !isRight) {
    return textError('turn', field?.offset ?? 0, ['sb/S>B/-', '-'], { found: text });
  }
  const looked = sum(seen.counts) + seen.unknown;
  if (looked > 0 && step !== 'look' && step !== 'choose') {
    return textError('turn', field?.offset ?? 0, ['sb/S>B/-', '-'], { found: text });
  }
  return ok({ loose, changed: changed.sort((a, b) => a - b), seen: seen.counts, unseen: seen.unknown });
}

function readLoose(text: string): readonly number[] | undefined {
  let loose: number[] = zeros(KINDS_OF_TOPPING);
  if (text === '-') return loose;
  for (let i = 0; i < text.length; i++) {
    const topping = 'sbuwc'.indexOf(text.charAt(i));
    if (topping < 0) return undefined;
    loose = plus(loose, topping, 1);
  }
  return text === '' ? undefined : loose;
}
