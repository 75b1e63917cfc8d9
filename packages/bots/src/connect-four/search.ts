/** Labels every column of Connect-4 on 6x6: won, drawn or lost, and how soon. */
import type { ConnectFourState } from '@griddle/rules/connect-four/index.js';
import { legalMoves } from '@griddle/rules/internal/connect-four/moves.js';
import { bestFirst, WIN, type Judged, type Search, type Thought } from '../search/search.js';
import { canWinAt, columnBits, COLUMNS, isLeft, ROWS, SPACES, type Bits } from './board.js';
import { after, BOOK_PIECES, leastInBook, readBook, scoreInBook } from './book.js';
import { canWinNow, scoreOfWin, Solver } from './solver.js';

/** Positions searched in each slice while the book is being read. */
const READING = 20;

/** One solver for all searches: its results stay valid for the rest of a game, and for every other game. */
let solver: Solver | undefined;

/** Labels the columns of a position one after another; `run` stops between columns and continues there. */
export class ConnectFourSearch implements Search<number> {
  readonly solves = true;
  readonly slice = 4_000;
  private readonly bits: Bits;
  private readonly played: number;
  private readonly solver = (solver ??= new Solver());
  private seen = 0;
  private readonly columns: readonly number[];
  /** Known values by column. */
  private readonly values = new Map<number, number>();

  constructor(state: ConnectFourState) {
    this.bits = bitsOf(state);
    this.played = SPACES - state.open;
    this.columns = legalMoves(state);
  }

  run(positions: number): boolean {
    if (this.played <= BOOK_PIECES && !readBook(positions / READING)) return false;
    const before = this.solver.seen;
    this.solver.limit = before + positions;
    const done = this.label();
    this.seen += this.solver.seen - before;
    return done;
  }

  /** Labels columns within the solver's limit; true when all are labelled. */
  private label(): boolean {
    for (const column of this.columns) {
      if (this.values.has(column)) continue;
      const score = this.scoreOf(column);
      if (score === undefined) return false;
      this.values.set(column, this.valueOf(score));
    }
    return true;
  }

  thought(): Thought<number> {
    const moves = this.columns.map((move): Judged<number> => {
      const value = this.values.get(move);
      return { move, value: value ?? 0, exact: value !== undefined };
    });
    return { moves: bestFirst(moves), depth: this.values.size, positions: this.seen };
  }

  /** The score of a column for the seat to move; undefined when the search has stopped for now. */
  private scoreOf(column: number): number | undefined {
    if (canWinAt(this.bits, column)) return scoreOfWin(this.played);
    const next = after(this.bits, column);
    if (!next || this.played + 1 === SPACES) return 0;
    const known = scoreInBook(next);
    if (known !== undefined) return -known;
    if (canWinNow(...next)) return -scoreOfWin(this.played + 1);
    const score = this.solver.solve(...next, leastInBook(next));
    return this.solver.stopped ? undefined : -score;
  }

  /** A score in the form of other searches: a win is worth `WIN` less the plies until then. */
  private valueOf(score: number): number {
    if (score === 0) return 0;
    // The winner's last piece is placed when this many pieces are on the board; its parity is that of the winner's
    // turns
    const odd = (score > 0 ? this.played : this.played + 1) % 2;
    const before = SPACES - 2 * Math.abs(score) + odd;
    const plies = before + 1 - this.played;
    return score > 0 ? WIN - plies : plies - WIN;
  }
}

function bitsOf({ board, turn, size }: ConnectFourState): Bits {
  let [left, right, allLeft, allRight] = [0, 0, 0, 0];
  for (let column = 0; column < COLUMNS; column++) {
    const bits = columnBits(column);
    for (let row = 0; row < ROWS; row++) {
      const seat = board[row * size.width + column] ?? -1;
      if (seat < 0) continue;
      const bit = (bits & -bits) << row;
      if (isLeft(column)) {
        allLeft |= bit;
        if (seat === turn) left |= bit;
      } else {
        allRight |= bit;
        if (seat === turn) right |= bit;
      }
    }
  }
  return [left, right, allLeft, allRight];
}
