/** Where players can look at the table of Waffle Time. */
import type { GameViews } from '../mod/camera.js';
import { BOARD_HEIGHT, goalPoint, patternPoint, wafflePoint } from './layout.js';

/** A seat's waffle; the draft board, and the cards above and below it. */
export const VIEWS: GameViews = {
  seat: (seat) => ({ at: wafflePoint(seat, BOARD_HEIGHT), distance: 16, pitch: 70 }),
  closeUps: [
    { label: 'tts.view.draft', at: [0, BOARD_HEIGHT, 0], distance: 14, pitch: 75 },
    { label: 'tts.view.patterns', at: patternPoint(2), distance: 11, pitch: 75 },
    { label: 'tts.view.goals', at: goalPoint(1), distance: 9, pitch: 75 },
  ],
};
