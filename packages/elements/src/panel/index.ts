/** The parts beside a board: in a release this is one file, `panel.js`. */
export { GriddleCard } from './card.js';
export { GriddleControls } from './controls.js';
export { MoveList, type GotoDetail } from './move-list.js';
export { ScoreSheet, type PlacesDetail } from './score-sheet.js';
export type { PanelProblem } from './panel-element.js';
export { GriddleHelp, howToPlay } from './help.js';
export { Pages, pagesStyles } from './pages.js';
