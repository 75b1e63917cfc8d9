/** The parts beside a board: in a release this is one file, `panel.js`. */
export * from './card.js';
export * from './controls.js';
export * from './move-list.js';
export * from './score-sheet.js';
export type { PanelProblem } from './panel-element.js';
export * from './help.js';
export { howToPlay } from './how-to-play.js';
export { Pages } from './pages.js';
export { pagesStyles } from './pages.styles.js';
