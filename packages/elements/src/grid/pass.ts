/** Passes that the rules force. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';

/** Whether the only move is to pass. */
export function mustPass<S extends BaseState, M>(rules: Game<S, M>, state: S): boolean {
  const [only, other] = rules.legalMoves(state);
  return only !== undefined && other === undefined && rules.moveText(state, only) === 'pass';
}
