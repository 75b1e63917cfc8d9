/** The round (BB-10 to BB-14): the line, whose turn it is, and who may take how much. */
import type { Seat } from '../core/contract.js';
import { mod } from '../core/math.js';
import { roundsOf, type BuffetBossState } from './state.js';

/** Whether food never goes to the bin and nothing may fall (BB-13, BB-25). */
export function isAllYouCanEat(state: BuffetBossState): boolean {
  return state.rules.version === 'all';
}

/** Seats that come after the one to move in this round. */
export function seatsAfter(state: BuffetBossState): number {
  return state.rules.players - 1 - mod(state.turn - state.first, state.rules.players);
}

/** Whether the seat to move may take another food of the line (BB-11, BB-13). */
export function mayTake(state: BuffetBossState): boolean {
  if (state.line.length === 0) return false;
  if (state.taken === 0) return true;
  const after = seatsAfter(state);
  if (state.taken > 1 || state.line.length <= after) return false;
  return after === 0 || isAllYouCanEat(state);
}

/** Whether the seat to move may end its turn: one food has to be taken, and in BB-13 the last seat leaves nothing. */
export function mayEnd(state: BuffetBossState): boolean {
  if (state.line.length === 0) return true;
  if (state.taken === 0) return false;
  return !(isAllYouCanEat(state) && seatsAfter(state) === 0 && mayTake(state));
}

/** After the last card of a line: BB-14 asks who begins, else the first player does. */
export function afterShowing(state: BuffetBossState): BuffetBossState {
  if (state.line.length <= state.rules.players) return state;
  const asks = isAllYouCanEat(state) && state.rules.players > 1;
  return { ...state, step: asks ? 'first' : 'turn', turn: state.first };
}

/** The next seat's turn, or the next round, or the end. What was left in the line is in the waste bin (BB-12). */
export function afterTurn(state: BuffetBossState): BuffetBossState {
  const rested: BuffetBossState = { ...state, step: 'turn', taken: 0, saved: [], falls: [] };
  if (seatsAfter(state) > 0) return { ...rested, turn: mod(state.turn + 1, state.rules.players) };
  const swept: BuffetBossState = { ...rested, line: [] };
  if (state.round >= roundsOf(state.rules)) return afterCards(swept);
  const first = mod(state.first + 1, state.rules.players);
  return { ...swept, step: 'line', round: state.round + 1, first, turn: first };
}

/** After the last card: characters are revealed where there are any (BB-32). */
function afterCards(state: BuffetBossState): BuffetBossState {
  return nextReveal({ ...state, turn: state.first });
}

/** Whether a seat's characters all still lie hidden (BB-32). */
export function hasToReveal(state: BuffetBossState, seat: Seat): boolean {
  const characters = state.plates[seat]?.characters ?? [];
  return characters.length > 0 && characters.every((card) => !card.revealed);
}

/** The first seat that has to reveal a character does it now; without one the game is over. */
export function nextReveal(state: BuffetBossState): BuffetBossState {
  const seat = state.plates.findIndex((_plate, i) => hasToReveal(state, i));
  return seat < 0 ? { ...state, step: 'over' } : { ...state, step: 'reveal', turn: seat };
}
