/** The reader's own cards: toppings in a rack, items, toppings for the turn, reserved orders, the trash. */
import { group, type Group, type Point } from '@griddle/art';
import * as art from '@griddle/art/top-waffle/index.js';
import { toppingArt } from '@griddle/art/internal/top-waffle/position.js';
import { CHANCE, type Place, type Seat } from '@griddle/rules/core/contract.js';
import { LOOSE, sum } from '@griddle/rules/internal/top-waffle/cards.js';
import { KINDS_OF_TOPPING, RECYCLING, SEAT_NAMES } from '@griddle/rules/internal/top-waffle/components.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { playerOf } from '@griddle/rules/internal/top-waffle/stock.js';
import type { Area, Layer, Layout, Scene, Sight, Translate } from '#core';
import { describeItem, describePiece } from './describe.js';
import { ITEM_KIND, printedCard, TOPPING_KIND } from './display-area.js';
import { describeHinted, hintLayers } from './order-hints.js';
import { HAND, MINE, RESERVED, TRASH, TURN, type Pile, type Shelf } from './shelves.js';

/** Topping cards per row; items are in the order of their ring, all in one row. */
const COLUMNS = 7;
/** Reserved orders per row of the same width, and how much smaller than cards in hand they are. */
const ORDER_COLUMNS = 5;
const ORDER_SCALE = 1.3;
/** Distance between cards in hand. */
const [, , STEP] = art.gridBox(1, 1, art.TOPPING_CARD);
/** Minimum width of an area, in cards in hand, to fit its caption. */
const LEAST_SPAN = 2;
/** How much a card may shrink so that others fit. */
const TOLERANCE = 0.05;
/** Rows reserved for the hand, so that nothing jumps as it grows; beyond that, cards shrink. */
const HAND_ROWS = 1;

const EMPTY: Pile = { card: 0, count: 0 };

type LooksAt = Pick<Sight<TopWaffleState>, 'localSeat' | 'state' | 'viewer'>;

/** How to display a shelf. */
interface ShelfArea {
  readonly name: string;
  readonly shelf: Shelf;
  readonly columns: number;
  /** Minimum number of rows; left out, one. */
  readonly rows?: number;
  readonly size: Point;
  /** Size of a card including marks on its edge; left out, the card's size. */
  readonly room?: Point;
  readonly kind: (card: number) => number;
  readonly piece: (kind: number) => Group;
  readonly describe: (sight: LooksAt, card: number, t: Translate) => string;
  /** Marks for its cards, instead of those of moves that start there. */
  readonly hints?: (scene: Scene<TopWaffleState>, center: (place: Place) => Point) => readonly Layer[];
  /**
   * For an area that comes and goes during play: how many times smaller than in hand its cards are. The area is then only as
   * wide as its cards, up to a row.
   */
  readonly passing?: number;
  /** The outline of empty slots; left out, none. */
  readonly gap?: 'topping' | 'item';
}

/** Returns the seat shown: the viewer's. If all is visible, the seat to move, or the local seat once the game is over. */
function ownerOf({ localSeat, state, viewer }: LooksAt): Seat {
  if (viewer !== CHANCE) return viewer;
  return state.step === 'over' ? (localSeat ?? state.turn) : state.turn;
}

