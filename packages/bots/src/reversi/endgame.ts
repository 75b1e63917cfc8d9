/**
 * Solves Reversi when few spaces are open: by how many pieces each move wins or loses, exactly. The board is one list
 * with a border, changed and restored for speed; tests compare it with the rules.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import type { ReversiState } from '@griddle/rules/reversi/index.js';
import { EXACTLY, AT_LEAST, AT_MOST, checkOf, keyOf, Positions } from '../search/positions.js';

const OPEN = 0;
const BORDER = 3;
/** The value of a piece in the list for the seats 0 and 1; the other seat's is 3 minus it. */
const PIECES = [1, 2];

/** The number of open spaces up to which moves are tried unsorted, those in odd quarters first, without a table. */
const UNORDERED = 6;
/** The penalty of a move for each answer that it leaves, and its bonus for a corner or for filling an odd quarter. */
const ANSWER = 4;
const CORNER = -9;
const ODD_QUARTER = -2;

/** A solver for one position. Set `limit` before each call; the result is meaningless if `stopped`. */
export class Endgame {
  /** Positions searched. */
  seen = 0;
  /** The value of `seen` at which a search stops. */
  limit = Infinity;
  stopped = false;

  private readonly steps: readonly number[];
  private readonly board: Int8Array;
  /** The open spaces, corners first, as a ring: the next and the previous one of each; 0 is the start. */
  private readonly after: Int16Array;
  private readonly before: Int16Array;
  private readonly left: number;
  private readonly corners: readonly boolean[];
  /** The quarter of the board of each place, as a bit, and the quarters with an odd number of open spaces. */
  private readonly quarters: Uint8Array;
  private odd = 0;
  private readonly flipped = new Int32Array(64 * 24);
  private flips = 0;
  /** The hash of the position in two halves, without the seat to move. */
  private key = 0;
  private check = 0;
  /** Moves by the number of open spaces, with their ranks, preallocated. */
  private readonly moves: Int16Array;
  private readonly ranks: Int16Array;
  private readonly most: number;

  /** `table`: results so far, of this or another position of the same game. */
  constructor(
    private readonly state: ReversiState,
    private readonly table = new Positions(18),
  ) {
    const { size, board } = state;
    const width = size + 1;
    this.steps = [1, width, width + 1, width - 1, -1, -width, -width - 1, 1 - width];
    // A border on all sides: the one at the end of a row is also the one before the next
    const places = width * (size + 2) + 1;
    this.board = new Int8Array(places).fill(BORDER);
    this.after = new Int16Array(places);
    this.before = new Int16Array(places);
    this.quarters = new Uint8Array(places);
    const edges: number[] = [];
    const open: number[] = [];
    board.forEach((seat, space) => {
      const [x, y] = [space % size, Math.floor(space / size)];
      const place = (y + 1) * width + x + 1;
      edges[place] = Math.min(x, size - 1 - x) + Math.min(y, size - 1 - y);
      this.quarters[place] = 1 << ((2 * x < size ? 0 : 1) + (2 * y < size ? 0 : 2));
      this.board[place] = seat < 0 ? OPEN : (PIECES[seat] ?? OPEN);
      if (seat < 0) open.push(place);
      else this.turnKey(place, PIECES[seat] ?? 1);
    });
    this.corners = edges.map((edge) => edge === 0);
    open.sort((one, other) => (edges[one] ?? 0) - (edges[other] ?? 0));
    let last = 0;
    for (const place of open) {
      this.after[last] = place;
      this.before[place] = last;
      last = place;
      this.odd ^= this.quarters[place] ?? 0;
    }
    this.after[last] = 0;
    this.before[0] = last;
    this.left = open.length;
    this.most = board.length;
    this.moves = new Int16Array((open.length + 1) * open.length);
    this.ranks = new Int16Array((open.length + 1) * open.length);
  }

  /** The exact result for the seat to move: its pieces at the end less the others', with best play by both. */
  solve(): number {
    return this.value(this.state.turn, -this.most, this.most);
  }

  /** The result of a position for `seat`, which is to move; searched with a window, exact inside it. */
  value(seat: Seat, alpha: number, beta: number): number {
    this.stopped = false;
    const own = PIECES[seat] ?? 1;
    let lead = 0;
    for (const piece of this.board) lead += piece === own ? 1 : piece === 3 - own ? -1 : 0;
    return this.search(own, alpha, beta, this.left, lead, false);
  }

  /** `lead`: own pieces less the others' in the current position. */
  private search(own: number, alpha: number, beta: number, left: number, lead: number, passed: boolean): number {
    if (++this.seen > this.limit) {
      this.stopped = true;
      return 0;
    }
    return left > UNORDERED
      ? this.searchOrdered(own, alpha, beta, left, lead, passed)
      : this.searchAll(own, alpha, beta, left, lead, passed);
  }

  /** The moves unsorted, those into odd quarters first: there the last move tends to be the seat's own. */
  private searchAll(own: number, alpha: number, beta: number, left: number, lead: number, passed: boolean): number {
    if (left === 1) return this.last(own, lead);
    const { after, quarters } = this;
    const { odd } = this;
    let best = -Infinity;
    let low = alpha;
    for (let pass = odd === 0 ? 1 : 0; pass < 2; pass++) {
      for (let place = after[0] ?? 0; place !== 0; place = after[place] ?? 0) {
        if (((odd & (quarters[place] ?? 0)) !== 0) === (pass === 1)) continue;
        const from = this.flips;
        if (!this.flip(place, own)) continue;
        const turned = this.flips - from;
        const value = -this.search(3 - own, -beta, -low, left - 1, -(lead + 2 * turned + 1), false);
        this.unflip(place, own, from);
        if (this.stopped) return 0;
        if (value <= best) continue;
        best = value;
        if (value >= beta) return value;
        if (value > low) low = value;
      }
    }
    return best === -Infinity ? this.pass(own, alpha, beta, left, lead, passed) : best;
  }

