/**
 * Judges a position: a win, a reply, a World War, or play continues (WW-17 to WW-29). Waffle Wars has no points: in score
 * sheets, conditions are lines of 0 points.
 */
import type { Outcome, SeatScore, Seat } from '../core/contract.js';
import { BLUEBERRIES, STRAWBERRIES, QUADRANT_OF, SPACES } from './components.js';
import {
  conditionsOf,
  overRule,
  placesOf,
  fillsQuadrant,
  fiveThrough,
  owned,
  ownerOf,
  ownersOf,
  rankOf,
} from './conditions.js';
import { boardAfterJump, hasMove, jumpsOf, mayPlace } from './legal.js';
import { type PlainState, PLACEMENTS, type PlainMove, type WinCode } from './state.js';

// Score sheets and the result. Waffle Wars has no points: conditions are lines of 0 points.

/** Each seat's winning conditions as lines of 0 points (WW-17 to WW-21). */
export function score(state: PlainState): readonly SeatScore[] {
  return [STRAWBERRIES, BLUEBERRIES].map((seat) => ({
    seat,
    total: 0,
    lines: conditionsOf(state.board, state.owners, seat).map(({ rule, code, spaces }) => ({
      rule,
      code,
      points: 0,
      places: placesOf(spaces),
    })),
    ties: [],
  }));
}

/** The result of a finished game (WW-22 to WW-29). */
export function outcome(state: PlainState): Outcome | undefined {
  if (state.winner < 0) return undefined;
  return { winners: [state.winner], by: state.by, rule: overRule(state) };
}

/**
 * Completes a position whose board, hands, owners and ranks are up to date and whose `turn` is the next seat by simple
 * alternation. `phase` is the phase so far; a reply just made counts as ordinary play.
 *
 * The verdict is the same for a position reached in play and for one read from text.
 */
export function judged(state: PlainState): PlainState {
  return judgedBy(state, DUEL);
}

/** How play continues when no side has won yet; modes and doubles have their own versions. */
export interface Course<S extends PlainState> {
  /** Play continues, or ends because the seat to move has no move. */
  readonly goesOn: (state: S, phase: 'first' | '-' | 'war') => S;
  /** The position in which Blueberries reply to a win; undefined if they cannot. */
  readonly reply: (state: S) => S | undefined;
}

const DUEL: Course<PlainState> = {
  goesOn: (state, phase) => goesOn(state, phase),
  reply: (state) => (repliesOf(state).length > 0 ? { ...state, turn: BLUEBERRIES, phase: 'reply' } : undefined),
};

/** Like `judged`, with a different course of play. */
export function judgedBy<S extends PlainState>(state: S, course: Course<S>): S {
  const strawberries = state.ranks[STRAWBERRIES] ?? 0;
  const blueberries = state.ranks[BLUEBERRIES] ?? 0;
  if (strawberries === 0 && blueberries === 0) return course.goesOn(state, state.phase === 'first' ? 'first' : '-');
  const { equity, warByCount } = state.rules;
  // Above 0 if Strawberries are ahead: by rank (WW-23) and, if the option says so, by number at equal rank (WW-27)
  let ahead = strawberries - blueberries;
  if (ahead === 0 && equity && warByCount) {
    ahead = conditionsOfRank(state, STRAWBERRIES, strawberries) - conditionsOfRank(state, BLUEBERRIES, blueberries);
  }
  // WW-29: without equity there is no war, and a tie goes to the mover, the seat before `turn`
  if (!equity) return won(state, ahead > 0 ? STRAWBERRIES : ahead < 0 ? BLUEBERRIES : 1 - state.turn);
  if (blueberries > 0) {
    // WW-25 to WW-27: the higher rank, or Blueberries alone, wins at once; equal ranks are (or stay) a World War
    if (ahead !== 0) return won(state, ahead > 0 ? STRAWBERRIES : BLUEBERRIES);
    return course.goesOn(state, 'war');
  }
  // WW-27: in a war, a side that lost its condition to a jump has none and gets no reply
  return (state.phase === 'war' ? undefined : course.reply(state)) ?? won(state, STRAWBERRIES);
}

/** Play continues unless the seat to move has no move, a loss by depletion (WW-22) without a reply (WW-28). */
function goesOn(state: PlainState, phase: 'first' | '-' | 'war'): PlainState {
  const next = state.phase === phase ? state : { ...state, phase };
  if (hasMove(next)) return next;
  return { ...next, winner: 1 - next.turn, by: 'depletion' };
}

function won<S extends PlainState>(state: S, winner: Seat): S {
  const by: WinCode = conditionsOf(state.board, state.owners, winner)[0]?.code ?? 'depletion';
  return { ...state, phase: state.phase === 'war' ? 'war' : '-', winner, by };
}

function conditionsOfRank(state: PlainState, seat: Seat, rank: number): number {
  return conditionsOf(state.board, state.owners, seat).filter((condition) => condition.rank === rank).length;
}

/** The moves with which Blueberries may reply: those that give them a winning condition (WW-24). */
export function repliesOf(state: PlainState): readonly PlainMove[] {
  return winningMoves(state, BLUEBERRIES, state.rules.replyByJump);
}

/**
 * The legal moves that would give a seat a winning condition if it were its turn in ordinary play: placements, then jumps
 * if `withJumps`. These are the threats shown on the board.
 */
export function winningMoves(state: PlainState, seat: Seat, withJumps: boolean): readonly PlainMove[] {
  const moves: PlainMove[] = [];
  const board = state.board.slice();
  for (let space = 0; space < SPACES; space++) {
    if (!mayPlace(state, seat, space)) continue;
    const move = PLACEMENTS[space];
    board[space] = seat;
    if (move !== undefined && hasConditionAt(board, state.owners, space, seat)) moves.push(move);
    board[space] = -1;
  }
  if (withJumps) {
    for (const jump of jumpsOf(state.board, seat)) {
      const after = boardAfterJump(state.board, jump.path);
      if (rankOf(after, ownersOf(after), seat) > 0) moves.push(jump);
    }
  }
  return moves;
}

/** Whether a piece just placed on `space` gives its seat a condition; `owners` are those before the placement. */
function hasConditionAt(board: readonly number[], owners: readonly number[], space: number, seat: Seat): boolean {
  if (fiveThrough(board, space, seat) || fillsQuadrant(board, space, seat)) return true;
  const quadrant = QUADRANT_OF[space] ?? 0;
  const others = owned(owners, seat) - (owners[quadrant] === seat ? 1 : 0);
  return others === 3 || (others === 2 && ownerOf(board, quadrant) === seat);
}
