/** Where players can look at the table of Top Waffle. */
import type { GameViews } from '../mod/camera.js';
import { BOARD_HEIGHT, counterPoint, kitchenPoint, slotPoint } from './layout.js';

/** A seat's kitchen; the counter, and the orders on it. */
export const VIEWS: GameViews = {
  seat: (seat) => ({ at: kitchenPoint(seat, BOARD_HEIGHT), distance: 14 }),
  closeUps: [
    { label: 'tts.view.counter', at: counterPoint(BOARD_HEIGHT), distance: 18, pitch: 75 },
    { label: 'tts.view.orders', at: slotPoint('order', 2), distance: 11, pitch: 75 },
  ],
};
