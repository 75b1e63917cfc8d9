/** Standings that need no move to be called out: arms race, cold war (WW-32) and the Wall of Jericho (WW-33). */
import type { Seat } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { LINES, NOBODY, QUADRANT_OF, QUADRANT_SPACES } from './components.js';
import { ownersOf, rankOf } from './conditions.js';
import { boardAfterJump, jumpsOf, mayPlace, overBetween } from './legal.js';
import { landingOf } from './state.js';
import type { PlainState } from './state.js';
import { winningMoves } from './verdict.js';

/** What an arms race is about: every quadrant and every five in a row. */
const GOALS: readonly (readonly number[])[] = [
  ...QUADRANT_SPACES,
  ...LINES.map((line) => line.slice(0, 5)),
  ...LINES.map((line) => line.slice(-5)),
];

/**
 * The five or the quadrant that a seat could fill undisturbed, empty when there is none (WW-32): all it lacks is open and
 * lies in quadrants of the seat, one or two side by side, and no jump of the opponent lands there or takes a piece of it.
 */
export function armsRace({ board, owners }: PlainState, seat: Seat): readonly number[] {
  const jumps = jumpsOf(board, 1 - seat);
  const race = GOALS.find((goal) => {
    const lacking = goal.filter((space) => board[space] !== seat);
    const quadrants = lacking.map((space) => QUADRANT_OF[space] ?? 0);
    return (
      lacking.length > 0 &&
      lacking.every((space) => board[space] === NOBODY) &&
      // Quadrants 0 and 3, and 1 and 2, touch at a corner only
      quadrants.every((quadrant) => owners[quadrant] === seat && !quadrants.includes(3 - quadrant)) &&
      jumps.every(({ path: [from = 0, to = 0] }) => !lacking.includes(to) && !goal.includes(overBetween(from, to)))
    );
  });
  return race ?? [];
}

/**
 * A space on which a seat would win and the opponent may place, when a jump over every such block lets the seat win there
 * all the same (WW-33); -1 when there is none. A seat that has a winning condition already needs no wall.
 */
export function wallOfJericho(state: PlainState, seat: Seat): number {
  for (const space of winningSpaces(state, seat)) {
    if (!mayPlace(state, 1 - seat, space)) continue;
    const blocked = withAt(state.board, space, 1 - seat);
    // The space is open again only where the jump went over the block
    const falls = jumpsOf(blocked, seat).some(({ path }) => {
      const board = boardAfterJump(blocked, path);
      return winningSpaces({ ...state, board, owners: ownersOf(board) }, seat).includes(space);
    });
    if (falls) return space;
  }
  return NOBODY;
}

/** Where a seat without a winning condition could place to get one. */
function winningSpaces(state: PlainState, seat: Seat): readonly number[] {
  if (rankOf(state.board, state.owners, seat) > 0) return [];
  return winningMoves(state, seat, false).map((move) => landingOf(move));
}
