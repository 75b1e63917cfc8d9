/** The display: orders, toppings and items face up, the decks beside them. */
import { group, type Group } from '@griddle/art';
import { displayBox, sizeOf, slotCentre, type Row } from '@griddle/art/top-waffle/geometry.js';
import { frameOf, itemCard, orderCard, plainCard } from '@griddle/art/top-waffle/cards.js';
import { displayGround, type DecksPicture } from '@griddle/art/top-waffle/ground.js';
import { cardArt, orderArt } from '@griddle/art/top-waffle/position.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { FaceUp } from '@griddle/rules/top-waffle/state.js';
import { NO_PIECE, type AreaView, type Ground } from '../old-core/board-view.js';
import { cardWords, itemWords, orderWords } from './card-words.js';

/** The kind of the first topping: kinds are orders, then toppings, then items, the same in every area. */
export const TOPPING_KIND = 100;
/** The kind of the first item. */
export const ITEM_KIND = 200;

/** The card of a kind of piece, as it is printed. */
export function printedCard(kind: number): Group {
  if (kind >= ITEM_KIND) return itemCard(kind - ITEM_KIND);
  return kind >= TOPPING_KIND ? plainCard(cardArt(kind - TOPPING_KIND)) : orderCard(orderArt(kind));
}

/** Rows of the display from the top. */
export const ROWS: readonly Row[] = ['order', 'topping', 'item'];
const FIRST_KINDS = { order: 0, topping: TOPPING_KIND, item: ITEM_KIND };
const DECK = 'd';

/** The row of a place such as `order:2`. */
export function rowOf(place: Place): Row {
  return place.split(':')[0] as Row;
}

/** The slot of a place, -1 for the deck. */
export function slotOf(place: Place): number {
  const [, word] = place.split(':');
  return word === DECK ? -1 : Number(word) - 1;
}

const grounds = new Map<string, Ground>();

/** The places of a display of some size: the decks, and the slots beside them. */
export function groundOf({ orders, toppings, items }: FaceUp): Ground {
  const rows = [orders, toppings, items]
    .map((cards, at) => [DECK, ...cards.map((_card, slot) => slot + 1)].map((slot) => `${ROWS[at]}:${slot}`))
    .filter(({ length }) => length > 1);
  const key = rows.join();
  let ground = grounds.get(key);
  if (!ground) grounds.set(key, (ground = { viewBox: displayBox(orders.length, items.length > 0), rows }));
  return ground;
}

/** The kind of the card at a place. */
function pieceOn(cards: FaceUp, place: Place): number {
  const row = rowOf(place);
  const card = cards[`${row}s`][slotOf(place)] ?? NO_PIECE;
  return card < 0 ? NO_PIECE : FIRST_KINDS[row] + card;
}

/** A display of some size while the closing card of the day is in its deck, without marks. */
export function displayArea<S extends BaseState & FaceUp & Pick<DecksPicture, 'decks'>>({
  rows,
  viewBox,
}: Ground): AreaView<S> {
  return {
    viewBox,
    label: (say) => say('area.top-waffle.display'),
    rows: () => rows,
    centre: (place) => slotCentre(rowOf(place), slotOf(place)),
    hit: (place) => frameOf(sizeOf(rowOf(place))),
    backdrop: () => group('backdrop', []),
    below: ({ decks, orders, items }) => [
      { key: Object.values(decks).join(), draw: () => displayGround(decks, orders.length, items.length) },
    ],
    above: () => [],
    pieceOn,
    piece: printedCard,
    // The cards in a deck, -1 where they are not told; elsewhere the kind of the card, below 0 for none
    contentOf: (state, place) => (slotOf(place) < 0 ? (state.decks[`${rowOf(place)}s`] ?? -1) : pieceOn(state, place)),
    placeName: (place, kind, say) => {
      if (slotOf(place) < 0) return say(`deck.top-waffle.${rowOf(place)}`, { count: kind });
      if (kind < 0) return say('gap.top-waffle');
      if (kind < TOPPING_KIND) return orderWords(kind, say);
      return kind < ITEM_KIND ? cardWords(kind - TOPPING_KIND, say) : itemWords(kind - ITEM_KIND, say);
    },
  };
}
