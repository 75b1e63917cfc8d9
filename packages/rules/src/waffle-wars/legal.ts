/** Which moves exist on a board, before any question of who wins: placements (WW-6) and jumps (WW-7). */
import type { Seat } from '../core/contract.js';
import { HOPS, IS_CORNER, NOBODY, QUADRANT_OF, SPACES, STRAWBERRIES } from './components.js';
import { JUMPS, PLACEMENTS } from './state.js';
import type { Jump, WaffleWarsMove, WaffleWarsState } from './state.js';

/** Whether a seat may place on a space in ordinary play (WW-4, WW-6, WW-11, WW-13 to WW-15). */
export function mayPlace(state: WaffleWarsState, seat: Seat, space: number): boolean {
  if (state.board[space] !== NOBODY || (state.hands[seat] ?? 0) === 0) return false;
  const owner = state.owners[QUADRANT_OF[space] ?? 0];
  if (owner !== NOBODY && owner !== seat) return false;
  return !(state.phase === 'first' && seat === STRAWBERRIES && IS_CORNER[space] === true);
}

/** The placements and jumps of the seat to move in ordinary play, placements from a1 to f6 first. */
export function movesOf(state: WaffleWarsState): readonly WaffleWarsMove[] {
  const moves: WaffleWarsMove[] = [];
  const { board, owners, turn } = state;
  if ((state.hands[turn] ?? 0) > 0) {
    const noCorner = state.phase === 'first' && turn === STRAWBERRIES;
    for (let space = 0; space < SPACES; space++) {
      if (board[space] !== NOBODY) continue;
      const owner = owners[QUADRANT_OF[space] ?? 0];
      if (owner !== NOBODY && owner !== turn) continue;
      if (noCorner && IS_CORNER[space] === true) continue;
      const move = PLACEMENTS[space];
      if (move !== undefined) moves.push(move);
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
    const hops = HOPS[from];
    const jumps = JUMPS[from];
    if (hops === undefined || jumps === undefined) continue;
    for (let i = 0; i < hops.length; i++) {
      const hop = hops[i];
      const jump = jumps[i];
      if (hop === undefined || jump === undefined) continue;
      if (board[hop.over] === opponent && board[hop.to] === NOBODY) moves.push(jump);
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
