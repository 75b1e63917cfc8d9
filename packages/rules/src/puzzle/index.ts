/** Puzzles and lesson steps, both written as records. */
export { GOALS, type Goal, type GoalKind, puzzleOf, type Puzzle } from './puzzle.js';
export { answerOf, isMistake, isOnLine, judge, solutionAfter, type Verdict } from './judge.js';
