/**
 * Monte Carlo tree search for any game of the contract: chance, hidden cards, any number of seats. Each playout uses a
 * determinization, so the tree knows no more than the seat does; moves with good static values are tried first, and
 * more of them the longer the search runs.
 */
import { CHANCE, type BaseState, type Game, type Seat } from '@griddle/rules/core/contract.js';
import { below, next, type Rng } from '@griddle/rules/core/random.js';
import type { Evaluator } from '../evaluator.js';
import { chanceOfOdds, log } from '../numbers.js';
import { bestFirst, WIN, type Judged, type Search, type Thought } from './search.js';

/** The settings of the search for one game. */
export type Taste<S extends BaseState, M> = Pick<
  Evaluator<S, M>,
  'evaluate' | 'scale' | 'rollout' | 'prunedMoves' | 'chanceMove' | 'isCooperative'
>;

/** Exploration constant. */
const CURIOSITY = 0.5;
/** The number of moves tried at a node after n visits: this times the root of n. */
const WIDENING = 1.6;

interface Branch<M> {
  readonly move: M;
  readonly text: string;
  /** The move's static value, from 0 to 1, to its seat. */
  readonly look: number;
  /** Whether it wins the game at once, whatever is hidden. */
  readonly wins: boolean;
  visits: number;
  /** The total result of playouts through it, for its seat. */
  sum: number;
  node: Node<M> | undefined;
}

/** A node where a seat decides. */
interface Node<M> {
  visits: number;
  /** Moves by their text: another determinization may allow others. */
  branches: Map<string, Branch<M>> | undefined;
  /** The nodes after a chance move, by its text. */
  readonly chances: Map<string, Node<M>>;
}

/**
 * Values are in percent; the more often a move was tried, the more certain its value. Random numbers come only from
 * `rng`.
 */
export class MonteCarlo<S extends BaseState, M> implements Search<M> {
  readonly inPercent = true;
  readonly solves = false;
  readonly slice = 60;
  private readonly root: Node<M> = newNode();
  private readonly only: boolean;
  private readonly seats: readonly Seat[];
  /** Whether this seat does not see everything: then a move may be legal in one determinization and not in another. */
  private readonly hides: boolean;
  private seen = 0;

  constructor(
    private readonly game: Game<S, M>,
    private readonly taste: Taste<S, M>,
    private readonly view: S,
    private readonly seat: Seat,
    private rng: Rng,
  ) {
    const state = this.guess();
    this.seats = game.seats(game.optionsOf(view)).map((_name, at) => at);
    this.hides = game.positionText(state) !== game.positionText(view);
    this.root.branches = this.expand(state, seat);
    this.only = this.root.branches.size < 2;
  }

  run(positions: number): boolean {
    const limit = this.seen + positions;
    while (!this.only && this.seen < limit) this.tryOnce();
    return this.only;
  }

  thought(): Thought<M> {
    const branches = [...(this.root.branches?.values() ?? [])];
    const tried = branches.filter(({ visits }) => visits > 0);
    tried.sort((one, other) => Number(other.wins) - Number(one.wins) || other.visits - one.visits);
    let least = 100;
    let best: number | undefined;
    const moves = tried.map(({ move, wins, sum, visits }): Judged<M> => {
      const value = wins ? WIN - 1 : Math.round((100 * sum) / visits);
      // A move with few tries may have been lucky
      best ??= value;
      least = Math.min(least, value, best);
      return { move, value: Math.min(value, best), exact: this.only || wins };
    });
    for (const { move, visits, look, wins } of branches) {
      if (visits > 0) continue;
      // Moves without tries, because they looked worse, rank last
      const value = wins ? WIN - 1 : Math.round(Math.max(0, Math.min(100 * look, least - 1)));
      moves.push({ move, value, exact: this.only || wins });
    }
    return { moves: bestFirst(moves), depth: this.root.visits, positions: this.seen };
  }

  private draw(count: number): number {
    this.rng = next(this.rng);
    return below(this.rng, count);
  }

  /** A complete state that agrees with the seat's view; its future chance moves are not those of the game. */
  private guess(): S {
    this.rng = next(this.rng);
    const state = this.game.determinize(this.view, this.seat, this.rng);
    this.rng = next(next(this.rng));
    return { ...state, rng: this.rng };
  }

