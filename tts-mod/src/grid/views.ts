/** Where players can look at the table of Waffle Wars, and of the games on grids. */
import { mod } from '@griddle/rules/internal/core/math.js';
import type { GameViews } from '../mod/camera.js';
import { LINE_HEIGHT, sideOf, TRAY_FROM_MIDDLE, TRAY_HEIGHT } from './layout.js';

/** Players of one team share a tray. */
export const VIEWS: GameViews = {
  seat: (seat) => ({ at: [0, TRAY_HEIGHT, sideOf(mod(seat, 2)) * TRAY_FROM_MIDDLE], distance: 14 }),
  closeUps: [{ label: 'tts.view.board', at: [0, LINE_HEIGHT, 0], distance: 18, pitch: 75 }],
};
