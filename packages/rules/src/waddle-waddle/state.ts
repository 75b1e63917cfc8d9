/** What a Waddle Waddle position holds, and what a move is. */
import type { BaseState, Seat } from '../core/contract.js';
import type { Hex } from './hex.js';

/** A tile on the board. `colour` is its owner's seat. */
export interface Tile extends Hex {
  readonly colour: Seat;
  readonly type: number;
}

/** A configuration card in the card field; `card` is its place in `CARDS`. */
export interface FieldCard extends Hex {
  readonly card: number;
}

/** What the seat to move has done this turn: added, moved, set a tile aside, taken a card. q and r tell where. */
export interface Done extends Hex {
  readonly act: 'a' | 'm' | 'x' | 'c';
}

/** The options a game is played under. */
export interface Rules {
  readonly players: number;
  /** 0 base, 1 with abilities, 2 with configuration cards as well (WD-3). */
  readonly modules: number;
  /** Whether a card may be taken after each action instead of once a turn (WD-18). */
  readonly cardPerAction: boolean;
  /** Whether an adjacency card ignores colours (WD-20). */
  readonly anyColour: boolean;
}

/** A position of Waddle Waddle. */
export interface WaddleWaddleState extends BaseState {
  readonly rules: Rules;
  /** Tiles on the board in the order in which they came. */
  readonly tiles: readonly Tile[];
  /** Tiles left to each seat, by type (WD-1). */
  readonly supply: readonly (readonly number[])[];
  /** The seat whose turn it is. */
  readonly turn: Seat;
  /** What it has done this turn, in order. */
  readonly done: readonly Done[];
  readonly field: readonly FieldCard[];
  /** Symbols of the cards each seat has taken, in order. */
  readonly taken: readonly (readonly number[])[];
  /** Whether the last tile has been added and nothing is left to decide (WD-24). */
  readonly over: boolean;
}

/**
 * One action of a turn, or its end: a tile added (WD-6), one moved, a card taken (WD-18), a tile that fits nowhere set
 * aside (WD-31). Types are places in `TYPES`.
 */
export type WaddleWaddleMove =
  | { readonly kind: 'add'; readonly type: number; readonly to: Hex }
  | { readonly kind: 'move'; readonly from: Hex; readonly to: Hex }
  | { readonly kind: 'card'; readonly at: Hex }
  | { readonly kind: 'aside'; readonly type: number }
  | { readonly kind: 'end' };

/** Tiles a seat still has in front of it. */
export function tilesLeft(state: WaddleWaddleState, seat: Seat): number {
  let left = 0;
  for (const count of state.supply[seat] ?? []) left += count;
  return left;
}

/** Whether this turn has seen the act. */
export function hasDone(state: WaddleWaddleState, act: 'a' | 'm' | 'x' | 'c'): boolean {
  return state.done.some((done) => done.act === act);
}

/** Whether the tile that has to be added this turn has been added or set aside (WD-6, WD-31). */
export function addIsDone(state: WaddleWaddleState): boolean {
  return hasDone(state, 'a') || hasDone(state, 'x');
}

/** WD-7: on the turn of a player's last tile there is no move. */
export function isLastTurn(state: WaddleWaddleState): boolean {
  return tilesLeft(state, state.turn) + (addIsDone(state) ? 1 : 0) <= 1;
}
