/**
 * Connect-4 on 6x6 solved: who wins, and how soon. Alpha-beta on bits with a table of positions, trying first what makes
 * most open threes, as John Tromp and Pascal Pons have described it.
 *
 * A score is 0 for a draw; a winner's is 1 more than the pieces that it has left once its four stand, a loser's less than 0.
 */
import {
  columnBits,
  COLUMNS,
  count,
  findWinning,
  isLeft,
  landings,
  mostAgainstFollowing,
  oddLandings,
  SPACES,
  winning,
} from './board.js';

/** Columns from the middle outwards. */
const ORDER = [2, 3, 1, 4, 0, 5];
const COLUMN_BITS = ORDER.map((column) => columnBits(column));
const LEFT = ORDER.map((column) => isLeft(column));
/** The score of a loss with no piece played, below every other; scores are stored above it. */
const LEAST = -SPACES / 2;

/** A table of 2^`bits` positions with the bounds of their scores. */
class Table {
  readonly low: Int32Array;
  /** The right half of the key and, above its 21 bits, the score, 1 for `LEAST`; the highest bit marks a lower bound. */
  readonly high: Int32Array;
  readonly mask: number;

  constructor(bits: number) {
    this.low = new Int32Array(2 ** bits);
    this.high = new Int32Array(2 ** bits);
    this.mask = 2 ** bits - 1;
  }

  slotOf(keyLeft: number, keyRight: number): number {
    return ((Math.imul(keyLeft, 0x9e3779b1) ^ Math.imul(keyRight, 0x85ebca77)) >>> 7) & this.mask;
  }
}

const KEY = 2 ** 21 - 1;

export class Solver {
  /** Positions looked at. */
  seen = 0;
  /** `seen` beyond which a search gives up. */
  limit = Infinity;
  stopped = false;
  private readonly table: Table;
  /** Moves of each depth with their ranks, kept so that nothing is allocated on the way. */
  private readonly moves = new Int32Array((SPACES + 1) * COLUMNS);
  private readonly ranks = new Int32Array((SPACES + 1) * COLUMNS);

  constructor(bits = 21) {
    this.table = new Table(bits);
  }

  /**
   * The exact score of a position for the seat to move: `left` and `right` are the halves of its pieces, the others those
   * of all pieces. Without a meaning when the search has given up (`stopped`).
   */
  solve(left: number, right: number, allLeft: number, allRight: number): number {
    this.stopped = false;
    const played = count(allLeft) + count(allRight);
    if (canWinNow(left, right, allLeft, allRight)) return scoreOfWin(played);
    let least = -Math.floor((SPACES - played) / 2);
    let most = Math.floor((SPACES + 1 - played) / 2);
    while (least < most && !this.stopped) {
      // Wins and losses that come soon are rare: ask about 0 first, then close in
      let middle = least + Math.floor((most - least) / 2);
      if (middle <= 0 && Math.trunc(least / 2) < middle) middle = Math.trunc(least / 2);
      else if (middle >= 0 && Math.trunc(most / 2) > middle) middle = Math.trunc(most / 2);
      const score = this.search(left, right, allLeft, allRight, played, middle, middle + 1);
      if (score <= middle) most = score;
      else least = score;
    }
    return least;
  }

  /** Alpha-beta for a seat that cannot win at once. */
  private search(
    left: number,
    right: number,
    allLeft: number,
    allRight: number,
    played: number,
    alpha: number,
    beta: number,
  ): number {
    if (++this.seen > this.limit) {
      this.stopped = true;
      return 0;
    }
    const possible = this.safe(left, right, allLeft, allRight);
    if (possible === 0) return -Math.floor((SPACES - played) / 2);
    if (played >= SPACES - 2) return 0;
    const safeLeft = this.safeLeft;
    const safeRight = this.safeRight;

    let least = -Math.floor((SPACES - 2 - played) / 2);
    let most = Math.floor((SPACES - 1 - played) / 2);
    const bound = this.following(left, right, allLeft, allRight, played);
    if (played % 2 === 0) most = Math.min(most, bound);
    else least = Math.max(least, bound);
    if (alpha < least) {
      alpha = least;
      if (alpha >= beta) return alpha;
    }
    const { table } = this;
    const keyLeft = left + allLeft;
    const keyRight = right + allRight;
    const slot = table.slotOf(keyLeft, keyRight);
    const found = table.high[slot] ?? 0;
    if (found !== 0 && table.low[slot] === keyLeft && (found & KEY) === keyRight) {
      const score = ((found >>> 21) & 63) - 1 + LEAST;
      if (found < 0) {
        if (score > alpha) alpha = score;
      } else if (score < most) most = score;
    }
    if (beta > most) beta = most;
    if (alpha >= beta) return alpha;

    const first = played * COLUMNS;
    if (this.knowsBetter(left, right, allLeft, allRight, safeLeft, safeRight, beta)) return beta;
    const last = this.rank(left, right, allLeft, allRight, safeLeft, safeRight, first);
    for (let at = last - 1; at >= first; at--) {
      const column = this.moves[at] ?? 0;
      const move = column < COLUMNS ? column : 0;
      const inLeft = LEFT[move] === true;
      const bits = COLUMN_BITS[move] ?? 0;
      const nextLeft = inLeft ? allLeft | (safeLeft & bits) : allLeft;
      const nextRight = inLeft ? allRight : allRight | (safeRight & bits);
      const score = -this.search(allLeft ^ left, allRight ^ right, nextLeft, nextRight, played + 1, -beta, -alpha);
      if (this.stopped) return 0;
      if (score >= beta) {
        table.low[slot] = keyLeft;
        table.high[slot] = keyRight | ((score - LEAST + 1) << 21) | (1 << 31);
        return score;
      }
      if (score > alpha) alpha = score;
    }
    table.low[slot] = keyLeft;
    table.high[slot] = keyRight | ((alpha - LEAST + 1) << 21);
    return alpha;
  }

