/** The whole of Top Waffle from plain data: the display, and under it a row for what lies before each player. */
import { circle } from '../marks.js';
import { scaled } from '../scaled.js';
import { group, path, type Group, type Picture, type Point, type Shape } from '../shapes.js';
import {
  cardBack,
  closingCard,
  deck,
  digits,
  frameOf,
  gap,
  itemCard,
  orderCard,
  toppingCard,
  type OrderCardArt,
  type ToppingCardArt,
} from './cards.js';
import { displayBox, displayWidth, slotCentre, type Row } from './geometry.js';

/** The face-up cards and the decks; a gap is `undefined`. */
export interface DisplayPicture {
  readonly orders: readonly (OrderCardArt | undefined)[];
  readonly toppings: readonly (ToppingCardArt | undefined)[];
  /** Items by number, -1 for a gap; none in a game without items. */
  readonly items: readonly number[];
  /** Cards in the decks; an order deck of which the count is hidden has none. */
  readonly decks: { readonly orders: number | undefined; readonly toppings: number; readonly items: number };
  readonly day: number;
  /** The slot in which the day's closing card lies open; -1 while it is in the deck. */
  readonly closing: number;
}

/** What lies before a player. Cards that are not seen are counted. */
export interface PlayerPicture {
  readonly hand: readonly ToppingCardArt[];
  readonly unknown: number;
  readonly items: readonly number[];
  readonly unknownItems: number;
  readonly reserved: readonly OrderCardArt[];
  readonly done: readonly OrderCardArt[];
}

export interface TopWafflePicture extends DisplayPicture {
  readonly players: readonly PlayerPicture[];
}

function slotsOf(row: Row, cards: readonly (Group | undefined)[]): Group[] {
  return cards.map((card, slot) => ({ ...(card ?? gap(row)), at: slotCentre(row, slot) }));
}

/** The cloth under the display. */
export function displayGround(slots: number, items: boolean): Group {
  const [, , width, height] = displayBox(slots, items);
  return group(
    'ground',
    [path(frameOf([width - 0.1, height - 0.1], 0.3), { fill: 'cloth', stroke: 'cloth-line', width: 0.06 })],
    { at: [width / 2, height / 2] },
  );
}

/** The display: decks on the left, face-up cards beside them. */
export function display(view: DisplayPicture): Group {
  const { orders, toppings, items, decks, day, closing } = view;
  const hasItems = items.length > 0;
  const faces = orders.map((order) => (order ? orderCard(order) : undefined));
  if (closing >= 0 && closing < faces.length) faces[closing] = closingCard(day);
  const isOnTop = decks.orders === 0 && closing < 0;
  return group('display', [
    displayGround(orders.length, hasItems),
    { ...(isOnTop ? closingCard(day) : deck('order', decks.orders)), at: slotCentre('order', -1) },
    { ...deck('topping', decks.toppings), at: slotCentre('topping', -1) },
    ...(hasItems ? [{ ...deck('item', decks.items), at: slotCentre('item', -1) }] : []),
    ...slotsOf('order', faces),
    ...slotsOf(
      'topping',
      toppings.map((card) => (card ? toppingCard(card) : undefined)),
    ),
    ...slotsOf(
      'item',
      items.map((item) => (item < 0 ? undefined : itemCard(item))),
    ),
  ]);
}

/** How large cards before the players are drawn, and the height of their row. */
const SMALL = 0.5;
const ROW = 1.5;

/** Cards side by side from the left, closer together where they are many; the first one begins at 0. */
function fanned(cards: readonly Group[], width: number, room: number): Shape[] {
  const step = Math.min(width + 0.08, (room - width) / Math.max(1, cards.length - 1));
  return cards.map((card, i) => ({ ...scaled(card, SMALL), at: [width / 2 + i * step, 0] as Point }));
}

/** The number of a seat on a plate. */
function seatMark(seat: number): Group {
  return group(
    'seat',
    [
      path(`M0 0${circle(0.36)}`, { fill: 'plate', stroke: 'label', width: 0.05 }),
      digits((seat + 1).toString(), [0, 0], 1.7),
    ],
    { at: [0.5, 0] },
  );
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
    seatMark(seat),
    ...sections.map(([cards, wide, left, room]) => group('cards', fanned(cards, wide, room), { at: [left, 0] })),
  ]);
}

function backs(kind: 'topping' | 'item', count: number): Group[] {
  return Array.from({ length: count }, () => cardBack(kind));
}

/** The display, and under it the players from the first to the last. */
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
