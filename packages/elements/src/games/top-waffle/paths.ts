/** The selections of places that make a move of Top Waffle, and the moves that other selections mean. */
import type { Place } from '@griddle/rules/core/contract.js';
import { cardOf, isChanged, isLoose, listOf, plus, printedOn, sum } from '@griddle/rules/internal/top-waffle/cards.js';
import { ITEMS } from '@griddle/rules/internal/top-waffle/components.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { beforeChange } from '@griddle/rules/internal/top-waffle/payments.js';
import { placeOf } from '@griddle/rules/internal/top-waffle/turn.js';
import { slotOf } from './display-area.js';
import { HAND, moverOf, placeOfCard, RESERVED_SLOTS, TRASH, TURN } from './shelves.js';

/** The place of the order deck. */
const ORDER_DECK: Place = 'order:d';

/** Returns the place of an order: in the display, or reserved by the seat to move. */
export function orderPlace(state: TopWaffleState, order: number): Place {
  const slot = state.orders.indexOf(order);
  if (slot >= 0) return `order:${(slot + 1).toString()}`;
  return `reserved:${(moverOf(state).reserved.indexOf(order) + 1).toString()}`;
}

/** Returns the place of a piece that pays. */
export function piecePlace(state: TopWaffleState, piece: number): Place {
  return placeOfCard(state, isLoose(piece) || isChanged(piece) ? TURN : HAND, piece);
}

/** Returns the place of the card that a blender is to change. */
function changedPlace(state: TopWaffleState, piece: number): Place {
  const card = cardOf(piece);
  const before = beforeChange(piece, state.changed, printedOn(card));
  return piecePlace(state, isChanged(before) ? before : card);
}

function recycledPlace(state: TopWaffleState, card: number, fromTrash: boolean): Place {
  return placeOfCard(state, fromTrash ? TRASH : HAND, card);
}

/** Returns the paths that keep groceries: selected in any order, then ended by a button. */
function keepingPaths({ seen }: TopWaffleState, dropped: readonly number[]): readonly (readonly Place[])[] {
  const cards = listOf(seen);
  const paths: (readonly Place[])[] = [];
  const keep = (kept: readonly number[], left: readonly number[]): void => {
    if (sum(left) === 0) paths.push([...kept.map((slot) => TURN.places[slot] ?? ''), 'done']);
    cards.forEach((card, slot) => {
      if ((left[card] ?? 0) > 0 && !kept.includes(slot)) keep([...kept, slot], plus(left, card, -1));
    });
  };
  keep(
    [],
    seen.map((count, card) => count - dropped.filter((other) => other === card).length),
  );
  return paths;
}

/** Returns the places of any move except choosing groceries. Payments and changed toppings are chosen by button. */
export function pathOf(state: TopWaffleState, move: TopWaffleMove): readonly Place[] {
  if (move.kind === 'pay') return [orderPlace(state, move.order), 'pay'];
  if (move.kind === 'take') return [placeOf(move.source)];
  if (move.kind === 'recycle') return [recycledPlace(state, move.card, move.fromTrash)];
  if (move.kind === 'change') return [changedPlace(state, move.piece), 'pick'];
  if (!('partner' in move)) return [move.kind];
  const items = [`mine:${move.kind}`, ...(move.partner < 0 ? [] : [`mine:${ITEMS[move.partner] ?? ''}`])];
  switch (move.kind) {
    case 'wild':
      return [...items, 'pick'];
    case 'groceries':
      return [...items, 'play'];
    case 'wrench':
      return [...items, placeOf(move.source)];
    case 'megaphone':
      return [...items, move.order < 0 ? ORDER_DECK : orderPlace(state, move.order)];
    case 'recycling':
      return [...items, recycledPlace(state, move.card, move.fromTrash)];
    case 'blender':
      return [...items, changedPlace(state, move.piece), 'pick'];
  }
}

/** Returns every sequence in which a move's places may be selected; none for reserved orders beyond the slots shown. */
export function pathsOf(state: TopWaffleState, move: TopWaffleMove): readonly (readonly Place[])[] {
  if (move.kind === 'drop') return keepingPaths(state, move.cards);
  const path = pathOf(state, move);
  const [first = ''] = path;
  return first.startsWith('reserved:') && slotOf(first) >= RESERVED_SLOTS ? [] : [path];
}

/** Returns the move that keeps these groceries, even if too many; undefined if one is selected twice. */
function keeping({ seen }: TopWaffleState, places: readonly Place[]): TopWaffleMove | undefined {
  const slots = places.map((place) => TURN.places.indexOf(place));
  if (slots.some((slot, at) => slot < 0 || slots.indexOf(slot) !== at)) return undefined;
  return { kind: 'drop', cards: listOf(seen).filter((_card, slot) => !slots.includes(slot)) };
}

/**
 * Returns the move that selecting these places means, legal or not; undefined for none. A single card that makes no move
 * shows its hint.
 */
export function moveFromPlaces(state: TopWaffleState, places: readonly Place[]): TopWaffleMove | undefined {
  if (state.step === 'choose') return keeping(state, places);
  const isMegaphone = places.join() === `mine:megaphone,${ORDER_DECK}`;
  return isMegaphone ? { kind: 'megaphone', partner: -1, order: -1 } : undefined;
}
