/** Where players can look at the table of Buffet Boss. */
import type { GameViews } from '../mod/camera.js';
import { TABLE_TOP } from '../mod/world.js';
import { kitchenPoint, linePoint, plateX, PLATE_Z } from './layout.js';

/** Pitch in degrees for a near-frontal view of plates and their piles. */
const FRONT = 10;
const HALF_A_PILE = TABLE_TOP + 2.5;

/** A seat's plate; the buffet line, all plates, and the food in the kitchen. */
export const VIEWS: GameViews = {
  seat: (seat) => ({ at: [plateX(seat), HALF_A_PILE, PLATE_Z], distance: 11, pitch: FRONT }),
  closeUps: [
    { label: 'tts.view.line', at: linePoint(2.5), distance: 13 },
    { label: 'tts.view.plates', at: [0, HALF_A_PILE, PLATE_Z], distance: 32, pitch: FRONT },
    { label: 'tts.view.kitchen', at: kitchenPoint(10, 0.5), distance: 26 },
  ],
};
