/** The game on a single plate: drops, pushes and rescues, undo, and the queue of foods. */
import { foodName, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import { fallenPieces, play } from '@griddle/rules/internal/buffet-boss/moves.js';
import { moveText } from '@griddle/rules/internal/buffet-boss/notation.js';
import type { BuffetBossState, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Place, Seat } from '@griddle/rules/core/contract.js';

/** Detail of `griddle-settle`: a drop or a push after which the pile is at rest. */
export interface SettleDetail {
  /** The seat's name, such as `p1`. */
  readonly seat: string;
  /** The chance move in notation: `~320/p-1.1-2/3/POSES/d1200,5000,9000`. */
  readonly move: string;
  /** Foods that fell. */
  readonly fell: readonly string[];
  /** Height of the pile in 0.1 mm. */
  readonly height: number;
}

/** A snapshot: the position and the foods to come. */
interface Moment {
  readonly state: BuffetBossState;
  /** Foods that are still to come. */
  readonly queue: readonly number[];
}

/** The history of a plate from one starting position; the element makes a new one for another position. */
export class PlateGame {
  /** The snapshots before each action, for undo. */
  #past: readonly Moment[] = [];
  #now: Moment;

  constructor(
    /** The starting position. */
    readonly start: BuffetBossState,
    foods: readonly number[],
  ) {
    this.#now = { state: start, queue: foods };
  }

  get state(): BuffetBossState {
    return this.#now.state;
  }

  /** The food in hand: the position's, or else the next in the queue; -1 for none. */
  get inHand(): number {
    const { state, queue } = this.#now;
    if (state.step === 'lost') return -1;
    return state.hand >= 0 ? state.hand : (queue[0] ?? -1);
  }

  /** Replaces the queue of foods. */
  expect(queue: readonly number[]): void {
    this.#now = { ...this.#now, queue };
  }

  /** Puts a food at the front of the queue. */
  hold(food: number): void {
    this.expect([food, ...this.#now.queue]);
  }

  #goOn(state: BuffetBossState, queue = this.#now.queue): void {
    this.#past = [...this.#past, this.#now];
    this.#now = { state, queue };
  }

  /** Plays a seat's drop or push, now that the pile is at rest; undefined if the rules refuse it. */
  settle(seat: Seat, move: Settled): SettleDetail | undefined {
    const { state, queue } = this.#now;
    const isDrop = move.action.startsWith('d');
    const food = isDrop ? this.inHand : -1;
    const isNext = isDrop && state.hand < 0;
    // Taking another food gives up those that fell
    const falls = isNext ? [] : state.falls;
    const played = play({ ...state, turn: seat, step: 'settle', hand: food, falls }, move);
    if (!played.ok) return undefined;
    this.#goOn(played.value, isNext ? queue.slice(1) : queue);
    const foods = [...(state.plates[seat]?.pieces ?? []), ...(isDrop ? [food] : [])];
    return {
      seat: SEAT_NAMES[seat] ?? '',
      move: moveText(move),
      fell: move.fell.map((piece) => foodName(foods[piece - 1] ?? 0)),
      height: move.height,
    };
  }

  /** Foods beside the plate that may be rescued. */
  get fallen(): readonly number[] {
    return fallenPieces(this.state).flatMap(({ food, spent }) => (spent ? [] : [food]));
  }

  /** Picks up fallen food, `fallen:1`; the food in hand waits. Returns the move in notation; undefined if it is illegal. */
  save(seat: Seat, place: Place): string | undefined {
    const open = fallenPieces(this.state).flatMap(({ spent }, index) => (spent ? [] : [index]));
    const move = { kind: 'save', index: open[Number(place.slice('fallen:'.length)) - 1] ?? -1 } as const;
    const saved = play({ ...this.state, turn: seat }, move);
    if (!saved.ok) return undefined;
    this.#goOn(saved.value);
    return moveText(move);
  }

  /** Undoes the last action. Returns false if there is none. */
  undo(): boolean {
    const before = this.#past.at(-1);
    if (!before) return false;
    this.#past = this.#past.slice(0, -1);
    this.#now = before;
    return true;
  }
}