  private tryOnce(): void {
    const { game } = this;
    let state = this.guess();
    let node = this.root;
    const path: { readonly node: Node<M>; readonly branch: Branch<M>; readonly seat: Seat }[] = [];
    for (;;) {
      const seat = game.toMove(state)[0];
      if (seat === undefined) break;
      if (seat === CHANCE) {
        const text = this.table(state);
        if (!text) break;
        state = text.state;
        let after = node.chances.get(text.token);
        if (!after) node.chances.set(text.token, (after = newNode()));
        node = after;
        continue;
      }
      if (!node.branches) {
        if (node.visits > 0) node.branches = this.expand(state, seat);
        else {
          node.visits++;
          break;
        }
      }
      const branch = this.choose(node, state);
      if (!branch) break;
      const played = this.play(state, branch.move);
      if (!played) break;
      path.push({ node, branch, seat });
      state = played;
      node = branch.node ??= newNode();
    }
    const values = this.judge(this.rolledOut(state));
    for (const { node: passed, branch, seat } of path) {
      passed.visits++;
      branch.visits++;
      branch.sum += values[seat] ?? 0;
    }
  }

  private table(state: S): { readonly state: S; readonly token: string } | undefined {
    const { move, rng } = (this.taste.chanceMove ?? this.game.chanceMove)(state);
    const ready = { ...state, rng };
    const token = this.game.moveText(ready, move);
    const after = this.play(ready, move);
    return after && { state: after, token };
  }

  private play(state: S, move: M): S | undefined {
    this.seen++;
    const played = this.game.play(state, move);
    return played.ok ? played.value : undefined;
  }

  /** All moves with their static values, best first. */
  private expand(state: S, seat: Seat): Map<string, Branch<M>> {
    const branches = this.moves(state).map((move): Branch<M> => {
      const after = this.play(state, move);
      const look = after ? this.share(after, seat) : 0;
      const winners = after ? this.game.outcome(after)?.winners : undefined;
      const wins = !this.hides && winners?.length === 1 && winners[0] === seat;
      return { move, text: this.game.moveText(state, move), look, wins, visits: 0, sum: 0, node: undefined };
    });
    branches.sort((one, other) => other.look - one.look);
    return new Map(branches.map((branch) => [branch.text, branch]));
  }

  /** The move to try: one of the best looking so far, weighed by its results and its number of tries. */
  private choose(node: Node<M>, state: S): Branch<M> | undefined {
    const width = Math.ceil(WIDENING * Math.sqrt(node.visits + 1));
    const { branches } = node;
    if (!branches) return undefined;
    const curiosity = CURIOSITY * Math.sqrt(log(node.visits + 2));
    let best: Branch<M> | undefined;
    let most = -Infinity;
    let tried = 0;
    const possible = this.hides ? this.textsOf(state) : undefined;
    for (const branch of branches.values()) {
      if (possible && !possible.has(branch.text)) continue;
      if (tried++ >= width) break;
      const worth = (branch.sum + branch.look) / (branch.visits + 1);
      const value = worth + curiosity / Math.sqrt(branch.visits + 1);
      if (value > most) [best, most] = [branch, value];
    }
    return best;
  }

  private textsOf(state: S): ReadonlySet<string> {
    return new Set(this.moves(state).map((move) => this.game.moveText(state, move)));
  }

  private moves(state: S): readonly M[] {
    const moves = this.game.legalMoves(state);
    return this.taste.prunedMoves?.(state, moves) ?? moves;
  }

  /** Plays some random decisions. */
  private rolledOut(start: S): S {
    let state = start;
    for (let left = this.taste.rollout ?? 0; left > 0;) {
      const seat = this.game.toMove(state)[0];
      if (seat === undefined) return state;
      if (seat === CHANCE) {
        const after = this.table(state);
        if (!after) return state;
        state = after.state;
        continue;
      }
      const moves = this.moves(state);
      const after = this.play(state, moves[this.draw(moves.length)] as M);
      if (!after) return state;
      state = after;
      left--;
    }
    return state;
  }

  /** The value of a position to each seat, from 0 to 1. */
  private judge(state: S): readonly number[] {
    return this.seats.map((seat) => this.share(state, seat));
  }

  private share(state: S, seat: Seat): number {
    const outcome = this.game.outcome(state);
    const lead = chanceOfOdds(this.taste.evaluate(state, seat) / this.taste.scale);
    if (!outcome) return 0.05 + 0.9 * lead;
    // Any win beats any loss; the lead ranks wins, and losses
    const { winners } = outcome;
    const alone = this.taste.isCooperative?.(state) === true ? 1 : winners.length;
    const won = winners.includes(seat) ? 1 / alone : winners.length === 0 && alone === 0 ? 0.5 : 0;
    return 0.9 * won + 0.1 * lead;
  }
}

function newNode<M>(): Node<M> {
  return { visits: 0, branches: undefined, chances: new Map() };
}