  /**
   * What comes of it when the second seat answers every piece with one on top of it, as it can in columns with an even
   * number of pieces: the most for the first seat to move, the least for the second.
   */
  private following(left: number, right: number, allLeft: number, allRight: number, played: number): number {
    const oddLeft = oddLandings(allLeft);
    const oddRight = oddLandings(allRight);
    if (played % 2 === 0) {
      return (oddLeft | oddRight) === 0 ? mostAgainstFollowing(left, right, allLeft, allRight) : SPACES;
    }
    // One odd column is made even first, where that is safe
    const pieceLeft = oddLeft & this.safeLeft;
    const pieceRight = oddRight & this.safeRight;
    if (count(oddLeft) + count(oddRight) !== 1 || (pieceLeft | pieceRight) === 0) return -SPACES;
    return -mostAgainstFollowing(allLeft ^ left, allRight ^ right, allLeft | pieceLeft, allRight | pieceRight);
  }

  /** Whether the table says of some move that it is worth `beta` or more: then none has to be looked into. */
  private knowsBetter(
    left: number,
    right: number,
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
      const keyLeft = (allLeft ^ left) + (inLeft ? allLeft | bit : allLeft);
      const keyRight = (allRight ^ right) + (inLeft ? allRight : allRight | bit);
      const slot = table.slotOf(keyLeft, keyRight);
      const found = table.high[slot] ?? 0;
      // Upper bounds alone count, and those have no highest bit
      if (found <= 0 || table.low[slot] !== keyLeft || (found & KEY) !== keyRight) continue;
      if (1 - LEAST - ((found >>> 21) & 63) >= beta) return true;
    }
    return false;
  }

  private safeLeft = 0;
  private safeRight = 0;

  /** Finds the moves after which the other seat cannot win at once. 0 when there is none. */
  private safe(left: number, right: number, allLeft: number, allRight: number): number {
    let possibleLeft = landings(allLeft);
    let possibleRight = landings(allRight);
    findWinning(allLeft ^ left, allRight ^ right, allLeft, allRight);
    const threatsLeft = winning.left;
    const threatsRight = winning.right;
    const forcedLeft = possibleLeft & threatsLeft;
    const forcedRight = possibleRight & threatsRight;
    if ((forcedLeft | forcedRight) !== 0) {
      const forced = count(forcedLeft) + count(forcedRight);
      if (forced > 1) return 0;
      possibleLeft = forcedLeft;
      possibleRight = forcedRight;
    }
    // Not under a space where the other seat would win
    this.safeLeft = possibleLeft & ~(threatsLeft >>> 1);
    this.safeRight = possibleRight & ~(threatsRight >>> 1);
    return this.safeLeft | this.safeRight;
  }

  /** Writes the safe moves from `first` on, the best last. Returns the place after it. */
  private rank(
    left: number,
    right: number,
    allLeft: number,
    allRight: number,
    safeLeft: number,
    safeRight: number,
    first: number,
  ): number {
    const { moves, ranks } = this;
    let last = first;
    for (let i = COLUMNS - 1; i >= 0; i--) {
      const inLeft = LEFT[i] === true;
      const bit = (inLeft ? safeLeft : safeRight) & (COLUMN_BITS[i] ?? 0);
      if (bit === 0) continue;
      if (inLeft) findWinning(left | bit, right, allLeft | bit, allRight);
      else findWinning(left, right | bit, allLeft, allRight | bit);
      const rank = count(winning.left) + count(winning.right);
      let at = last++;
      for (; at > first && (ranks[at - 1] ?? 0) > rank; at--) {
        moves[at] = moves[at - 1] ?? 0;
        ranks[at] = ranks[at - 1] ?? 0;
      }
      moves[at] = i;
      ranks[at] = rank;
    }
    return last;
  }
}

/** Whether the seat with these pieces makes four in a row with its next one. */
export function canWinNow(left: number, right: number, allLeft: number, allRight: number): boolean {
  findWinning(left, right, allLeft, allRight);
  return ((winning.left & landings(allLeft)) | (winning.right & landings(allRight))) !== 0;
}

/** The score of a win with the next piece. */
export function scoreOfWin(played: number): number {
  return Math.floor((SPACES + 1 - played) / 2);
}
