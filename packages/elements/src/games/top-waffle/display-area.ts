/** The display: face-up orders, toppings and items next to their decks. It grows with the number of players. */
import { group, type Group } from '@griddle/art';
import {
  closingCard,
  frameOf,
  itemCard,
  orderCard,
  plainCard,
  cardMark,
  displayBox,
  sizeOf,
  slotCentre,
  type Row,
} from '@griddle/art/internal/top-waffle/cards.js';
import { displayGround } from '@griddle/art/internal/top-waffle/picture.js';
import { cardArt, decksOf, orderArt } from '@griddle/art/internal/top-waffle/position.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import type { FaceUp } from '@griddle/rules/internal/top-waffle/state.js';
import type { Area, Layer, Layout, Scene, Translate } from '#core';
import { describeCard, describeItem, describeOrder } from './describe.js';
import { describeHinted, hintLayers } from './order-hints.js';

/** The kind of the first topping. Kinds are orders, then toppings, then items, the same in every area. */
export const TOPPING_KIND = 100;
/** The kind of the first item. */
export const ITEM_KIND = 200;

/** Draws the printed card of a kind of piece. */
export function printedCard(kind: number): Group {
  if (kind >= ITEM_KIND) return itemCard(kind - ITEM_KIND);
  return kind >= TOPPING_KIND ? plainCard(cardArt(kind - TOPPING_KIND)) : orderCard(orderArt(kind));
}

/** Rows of the display, top first. */
const ROWS: readonly Row[] = ['order', 'topping', 'item'];
const FIRST_KINDS = { order: 0, topping: TOPPING_KIND, item: ITEM_KIND };
const DECK = 'd';

/** Returns the row of a place such as `order:2`. */
function rowOf(place: Place): Row {
  return place.split(':')[0] as Row;
}

/** Returns the slot of a place; -1 for the deck. */
export function slotOf(place: Place): number {
  const [, word] = place.split(':');
  return word === DECK ? -1 : Number(word) - 1;
}

const layouts = new Map<string, Layout>();

/** Returns the layout for the display's size: the decks, and the slots next to them. */
function layoutFor({ orders, toppings, items }: FaceUp): Layout {
  const rows = [orders, toppings, items]
    .map((cards, at) => [DECK, ...cards.map((_card, slot) => slot + 1)].map((slot) => [ROWS[at], slot].join(':')))
    .filter(({ length }) => length > 1);
  const key = rows.join();
  const known = layouts.get(key);
  if (known) return known;
  const made = { viewBox: displayBox(orders.length, items.length > 0), rows };
  layouts.set(key, made);
  return made;
}

/** Returns the kind of the card at a place; undefined for none. */
function kindAt(cards: FaceUp, place: Place): number | undefined {
  const row = rowOf(place);
  const card = cards[`${row}s`][slotOf(place)] ?? -1;
  return card < 0 ? undefined : FIRST_KINDS[row] + card;
}

/** Describes a deck, and its number of cards where that is public. */
function describeDeck(state: TopWaffleState, row: Row, t: Translate): string {
  const { decks, closing } = decksOf(state);
  const count = decks[`${row}s`];
  if (row !== 'order') return t(`deck.top-waffle.${row}`, { count: count ?? 0 });
  if (closing >= 0 || count === undefined) return t('deck.top-waffle.order-hidden');
  return count === 0 ? t('deck.top-waffle.order-closing') : t('deck.top-waffle.order', { count });
}

function describe({ state }: Scene<TopWaffleState>, place: Place, t: Translate): string {
  const row = rowOf(place);
  const slot = slotOf(place);
  if (slot < 0) return describeDeck(state, row, t);
  const { closing, day } = decksOf(state);
  if (row === 'order' && slot === closing) return t('gap.top-waffle.closing', { day });
  const card = state[`${row}s`][slot] ?? -1;
  if (card < 0) return t('gap.top-waffle');
  if (row === 'order') return describeOrder(card, t);
  return row === 'topping' ? describeCard(card, t) : describeItem(card, t);
}

/** Returns frames around cards, one layer per row because each row has its own card size. */
function frameLayers(
  places: readonly Place[],
  stroke: 'mark-move' | 'select' | 'mark-last' | 'note-2',
): readonly Layer[] {
  return ROWS.map((row) => ({
    places: places.filter((place) => rowOf(place) === row),
    // A row's mark may be drawn at a place of another row
    draw: (place) => group('frames', [cardMark(sizeOf(row), slotCentre(rowOf(place), slotOf(place)), stroke)]),
  }));
}

/** Returns frames for the cards of the last move and those that may be taken now. */
function possibleLayers({ show, marks }: Scene<TopWaffleState>): readonly Layer[] {
  return [
    ...frameLayers(show.has('last') ? marks.lastMove : [], 'mark-last'),
    ...frameLayers([...marks.destinations, ...marks.placements], 'mark-move'),
  ];
}

/** Returns frames for highlighted and selected cards, on top because a hint may highlight a card that may be taken. */
function pointedLayers({ marks }: Scene<TopWaffleState>): readonly Layer[] {
  return [...frameLayers(marks.highlights, 'note-2'), ...frameLayers(marks.selected, 'select')];
}

/** The display by itself. Places are `order:1`, `topping:2`, `item:3`; the decks are `order:d` and so on. */
export const displayArea: Area<TopWaffleState> = {
  name: 'main',
  label: (_scene, t) => t('area.top-waffle.display'),
  caption: (_scene, t) => t('area.top-waffle.display'),
  layout: ({ state }) => layoutFor(state),
  center: (place) => slotCentre(rowOf(place), slotOf(place)),
  outline: (place) => frameOf(sizeOf(rowOf(place))),
  backdrop: () => group('backdrop', []),
  below: ({ state }) => {
    const { decks, day, closing } = decksOf(state);
    const { orders, items } = state;
    const isClosingSeen = closing < 0 ? decks.orders === 0 : closing < orders.length;
    return [
      {
        key: JSON.stringify([decks, orders.length, items.length]),
        draw: () => displayGround(decks, orders.length, items.length),
      },
      {
        key: isClosingSeen ? `${day.toString()} ${closing.toString()}` : '',
        draw: () => group('closing', [{ ...closingCard(day), at: slotCentre('order', closing) }]),
      },
    ];
  },
  above: (scene) => [...possibleLayers(scene), ...pointedLayers(scene)],
  pieceAt: ({ state }, place) => kindAt(state, place),
  piece: printedCard,
  describe,
};

/** The display in a game, with hints on the orders that the seat to move can complete. */
export const tableDisplayArea: Area<TopWaffleState> = {
  ...displayArea,
  above: (scene) => [
    ...possibleLayers(scene),
    ...hintLayers(
      scene,
      scene.state.orders,
      0,
      (slot) => `order:${(slot + 1).toString()}`,
      (place) => slotCentre('order', slotOf(place)),
    ),
    ...pointedLayers(scene),
  ],
  describe: (scene, place, t) => {
    const order = rowOf(place) === 'order' ? (scene.state.orders[slotOf(place)] ?? -1) : -1;
    return order < 0 ? displayArea.describe(scene, place, t) : describeHinted(scene, order, 0, t);
  },
};
