/** Puzzles and lessons: in a release this is one file, `learn.js`. */
export * from './coach.js';
export type { SolvedDetail, TriedDetail } from './events.js';
