/** Looks for a second solution of a question, move by move, so that the page stays awake. */
import { isMistake, isSecondSolution, ownMoves, rivalsOf, type Rival } from '@griddle/rules/internal/puzzle/index.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { AnyStep } from '#core';
import type { AnyPuzzle } from '../learn/tries.js';
import { triesOf } from './question.js';

/** Moves that the search may play: as many as `griddle check` allows. */
const PROOF = 100_000;
/** The goals of which the rules can prove a second solution. */
const PROVABLE: readonly string[] = ['win', 'save', 'only'];

/** A second solution: a move that the author left out, or one (`marked`) that was marked as wrong. */
export interface Second {
  readonly token: string;
  /** The right move in whose place it can be played. */
  readonly instead: AnyStep;
  readonly marked?: AnyStep;
}

/** `none`: there is none; `unknown`: the search was given up; `unproved`: the rules cannot tell for such a question. */
export type Search = Second | 'none' | 'unknown' | 'unproved';

/** Looks for a second solution; undefined if it is no longer wanted. */
export async function findSecond(puzzle: AnyPuzzle, isWanted: () => boolean): Promise<Search | undefined> {
  if (!PROVABLE.includes(puzzle.goal.kind)) return 'unproved';
  const budget = { left: PROOF };
  for (const rival of [...markedIn(puzzle), ...rivalsOf(puzzle)]) {
    await new Promise((done) => setTimeout(done));
    if (!isWanted()) return undefined;
    if (isSecondSolution(puzzle, rival, budget)) return rival;
    if (budget.left < 0) return 'unknown';
  }
  return 'none';
}

/** The moves that the author has marked as wrong. */
function markedIn({ seat, session, start }: AnyPuzzle): readonly (Rival<BaseState, unknown> & Second)[] {
  return triesOf(session).flatMap((marked) => {
    const instead = marked.parent?.next.find((step) => !isMistake(step));
    const made = ownMoves(start, marked, seat);
    return instead ? [{ token: marked.token, instead, after: marked.state, made, marked }] : [];
  });
}
