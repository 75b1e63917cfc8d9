/** Round numbers of moves, as records and move lists write them. */
import { TABLE } from '../core/contract.js';
import type { Step } from './step.js';

/**
 * The round a step's move belongs to, from 1. A new round begins when a seat moves that does not come after the one that
 * moved before it; a seat that moves on continues its turn.
 */
export function roundOf<S, M>(step: Step<S, M>): number {
  return rounds(step).round;
}

/** Whether the step's move is the first of its round. */
export function opensRound<S, M>(step: Step<S, M>): boolean {
  return step.seat !== TABLE && rounds(step).opens;
}

function rounds<S, M>(step: Step<S, M>): { round: number; opens: boolean } {
  const seats: number[] = [];
  for (let now: Step<S, M> | undefined = step; now !== undefined; now = now.parent) {
    if (now.seat !== TABLE) seats.unshift(now.seat);
  }
  let round = 0;
  let opens = false;
  let last = -1;
  for (const seat of seats) {
    opens = last < 0 || seat < last;
    if (opens) round++;
    last = seat;
  }
  return { round, opens };
}
