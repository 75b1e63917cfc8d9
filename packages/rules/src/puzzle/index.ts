/** Puzzles and lesson steps, both written as records. */
export { GOALS, type Goal, type GoalKind, ownMoves, puzzleOf, type Puzzle } from './puzzle.js';
export { answerOf, isMistake, isOnLine, judge, lineMistake, solutionAfter, type Verdict } from './judge.js';
export {
  forces,
  isSecondSolution,
  played,
  rivalsOf,
  secondSolution,
  type Rival,
  type Search,
  type SecondSolution,
} from './proof.js';
