/** Puzzles and lesson steps, both written as records. */
export { GOALS, type Goal, type GoalKind, numberError, puzzleOf, type Puzzle } from './puzzle.js';
export { answerOf, isMistake, isOnLine, judge, solutionAfter, type Verdict } from './judge.js';
export { secondSolution, type SecondSolution } from './proof.js';
