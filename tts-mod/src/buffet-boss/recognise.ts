/** Reads the table as a move of Buffet Boss, or as a position if it is not a move. */
import { characterAt, foodAt, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { fallenPieces } from '@griddle/rules/internal/buffet-boss/moves.js';
import { positionText } from '@griddle/rules/internal/buffet-boss/position.js';
import { plateOf, settlingPieces } from '@griddle/rules/internal/buffet-boss/turn.js';
import { CHANCE, type Place } from '@griddle/rules/core/contract.js';
import type { Act } from '../mod/table-game.js';
import { plateSeen, settledAs } from './measuring.js';
import { isApart, numbered } from './scan.js';
import type { SeenFood, Scan } from './scan.js';

/** Movement below which a piece counts as untouched, in 0.01 mm and 0.01 degree. */
const STILL = 200;

/** Returns food over a seat's plate that is not on record. */
function newFoods(state: BuffetBossState, scan: Scan, seat: number): readonly SeenFood[] {
  const plate = state.plates[seat];
  const seen = scan.plates[seat]?.foods ?? [];
  const found = numbered(plate?.pieces ?? [], plate?.poses ?? [], seen);
  return seen.filter((food) => !found.some((other) => other.object === food.object));
}

/** Whether a seat's plate or any piece on it is away from its recorded pose, or gone. */
function isDisturbed(state: BuffetBossState, scan: Scan, seat: number): boolean {
  const plate = state.plates[seat];
  const seen = scan.plates[seat];
  if (plate === undefined || seen === undefined) return false;
  const found = numbered(plate.pieces, plate.poses, seen.foods);
  if (found.some((food) => !food.stands)) return true;
  if (plate.poses.length === 0) return false;
  return [seen.plate, ...found.map((food) => food.pose)].some((pose, i) => {
    const before = plate.poses[i];
    return before === undefined || isApart(pose, before, STILL);
  });
}

/** Reads a scan as a step from a position. */
export function recognise(state: BuffetBossState, scan: Scan): Act<BuffetBossMove> {
  if (state.step === 'settle') return settleAct(state, scan);
  if (state.step === 'reveal') return revealAct(state, scan);
  if (state.step === 'rescue') return rescueAct(state, scan);
  return turnAct(state, scan);
}

/** Reads a pile coming to rest; nothing yet while the piece is on its way to the plate. */
function settleAct(state: BuffetBossState, scan: Scan): Act<BuffetBossMove> {
  const seen = scan.plates[state.turn];
  const isWaiting = scan.placement.some(({ kind, place }) => foodAt(kind) === state.hand && place.endsWith(':pass'));
  if (seen === undefined || (state.hand >= 0 && (isWaiting || scan.held.includes(state.hand)))) {
    return { kind: 'partial' };
  }
  return { kind: 'move', seat: CHANCE, move: settledAs(plateOf(state), settlingPieces(state), seen) };
}

function turnAct(state: BuffetBossState, scan: Scan): Act<BuffetBossMove> {
  for (let seat = 0; seat < scan.plates.length; seat++) {
    const food = newFoods(state, scan, seat)[0]?.food;
    if (food === undefined) continue;
    if (seat < state.rules.players) return { kind: 'move', seat, move: { kind: 'take', food } };
    return { kind: 'unrecognised', places: [SEAT_NAMES[seat] ?? ''] };
  }
  // A pile is not finished while somebody holds a piece of it
  if (scan.held.length > 0) return { kind: 'partial' };
  const disturbed = state.plates.map((_plate, seat) => seat).filter((seat) => isDisturbed(state, scan, seat));
  if (disturbed.length === 0) return { kind: 'nothing' };
  const isOwn = state.step === 'turn' && disturbed.length === 1 && disturbed[0] === state.turn;
  if (isOwn) return { kind: 'move', seat: state.turn, move: { kind: 'adjust' } };
  return { kind: 'unrecognised', places: disturbed.map((seat) => SEAT_NAMES[seat] ?? '') };
}

/** Reads a rescue: a fallen piece stands on the plate again. */
function rescueAct(state: BuffetBossState, scan: Scan): Act<BuffetBossMove> {
  const saved = newFoods(state, scan, state.turn).find(({ stands }) => stands);
  if (saved === undefined) return { kind: 'nothing' };
  return { kind: 'move', seat: state.turn, move: { kind: 'save', index: savedIndex(state, saved.food) } };
}

/** Returns the number of a fallen piece of a food, preferring those that may be picked up. */
export function savedIndex(state: BuffetBossState, food: number): number {
  const fallen = fallenPieces(state);
  const open = fallen.findIndex((piece) => piece.food === food && !piece.spent);
  return open >= 0 ? open : fallen.findIndex((piece) => piece.food === food);
}

/** BB-32: reads a character laid in front of its player. */
function revealAct(state: BuffetBossState, scan: Scan): Act<BuffetBossMove> {
  for (let seat = 0; seat < state.plates.length; seat++) {
    for (const { kind, place } of scan.placement) {
      const card = characterAt(kind);
      const held = state.plates[seat]?.characters.find((other) => other.card === card);
      if (held?.revealed !== false || !place.endsWith(':shown')) continue;
      return { kind: 'move', seat, move: { kind: 'reveal', card } };
    }
  }
  return { kind: 'nothing' };
}

/** Returns the places where a scan differs from a position. */
export function differing(state: BuffetBossState, scan: Scan): Place[] {
  const places: Place[] = [];
  for (let seat = 0; seat < state.plates.length; seat++) {
    const isMoving = state.step === 'settle' && seat === state.turn;
    const more = newFoods(state, scan, seat).filter(({ stands }) => stands);
    if (!isMoving && (more.length > 0 || isDisturbed(state, scan, seat))) places.push(SEAT_NAMES[seat] ?? '');
  }
  const line = scan.placement.filter(({ place }) => place === 'line').map(({ kind }) => foodAt(kind));
  const isMissing = state.line.some((food) => countOf(line, food) < countOf(state.line, food));
  if (isMissing || line.length > state.line.length) places.push('line');
  return places;
}

function countOf(foods: readonly number[], food: number): number {
  return foods.filter((other) => other === food).length;
}

/** Returns the position on the table, as text. Food taken stays taken. */
export function positionSeen(state: BuffetBossState, scan: Scan, act: Act<BuffetBossMove>): string {
  const plates = state.plates.map((plate, seat) => {
    const seen = scan.plates[seat];
    return seen === undefined ? plate : plateSeen(plate, seen);
  });
  const left = scan.placement.filter(({ place }) => place === 'line').map(({ kind }) => foodAt(kind));
  const line = state.line.filter((food, i) => {
    const before = state.line.slice(0, i).filter((other) => other === food).length;
    return before < countOf(left, food);
  });
  const isOwnTake = act.kind === 'move' && act.move.kind === 'take' && act.seat === state.turn;
  const taken = Math.min(2, state.taken + (isOwnTake ? 1 : 0));
  const step = state.step === 'settle' || state.step === 'rescue' ? 'turn' : state.step;
  return positionText({ ...state, plates, line, taken, step, hand: -1, handSaved: false, saved: [], falls: [] });
}
