/** Top Waffle as the script referees it: connects the rules to cards. */
import { CHANCE } from '@griddle/rules/core/contract.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { cardOf, changedTo, letters, pieceText, sum, orderName } from '@griddle/rules/internal/top-waffle/cards.js';
import {
  BLENDER,
  GROCERIES,
  ITEMS,
  KINDS_OF_TOPPING,
  orderAt,
  WILD,
} from '@griddle/rules/internal/top-waffle/components.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { changes } from '@griddle/rules/internal/top-waffle/items.js';
import { itemDeck, playerOf, toppingDeck } from '@griddle/rules/internal/top-waffle/stock.js';
import { figure, SQUARE } from '../mod/world.js';
import { differenceOf, playerChangesOn, placesOf } from '../mod/placement.js';
import type { Placement } from '../mod/placement.js';
import type { TrackedGame } from '../mod/tracking.js';
import type { Colour, Held, Line, Offer, Sentence } from '../mod/table-game.js';
import { rememberDeleted, lackingKinds } from '../mod/spawn-objects.js';
import { arrangeThings, seeThings } from '../mod/things.js';
import { PIECE_TAG } from '../names.js';
import { COLOURS } from './colours.js';
import {
  CARD_SIZE,
  closingPoint,
  familyOf,
  LINE_HEIGHT,
  ORDER_SIZE,
  partArea,
  placeUnder,
  slotPoint,
} from './layout.js';
import type { Family } from './layout.js';
import { carriedOf, droppedOf, laidOutOf, partnerOf, partOf, recognise, seatOf } from './recognise.js';
import type { LaidOut } from './recognise.js';
import { positionSeen } from './seen.js';
import { fixturesOf, piecesOf } from './spots.js';
import { VIEWS } from './views.js';

/** The table of Top Waffle for the script. */
export const topWaffleTable: TrackedGame<TopWaffleState, TopWaffleMove, readonly Placement[]> = {
  game: topWaffle,
  views: VIEWS,
  options: topWaffle.options,
  isDrawn: true,
  hasSecrets: true,
  hasPoints: true,
  turnRule: 'TW-4',
  colours: [COLOURS.p1, COLOURS.p2, COLOURS.p3, COLOURS.p4, COLOURS.p5, COLOURS.p6],
  calls: [],
  see: () => seeThings(placeUnder),
  read: (state, seen) => recognise(state, seen),
  playerChanges: (state, seen, carried, prepared) => playerChangesOn(prepared ?? piecesOf(state), seen, carried),
  // The closing card is not a piece, so it needs checking at each move
  agrees: () => false,
  differing: (state, seen) => placesOf(differenceOf(piecesOf(state), seen)),
  positionSeen: (state, seen) => positionSeen(state, seen),
  offers: (state, see) => offers(state, see()),
  arrange: (state) =>
    arrangeThings(
      () => piecesOf(state),
      () => fixturesOf(state),
      placeUnder,
    ),
  lacking: (state) => lackingKinds([...piecesOf(state), ...fixturesOf(state)]),
  held: (object) => held(object),
  isPiece: (object) => object.hasTag(PIECE_TAG),
  rememberDeleted: (object) => rememberDeleted(object),
  facts: (state) => facts(state),
  news: (before, after) => news(before, after),
  lines: (state, last, now) => lines(state, last, now),
};

function held(object: TTSObject): Held | undefined {
  if (!object.hasTag(PIECE_TAG)) return undefined;
  const { x, z } = object.getPosition();
  const kind = object.getGMNotes();
  const place = placeUnder(kind, x, z);
  return { seat: seatOf(place), kind, place };
}

/**
 * Returns buttons for what carrying a card cannot express. All players see the buttons, so they reveal nothing of a hand
 * except the cards laid out from it.
 */
function offers(state: TopWaffleState, seen: readonly Placement[]): Offer<TopWaffleMove>[] {
  const { step } = state;
  const carried = carriedOf(state, seen);
  const laid = laidOutOf(state, carried);
  if (step === 'execute')
    return [...itemOffers(state, laid), { label: { key: 'tts.end-turn' }, move: { kind: 'end' } }];
  if (step === 'choose') {
    return [{ label: { key: 'tts.keep' }, move: { kind: 'drop', cards: droppedOf(carried) } }];
  }
  if (step === 'change') {
    const pieces = changeable(state, laid);
    return [
      ...pieces.map((piece): Offer<TopWaffleMove> => ({ label: changeLabel(piece), move: { kind: 'change', piece } })),
      { label: { key: 'tts.stop' }, move: { kind: 'done' } },
    ];
  }
  return step === 'recycle' ? [{ label: { key: 'tts.stop' }, move: { kind: 'done' } }] : [];
}

