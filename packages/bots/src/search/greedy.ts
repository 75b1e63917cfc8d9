/**
 * The shortest search: every move, and the answers to good ones. A slip takes an immediate win, otherwise the first
 * random move that does not lose at once.
 */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import { below, next, type Rng } from '@griddle/rules/core/random.js';
import { bestFirst, WIN, type Judged, type Search, type Thought } from './search.js';

interface Tried<S, M> {
  readonly move: M;
  readonly state: S;
  /** The static value, and the value after the worst answer searched so far. */
  readonly look: number;
  value: number;
}

/** The number of moves whose answers are searched first, if nothing else saves the game. */
const WIDTH = 40;

/**
 * The search of level `easy` in most games, and of slips. It ends by itself after searching one answer to each move.
 */
export class Greedy<S extends BaseState, M> implements Search<M> {
  readonly solves = false;
  readonly slice = 50;
  private readonly tried: Tried<S, M>[] = [];
  private best = -Infinity;
  /** Moves made, and those of them that were answered. */
  private made = 0;
  private answered = 0;
  private seen = 0;

  /**
   * `state`: complete, a determinization if the seat does not see everything. `margin`: a smaller difference makes no
   * move better. `slip`: the generator of a slip's random moves.
   */
  constructor(
    private readonly game: Game<S, M>,
    private readonly evaluate: (state: S, seat: Seat) => number,
    private readonly state: S,
    private readonly seat: Seat,
    private readonly moves: readonly M[],
    private readonly margin: number,
    private readonly slip?: Rng,
  ) {}

  run(positions: number): boolean {
    const limit = this.seen + positions;
    while (this.seen < limit) {
      if (this.best === WIN) return true;
      if (this.made < this.moves.length) this.make();
      else if (!this.answerNext()) return true;
    }
    return false;
  }

  thought(): Thought<M> {
    // Moves without answers, because they looked worse, rank last
    const least = Math.min(...this.tried.slice(0, this.answered).map(({ value }) => value));
    const moves = this.tried.map(({ move, value, look }, at): Judged<M> => {
      const known = at < this.answered || this.best === WIN;
      return { move, value: known ? withPlies(value) : Math.min(look, least) - 1, exact: value === WIN };
    });
    return { moves: bestFirst(moves), depth: 1, positions: this.seen };
  }

  private make(): void {
    const move = this.moves[this.made++] as M;
    const played = this.game.play(this.state, move);
    this.seen++;
    if (played.ok) {
      const look = this.evaluate(played.value, this.seat);
      this.tried.push({ move, state: played.value, look, value: look });
      if (look === WIN) this.best = WIN;
    }
    if (this.made < this.moves.length) return;
    if (this.slip) shuffle(this.tried, this.slip);
    else this.tried.sort((one, other) => other.look - one.look);
  }

  /** False when nothing is left to answer. */
  private answerNext(): boolean {
    const move = this.tried[this.answered];
    if (!move || (this.answered >= (this.slip ? 1 : WIDTH) && this.best > -WIN)) return false;
    this.answered++;
    move.value = this.worstAnswer(move);
    this.best = Math.max(this.best, move.value);
    return true;
  }

  /** The value of a position after the worst answer for this seat. */
  private worstAnswer({ state, look }: Tried<S, M>): number {
    const { game, seat } = this;
    const answering = game.toMove(state)[0] ?? seat;
    // The seat's own next move, or a chance move, is not an answer
    if (answering === seat || answering < 0) return look;
    let worst = Infinity;
    for (const answer of game.legalMoves(state)) {
      const played = game.play(state, answer);
      this.seen++;
      if (played.ok) worst = Math.min(worst, this.evaluate(played.value, seat));
      // A move that is not among the good ones needs no further answers
      if (worst === -WIN || worst < this.best - this.margin) break;
    }
    return worst === Infinity ? look : worst;
  }
}

/** A win comes with this move, a loss with its answer. */
function withPlies(value: number): number {
  return value === WIN ? WIN - 1 : value === -WIN ? 2 - WIN : value;
}

function shuffle<T>(list: T[], from: Rng): void {
  let rng = from;
  for (let left = list.length; left > 1; left--) {
    rng = next(rng);
    list.push(...list.splice(below(rng, left), 1));
  }
}
