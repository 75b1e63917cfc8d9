/** Waffle Wars: the game as the contract has it. Rules by id are in RULES.md beside this file. */
import type { Game } from '../core/contract.js';
import { duel } from './duel.js';
import type { WaffleWarsMove, WaffleWarsState } from './state.js';
import { terms } from './terms.js';

export { conditionsOf } from './conditions.js';
export type { Condition } from './conditions.js';
export { winningMoves } from './verdict.js';
export type { Phase, Rules, WaffleWarsMove, WaffleWarsState } from './state.js';

/** The whole duel. */
export const waffleWars: Game<WaffleWarsState, WaffleWarsMove> = {
  ...duel,
  terms: (before, move, after) => terms(before, move, after),
};