/** Returns buttons for items laid out that need a choice rather than a carried card; of two, either may be the one played. */
function itemOffers(state: TopWaffleState, laid: LaidOut): Offer<TopWaffleMove>[] {
  if (laid.items.length === 0 || laid.items.length > 2) return [];
  const found: Offer<TopWaffleMove>[] = [];
  for (const item of laid.items) {
    const partner = partnerOf(item, laid);
    if (laid.items.length === 2 && partner < 0) continue;
    if (item === GROCERIES) found.push({ label: { key: 'tts.look' }, move: { kind: 'groceries', partner } });
    if (item === BLENDER) {
      for (const piece of changeable(state, laid)) {
        found.push({ label: changeLabel(piece), move: { kind: 'blender', partner, piece } });
      }
    }
    if (item !== WILD) continue;
    for (const toppings of wilds(state, partner >= 0)) {
      found.push({
        label: { key: 'tts.wild', values: { toppings: letters(toppings) } },
        move: { kind: 'wild', partner, toppings },
      });
    }
  }
  return found;
}

/** Returns what a wild may give, starting with what an order that can be completed needs most. */
function wilds(state: TopWaffleState, upgraded: boolean): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (let a = 0; a < KINDS_OF_TOPPING; a++) {
    if (!upgraded) found.push([a]);
    for (let b = a; upgraded && b < KINDS_OF_TOPPING; b++) {
      for (let c = b; c < KINDS_OF_TOPPING; c++) found.push([a, b, c]);
    }
  }
  if (!upgraded) return found;
  const orders = [...state.orders.filter((order) => order >= 0), ...playerOf(state, state.turn).reserved];
  const use = (toppings: readonly number[]): number => {
    let most = 0;
    for (const order of orders) {
      const needs = orderAt(order).needs.slice();
      let met = 0;
      for (const topping of toppings) {
        if ((needs[topping] ?? 0) === 0) continue;
        needs[topping] = (needs[topping] ?? 0) - 1;
        met++;
      }
      most = Math.max(most, met);
    }
    return most;
  };
  const ranked = found.map((toppings, at) => ({ toppings, at, use: use(toppings) }));
  return ranked.sort((a, b) => (a.use !== b.use ? b.use - a.use : a.at - b.at)).map(({ toppings }) => toppings);
}

/** Returns what a blender can make of the toppings laid out, and of what it has already changed. */
function changeable(state: TopWaffleState, { toppings }: LaidOut): number[] {
  return changes(state).filter((piece) => {
    const card = cardOf(piece);
    return toppings.includes(card) || state.changed.some((other) => isFrom(piece, other));
  });
}

/** Whether one more change turns `other` into `piece`. */
function isFrom(piece: number, other: number): boolean {
  for (let unit = 0; unit < 2; unit++) {
    for (let topping = 0; topping < KINDS_OF_TOPPING; topping++)
      if (changedTo(other, unit, topping) === piece) return true;
  }
  return false;
}

function changeLabel(piece: number): Sentence {
  const text = pieceText(piece);
  const arrow = text.indexOf('>');
  return { key: 'tts.change', values: { from: text.substring(0, arrow), to: text.substring(arrow + 1) } };
}

/** Returns the day, what is due, and the decks (TW-10 to TW-12, TW-44). Reveals nothing in hands. */
function facts(state: TopWaffleState): Sentence[] {
  const { step, left, day, last } = state;
  if (step === 'over') return [];
  const count = left[0] ?? 0;
  const values = step === 'wrench' ? { items: count, toppings: left[1] ?? 0 } : { count };
  const isHidden = state.rules.countHidden || state.pile < 0;
  const today: Sentence =
    last >= 0
      ? { key: 'tts.day-closing', values: { day, turns: last } }
      : isHidden
        ? { key: 'tts.day-hidden', values: { day } }
        : { key: 'tts.day', values: { day, pile: state.pile } };
  return [
    today,
    { key: 'tts.step.' + step, values },
    { key: 'tts.decks', values: { toppings: toppingDeck(state), items: itemDeck(state) } },
  ];
}

