/**
 * The interface of all searches: run for a while, read the result at any time. So the same search works in a worker, in
 * slices on a page, and on the command line.
 */

/** A search's evaluation of a move. */
export interface Judged<M> {
  readonly move: M;
  /** For the seat that thinks, in units of the game's judge; `WIN` less the plies until then for a win that is certain. */
  readonly value: number;
  /** Whether no further thinking can change it. */
  readonly exact: boolean;
}

/** A search's evaluation of a position. */
export interface Thought<M> {
  /** The moves, the best first; moves of equal value in the order of the rules. */
  readonly moves: readonly Judged<M>[];
  /** The depth in moves it has searched completely, or the number of playouts. */
  readonly depth: number;
  /** Positions searched so far. */
  readonly positions: number;
}

/** One position being thought about. Made anew for each decision; stopped by no longer calling `run`. */
export interface Search<M> {
  /** Whether its values are chances to win, in percent, and not in units of the game's judge. */
  readonly inPercent?: boolean;
  /** Whether it ends by itself soon enough to wait for, and then knows the exact value of every move. */
  readonly solves: boolean;
  /** Positions to run at a time, a few milliseconds' work. Always the same, so that every machine thinks the same. */
  readonly slice: number;
  /**
   * Searches about this many more positions. Returns true when nothing is left to search. The same calls give the same
   * result: nothing here reads a clock. A search given up half-way begins again where its table ends, so slices should
   * be of a thousand positions or more.
   */
  run(positions: number): boolean;
  thought(): Thought<M>;
}

/** The value of a finished game to its winner; the value of an unfinished game is always far below it. */
export const WIN = 100_000;

/** A value at least this far from 0 is a win or a loss that is certain. */
export const CERTAIN = WIN - 1000;

/** Moves with the best first; equal ones stay as they were. */
export function bestFirst<M>(moves: readonly Judged<M>[]): readonly Judged<M>[] {
  return [...moves].sort((one, other) => other.value - one.value);
}
