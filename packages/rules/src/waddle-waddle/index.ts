/** Waddle Waddle: the game as the contract has it. Rules by id are in RULES.md beside this file. */
import { gameWith } from './game.js';
import type { WaddleWaddle } from './game.js';
import { REST } from './rest.js';

export type { WaddleWaddleMove, WaddleWaddleState } from './state.js';

/** Tile placement on hexes for two to four; open information and no table moves. */
export const waddleWaddle: WaddleWaddle = /* @__PURE__ */ gameWith(REST);
