/** Why jumps and slides of a game with modes are refused (WW-40 to WW-42). */
import type { Seat, RuleViolation } from '../../core/contract.js';
import { NOBODY, SPACE_NAMES } from '../components.js';
import { placesOf } from '../conditions.js';
import { overBetween } from '../legal.js';
import { violation } from '../refusals.js';
import { sideOf } from './state.js';
import type { ModeState } from './state.js';
import { slidesFrom, touchesDivider } from './ways.js';
import type { Jumper } from './ways.js';

/** The jumps a seat may make without a power-up. */
export function jumperOf({ modes, guards }: ModeState, seat: Seat): Jumper {
  const side = sideOf(seat);
  return {
    side,
    overOwn: modes.self[side] === true,
    chains: modes.double[side] === true,
    guarded: guards.filter((_space, guard) => sideOf(guard) !== side),
  };
}

/** Why a jump or a chain is refused (WW-7, WW-10, WW-40, WW-41, WW-51). */
export function jumpViolation(
  state: ModeState,
  { side, overOwn, chains, guarded }: Jumper,
  path: readonly number[],
): RuleViolation | undefined {
  const places = placesOf(path);
  const board = state.board.slice();
  const start = path[0] ?? 0;
  if (board[start] === NOBODY) return violation('WW-7', 'no-piece', places);
  if (board[start] !== side) return violation('WW-7', 'not-your-piece', places);
  for (let i = 1; i < path.length; i++) {
    if (i > 1 && !chains) return violation('WW-10', 'one-jump', places);
    const from = path[i - 1] ?? 0;
    const to = path[i] ?? 0;
    const over = overBetween(from, to);
    if (over < 0) return violation('WW-7', 'not-two-spaces', places);
    const jumped = board[over];
    const values = { over: SPACE_NAMES[over] ?? '' };
    if (jumped === NOBODY) return violation('WW-7', 'nothing-to-jump', places, values);
    if (jumped === side && !overOwn) return violation('WW-7', 'own-piece', places, values);
    if (jumped !== side && guarded.includes(over)) return violation('WW-51', 'guarded', places, values);
    if (board[to] !== NOBODY) return violation('WW-7', 'landing-taken', places);
    board[to] = side;
    board[over] = NOBODY;
    board[from] = NOBODY;
  }
  return path.length < 2 ? violation('WW-7', 'not-two-spaces', places) : undefined;
}

/** Why a piece may not slide (WW-42). */
export function slideViolation(state: ModeState, side: Seat, path: readonly number[]): RuleViolation | undefined {
  const [from = 0, to = 0] = path;
  const places = placesOf(path);
  if (state.board[from] !== side) return violation('WW-42', 'not-your-piece', places);
  if (!touchesDivider(from)) return violation('WW-42', 'not-at-a-divider', places);
  if (!slidesFrom(state.board, from).includes(to)) return violation('WW-42', 'not-the-end', places);
  return undefined;
}
