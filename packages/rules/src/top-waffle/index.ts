/** Top Waffle: the game as the contract has it. Rules by id are in RULES.md beside this file. */
import { gameWith } from './game.js';
import type { TopWaffle } from './game.js';
import { REST } from './rest.js';

export type { Payment, Player, TopWaffleMove, TopWaffleState } from './state.js';

/** Orders, toppings and items for two to six over three days; hands are private. */
export const topWaffle: TopWaffle = /* @__PURE__ */ gameWith(REST);