function areaOf(made: ShelfArea): Area<TopWaffleState> {
  const { columns, gap, name, passing, rows: least = 1, shelf, size, room = size } = made;
  const { places } = shelf;
  const center = (place: Place): Point => art.gridCentre(Math.max(0, places.indexOf(place)), columns, room);
  const pilesFor = (sight: LooksAt): readonly Pile[] => shelf.piles(sight.state, ownerOf(sight));
  const pileAt = (sight: LooksAt, place: Place): Pile => pilesFor(sight)[places.indexOf(place)] ?? EMPTY;
  const frame = (stroke: 'mark-move' | 'select' | 'mark-last' | 'note-2') => (place: Place) =>
    group('frames', [art.cardMark(size, center(place), stroke)]);

  /** Returns the width of the area, in cards in hand. */
  const spanOf = (count: number): number => {
    const [, , width] = art.gridBox(1, 1, room);
    const cards = (Math.min(count, columns) * width) / STEP / (passing ?? 1);
    return Math.max(LEAST_SPAN, Math.min(COLUMNS, Math.ceil(cards - TOLERANCE)));
  };

  const layouts = new Map<number, Layout>();
  /** Returns the layout for a number of piles, in whole rows. */
  const layoutFor = (count: number): Layout => {
    const rows = Math.max(1, Math.ceil(count / columns));
    const width = passing === undefined ? columns : Math.max(1, Math.min(count, columns));
    const key = rows * columns + width;
    const known = layouts.get(key);
    if (known) return known;
    const [left, top, wide, height] = art.gridBox(Math.max(least, rows) * width, width, room);
    const layout: Layout = {
      viewBox: [left, top, passing === undefined ? wide : spanOf(count) * STEP * passing, height],
      rows: Array.from({ length: rows }, (_unused, row) => places.slice(row * columns, row * columns + width)),
    };
    layouts.set(key, layout);
    return layout;
  };

  const gapLayer = (scene: Scene<TopWaffleState>): Layer => {
    const { rows } = layoutFor(pilesFor(scene).length);
    const empty = gap === undefined ? [] : rows.flat().filter((place) => pileAt(scene, place).count === 0);
    return {
      key: empty.join(),
      draw: () =>
        group(
          'gaps',
          empty.map((place) => ({ ...art.gap(gap ?? 'topping'), at: center(place) })),
        ),
    };
  };
  const countLayer = (scene: Scene<TopWaffleState>): Layer => {
    const many = pilesFor(scene).flatMap(({ count }, at) => (count > 1 ? [[at, count] as const] : []));
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

  const words = (kind: string, scene: LooksAt, t: Translate): string =>
    t(`${kind}.top-waffle.${name}`, { seat: SEAT_NAMES[ownerOf(scene)] ?? '' });
  return {
    name,
    label: (scene, t) => words('area', scene, t),
    caption: (scene, t) => words('caption', scene, t),
    parts: (scene) => {
      const piles = pilesFor(scene);
      const isEmpty = piles.every(({ count }) => count === 0);
      const width = passing === undefined ? '' : `passing of-${spanOf(piles.length)}`;
      return `${width} ${isEmpty ? 'empty' : ''}`.trim();
    },
    layout: (scene) => layoutFor(pilesFor(scene).length),
    center,
    outline: () => art.frameOf(size),
    backdrop: () => group('backdrop', []),
    below: (scene) => [gapLayer(scene)],
    above: (scene) => {
      const { marks } = scene;
      const begins = { places: [...marks.origins, ...marks.placements], draw: frame('mark-last') };
      return [
        ...(made.hints?.(scene, center) ?? [begins]),
        { places: marks.destinations, draw: frame('mark-move') },
        { places: marks.selected, draw: frame('select') },
        { places: marks.highlights, draw: frame('note-2') },
        countLayer(scene),
      ];
    },
    pieceAt: (scene, place) => {
      const { card, count } = pileAt(scene, place);
      return count > 0 ? made.kind(card) : undefined;
    },
    piece: made.piece,
    describe: (scene, place, t) => {
      const { card, count } = pileAt(scene, place);
      if (count === 0) return t('gap.top-waffle');
      const words = made.describe(scene, card, t);
      return count > 1 ? t('count.top-waffle', { card: words, count }) : words;
    },
    motion: { owner: (scene) => ownerOf(scene).toString() },
  };
}

/** Settings shared by shelves of topping cards. */
const TOPPING_CARDS = {
  columns: COLUMNS,
  size: art.TOPPING_CARD,
  kind: (card: number): number => TOPPING_KIND + card,
  piece: printedCard,
  describe: (_sight: LooksAt, card: number, t: Translate): string => describePiece(card, t),
};

const handArea = areaOf({ ...TOPPING_CARDS, name: 'hand', shelf: HAND, gap: 'topping', rows: HAND_ROWS });

const trashArea = areaOf({ ...TOPPING_CARDS, name: 'trash', shelf: TRASH, passing: 1 });

const turnArea = areaOf({
  ...TOPPING_CARDS,
  name: 'turn',
  shelf: TURN,
  passing: 1,
  piece: (kind) => {
    const piece = kind - TOPPING_KIND;
    const isLoose = piece >= LOOSE && piece < LOOSE + KINDS_OF_TOPPING;
    return isLoose ? art.looseTopping(piece - LOOSE) : art.toppingCard(toppingArt(piece));
  },
});

const itemsArea = areaOf({
  name: 'mine',
  shelf: MINE,
  columns: MINE.places.length,
  size: art.ITEM_CARD,
  kind: (item) => ITEM_KIND + item,
  piece: printedCard,
  describe: (_sight, item, t) => describeItem(item, t),
  gap: 'item',
});

const reservedArea = areaOf({
  name: 'reserved',
  shelf: RESERVED,
  passing: ORDER_SCALE,
  columns: ORDER_COLUMNS,
  size: art.ORDER_CARD,
  // Including the bell on the lower edge
  room: [art.ORDER_CARD[0] + 0.1, art.ORDER_CARD[1] + 0.5],
  kind: (order) => order,
  piece: printedCard,
  describe: (sight, order, t) => describeHinted(sight, order, 1, t),
  hints: (scene, center) => {
    const orders = RESERVED.piles(scene.state, ownerOf(scene)).map(({ card }) => card);
    return hintLayers(scene, orders, 1, (slot) => RESERVED.places[slot] ?? '', center);
  },
});

/** Returns the areas to show; none if the viewer is nobody. */
export function handAreas(sight: LooksAt): readonly Area<TopWaffleState>[] {
  const { state } = sight;
  const seat = ownerOf(sight);
  if (seat >= state.players.length) return [];
  const own = playerOf(state, seat);
  const isTurn = seat === state.turn;
  const lasting = sum(state.loose) + state.changed.length + sum(state.seen);
  const recycles = isTurn && (state.step === 'recycle' || (own.items[RECYCLING] ?? 0) > 0) && sum(own.trash) > 0;
  return [
    handArea,
    ...(state.rules.items ? [itemsArea] : []),
    ...(own.reserved.length > 0 ? [reservedArea] : []),
    ...(isTurn && lasting > 0 ? [turnArea] : []),
    ...(recycles ? [trashArea] : []),
  ];
}
