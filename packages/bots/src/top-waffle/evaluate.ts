/** What a position of Top Waffle is worth to a seat: points, and orders that its cards nearly pay. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { listOf, sum, unitsOf } from '@griddle/rules/internal/top-waffle/cards.js';
import { isBonus, isDouble, KINDS_OF_TOPPING, orderAt } from '@griddle/rules/internal/top-waffle/components.js';
import { score } from '@griddle/rules/internal/top-waffle/scoring.js';
import type { Player, TopWaffleState } from '@griddle/rules/internal/top-waffle/state.js';
import { byLead } from '../search/lead.js';

/** Shares of an order's points: by how much of it can be paid, and less for every order after the nearest one. */
const NEAREST = 0.75;
const NEXT = 0.25;
/** An item, and a topping that no order asks for just now. */
const ITEM = 0.7;
const SPARE = 0.3;
/** Orders before the closing card from which cards in hand begin to be a burden. */
const CLOSING = 5;

/** Points and prospects, less those of the best of the others. */
export const evaluateTopWaffle = byLead<TopWaffleState>((state) => {
  return score(state).map(({ seat: scorer, total }) => {
    const player = state.players[scorer];
    return player ? total + prospectsOf(state, player, scorer) : total;
  });
});

function prospectsOf(state: TopWaffleState, player: Player, seat: Seat): number {
  const units = unitsHeld(state, player, seat);
  const shares: number[] = [];
  for (const order of state.orders) if (order >= 0) shares.push(shareOf(order, units, 0));
  for (const order of player.reserved) shares.push(shareOf(order, units, 1));
  shares.sort((one, other) => other - one);
  const [nearest = 0, next = 0] = shares;
  const isOver = state.step === 'over' || state.step === 'trash';
  if (isOver) return 0;
  const burden = Math.min(1, Math.max(0, 1 - (state.last >= 0 ? 0 : state.pile) / CLOSING)) * burdenOf(player);
  const held = ITEM * (sum(player.items) + player.unknownItems);
  return NEAREST * nearest + NEXT * next + SPARE * sum(player.hand) + held - burden;
}

/** Toppings in hand by kind, those that lie loose for the turn included. */
export function unitsHeld(state: TopWaffleState, { hand }: Player, seat: Seat): number[] {
  const units: number[] = [];
  for (let topping = 0; topping < KINDS_OF_TOPPING; topping++) {
    units.push(seat === state.turn ? (state.loose[topping] ?? 0) : 0);
  }
  const pieces = seat === state.turn ? [...listOf(hand), ...state.changed] : listOf(hand);
  for (const piece of pieces) for (const topping of unitsOf(piece)) units[topping] = (units[topping] ?? 0) + 1;
  return units;
}

/** Points of an order times the square of how much of it some toppings pay. */
function shareOf(order: number, units: readonly number[], discount: number): number {
  const { needs, size, points } = orderAt(order);
  let met = discount;
  for (let topping = 0; topping < needs.length; topping++) met += Math.min(needs[topping] ?? 0, units[topping] ?? 0);
  const part = Math.min(1, met / size);
  return points * part * part;
}

/** What the cards of a hand cost at the end of a day (TW-22, TW-40). */
function burdenOf({ hand }: Player): number {
  let cost = 0;
  hand.forEach((count, card) => (cost += count * (isBonus(card) || isDouble(card) ? 2 : 1)));
  return cost;
}
