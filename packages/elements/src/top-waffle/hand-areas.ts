/** What lies before the reader: toppings in a rack, items, what lasts for the turn, reserved orders, the trash. */
import { group, type Point } from '@griddle/art';
import * as art from '@griddle/art/top-waffle/index.js';
import { orderArt, toppingArt } from '@griddle/art/top-waffle/position.js';
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { LOOSE, listOf, pieceText, sum } from '@griddle/rules/top-waffle/cards.js';
import { CARDS, ITEMS, KINDS_OF_TOPPING, RECYCLING, SEAT_NAMES } from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { NO_PIECE, type AreaView, type Ground, type Layer, type Marks } from '../core/board-view.js';
import { growing } from '../core/growing-board.js';
import type { Say } from '../core/table.js';
import { ITEM_KIND, pieceOf, TOPPING_KIND } from './display-area.js';
import { ownerOf, ownOf } from './own.js';
import { itemWords, orderWords, pieceWords } from './words.js';

/** Cards of the rack in a row: plain ones, bonus cards, doubles in two rows. */
const COLUMNS = KINDS_OF_TOPPING;
/** Reserved orders that are shown; more are played by notation. */
export const RESERVED_SLOTS = 6;
const ORDER_COLUMNS = 3;

/** One place of an area: what lies there and how many. */
interface Pile {
  /** The number that names the card among those of its area. */
  readonly card: number;
  readonly count: number;
}

/** What the five areas have of their own. */
interface Shelf {
  readonly name: string;
  readonly places: readonly Place[];
  readonly columns: number;
  readonly size: Point;
  readonly piles: (state: TopWaffleState) => readonly Pile[];
  readonly kind: (card: number) => number;
  readonly piece: (kind: number) => ReturnType<typeof group>;
  readonly words: (card: number, say: Say) => string;
}

function seatOf(state: TopWaffleState): string {
  return SEAT_NAMES[ownerOf(state)] ?? '';
}

/** The first and the last row that have cards; the first row where none has. */
function usedRows(shelf: Shelf, state: TopWaffleState): readonly [number, number] {
  const used = shelf.piles(state).flatMap(({ count }, at) => (count > 0 ? [Math.floor(at / shelf.columns)] : []));
  return [used[0] ?? 0, used.at(-1) ?? 0];
}

function areaOf(shelf: Shelf): AreaView<TopWaffleState> {
  const { places, columns, size } = shelf;
  const centre = (place: Place): Point => art.gridCentre(Math.max(0, places.indexOf(place)), columns, size);
  const pileAt = (state: TopWaffleState, place: Place): Pile =>
    shelf.piles(state)[places.indexOf(place)] ?? { card: 0, count: 0 };
  const isHere = (place: Place): boolean => places.includes(place);
  const mark = (stroke: 'mark-move' | 'select' | 'mark-last') => (place: Place) =>
    group('frames', [art.cardMark(size, centre(place), stroke)]);
  const grounds = new Map<string, Ground>();
  const ground = (first: number, last: number): Ground => {
    const key = `${first} ${last}`;
    const known = grounds.get(key);
    if (known) return known;
    const rows = Array.from({ length: last - first + 1 }, (_unused, row) =>
      places.slice((first + row) * columns, (first + row + 1) * columns),
    );
    const [left, , width, height] = art.gridBox(rows.length * columns, columns, size);
    const made: Ground = { viewBox: [left, (height / rows.length) * first, width, height], rows };
    grounds.set(key, made);
    return made;
  };
  const counts = (state: TopWaffleState): Layer => {
    const many = shelf.piles(state).flatMap(({ count }, at) => (count > 1 ? [[at, count] as const] : []));
    return {
      key: many.join(' '),
      draw: () =>
        group(
          'counts',
          many.map(([at, count]) => {
            const [x, y] = art.gridCentre(at, columns, size);
            return art.countMark([x + size[0] / 2 - 0.14, y - size[1] / 2 + 0.14], count);
          }),
        ),
    };
  };
  return {
    name: shelf.name,
    viewBox: ground(0, 0).viewBox,
    label: (say, state) => say(`area.top-waffle.${shelf.name}`, { seat: seatOf(state) }),
    caption: (say, state) => say(`area.top-waffle.${shelf.name}`, { seat: seatOf(state) }),
    rows: () => ground(0, 0).rows,
    ground: growing((state) => ground(...usedRows(shelf, state))),
    centre,
    hit: art.frameOf(size),
    backdrop: () => group('backdrop', []),
    below: () => [],
    above: (state, marks: Marks) => [
      counts(state),
      { places: [...marks.begins, ...marks.starts].filter(isHere), draw: mark('mark-last') },
      { places: marks.targets.filter(isHere), draw: mark('mark-move') },
      { places: marks.picked.filter(isHere), draw: mark('select') },
    ],
    pieceOn: (state, place) => {
      const { card, count } = pileAt(state, place);
      return count > 0 ? shelf.kind(card) : NO_PIECE;
    },
    scene: (state) => String(ownerOf(state)),
    piece: shelf.piece,
    contentOf: (state, place) => {
      const { card, count } = pileAt(state, place);
      return count > 0 ? (card + 1) * 64 + count : 0;
    },
    placeName: (_place, content, say) => {
      if (content === 0) return say('gap.top-waffle');
      const card = shelf.words(Math.floor(content / 64) - 1, say);
      return content % 64 > 1 ? say('count.top-waffle', { card, count: content % 64 }) : card;
    },
  };
}

