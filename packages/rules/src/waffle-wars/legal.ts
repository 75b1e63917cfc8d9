/** Which moves exist on a board, before any question of who wins: placements (WW-6) and jumps (WW-7). */
import type { Seat } from '../core/contract.js';
import { HOPS, IS_CORNER, NOBODY, QUADRANT_OF, QUADRANT_SPACES, SPACES, STRAWBERRIES } from './components.js';
import { JUMPS, PLACEMENTS } from './state.js';
import type { Jump, PlainMove, PlainState } from './state.js';

/** `HOPS` as plain numbers, over and to in turn, which the search for jumps reads faster than objects. */
const OVER_AND_TO: readonly (readonly number[])[] = HOPS.map((hops) => hops.flatMap(({ over, to }) => [over, to]));

/** Whether a seat may place on a space in ordinary play (WW-4, WW-6, WW-11, WW-13 to WW-15). */
export function mayPlace(state: PlainState, seat: Seat, space: number): boolean {
  if (state.board[space] !== NOBODY || (state.hands[seat] ?? 0) === 0) return false;
  const owner = state.owners[QUADRANT_OF[space] ?? 0];
  if (owner !== NOBODY && owner !== seat) return false;
  return !(state.phase === 'first' && seat === STRAWBERRIES && IS_CORNER[space] === true);
}

/** Whether a jump of the seat to move is one over an opponent's piece to an open space (WW-7), and no more (WW-10). */
export function mayJump({ board, turn }: PlainState, { path }: Jump): boolean {
  const from = path[0] ?? 0;
  const to = path[1] ?? 0;
  return path.length === 2 && board[from] === turn && board[overBetween(from, to)] === 1 - turn && board[to] === NOBODY;
}

/** The placements of the seat to move, quadrant by quadrant, and then its jumps, in ordinary play. */
export function movesOf(state: PlainState): readonly PlainMove[] {
  const moves: PlainMove[] = [];
  const { board, owners, turn, phase } = state;
  if ((state.hands[turn] ?? 0) > 0) {
    for (let quadrant = 0; quadrant < owners.length; quadrant++) {
      const owner = owners[quadrant];
      if (owner !== NOBODY && owner !== turn) continue;
      const spaces = QUADRANT_SPACES[quadrant] ?? [];
      for (let i = 0; i < spaces.length; i++) {
        const space = spaces[i] ?? 0;
        if (board[space] !== NOBODY) continue;
        const move = PLACEMENTS[space];
        if (move !== undefined) moves.push(move);
      }
    }
  }
  pushJumps(board, turn, moves, false);
  // Taken out afterwards, since asking for every space would slow down all the other turns (WW-4)
  return phase === 'first' && turn === STRAWBERRIES
    ? moves.filter((move) => move.kind === 'jump' || IS_CORNER[move.to] !== true)
    : moves;
}

/** All jumps of a seat (WW-7), whatever quadrants are locked (WW-9). */
export function jumpsOf(board: readonly number[], seat: Seat): readonly Jump[] {
  const jumps: Jump[] = [];
  pushJumps(board, seat, jumps, false);
  return jumps;
}

/** Adds the jumps of a seat, or only the first of them. */
function pushJumps(board: readonly number[], seat: Seat, moves: PlainMove[], first: boolean): void {
  // What stands over and to in one number: a processor guesses one branch wrong less often than two
  const wanted = 1 - seat - 2 * NOBODY;
  for (let from = 0; from < SPACES; from++) {
    if (board[from] !== seat) continue;
    const hops = OVER_AND_TO[from] ?? [];
    for (let i = 0; i < hops.length; i += 2) {
      if ((board[hops[i] ?? 0] ?? 0) - 2 * (board[hops[i + 1] ?? 0] ?? 0) !== wanted) continue;
      const jump = JUMPS[from]?.[i / 2];
      if (jump !== undefined) moves.push(jump);
      if (first) return;
    }
  }
}

/** Whether the seat to move has any move in ordinary play (WW-11, WW-22). */
export function hasMove(state: PlainState): boolean {
  const { turn } = state;
  for (let space = 0; space < SPACES; space++) if (mayPlace(state, turn, space)) return true;
  const jumps: Jump[] = [];
  pushJumps(state.board, turn, jumps, true);
  return jumps.length > 0;
}

/** The space a jump of two spaces goes over; -1 where no straight jump leads from one space to the other (WW-7). */
export function overBetween(from: number, to: number): number {
  return HOPS[from]?.find((hop) => hop.to === to)?.over ?? -1;
}

/** The board after jumps along a path, each over the middle: the jumped pieces are out of the game (WW-8). */
export function boardAfterJump(board: readonly number[], path: readonly number[]): number[] {
  const after = board.slice();
  let from = path[0] ?? 0;
  const piece = board[from] ?? NOBODY;
  after[from] = NOBODY;
  for (let i = 1; i < path.length; i++) {
    const to = path[i] ?? 0;
    after[(from + to) / 2] = NOBODY;
    from = to;
  }
  after[from] = piece;
  return after;
}
