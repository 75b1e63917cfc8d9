/** Why a move of Connect-4 was worse: by threats and by the lines of four that can still win (WW-75). */
import { firstReason, type Compared } from '../core/compare.js';
import type { Reason, Seat } from '../core/contract.js';
import { EIGHT_WAYS, gridStep, type GridSize } from '../core/grid.js';
import { withAt } from '../core/math.js';
import { makesFour } from './moves.js';
import { IN_A_ROW, type ConnectFourState } from './state.js';

/** A line more or less explains little on an open board. */
const LINES = 2;

/** Threats count most, then what blocks the other side, then what one can still build. */
export function reasonOf(compared: Compared<ConnectFourState>): Reason | undefined {
  const seat = compared.before.turn;
  const rival = 1 - seat;
  return firstReason<ConnectFourState>(
    [
      { kind: 'lets-ways', seat: rival, of: (state) => threats(state, rival), least: 1 },
      { kind: 'ways', seat, of: (state) => threats(state, seat), least: 1 },
      { kind: 'lines', seat, of: (state) => lines(state, seat, 1), least: LINES },
      { kind: 'lets-open', seat: rival, of: (state) => lines(state, rival, 0), least: LINES },
    ],
    compared,
  );
}

/** The open spaces that would complete four in a row, also those that no piece falls to yet. */
function threats({ board, size }: ConnectFourState, side: Seat): number {
  return board.filter((piece, space) => piece < 0 && makesFour(size, withAt(board, space, side), space)).length;
}

/** Lines of four with so many pieces of a side at least, and none of the other. */
function lines({ board, size }: ConnectFourState, side: Seat, least: number): number {
  return foursOf(size).filter((four) => {
    const own = four.filter((space) => board[space] === side).length;
    return own >= least && four.every((space) => board[space] !== 1 - side);
  }).length;
}

function foursOf(size: GridSize): readonly (readonly number[])[] {
  const fours: number[][] = [];
  // Half of the directions, so each line is found once
  for (const [dx, dy] of EIGHT_WAYS.slice(0, 4)) {
    for (let start = 0; start < size.width * size.height; start++) {
      const four: number[] = [];
      for (let i = 0; i < IN_A_ROW; i++) four.push(gridStep(size, start, i * dx, i * dy));
      if (four.every((space) => space >= 0)) fours.push(four);
    }
  }
  return fours;
}
