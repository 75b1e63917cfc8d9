/** The game UI of Top Waffle: the display and the reader's own cards next to it, text and input. */
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
import {
  describeItem,
  describeMove,
  describeOrder,
  describePiece,
  itemInText,
  nameValues,
  orderInText,
} from './describe.js';
import { slotOf, tableDisplayArea } from './display-area.js';
import { handAreas } from './hand-areas.js';
import { describeSelected, placeHint } from './hints.js';
import TOP_WAFFLE_ELEMENT_EN from './messages.en.json' with { type: 'json' };
import { moveFromPlaces, pathOf, pathsOf } from './paths.js';
import { renderReference } from './reference.js';
import { cardAt, moverOf } from './shelves.js';
import { tableStyles } from './styles.js';

/** Returns a place's name within a sentence. */
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

/** Returns a place's name with its article, for a sentence about it: `the wrench`. */
function placePhrase(state: TopWaffleState, place: Place, t: Translate): string {
  const [word = '', name = ''] = place.split(':');
  if (word === 'end' || word === 'done')
    return t('phrase.top-waffle.button', { button: t(`button.top-waffle.${word}`) });
  const item = word === 'mine' ? ITEMS.indexOf(name) : word === 'item' ? (state.items[slotOf(place)] ?? -1) : -1;
  if (item >= 0) return itemInText(item, t);
  const card = word === 'topping' ? (state.toppings[slotOf(place)] ?? -1) : word === 'hand' ? readPiece(name) : -1;
  if (card >= 0) return t('phrase.top-waffle.card', { card: describePiece(card, t) });
  return ['order', 'reserved', 'topping', 'item'].includes(word) ? placeName(state, place, t) : place;
}

/** Names a scored place: a completed order, or a card that scores or costs points. */
function scoredName(place: Place, t: Translate): string {
  const [word, name = ''] = place.split(':');
  return word === 'done' ? describeOrder(readOrder(name), t) : describePiece(readPiece(name), t);
}

/** Describes a move's notable effects: hands that go to the trash, days, and points for a colour. */
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

/** Describes which seats gained or lost the points for most orders of a colour (TW-42). */
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

/** Prefix of a colour's line on the score sheet, before the letter of its sticker. */
const COLOUR = 'colour-';

/** Describes the day, and what the seat chips leave out: reserved orders and trash. */
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
  // A finished game has no current day
  if (state.step === 'over') return joinSentences(t, seats);
  return joinSentences(t, [
    t(`facts.top-waffle.${key}`, { day, count: last >= 0 ? last : Math.max(0, pile) }),
    ...seats,
  ]);
}

/** Steps that have a task for the seat to move. */
const PHASES: readonly string[] = ['prepare', 'second', 'execute', 'choose', 'wrench', 'recycle', 'change'];

/** Returns the code of the task of the seat to move; none while chance turns up cards (TW-10). TW-43 has no items. */
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

/** Returns the picture of a card's back. */
function backOf(row: Row): Picture {
  const [width, height] = sizeOf(row);
  return { viewBox: [-width / 2 - 0.05, -height / 2 - 0.05, width + 0.1, height + 0.1], shape: cardBack(row) };
}

const CARDS = { topping: backOf('topping'), item: backOf('item'), order: backOf('order') };

/** The UI shared by the table and its parts. */
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
    placePhrase,
    scoredName,
    hint: placeHint,
    selectionHint: describeSelected,
    nameValues: ({ values = {} }, t) => nameValues(values, t),
  },
  phase,
  // An item is dragged to its target. Any item qualifies, so as not to reveal which are held
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

/** The UI of the whole table. */
export const topWaffleUI: GameUI<TopWaffleState, TopWaffleMove> = {
  ...sharedUI,
  layout: {
    ...sharedUI.layout,
    picture: ({ state }) => picture(pictureOf(state)),
    // A diagram needs no reference card
    renderReference: ({ mode, state, t }) => (mode === 'diagram' ? nothing : renderReference(state, t)),
  },
};
