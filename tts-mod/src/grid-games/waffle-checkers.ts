/** Waffle Checkers at the table. */
import { mod } from '@griddle/rules/internal/core/math.js';
import { waffleCheckers } from '@griddle/rules/waffle-checkers/index.js';
import type { WaffleCheckersMove, WaffleCheckersState } from '@griddle/rules/waffle-checkers/index.js';
import { SIZE } from '@griddle/rules/internal/waffle-wars/components.js';
import type { TableRules, Step } from './grid-table.js';

/** Steps and jumps with their own refusals (WW-71). There are no passes. */
export const WAFFLE_CHECKERS: TableRules<WaffleCheckersState, WaffleCheckersMove> = {
  rule: 'WW-71',
  moveOf: (state, step) => walkOf(state, step),
  offers: () => [],
  withBoard: (state, board, turn) => ({ ...state, board, turn, end: 'going-on' }),
};

/** Returns the step or chain between two spaces; of several chains, the one whose jumped pieces the player has removed. */
function walkOf(state: WaffleCheckersState, { from, to, taken }: Step): WaffleCheckersMove | undefined {
  if (from < 0) return undefined;
  const chains = waffleCheckers
    .legalMoves(state)
    .filter(({ path }) => path[0] === from && path[path.length - 1] === to);
  const cleared = chains.find((chain) => {
    const after = waffleCheckers.play(state, chain);
    const jumped = chain.kind === 'jump' ? chain.path.length - 1 : 0;
    const isClear = after.ok && taken.every((space) => after.value.board[space] !== state.board[space]);
    return taken.length === 0 || (isClear && taken.length === jumped);
  });
  const isNear = Math.abs(mod(from, SIZE) - mod(to, SIZE)) <= 1 && Math.abs(from - to) <= SIZE + 1;
  return cleared ?? { kind: isNear ? 'step' : 'jump', path: [from, to] };
}
