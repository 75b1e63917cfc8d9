/** Where players can look at the table of Waddle Waddle. */
import { TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import type { GameViews } from '../mod/camera.js';
import { fieldPoint, hexPoint, ON_TABLE, stackPoint } from './layout.js';

const MIDDLE = { q: 0, r: 0 };

/** A seat's stacks; the tiles round the Iceberg, and the card field. */
export const VIEWS: GameViews = {
  seat: (seat) => ({ at: stackPoint(seat, (TYPES.length - 1) / 2, 0), distance: 16 }),
  closeUps: [
    { label: 'tts.view.tiles', at: hexPoint(MIDDLE, ON_TABLE), distance: 24, pitch: 75 },
    { label: 'tts.view.cards', at: fieldPoint(MIDDLE, ON_TABLE), distance: 16, pitch: 75 },
  ],
};
