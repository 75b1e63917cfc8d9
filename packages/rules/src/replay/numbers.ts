/**
 * Round numbers, as records and move lists write them: "1. c3 d4 2. e5". A new round begins when a seat moves that does
 * not come after the one that moved before it in turn order; a seat that moves again continues its turn. Moves of the
 * table and positions set by hand have no number.
 */
import { CHANCE } from '../core/contract.js';
import type { Step } from './step.js';

/** Whether the step's move is the first of its round. */
export function opensRound<S, M>(step: Step<S, M>): boolean {
  return step.seat !== CHANCE && step.round !== (step.parent?.round ?? 0);
}

/**
 * The number to write before a step's move: `2.` before the first of a round; `2...` before a later one where it does
 * not follow the move before it on the page (`broken`), or where the game starts with it; else empty.
 */
export function numberOf<S, M>(step: Step<S, M>, broken: boolean): string {
  if (step.seat === CHANCE) return '';
  const opens = opensRound(step);
  const startsLate = step.round === 1 && step.seat > 0;
  if (opens && !startsLate) return step.round.toString() + '.';
  return opens || broken ? step.round.toString() + '...' : '';
}
