/** What opponents know of Snake, and what a position is worth to a side. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { NEXT_TO, SPACES } from '@griddle/rules/internal/snake/state.js';
import { snake, type SnakeState } from '@griddle/rules/snake/index.js';
import type { Evaluator } from '../evaluator.js';
import { reflection, ReflectionSearch } from './search.js';

/** A space that the head can go to next, and one that it may still reach. */
const NEXT = 3;
const REACHED = 1;

/** Own room less the opponent's. */
function evaluateSnake(state: SnakeState, seat: Seat): number {
  return room(state, seat) - room(state, 1 - seat);
}

/** Spaces reached so far, and which they are; kept so that nothing is allocated for a position. */
const reached = new Int8Array(SPACES);
const isReached = new Uint8Array(SPACES);

/** Open spaces beside a side's head, and all that can be reached through open ones. */
function room({ board, last }: SnakeState, seat: Seat): number {
  const head = last[seat] ?? -1;
  if (head < 0) return NEXT * 8 + REACHED * SPACES;
  isReached.fill(0);
  const next = reach(board, head, 0);
  let count = next;
  for (let i = 0; i < count; i++) count = reach(board, reached[i] ?? head, count);
  return NEXT * next + REACHED * count;
}

/** Adds the open spaces beside a space to the `count` reached so far; gives how many there are then. */
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

/** Snake: worth is room to grow into, less the other side's. */
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
