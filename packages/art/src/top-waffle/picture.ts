/** The whole of Top Waffle from plain data: the display, and below it a row for each player's area. */
import { scaled } from '../path-data.js';
import { group, type Group, type Picture, type Point, type Shape, path } from '../shapes.js';
import {
  cardBack,
  closingCard,
  itemCard,
  numbered,
  orderCard,
  toppingCard,
  type OrderCardArt,
  type ToppingCardArt,
  deck,
  frameOf,
  gap,
  displayBox,
  displayWidth,
  slotCentre,
  type Row,
} from './cards.js';

// The background of the face-up cards.

/** The decks, and the card that ends the day. */
export interface DecksPicture {
  /** Numbers of cards in the decks; `orders` is undefined when that number is hidden. */
  readonly decks: { readonly orders: number | undefined; readonly toppings: number; readonly items: number };
  readonly day: number;
  /** The slot of the day's closing card when it is face up; -1 while it is in the deck. */
  readonly closing: number;
}

/** The background of the face-up cards and of the closing card: the cloth, the decks, and the slots. */
export function displayGround(decks: DecksPicture['decks'], slots: number, items: number): Group {
  const [, , width, height] = displayBox(slots, items > 0);
  const row = (kind: Row, count: number, pile: number | undefined): Group[] => [
    { ...deck(kind, pile), at: slotCentre(kind, -1) },
    ...Array.from({ length: count }, (_unused, slot) => ({ ...gap(kind), at: slotCentre(kind, slot) })),
  ];
  return group('ground', [
    group(
      'cloth',
      [path(frameOf([width - 0.1, height - 0.1], 0.3), { fill: 'cloth', stroke: 'cloth-line', width: 0.06 })],
      { at: [width / 2, height / 2] },
    ),
    ...row('order', slots, decks.orders),
    ...row('topping', slots, decks.toppings),
    ...(items > 0 ? row('item', items, decks.items) : []),
  ]);
}

/** The face-up cards and the decks; a gap is `undefined`. */
export interface DisplayPicture extends DecksPicture {
  readonly orders: readonly (OrderCardArt | undefined)[];
  readonly toppings: readonly (ToppingCardArt | undefined)[];
  /** Items by number, -1 for a gap; none in a game without items. */
  readonly items: readonly number[];
}

/** A player's area. Hidden cards are a number. */
export interface PlayerPicture {
  readonly hand: readonly ToppingCardArt[];
  readonly unknown: number;
  readonly items: readonly number[];
  readonly unknownItems: number;
  readonly reserved: readonly OrderCardArt[];
  readonly done: readonly OrderCardArt[];
}

/** The whole table, seats in order; hidden hands are numbers. */
export interface TopWafflePicture extends DisplayPicture {
  readonly players: readonly PlayerPicture[];
}

/** The display: decks on the left, face-up cards next to them. */
export function display(view: DisplayPicture): Group {
  const { orders, toppings, items, decks, day, closing } = view;
  const isOpen = closing < 0 ? decks.orders === 0 : closing < orders.length;
  const cards = (kind: Row, row: readonly (Group | undefined)[]): Group[] =>
    row.flatMap((card, slot) => (card ? [{ ...card, at: slotCentre(kind, slot) }] : []));
  return group('display', [
    displayGround(decks, orders.length, items.length),
    ...(isOpen ? [{ ...closingCard(day), at: slotCentre('order', closing) }] : []),
    ...cards(
      'order',
      orders.map((order) => order && orderCard(order)),
    ),
    ...cards(
      'topping',
      toppings.map((card) => card && toppingCard(card)),
    ),
    ...cards(
      'item',
      items.map((item) => (item < 0 ? undefined : itemCard(item))),
    ),
  ]);
}

/** The scale of cards in players' areas, and the height of their row. */
const SMALL = 0.5;
const ROW = 1.5;

/** Cards side by side from the left, closer together where there are many; the first one begins at 0. */
function fanned(cards: readonly Group[], width: number, room: number): Shape[] {
  const step = Math.min(width + 0.08, (room - width) / Math.max(1, cards.length - 1));
  return cards.map((card, i) => ({ ...scaled(card, SMALL), at: [width / 2 + i * step, 0] as Point }));
}

/** A player's row: seat, hand, items, reserved orders turned aside, completed orders. */
function playerRow(player: PlayerPicture, seat: number, width: number): Group {
  const hand = [...player.hand.map(toppingCard), ...backs('topping', player.unknown)];
  const items = [...player.items.map(itemCard), ...backs('item', player.unknownItems)];
  const part = (width - 1.1) / 4;
  const sections: [readonly Group[], number, number, number][] = [
    [hand, 0.65, 0.9, part * 1.5],
    [items, 0.65, 0.9 + part * 1.55, part * 0.8],
    [player.reserved.map(orderCard), 1, 0.9 + part * 2.4, part * 0.7],
    [player.done.map(orderCard), 1, 0.9 + part * 3.15, part * 0.9],
  ];
  return group('player', [
    numbered(seat + 1, [0.5, 0], 0.36),
    ...sections.map(([cards, wide, left, room]) => group('cards', fanned(cards, wide, room), { at: [left, 0] })),
  ]);
}

function backs(kind: Row, count: number): Group[] {
  return Array.from({ length: count }, () => cardBack(kind));
}

/** The display, and below it the players from first to last. */
export function picture(view: TopWafflePicture): Picture {
  const width = displayWidth(view.orders.length);
  const [, , , height] = displayBox(view.orders.length, view.items.length > 0);
  const rows = view.players.map((player, seat) => ({
    ...playerRow(player, seat, width),
    at: [0, height + (seat + 0.5) * ROW] as Point,
  }));
  return {
    viewBox: [0, 0, width, height + view.players.length * ROW],
    shape: group('top-waffle', [display(view), ...rows]),
  };
}
