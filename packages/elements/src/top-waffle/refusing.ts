/** Moves that are refused, and the values of refusals in words. Fetched with the sentences for them. */
import type { Place, Values } from '@griddle/rules/core/contract.js';
import { listOf, readPiece } from '@griddle/rules/top-waffle/cards.js';
import { ITEMS } from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { readOrder } from '@griddle/rules/top-waffle/text.js';
import type { Say } from '../old-core/table.js';
import { orderWords } from './card-words.js';
import { slotOf } from './display-area.js';
import { TURN_SLOTS } from './hand-areas.js';
import { ownOf } from './own.js';
import { pieceWords } from './words.js';

/** What a refusal tells of, orders and cards by their names. */
export function namedValues(values: Values, say: Say): Values {
  const order = readOrder(values['order']?.toString() ?? '');
  const card = readPiece(values['card']?.toString() ?? '');
  return {
    ...values,
    ...(order < 0 ? {} : { order: orderWords(order, say) }),
    ...(card < 0 ? {} : { card: pieceWords(card, say) }),
  };
}

/** To keep these of the groceries, be it too many; nothing where one is touched twice. */
function keeping({ seen }: TopWaffleState, places: readonly Place[]): TopWaffleMove | undefined {
  const slots = places.map((place) => TURN_SLOTS.indexOf(place));
  if (slots.some((slot, at) => slot < 0 || slots.indexOf(slot) !== at)) return undefined;
  return { kind: 'drop', cards: listOf(seen).filter((_card, slot) => !slots.includes(slot)) };
}

/**
 * The plainest way to play an item. Nothing where it is the cards in hand that are wanting: no one card could be named for
 * all of them.
 */
function itemAlone(place: Place, { step }: TopWaffleState): TopWaffleMove | undefined {
  const item = ITEMS.find((name) => place === `mine:${name}`);
  switch (item) {
    case 'wild':
      return { kind: item, partner: -1, toppings: [0] };
    case 'groceries':
      return { kind: item, partner: -1 };
    case 'wrench':
      return { kind: item, partner: -1, source: { what: 'i', slot: -1 } };
    case 'megaphone':
      return { kind: item, partner: -1, order: -1 };
    case 'recycling':
      return step === 'execute' ? undefined : { kind: item, partner: -1, card: 0, fromTrash: false };
    case 'blender':
      return step === 'execute' ? undefined : { kind: item, partner: -1, piece: 0 };
    default:
      return undefined;
  }
}

/** What touching these places tries to do, legal or not. */
export function moveFromTouches(state: TopWaffleState, places: readonly Place[]): TopWaffleMove | undefined {
  const [place = '', second = ''] = places;
  const item = itemAlone(place, state);
  if (item && (places.length === 1 || (item.kind === 'megaphone' && second === 'order:d'))) return item;
  if (state.step === 'choose') return keeping(state, places);
  if (places.length > 1) return undefined;
  if (/^(topping|item):/.test(place)) {
    return { kind: 'take', source: { what: place.charAt(0), slot: slotOf(place) } };
  }
  const order = place.startsWith('order:') ? state.orders[slotOf(place)] : undefined;
  const reserved = place.startsWith('reserved:') ? ownOf(state).reserved[slotOf(place)] : undefined;
  const wanted = order ?? reserved ?? -1;
  return wanted < 0 ? undefined : { kind: 'pay', order: wanted, payment: { pieces: [], left: [] } };
}
