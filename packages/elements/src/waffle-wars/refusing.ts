/** Why moves are refused or cannot be read, and the words for it. Fetched with what tells of refusals. */
import type { Result, TextError } from '@griddle/rules/core/contract.js';
import * as mistakes from '@griddle/rules/waffle-wars/mistakes.js';
import type { WaffleWarsMove, WaffleWarsState } from '@griddle/rules/waffle-wars/state.js';

export { play } from '@griddle/rules/waffle-wars/refusals.js';
export { WAFFLE_WARS_SENTENCES_EN } from '@griddle/rules/waffle-wars/sentences.en.js';

/** Reads a move in any state, or says what is wrong with it. */
export function parseMove(_state: WaffleWarsState, text: string): Result<WaffleWarsMove, TextError> {
  return mistakes.parseMove(text);
}
