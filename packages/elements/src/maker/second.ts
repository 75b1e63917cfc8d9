/** Looks for a second solution of a question, move by move, so that the page stays awake. */
import { isMistake, isSecondSolution, ownMoves, rivalsOf, type Rival } from '@griddle/rules/internal/puzzle/index.js';
import { mostPoints } from '@griddle/rules/internal/reasons/index.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { CHANCE, lineEnd, type AnyStep } from '#core';
import type { AnyPuzzle } from '../learn/tries.js';
import { triesOf } from './question.js';

/** Moves that the search may play: as many as `griddle check` allows, and fewer in games of points, which are slower. */
const PROOF = 100_000;
const PROOF_OF_POINTS = 20_000;
/** The goals for which the rules can prove that a second solution reaches them. */
const PROVABLE: readonly string[] = ['win', 'save', 'only'];

/** A second solution: a move that the author left out, or one (`marked`) that was marked as wrong. */
export interface Second {
  readonly token: string;
  /** The right move in whose place it can be played. */
  readonly instead: AnyStep;
  readonly marked?: AnyStep;
}

/** A turn that makes more points than the author’s. */
interface Better {
  readonly best: number;
  readonly points: number;
}

/**
 * `none`: there is none; `unknown`: not everything could be tried; `unproved`: the rules cannot tell for such a question;
 * `points`: any turn that scores as much is right; `free`: there is no one solution.
 */
export type Search = Second | Better | 'none' | 'unknown' | 'unproved' | 'points' | 'free';

/** Looks for a second solution; undefined if it is no longer wanted. */
export async function findSecond(puzzle: AnyPuzzle, isWanted: () => boolean): Promise<Search | undefined> {
  const { goal, seat, session, start, target: points } = puzzle;
  const { game } = session;
  if (goal.kind === 'any' || goal.kind === 'stands') return 'free';
  if (goal.kind === 'points') {
    await aMoment();
    const best = isWanted() ? mostPoints(game, start.state, seat, PROOF_OF_POINTS) : undefined;
    return best !== undefined && best > points ? { best, points } : 'points';
  }
  if (!PROVABLE.includes(goal.kind)) return 'unproved';
  const budget = { left: PROOF };
  const most = ownMoves(start, lineEnd(start), seat);
  let isSure = true;
  for (const rival of [...markedIn(puzzle), ...rivalsOf(puzzle)]) {
    await aMoment();
    if (!isWanted()) return undefined;
    if (isSecondSolution(puzzle, rival, budget)) return rival;
    if (budget.left < 0) return 'unknown';
    // A proof ends where chance decides
    if (rival.made < most && game.toMove(rival.after)[0] === CHANCE) isSure = false;
  }
  return isSure ? 'none' : 'unknown';
}

/** Lets the page draw and answer. */
const aMoment = (): Promise<void> => new Promise((done) => setTimeout(done));

/** The moves that the author has marked as wrong. */
function markedIn({ seat, session, start }: AnyPuzzle): readonly (Rival<BaseState, unknown> & Second)[] {
  return triesOf(session).flatMap((marked) => {
    const instead = marked.parent?.next.find((step) => !isMistake(step));
    const made = ownMoves(start, marked, seat);
    return instead ? [{ token: marked.token, instead, after: marked.state, made, marked }] : [];
  });
}