function piles(counts: readonly number[]): readonly Pile[] {
  return counts.map((count, card) => ({ card, count }));
}

const CARD_NAMES = Array.from({ length: CARDS }, (_unused, card) => pieceText(card));
const toppings = {
  columns: COLUMNS,
  size: art.TOPPING_CARD,
  kind: (card: number): number => TOPPING_KIND + card,
  piece: pieceOf,
  words: pieceWords,
};

export const handArea = areaOf({
  ...toppings,
  name: 'hand',
  places: CARD_NAMES.map((name) => `hand:${name}`),
  piles: (state) => piles(ownOf(state).hand),
});

export const trashArea = areaOf({
  ...toppings,
  name: 'trash',
  places: CARD_NAMES.map((name) => `trash:${name}`),
  piles: (state) => piles(ownOf(state).trash),
});

export const itemsArea = areaOf({
  name: 'mine',
  places: ITEMS.map((item) => `mine:${item}`),
  columns: ITEMS.length,
  size: art.ITEM_CARD,
  piles: (state) => piles(ownOf(state).items),
  kind: (item) => ITEM_KIND + item,
  piece: pieceOf,
  words: itemWords,
});

/** Places for changed cards, and for groceries that are looked at. */
const SLOTS = [1, 2, 3, 4, 5];

/** The place of a changed card by its number among them. */
export function changedPlace(state: TopWaffleState, piece: number): Place {
  return `changed:${state.changed.indexOf(piece) + 1}`;
}

/** Pieces in slots; those beyond the last slot are not shown. */
function slots(pieces: readonly number[]): readonly Pile[] {
  return SLOTS.map((slot) => ({ card: pieces[slot - 1] ?? 0, count: pieces[slot - 1] === undefined ? 0 : 1 }));
}

/** Loose toppings, cards changed by a blender, groceries looked at: all in cards of one size. */
export const turnArea = areaOf({
  name: 'turn',
  places: [
    ...SLOTS.map((slot) => `seen:${slot}`),
    ...SLOTS.map((slot) => `changed:${slot}`),
    ...['s', 'b', 'u', 'w', 'c'].map((letter) => `loose:${letter}`),
  ],
  columns: COLUMNS,
  size: art.TOPPING_CARD,
  piles: (state) => [
    ...slots(listOf(state.seen)),
    ...slots(state.changed),
    ...state.loose.map((count, topping) => ({ card: LOOSE + topping, count })),
  ],
  kind: (piece) => TOPPING_KIND + piece,
  piece: (kind) => {
    const piece = kind - TOPPING_KIND;
    const isLoose = piece >= LOOSE && piece < LOOSE + KINDS_OF_TOPPING;
    return isLoose ? art.looseTopping(piece - LOOSE) : art.toppingCard(toppingArt(piece));
  },
  words: pieceWords,
});

export const reservedArea = areaOf({
  name: 'reserved',
  places: Array.from({ length: RESERVED_SLOTS }, (_unused, slot) => `reserve:${slot + 1}`),
  columns: ORDER_COLUMNS,
  size: art.ORDER_CARD,
  piles: (state) => {
    const { reserved } = ownOf(state);
    return Array.from({ length: RESERVED_SLOTS }, (_unused, slot) => ({
      card: reserved[slot] ?? 0,
      count: reserved[slot] === undefined ? 0 : 1,
    }));
  },
  kind: (order) => order,
  piece: (kind) => art.orderCard(orderArt(kind)),
  words: orderWords,
});

/** The areas that have something to show. Nobody's hand has none of them. */
export function areasOf(state: TopWaffleState): readonly AreaView<TopWaffleState>[] {
  const seat: Seat = ownerOf(state);
  if (seat >= state.players.length) return [];
  const own = ownOf(state);
  const isTurn = seat === state.turn;
  const lasting = sum(state.loose) + state.changed.length + sum(state.seen);
  const recycles = isTurn && (state.step === 'recycle' || (own.items[RECYCLING] ?? 0) > 0) && sum(own.trash) > 0;
  return [
    handArea,
    ...(isTurn && lasting > 0 ? [turnArea] : []),
    ...(state.rules.items ? [itemsArea] : []),
    ...(own.reserved.length > 0 ? [reservedArea] : []),
    ...(recycles ? [trashArea] : []),
  ];
}
