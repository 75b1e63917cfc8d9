/** Waffle Time as the script referees it: connects the rules to pawns, toppings and cards. */
import type { Place } from '@griddle/rules/core/contract.js';
import { TOPPINGS } from '@griddle/rules/internal/waffle-time/components.js';
import {
  activeCards,
  completions,
  freshMatches,
  draftableSlots,
  placings,
} from '@griddle/rules/internal/waffle-time/legal.js';
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { dispenserOf, markedSpaces } from '@griddle/rules/internal/waffle-time/state.js';
import { isEmpty, readSpace, spaceName } from '@griddle/rules/internal/waffle-time/waffle.js';
import { figure, SQUARE } from '../mod/world.js';
import { differenceOf, playerChangesOn, placesOf } from '../mod/placement.js';
import type { Placement } from '../mod/placement.js';
import type { TrackedGame } from '../mod/tracking.js';
import type { Colour, Held, Line, Offer, Sentence } from '../mod/table-game.js';
import { rememberDeleted, lackingKinds } from '../mod/spawn-objects.js';
import { arrangeThings, seeThings } from '../mod/things.js';
import { OFFERS, PIECE_TAG } from '../names.js';
import { COLOURS } from './colours.js';
import { BUTTER, isEdible, LINE_HEIGHT, pawnSeat, placeUnder, slotPoint, SPACE, spacePoint } from './layout.js';
import { positionSeen, recognise } from './recognise.js';
import { fixturesOf, piecesOf } from './spots.js';
import { VIEWS } from './views.js';

/** The table of Waffle Time for the script. */
export const waffleTimeTable: TrackedGame<WaffleTimeState, WaffleTimeMove, readonly Placement[]> = {
  game: waffleTime,
  views: VIEWS,
  options: waffleTime.options,
  isDrawn: true,
  hasPoints: true,
  turnRule: 'WT-10',
  colours: [COLOURS.p1, COLOURS.p2, COLOURS.p3, COLOURS.p4],
  calls: [],
  see: () => seeThings(placeUnder),
  read: (state, seen) => recognise(state, seen),
  playerChanges: (state, seen, carried, prepared) => playerChangesOn(prepared ?? piecesOf(state), seen, carried),
  // Only the script moves the cards and the tiles, so they need checking at each move
  agrees: () => false,
  differing: (state, seen) => placesOf(differenceOf(piecesOf(state), seen)),
  positionSeen: (state, seen, act) => positionSeen(state, seen, act),
  offers: (state) => offers(state),
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
  lines: (state, last, now, mover) => lines(state, last, now, mover),
};

function held(object: TTSObject): Held | undefined {
  if (!object.hasTag(PIECE_TAG)) return undefined;
  const { x, z } = object.getPosition();
  const kind = object.getGMNotes();
  return { seat: pawnSeat(kind), kind, place: placeUnder(kind, x, z) };
}

/** Joins names of spaces. */
function names(spaces: readonly number[]): string {
  return spaces.map((space) => spaceName(space)).join(' ');
}

/** Returns buttons for choices made without a piece, and one for each pattern (WT-7, WT-15, WT-16). */
function offers(state: WaffleTimeState): Offer<WaffleTimeMove>[] {
  if (state.step === 'star') return starOffers(state);
  if (state.step === 'place') {
    const isStuck = placings(state.waffles[state.turn] ?? [], state.hand).length === 0;
    return isStuck ? [{ label: { key: 'tts.discard' }, move: { kind: 'discard' } }] : [];
  }
  if (state.step !== 'finish') return [];
  const found = completions(state).slice(0, OFFERS - 1);
  return [
    ...found.map(({ card, spaces }): Offer<WaffleTimeMove> => {
      const label = { key: 'tts.complete', values: { card, spaces: names(spaces) } };
      return { label, move: { kind: 'complete', card, spaces } };
    }),
    { label: { key: 'tts.end-turn' }, move: { kind: 'end' } },
  ];
}

function starOffers(state: WaffleTimeState): Offer<WaffleTimeMove>[] {
  const dispenser = dispenserOf(state.waffles[state.turn] ?? []);
  if (dispenser === undefined) return [];
  const [first = 0, second = 0] = markedSpaces(dispenser, '*');
  const [a = 0, b = 0] = dispenser.fruits;
  return [
    [a, b],
    [b, a],
  ].map((fruits) => {
    const [one = 0, two = 0] = fruits.map((fruit) => TOPPINGS.charAt(fruit));
    const values = { one, two, first: spaceName(first), second: spaceName(second) };
    return { label: { key: 'tts.star', values }, move: { kind: 'star', fruits } };
  });
}

