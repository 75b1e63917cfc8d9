/** All elements. Each is also an entry of its own: `@griddle/elements/waffle-wars/waffle-wars.js`. */
export { addMessages } from './core/words.js';
export { GameElement } from './core/game-element.js';
export type { ChangeDetail, MoveDetail, OverDetail, Problem } from './core/events.js';
export type { Mode, Player, Say, TableActions, TableView } from './core/table.js';
export { WaffleWars } from './waffle-wars/waffle-wars.js';
