/** Opponents for every game. They see what their seat may see, and think through the contract alone. */
export type { Brain } from './brain.js';
export { brainOf } from './brains.js';
export { chooseMove } from './choose.js';
export { LEVELS, levelOf, type Level, type LevelName } from './levels.js';
export { CERTAIN, WIN, type Judged, type Search, type Thought } from './search/search.js';
export { finish, pick, thinkingOf, type Thinking } from './thinking.js';
