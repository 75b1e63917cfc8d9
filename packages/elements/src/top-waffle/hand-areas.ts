/** What lies before the reader: toppings in a rack, items, what lasts for the turn, reserved orders, the trash. */
import { group, type Point } from '@griddle/art';
import * as art from '@griddle/art/top-waffle/index.js';
import { toppingArt } from '@griddle/art/top-waffle/position.js';
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { LOOSE, listOf, sum } from '@griddle/rules/top-waffle/cards.js';
import { CARDS, ITEMS, KINDS_OF_TOPPING, RECYCLING, SEAT_NAMES } from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { NO_PIECE, type AreaView, type Ground, type Layer, type Marks } from '../old-core/board-view.js';
import { growing } from '../old-core/growing-board.js';
import type { Say } from '../old-core/table.js';
import { ITEM_KIND, printedCard, TOPPING_KIND } from './display-area.js';
import { ownerOf, ownOf } from './own.js';
import { HINT_CODES, hintedWords, hintFor, hintLayers } from './hints.js';
import { itemWords } from './card-words.js';
import { pieceWords } from './words.js';

/** Topping cards in a row, and orders; items lie in their ring, all in one row. */
const COLUMNS = 5;
const ORDER_COLUMNS = 4;
/** Reserved orders that are shown; more are played by notation. */
export const RESERVED_SLOTS = 12;

/** Contents: what hints say, then the count, which is below this, then the card. */
const MOST = 64;

/** What lies in one slot of an area. */
interface Pile {
  /** The number that names the card among those of its area. */
  readonly card: number;
  readonly count: number;
}

/** What the five areas have of their own. */
interface Shelf {
  readonly name: string;
  /** Its slots, one after the other. */
  readonly places: readonly Place[];
  readonly columns: number;
  readonly size: Point;
  /** The room that a card takes up with the marks on its edge; left out, its size. */
  readonly room?: Point;
  /** What lies in each slot; those after the last pile are empty. */
  readonly piles: (state: TopWaffleState) => readonly Pile[];
  readonly kind: (card: number) => number;
  readonly piece: (kind: number) => ReturnType<typeof group>;
  /** A card in words, with what is said of it. */
  readonly words: (card: number, say: Say, hint: number) => string;
  /** What is said of a card, as a number below `HINT_CODES`, and the marks for it in place of those of moves that begin there. */
  readonly hint?: (state: TopWaffleState, card: number) => number;
  readonly hints?: (state: TopWaffleState, centre: (place: Place) => Point) => readonly Layer[];
  /** The outline of an empty slot, where one is shown. */
  readonly gap?: 'topping' | 'item';
}

function seatOf(state: TopWaffleState): string {
  return SEAT_NAMES[ownerOf(state)] ?? '';
}

function areaOf(shelf: Shelf): AreaView<TopWaffleState> {
  const { columns, gap, name, places, room = shelf.size, size } = shelf;
  const centre = (place: Place): Point => art.gridCentre(Math.max(0, places.indexOf(place)), columns, room);
  const pileAt = (state: TopWaffleState, place: Place): Pile => shelf.piles(state)[places.indexOf(place)] ?? NOTHING;
  const isHere = (place: Place): boolean => places.includes(place);
  const mark = (stroke: 'mark-move' | 'select' | 'mark-last' | 'note-2') => (place: Place) =>
    group('frames', [art.cardMark(size, centre(place), stroke)]);
  const grounds = new Map<number, Ground>();
  /** As many whole rows as so many piles take. */
  const groundFor = (count: number): Ground => {
    const rows = Math.max(1, Math.ceil(count / columns));
    const known = grounds.get(rows);
    if (known) return known;
    const made: Ground = {
      viewBox: art.gridBox(rows * columns, columns, room),
      rows: Array.from({ length: rows }, (_unused, row) => places.slice(row * columns, (row + 1) * columns)),
    };
    grounds.set(rows, made);
    return made;
  };
  const gaps = (state: TopWaffleState): Layer => {
    const empty = groundFor(shelf.piles(state).length)
      .rows.flat()
      .filter((place) => gap !== undefined && pileAt(state, place).count === 0);
    return {
      key: empty.join(),
      draw: () =>
        group(
          'gaps',
          empty.map((place) => ({ ...art.gap(gap ?? 'topping'), at: centre(place) })),
        ),
    };
  };
  const counts = (state: TopWaffleState): Layer => {
    const many = shelf.piles(state).flatMap(({ count }, at) => (count > 1 ? [[at, count] as const] : []));
    return {
      key: many.join(' '),
      draw: () =>
        group(
          'counts',
          many.map(([at, count]) => {
            const [x, y] = art.gridCentre(at, columns, room);
            return art.countMark([x + size[0] / 2 - 0.2, y - size[1] / 2 + 0.2], count);
          }),
        ),
    };
  };
  return {
    name,
    viewBox: groundFor(0).viewBox,
    label: (say, state) => say(`area.top-waffle.${shelf.name}`, { seat: seatOf(state) }),
    caption: (say, state) => say(`area.top-waffle.${shelf.name}`, { seat: seatOf(state) }),
    rows: () => groundFor(0).rows,
    ground: growing((state) => groundFor(shelf.piles(state).length)),
    centre,
    hit: () => art.frameOf(size),
    backdrop: () => group('backdrop', []),
    below: (state) => [gaps(state)],
    above: (state, marks: Marks) => [
      ...(shelf.hints?.(state, centre) ?? [
        { places: [...marks.begins, ...marks.starts].filter(isHere), draw: mark('mark-last') },
      ]),
      { places: marks.targets.filter(isHere), draw: mark('mark-move') },
      { places: marks.picked.filter(isHere), draw: mark('select') },
      { places: marks.lit.filter(isHere), draw: mark('note-2') },
      counts(state),
    ],
    pieceOn: (state, place) => {
      const { card, count } = pileAt(state, place);
      return count > 0 ? shelf.kind(card) : NO_PIECE;
    },
    scene: (state) => String(ownerOf(state)),
    piece: shelf.piece,
    contentOf: (state, place) => {
      const { card, count } = pileAt(state, place);
      return count > 0 ? ((card + 1) * MOST + count) * HINT_CODES + (shelf.hint?.(state, card) ?? 0) : 0;
    },
    placeName: (_place, content, say) => {
      if (content === 0) return say('gap.top-waffle');
      const pile = Math.floor(content / HINT_CODES);
      const card = shelf.words(Math.floor(pile / MOST) - 1, say, content % HINT_CODES);
      return pile % MOST > 1 ? say('count.top-waffle', { card, count: pile % MOST }) : card;
    },
  };
}

