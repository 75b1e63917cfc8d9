/**
 * Waddle Waddle thought ahead turn by turn: what each turn leads to after the best answer, after the best turns that follow
 * it, and so on. Only the turns that look best go on; a turn may be thousands of ways to add a tile and to move another.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import { legalMoves } from '@griddle/rules/internal/waddle-waddle/legal.js';
import { moveText } from '@griddle/rules/internal/waddle-waddle/notation.js';
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/internal/waddle-waddle/state.js';
import { leadOf } from '../evaluator.js';
import { bestFirst, WIN, type Judged, type Search, type Thought } from '../search/search.js';
import { Board } from './board.js';
import { standings, prospects, type Judge } from './judge.js';
import { makeTurn, takeBack, turnsOf, type Line } from './lines.js';

/**
 * How many of the own turns are followed by how many others, one pass after the other, and how many beginnings of own turns
 * go on: there are more to choose from in later passes.
 */
const PASSES = [
  { depth: 0, width: 0, beam: 2 },
  { depth: 1, width: 3, beam: 2 },
  { depth: 1, width: 8, beam: 2 },
  { depth: 1, width: 30, beam: 12 },
  { depth: 2, width: 16, beam: 12 },
  { depth: 3, width: 10, beam: 12 },
  { depth: 4, width: 6, beam: 12 },
];
/** Beginnings of the turns that follow. */
const BEAM = 3;
/** Turns that are looked at where one, two, three more are to follow; where none is, the best looking one. */
const WIDTHS = [6, 6, 3];

/** A turn of the seat that thinks. */
interface Option {
  readonly line: Line;
  /** The number of the decision it begins with. */
  readonly first: number;
  value: number;
}

/** Values are points by which the seat leads, hoped for or, at the end of the game, had, with many more for a win. */
export class TurnSearch implements Search<WaddleWaddleMove> {
  readonly solves = false;
  readonly slice = 250;
  private readonly board: Board;
  private readonly moves: readonly WaddleWaddleMove[];
  private readonly names: readonly string[];
  private options: Option[] = [];
  private readonly steps: Generator<void, void>;
  private readonly judge: Judge;
  private depth = 0;
  private seen = 0;

  constructor(
    state: WaddleWaddleState,
    private readonly seat: Seat,
  ) {
    this.board = new Board(state);
    this.moves = legalMoves(state);
    // Without abilities all types are the same
    const name = (move: WaddleWaddleMove): string =>
      moveText(state, move.kind === 'add' && state.rules.modules === 0 ? { ...move, type: 0 } : move);
    this.names = this.moves.map(name);
    this.judge = (board) => {
      this.seen++;
      return prospects(board);
    };
    this.steps = this.think(name);
  }

  run(positions: number): boolean {
    const limit = this.seen + positions;
    while (this.seen < limit || this.isBare(positions)) if (this.steps.next().done === true) return true;
    return false;
  }

  thought(): Thought<WaddleWaddleMove> {
    const found = new Map<string, number>();
    for (const { first, value } of this.options) {
      const name = this.names[first] ?? '';
      found.set(name, Math.max(found.get(name) ?? -WIN, value));
    }
    // What was not gone on with because it looked worse is worse
    const least = Math.min(WIN, ...found.values()) - 1;
    const moves = this.moves.map((move, at): Judged<WaddleWaddleMove> => {
      return { move, value: found.get(this.names[at] ?? '') ?? least, exact: false };
    });
    return { moves: bestFirst(moves), depth: this.depth, positions: this.seen };
  }

  /** Whether it knows no turn yet, which a level that looks at few positions needs, too; a page that warms up does not. */
  private isBare(positions: number): boolean {
    return this.options.length === 0 && positions >= this.slice;
  }

  private *think(name: (move: WaddleWaddleMove) => string): Generator<void, void> {
    const { board } = this;
    const turnsLeft = board.left.reduce((sum, left) => sum + left, 0);
    let among = 0;
    for (const { depth, width, beam } of PASSES) {
      if (depth > turnsLeft) return;
      let options: readonly Option[] = this.options;
      if (beam !== among) {
        const lines = yield* turnsOf(board, this.judge, beam, Infinity);
        options = lines.map((line) => {
          const [act] = line.acts;
          return { line, first: act ? this.names.indexOf(name(board.moveOf(act))) : -1, value: line.look };
        });
        among = beam;
      }
      const values: number[] = [];
      let best = -Infinity;
      for (const { line } of options.slice(0, width)) {
        makeTurn(board, line);
        const value = leadOf(yield* this.ahead(depth, -best), this.seat);
        takeBack(board, line);
        values.push(value);
        best = Math.max(best, value);
      }
      // What goes no further is no better than what does
      const least = Math.min(...values);
      this.options = options.map((option, at) => ({
        ...option,
        value: values[at] ?? Math.min(option.value, least - 1),
      }));
      this.options.sort((one, other) => other.value - one.value);
      this.depth = depth;
      // Of one move it is only told what it leads to
      if (depth > 0 && this.moves.length < 2) return;
    }
  }

  /**
   * What the seats may hope for after so many more turns. With two seats, one that leads by `enough` has made the turn before
   * worse than another and need not look for more.
   */
  private *ahead(depth: number, enough: number): Generator<void, readonly number[]> {
    const { board } = this;
    if (board.over) return standings(board);
    const seat = board.turn;
    if (depth === 0) return this.judge(board);
    const lines = yield* turnsOf(board, this.judge, BEAM, depth === 1 ? 1 : (WIDTHS[depth - 2] ?? 1));
    let found: readonly number[] = [];
    let most = -Infinity;
    for (const line of lines) {
      makeTurn(board, line);
      const hopes = depth > 1 ? yield* this.ahead(depth - 1, -most) : board.over ? standings(board) : line.hopes;
      takeBack(board, line);
      const lead = leadOf(hopes, seat);
      if (lead > most) [found, most] = [hopes, lead];
      if (board.seats === 2 && most >= enough) break;
    }
    return found;
  }
}
