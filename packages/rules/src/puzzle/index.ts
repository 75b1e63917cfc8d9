/** Puzzles and steps of lessons: records in which there is something to find. */
export { GOALS, type Goal, type GoalKind, puzzleOf, type Puzzle } from './puzzle.js';
export { answerOf, isMistake, isOnLine, judge, solutionAfter, type Verdict } from './judge.js';
