/** The page's side of Top Waffle: the display, and beside it what lies before the reader; words, and hands. */
import type { Picture } from '@griddle/art';
import { cardBack, sizeOf, TOP_WAFFLE_PALETTE, type Row } from '@griddle/art/top-waffle/index.js';
import { picture } from '@griddle/art/internal/top-waffle/picture.js';
import { pictureOf } from '@griddle/art/internal/top-waffle/position.js';
import { CHANCE, type Place } from '@griddle/rules/core/contract.js';
import { joinSentences, inSeries } from '@griddle/rules/internal/messages/sentences.js';
import { readPiece, sum, readOrder } from '@griddle/rules/internal/top-waffle/cards.js';
import { COLOUR_POINTS, ITEMS, SEAT_NAMES } from '@griddle/rules/internal/top-waffle/components.js';
import { topWaffle as rules, type TopWaffleMove, type TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import TOP_WAFFLE_EN from '@griddle/rules/internal/top-waffle/messages.en.json' with { type: 'json' };
import { score } from '@griddle/rules/internal/top-waffle/scoring.js';
import { handSize, itemCount } from '@griddle/rules/internal/top-waffle/stock.js';
import { dueOf } from '@griddle/rules/internal/top-waffle/turn.js';
import { nothing } from 'lit';
import { pictureColours, wideTable, type GameUI, type Translate } from '#core';
import { BUTTON_MOVES } from './buttons.js';
import { describeItem, describeMove, describeOrder, describePiece, nameValues, orderInText } from './describe.js';
import { slotOf, tableDisplayArea } from './display-area.js';
import { handAreas } from './hand-areas.js';
import { describeSelected, placeHint } from './hints.js';
import TOP_WAFFLE_ELEMENT_EN from './messages.en.json' with { type: 'json' };
import { moveFromPlaces, pathOf, pathsOf } from './paths.js';
import { renderReference } from './reference.js';
import { cardAt, moverOf } from './shelves.js';
import { tableStyles } from './styles.js';

/** A place as sentences name it. */
function placeName(state: TopWaffleState, place: Place, t: Translate): string {
  const [word = '', name = ''] = place.split(':');
  if (word === 'mine') return describeItem(ITEMS.indexOf(name), t);
  const slot = slotOf(place);
  if (slot < 0) return t(`place.top-waffle.${word}`);
  const { items, orders, toppings } = state;
  const card =
    (word === 'order'
      ? orders
      : word === 'reserved'
        ? moverOf(state).reserved
        : word === 'item'
          ? items
          : word === 'topping'
            ? toppings
            : [])[slot] ?? cardAt(state, place);
  if (card < 0) return t('place.top-waffle.gap');
  if (word === 'order' || word === 'reserved') return orderInText(state, card, t);
  return word === 'item' ? describeItem(card, t) : describePiece(card, t);
}

/** An order that a seat has completed, or a card that counts for or against it. */
function scoredName(place: Place, t: Translate): string {
  const [word, name = ''] = place.split(':');
  return word === 'done' ? describeOrder(readOrder(name), t) : describePiece(readPiece(name), t);
}

/** What happens with a move that nobody should miss: hands that go to the trash, days, and points of a colour. */
function describeEvent(before: TopWaffleState, move: TopWaffleMove, after: TopWaffleState, t: Translate): string {
  const sentences: string[] = [];
  if (move.kind === 'hand') sentences.push(describeMove(before, move, t));
  if (move.kind === 'show' && move.what === 'closing') sentences.push(t('event.top-waffle.closing'));
  if (after.day > before.day) {
    if (move.kind !== 'hand') sentences.push(t('move.top-waffle.day', { day: before.day }));
    sentences.push(t('event.top-waffle.day', { day: after.day }));
  }
  if (after.rules.bonus) sentences.push(...describeColours(before, after, t));
  return joinSentences(t, sentences);
}

/** Who has got, or lost, the points for most orders of a colour (TW-42). */
function describeColours(before: TopWaffleState, after: TopWaffleState, t: Translate): readonly string[] {
  const held = (state: TopWaffleState): readonly string[] =>
    score(state).flatMap(({ seat, lines }) =>
      lines.filter(({ code }) => code.startsWith(COLOUR)).map(({ code }) => `${seat} ${code.slice(COLOUR.length)}`),
    );
  const [had, has] = [held(before), held(after)];
  const tell = (key: string, one: string): string => {
    const [seat, sticker = ''] = one.split(' ');
    return t(`event.top-waffle.${key}`, { seat: SEAT_NAMES[Number(seat)] ?? '', sticker, points: COLOUR_POINTS });
  };
  return [
    ...had.filter((one) => !has.includes(one)).map((one) => tell('colour-lost', one)),
    ...has.filter((one) => !had.includes(one)).map((one) => tell('colour', one)),
  ];
}

/** The code of a line of the sheet for a colour, before the letter of its sticker. */
const COLOUR = 'colour-';

/** The day, and what chips do not tell of the seats: orders they have reserved, and their trash. */
function describeState(state: TopWaffleState, t: Translate): string {
  const { day, last, pile, players, rules } = state;
  const isHidden = pile < 0 || (rules.countHidden && last < 0);
  const key = last === 0 ? 'last' : last > 0 ? 'closing' : isHidden ? 'day-hidden' : pile === 0 ? 'day-next' : 'day';
  const seats = players.flatMap(({ reserved, trash }, seat) => {
    const counts = { reserved: reserved.length, trash: sum(trash) };
    const held = Object.entries(counts).flatMap(([kind, count]) =>
      count > 0 ? [t(`facts.top-waffle.${kind}`, { count })] : [],
    );
    const values = { seat: SEAT_NAMES[seat] ?? '', held: inSeries(t, held) };
    return held.length > 0 ? [t('facts.top-waffle.seat', values)] : [];
  });
  // Of a game that is over no day is left to tell of
  if (state.step === 'over') return joinSentences(t, seats);
  return joinSentences(t, [
    t(`facts.top-waffle.${key}`, { day, count: last >= 0 ? last : Math.max(0, pile) }),
    ...seats,
  ]);
}

/** Steps in which the seat to move is told what to do. */
const PHASES: readonly string[] = ['prepare', 'second', 'execute', 'choose', 'wrench', 'recycle', 'change'];

/** What the seat to move is told to do. The table turns cards, whatever the seat does next (TW-10); TW-43 has no items. */
function phase(state: TopWaffleState): string {
  const { items, left, step } = state;
  if (dueOf(state) !== '' || !PHASES.includes(step)) return '';
  const [first = 0, toppings = 0] = left;
  if (step === 'prepare' && items.length === 0) return 'toppings';
  if (step === 'choose' && first > 2) return 'choose-any';
  if (step !== 'wrench' || (first > 0 && toppings > 0)) return step;
  return first === 0 ? 'wrench-topping' : first > 1 ? 'wrench-items' : 'wrench-item';
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
  layout: {
    canFlip: false,
    drawers: [],
    panel: ['griddle-controls', 'move-list', 'score-sheet'],
    lastMovePlaces: (before, move) => pathOf(before, move).filter((place) => /^(order|topping|item):/.test(place)),
  },
  areas: (sight) => [tableDisplayArea, ...handAreas(sight)],
  describeMove,
  describeState,
  narration: {
    describeEvent,
    placeName,
    scoredName,
    hint: placeHint,
    selectionHint: describeSelected,
    nameValues: ({ values = {} }, t) => nameValues(values, t),
  },
  phase,
  // An item is dragged to what it is played for. Which ones are held is not told
  canSelect: ({ step }, place) => step === 'execute' && place.startsWith('mine:'),
  moveFrom: moveFromPlaces,
  input: {
    paths: pathsOf,
    buttons: BUTTON_MOVES,
  },
  hiddenHands: {
    seatToLook: (state) => (rules.outcome(state) ? CHANCE : state.turn),
  },
};

/** The whole table. */
export const topWaffleUI: GameUI<TopWaffleState, TopWaffleMove> = {
  ...sharedUI,
  layout: {
    ...sharedUI.layout,
    picture: ({ state }) => picture(pictureOf(state)),
    // A diagram explains something else
    renderReference: ({ mode, state, t }) => (mode === 'diagram' ? nothing : renderReference(state, t)),
  },
};
