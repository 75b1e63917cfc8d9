/** Buffet Boss: the game as the contract has it. Rules by id are in RULES.md beside this file. */
import { gameWith } from './game.js';
import type { BuffetBoss } from './game.js';
import { REST } from './rest.js';

export type { BuffetBossMove, BuffetBossState } from './state.js';

/** Drafting and stacking for one to five; how piles settle is told by the table. */
export const buffetBoss: BuffetBoss = /* @__PURE__ */ gameWith(REST);
