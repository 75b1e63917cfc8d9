/** Reads the table as a move of Waffle Time, or as a position if it is not a move. */
import {
  FRUITS,
  SEAT_NAMES,
  SYRUP as SYRUP_TOPPING,
  TOPPINGS,
} from '@griddle/rules/internal/waffle-time/components.js';
import { activeCards, completions, placings, solid } from '@griddle/rules/internal/waffle-time/legal.js';
import { SLOTS, toppingsAt } from '@griddle/rules/internal/waffle-time/draft.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { cardName } from '@griddle/rules/internal/waffle-time/patterns.js';
import { positionText } from '@griddle/rules/internal/waffle-time/position.js';
import { dispenserOf, markedSpaces, type Put } from '@griddle/rules/internal/waffle-time/state.js';
import {
  BUTTER as BUTTER_CONTENT,
  contentOf,
  fruitOn,
  readSpace,
  SPACES,
} from '@griddle/rules/internal/waffle-time/waffle.js';
import type { Waffle } from '@griddle/rules/internal/waffle-time/waffle.js';
import type { Act } from '../mod/table-game.js';
import { differenceOf, placesOf } from '../mod/placement.js';
import type { Placement } from '../mod/placement.js';
import { BUTTER, CREAM, pawnSeat, SYRUP } from './layout.js';
import { piecesOf } from './spots.js';

/** A thing on a space of somebody's waffle. */
interface Laid {
  readonly seat: number;
  readonly kind: string;
  readonly space: number;
}

/** Returns the things on spaces; leaves out others. */
function laidOf(placement: readonly Placement[]): Laid[] {
  const laid: Laid[] = [];
  for (const { kind, place } of placement) {
    const colon = place.indexOf(':');
    const seat = SEAT_NAMES.indexOf(place.substring(0, Math.max(0, colon)));
    const space = place.length === colon + 3 ? readSpace(place, colon + 1) : -1;
    if (seat >= 0 && space >= 0) laid.push({ seat, kind, space });
  }
  return laid.sort((a, b) => rankOf(a) - rankOf(b));
}

/** Sorts by seat, then by space, then by kind. */
function rankOf({ seat, kind, space }: Laid): number {
  return (seat * SPACES + space) * 10 + TOPPINGS.indexOf(kind) + 1;
}

/** Returns the slot of a place; -1 for other places. */
function slotOf(place: string): number {
  if (!place.startsWith('slot:')) return -1;
  for (let slot = 0; slot < SLOTS; slot++) if (place === 'slot:' + slot.toString()) return slot;
  return -1;
}

/** Reads a scan as a step from a position. */
export function recognise(state: WaffleTimeState, seen: readonly Placement[]): Act<WaffleTimeMove> {
  const difference = differenceOf(piecesOf(state), seen);
  const { came, gone } = difference;
  if (came.length === 0 && gone.length === 0) return { kind: 'nothing' };
  const unrecognised: Act<WaffleTimeMove> = { kind: 'unrecognised', places: placesOf(difference) };
  const pawns = came.filter(({ kind, place }) => pawnSeat(kind) >= 0 && slotOf(place) >= 0);
  const laid = laidOf(came);
  if (laidOf(gone).length > 0 || pawns.length > 1 || (pawns.length === 1 && laid.length > 0)) return unrecognised;
  const pawn = pawns[0];
  if (pawn !== undefined) {
    return { kind: 'move', seat: pawnSeat(pawn.kind), move: { kind: 'draft', slot: slotOf(pawn.place) } };
  }
  const first = laid[0];
  // Something is beside its place: a topping on the way, a pawn off the board
  if (first === undefined) return { kind: 'partial' };
  if (laid.some(({ seat }) => seat !== first.seat)) return unrecognised;
  return laidAct(state, first.seat, laid) ?? unrecognised;
}

/** Reads what was laid on one waffle as a move or the beginning of one; undefined if several kinds of moves are mixed. */
function laidAct(state: WaffleTimeState, seat: number, laid: readonly Laid[]): Act<WaffleTimeMove> | undefined {
  const spaces = laid.map(({ space }) => space);
  if (laid.every(({ kind }) => kind === SYRUP)) return syrupAct(state, seat, spaces);
  const [first] = laid;
  if (first?.kind === BUTTER && laid.length === 1) {
    return { kind: 'move', seat, move: { kind: 'butter', space: first.space } };
  }
  if (laid.some(({ kind }) => kind === SYRUP || kind === BUTTER)) return undefined;
  const puts = laid.map(({ kind, space }) => ({ topping: TOPPINGS.indexOf(kind), space }));
  return (state.step === 'star' ? starAct(state, seat, puts) : undefined) ?? putAct(state, seat, puts);
}

