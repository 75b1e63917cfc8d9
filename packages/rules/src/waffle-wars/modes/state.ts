/** What a position and a move hold when special modes, power-ups or four players are in the game (WW-40 to WW-60). */
import type { Seat } from '../../core/contract.js';
import { mod, withAt } from '../../core/math.js';
import { NOBODY } from '../components.js';
import type { Jump, Placement, PlainState } from '../state.js';
import type { PowerName } from './powers.js';

/** What options add to the plain game; the first three by side. */
export interface Modes {
  /** Chains of jumps (WW-40). */
  readonly double: readonly boolean[];
  /** Jumps over own pieces (WW-41). */
  readonly self: readonly boolean[];
  /** Slides (WW-42). */
  readonly slide: readonly boolean[];
  /** Power-ups (WW-50). */
  readonly arcade: boolean;
  /** Two against two (WW-60). */
  readonly doubles: boolean;
}

/** A position of a game with modes. `hands` are by seat; `turn` is the side of the seat to move. */
export interface ModeState extends PlainState {
  readonly modes: Modes;
  /** The seat to move: in a duel its side, in doubles 0 to 3 in the order S1 B1 S2 B2. */
  readonly seat: Seat;
  /** Power-ups left, by seat (WW-50). */
  readonly powers: readonly number[];
  /** The space of the piece that each seat's Toothpick protects, -1 for none (WW-51). */
  readonly guards: readonly number[];
  /** Positions since the last one that cannot come again, as texts; the one now is the last (WW-43). */
  readonly seen: readonly string[];
  /** Whether the game is drawn by repetition (WW-43). */
  readonly drawn: boolean;
}

/** A position of Waffle Wars: of the plain game, or of one with modes. */
export type WaffleWarsState = PlainState | ModeState;

/** A slide from one space to another (WW-42). */
export interface Slide {
  readonly kind: 'slide';
  readonly path: readonly number[];
}

/** A power-up spent, with the spaces it is about, in the order in which they are written (WW-51). */
export interface PowerUp {
  readonly kind: 'power';
  readonly power: PowerName;
  readonly spaces: readonly number[];
}

/** A move of Waffle Wars; which ones are legal the modes of the state say. */
export type WaffleWarsMove = Placement | Jump | Slide | PowerUp;

/** Whether a state is one of a game with modes, and not of the plain game. */
export function hasModes(state: WaffleWarsState): state is ModeState {
  // Asked at every step of a playout: to read the field is quicker than `in`
  return (state as Partial<ModeState>).modes !== undefined;
}

/** The side of a seat. */
export function sideOf(seat: Seat): Seat {
  return mod(seat, 2);
}

/** The position with a seat to move; what its own Toothpick protected is protected no longer (WW-51). */
export function withSeat(state: ModeState, seat: Seat): ModeState {
  const guards = (state.guards[seat] ?? NOBODY) < 0 ? state.guards : withAt(state.guards, seat, NOBODY);
  return { ...state, seat, turn: sideOf(seat), guards };
}

/** The position as the plain rules see it when a seat is to move: both hands are that seat's. */
export function asPlain(state: ModeState, seat: Seat): PlainState {
  const hand = state.hands[seat] ?? 0;
  return { ...state, turn: sideOf(seat), hands: [hand, hand] };
}

/** The position as the plain rules see it when teams are asked about: hands are those of the whole side. */
export function asTeams(state: ModeState): PlainState {
  const { hands } = state;
  return { ...state, hands: [(hands[0] ?? 0) + (hands[2] ?? 0), (hands[1] ?? 0) + (hands[3] ?? 0)] };
}
