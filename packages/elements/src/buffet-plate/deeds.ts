/** What is done on a plate that is played on: drops, pushes and rescues, how they are taken back, and the foods to come. */
import { foodName, SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import type * as Moves from '@griddle/rules/buffet-boss/moves.js';
import { fallenPieces } from '@griddle/rules/buffet-boss/moves.js';
import { moveText } from '@griddle/rules/buffet-boss/notation.js';
import type { BuffetBossMove, BuffetBossState, Settled } from '@griddle/rules/buffet-boss/state.js';
import type { Place } from '@griddle/rules/core/contract.js';

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

/** The element on whose plate it is done. */
export interface DeedsHost {
  readonly state: BuffetBossState;
  /** The index of the seat whose plate is shown. */
  readonly seatShown: number;
  /** Shows another state of the same game. */
  goOn(state: BuffetBossState): void;
  /** Tells the page of a change; `move` in notation, empty for a step back. */
  changed(move: string): void;
}

/** What `undo` goes back to. */
interface Past {
  readonly state: BuffetBossState;
  readonly queue: readonly number[];
}

/** What has been done on one plate. */
export class Deeds {
  /** What was before each of them. */
  #past: Past[] = [];
  /** Foods that are still to come. */
  #queue: readonly number[] = [];
  /** The rules of moves, which only stacking asks for. */
  #moves: typeof Moves | undefined;

  constructor(private readonly host: DeedsHost) {}

  /** The state before all of them; undefined where nothing has been done. */
  get first(): BuffetBossState | undefined {
    return this.#past[0]?.state;
  }

  /** The food in hand, -1 for none: the one of the position, else the next one to come. */
  get inHand(): number {
    const { state } = this.host;
    if (state.step === 'lost') return -1;
    return state.hand >= 0 ? state.hand : (this.#queue[0] ?? -1);
  }

  /** Forgets all of them; these foods are to come. */
  begin(foods: readonly number[]): void {
    this.#past = [];
    this.expect(foods);
  }

  /** Other foods are to come. */
  expect(foods: readonly number[]): void {
    this.#queue = foods;
  }

  /** A food comes before all others. */
  hold(food: number): void {
    this.#queue = [food, ...this.#queue];
  }

  /** Fetches the rules of moves; undefined when they are here. */
  fetch(): Promise<void> | undefined {
    if (this.#moves) return undefined;
    return import('@griddle/rules/buffet-boss/moves.js').then((moves) => {
      this.#moves = moves;
    });
  }

  /** Takes up how the pile came to rest after a drop or a push; undefined where the rules refuse it. */
  settle(move: Settled): SettleDetail | undefined {
    const { state, seatShown: seat } = this.host;
    const isDrop = move.action.startsWith('d');
    const food = isDrop ? this.inHand : -1;
    const isNext = isDrop && state.hand < 0;
    // Who takes another food leaves what has fallen
    const falls = isNext ? [] : state.falls;
    const settling: BuffetBossState = { ...state, turn: seat, step: 'settle', hand: food, falls };
    const played = this.#moves?.play(settling, move);
    if (!played?.ok) return undefined;
    this.#past.push({ state, queue: this.#queue });
    if (isNext) this.#queue = this.#queue.slice(1);
    this.host.goOn(played.value);
    const foods = [...(state.plates[seat]?.pieces ?? []), ...(isDrop ? [food] : [])];
    return {
      seat: SEAT_NAMES[seat] ?? '',
      move: moveText(move),
      fell: move.fell.map((piece) => foodName(foods[piece - 1] ?? 0)),
      height: move.height,
    };
  }

  /** Picks up what has fallen; what was in hand waits. */
  save(place: Place): void {
    const { state, seatShown: turn } = this.host;
    const index = Number(place.slice(place.indexOf(':') + 1)) - 1;
    const open = fallenPieces(state).map((piece, i) => (piece.spent ? -1 : i));
    const move: BuffetBossMove = { kind: 'save', index: open.filter((i) => i >= 0)[index] ?? -1 };
    const saved = this.#moves?.play({ ...state, turn }, move);
    if (!saved?.ok) return;
    this.#past.push({ state, queue: this.#queue });
    this.host.goOn(saved.value);
    this.host.changed(moveText(move));
  }

  /** Takes back the last one. False when there is none to take back. */
  undo(): boolean {
    const past = this.#past.pop();
    if (!past) return false;
    this.#queue = past.queue;
    this.host.goOn(past.state);
    this.host.changed('');
    return true;
  }
}
