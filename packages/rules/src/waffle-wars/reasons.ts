/** Why a move of Waffle Wars was worse: by threats, quadrants, captures and what can still win (WW-6 to WW-21). */
import { firstReason, type Compared } from '../core/compare.js';
import type { Reason, Seat } from '../core/contract.js';
import { LINES, NOBODY, WIN_SHAPES } from './components.js';
import { jumpsOf } from './legal.js';
import { hasModes, type WaffleWarsState } from './modes/state.js';
import { play } from './moves.js';
import { winningMoves } from './scoring.js';
import type { PlainState } from './state.js';

/** Pieces of a five in a row from which a line is worth counting. */
const BEGUN = 2;
/** Captures in a row that are looked at. */
const CAPTURES = 4;

/** Only for the plain game: power-ups and partners change what a threat is. */
export function reasonOf({ before, good, worse }: Compared<WaffleWarsState>): Reason | undefined {
  if (hasModes(before) || hasModes(worse) || hasModes(good) || !isQuiet(worse) || !isQuiet(good)) return undefined;
  const seat = before.turn;
  const rival = 1 - seat;
  const lead = leadOf(before, seat);
  const gain = (state: PlainState): number => leadAfterCaptures(state, seat, CAPTURES) - lead;
  return firstReason<PlainState>(
    [
      { kind: 'lets-ways', seat: rival, of: (state) => ways(state, rival), least: 1 },
      { kind: 'ways', seat, of: (state) => ways(state, seat), least: 1 },
      { kind: 'lets-trade', seat: rival, of: (state) => Math.max(0, -gain(state)), least: 1 },
      { kind: 'trades', seat, of: (state) => Math.max(0, gain(state)), least: 1 },
      { kind: 'shapes', seat, of: (state) => almostShapes(state, seat), least: 1 },
      { kind: 'lines', seat, of: (state) => lines(state, seat), least: 1 },
    ],
    { good, worse },
  );
}

/** Whether nobody has a winning condition yet: from then on no other number counts. */
function isQuiet({ phase }: PlainState): boolean {
  return phase === 'first' || phase === '-';
}

/** Moves that would give a side a winning condition, if it were its turn. */
function ways(state: PlainState, side: Seat): number {
  return state.winner >= 0 ? 0 : winningMoves({ ...state, turn: side }, side, true).length;
}

/** Pieces more than the other side, on the board and in hand. */
function leadOf({ board, hands }: PlainState, side: Seat): number {
  let lead = (hands[side] ?? 0) - (hands[1 - side] ?? 0);
  for (const piece of board) lead += piece === NOBODY ? 0 : piece === side ? 1 : -1;
  return lead;
}

/** The lead once nobody wants to capture any more: each side in turn makes the best capture for it, or stops. */
function leadAfterCaptures(state: PlainState, side: Seat, left: number): number {
  let best = leadOf(state, side);
  if (left === 0 || state.winner >= 0) return best;
  for (const move of jumpsOf(state.board, state.turn)) {
    const after = play(state, move);
    if (!after.ok) continue;
    const lead = leadAfterCaptures(after.value, side, left - 1);
    best = state.turn === side ? Math.max(best, lead) : Math.min(best, lead);
  }
  return best;
}

/** Whether none of the spaces has a piece of the other side, and exactly so many, or at least, have one of this side. */
function holds({ board }: PlainState, spaces: readonly number[], side: Seat, least: number, most: number): boolean {
  const own = spaces.filter((space) => board[space] === side).length;
  return own >= least && own <= most && spaces.every((space) => board[space] === side || board[space] === NOBODY);
}

/** Win shapes that lack a single piece. */
function almostShapes(state: PlainState, side: Seat): number {
  let count = 0;
  for (const shapes of WIN_SHAPES) {
    count += shapes.filter((shape) => holds(state, shape, side, shape.length - 1, shape.length - 1)).length;
  }
  return count;
}

/** Fives in a line with two pieces of a side at least, and none of the other. */
function lines(state: PlainState, side: Seat): number {
  let count = 0;
  for (const line of LINES) {
    for (let start = 0; start + 5 <= line.length; start++) {
      if (holds(state, line.slice(start, start + 5), side, BEGUN, 5)) count++;
    }
  }
  return count;
}
