/** English names of the food of Buffet Boss: all that a diagram of the line says. */
import { keyed } from '../messages/keyed.js';
import { FOODS } from './components.js';

/** The name of each food by its id, and that of the game. */
export const BUFFET_BOSS_FOODS_EN: Readonly<Record<string, string>> = /* @__PURE__ */ foods();

function foods(): Readonly<Record<string, string>> {
  return {
    'game.buffet-boss': 'Buffet Boss',
    // In the notation foods have their English names, with dashes for blanks
    ...keyed('food.buffet-boss', FOODS.map(({ id }) => id).join(',')),
  };
}
