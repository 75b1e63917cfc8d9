/** Judges whether a try solves a puzzle. Where the rules can check the goal, moves outside the record can be right too. */
import { CHANCE } from '../core/contract.js';
import type { BaseState } from '../core/contract.js';
import { placesOf, totalOf } from '../core/sheets.js';
import { plyOf, type Step } from '../replay/step.js';
import { reachesGoal } from './proof.js';
import { type Puzzle, ownMoves } from './puzzle.js';

/** Moves that the proof of a try may play: a moment on a phone. */
const PROOF = 20000;

/** `right`: continue; `solved`: done; `open`: undecided until the turn ends; `wrong`: to be undone. */
export type Verdict = 'right' | 'solved' | 'open' | 'wrong';

/** Judges the reader's last move. `at` is the step after it and any chance moves that followed. */
export function judge<S extends BaseState, M>(puzzle: Puzzle<S, M>, at: Step<S, M>): Verdict {
  const { goal } = puzzle;
  if (goal.kind === 'any') return judgeAny(puzzle, at);
  if (isOnLine(puzzle, at)) return solutionAfter(puzzle, at) === undefined ? 'solved' : 'right';
  if (goal.kind === 'points') return judgePoints(puzzle, at);
  if (goal.kind === 'stands') return judgeStands(puzzle, at);
  if (goal.kind === 'win' && hasWon(puzzle, at)) return 'solved';
  const isProved = reachesGoal(puzzle, at.state, ownMoves(puzzle.start, at, puzzle.seat), { left: PROOF });
  return isProved && !isWrittenMistake(puzzle, at) ? 'solved' : 'wrong';
}

/** Whether the record itself marks the way to a step as a mistake. */
function isWrittenMistake<S extends BaseState, M>({ known, start }: Puzzle<S, M>, at: Step<S, M>): boolean {
  for (let step: Step<S, M> | undefined = at; step !== undefined && step !== start; step = step.parent) {
    if (known.includes(step) && isMistake(step) && !isSolution(step, start)) return true;
  }
  return false;
}

/** Moves of the solution continue it; any other move solves the puzzle at once. */
function judgeAny<S extends BaseState, M>(puzzle: Puzzle<S, M>, at: Step<S, M>): Verdict {
  return isOnLine(puzzle, at) && solutionAfter(puzzle, at) !== undefined ? 'right' : 'solved';
}

function hasWon<S extends BaseState, M>({ session, seat }: Puzzle<S, M>, { state }: Step<S, M>): boolean {
  return session.game.outcome(state)?.winners.includes(seat) === true;
}

function judgePoints<S extends BaseState, M>(puzzle: Puzzle<S, M>, at: Step<S, M>): Verdict {
  const { length, seat, session, start, target } = puzzle;
  const { game } = session;
  // In solo the seat is always to move, so a turn is as many moves as the solution has
  const isTurn = game.toMove(at.state).includes(seat) && plyOf(at) - plyOf(start) < length;
  if (isTurn) return 'open';
  return totalOf(game, at.state, seat) >= target ? 'solved' : 'wrong';
}

/** Fallen food no longer counts: if the count did not rise with the move, something has fallen. */
function judgeStands<S extends BaseState, M>({ seat, session, stands }: Puzzle<S, M>, at: Step<S, M>): Verdict {
  const { game } = session;
  let step = at;
  while (step.seat === CHANCE && step.parent !== undefined) step = step.parent;
  const before = step.parent === undefined ? 0 : placesOf(game, step.parent.state, seat);
  const now = placesOf(game, at.state, seat);
  return now <= before ? 'wrong' : now >= stands ? 'solved' : 'right';
}

/** Whether a step is in the record and no step on the path to it is marked as a mistake, except in the solution itself. */
export function isOnLine<S extends BaseState, M>({ known, start }: Puzzle<S, M>, at: Step<S, M>): boolean {
  if (!known.includes(at)) return false;
  for (let step: Step<S, M> | undefined = at; step !== undefined && step !== start; step = step.parent) {
    if (isMistake(step) && !isSolution(step, start)) return false;
  }
  return true;
}

/** Whether a step is in the main line, the solution that the record gives. */
function isSolution<S, M>(step: Step<S, M>, start: Step<S, M>): boolean {
  let now = step;
  while (now !== start && now.parent !== undefined) {
    if (now.parent.next[0] !== now) return false;
    now = now.parent;
  }
  return true;
}

/** The reader's first move in the solution that is also marked as a mistake; undefined if there is none. */
export function lineMistake<S extends BaseState, M>({ seat, start }: Puzzle<S, M>): Step<S, M> | undefined {
  for (let step = start.next[0]; step !== undefined; step = step.next[0]) {
    if (step.seat === seat && isMistake(step)) return step;
  }
  return undefined;
}

/** Whether a step is marked `?`, `??` or `?!`: a wrong try, followed by its refutation. */
export function isMistake<S extends BaseState, M>({ marks }: Step<S, M>): boolean {
  return marks.some((mark) => mark.charAt(0) === '?');
}

/** The solution's next move; undefined at its end and off its lines. */
export function solutionAfter<S extends BaseState, M>(puzzle: Puzzle<S, M>, at: Step<S, M>): Step<S, M> | undefined {
  return at.next.find((next) => isOnLine(puzzle, next));
}

/** The answer to a question: `yes` or `no` for `legal`, a number for `count`; empty for goals answered with moves. */
export function answerOf<S extends BaseState, M>({ goal, session, start }: Puzzle<S, M>): string {
  const { game } = session;
  if (goal.kind === 'legal') {
    const move = game.parseMove(start.state, goal.of);
    return move.ok && game.play(start.state, move.value).ok ? 'yes' : 'no';
  }
  if (goal.kind !== 'count') return '';
  const from = game.legalMoves(start.state).filter((move) => game.placesOfMove(start.state, move)[0] === goal.of);
  const ends: string[] = [];
  for (const move of from) {
    const places = game.placesOfMove(start.state, move);
    const end = places[places.length - 1] ?? '';
    if (!ends.includes(end)) ends.push(end);
  }
  return ends.length + '';
}
