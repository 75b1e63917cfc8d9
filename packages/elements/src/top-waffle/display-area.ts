/** The display: orders, toppings and items face up, the decks beside them. */
import { group, type Group } from '@griddle/art';
import { displayBox, sizeOf, slotCentre, type Row } from '@griddle/art/top-waffle/geometry.js';
import { frameOf, itemCard, orderCard, plainCard } from '@griddle/art/top-waffle/cards.js';
import { displayGround } from '@griddle/art/top-waffle/ground.js';
import { cardArt, decksOf, orderArt } from '@griddle/art/top-waffle/position.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { DisplayState } from '@griddle/rules/top-waffle/state.js';
import { NO_PIECE, type AreaView, type Ground, type Layer, type Marks } from '../core/board-view.js';
import { cardWords, itemWords, orderWords } from './card-words.js';

/** Kinds of pieces: orders, then toppings, then items, the same in every area. */
export const TOPPING_KIND = 100;
export const ITEM_KIND = 200;

/** The card of a kind of piece, as it is printed. */
export function printedCard(kind: number): Group {
  if (kind >= ITEM_KIND) return itemCard(kind - ITEM_KIND);
  return kind >= TOPPING_KIND ? plainCard(cardArt(kind - TOPPING_KIND)) : orderCard(orderArt(kind));
}

/** What a display at the start of a day has not yet, and a diagram need not have. */
export interface DisplayExtras {
  readonly closingCard: (day: number) => Group;
  /** What is marked over the cards. */
  readonly marks: (marks: Marks) => readonly Layer[];
}

export const ROWS: readonly Row[] = ['order', 'topping', 'item'];
const FIRST_KINDS = { order: 0, topping: TOPPING_KIND, item: ITEM_KIND };
const DECK = 'd';

/** Contents of slots: the day of a closing card, or this and the kind of a piece. Those of decks are one more than their cards. */
export const CARD = 10;

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
export function groundOf({ orders, toppings, items }: Pick<DisplayState, 'orders' | 'toppings' | 'items'>): Ground {
  const rows = [orders, toppings, items].flatMap(({ length }, at) =>
    length > 0
      ? [[DECK, ...Array(length).keys()].map((slot) => `${ROWS[at]}:${slot === DECK ? slot : +slot + 1}`)]
      : [],
  );
  const key = rows.join();
  let ground = grounds.get(key);
  if (!ground) grounds.set(key, (ground = { viewBox: displayBox(orders.length, items.length > 0), rows }));
  return ground;
}

/** The kind of the card at a place. */
function pieceOn({ orders, toppings, items }: DisplayState, place: Place): number {
  const row = rowOf(place);
  const card = { order: orders, topping: toppings, item: items }[row][slotOf(place)] ?? NO_PIECE;
  return card < 0 ? NO_PIECE : FIRST_KINDS[row] + card;
}

/** A display of some size; `extras` are asked for when it is drawn. */
export function displayArea<S extends DisplayState>(
  { rows, viewBox }: Ground,
  extras: () => DisplayExtras | undefined,
): AreaView<S> {
  return {
    viewBox,
    label: (say) => say('area.top-waffle.display'),
    rows: () => rows,
    centre: (place) => slotCentre(rowOf(place), slotOf(place)),
    hit: (place) => frameOf(sizeOf(rowOf(place))),
    backdrop: () => group('backdrop', []),
    below: (state) => {
      const decks = decksOf(state);
      const { orders, items } = state;
      return [
        {
          key: JSON.stringify([decks, orders.length, items.length]),
          draw: () => displayGround(decks, orders.length, items.length, extras()?.closingCard),
        },
      ];
    },
    above: (_state, marks) => extras()?.marks(marks) ?? [],
    pieceOn,
    piece: printedCard,
    contentOf: (state, place) => {
      const row = rowOf(place);
      const slot = slotOf(place);
      const { closing, day, decks } = decksOf(state);
      // While the closing card lies open, nothing is said of the orders under it
      if (slot < 0) return ((closing < 0 || row !== 'order' ? decks[`${row}s`] : undefined) ?? -1) + 1;
      const kind = pieceOn(state, place);
      if (kind < 0) return row === 'order' && slot === closing ? day : 0;
      return CARD + kind;
    },
    placeName: (place, content, say) => {
      const row = rowOf(place);
      const kind = content - CARD;
      if (slotOf(place) < 0) {
        const more = row !== 'order' || content > 1 ? '' : content < 1 ? '-hidden' : '-closing';
        return say(`deck.top-waffle.${row}${more}`, { count: content - 1 });
      }
      if (kind < 0) return say(`gap.top-waffle${content > 0 ? '.closing' : ''}`, { day: content });
      if (kind < TOPPING_KIND) return orderWords(kind, say);
      return kind < ITEM_KIND ? cardWords(kind - TOPPING_KIND, say) : itemWords(kind - ITEM_KIND, say);
    },
  };
}