/** Reads syrup as a completion, or part of one that gives more; finds the card by the spaces. */
function syrupAct(state: WaffleTimeState, seat: number, spaces: readonly number[]): Act<WaffleTimeMove> {
  const known = seat === state.turn && state.step === 'finish' ? completions(state) : [];
  const exact = known.find((other) => other.spaces.join() === spaces.join());
  if (exact !== undefined) return { kind: 'move', seat, move: { kind: 'complete', ...exact } };
  if (known.some((other) => spaces.every((space) => other.spaces.includes(space)))) return { kind: 'partial' };
  const pattern = activeCards(state)[0];
  const card = pattern === undefined ? (FRUITS[1] ?? '') + '-1' : cardName(pattern);
  return { kind: 'move', seat, move: { kind: 'complete', card, spaces } };
}

/** WT-7: reads the two fruits on the starred spaces. */
function starAct(state: WaffleTimeState, seat: number, puts: readonly Put[]): Act<WaffleTimeMove> | undefined {
  const dispenser = dispenserOf(state.waffles[seat] ?? []);
  if (dispenser === undefined) return undefined;
  const [a = 0, b = 0] = dispenser.fruits;
  const spaces = markedSpaces(dispenser, '*');
  for (const fruits of [
    [a, b],
    [b, a],
  ]) {
    const wanted = spaces.map((space, i) => ({ topping: fruits[i] ?? 0, space }));
    if (!isPartOf(puts, wanted)) continue;
    return puts.length < wanted.length ? { kind: 'partial' } : { kind: 'move', seat, move: { kind: 'star', fruits } };
  }
  return undefined;
}

function putAct(state: WaffleTimeState, seat: number, puts: readonly Put[]): Act<WaffleTimeMove> {
  const ways = seat === state.turn && state.step === 'place' ? placings(state.waffles[seat] ?? [], state.hand) : [];
  const fits = ways.filter((way) => isPartOf(puts, way));
  const isPart = fits.length > 0 && fits.every((way) => way.length > puts.length);
  return isPart ? { kind: 'partial' } : { kind: 'move', seat, move: { kind: 'place', puts } };
}

function isPartOf(puts: readonly Put[], way: readonly Put[]): boolean {
  return puts.every((put) => way.some(({ topping, space }) => topping === put.topping && space === put.space));
}

/** Returns the position on the table, as text. */
export function positionSeen(state: WaffleTimeState, seen: readonly Placement[], act: Act<WaffleTimeMove>): string {
  const laid = laidOf(seen);
  const waffles = state.waffles.map((waffle, seat) => waffleSeen(waffle, seat, laid));
  const syrup = state.syrup.map(
    (_count, seat) => seen.filter(({ place }) => place === (SEAT_NAMES[seat] ?? '') + ':syrup').length,
  );
  const pawns = state.pawns.map(({ seat, slot }) => {
    const now = seen.find(({ kind }) => pawnSeat(kind) === seat);
    return { seat, slot: now === undefined ? slot : slotOf(now.place) };
  });
  return positionText(afterAct({ ...state, waffles, syrup, pawns }, act));
}

/** Returns what is on the spaces of a waffle; of two fruits the recorded one stays. */
function waffleSeen(waffle: Waffle, seat: number, laid: readonly Laid[]): number[] {
  return waffle.map((content, space) => {
    const kinds = laid.filter((one) => one.seat === seat && one.space === space).map(({ kind }) => kind);
    if (kinds.includes(BUTTER)) return BUTTER_CONTENT;
    const fruits = kinds.map((kind) => TOPPINGS.indexOf(kind)).filter((topping) => topping >= 1 && topping <= 5);
    const before = content === BUTTER_CONTENT ? 0 : fruitOn(content);
    const fruit = fruits.includes(before) ? before : (fruits[0] ?? 0);
    return contentOf(fruit, kinds.includes(CREAM), fruit > 0 && kinds.includes(SYRUP));
  });
}

/** Returns the state of the turn after an act of the seat to move that is accepted as it lies. */
function afterAct(state: WaffleTimeState, act: Act<WaffleTimeMove>): WaffleTimeState {
  if (act.kind !== 'move' || act.seat !== state.turn) return state;
  const { move } = act;
  if (move.kind === 'draft' && state.step === 'draft') {
    const toppings = toppingsAt(state, move.slot);
    const more = toppings.filter((topping) => topping === SYRUP_TOPPING).length;
    const syrup = state.syrup.map((count, seat) => (seat === state.turn ? count + more : count));
    return { ...state, syrup, hand: solid(toppings), step: 'place' };
  }
  if (move.kind === 'place' && state.step === 'place') {
    const changed = move.puts.filter(({ topping }) => topping <= 5).map(({ space }) => space);
    return { ...state, hand: [], changed, step: 'finish' };
  }
  if (move.kind === 'complete' && state.step === 'finish') {
    const changed = state.changed.slice();
    for (const space of move.spaces) if (!changed.includes(space)) changed.push(space);
    return { ...state, changed: changed.sort((a, b) => a - b) };
  }
  if (move.kind === 'butter' && state.step === 'butter') {
    const goals = state.won[state.turn] ?? [];
    const first = goals.findIndex(({ gone }) => !gone);
    const won = state.won.map((list, seat) =>
      seat === state.turn ? list.map((goal, i) => (i === first ? { ...goal, gone: true } : goal)) : list,
    );
    return { ...state, won, step: 'finish' };
  }
  return state;
}
