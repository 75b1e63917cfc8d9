/** Reversi near its end: every move with the pieces it wins or loses by. */
import type { ReversiState } from '@griddle/rules/reversi/index.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { bestFirst, CERTAIN, type Judged, type Search, type Thought } from '../search/search.js';
import { Positions } from '../search/positions.js';
import { Endgame } from './endgame.js';

/** Open spaces from which the rest of the game is looked through whole; about a second's work. */
export const SOLVED_FROM = 16;

/** One move, and the game after it. */
interface Line {
  readonly move: number;
  readonly end: Endgame;
  /** Own pieces less the others' at the end. */
  lead: number | undefined;
}

/** Solves the moves one after the other; a move whose turn has not come counts as a draw until then. */
export class ReversiSearch implements Search<number> {
  readonly solves = true;
  readonly slice = 4_000;
  private readonly lines: readonly Line[];

  constructor(state: ReversiState) {
    // What is found after one move holds after the others
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

/** A certain win is the better the more pieces it wins by. */
function valueOf(lead: number): number {
  return lead === 0 ? 0 : lead > 0 ? CERTAIN + lead : lead - CERTAIN;
}
