/** Puzzles and lesson steps, both written as records. */
export { GOALS, type Goal, type GoalKind, puzzleOf, type Puzzle } from './puzzle.js';
export { answerOf, isMistake, isOnLine, judge, lineMistake, solutionAfter, type Verdict } from './judge.js';
export { forces, played, secondSolution, type Search, type SecondSolution } from './proof.js';