/** Returns orders completed and reserved, items played, the closing card, and a new day. */
function news(before: TopWaffleState, after: TopWaffleState): Sentence[] {
  const sentences: Sentence[] = [];
  const seats = topWaffle.seats(topWaffle.optionsOf(after));
  after.players.forEach((player, i) => {
    const was = playerOf(before, i);
    const seat = seats[i] ?? '';
    for (const order of player.done) {
      if (was.done.includes(order)) continue;
      const values = { seat, order: orderName(order), points: orderAt(order).points };
      sentences.push({ key: 'tts.completed', values });
    }
    for (const order of player.reserved) {
      if (!was.reserved.includes(order))
        sentences.push({ key: 'tts.reserved', values: { seat, order: orderName(order) } });
    }
  });
  const played = after.itemDiscard.findIndex((count, item) => count > (before.itemDiscard[item] ?? 0));
  if (played >= 0 && before.turn === after.turn) {
    const values = { seat: seats[before.turn] ?? '', item: ITEMS[played] ?? '' };
    sentences.push({ key: 'tts.played', values });
  }
  if (sum(before.toppingDiscard) > 0 && sum(after.toppingDiscard) === 0 && before.day === after.day) {
    sentences.push({ key: 'tts.shuffled' });
  }
  if (before.last < 0 && after.last >= 0) sentences.push({ key: 'tts.closing' });
  if (after.day > before.day) sentences.push({ key: 'tts.new-day', values: { day: after.day } });
  return sentences;
}

/** Draws a frame round a card of the counter. */
function cardFrame(family: Family, slot: number, colour: Colour, thickness: number): Line {
  const [x, , z] = slotPoint(family, slot);
  const [width, height] = family === 'order' ? ORDER_SIZE : CARD_SIZE;
  const corners = SQUARE.map(([right = 0, up = 0]) => [(right * width) / 2, (up * height) / 2]);
  return figure([x, LINE_HEIGHT, z], corners, 1.06, colour, thickness);
}

function partFrame(seat: number, part: string): Line {
  const { at, size } = partArea(seat, part, LINE_HEIGHT);
  const corners = SQUARE.map(([right = 0, up = 0]) => [(right * size[0]) / 2, (up * size[1]) / 2]);
  return figure(at, corners, 0.96, COLOURS.open, 0.07);
}

/** Marks the last move on the counter, and where the held card may go. All see the lines, so they reveal no hand. */
function lines(state: TopWaffleState, last: readonly Place[], now: Held | undefined): Line[] {
  const drawn: Line[] = [];
  for (const place of last) {
    const colon = place.indexOf(':');
    const family = place.substring(0, Math.max(0, colon)) as Family;
    if (colon < 0 || !['order', 'topping', 'item'].includes(family)) continue;
    drawn.push(cardFrame(family, 'd1234'.indexOf(place.charAt(colon + 1)) - 1, COLOURS.last, 0.06));
  }
  if (state.step === 'over') return drawn;
  if (state.last >= 0) {
    const [x, , z] = closingPoint();
    const corners = SQUARE.map(([right = 0, up = 0]) => [(right * ORDER_SIZE[0]) / 2, (up * ORDER_SIZE[1]) / 2]);
    drawn.push(figure([x, LINE_HEIGHT, z], corners, 1.06, COLOURS.closing, 0.1));
  }
  if (now !== undefined && topWaffle.toMove(state)[0] !== CHANCE) {
    for (const part of goalsOf(state, now)) drawn.push(partFrame(state.turn, part));
  }
  return drawn;
}

/** Returns the parts of the acting seat's kitchen where the held card may go now. */
function goalsOf(state: TopWaffleState, { kind, place, seat }: Held): readonly string[] {
  const { step } = state;
  const family = familyOf(kind);
  if (seat >= 0 && seat !== state.turn) return [];
  if (family === 'order') {
    if (step !== 'execute') return [];
    return partOf(place) === 'reserved' ? ['done'] : ['reserved', 'done'];
  }
  if (seat >= 0) return step === 'execute' && partOf(place) === 'hand' ? ['play'] : [];
  const isTaking = step === 'prepare' || step === 'wrench' || (step === 'second' && family === 'topping');
  return isTaking && !place.startsWith('discard:') ? ['hand'] : [];
}