/** Returns the round, what is due, what is in hand, and patterns that can be completed (WT-10 to WT-20). */
function facts(state: WaffleTimeState): Sentence[] {
  if (state.over) return [];
  const matches = completions(state).length;
  return [
    { key: 'tts.waffle-round', values: { round: state.round } },
    { key: 'tts.step.' + state.step },
    ...(state.step === 'finish' && matches > 0 ? [{ key: 'tts.completions', values: { count: matches } }] : []),
  ];
}

/** Returns goals just completed, and a new round. */
function news(before: WaffleTimeState, after: WaffleTimeState): Sentence[] {
  const sentences: Sentence[] = [];
  const seats = waffleTime.seats(waffleTime.optionsOf(after));
  for (let seat = 0; seat < after.won.length; seat++) {
    for (const { goal } of after.won[seat] ?? []) {
      const isOld = (before.won[seat] ?? []).some((other) => other.goal === goal);
      if (!isOld) sentences.push({ key: 'tts.goal', values: { seat: seats[seat] ?? '', goal } });
    }
  }
  if (after.round > before.round) sentences.push({ key: 'tts.new-round', values: { round: after.round } });
  return sentences;
}

function frame(seat: number, space: number, reach: number, colour: Colour, thickness: number): Line {
  const [x, , z] = spacePoint(seat, space, 0);
  return figure([x, LINE_HEIGHT, z], SQUARE, reach * SPACE, colour, thickness);
}

function slotFrame(slot: number, colour: Colour): Line {
  return figure(slotPoint(slot, LINE_HEIGHT), SQUARE, 0.55, colour, 0.07);
}

/** Marks the last move, starred spaces, patterns that can be completed, and where the held thing may go. */
function lines(state: WaffleTimeState, last: readonly Place[], now: Held | undefined, mover: number): Line[] {
  const drawn: Line[] = [];
  for (const place of last) {
    const space = place.length === 2 ? readSpace(place, 0) : -1;
    if (space >= 0 && mover >= 0) drawn.push(frame(mover, space, 0.47, COLOURS.last, 0.05));
  }
  if (state.over) return drawn;
  if (state.step === 'star') drawn.push(...starLines(state));
  if (state.step === 'finish') drawn.push(...matchLines(state));
  if (now !== undefined) drawn.push(...heldLines(state, now));
  return drawn;
}

function starLines(state: WaffleTimeState): Line[] {
  const dispenser = dispenserOf(state.waffles[state.turn] ?? []);
  if (dispenser === undefined) return [];
  return markedSpaces(dispenser, '*').map((space) => frame(state.turn, space, 0.4, COLOURS.star, 0.1));
}

/** Draws thin frames round all spaces of a match, and thick ones where it gives syrup. */
function matchLines(state: WaffleTimeState): Line[] {
  const cells: number[] = [];
  const sweet: number[] = [];
  if ((state.syrup[state.turn] ?? 0) === 0) return [];
  for (const pattern of activeCards(state)) {
    for (const match of freshMatches(state, pattern)) {
      for (const cell of match.cells) if (!cells.includes(cell)) cells.push(cell);
      for (const cell of match.syrup) if (!sweet.includes(cell)) sweet.push(cell);
    }
  }
  return [
    ...cells.map((cell) => frame(state.turn, cell, 0.49, COLOURS.match, 0.05)),
    ...sweet.map((cell) => frame(state.turn, cell, 0.4, COLOURS.match, 0.12)),
  ];
}

function heldLines(state: WaffleTimeState, now: Held): Line[] {
  if (now.seat >= 0) {
    if (state.step !== 'draft' || now.seat !== state.turn) return [];
    return draftableSlots(state).map((slot) => slotFrame(slot, COLOURS.open));
  }
  if (!isEdible(now.kind)) return [];
  return openSpaces(state, now.kind).map((space) => frame(state.turn, space, 0.28, COLOURS.open, 0.07));
}

/** Returns the spaces on which a topping in hand, or butter, may be laid now. */
function openSpaces(state: WaffleTimeState, kind: string): number[] {
  const waffle = state.waffles[state.turn] ?? [];
  const open: number[] = [];
  if (kind === BUTTER && state.step === 'butter') {
    for (let space = 0; space < waffle.length; space++) if (isEmpty(waffle[space] ?? 0)) open.push(space);
  }
  if (state.step !== 'place') return open;
  for (const way of placings(waffle, state.hand)) {
    for (const put of way) {
      if (TOPPINGS.charAt(put.topping) === kind && !open.includes(put.space)) open.push(put.space);
    }
  }
  return open;
}
