/** The evaluator of Snake: the value of a position to a side, and how the second player never gets stuck. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { legalMoves } from '@griddle/rules/internal/snake/moves.js';
import { NEXT_TO, SPACES } from '@griddle/rules/internal/snake/state.js';
import { snake, type SnakeState } from '@griddle/rules/snake/index.js';
import type { Evaluator } from '../evaluator.js';
import { CERTAIN, type Judged, type Search, type Thought } from '../search/search.js';

// Snake for the second player: answering every piece by its reflection through the middle of the board never gets
// stuck.

/**
 * The space that keeps the board symmetric, -1 if that is impossible. On a symmetric board the reflection of an open
 * space is open, and the reflection of a space next to the opponent's last piece is next to one's own, so there is
 * always an answer.
 */
function reflection({ board, turn, last }: SnakeState): number {
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

/** A search that only finds the reflection. */
class ReflectionSearch implements Search<number> {
  /** It does not know the values of other moves. */
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

// The evaluator of Snake: the value of a position to a side.

/** The values of a space next to the head, and of one that it may still reach. */
const NEXT = 3;
const REACHED = 1;

/** Own room less the opponent's. */
function evaluateSnake(state: SnakeState, seat: Seat): number {
  return room(state, seat) - room(state, 1 - seat);
}

/** The spaces reached so far; preallocated, so that evaluation allocates nothing. */
const reached = new Int8Array(SPACES);
const isReached = new Uint8Array(SPACES);

/** Open spaces next to a side's head, and all that can be reached through open ones. */
function room({ board, last }: SnakeState, seat: Seat): number {
  const head = last[seat] ?? -1;
  if (head < 0) return NEXT * 8 + REACHED * SPACES;
  isReached.fill(0);
  const next = reach(board, head, 0);
  let count = next;
  for (let i = 0; i < count; i++) count = reach(board, reached[i] ?? head, count);
  return NEXT * next + REACHED * count;
}

/** Adds the open spaces next to a space to the `count` reached so far; returns the new count. */
function reach(board: readonly number[], from: number, count: number): number {
  const near = NEXT_TO[from] ?? [];
  let found = count;
  for (let i = 0; i < near.length; i++) {
    const space = near[i] ?? 0;
    if (board[space] !== -1 || isReached[space] === 1) continue;
    isReached[space] = 1;
    reached[found++] = space;
  }
  return found;
}

/** Snake: the value is room to grow, less the other side's. */
export const SNAKE: Evaluator<SnakeState, number> = {
  evaluate: evaluateSnake,
  margin: 2,
  scale: 8,
  skills: {
    easy: { positions: 0, slips: 5 },
    medium: { positions: 250, slips: 4 },
    hard: { positions: 2_500, slips: 4 },
    best: { positions: 700_000, slips: 0 },
  },
  keys: {
    board: ({ board }) => board,
    others: ({ turn, last: [one = -1, two = -1] }) => [turn, one + 1, two + 1],
    turn: (state) => snake.toMove(state)[0] ?? -1,
  },
  solve: (state, soon) => {
    const answer = soon ? -1 : reflection(state);
    return answer < 0 ? undefined : new ReflectionSearch(state, answer);
  },
};
