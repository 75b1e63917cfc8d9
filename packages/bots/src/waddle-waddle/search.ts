/**
 * Beam search for Waddle Waddle, turn by turn: each turn is evaluated after the best answer, the best turns after that,
 * and so on. Only the most promising turns are kept, because there may be thousands of ways to add a tile and move
 * another.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import { legalMoves } from '@griddle/rules/internal/waddle-waddle/legal.js';
import { moveText } from '@griddle/rules/internal/waddle-waddle/notation.js';
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/internal/waddle-waddle/state.js';
import { leadOf } from '../evaluator.js';
import { bestFirst, WIN, type Judged, type Search, type Thought } from '../search/search.js';
import { Board, END, type Act } from './board.js';
import { standings, prospects, type Judge } from './judge.js';

// Generates whole turns of Waddle Waddle act by act, the most promising first.

/** A complete or partial turn. */
export interface Line {
  readonly acts: readonly Act[];
  /** The prospects of each seat after it, and the lead of the seat to move. */
  readonly hopes: readonly number[];
  readonly look: number;
}

/** Lines by what may still come: adding a tile, only moving a tile, nothing. */
interface Lines {
  readonly bare: Line[];
  readonly added: Line[];
  readonly whole: Line[];
}

/** The number of orders in which a turn's acts can be made. */
const ORDERS = 3;
/** Acts searched between two pauses. */
const AT_A_TIME = 50;

/**
 * The `count` best looking turns of the seat to move, best first, each with its `END`. Keeps `beam` partial turns that
 * have added a tile, and as many that have not. Pauses now and then, so that a page can go on meanwhile.
 */
export function* turnsOf(board: Board, judge: Judge, beam: number, count: number): Generator<void, Line[]> {
  const whole: Line[] = [];
  let open: readonly Line[] = [{ acts: [], hopes: [], look: 0 }];
  while (open.length > 0) {
    const lines: Lines = { bare: [], added: [], whole };
    for (const line of open) yield* extend(board, judge, line, lines);
    open = [...bestOf(lines.bare, beam), ...bestOf(lines.added, beam)];
  }
  return distinct(bestOf(whole, count * ORDERS), count);
}

/** Makes a complete or partial turn on the board. */
function makeTurn(board: Board, { acts }: Line): void {
  for (const act of acts) board.make(act);
}

/** Undoes a turn. */
function takeBack(board: Board, { acts }: Line): void {
  for (let made = 0; made < acts.length; made++) board.back();
}

/** All lines with one more act, each with a card taken if possible. */
function* extend(board: Board, judge: Judge, line: Line, lines: Lines): Generator<void, void> {
  const { acts } = line;
  const seat = board.turn;
  const keep = (further: readonly Act[]): void => {
    const hopes = judge(board);
    const look = leadOf(hopes, seat);
    if (!board.isAdded) lines.bare.push({ acts: further, hopes, look });
    else if (board.mayMove()) lines.added.push({ acts: further, hopes, look });
    else lines.whole.push({ acts: [...further, END], hopes, look });
  };
  makeTurn(board, line);
  let looked = 0;
  for (const act of board.acts()) {
    if (++looked % AT_A_TIME === 0) yield;
    if (act === END) {
      const hopes = judge(board);
      lines.whole.push({ acts: [...acts, END], hopes, look: leadOf(hopes, seat) });
      continue;
    }
    board.make(act);
    keep([...acts, act]);
    for (const { card } of act.kind === 'card' ? [] : board.takeable()) {
      const taking: Act = { kind: 'card', what: card, to: 0 };
      board.make(taking);
      keep([...acts, act, taking]);
      board.back();
    }
    board.back();
  }
  takeBack(board, line);
  yield;
}

function bestOf(lines: Line[], count: number): readonly Line[] {
  return lines.sort((one, other) => other.look - one.look).slice(0, count);
}

/** Drops lines that transpose into a better one: the same acts in another order. */
function distinct(lines: readonly Line[], count: number): Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    if (found.size >= count) break;
    const acts = line.acts.map(({ kind, what, to }) => [kind, what, to].join()).sort();
    const key = acts.join(' ');
    if (!found.has(key)) found.set(key, line);
  }
  return [...found.values()];
}

/**
 * For each pass: how many turns ahead it searches, for how many own turns, and how many partial own turns are kept;
 * later passes have more to choose from.
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
/** Partial turns kept among the answers. */
const BEAM = 3;
/** The number of turns searched with one, two, three more to follow; with none, only the best looking one. */
const WIDTHS = [6, 6, 3];

/** A turn of the thinking seat. */
interface Option {
  readonly line: Line;
  /** The number of its first decision. */
  readonly first: number;
  value: number;
}

/** Values are the seat's lead in points, expected or, at the end of the game, final, with a large bonus for a win. */
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
    // Without abilities all types are equal
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
    // Pruned turns rank below the searched ones
    const least = Math.min(WIN, ...found.values()) - 1;
    const moves = this.moves.map((move, at): Judged<WaddleWaddleMove> => {
      return { move, value: found.get(this.names[at] ?? '') ?? least, exact: false };
    });
    return { moves: bestFirst(moves), depth: this.depth, positions: this.seen };
  }

  /** Whether no turn is known yet, which even a level with few positions needs; the warm-up of a page does not. */
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
      // A turn that is not searched deeper ranks no higher than one that is
      const least = Math.min(...values);
      this.options = options.map((option, at) => ({
        ...option,
        value: values[at] ?? Math.min(option.value, least - 1),
      }));
      this.options.sort((one, other) => other.value - one.value);
      this.depth = depth;
      // With a single move, one pass shows what it leads to
      if (depth > 0 && this.moves.length < 2) return;
    }
  }

  /**
   * The prospects of all seats after this many more turns. With two seats, a lead of `enough` shows that the previous
   * turn was worse than another, so the search can stop.
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
