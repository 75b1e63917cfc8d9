/** All elements. Each is also an entry of its own: `@griddle/elements/waffle-wars/waffle-wars.js`. */
export { addMessages, GameElement } from './core/index.js';
export type {
  ChangeDetail,
  Mode,
  MoveDetail,
  OverDetail,
  Player,
  Problem,
  TableActions,
  TableView,
  Translate,
} from './core/index.js';
export type { GriddleDaily } from './daily/griddle-daily.js';
export type { SolvedDetail, TriedDetail } from './learn/index.js';
export type { GotoDetail, MoveList, PanelProblem, PlacesDetail, ScoreSheet } from './panel/index.js';
export { WaffleWars } from './games/waffle-wars/waffle-wars.js';
export { WaffleBoard } from './games/waffle-time/waffle-board.js';
export { DraftBoard } from './games/waffle-time/draft-board.js';
export { WaffleTime } from './games/waffle-time/waffle-time.js';
export { TopWaffle } from './games/top-waffle/top-waffle.js';
export { OrderBoard } from './games/top-waffle/order-board.js';
export { BuffetLine, type PickDetail } from './games/buffet-boss/buffet-line.js';
export { BuffetPlate, type SettleDetail } from './games/buffet-boss/buffet-plate.js';
export { BuffetBoss } from './games/buffet-boss/buffet-boss.js';
export { ConnectFour } from './games/connect-four.js';
export { HostageRescue } from './games/hostage-rescue.js';
export { ReversiBoard } from './games/reversi-board.js';
export { SnakeBoard } from './games/snake-board.js';
export { WaffleCheckers } from './games/waffle-checkers.js';
export { PengoBoard } from './games/waddle-waddle/pengo-board.js';
export { WaddleWaddle } from './games/waddle-waddle/waddle-waddle.js';
