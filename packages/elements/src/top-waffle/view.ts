/** The table of Top Waffle: the display, and beside it what lies before the reader. */
import type { Place } from '@griddle/rules/core/contract.js';
import { cardOf, isChanged, isLoose, listOf, plus, printedOn, sum } from '@griddle/rules/top-waffle/cards.js';
import { ITEM_SLOTS, ITEMS, orderAt, SEAT_NAMES } from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { openOrders } from '@griddle/rules/top-waffle/moves.js';
import { beforeChange, missing, purseOf } from '@griddle/rules/top-waffle/payments.js';
import { score } from '@griddle/rules/top-waffle/scoring.js';
import { gaps } from '@griddle/rules/top-waffle/setup.js';
import { handSize, itemCount } from '@griddle/rules/top-waffle/stock.js';
import { placeOf } from '@griddle/rules/top-waffle/take.js';
import { dueOf } from '@griddle/rules/top-waffle/turn.js';
import { frames } from '../old-core/areas.js';
import type { BoardView } from '../old-core/board-view.js';
import { buttonsFor } from '../old-core/buttons.js';
import { growing } from '../old-core/growing-board.js';
import type { Say } from '../old-core/table.js';
import { groundOf, slotOf } from './display-area.js';
import { diagramMarks, framed } from './display-marks.js';
import { areasOf, cardOn, cardPlace, handArea, RESERVED_SLOTS, trashArea, TURN_SLOTS, turnArea } from './hand-areas.js';
import { displayHints, hintedWords, hintFor } from './hints.js';
import { isOwnTurn, ownOf } from './own.js';
import { itemWords, orderWords } from './card-words.js';
import { wholeDisplay } from './whole-display.js';
import { buttonWords, pieceWords } from './words.js';

/** Places of no area: what a button does. */
const BUTTONS: readonly Place[] = ['pay', 'pick', 'play', 'done', 'end'];

/** Where an order lies: in the display or before the seat to move. */
function orderPlace(state: TopWaffleState, order: number): Place {
  const slot = state.orders.indexOf(order);
  if (slot >= 0) return `order:${slot + 1}`;
  return `reserved:${(state.players[state.turn]?.reserved.indexOf(order) ?? 0) + 1}`;
}

/** The card that a blender changes, before it does. */
function changedFrom(state: TopWaffleState, piece: number): Place {
  const card = cardOf(piece);
  const before = beforeChange(piece, state.changed, printedOn(card));
  return piecePlace(state, isChanged(before) ? before : card);
}

/** Where something lies that pays. */
function piecePlace(state: TopWaffleState, piece: number): Place {
  return cardPlace(state, isLoose(piece) || isChanged(piece) ? turnArea : handArea, piece);
}

function recycledPlace(state: TopWaffleState, card: number, fromTrash: boolean): Place {
  return cardPlace(state, fromTrash ? trashArea : handArea, card);
}

/** Groceries are kept by touching them one after the other, in any order; a button ends that. */
function keepingWays({ seen }: TopWaffleState, dropped: readonly number[]): readonly (readonly Place[])[] {
  const cards = listOf(seen);
  const ways: (readonly Place[])[] = [];
  const keep = (kept: readonly number[], left: readonly number[]): void => {
    if (sum(left) === 0) ways.push([...kept.map((slot) => TURN_SLOTS[slot] ?? ''), 'done']);
    cards.forEach((card, slot) => {
      if ((left[card] ?? 0) > 0 && !kept.includes(slot)) keep([...kept, slot], plus(left, card, -1));
    });
  };
  keep(
    [],
    seen.map((count, card) => count - dropped.filter((other) => other === card).length),
  );
  return ways;
}

/** The touches of a move, those of groceries apart. Ways to pay and to change a topping are buttons. */
function wayOf(state: TopWaffleState, move: TopWaffleMove): readonly Place[] {
  if (move.kind === 'pay') return [orderPlace(state, move.order), 'pay'];
  if (move.kind === 'take') return [placeOf(move.source)];
  if (move.kind === 'recycle') return [recycledPlace(state, move.card, move.fromTrash)];
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
      return [...items, recycledPlace(state, move.card, move.fromTrash)];
    case 'blender':
      return [...items, changedFrom(state, move.piece), 'pick'];
  }
}

/** The points of the best order that the seat to move can complete with more toppings loose; 0 for none. */
function bestOrder(state: TopWaffleState, toppings: readonly number[]): number {
  const more = toppings.reduce((loose, topping) => plus(loose, topping, 1), state.loose);
  const own = purseOf(ownOf(state), more, state.changed);
  const points = openOrders(state).map(({ order, discount }) => {
    const { needs, points } = orderAt(order);
    return sum(missing(needs, discount, own)) === 0 ? points : 0;
  });
  return Math.max(0, ...points);
}

/** Of the many wilds those come first that complete the best order. */
function offered(state: TopWaffleState, moves: readonly TopWaffleMove[]): readonly TopWaffleMove[] {
  if (!moves.every(({ kind }) => kind === 'wild')) return moves;
  const ranked = moves.map((move) => ({ move, best: move.kind === 'wild' ? bestOrder(state, move.toppings) : 0 }));
  return ranked.sort((a, b) => b.best - a.best).map(({ move }) => move);
}

