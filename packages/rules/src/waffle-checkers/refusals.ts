/** Why a move of Waffle Checkers is refused (WW-71). */
import type { Violation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { BOARD, isGoal, JUMPS, middleOf, STEPS } from './components.js';
import { jumped } from './legal.js';
import type { WaffleCheckersMove, WaffleCheckersState } from './state.js';

/** What is wrong with a move that is not legal. */
export function violationOf(state: WaffleCheckersState, { kind, path }: WaffleCheckersMove): Violation {
  if (state.end !== 'going-on') return { rule: 'WW-71', code: 'game-over', places: [] };
  const places = path.map((space) => gridName(BOARD, space));
  const mine = state.board[path[0] ?? 0] === state.turn;
  const code = mine ? (kind === 'step' ? stepCode(path) : jumpCode(state, path)) : 'not-your-piece';
  return { rule: 'WW-71', code, places };
}

function stepCode(path: readonly number[]): string {
  const [from = 0, to = 0] = path;
  return path.length !== 2 || !(STEPS[from] ?? []).includes(to) ? 'not-one-space' : 'landing-taken';
}

/** What is wrong with the first jump of a chain that cannot be made. */
function jumpCode(state: WaffleCheckersState, path: readonly number[]): string {
  let { board } = state;
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] ?? 0;
    const to = path[i] ?? 0;
    if (isGoal(from, state.turn)) return 'chain-is-over';
    if (!(JUMPS[from] ?? []).includes(to)) return 'not-two-spaces';
    if (board[middleOf(from, to)] !== 1 - state.turn) return 'nothing-to-jump';
    if ((board[to] ?? 0) >= 0) return 'landing-taken';
    board = jumped(board, from, to);
  }
  return 'not-two-spaces';
}
