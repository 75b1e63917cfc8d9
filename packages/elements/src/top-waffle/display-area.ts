/** The display: orders, toppings and items face up, the decks beside them. */
import { group, type Point, type ViewBox } from '@griddle/art';
import * as art from '@griddle/art/top-waffle/index.js';
import { displayOf, orderArt, toppingArt } from '@griddle/art/top-waffle/position.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { ITEM_SLOTS } from '@griddle/rules/top-waffle/components.js';
import type { DisplayState } from '@griddle/rules/top-waffle/state.js';
import { itemDeck, toppingDeck } from '@griddle/rules/top-waffle/stock.js';
import { NO_PIECE, type AreaView, type Ground, type Layer, type Marks } from '../core/board-view.js';
import { growing } from '../core/growing-board.js';
import type { Say } from '../core/table.js';
import { itemWords, orderWords, pieceWords } from './words.js';

/** Kinds of pieces: orders, then toppings, then items, the same in every area. */
export const TOPPING_KIND = 100;
export const ITEM_KIND = 200;

/** The card of a kind of piece. */
export function pieceOf(kind: number): ReturnType<typeof group> {
  if (kind >= ITEM_KIND) return art.itemCard(kind - ITEM_KIND);
  return kind >= TOPPING_KIND ? art.toppingCard(toppingArt(kind - TOPPING_KIND)) : art.orderCard(orderArt(kind));
}

/** What the reader is told of the orders of the display: which can be completed, and what is missing for the others. */
export interface Hints<S> {
  /** What is said of an order, as a number below 4096; 0 for nothing. */
  readonly code: (state: S, order: number) => number;
  /** The words of an order with those of a code. */
  readonly words: (order: number, say: Say, code: number) => string;
  readonly layers: (state: S) => readonly Layer[];
}

const DECK = 'd';
/** Contents: what hints say is a number below this, the card stands above it. */
export const HINT_CODES = 4096;

function rowOf(place: Place): art.Row {
  return place.startsWith('order') ? 'order' : place.startsWith('topping') ? 'topping' : 'item';
}

/** The slot of a place, -1 for the deck. */
export function slotOf(place: Place): number {
  const word = place.slice(place.indexOf(':') + 1);
  return word === DECK ? -1 : Number(word) - 1;
}

function centre(place: Place): Point {
  return art.slotCentre(rowOf(place), slotOf(place));
}

function placesOf(row: art.Row, slots: number): readonly Place[] {
  return [`${row}:${DECK}`, ...Array.from({ length: slots }, (_unused, slot) => `${row}:${slot + 1}`)];
}

const grounds = new Map<string, Ground>();

function groundFor(slots: number, items: boolean): Ground {
  const key = `${slots} ${items}`;
  let ground = grounds.get(key);
  if (!ground) {
    const rows = [
      placesOf('order', slots),
      placesOf('topping', slots),
      ...(items ? [placesOf('item', ITEM_SLOTS)] : []),
    ];
    grounds.set(key, (ground = { viewBox: art.displayBox(slots, items), rows }));
  }
  return ground;
}

const LEAST: ViewBox = art.displayBox(3, true);

function cardAt(state: DisplayState, place: Place): number {
  const row = rowOf(place);
  const cards = row === 'order' ? state.orders : row === 'topping' ? state.toppings : state.items;
  return cards[slotOf(place)] ?? -1;
}

/** Whether the gap of a place shows the closing card. */
function isClosing(state: DisplayState, place: Place): boolean {
  return state.last >= 0 && rowOf(place) === 'order' && slotOf(place) === state.orders.indexOf(-1);
}

function deckCount(state: DisplayState, row: art.Row): number {
  if (row === 'topping') return toppingDeck(state);
  if (row === 'item') return itemDeck(state);
  return displayOf(state).decks.orders ?? -1;
}

function deckWords(row: art.Row, count: number, say: Say): string {
  if (row !== 'order') return say(`deck.top-waffle.${row}`, { count });
  return say(`deck.top-waffle.${count < 0 ? 'order-hidden' : count === 0 ? 'closing' : 'order'}`, { count });
}

const ROWS: readonly art.Row[] = ['order', 'topping', 'item'];

/** Frames round cards, a layer for each row; a mark is drawn at one place and moved to the others. */
function framed(places: readonly Place[], stroke: 'mark-move' | 'select' | 'mark-last' | 'note-2'): readonly Layer[] {
  return ROWS.map((row) => ({
    places: places.filter((place) => isDisplayed(place) && rowOf(place) === row),
    draw: (place) => group('frames', [art.cardMark(art.sizeOf(row), centre(place), stroke)]),
  }));
}

function isDisplayed(place: Place): boolean {
  return /^(order|topping|item):/.test(place);
}

/** The display, with hints or without. */
export function displayArea<S extends DisplayState>(hints?: Hints<S>): AreaView<S> {
  return {
    viewBox: LEAST,
    label: (say) => say('area.top-waffle.display'),
    caption: (say) => say('area.top-waffle.display'),
    rows: () => groundFor(3, true).rows,
    ground: growing(({ orders, items }) => groundFor(orders.length, items.length > 0)),
    centre,
    hit: (place) => art.frameOf(art.sizeOf(rowOf(place))),
    backdrop: () => group('backdrop', []),
    below: (state) => [
      {
        key: JSON.stringify([
          displayOf(state).decks,
          state.day,
          state.last,
          state.orders.length,
          state.orders.indexOf(-1),
        ]),
        draw: () => art.display({ ...displayOf(state), ...gapsOf(state) }),
      },
    ],
    above: (state, marks: Marks) => [
      ...framed(marks.show.has('last') ? marks.last : [], 'mark-last'),
      ...(hints?.layers(state) ?? []),
      ...framed([...marks.targets, ...marks.starts], 'mark-move'),
      ...framed(marks.picked, 'select'),
      ...framed(marks.lit, 'note-2'),
    ],
    pieceOn: (state, place) => {
      const card = cardAt(state, place);
      const row = rowOf(place);
      if (card < 0) return NO_PIECE;
      return row === 'order' ? card : card + (row === 'topping' ? TOPPING_KIND : ITEM_KIND);
    },
    piece: pieceOf,
    contentOf: (state, place) => {
      if (slotOf(place) < 0) return deckCount(state, rowOf(place)) + 1;
      const card = cardAt(state, place);
      if (card < 0) return isClosing(state, place) ? state.day : 0;
      return (card + 1) * HINT_CODES + (rowOf(place) === 'order' ? (hints?.code(state, card) ?? 0) : 0);
    },
    placeName: (place, content, say) => {
      const row = rowOf(place);
      if (slotOf(place) < 0) return deckWords(row, content - 1, say);
      if (content < HINT_CODES) return say(`gap.top-waffle${content > 0 ? '.closing' : ''}`, { day: content });
      const card = Math.floor(content / HINT_CODES) - 1;
      if (row === 'order') return hints?.words(card, say, content % HINT_CODES) ?? orderWords(card, say);
      return row === 'topping' ? pieceWords(card, say) : itemWords(card, say);
    },
  };
}

/** The display without its cards, which are pieces. */
function gapsOf({ orders, toppings, items }: DisplayState): Pick<art.DisplayPicture, 'orders' | 'toppings' | 'items'> {
  return {
    orders: orders.map(() => undefined),
    toppings: toppings.map(() => undefined),
    items: items.map(() => -1),
  };
}
