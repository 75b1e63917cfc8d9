/** Bots for every game. They see only what their seat may see, and use only the contract. */
export type { Evaluator } from './evaluator.js';
export { evaluatorOf } from './games.js';
export { chooseMove } from './choose.js';
export { LEVELS, levelOf, type Level, type LevelName } from './levels.js';
export { CERTAIN, WIN, type Judged, type Search, type Thought } from './search/search.js';
export { finish, pick, planSearch, type SearchRun } from './search-run.js';
