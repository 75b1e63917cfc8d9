/** Terms of a game with modes: those of the plain game, where sides are teams and a chain is a jump (WW-30 to WW-33). */
import type { Seat, Callout } from '../../core/contract.js';
import { jumpTerms, standingTerms } from '../terms.js';
import { toMove } from './moves.js';
import { powerNamed } from './powers.js';
import { asTeams, sideOf } from './state.js';
import type { WaffleWarsMove, ModeState } from './state.js';
import { winningMovesOf } from './verdict.js';

/** The terms of the move that led from `before` to `after`. */
export function terms(before: ModeState, move: WaffleWarsMove, after: ModeState): readonly Callout[] {
  const called = standingTerms(asTeams(before), asTeams(after));
  const path = jumpOf(move);
  return path.length === 0 ? called : [...called, ...jumpTerms(before, path, after, canWin)];
}

/** The path of a jump, with or without a power-up; empty for other moves. */
function jumpOf(move: WaffleWarsMove): readonly number[] {
  if (move.kind === 'jump') return move.path;
  return move.kind === 'power' && powerNamed(move.power)?.joint === 'x' ? move.spaces : [];
}

/** Whether a side has a winning condition, or one of its players could get one by a move if it were their turn. */
function canWin(state: ModeState, side: Seat): boolean {
  if ((state.ranks[side] ?? 0) > 0) return true;
  if (toMove(state).length === 0) return false;
  return state.hands.some((_hand, seat) => sideOf(seat) === side && winningMovesOf(state, seat).length > 0);
}
