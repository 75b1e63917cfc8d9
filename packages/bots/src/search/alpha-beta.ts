/**
 * Alpha-beta with a transposition table, for games of two sides with perfect information. It plays through the rules
 * themselves, so it cannot differ from them.
 */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import { AT_LEAST, AT_MOST, EXACTLY, Positions } from './positions.js';
import { bestFirst, CERTAIN, WIN, type Judged, type Search, type Thought } from './search.js';

/** What the search needs of a game besides its rules. */
export interface PositionKeys<S extends BaseState> {
  /** The content of each space, from -1. */
  readonly board: (state: S) => readonly number[];
  /** Everything else that makes a position: the seat to move, pieces in hand. Small whole numbers. */
  readonly others: (state: S) => readonly number[];
  /** The seat to move, -1 when the game is over. */
  readonly turn: (state: S) => Seat;
}

interface Root<S, M> {
  readonly move: M;
  readonly state: S;
  value: number;
}

/** More plies than any game lasts. */
const DEEPEST = 120;

/** Iterative deepening for two sides with perfect information, with a transposition table. */
export class AlphaBeta<S extends BaseState, M> implements Search<M> {
  readonly solves = false;
  readonly slice = 2_000;
  private readonly roots: Root<S, M>[] = [];
  private readonly table: Positions;
  private readonly seat: Seat;
  private depth = 0;
  private seen = 0;
  /** The number of positions at which to stop for now. */
  private limit = 0;
  private stopped = false;
  /** Whether a search to this depth needed no static evaluation: then all values are exact. */
  private judged = false;
  private done = false;

  /** `all`: exact values for every move, not only for the best one. `bits`: the size of the table. */
  constructor(
    private readonly game: Game<S, M>,
    private readonly keys: PositionKeys<S>,
    /** The value of an unfinished position to a seat. */
    private readonly evaluate: (state: S, seat: Seat) => number,
    state: S,
    private readonly all: boolean,
    private readonly deepest = DEEPEST,
    bits = 18,
  ) {
    this.table = new Positions(bits);
    this.seat = keys.turn(state);
    for (const move of game.legalMoves(state)) {
      const played = game.play(state, move);
      if (played.ok) this.roots.push({ move, state: played.value, value: this.look(played.value) });
    }
    this.sortRoots();
    this.done = this.roots.length === 0;
  }

  run(positions: number): boolean {
    this.limit = this.seen + positions;
    this.stopped = false;
    while (!this.done && !this.stopped) this.deepen();
    return this.done;
  }

  thought(): Thought<M> {
    const moves = this.roots.map(({ move, value }): Judged<M> => {
      return { move, value, exact: Math.abs(value) >= CERTAIN || this.done };
    });
    return { moves: bestFirst(moves), depth: this.depth, positions: this.seen };
  }

  /**
   * Searches all moves one ply deeper; if stopped halfway, it keeps the previous results, and the table has more
   * entries.
   */
  private deepen(): void {
    const depth = this.depth + 1;
    const values: number[] = [];
    let best = -WIN;
    this.judged = false;
    for (const { state } of this.roots) {
      const value = this.valueOf(state, depth - 1, this.all ? -WIN : best, WIN, 1);
      if (this.stopped) break;
      // Outside the window a value is a bound: such a move is no better than the best, and may be far worse
      values.push(value > best || this.all ? value : value - 1);
      best = Math.max(best, value);
    }
    // Results of the moves searched so far are better than none, if the best one is among them
    if (this.stopped && (values.length < 2 || this.all)) return;
    this.roots.forEach((root, at) => (root.value = values[at] ?? Math.min(root.value, best - 1)));
    this.sortRoots();
    if (this.stopped) return;
    this.depth = depth;
    const settled = this.roots.every(({ value }) => Math.abs(value) >= CERTAIN) || best >= CERTAIN;
    this.done = !this.judged || depth >= this.deepest || (settled && !this.all);
  }

  private sortRoots(): void {
    this.roots.sort((one, other) => other.value - one.value);
  }

  /** The value of a position to the thinking seat. */
  private look(state: S): number {
    return this.atOnce(state, this.seat, 0);
  }

