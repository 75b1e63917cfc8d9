/**
 * Bounds on the score that a seat can guarantee by follow-up play: answering a piece with one on top of it. All columns
 * are six high, so the second seat gets the second, fourth and sixth spaces of columns with an even number of pieces,
 * and the first seat the others. Columns with an odd number are paired: a piece in one of them is answered by one in
 * the other.
 *
 * Scores are those of `Solver`, for the first seat. Spaces and pieces come in two halves (board.ts).
 */
import { BOARD, columnBits, COLUMNS, half, hasFour, isLeft, landings, SPACES } from './board.js';

/** The second, fourth and sixth spaces of columns, and those with at least two and at least four spaces above. */
const SECONDS = half(0b101010);
const LOWER = half(0b001010);
const LOWEST = half(0b000010);
const FIRSTS = BOARD ^ SECONDS;

const COLUMN_BITS = Array.from({ length: COLUMNS }, (_none, column) => columnBits(column));
const LEFT = Array.from({ length: COLUMNS }, (_none, column) => isLeft(column));

/** The spaces of one half where a piece would land on an odd number of others. */
export function oddLandings(pieces: number): number {
  return landings(pieces) & SECONDS;
}

/**
 * The most that the first seat can get when it is to move and the second one follows: `SPACES` if following prevents
 * nothing, 0 for at most a draw, less for a loss. `odd`: the landings of columns with an odd number of pieces.
 */
export function mostForFirst(
  firstLeft: number,
  firstRight: number,
  secondLeft: number,
  secondRight: number,
  oddLeft: number,
  oddRight: number,
): number {
  const openLeft = BOARD ^ (firstLeft | secondLeft);
  const openRight = BOARD ^ (firstRight | secondRight);
  const left = firstLeft | (openLeft & FIRSTS);
  const right = firstRight | (openRight & FIRSTS);
  // Not even with all odd landings, of which it gets every second one
  if (hasFour(left | oddLeft, right | oddRight) && !isHeldByPair(left, right, oddLeft, oddRight)) return SPACES;
  const restLeft = openLeft & ~oddLeft;
  const restRight = openRight & ~oddRight;
  if (!hasFour(secondLeft | (restLeft & SECONDS), secondRight | (restRight & SECONDS))) return 0;
  // The first seat chooses which columns are filled first; a four that needs no high space is complete before its
  // columns are full
  if (!hasFour(secondLeft | (restLeft & LOWER), secondRight | (restRight & LOWER))) return -1;
  return hasFour(secondLeft | (restLeft & LOWEST), secondRight | (restRight & LOWEST)) ? -3 : -2;
}

/**
 * A lower bound for the second seat, to move, when it pairs the odd columns by one of its safe moves and follows from
 * then on. If that cannot reach `enough`, the result may be lower.
 */
export function leastForSecond(
  secondLeft: number,
  secondRight: number,
  firstLeft: number,
  firstRight: number,
  safeLeft: number,
  safeRight: number,
  enough: number,
): number {
  const openLeft = BOARD ^ (firstLeft | secondLeft);
  const openRight = BOARD ^ (firstRight | secondRight);
  let least = -SPACES;
  if (enough > 0 && !hasFour(secondLeft | (openLeft & SECONDS), secondRight | (openRight & SECONDS))) return least;
  const oddLeft = oddLandings(firstLeft | secondLeft);
  const oddRight = oddLandings(firstRight | secondRight);
  // A four of the first seat that needs no odd landing can only be prevented by a piece on one of its spaces
  const free = !hasFour(firstLeft | (openLeft & FIRSTS), firstRight | (openRight & FIRSTS));
  let movesLeft = free ? safeLeft : safeLeft & ~oddLeft;
  let movesRight = free ? safeRight : safeRight & ~oddRight;
  while ((movesLeft | movesRight) !== 0 && least < enough) {
    const left = movesLeft & -movesLeft;
    const right = movesLeft === 0 ? movesRight & -movesRight : 0;
    movesLeft ^= left;
    movesRight ^= right;
    const score = -mostForFirst(
      firstLeft,
      firstRight,
      secondLeft | left,
      secondRight | right,
      oddLandings(firstLeft | secondLeft | left),
      oddLandings(firstRight | secondRight | right),
    );
    if (score > least) least = score;
  }
  return least;
}