/** So many slots of an area, counted from 1. */
function slots(name: string, count: number): readonly Place[] {
  return Array.from({ length: count }, (_unused, slot) => `${name}:${slot + 1}`);
}

const NOTHING: Pile = { card: 0, count: 0 };

/** Each kind of card that is there, one pile each, side by side. */
function piles(counts: readonly number[]): readonly Pile[] {
  return counts.flatMap((count, card) => (count > 0 ? [{ card, count }] : []));
}

function single(cards: readonly number[]): readonly Pile[] {
  return cards.map((card) => ({ card, count: 1 }));
}

const toppings = {
  columns: COLUMNS,
  size: art.TOPPING_CARD,
  kind: (card: number): number => TOPPING_KIND + card,
  piece: printedCard,
  words: pieceWords,
};

const hand: Shelf = {
  ...toppings,
  name: 'hand',
  places: slots('hand', CARDS),
  piles: (state) => piles(ownOf(state).hand),
  gap: 'topping',
};

const trash: Shelf = {
  ...toppings,
  name: 'trash',
  places: slots('trash', CARDS),
  piles: (state) => piles(ownOf(state).trash),
};

/** The slots of what lasts for the turn; groceries lie in the first of them. */
export const TURN_SLOTS: readonly Place[] = slots('turn', 3 * COLUMNS);

/** Loose toppings, cards changed by a blender, groceries looked at: all in cards of one size. */
const turn: Shelf = {
  ...toppings,
  name: 'turn',
  places: TURN_SLOTS,
  piles: (state) => [
    ...single(listOf(state.seen)),
    ...single(state.changed),
    ...piles(state.loose).map(({ card, count }) => ({ card: LOOSE + card, count })),
  ],
  piece: (kind) => {
    const piece = kind - TOPPING_KIND;
    const isLoose = piece >= LOOSE && piece < LOOSE + KINDS_OF_TOPPING;
    return isLoose ? art.looseTopping(piece - LOOSE) : art.toppingCard(toppingArt(piece));
  },
};

/** The place of a card in the hand, in the trash, or among what lasts for the turn. */
export function cardPlace(state: TopWaffleState, { name }: AreaView<TopWaffleState>, card: number): Place {
  const shelf = SHELVES.find((other) => other.name === name) ?? hand;
  return shelf.places[shelf.piles(state).findIndex((pile) => pile.card === card)] ?? '';
}

/** The card at a place of those areas, -1 for none. */
export function cardOn(state: TopWaffleState, place: Place): number {
  const shelf = SHELVES.find(({ places }) => places.includes(place));
  return shelf?.piles(state)[shelf.places.indexOf(place)]?.card ?? -1;
}

const SHELVES = [hand, trash, turn];
/** Topping cards in hand (TW-10). */
export const handArea = areaOf(hand);
/** The trash, from which a recycling bin takes (TW-32). */
export const trashArea = areaOf(trash);
/** Toppings that last for the turn (TW-39). */
export const turnArea = areaOf(turn);

/** Items in hand. */
const itemsArea = areaOf({
  name: 'mine',
  places: ITEMS.map((item) => `mine:${item}`),
  columns: ITEMS.length,
  size: art.ITEM_CARD,
  piles: (state) => ownOf(state).items.map((count, card) => ({ card, count })),
  kind: (item) => ITEM_KIND + item,
  piece: printedCard,
  words: itemWords,
  gap: 'item',
});

const RESERVED = slots('reserved', RESERVED_SLOTS);

function reservedPlace(slot: number): Place {
  return RESERVED[slot] ?? '';
}

/** Orders that a megaphone has reserved (TW-36). */
const reservedArea = areaOf({
  name: 'reserved',
  places: RESERVED,
  columns: ORDER_COLUMNS,
  size: art.ORDER_CARD,
  // With the bell on its lower edge
  room: [art.ORDER_CARD[0] + 0.1, art.ORDER_CARD[1] + 0.5],
  piles: (state) => single(ownOf(state).reserved.slice(0, RESERVED_SLOTS)),
  kind: (order) => order,
  piece: printedCard,
  words: hintedWords,
  hint: (state, order) => hintFor(state, order, 1),
  hints: (state, centre) => hintLayers(state, ownOf(state).reserved.slice(0, RESERVED_SLOTS), 1, reservedPlace, centre),
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
