/**
 * Positions as text: `WAFFLES STEP SYRUP CARDS TILES TRACK TURN GOALS`. A waffle has five ranks from the top: digits for
 * runs of empty spaces, fruit `c s k b u`, upper case on cream, `*` after a fruit with syrup, `w` bare cream, `y` butter.
 */
import { SEAT_NAMES, TOPPINGS } from './components.js';
import type { WaffleTimeState, WonGoal } from './state.js';
import { spaceName } from './waffle.js';
import { waffleText } from './waffle-text.js';

/** The position in one line. */
export function positionText(state: WaffleTimeState): string {
  const cards =
    state.cards.map((number) => number.toString()).join('') +
    ':' +
    state.goals.map((goal) => goal.toString()).join(',');
  const tiles = state.tiles.map((tile) => TOPPINGS.charAt(tile.face) + TOPPINGS.charAt(tile.back)).join(',');
  const pawns = state.pawns.map((pawn) => seatName(pawn.seat) + (pawn.slot < 0 ? '' : '@' + pawn.slot.toString()));
  const hand = state.hand.map((topping) => TOPPINGS.charAt(topping)).join('');
  const changed = state.changed.map((space) => spaceName(space)).join('');
  return [
    state.waffles.map((waffle) => waffleText(waffle)).join(';'),
    seatName(state.turn) + ':' + state.step,
    state.syrup.map((count) => count.toString()).join(','),
    cards === ':' ? '-' : cards,
    tiles === '' ? '-' : tiles,
    state.round.toString() + ':' + pawns.join(','),
    hand === '' && changed === '' ? '-' : hand + ':' + changed,
    state.won.map((goals) => wonText(goals)).join(';'),
  ].join(' ');
}

function seatName(seat: number): string {
  return SEAT_NAMES[seat] ?? '';
}

function wonText(goals: readonly WonGoal[]): string {
  if (goals.length === 0) return '-';
  return goals.map((goal) => goal.goal.toString() + (goal.gone ? '!' : '')).join('.');
}
