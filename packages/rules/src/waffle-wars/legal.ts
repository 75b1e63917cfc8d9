/** Which moves exist on a board, before any question of who wins: placements (WW-6) and jumps (WW-7). */
import type { Seat } from '../core/contract.js';
import { HOPS, IS_CORNER, NOBODY, QUADRANT_OF, QUADRANT_SPACES, SPACES, STRAWBERRIES } from './components.js';
import { JUMPS, PLACEMENTS } from './state.js';
import type { Jump, WaffleWarsMove, WaffleWarsState } from './state.js';

/** `HOPS` as plain numbers, over and to in turn, which the search for jumps reads faster than objects. */
const OVER_AND_TO: readonly (readonly number[])[] = HOPS.map((hops) => {
  const numbers: number[] = [];
  for (const hop of hops) numbers.push(hop.over, hop.to);
  return numbers;
});

/** Whether a seat may place on a space in ordinary play (WW-4, WW-6, WW-11, WW-13 to WW-15). */
export function mayPlace(state: WaffleWarsState, seat: Seat, space: number): boolean {
  if (state.board[space] !== NOBODY || (state.hands[seat] ?? 0) === 0) return false;
  const owner = state.owners[QUADRANT_OF[space] ?? 0];
  if (owner !== NOBODY && owner !== seat) return false;
  return !(state.phase === 'first' && seat === STRAWBERRIES && IS_CORNER[space] === true);
}

/** The placements of the seat to move, quadrant by quadrant, and then its jumps, in ordinary play. */
export function movesOf(state: WaffleWarsState): readonly WaffleWarsMove[] {
  const moves: WaffleWarsMove[] = [];
  const { board, owners, turn } = state;
  if ((state.hands[turn] ?? 0) > 0) {
    const noCorner = state.phase === 'first' && turn === STRAWBERRIES;
    for (let quadrant = 0; quadrant < owners.length; quadrant++) {
      const owner = owners[quadrant];
      if (owner !== NOBODY && owner !== turn) continue;
      const spaces = QUADRANT_SPACES[quadrant] ?? [];
      for (let i = 0; i < spaces.length; i++) {
        const space = spaces[i] ?? 0;
        if (board[space] !== NOBODY || (noCorner && IS_CORNER[space] === true)) continue;
        const move = PLACEMENTS[space];
        if (move !== undefined) moves.push(move);
      }
    }
  }
  pushJumps(board, turn, moves);
  return moves;
}

/** All jumps of a seat (WW-7), whatever quadrants are locked (WW-9). */
export function jumpsOf(board: readonly number[], seat: Seat): readonly Jump[] {
  const jumps: Jump[] = [];
  pushJumps(board, seat, jumps);
  return jumps;
}

function pushJumps(board: readonly number[], seat: Seat, moves: WaffleWarsMove[]): void {
  const opponent = 1 - seat;
  for (let from = 0; from < SPACES; from++) {
    if (board[from] !== seat) continue;
    const hops = OVER_AND_TO[from] ?? [];
    for (let i = 0; i < hops.length; i += 2) {
      if (board[hops[i] ?? 0] !== opponent || board[hops[i + 1] ?? 0] !== NOBODY) continue;
      const jump = JUMPS[from]?.[i / 2];
      if (jump !== undefined) moves.push(jump);
    }
  }
}

/** Whether the seat to move has any move in ordinary play (WW-11, WW-22). */
export function hasMove(state: WaffleWarsState): boolean {
  const { turn } = state;
  if ((state.hands[turn] ?? 0) > 0) {
    for (let space = 0; space < SPACES; space++) if (mayPlace(state, turn, space)) return true;
  }
  return jumpsOf(state.board, turn).length > 0;
}

/** The space a jump of two spaces goes over; -1 where no straight jump leads from one space to the other (WW-7). */
export function overBetween(from: number, to: number): number {
  for (const hop of HOPS[from] ?? []) if (hop.to === to) return hop.over;
  return -1;
}

/** The board after a jump along `path`: the jumped pieces are out of the game (WW-8). */
export function boardAfterJump(board: readonly number[], path: readonly number[]): number[] {
  const after = board.slice();
  let from = path[0] ?? 0;
  const piece = board[from] ?? NOBODY;
  after[from] = NOBODY;
  for (let i = 1; i < path.length; i++) {
    const to = path[i] ?? 0;
    after[overBetween(from, to)] = NOBODY;
    from = to;
  }
  after[from] = piece;
  return after;
}
