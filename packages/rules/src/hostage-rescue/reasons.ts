/** Why a move of Hostage Rescue was worse: by the faces of the die that win, and by pieces (WW-72 to WW-74). */
import { firstReason, largest, smallest, type Compared, type Measure } from '../core/compare.js';
import type { ComparedKind, Reason, Seat } from '../core/contract.js';
import { isOver, legalMoves, LINES, stepsOf } from './legal.js';
import { play } from './moves.js';
import { CORNERS, DIE, type HostageRescueState, type Walk } from './state.js';

/** Faces that win count most, then pieces. */
export function reasonOf(compared: Compared<HostageRescueState>): Reason | undefined {
  const { before } = compared;
  const seat = before.turn;
  const rival = 1 - seat;
  const theirs = piecesOf(before, rival);
  const own = (kind: ComparedKind, of: Count): Measure<HostageRescueState> => {
    return { kind, seat, least: 1, of: (state) => largest(endsOf(state, seat).map((end) => of(end, seat))) };
  };
  const others = (kind: ComparedKind, of: Count): Measure<HostageRescueState> => {
    return {
      kind,
      seat: rival,
      least: 1,
      of: (state) => smallest(endsOf(state, seat).map((end) => of(end, rival))),
    };
  };
  return firstReason(
    [
      others('lets-rolls', facesThatWin),
      own('rolls', facesThatWin),
      own('takes', (state) => theirs - piecesOf(state, rival)),
    ],
    compared,
  );
}

/** Counts something of a side in a position before a roll. */
type Count = (state: HostageRescueState, side: Seat) => number;

/** The positions in which the turn of a side can end: after the second part of a split roll. */
function endsOf(state: HostageRescueState, seat: Seat): readonly HostageRescueState[] {
  if (state.turn !== seat || state.left === 0) return [state];
  return legalMoves(state).flatMap((move) => {
    const after = play(state, move);
    return after.ok ? [after.value] : [];
  });
}

function piecesOf({ board }: HostageRescueState, side: Seat): number {
  return board.filter((piece) => piece === side).length;
}

/** The number of faces for which something holds once a side has rolled them; 0 when the game is over. */
function faces(state: HostageRescueState, side: Seat, holds: (at: HostageRescueState) => boolean): number {
  let count = 0;
  if (isOver(state)) return count;
  for (let roll = 1; roll <= DIE; roll++) if (holds({ ...state, turn: side, roll, left: 0, moved: -1 })) count++;
  return count;
}

function walksOf(state: HostageRescueState): readonly Walk[] {
  return legalMoves(state).flatMap((move) => (move.kind === 'walk' ? [move] : []));
}

/** The space on which a side wins: that of its hostage, or its own corner with the flag. */
function goalOf({ goal }: HostageRescueState, side: Seat): number {
  return CORNERS[goal === 'flag' ? side : 1 - side] ?? 0;
}

/** Faces with which a side wins at once, also by the second part of a split roll. */
function facesThatWin(state: HostageRescueState, side: Seat): number {
  const goal = goalOf(state, side);
  return faces(state, side, (at) => {
    const walks = walksOf(at);
    return walks.some(({ to }) => to === goal) || walks.some((walk) => winsWithRest(at, walk, goal));
  });
}

/** Whether the rest of a split roll wins after its first part. */
function winsWithRest(at: HostageRescueState, walk: Walk, goal: number): boolean {
  const left = at.roll - stepsOf(walk);
  // Most parts leave no piece at the right distance: that is seen without playing them
  if (left === 0 || !(LINES[goal] ?? []).some((line) => at.board[line[left - 1] ?? -1] === at.turn)) return false;
  const after = play(at, walk);
  return after.ok && walksOf(after.value).some(({ to }) => to === goal);
}
