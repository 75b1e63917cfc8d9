/** Snake for who moves second: every piece answered by its reflection through the middle of the board never gets stuck. */
import type { SnakeState } from '@griddle/rules/snake/index.js';
import { legalMoves } from '@griddle/rules/internal/snake/moves.js';
import { CERTAIN, type Judged, type Search, type Thought } from '../search/search.js';

/**
 * The space that keeps the board its own reflection, -1 where that cannot be done. On such a board the reflection of an
 * open space is open, and the reflection of a space next to their last piece is next to one's own: there is always an answer.
 */
export function reflection({ board, turn, last }: SnakeState): number {
  const theirs = last[1 - turn] ?? -1;
  if (theirs < 0) return -1;
  const answer = board.length - 1 - theirs;
  if (board[answer] !== -1) return -1;
  const reflected = board.every((side, space) => {
    const other = board[board.length - 1 - space] ?? -1;
    return space === theirs || space === answer || (side < 0 ? other < 0 : other === 1 - side);
  });
  return reflected ? answer : -1;
}

/** Thinks no further than the reflection. */
export class ReflectionSearch implements Search<number> {
  /** What the other moves are worth it does not know. */
  readonly solves = false;
  readonly slice = 1;

  constructor(
    private readonly state: SnakeState,
    private readonly answer: number,
  ) {}

  run(): boolean {
    return true;
  }

  thought(): Thought<number> {
    const others = legalMoves(this.state).filter((move) => move !== this.answer);
    const moves = [this.answer, ...others].map((move): Judged<number> => {
      return { move, value: move === this.answer ? CERTAIN : 0, exact: move === this.answer };
    });
    return { moves, depth: 1, positions: 1 };
  }
}
