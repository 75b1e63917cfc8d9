/**
 * Solver for Connect-4 on 6x6: who wins, and how soon. Alpha-beta on bitboards with a transposition table, trying the
 * moves with the most open threes first, as described by John Tromp and Pascal Pons.
 *
 * A score is 0 for a draw; a winner's is 1 more than its pieces left after making four, a loser's is negative.
 */
import { columnBits, COLUMNS, count, findWinning, isLeft, landings, SPACES, winning } from './board.js';
import {
  isSingle,
  leastAfterMove,
  leastForFirst,
  leastForSecond,
  MOST_BY_THREAT,
  mostForFirst,
  oddLandings,
} from './parity.js';
import { boundOf, LEAST, Table } from './table.js';

/** Columns from the middle outwards. */
const ORDER = [2, 3, 1, 4, 0, 5];
const COLUMN_BITS = ORDER.map((column) => columnBits(column));
const LEFT = ORDER.map((column) => isLeft(column));
/** A table of 1 MB: a larger one forgets less but is slower, because it does not fit into the processor's cache. */
const TABLE_BITS = 17;

/** A solver whose table is kept: results of one position help with the next. */
export class Solver {
  /** Positions searched. */
  seen = 0;
  /** The value of `seen` at which a search stops. */
  limit = Infinity;
  stopped = false;
  private readonly table: Table;
  /** Moves of each depth with their ranks, and their threats, preallocated. */
  private readonly moves = new Int32Array(SPACES * COLUMNS);
  private readonly threatsLeft = new Int32Array(SPACES * COLUMNS);
  private readonly threatsRight = new Int32Array(SPACES * COLUMNS);

  /** A table of 2^`bits` positions. */
  constructor(bits = TABLE_BITS) {
    this.table = new Table(bits);
  }

  /**
   * The exact score of a position for the seat to move: `left` and `right` are the halves of its pieces, the others
   * those of all pieces. `atLeast`: a known lower bound. Meaningless if the search has stopped (`stopped`).
   */
  solve(left: number, right: number, allLeft: number, allRight: number, atLeast = LEAST): number {
    this.stopped = false;
    const played = count(allLeft) + count(allRight);
    if (canWinNow(left, right, allLeft, allRight)) return scoreOfWin(played);
    const { left: ownLeft, right: ownRight } = winning;
    findWinning(allLeft ^ left, allRight ^ right, allLeft, allRight);
    const { left: theirLeft, right: theirRight } = winning;
    let least = Math.max(atLeast, -Math.floor((SPACES - played) / 2));
    let most = Math.floor((SPACES + 1 - played) / 2);
    // The known bound is usually the exact score
    let likely = atLeast > LEAST;
    while (least < most && !this.stopped) {
      // First who wins; then how soon, from the latest win or loss on, because most are late
      const middle = likely || least >= 0 ? least : most > 1 ? 0 : most - 1;
      likely = false;
      const score = this.search(
        left,
        right,
        allLeft,
        allRight,
        played,
        middle,
        middle + 1,
        ownLeft,
        ownRight,
        theirLeft,
        theirRight,
      );
      if (score <= middle) most = score;
      else least = score;
    }
    return least;
  }

