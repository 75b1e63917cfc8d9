/**
 * Reversi solved from where few spaces are open: by how many pieces each move wins or loses, exactly. The board is one
 * list with a border, changed and changed back; what a search of this kind needs is speed, and the rules check it in tests.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import type { ReversiState } from '@griddle/rules/reversi/index.js';
import { EXACTLY, AT_LEAST, AT_MOST, Positions } from '../search/positions.js';

const OPEN = 0;
const BORDER = 3;
/** The value of a piece on the list for the seats 0 and 1; the other seat's is 3 less it. */
const PIECES = [1, 2];

/** Open spaces up to which replies are tried in the order of how few answers they leave. */
const ORDERED = 5;

export class Endgame {
  /** Positions looked at. */
  seen = 0;
  /** `seen` beyond which a search gives up. */
  limit = Infinity;
  stopped = false;

  private readonly width: number;
  private readonly steps: readonly number[];
  private readonly board: Int8Array;
  /** Places on the list of the open spaces, corners first. */
  private readonly open: number[];
  private readonly flipped = new Int32Array(64 * 24);
  private flips = 0;
  private readonly table = new Positions(18);
  private readonly cells: number[] = [];
  private readonly turn = [0];

  constructor(private readonly state: ReversiState) {
    const { size, board } = state;
    this.width = size + 1;
    const { width } = this;
    this.steps = [1, width, width + 1, width - 1, -1, -width, -width - 1, 1 - width];
    // A border on all sides: the one at the end of a row is that before the next one
    this.board = new Int8Array(width * (size + 2) + 1).fill(BORDER);
    board.forEach((seat, space) => (this.board[this.at(space)] = seat < 0 ? OPEN : (PIECES[seat] ?? OPEN)));
    const edge = (space: number): number => {
      const [x, y] = [space % size, Math.floor(space / size)];
      return Math.min(x, size - 1 - x) + Math.min(y, size - 1 - y);
    };
    const spaces = board.flatMap((seat, space) => (seat < 0 ? [space] : []));
    this.open = spaces.sort((one, other) => edge(one) - edge(other)).map((space) => this.at(space));
  }

  private at(space: number): number {
    const { size } = this.state;
    return (Math.floor(space / size) + 1) * this.width + (space % size) + 1;
  }

  /** The exact result for the seat to move: its pieces at the end less the others', with best play by both. */
  solve(): number {
    return this.value(this.state.turn, -this.state.board.length, this.state.board.length);
  }

  /** The result of a position for `seat`, who is to move in it; within a window, exact when inside it. */
  value(seat: Seat, alpha: number, beta: number): number {
    this.stopped = false;
    return this.search(PIECES[seat] ?? 1, alpha, beta, this.open.length, false);
  }

  private search(own: number, alpha: number, beta: number, left: number, passed: boolean): number {
    if (++this.seen > this.limit) {
      this.stopped = true;
      return 0;
    }
    const stored = left > ORDERED;
    let slot = 0;
    let signature = 0;
    const { table, open, board } = this;
    let first = -1;
    if (stored) {
      this.number(own);
      slot = table.slot;
      signature = table.signature;
      if (table.find()) {
        if (table.bound === EXACTLY) return table.value;
        if (table.bound === AT_LEAST && table.value >= beta) return table.value;
        if (table.bound === AT_MOST && table.value <= alpha) return table.value;
        first = table.move;
      }
    }
    const order = stored ? this.ordered(own, first) : undefined;
    const count = order ? order.length : open.length;
    let best = -Infinity;
    let bestMove = -1;
    let low = alpha;
    for (let i = 0; i < count; i++) {
      const index = order ? (order[i] ?? 0) : i;
      const place = open[index] ?? 0;
      if (board[place] !== OPEN) continue;
      const from = this.flips;
      if (!this.flip(place, own)) continue;
      const value = -this.search(3 - own, -beta, -low, left - 1, false);
      this.unflip(place, own, from);
      if (this.stopped) return 0;
      if (value > best) {
        best = value;
        bestMove = index;
        if (value > low) low = value;
        if (low >= beta) break;
      }
    }
    if (best === -Infinity) best = passed ? this.result(own) : -this.search(3 - own, -beta, -alpha, left, true);
    if (stored && !this.stopped) {
      const bound = best >= beta ? AT_LEAST : best > alpha ? EXACTLY : AT_MOST;
      table.store(slot, signature, best, 1, bound, bestMove);
    }
    return best;
  }

  private number(own: number): void {
    const { cells, board, turn } = this;
    // Only what may change counts, and the border may not
    for (let place = 0; place < board.length; place++) cells[place] = (board[place] ?? 0) - 1;
    turn[0] = own;
    this.table.number(cells, turn);
  }

  /** The open spaces where `own` may play, by how few answers the other side has; `first` before all. */
  private ordered(own: number, first: number): readonly number[] {
    const { open, board } = this;
    const ranked: { readonly index: number; readonly answers: number }[] = [];
    for (let index = 0; index < open.length; index++) {
      const place = open[index] ?? 0;
      if (board[place] !== OPEN) continue;
      const from = this.flips;
      if (!this.flip(place, own)) continue;
      const answers = index === first ? -1 : this.mobility(3 - own);
      this.unflip(place, own, from);
      ranked.push({ index, answers });
    }
    return ranked.sort((one, other) => one.answers - other.answers).map(({ index }) => index);
  }

  private mobility(own: number): number {
    let moves = 0;
    for (const place of this.open) if (this.board[place] === OPEN && this.flipsAny(place, own)) moves++;
    return moves;
  }

  private flipsAny(place: number, own: number): boolean {
    const { board, steps } = this;
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i] ?? 0;
      let at = place + step;
      if (board[at] !== 3 - own) continue;
      while (board[at] === 3 - own) at += step;
      if (board[at] === own) return true;
    }
    return false;
  }

  /** Plays a piece, remembering what it turned over. False, and nothing done, when it turns nothing over. */
  private flip(place: number, own: number): boolean {
    const { board, steps, flipped } = this;
    const from = this.flips;
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i] ?? 0;
      let at = place + step;
      if (board[at] !== 3 - own) continue;
      while (board[at] === 3 - own) at += step;
      if (board[at] !== own) continue;
      for (at -= step; at !== place; at -= step) {
        board[at] = own;
        flipped[this.flips++] = at;
      }
    }
    if (this.flips === from) return false;
    board[place] = own;
    return true;
  }

  private unflip(place: number, own: number, from: number): void {
    const { board, flipped } = this;
    while (this.flips > from) board[flipped[--this.flips] ?? 0] = 3 - own;
    board[place] = OPEN;
  }

  private result(own: number): number {
    let result = 0;
    for (const piece of this.board) result += piece === own ? 1 : piece === 3 - own ? -1 : 0;
    return result;
  }
}