/** A place as sentences name it. */
function shortName(state: TopWaffleState, place: Place, say: Say): string {
  const [word = '', name = ''] = place.split(':');
  if (word === 'mine') return itemWords(ITEMS.indexOf(name), say);
  if (word === 'order') return orderName(state.orders[slotOf(place)], place, say);
  if (word === 'reserved') return orderName(ownOf(state).reserved[slotOf(place)], place, say);
  const card = word === 'topping' ? (state.toppings[slotOf(place)] ?? -1) : cardOn(state, place);
  return card < 0 ? name : pieceWords(card, say);
}

function orderName(order: number | undefined, place: Place, say: Say): string {
  return order === undefined || order < 0 ? place : orderWords(order, say);
}

/** The day, and what everybody may know of each seat, a line each. */
function facts(state: TopWaffleState, say: Say): string {
  const { day, last, pile, rules } = state;
  const isHidden = pile < 0 || (rules.countHidden && last < 0);
  const key = last === 0 ? 'last' : last > 0 ? 'closing' : isHidden ? 'day-hidden' : 'day';
  const totals = score(state);
  const seats = state.players.map((player, seat) =>
    say('facts.top-waffle.seat', {
      seat: SEAT_NAMES[seat] ?? '',
      total: totals[seat]?.total ?? 0,
      hand: handSize(player),
      items: itemCount(player),
      orders: player.done.length,
      reserved: player.reserved.length,
      trash: sum(player.trash),
    }),
  );
  // Of a game that is over no day is left to tell of
  if (state.step === 'over') return seats.join('\n');
  return [say(`facts.top-waffle.${key}`, { day, count: last >= 0 ? last : Math.max(0, pile) }), ...seats].join('\n');
}

/** Steps in which the seat to move is told what to do. */
const PHASES: readonly string[] = ['prepare', 'second', 'execute', 'choose', 'wrench', 'recycle', 'change'];

/** What the seat to move is told to do. The table turns cards, whatever the seat does next (TW-10); TW-43 has no items. */
function phase(state: TopWaffleState): string {
  const { items, step } = state;
  if (dueOf(state) !== '' || !PHASES.includes(step)) return '';
  return step === 'prepare' && items.length === 0 ? 'toppings' : step;
}

const DISPLAY = wholeDisplay(groundOf({ orders: gaps(3), toppings: gaps(3), items: gaps(ITEM_SLOTS) }));

/** Contents of the display's slots are below this; what is said of an order comes on top of them. */
const MOST_KINDS = 1000;

type TableView = BoardView<TopWaffleState, TopWaffleMove>;

/** The table with what puts moves into words, and what tells which move was tried that cannot be made. */
export function tableView(moveWords: TableView['moveWords'], moveFromTouches: TableView['moveFromTouches']): TableView {
  return {
    ...DISPLAY,
    caption: DISPLAY.label,
    ground: growing<TopWaffleState>(groundOf),
    above: (state, marks) => [
      ...diagramMarks(marks),
      ...displayHints(state),
      ...framed([...marks.targets, ...marks.starts], 'mark-move'),
      ...framed(marks.picked, 'select'),
    ],
    contentOf: (state, place) => {
      const slot = slotOf(place);
      const order = place.startsWith('order:') ? (state.orders[slot] ?? -1) : -1;
      return DISPLAY.contentOf(state, place) + MOST_KINDS * (order < 0 ? 0 : hintFor(state, order, 0));
    },
    placeName: (place, content, say) => {
      const card = content % MOST_KINDS;
      const hint = Math.floor(content / MOST_KINDS);
      return hint > 0 ? hintedWords(card, say, hint) : DISPLAY.placeName(place, card, say);
    },
    frames,
    beside: areasOf,
    picture: async (state) => (await import('./picture.js')).pictureOf(state),
    moveWords,
    buttonWords: (state, move, say, offered) => {
      const button = buttonWords(state, move, say) ?? moveWords(state, move, say);
      // The rules give the cheapest of several payments first
      const isBest = move.kind === 'pay' && offered.length > 1 && offered[0] === move;
      return isBest ? say('button.top-waffle.cheapest', { button }) : button;
    },
    buttonPlaces: (state, move) =>
      move.kind === 'pay' ? move.payment.pieces.map((piece) => piecePlace(state, piece)) : [],
    offered,
    ways: (state, move) => {
      if (move.kind === 'drop') return keepingWays(state, move.cards);
      const way = wayOf(state, move);
      const slot = (way[0] ?? '').startsWith('reserved:') ? slotOf(way[0] ?? '') : 0;
      return slot < RESERVED_SLOTS ? [way] : [];
    },
    buttons: buttonsFor((place) => BUTTONS.includes(place)),
    shortName,
    phase,
    facts,
    calls: [],
    // An item is dragged to what it is played for
    mayPick: (state, place) =>
      state.step === 'execute' &&
      isOwnTurn(state) &&
      ITEMS.some((item, i) => place === `mine:${item}` && (ownOf(state).items[i] ?? 0) > 0),
    moveFromTouches,
    attempt: (state, picked) => moveFromTouches(state, [picked]),
    lastPlaces: (before, move) => wayOf(before, move).filter((place) => /^(order|topping|item):/.test(place)),
  };
}
