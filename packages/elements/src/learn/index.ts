/** Puzzles and lessons: one file in a release, `learn.js`. */
export * from './coach.js';
export type { SolvedDetail, TriedDetail } from './events.js';
