/** Why a move of Hostage Rescue is refused (WW-72, WW-73, WW-74). */
import type { Violation } from '../core/contract.js';
import { gridName } from '../core/grid.js';
import { mod } from '../core/math.js';
import { BOARD, CORNERS, DIE } from './components.js';
import { heldAt } from './goals.js';
import { isClear, isOver, mayLand } from './legal.js';
import type { HostageRescueMove, HostageRescueState, Walk } from './state.js';

/** What is wrong with a move that is not legal. */
export function violationOf(state: HostageRescueState, move: HostageRescueMove): Violation {
  if (isOver(state)) return refused('WW-72', 'game-over');
  if (move.kind === 'roll') {
    return refused('WW-73', move.roll < 1 || move.roll > DIE ? 'no-such-face' : 'rolled-already');
  }
  if (state.roll === 0) return refused('WW-73', 'roll-first');
  return move.kind === 'pass' ? refused('WW-73', 'no-pass') : walkViolation(state, move);
}

function walkViolation(state: HostageRescueState, walk: Walk): Violation {
  const { board, turn } = state;
  const places = [gridName(BOARD, walk.from), gridName(BOARD, walk.to)];
  if (board[walk.from] !== turn) return { rule: 'WW-72', code: 'not-your-piece', places };
  if (walk.from === heldAt(state, turn)) return { rule: 'WW-72', code: 'hostage-stays', places };
  if (!isStraight(walk)) return { rule: 'WW-72', code: 'not-straight', places };
  if (!mayLand(state, turn, walk)) {
    const closed = walk.to === CORNERS[turn] && state.goal === 'flag';
    return closed ? { rule: 'WW-74', code: 'corner-closed', places } : { rule: 'WW-72', code: 'landing-taken', places };
  }
  if (!isClear(board, turn, walk)) return { rule: 'WW-72', code: 'over-opponent', places };
  if (walk.from === state.moved) return { rule: 'WW-73', code: 'other-piece', places };
  return { rule: 'WW-73', code: 'wrong-distance', places, values: { roll: state.left > 0 ? state.left : state.roll } };
}

/** Whether a walk goes along a row or a column. */
function isStraight({ from, to }: Walk): boolean {
  const isLevel = Math.floor(from / BOARD.width) === Math.floor(to / BOARD.width);
  return from !== to && (isLevel || mod(from - to, BOARD.width) === 0);
}

function refused(rule: string, code: string): Violation {
  return { rule, code, places: [] };
}
