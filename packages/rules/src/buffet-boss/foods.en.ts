/** English names of the food of Buffet Boss: all that a diagram of the line says. */
import { keyed } from '../messages/keyed.js';

export const BUFFET_BOSS_FOODS_EN: Readonly<Record<string, string>> = /* @__PURE__ */ foods();

function foods(): Readonly<Record<string, string>> {
  return {
    'game.buffet-boss': 'Buffet Boss',
    ...keyed(
      'food.buffet-boss',
      'lettuce,pea-pod,broccoli,squid,mushroom,egg,berry-pie,octopus,grapes,lemon-tart,banana,pineapple,steak,' +
        'lobster-claw,strawberry,gingerbread,sausage,chicken-wing,ham,cupcake,shrimp',
    ),
  };
}
