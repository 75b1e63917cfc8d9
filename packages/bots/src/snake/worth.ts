/** What a position of Snake is worth to a side. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { NEXT_TO, SPACES } from '@griddle/rules/snake/components.js';
import type { SnakeState } from '@griddle/rules/snake/index.js';

/** A space that the head can go to next, and one that it may still reach. */
const NEXT = 3;
const REACHED = 1;

/** Own room less the opponent's. */
export function snakeWorth(state: SnakeState, seat: Seat): number {
  return room(state, seat) - room(state, 1 - seat);
}

/** Open spaces beside a side's head, and all that can be reached through open ones. */
function room({ board, last }: SnakeState, seat: Seat): number {
  const head = last[seat] ?? -1;
  if (head < 0) return NEXT * 8 + REACHED * SPACES;
  const open = (space: number): boolean => board[space] === -1;
  const reached = new Set((NEXT_TO[head] ?? []).filter(open));
  const next = reached.size;
  for (const space of reached) for (const near of NEXT_TO[space] ?? []) if (open(near)) reached.add(near);
  return NEXT * next + REACHED * reached.size;
}
