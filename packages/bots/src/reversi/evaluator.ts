/**
 * The evaluator of Reversi: the value of a position to a side. Pieces count for little before the end, because they are
 * flipped too easily.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import { legalMoves } from '@griddle/rules/internal/reversi/moves.js';
import { reversi, type ReversiState } from '@griddle/rules/reversi/index.js';
import type { Evaluator } from '../evaluator.js';
import { Positions } from '../search/positions.js';
import { bestFirst, CERTAIN, type Judged, type Search, type Thought } from '../search/search.js';
import { Endgame } from './endgame.js';

// Reversi near its end: every move with the pieces it wins or loses by.

/** The number of open spaces from which the rest of the game is searched completely; about a second's work. */
const SOLVED_FROM = 16;

/** One move, and its solver. */
interface Line {
  readonly move: number;
  readonly end: Endgame;
  /** Own pieces less the others' at the end. */
  lead: number | undefined;
}

/** Solves the moves one after another; an unsolved move counts as a draw until then. */
export class ReversiSearch implements Search<number> {
  readonly solves = true;
  readonly slice = 4_000;
  private readonly lines: readonly Line[];

  constructor(state: ReversiState) {
    // Results after one move are valid after the others
    const table = new Positions(18);
    this.lines = reversi.legalMoves(state).flatMap((move) => {
      const played = reversi.play(state, move);
      return played.ok ? [{ move, end: new Endgame(played.value, table), lead: undefined }] : [];
    });
  }

  run(positions: number): boolean {
    let left = positions;
    for (const line of this.lines) {
      if (line.lead !== undefined) continue;
      if (left <= 0) return false;
      const { end } = line;
      const before = end.seen;
      end.limit = before + left;
      const lead = -end.solve();
      left -= end.seen - before;
      if (end.stopped) return false;
      line.lead = lead;
    }
    return true;
  }

  thought(): Thought<number> {
    const moves = this.lines.map(({ move, lead }): Judged<number> => {
      return { move, value: valueOf(lead ?? 0), exact: lead !== undefined };
    });
    const known = this.lines.filter(({ lead }) => lead !== undefined).length;
    return { moves: bestFirst(moves), depth: known, positions: this.lines.reduce((sum, { end }) => sum + end.seen, 0) };
  }
}

/** A certain win is better the more pieces it wins by. */
function valueOf(lead: number): number {
  return lead === 0 ? 0 : lead > 0 ? CERTAIN + lead : lead - CERTAIN;
}

/** A piece in a corner is never flipped again; a piece next to an open corner gives the corner away. */
const CORNER = 30;
const BESIDE_OPEN_CORNER = -10;
/** The values of a space on the edge, of one move more than the other side, and of a piece. */
const EDGE = 3;
const MOVE = 2;
const PIECE = 1;

/** Own prospects less the opponent's. */
function evaluateReversi(state: ReversiState, seat: Seat): number {
  const { board, size, turn } = state;
  let worth = MOVE * legalMoves(state).length * (turn === seat ? 1 : -1);
  board.forEach((side, space) => {
    if (side < 0) return;
    worth += (PIECE + placeWorth(board, size, space)) * (side === seat ? 1 : -1);
  });
  return worth;
}

function placeWorth(board: readonly number[], size: number, space: number): number {
  const [x, y] = [space % size, Math.floor(space / size)];
  const [fromX, fromY] = [Math.min(x, size - 1 - x), Math.min(y, size - 1 - y)];
  if (fromX + fromY === 0) return CORNER;
  const corner = (x < size / 2 ? 0 : size - 1) + (y < size / 2 ? 0 : size * (size - 1));
  if (fromX < 2 && fromY < 2 && board[corner] === -1) return BESIDE_OPEN_CORNER;
  return fromX === 0 || fromY === 0 ? EDGE : 0;
}

/** Reversi: evaluated by places and mobility, solved exactly once few spaces are open. */
export const REVERSI: Evaluator<ReversiState, number> = {
  evaluate: evaluateReversi,
  margin: 3,
  scale: 20,
  keys: {
    board: ({ board }) => board,
    others: ({ turn }) => [turn],
    turn: (state) => reversi.toMove(state)[0] ?? -1,
  },
  solve: (state, soon) => {
    const open = state.board.filter((side) => side < 0).length;
    return open <= SOLVED_FROM && !soon ? new ReversiSearch(state) : undefined;
  },
};
