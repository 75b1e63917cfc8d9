/** Lists and plays legal moves. */
import { err, ok } from '../core/contract.js';
import type { Result, Seat, RuleViolation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { SYRUP } from './components.js';
import { completions, draftableSlots, fullPlacings, mayLie, placings, solid, topped } from './legal.js';
import { coveredSlots, SLOTS, toppingsAt } from './draft.js';
import {
  dispenserOf,
  markedSpaces,
  waffleOf,
  withMoreSyrup,
  withWaffle,
  type Put,
  type WaffleTimeMove,
  type WaffleTimeState,
} from './state.js';
import { afterButter, afterCompletion, afterPatterns, afterPlacing, nextStar } from './turn.js';
import { BUTTER, contentOf, isEmpty, spaceName, SPACES, withSyrup } from './waffle.js';

/** Every legal move of the step, in a stable order; empty when the game is over. */
export function legalMoves(state: WaffleTimeState): readonly WaffleTimeMove[] {
  if (state.over) return [];
  if (state.step === 'star') return starMoves(state);
  if (state.step === 'draft') return draftableSlots(state).map((slot) => ({ kind: 'draft', slot }));
  if (state.step === 'place') return placeMoves(state);
  if (state.step === 'butter') return butterMoves(state);
  const moves = completions(state).map((completion): WaffleTimeMove => ({ kind: 'complete', ...completion }));
  return [...moves, { kind: 'end' }];
}

function starMoves(state: WaffleTimeState): WaffleTimeMove[] {
  const dispenser = dispenserOf(waffleOf(state));
  if (dispenser === undefined) return [];
  const [a = 0, b = 0] = dispenser.fruits;
  return [
    { kind: 'star', fruits: [a, b] },
    { kind: 'star', fruits: [b, a] },
  ];
}

function placeMoves(state: WaffleTimeState): readonly WaffleTimeMove[] {
  const found = placings(waffleOf(state), state.hand);
  return found.length === 0 ? [{ kind: 'discard' }] : found.map((puts) => ({ kind: 'place', puts }));
}

function butterMoves(state: WaffleTimeState): WaffleTimeMove[] {
  const moves: WaffleTimeMove[] = [];
  const waffle = waffleOf(state);
  for (let space = 0; space < SPACES; space++) if (isEmpty(waffle[space] ?? 0)) moves.push({ kind: 'butter', space });
  return moves;
}

/** The step each kind of move belongs to. */
const STEP_OF: Readonly<Record<WaffleTimeMove['kind'], string>> = {
  star: 'star',
  draft: 'draft',
  place: 'place',
  discard: 'place',
  complete: 'finish',
  end: 'finish',
  butter: 'butter',
};

/** Plays a move, or returns the rule it breaks. */
export function play(state: WaffleTimeState, move: WaffleTimeMove): Result<WaffleTimeState, RuleViolation> {
  if (state.over) return refused('WT-60', 'game-over');
  if (STEP_OF[move.kind] !== state.step) return refused('WT-10', 'other-step-' + state.step);
  if (move.kind === 'star') return star(state, move.fruits);
  if (move.kind === 'draft') return draft(state, move.slot);
  if (move.kind === 'place') return place(state, move.puts);
  if (move.kind === 'discard') return discard(state);
  if (move.kind === 'complete') return complete(state, move.card, move.spaces);
  if (move.kind === 'butter') return butter(state, move.space);
  return ok(afterPatterns(state));
}

/** WT-7: places the two fruits of the dispenser card on its starred spaces. */
function star(state: WaffleTimeState, fruits: readonly number[]): Result<WaffleTimeState, RuleViolation> {
  const legal = starMoves(state).some((move) => move.kind === 'star' && move.fruits.join() === fruits.join());
  const waffle = waffleOf(state);
  const dispenser = dispenserOf(waffle);
  if (!legal || dispenser === undefined) return refused('WT-7', 'other-fruits');
  const starred = waffle.slice();
  markedSpaces(dispenser, '*').forEach((space, i) => {
    starred[space] = contentOf(fruits[i] ?? 0, false, false);
  });
  return ok(nextStar(withWaffle(state, starred)));
}

function draft(state: WaffleTimeState, slot: number): Result<WaffleTimeState, RuleViolation> {
  const place = 'slot:' + slot.toString();
  if (state.tiles.length === 0) return refused('WT-11', 'no-tiles');
  if (slot < 0 || slot >= SLOTS || coveredSlots(state).includes(slot)) return refused('WT-11', 'slot-covered', [place]);
  if (!draftableSlots(state).includes(slot)) return refused('WT-15', 'cannot-place-all', [place]);
  const toppings = toppingsAt(state, slot);
  const syrup = toppings.filter((topping) => topping === SYRUP).length;
  const hand = solid(toppings);
  const drafted: WaffleTimeState = {
    ...withMoreSyrup(state, syrup),
    pawns: state.pawns.map((pawn) => (pawn.seat === state.turn ? { seat: pawn.seat, slot } : pawn)),
    hand,
    step: 'place',
  };
  return ok(hand.length === 0 ? afterPlacing(drafted, []) : drafted);
}

function place(state: WaffleTimeState, puts: readonly Put[]): Result<WaffleTimeState, RuleViolation> {
  const waffle = waffleOf(state);
  const legal = placings(waffle, state.hand).some((other) => putsText(other) === putsText(puts));
  if (!legal) return err(placingViolation(state, puts));
  const laid = waffle.slice();
  for (const { topping, space } of puts) laid[space] = topped(laid[space] ?? 0, topping);
  return ok(afterPlacing(withWaffle(state, laid), puts));
}

/** A key for puts: topping and space of each. */
function putsText(puts: readonly Put[]): string {
  return puts.map((put) => put.topping.toString() + ':' + put.space.toString()).join(' ');
}

function placingViolation(state: WaffleTimeState, puts: readonly Put[]): RuleViolation {
  const waffle = waffleOf(state);
  const places = puts.map((put) => spaceName(put.space));
  const left = state.hand.slice();
  for (const { topping } of puts) {
    const at = left.indexOf(topping);
    if (at < 0) return { rule: 'WT-11', code: 'not-in-hand', places };
    left.splice(at, 1);
  }
  const bad = puts.find((put) => !mayLie(put.topping, waffle[put.space] ?? 0));
  if (bad !== undefined) return { rule: 'WT-13', code: 'space-taken', places: [spaceName(bad.space)] };
  if (left.length > 0 && fullPlacings(waffle, state.hand).length > 0)
    return { rule: 'WT-15', code: 'place-all', places };
  return { rule: 'WT-12', code: 'not-side-by-side', places };
}

/** WT-15: discards the hand; legal only when no topping fits anywhere. */
function discard(state: WaffleTimeState): Result<WaffleTimeState, RuleViolation> {
  if (placings(waffleOf(state), state.hand).length > 0) return refused('WT-15', 'fits-somewhere');
  return ok(afterPlacing(state, []));
}

function complete(
  state: WaffleTimeState,
  card: string,
  spaces: readonly number[],
): Result<WaffleTimeState, RuleViolation> {
  const key = spaces.join('.');
  const known = completions(state).find((other) => other.card === card && other.spaces.join('.') === key);
  if (known === undefined)
    return refused(
      'WT-17',
      'no-completion',
      spaces.map((space) => spaceName(space)),
    );
  const waffle = waffleOf(state).slice();
  for (const space of spaces) waffle[space] = withSyrup(waffle[space] ?? 0);
  return ok(afterCompletion(withMoreSyrup(withWaffle(state, waffle), -spaces.length), spaces));
}

/** WT-20, WT-21: places butter on a space that is empty, without even cream. */
function butter(state: WaffleTimeState, space: number): Result<WaffleTimeState, RuleViolation> {
  const waffle = waffleOf(state);
  if (!isEmpty(waffle[space] ?? 0)) return refused('WT-20', 'butter-needs-empty', [spaceName(space)]);
  return ok(afterButter(withWaffle(state, withAt(waffle, space, BUTTER))));
}

function refused(rule: string, code: string, places: readonly string[] = []): Result<never, RuleViolation> {
  return err({ rule, code, places });
}

/** The seat to move; empty when the game is over. Without known draft tiles, the seat has no legal move. */
export function toMove(state: WaffleTimeState): readonly Seat[] {
  return state.over ? [] : [state.turn];
}