  private searchOrdered(own: number, alpha: number, beta: number, left: number, lead: number, passed: boolean): number {
    const { table, moves } = this;
    table.take(this.key ^ own, this.check + own);
    const { slot, signature } = table;
    let known = 0;
    if (table.find()) {
      if (table.bound === EXACTLY) return table.value;
      if (table.bound === AT_LEAST && table.value >= beta) return table.value;
      if (table.bound === AT_MOST && table.value <= alpha) return table.value;
      known = table.move;
    }
    const first = left * this.left;
    const end = this.rank(own, known, first);
    if (end === first) return this.pass(own, alpha, beta, left, lead, passed);
    let best = -Infinity;
    let bestMove = 0;
    let low = alpha;
    for (let at = first; at < end; at++) {
      const place = moves[at] ?? 0;
      const from = this.flips;
      this.flip(place, own);
      const turned = -(lead + 2 * (this.flips - from) + 1);
      // Later moves get a null window until one is better
      let value = -this.search(3 - own, at === first ? -beta : -low - 1, -low, left - 1, turned, false);
      if (value > low && value < beta && at > first && !this.stopped) {
        value = -this.search(3 - own, -beta, -value, left - 1, turned, false);
      }
      this.unflip(place, own, from);
      if (this.stopped) return 0;
      if (value <= best) continue;
      best = value;
      bestMove = place;
      if (value > low) low = value;
      if (low >= beta) break;
    }
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACTLY : AT_MOST;
    table.store(slot, signature, best, 1, bound, bestMove);
    return best;
  }

  /** No move: the other seat moves, or the game ends. */
  private pass(own: number, alpha: number, beta: number, left: number, lead: number, passed: boolean): number {
    return passed ? lead : -this.search(3 - own, -beta, -alpha, left, -lead, true);
  }

  /** The end of the game with one open space: it goes to `own`, otherwise to the other seat, otherwise to nobody. */
  private last(own: number, lead: number): number {
    const place = this.after[0] ?? 0;
    const turned = this.turned(place, own);
    if (turned > 0) return lead + 2 * turned + 1;
    const lost = this.turned(place, 3 - own);
    return lost > 0 ? lead - 2 * lost - 1 : lead;
  }

  /**
   * Writes the moves of `own` from `first` on, those that leave the fewest answers first. Returns the index after the
   * last.
   */
  private rank(own: number, known: number, first: number): number {
    const { after, quarters, moves, ranks } = this;
    let end = first;
    for (let place = after[0] ?? 0; place !== 0; place = after[place] ?? 0) {
      const isOdd = (this.odd & (quarters[place] ?? 0)) !== 0;
      const from = this.flips;
      if (!this.flip(place, own)) continue;
      let rank = -this.most * ANSWER;
      if (place !== known) {
        rank = ANSWER * this.mobility(3 - own);
        if (this.corners[place] === true) rank += CORNER;
        if (isOdd) rank += ODD_QUARTER;
      }
      this.unflip(place, own, from);
      let at = end++;
      for (; at > first && (ranks[at - 1] ?? 0) > rank; at--) {
        moves[at] = moves[at - 1] ?? 0;
        ranks[at] = ranks[at - 1] ?? 0;
      }
      moves[at] = place;
      ranks[at] = rank;
    }
    return end;
  }

  private mobility(own: number): number {
    const { after } = this;
    let moves = 0;
    for (let place = after[0] ?? 0; place !== 0; place = after[place] ?? 0) if (this.flipsAny(place, own)) moves++;
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

  /** Counts the pieces that a move would flip. */
  private turned(place: number, own: number): number {
    const { board, steps } = this;
    let turned = 0;
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i] ?? 0;
      let at = place + step;
      let met = 0;
      for (; board[at] === 3 - own; at += step) met++;
      if (board[at] === own) turned += met;
    }
    return turned;
  }

  /** Plays a piece, remembering what it flipped. Returns false, and does nothing, when it flips none. */
  private flip(place: number, own: number): boolean {
    const { board, steps, flipped, after, before } = this;
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
        this.turnKey(at, 1);
        this.turnKey(at, 2);
      }
    }
    if (this.flips === from) return false;
    board[place] = own;
    this.turnKey(place, own);
    this.odd ^= this.quarters[place] ?? 0;
    const next = after[place] ?? 0;
    const previous = before[place] ?? 0;
    after[previous] = next;
    before[next] = previous;
    return true;
  }

  private unflip(place: number, own: number, from: number): void {
    const { board, flipped, after, before } = this;
    while (this.flips > from) {
      const at = flipped[--this.flips] ?? 0;
      board[at] = 3 - own;
      this.turnKey(at, 1);
      this.turnKey(at, 2);
    }
    board[place] = OPEN;
    this.turnKey(place, own);
    this.odd ^= this.quarters[place] ?? 0;
    after[before[place] ?? 0] = place;
    before[after[place] ?? 0] = place;
  }

  /** Adds a piece to the hash of the position, or removes it. */
  private turnKey(place: number, piece: number): void {
    this.key ^= keyOf(place, piece);
    this.check ^= checkOf(place, piece);
  }
}
