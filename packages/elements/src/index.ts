/** All elements. Each is also an entry of its own: `@griddle/elements/waffle-wars/waffle-wars.js`. */
export { addMessages } from './core/words.js';
export { DiagramElement } from './core/diagram-element.js';
export { GameElement } from './core/game-element.js';
export type { ChangeDetail, MoveDetail, OverDetail, Problem } from './core/events.js';
export type { Mode, Player, Say, TableActions, TableView } from './core/table.js';
export { WaffleWars } from './waffle-wars/waffle-wars.js';
export { WaffleBoard } from './waffle-board/waffle-board.js';
export { DraftBoard } from './draft-board/draft-board.js';
export { WaffleTime } from './waffle-time/waffle-time.js';
export { TopWaffle } from './top-waffle/top-waffle.js';
export { OrderBoard } from './order-board/order-board.js';
export { ConnectFour } from './connect-four/connect-four.js';
export { HostageRescue } from './hostage-rescue/hostage-rescue.js';
export { ReversiBoard } from './reversi-board/reversi-board.js';
export { SnakeBoard } from './snake-board/snake-board.js';
export { WaffleCheckers } from './waffle-checkers/waffle-checkers.js';
export { PengoBoard } from './pengo-board/pengo-board.js';
export { WaddleWaddle } from './waddle-waddle/waddle-waddle.js';
