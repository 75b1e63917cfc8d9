/** What a Waffle Time position holds, and what a move is. */
import type { BaseState, Seat } from '../core/contract.js';
import { withAt } from '../core/math.js';
import type { DraftTile } from './components.js';
import type { Waffle } from './waffle.js';

/** The options a game is played under. */
export interface Rules {
  readonly players: number;
  /** Whether the fork points from the slot further back (WT-63). */
  readonly forkTrailing: boolean;
  /** Whether cherry 1 wants cream at both ends (WT-30). */
  readonly cherryBoth: boolean;
  /** Whether the cross of WT-53 is an X. */
  readonly crossX: boolean;
}

/** A pawn on the turn-order tile; `slot` is -1 until it is placed this round. */
export interface Pawn {
  readonly seat: Seat;
  readonly slot: number;
}

/** A completed goal, and whether its butter is gone: placed, lost, or taken by another seat before (WT-20). */
export interface WonGoal {
  readonly goal: number;
  readonly gone: boolean;
}

/** Choosing starred spaces (WT-7), drafting, placing, completing patterns, placing butter. */
export type StepName = 'star' | 'draft' | 'place' | 'finish' | 'butter';

/** What lies on the draft board and beside it. */
export interface DraftState extends BaseState {
  readonly rules: Rules;
  /** The nine draft tiles, row by row from the top left; empty where none are known. */
  readonly tiles: readonly DraftTile[];
  readonly round: number;
  /** Pawns by their space on the turn-order tile, the front one first. */
  readonly pawns: readonly Pawn[];
}

/** A position of Waffle Time. */
export interface WaffleTimeState extends DraftState {
  readonly waffles: readonly Waffle[];
  /** Syrup in each dispenser. */
  readonly syrup: readonly number[];
  /** Number of the active card of each fruit, cherry first; empty where no cards are known. */
  readonly cards: readonly number[];
  /** The goal cards in play. */
  readonly goals: readonly number[];
  readonly step: StepName;
  readonly turn: Seat;
  /** Toppings taken and not yet placed. */
  readonly hand: readonly number[];
  /** Spaces that got fruit or syrup this turn, in order of the spaces (WT-17). */
  readonly changed: readonly number[];
  /** Goals each seat has completed. */
  readonly won: readonly (readonly WonGoal[])[];
  readonly over: boolean;
}

/** A topping on a space. */
export interface Put {
  readonly topping: number;
  readonly space: number;
}

/**
 * One decision of a turn, or its end. Fruits are numbers of toppings, spaces numbers of a waffle, slots those of the
 * draft board.
 */
export type WaffleTimeMove =
  | { readonly kind: 'star'; readonly fruits: readonly number[] }
  | { readonly kind: 'draft'; readonly slot: number }
  | { readonly kind: 'place'; readonly puts: readonly Put[] }
  | { readonly kind: 'discard' }
  | { readonly kind: 'complete'; readonly card: string; readonly spaces: readonly number[] }
  | { readonly kind: 'butter'; readonly space: number }
  | { readonly kind: 'end' };

/** Whether one plays alone, which has rules of its own (WT-70). */
export function isSolo(state: WaffleTimeState): boolean {
  return state.rules.players === 1;
}

/** The waffle of the seat whose turn it is. */
export function waffleOf(state: WaffleTimeState): Waffle {
  return state.waffles[state.turn] ?? [];
}

/** The state with another waffle of the seat whose turn it is. */
export function withWaffle(state: WaffleTimeState, waffle: Waffle): WaffleTimeState {
  return { ...state, waffles: withAt(state.waffles, state.turn, waffle) };
}

/** The state with so much more syrup in the dispenser of the seat whose turn it is. */
export function withMoreSyrup(state: WaffleTimeState, more: number): WaffleTimeState {
  return { ...state, syrup: withAt(state.syrup, state.turn, (state.syrup[state.turn] ?? 0) + more) };
}
