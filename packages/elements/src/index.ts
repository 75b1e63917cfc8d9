/** All elements. Each is also an entry of its own: `@griddle/elements/waffle-wars/waffle-wars.js`. */
import './play/index.js';

export { addMessages, GameElement } from './core/index.js';
export type {
  ChangeDetail,
  Mode,
  MoveDetail,
  AnnotateDetail,
  OverDetail,
  Player,
  ReportedError,
  GameActions,
  GameSnapshot,
  Translate,
} from './core/index.js';
export type { GriddleDaily } from './daily/griddle-daily.js';
export type { SolvedDetail, TriedDetail } from './learn/index.js';
export type { ResultDetail, SeatResult } from './results/events.js';
export type { GotoDetail, MoveList, PanelProblem, PlacesDetail, ScoreSheet } from './panel/index.js';
export * from './generated/elements.js';