/** Whether there are two odd landings, and neither of them alone gives four. */
function isHeldByPair(left: number, right: number, oddLeft: number, oddRight: number): boolean {
  const oneLeft = oddLeft & -oddLeft;
  const oneRight = oddLeft === 0 ? oddRight & -oddRight : 0;
  const otherLeft = oddLeft ^ oneLeft;
  const otherRight = oddRight ^ oneRight;
  if (!isSingle(otherLeft, otherRight)) return false;
  return !hasFour(left | oneLeft, right | oneRight) && !hasFour(left | otherLeft, right | otherRight);
}

/** Whether one bit is set in two halves. */
export function isSingle(left: number, right: number): boolean {
  if (left === 0) return right !== 0 && (right & (right - 1)) === 0;
  return right === 0 && (left & (left - 1)) === 0;
}

/** The largest value that `leastForFirst` and `leastAfterMove` return. */
export const MOST_BY_THREAT = 2;

/**
 * A lower bound for the first seat when it is to move and has a threat, a space that would make four, above an odd
 * number of spaces: it moves so that it can follow afterwards. 0 if nothing is known. `safe`: where it can move without
 * losing at once.
 */
export function leastForFirst(
  secondLeft: number,
  secondRight: number,
  allLeft: number,
  allRight: number,
  threatsLeft: number,
  threatsRight: number,
  safeLeft: number,
  safeRight: number,
): number {
  const oddThreatsLeft = threatsLeft & FIRSTS & ~allLeft;
  const oddThreatsRight = threatsRight & FIRSTS & ~allRight;
  if ((oddThreatsLeft | oddThreatsRight) === 0) return 0;
  let least = 0;
  let movesLeft = safeLeft;
  let movesRight = safeRight;
  while ((movesLeft | movesRight) !== 0) {
    const left = movesLeft & -movesLeft;
    const right = movesLeft === 0 ? movesRight & -movesRight : 0;
    movesLeft ^= left;
    movesRight ^= right;
    const score = leastByThreat(
      secondLeft,
      secondRight,
      allLeft | left,
      allRight | right,
      oddThreatsLeft,
      oddThreatsRight,
      oddLandings(allLeft | left),
      oddLandings(allRight | right),
    );
    if (score > least) least = score;
  }
  return least;
}

/**
 * A lower bound for the first seat when the second one is to move and all columns except that of a threat are even or
 * paired: in the end the second seat has to put a piece below the threat.
 */
export function leastAfterMove(
  secondLeft: number,
  secondRight: number,
  allLeft: number,
  allRight: number,
  threatsLeft: number,
  threatsRight: number,
): number {
  const left = threatsLeft & FIRSTS & ~allLeft;
  const right = threatsRight & FIRSTS & ~allRight;
  if ((left | right) === 0) return 0;
  const oddLeft = oddLandings(allLeft);
  const oddRight = oddLandings(allRight);
  return leastByThreat(secondLeft, secondRight, allLeft, allRight, left, right, oddLeft, oddRight);
}

function leastByThreat(
  secondLeft: number,
  secondRight: number,
  allLeft: number,
  allRight: number,
  threatsLeft: number,
  threatsRight: number,
  oddLeft: number,
  oddRight: number,
): number {
  const openLeft = BOARD ^ allLeft;
  const openRight = BOARD ^ allRight;
  let least = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const inLeft = LEFT[column] === true;
    const bits = COLUMN_BITS[column] ?? 0;
    const threats = (inLeft ? threatsLeft : threatsRight) & bits;
    if (threats === 0 || ((inLeft ? oddLeft : oddRight) & bits) === 0) continue;
    const threat = threats & -threats;
    // Below the threat the second seat gets the second spaces, elsewhere at most the first ones and the odd landings
    const below = SECONDS & (threat - 1) & bits;
    let left = (openLeft & FIRSTS) | oddLeft;
    let right = (openRight & FIRSTS) | oddRight;
    if (inLeft) left = (left & ~bits) | (openLeft & below);
    else right = (right & ~bits) | (openRight & below);
    if (hasFour(secondLeft | left, secondRight | right)) continue;
    // All other columns may be full by then: one piece is left to it above the third space, none above the fifth
    least = Math.max(least, ((threat << 2) & bits) !== 0 ? MOST_BY_THREAT : 1);
  }
  return least;
}
