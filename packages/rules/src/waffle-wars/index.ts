/** Waffle Wars: the game as the contract has it. Rules by id are in RULES.md beside this file. */
import type { Game } from '../core/contract.js';
import { asRead } from '../core/sides.js';
import { duel } from './duel.js';
import { parseMove, positionError } from './mistakes.js';
import { readPosition } from './notation.js';
import { OPTIONS, optionsOf, rulesOf } from './options.js';
import { play } from './refusals.js';
import { setup } from './setup.js';
import type { WaffleWarsMove, WaffleWarsState } from './state.js';
import { terms } from './terms.js';

export { conditionsOf } from './conditions.js';
export type { Condition } from './conditions.js';
export { winningMoves } from './verdict.js';
export type { Phase, Rules, WaffleWarsMove, WaffleWarsState } from './state.js';

/** The whole duel. */
export const waffleWars: Game<WaffleWarsState, WaffleWarsMove> = {
  ...duel,
  options: OPTIONS,
  setup: (options, seed) => setup(rulesOf(options), seed),
  optionsOf: (state) => optionsOf(state.rules),
  parsePosition: (text, options) => asRead(readPosition(text, rulesOf(options)), () => positionError(text)),
  fate: (state) => ({ move: { kind: 'place', to: 0 }, rng: state.rng }),
  parseMove: (_state, text) => parseMove(text),
  play: (state, move) => play(state, move),
  terms: (before, move, after) => terms(before, move, after),
};
