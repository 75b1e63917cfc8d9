/** A move of the table held against physics. */
import type { BuffetBossState, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import { moveText } from '@griddle/rules/internal/buffet-boss/notation.js';
import { plateOf } from '@griddle/rules/internal/buffet-boss/settling.js';
import { parseAction } from './action.js';
import type { Box2D } from './box2d.js';
import { isPossible, pileOf, settle } from './settle.js';

/**
 * `same`: physics leaves the pile as the move says. `differs`: it leaves it otherwise. `impossible`: no hand can do what the
 * move says was done. `untold`: where the pieces lay before is not known.
 */
export interface Rechecked {
  readonly verdict: 'same' | 'differs' | 'impossible' | 'untold';
  /** What physics comes to, where it differs. */
  readonly settled?: Settled;
}

/** Does what a move of the table says was done, in the position before it, and compares. */
export function recheck(engine: Box2D, before: BuffetBossState, move: Settled): Rechecked {
  const pile = pileOf(plateOf(before));
  if (pile === undefined) return { verdict: 'untold' };
  const action = parseAction(move.action);
  const isRight = action !== undefined && (action.kind === 'drop') === before.hand >= 0;
  if (!isRight || !isPossible(pile, action, before.hand)) return { verdict: 'impossible' };
  const settled = settle(engine, pile, action, before.hand);
  return moveText(settled) === moveText(move) ? { verdict: 'same' } : { verdict: 'differs', settled };
}
