/** Waffle Time: the game as the contract has it. Rules by id are in RULES.md beside this file. */
import { gameWith } from './game.js';
import type { WaffleTime } from './game.js';
import { TEXTS } from './texts.js';

export type { WaffleTimeMove, WaffleTimeState } from './state.js';

/** Drafting and patterns for one to four; all is open, and after the set-up nothing is left to chance. */
export const waffleTime: WaffleTime = /* @__PURE__ */ gameWith(TEXTS);
