/** Why a move of Buffet Boss was worse: by the stars of the food that it takes or saves (BB-22, BB-30). */
import { reason, type Compared } from '../core/compare.js';
import type { Reason } from '../core/contract.js';
import { FOODS } from './components.js';
import { fallenPieces } from './moves.js';
import type { BuffetBossMove, BuffetBossState } from './state.js';

/** Fewer stars, in the contests; how the pile settles is open. */
export function reasonOf({ before, better, played }: Compared<BuffetBossState, BuffetBossMove>): Reason | undefined {
  // All-You-Can-Eat has no points
  if (before.rules.version === 'all') return undefined;
  const count = starsOf(before, played);
  const than = starsOf(before, better);
  if (count === undefined || than === undefined || count >= than) return undefined;
  return reason('stars', before.turn, { count, than });
}

/** The stars of the food that a move gets into the hand: none if it gives up food; undefined if food is not what it decides. */
function starsOf(state: BuffetBossState, move: BuffetBossMove): number | undefined {
  if (move.kind === 'take') return FOODS[move.food]?.stars;
  if (move.kind === 'save') return FOODS[fallenPieces(state)[move.index]?.food ?? -1]?.stars;
  return move.kind === 'end' || move.kind === 'late' ? 0 : undefined;
}