  /** The static value of a position to a seat; sooner wins are better. */
  private atOnce(state: S, seat: Seat, ply: number): number {
    if (this.keys.turn(state) >= 0) return this.evaluate(state, seat);
    const winners = this.game.outcome(state)?.winners ?? [];
    if (winners.length === 0) return 0;
    return winners.includes(seat) ? WIN - ply : ply - WIN;
  }

  /** The value of a position for the thinking seat's side of the window, whichever seat is to move there. */
  private valueOf(state: S, depth: number, alpha: number, beta: number, ply: number): number {
    const turn = this.keys.turn(state);
    if (turn < 0) return this.atOnce(state, this.seat, ply);
    return turn === this.seat
      ? this.negamax(state, turn, depth, alpha, beta, ply)
      : -this.negamax(state, turn, depth, -beta, -alpha, ply);
  }

  private negamax(state: S, seat: Seat, depth: number, alpha: number, beta: number, ply: number): number {
    if (depth <= 0) {
      this.judged = true;
      return this.evaluate(state, seat);
    }
    if (this.seen >= this.limit) {
      this.stopped = true;
      return 0;
    }
    const { table, game, keys } = this;
    table.number(keys.board(state), keys.others(state));
    const { slot, signature } = table;
    let first = -1;
    if (table.find()) {
      first = table.move;
      if (table.depth >= depth) {
        const value = fromTable(table.value, ply);
        // Marks values that depend on static evaluation
        if (Math.abs(value) < CERTAIN) this.judged = true;
        if (table.bound === EXACTLY) return value;
        if (table.bound === AT_LEAST && value >= beta) return value;
        if (table.bound === AT_MOST && value <= alpha) return value;
      }
    }
    const moves = game.legalMoves(state);
    const order = depth > 1 ? this.ordered(state, moves, seat, first) : undefined;
    let best = -WIN;
    let bestMove = -1;
    let low = alpha;
    for (let i = 0; i < moves.length; i++) {
      const at = order?.at(i) ?? i;
      const child = order ? order.states[at] : this.after(state, moves[at] as M);
      if (child === undefined) continue;
      const value = this.answer(child, seat, depth - 1, low, beta, ply + 1, i > 0 && depth > 2);
      if (this.stopped) return 0;
      if (value > best) {
        best = value;
        bestMove = at;
        if (value > low) low = value;
        if (low >= beta) break;
      }
    }
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACTLY : AT_MOST;
    table.store(slot, signature, toTable(best, ply), depth, bound, bestMove);
    return best;
  }

  /** The value of a move's result to its seat; later moves are first only tested for being better at all. */
  private answer(
    child: S,
    seat: Seat,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    doubted: boolean,
  ): number {
    const turn = this.keys.turn(child);
    if (turn < 0) return this.atOnce(child, seat, ply);
    const value = (low: number, high: number): number =>
      turn === seat
        ? this.negamax(child, turn, depth, low, high, ply)
        : -this.negamax(child, turn, depth, -high, -low, ply);
    if (!doubted) return value(alpha, beta);
    const asked = value(alpha, alpha + 1);
    return asked > alpha && asked < beta && !this.stopped ? value(alpha, beta) : asked;
  }

  private after(state: S, move: M): S | undefined {
    this.seen++;
    const played = this.game.play(state, move);
    return played.ok ? played.value : undefined;
  }

  /** All moves made, the best looking first; the best move in the table comes before all others. */
  private ordered(state: S, moves: readonly M[], seat: Seat, first: number): Ordered<S> {
    const states = moves.map((move) => this.after(state, move));
    const looks = states.map((child) => (child === undefined ? -WIN : this.atOnce(child, seat, 0)));
    if (first >= 0) looks[first] = WIN + 1;
    const order = looks.map((_look, at) => at).sort((one, other) => (looks[other] ?? 0) - (looks[one] ?? 0));
    return { states, at: (i) => order[i] ?? i };
  }
}

interface Ordered<S> {
  readonly states: readonly (S | undefined)[];
  readonly at: (i: number) => number;
}

/** Wins are stored by their distance from the position, and used by their distance from the root of the search. */
function toTable(value: number, ply: number): number {
  return value >= CERTAIN ? value + ply : value <= -CERTAIN ? value - ply : value;
}

function fromTable(value: number, ply: number): number {
  return value >= CERTAIN ? value - ply : value <= -CERTAIN ? value + ply : value;
}
