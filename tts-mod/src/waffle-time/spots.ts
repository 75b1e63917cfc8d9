/** Spots of everything in a Waffle Time position. */
import { mod } from '@griddle/rules/internal/core/math.js';
import { DRAFT_TILES, SEAT_NAMES, TOPPINGS } from '@griddle/rules/internal/waffle-time/components.js';
import type { DraftTile } from '@griddle/rules/internal/waffle-time/components.js';
import { coveredByTile, SLOTS } from '@griddle/rules/internal/waffle-time/draft.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { BUTTER as BUTTER_CONTENT, fruitOn, hasCream, hasSyrup } from '@griddle/rules/internal/waffle-time/waffle.js';
import { remembered } from '../mod/placement.js';
import type { Spot } from '../mod/placement.js';
import type { WorldPoint } from '../mod/world.js';
import {
  beadPoint,
  BLANK_KIND,
  boxPoint,
  BUTTER,
  coverPoint,
  coverTurn,
  CREAM,
  draftTileKind,
  fixtureKinds,
  goalKind,
  goalPoint,
  handPoint,
  idlePawnPoint,
  patternKind,
  patternPoint,
  pawnKind,
  slotPoint,
  spacePlace,
  spacePoint,
  SYRUP,
  tilePoint,
  trackPoint,
  turnTileKind,
} from './layout.js';

/** Returns spots of what players move: toppings, syrup, butter and pawns. */
export const piecesOf = remembered((state: WaffleTimeState): Spot[] => {
  const spots: Spot[] = [];
  for (let seat = 0; seat < state.waffles.length; seat++) {
    pushWaffle(state, seat, spots);
    for (let i = 0; i < (state.syrup[seat] ?? 0); i++) {
      spots.push({ kind: SYRUP, place: (SEAT_NAMES[seat] ?? '') + ':syrup', point: beadPoint(seat, i) });
    }
  }
  pushHand(state, spots);
  pushPawns(state, spots);
  return spots;
});

function pushWaffle(state: WaffleTimeState, seat: number, spots: Spot[]): void {
  const waffle = state.waffles[seat] ?? [];
  for (let space = 0; space < waffle.length; space++) {
    const kinds = kindsOn(waffle[space] ?? 0);
    const place = spacePlace(seat, space);
    for (let layer = 0; layer < kinds.length; layer++) {
      spots.push({ kind: kinds[layer] ?? '', place, point: spacePoint(seat, space, layer) });
    }
  }
}

/** Returns what is on a space, from the bottom up. */
function kindsOn(content: number): readonly string[] {
  if (content === BUTTER_CONTENT) return [BUTTER];
  const kinds = hasCream(content) ? [CREAM] : [];
  const fruit = fruitOn(content);
  if (fruit > 0) kinds.push(TOPPINGS.charAt(fruit));
  if (hasSyrup(content)) kinds.push(SYRUP);
  return kinds;
}

/** Adds toppings taken and not yet laid, butter to be laid, and butter still on its goal. */
function pushHand(state: WaffleTimeState, spots: Spot[]): void {
  const kinds = state.hand.map((topping) => TOPPINGS.charAt(topping));
  for (const goal of state.won[state.turn] ?? []) if (!goal.gone) kinds.push(BUTTER);
  const place = (SEAT_NAMES[state.turn] ?? '') + ':hand';
  for (let i = 0; i < kinds.length; i++) {
    spots.push({ kind: kinds[i] ?? '', place, point: handPoint(state.turn, i) });
  }
  for (let i = 0; i < state.goals.length; i++) {
    const isWon = state.won.some((goals) => goals.some(({ goal }) => goal === state.goals[i]));
    if (!isWon) spots.push({ kind: BUTTER, place: 'goals', point: goalPoint(i, 1) });
  }
}

/** Adds pawns. Those on the turn-order tile move along with it, so they must stand exactly there. */
function pushPawns(state: WaffleTimeState, spots: Spot[]): void {
  for (let i = 0; i < state.pawns.length; i++) {
    const pawn = state.pawns[i];
    if (pawn === undefined) continue;
    const kind = pawnKind(pawn.seat);
    if (pawn.slot >= 0) {
      spots.push({ kind, place: 'slot:' + pawn.slot.toString(), point: slotPoint(pawn.slot) });
    } else {
      const point = trackPoint(state.round, i, state.rules.players);
      spots.push({ kind, place: 'track', point, isExact: true });
    }
  }
  for (let seat = state.pawns.length; seat < SEAT_NAMES.length; seat++) {
    spots.push({ kind: pawnKind(seat), place: '', point: idlePawnPoint(seat) });
  }
}

/** Returns spots of what only the script moves: draft tiles, slot covers and cards; unused ones are in the box. */
export function fixturesOf(state: WaffleTimeState): Spot[] {
  const spots: Spot[] = [];
  const put = (kind: string, point: WorldPoint, faceDown = false, turn = 0): void => {
    spots.push({ kind, place: kind, point, faceDown, turn });
  };
  for (let i = 0; i < state.tiles.length; i++) {
    const shown = state.tiles[i];
    const tile = shown === undefined ? -1 : tileOf(shown);
    if (tile >= 0) put(draftTileKind(tile), tilePoint(i), DRAFT_TILES[tile]?.face !== shown?.face);
  }
  const { players, forkTrailing, crossX } = state.rules;
  const covered = coveredByTile(state.round)[0] ?? 0;
  put(turnTileKind(players, forkTrailing), coverPoint(covered), false, coverTurn(covered));
  if (players <= 2) {
    const blank = mod(covered + 6, SLOTS);
    put(BLANK_KIND, coverPoint(blank), false, coverTurn(blank));
  }
  for (let i = 0; i < state.cards.length; i++) put(patternKind(i + 1, state.cards[i] ?? 1), patternPoint(i));
  for (let i = 0; i < state.goals.length; i++) put(goalKind(state.goals[i] ?? 0, crossX), goalPoint(i));
  const kinds = fixtureKinds();
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] ?? '';
    if (!spots.some((spot) => spot.kind === kind)) put(kind, boxPoint(i));
  }
  return spots;
}

/** Returns the draft tile with these two sides, either way up; -1 if none of the house set has them. */
function tileOf({ face, back }: DraftTile): number {
  return DRAFT_TILES.findIndex(
    (tile) => (tile.face === face && tile.back === back) || (tile.face === back && tile.back === face),
  );
}
