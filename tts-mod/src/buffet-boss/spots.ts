/** Spots of everything in a Buffet Boss position, except pieces on plates, which have poses. */
import { CHARACTERS, COPIES, FOODS, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { MARKED_LEFT } from '@griddle/rules/internal/buffet-boss/moves.js';
import { remembered } from '../mod/placement.js';
import type { Spot } from '../mod/placement.js';
import type { WorldPoint } from '../mod/world.js';
import {
  binPoint,
  boxPoint,
  cardKind,
  deckPoint,
  floorPoint,
  handPoint,
  kitchenPoint,
  lineCardPoint,
  linePoint,
  passPoint,
  shownPoint,
  takenPoint,
} from './layout.js';
import { pointOf, posesOf } from './posing.js';

function nameOf(food: number): string {
  return FOODS[food]?.id ?? '';
}

/** Returns spots of all food and characters. */
export const piecesOf = remembered((state: BuffetBossState): Spot[] => {
  const spots: Spot[] = [];
  const used = FOODS.map(() => 0);
  const put = (food: number, place: string, point: WorldPoint, stands = false): void => {
    used[food] = (used[food] ?? 0) + 1;
    spots.push({ kind: nameOf(food), place, point, stands });
  };
  for (let i = 0; i < state.line.length; i++) put(state.line[i] ?? 0, 'line', linePoint(i));
  for (let seat = 0; seat < state.plates.length; seat++) {
    const plate = state.plates[seat];
    if (plate === undefined) continue;
    const poses = posesOf(plate);
    for (let i = 0; i < plate.pieces.length; i++) {
      put(plate.pieces[i] ?? 0, SEAT_NAMES[seat] ?? '', pointOf(seat, poses[i + 1] ?? [0, 0, 0]), true);
    }
  }
  const turn = SEAT_NAMES[state.turn] ?? '';
  if (state.hand >= 0) put(state.hand, turn + ':pass', passPoint(state.turn));
  let floor = 0;
  for (const fall of state.falls) {
    for (const piece of fall.pieces) {
      put(piece.food, turn + ':floor', floorPoint(state.turn, floor));
      floor++;
    }
  }
  for (let food = 0; food < FOODS.length; food++) {
    for (let copy = used[food] ?? 0; copy < COPIES; copy++) {
      spots.push({ kind: nameOf(food), place: 'kitchen', point: kitchenPoint(food, copy) });
    }
  }
  pushCharacters(state, spots);
  return spots;
});

function pushCharacters(state: BuffetBossState, spots: Spot[]): void {
  const held: number[] = [];
  for (let seat = 0; seat < state.plates.length; seat++) {
    const characters = state.plates[seat]?.characters ?? [];
    for (let i = 0; i < characters.length; i++) {
      const character = characters[i];
      if (character === undefined) continue;
      held.push(character.card);
      const name = SEAT_NAMES[seat] ?? '';
      const place = name + (character.revealed ? ':shown' : ':hand');
      const point = character.revealed ? shownPoint(seat) : handPoint(seat, i);
      const spot: Spot = { kind: CHARACTERS[character.card]?.id ?? '', place, point };
      spots.push(character.revealed ? spot : { ...spot, secretOf: seat });
    }
  }
  for (let card = 0; card < CHARACTERS.length; card++) {
    if (held.includes(card)) continue;
    spots.push({ kind: CHARACTERS[card]?.id ?? '', place: 'box', point: boxPoint(card), faceDown: true });
  }
}

/** Returns spots of food cards: unseen ones in the deck, the others with their food, or in the waste bin if it is gone. */
export function fixturesOf(state: BuffetBossState): Spot[] {
  const spots: Spot[] = [];
  const open = state.bag.map((left) => openCards(left));
  const put = (food: number, point: WorldPoint): void => {
    const marked = open[food]?.shift();
    if (marked !== undefined) spots.push({ kind: cardKind(food, marked), place: 'card', point });
  };
  for (let i = 0; i < state.line.length; i++) put(state.line[i] ?? 0, lineCardPoint(i));
  for (let seat = 0; seat < state.plates.length; seat++) {
    const foods = (state.plates[seat]?.pieces ?? []).slice();
    if (seat === state.turn && state.hand >= 0) foods.push(state.hand);
    if (seat === state.turn) for (const fall of state.falls) for (const piece of fall.pieces) foods.push(piece.food);
    for (let i = 0; i < foods.length; i++) put(foods[i] ?? 0, takenPoint(seat, i));
  }
  let binned = 0;
  for (let food = 0; food < FOODS.length; food++) {
    for (const marked of open[food] ?? []) {
      spots.push({ kind: cardKind(food, marked), place: 'card', point: binPoint(binned) });
      binned++;
    }
    const left = state.bag[food] ?? 0;
    for (const marked of [false, true]) {
      if (left !== COPIES && left !== (marked ? MARKED_LEFT : 1)) continue;
      const point = deckPoint(food * COPIES + (marked ? 1 : 0));
      spots.push({ kind: cardKind(food, marked), place: 'card', point, faceDown: true });
    }
  }
  return spots;
}

/** Returns which cards of a food have been seen, by the bag's number: without the mark, with it. */
function openCards(left: number): boolean[] {
  const open: boolean[] = [];
  if (left === 0 || left === MARKED_LEFT) open.push(false);
  if (left === 0 || left === 1) open.push(true);
  return open;
}
