/** The table of Top Waffle: the display, and beside it what lies before the reader. */
import type { Place } from '@griddle/rules/core/contract.js';
import { cardOf, isChanged, pieceText, printedOn } from '@griddle/rules/top-waffle/cards.js';
import { ITEMS, SEAT_NAMES } from '@griddle/rules/top-waffle/components.js';
import { topWaffle, type TopWaffleMove, type TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { beforeChange } from '@griddle/rules/top-waffle/payments.js';
import { handSize, itemCount } from '@griddle/rules/top-waffle/stock.js';
import { placeOf } from '@griddle/rules/top-waffle/take.js';
import type { BoardView } from '../core/board-view.js';
import type { Say } from '../core/table.js';
import { displayArea, slotOf } from './display-area.js';
import { areasOf, changedPlace, RESERVED_SLOTS } from './hand-areas.js';
import { HINTS } from './hints.js';
import { isOwnTurn, ownOf } from './own.js';
import { buttonWords, itemWords, moveWords, orderWords, pieceWords } from './words.js';

/** Places of no area: what a button does. */
const BUTTONS: readonly Place[] = ['pay', 'pick', 'play', 'done', 'end'];

/** Where an order lies: in the display or before the seat to move. */
function orderPlace(state: TopWaffleState, order: number): Place {
  const slot = state.orders.indexOf(order);
  if (slot >= 0) return `order:${slot + 1}`;
  return `reserve:${(state.players[state.turn]?.reserved.indexOf(order) ?? 0) + 1}`;
}

/** The card that a blender changes, before it does. */
function changedFrom(state: TopWaffleState, piece: number): Place {
  const card = cardOf(piece);
  const before = beforeChange(piece, state.changed, printedOn(card));
  return isChanged(before) ? changedPlace(state, before) : `hand:${pieceText(card)}`;
}

function recycledPlace(card: number, fromTrash: boolean): Place {
  return `${fromTrash ? 'trash' : 'hand'}:${pieceText(card)}`;
}

/** The touches of a move. Ways to pay, to keep groceries and to change a topping are buttons. */
function wayOf(state: TopWaffleState, move: TopWaffleMove): readonly Place[] {
  if (move.kind === 'pay') return [orderPlace(state, move.order), 'pay'];
  if (move.kind === 'take') return [placeOf(move.source)];
  if (move.kind === 'drop') return ['done'];
  if (move.kind === 'recycle') return [recycledPlace(move.card, move.fromTrash)];
  if (move.kind === 'change') return [changedFrom(state, move.piece), 'pick'];
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
      return [...items, move.order < 0 ? 'order:d' : orderPlace(state, move.order)];
    case 'recycling':
      return [...items, recycledPlace(move.card, move.fromTrash)];
    case 'blender':
      return [...items, changedFrom(state, move.piece), 'pick'];
  }
}

/** What touching these places tries to do, legal or not. */
function moveFromTouches(state: TopWaffleState, places: readonly Place[]): TopWaffleMove | undefined {
  const [place = '', second = ''] = places;
  const megaphone = ITEMS.indexOf('megaphone');
  if (place === `mine:${ITEMS[megaphone] ?? ''}` && second === 'order:d') {
    return { kind: 'megaphone', partner: -1, order: -1 };
  }
  if (places.length > 1) return undefined;
  if (/^(topping|item):/.test(place)) {
    return { kind: 'take', source: { what: place.charAt(0), slot: slotOf(place) } };
  }
  const order = place.startsWith('order:') ? state.orders[slotOf(place)] : undefined;
  const reserved = place.startsWith('reserve:') ? ownOf(state).reserved[slotOf(place)] : undefined;
  const wanted = order ?? reserved ?? -1;
  return wanted < 0 ? undefined : { kind: 'pay', order: wanted, payment: { pieces: [], left: [] } };
}

/** A place as sentences name it. */
function shortName(state: TopWaffleState, place: Place, say: Say): string {
  const [word = '', name = ''] = place.split(':');
  if (word === 'mine') return itemWords(ITEMS.indexOf(name), say);
  if (word === 'order') return orderName(state.orders[slotOf(place)], place, say);
  if (word === 'reserve') return orderName(ownOf(state).reserved[slotOf(place)], place, say);
  const card = word === 'topping' ? (state.toppings[slotOf(place)] ?? -1) : -1;
  return card < 0 ? name : pieceWords(card, say);
}

function orderName(order: number | undefined, place: Place, say: Say): string {
  return order === undefined || order < 0 ? place : orderWords(order, say);
}

/** The day, and what everybody may know of each seat. */
function facts(state: TopWaffleState, say: Say): string {
  const { day, last, pile, rules } = state;
  const isHidden = pile < 0 || (rules.countHidden && last < 0);
  const key = last >= 0 ? 'closing' : isHidden ? 'day-hidden' : 'day';
  const totals = topWaffle.score(state);
  const seats = state.players.map((player, seat) =>
    say('facts.top-waffle.seat', {
      seat: SEAT_NAMES[seat] ?? '',
      total: totals[seat]?.total ?? 0,
      hand: handSize(player),
      items: itemCount(player),
      orders: player.done.length,
      reserved: player.reserved.length,
    }),
  );
  return [say(`facts.top-waffle.${key}`, { day, count: last >= 0 ? last : Math.max(0, pile) }), ...seats].join(' ');
}

/** Steps in which the seat to move is told what to do. */
const PHASES: readonly string[] = ['prepare', 'second', 'execute', 'choose', 'wrench', 'recycle', 'change'];

export const topWaffleView: BoardView<TopWaffleState, TopWaffleMove> = {
  ...displayArea(HINTS),
  beside: areasOf,
  picture: async (state) => (await import('./picture.js')).pictureOf(state),
  moveWords,
  buttonWords,
  ways: (state, move) => {
    const way = wayOf(state, move);
    const slot = (way[0] ?? '').startsWith('reserve:') ? slotOf(way[0] ?? '') : 0;
    return slot < RESERVED_SLOTS ? [way] : [];
  },
  isButton: (place) => BUTTONS.includes(place),
  shortName,
  phase: ({ step }) => (PHASES.includes(step) ? step : ''),
  facts,
  calls: [],
  // An item is dragged to what it is played for
  mayPick: (state, place) =>
    state.step === 'execute' &&
    isOwnTurn(state) &&
    ITEMS.some((item, i) => place === `mine:${item}` && (ownOf(state).items[i] ?? 0) > 0),
  moveFromTouches,
  lastPlaces: (before, move) => wayOf(before, move).filter((place) => /^(order|topping|item):/.test(place)),
};