  /**
   * Alpha-beta for a seat that cannot win at once; `own` and `their` are the spaces that would make four. `beta` is 1 more
   * than `alpha`, a null window.
   */
  private search(
    left: number,
    right: number,
    allLeft: number,
    allRight: number,
    played: number,
    alpha: number,
    beta: number,
    ownLeft: number,
    ownRight: number,
    theirLeft: number,
    theirRight: number,
  ): number {
    if (++this.seen > this.limit) {
      this.stopped = true;
      return 0;
    }
    let safeLeft = landings(allLeft);
    let safeRight = landings(allRight);
    const forcedLeft = safeLeft & theirLeft;
    const forcedRight = safeRight & theirRight;
    if ((forcedLeft | forcedRight) !== 0) {
      if (!isSingle(forcedLeft, forcedRight)) return -((SPACES - played) >> 1);
      safeLeft = forcedLeft;
      safeRight = forcedRight;
    }
    // Not below a space where the other seat would win
    safeLeft &= ~(theirLeft >>> 1);
    safeRight &= ~(theirRight >>> 1);
    if ((safeLeft | safeRight) === 0) return -((SPACES - played) >> 1);
    if (played >= SPACES - 2) return 0;

    const otherLeft = allLeft ^ left;
    const otherRight = allRight ^ right;
    const { table } = this;
    const keyLeft = left + allLeft;
    const keyRight = right + allRight;
    const found = table.find(keyLeft, keyRight);
    if (found !== 0) {
      const score = boundOf(found);
      if (found < 0) {
        if (score > alpha) alpha = score;
      } else if (score < beta) beta = score;
      if (alpha >= beta) return score;
    }
    let least = -((SPACES - 2 - played) >> 1);
    let most = (SPACES - 1 - played) >> 1;
    // Skips work that cannot change whether the score reaches `beta`
    if (played % 2 === 0) {
      if (beta <= MOST_BY_THREAT) {
        const low = leastForFirst(otherLeft, otherRight, allLeft, allRight, ownLeft, ownRight, safeLeft, safeRight);
        if (low > 0) least = low;
      }
      if (least < beta) {
        const high = mostForFirst(left, right, otherLeft, otherRight, oddLandings(allLeft), oddLandings(allRight));
        if (high < most) most = high;
      }
    } else {
      const high = beta <= -MOST_BY_THREAT ? 0 : leastAfterMove(left, right, allLeft, allRight, theirLeft, theirRight);
      if (high > 0) most = -high;
      if (most >= beta) {
        const low = leastForSecond(left, right, otherLeft, otherRight, safeLeft, safeRight, beta);
        if (low > least) least = low;
      }
    }
    if (alpha < least) alpha = least;
    if (beta > most) beta = most;
    if (alpha >= beta) return least >= beta ? least : beta;

    if (this.knowsBetter(otherLeft, otherRight, allLeft, allRight, safeLeft, safeRight, beta)) return beta;

    const first = played * COLUMNS;
    const last = this.rank(left, right, allLeft, allRight, safeLeft, safeRight, first);
    for (let at = last - 1; at >= first; at--) {
      const move = (this.moves[at] ?? 0) & 7;
      const inLeft = LEFT[move] === true;
      const bits = COLUMN_BITS[move] ?? 0;
      const score = -this.search(
        otherLeft,
        otherRight,
        inLeft ? allLeft | (safeLeft & bits) : allLeft,
        inLeft ? allRight : allRight | (safeRight & bits),
        played + 1,
        -beta,
        -alpha,
        theirLeft,
        theirRight,
        this.threatsLeft[first + move] ?? 0,
        this.threatsRight[first + move] ?? 0,
      );
      if (this.stopped) return 0;
      if (score >= beta) {
        table.store(keyLeft, keyRight, score, true, played);
        return score;
      }
    }
    table.store(keyLeft, keyRight, alpha, false, played);
    return alpha;
  }

  /** Whether the table shows that some move is worth `beta` or more: then no move has to be searched. */
  private knowsBetter(
    otherLeft: number,
    otherRight: number,
    allLeft: number,
    allRight: number,
    safeLeft: number,
    safeRight: number,
    beta: number,
  ): boolean {
    const { table } = this;
    for (let i = 0; i < COLUMNS; i++) {
      const inLeft = LEFT[i] === true;
      const bit = (inLeft ? safeLeft : safeRight) & (COLUMN_BITS[i] ?? 0);
      if (bit === 0) continue;
      // The other seat's pieces, and all of them with the new one
      const keyLeft = otherLeft + (inLeft ? allLeft | bit : allLeft);
      const keyRight = otherRight + (inLeft ? allRight : allRight | bit);
      const found = table.find(keyLeft, keyRight);
      // Only upper bounds count
      if (found > 0 && -boundOf(found) >= beta) return true;
    }
    return false;
  }

  /** Writes the safe moves from `first` on, the best last, with their threats. Returns the index after the last. */
  private rank(
    left: number,
    right: number,
    allLeft: number,
    allRight: number,
    safeLeft: number,
    safeRight: number,
    first: number,
  ): number {
    const { moves, threatsLeft, threatsRight } = this;
    let last = first;
    for (let i = COLUMNS - 1; i >= 0; i--) {
      const inLeft = LEFT[i] === true;
      const bit = (inLeft ? safeLeft : safeRight) & (COLUMN_BITS[i] ?? 0);
      if (bit === 0) continue;
      if (inLeft) findWinning(left | bit, right, allLeft | bit, allRight);
      else findWinning(left, right | bit, allLeft, allRight | bit);
      threatsLeft[first + i] = winning.left;
      threatsRight[first + i] = winning.right;
      // Moves are numbers below 8; among equal ranks the middle comes first
      const rank = (count(winning.left) + count(winning.right)) << 3;
      let at = last++;
      for (; at > first && (moves[at - 1] ?? 0) > (rank | 7); at--) moves[at] = moves[at - 1] ?? 0;
      moves[at] = rank | i;
    }
    return last;
  }
}

/** Whether the seat with these pieces can make four in a row with its next one. */
export function canWinNow(left: number, right: number, allLeft: number, allRight: number): boolean {
  findWinning(left, right, allLeft, allRight);
  return ((winning.left & landings(allLeft)) | (winning.right & landings(allRight))) !== 0;
}

/** The score of a win with the next piece. */
export function scoreOfWin(played: number): number {
  return Math.floor((SPACES + 1 - played) / 2);
}
