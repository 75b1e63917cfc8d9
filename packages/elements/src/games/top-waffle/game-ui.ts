/** The page's side of Top Waffle: the display, and beside it what lies before the reader; words, and hands. */
import type { Picture } from '@griddle/art';
import { cardBack, sizeOf, TOP_WAFFLE_PALETTE, type Row } from '@griddle/art/top-waffle/index.js';
import { picture } from '@griddle/art/top-waffle/picture.js';
import { pictureOf } from '@griddle/art/top-waffle/position.js';
import { TABLE, type Place } from '@griddle/rules/core/contract.js';
import { inOneText } from '@griddle/rules/messages/sentences.js';
import { sum } from '@griddle/rules/top-waffle/cards.js';
import { ITEMS, SEAT_NAMES } from '@griddle/rules/top-waffle/components.js';
import { topWaffle as rules, type TopWaffleMove, type TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { TOP_WAFFLE_EN } from '@griddle/rules/top-waffle/messages.en.js';
import { handSize, itemCount } from '@griddle/rules/top-waffle/stock.js';
import { dueOf } from '@griddle/rules/top-waffle/turn.js';
import { pictureColours, wideTable, type GameUI, type Translate } from '#core';
import { BUTTON_MOVES } from './buttons.js';
import { describeItem, describeMove, describeOrder, describePiece, nameValues } from './describe.js';
import { slotOf, tableDisplayArea } from './display-area.js';
import { handAreas } from './hand-areas.js';
import { placeHint } from './hints.js';
import { TOP_WAFFLE_ELEMENT_EN } from './messages.en.js';
import { moveFromPlaces, pathOf, pathsOf } from './paths.js';
import { renderReference } from './reference.js';
import { cardAt, isMoverKnown, moverOf } from './shelves.js';
import { tableStyles } from './styles.js';

/** A place as sentences name it. */
function placeName(state: TopWaffleState, place: Place, t: Translate): string {
  const [word = '', name = ''] = place.split(':');
  if (word === 'mine') return describeItem(ITEMS.indexOf(name), t);
  if (word === 'order') return orderName(state.orders[slotOf(place)], place, t);
  if (word === 'reserved') return orderName(moverOf(state).reserved[slotOf(place)], place, t);
  const card = word === 'topping' ? (state.toppings[slotOf(place)] ?? -1) : cardAt(state, place);
  return card < 0 ? name : describePiece(card, t);
}

function orderName(order: number | undefined, place: Place, t: Translate): string {
  return order === undefined || order < 0 ? place : describeOrder(order, t);
}

/** The day, and what chips do not tell of the seats: orders they have reserved, and their trash. */
function describeState(state: TopWaffleState, t: Translate): string {
  const { day, last, pile, players, rules } = state;
  const isHidden = pile < 0 || (rules.countHidden && last < 0);
  const key = last === 0 ? 'last' : last > 0 ? 'closing' : isHidden ? 'day-hidden' : 'day';
  const seats = players.flatMap(({ reserved, trash }, seat) => {
    const values = { seat: SEAT_NAMES[seat] ?? '', reserved: reserved.length, trash: sum(trash) };
    return values.reserved + values.trash > 0 ? [t('facts.top-waffle.seat', values)] : [];
  });
  // Of a game that is over no day is left to tell of
  if (state.step === 'over') return inOneText(t, seats);
  return inOneText(t, [t(`facts.top-waffle.${key}`, { day, count: last >= 0 ? last : Math.max(0, pile) }), ...seats]);
}

/** Steps in which the seat to move is told what to do. */
const PHASES: readonly string[] = ['prepare', 'second', 'execute', 'choose', 'wrench', 'recycle', 'change'];

/** What the seat to move is told to do. The table turns cards, whatever the seat does next (TW-10); TW-43 has no items. */
function phase(state: TopWaffleState): string {
  const { items, step } = state;
  if (dueOf(state) !== '' || !PHASES.includes(step)) return '';
  return step === 'prepare' && items.length === 0 ? 'toppings' : step;
}

const PAINTS = pictureColours(TOP_WAFFLE_PALETTE);

/** The back of a card. */
function backOf(row: Row): Picture {
  const [width, height] = sizeOf(row);
  return { viewBox: [-width / 2 - 0.05, -height / 2 - 0.05, width + 0.1, height + 0.1], shape: cardBack(row) };
}

const CARDS = { topping: backOf('topping'), item: backOf('item'), order: backOf('order') };

/** What the table and its parts share. */
export const sharedUI: GameUI<TopWaffleState, TopWaffleMove> = {
  rules,
  messages: { ...TOP_WAFFLE_EN, ...TOP_WAFFLE_ELEMENT_EN },
  styles: [PAINTS, wideTable('60rem', '34rem'), tableStyles],
  seats: {
    paints: PAINTS,
    piece: () => undefined,
    holdings: ({ players }, seat) => {
      const player = players[seat];
      if (!player) return [];
      return [
        { picture: CARDS.topping, count: handSize(player), name: 'holding.top-waffle.toppings' },
        { picture: CARDS.item, count: itemCount(player), name: 'holding.top-waffle.items' },
        { picture: CARDS.order, count: player.done.length, name: 'holding.top-waffle.orders' },
      ];
    },
    hasPoints: true,
  },
  canFlip: false,
  drawers: [],
  areas: (sight) => [tableDisplayArea, ...handAreas(sight)],
  describeMove,
  describeState,
  describeEvent: (before, _move, after, t) =>
    after.day > before.day ? t('event.top-waffle.day', { day: before.day, next: after.day }) : '',
  phase,
  placeName,
  hint: placeHint,
  // Who picks an item up by a finger has pointed at none
  selectionHint: (state, [first = ''], t) => (first.startsWith('mine:') ? placeHint(state, first, t) : ''),
  nameValues: ({ values = {} }, t) => nameValues(values, t),
  // An item is dragged to what it is played for
  canSelect: (state, place) =>
    state.step === 'execute' &&
    isMoverKnown(state) &&
    ITEMS.some((item, i) => place === `mine:${item}` && (moverOf(state).items[i] ?? 0) > 0),
  moveFrom: moveFromPlaces,
  paths: pathsOf,
  moveToRefuse: (state, place) => moveFromPlaces(state, [place]),
  buttons: BUTTON_MOVES,
  lastMovePlaces: (before, move) => pathOf(before, move).filter((place) => /^(order|topping|item):/.test(place)),
  seatToLook: (state) => (rules.outcome(state) ? TABLE : state.turn),
};

/** The whole table. */
export const topWaffleUI: GameUI<TopWaffleState, TopWaffleMove> = {
  ...sharedUI,
  picture: ({ state }) => picture(pictureOf(state)),
  renderReference: ({ state, t }) => renderReference(state, t),
};
