/**
 * The interface of all searches: run for a while, read the result at any time. The same search thus works in a worker,
 * in slices on a page, and on the command line.
 */

/** A search's evaluation of a move. */
export interface Judged<M> {
  readonly move: M;
  /**
   * The value to the thinking seat, in units of the game's evaluation; `WIN` less the plies until then for a certain
   * win.
   */
  readonly value: number;
  /** Whether no further search can change it. */
  readonly exact: boolean;
}

/** A search's evaluation of a position. */
export interface Thought<M> {
  /** The moves, best first; moves of equal value in the order of the rules. */
  readonly moves: readonly Judged<M>[];
  /** The depth in moves that was searched completely, or the number of playouts. */
  readonly depth: number;
  /** Positions searched so far. */
  readonly positions: number;
}

/** The search of one position. Create a new one for each decision; to stop it, no longer call `run`. */
export interface Search<M> {
  /** Whether its values are winning chances, in percent, instead of units of the game's evaluation. */
  readonly inPercent?: boolean;
  /** Whether it ends by itself soon enough to wait for, with the exact value of every move. */
  readonly solves: boolean;
  /** Positions for each call, a few milliseconds' work. Always the same, so that every machine finds the same. */
  readonly slice: number;
  /**
   * Searches about this many more positions. Returns true when nothing is left to search. The same calls give the same
   * result: nothing here reads a clock. A search that stops halfway starts again from its table, so slices should be of
   * a thousand positions or more.
   */
  run(positions: number): boolean;
  thought(): Thought<M>;
}

/** The value of a finished game to its winner; the value of an unfinished game is always far below it. */
export const WIN = 100_000;

/** A value at least this far from 0 is a certain win or loss. */
export const CERTAIN = WIN - 1000;

/** Moves with the best first; equal ones keep their order. */
export function bestFirst<M>(moves: readonly Judged<M>[]): readonly Judged<M>[] {
  return [...moves].sort((one, other) => other.value - one.value);
}
