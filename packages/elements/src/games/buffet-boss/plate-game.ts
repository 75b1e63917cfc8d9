/** What is done on a plate that is played on: drops, pushes and rescues, how they are taken back, and the foods to come. */
import { foodName, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import { fallenPieces, play } from '@griddle/rules/internal/buffet-boss/moves.js';
import { moveText } from '@griddle/rules/internal/buffet-boss/notation.js';
import type { BuffetBossState, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Place, Seat } from '@griddle/rules/core/contract.js';

/** A drop or a push that has come to rest on a plate, `griddle-settle`. */
export interface SettleDetail {
  /** The name of the seat whose plate it is, `p1`. */
  readonly seat: string;
  /** What the table did, as the rules write it: `~320/p-1.1-2/3/POSES/d1200,5000,9000`. */
  readonly move: string;
  /** Foods that fell. */
  readonly fell: readonly string[];
  /** Height of the pile in 0.1 mm. */
  readonly height: number;
}

/** The plate at a moment. */
interface Moment {
  readonly state: BuffetBossState;
  /** Foods that are still to come. */
  readonly queue: readonly number[];
}

/** All of it begins with a position, and is forgotten when the element has another one. */
export class PlateGame {
  /** What was before each deed. */
  #past: readonly Moment[] = [];
  #now: Moment;

  constructor(
    /** The position it began with. */
    readonly start: BuffetBossState,
    foods: readonly number[],
  ) {
    this.#now = { state: start, queue: foods };
  }

  get state(): BuffetBossState {
    return this.#now.state;
  }

  /** The food in hand, -1 for none: the one of the position, else the next one to come. */
  get inHand(): number {
    const { state, queue } = this.#now;
    if (state.step === 'lost') return -1;
    return state.hand >= 0 ? state.hand : (queue[0] ?? -1);
  }

  /** Other foods are to come. */
  expect(queue: readonly number[]): void {
    this.#now = { ...this.#now, queue };
  }

  /** A food comes before all others. */
  hold(food: number): void {
    this.expect([food, ...this.#now.queue]);
  }

  #goOn(state: BuffetBossState, queue = this.#now.queue): void {
    this.#past = [...this.#past, this.#now];
    this.#now = { state, queue };
  }

  /** Takes up how the pile of a seat came to rest after a drop or a push; undefined where the rules refuse it. */
  settle(seat: Seat, move: Settled): SettleDetail | undefined {
    const { state, queue } = this.#now;
    const isDrop = move.action.startsWith('d');
    const food = isDrop ? this.inHand : -1;
    const isNext = isDrop && state.hand < 0;
    // Who takes another food leaves what has fallen
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

  /** Foods beside the plate that may be saved. */
  get fallen(): readonly number[] {
    return fallenPieces(this.state).flatMap(({ food, spent }) => (spent ? [] : [food]));
  }

  /** Picks up what has fallen, `fallen:1`; what was in hand waits. Gives the move in notation; undefined where it cannot be. */
  save(seat: Seat, place: Place): string | undefined {
    const open = fallenPieces(this.state).flatMap(({ spent }, index) => (spent ? [] : [index]));
    const move = { kind: 'save', index: open[Number(place.slice('fallen:'.length)) - 1] ?? -1 } as const;
    const saved = play({ ...this.state, turn: seat }, move);
    if (!saved.ok) return undefined;
    this.#goOn(saved.value);
    return moveText(move);
  }

  /** Takes back the last deed. False when there is none to take back. */
  undo(): boolean {
    const before = this.#past.at(-1);
    if (!before) return false;
    this.#past = this.#past.slice(0, -1);
    this.#now = before;
    return true;
  }
}
