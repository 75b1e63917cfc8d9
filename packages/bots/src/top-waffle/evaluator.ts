/**
 * The evaluator of Top Waffle: the value of a position to a seat, by points and orders that its cards nearly pay, and
 * the moves worth searching.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import { listOf, sum, unitsOf, cardOf, printedOn } from '@griddle/rules/internal/top-waffle/cards.js';
import {
  isBonus,
  isDouble,
  KINDS_OF_TOPPING,
  orderAt,
  BLENDER,
  WILD,
} from '@griddle/rules/internal/top-waffle/components.js';
import { openOrders } from '@griddle/rules/internal/top-waffle/moves.js';
import { beforeChange } from '@griddle/rules/internal/top-waffle/payments.js';
import { score } from '@griddle/rules/internal/top-waffle/scoring.js';
import type { TopWaffleMove, TopWaffleState, Player } from '@griddle/rules/internal/top-waffle/state.js';
import { type Evaluator, byLead } from '../evaluator.js';

// The value of a position of Top Waffle to a seat: points, and orders that its cards nearly pay.

/** Shares of an order's points: by how much of it can be paid, and less for every order after the nearest one. */
const NEAREST = 0.75;
const NEXT = 0.25;
/** The values of an item, and of a topping that no current order needs. */
const ITEM = 0.7;
const SPARE = 0.3;
/** The number of orders left before the closing card at which cards in hand become a burden. */
const CLOSING = 5;

/** Points and prospects, less those of the best other seat. */
const evaluateTopWaffle = byLead<TopWaffleState>((state) => {
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

/** Toppings in hand by kind, including loose ones for the turn. */
function unitsHeld(state: TopWaffleState, { hand }: Player, seat: Seat): number[] {
  const units: number[] = [];
  for (let topping = 0; topping < KINDS_OF_TOPPING; topping++) {
    units.push(seat === state.turn ? (state.loose[topping] ?? 0) : 0);
  }
  const pieces = seat === state.turn ? [...listOf(hand), ...state.changed] : listOf(hand);
  for (const piece of pieces) for (const topping of unitsOf(piece)) units[topping] = (units[topping] ?? 0) + 1;
  return units;
}

/** An order's points times the square of the share that some toppings pay. */
function shareOf(order: number, units: readonly number[], discount: number): number {
  const { needs, size, points } = orderAt(order);
  let met = discount;
  for (let topping = 0; topping < needs.length; topping++) met += Math.min(needs[topping] ?? 0, units[topping] ?? 0);
  const part = Math.min(1, met / size);
  return points * part * part;
}

/** The cost of the cards in a hand at the end of a day (TW-22, TW-40). */
function burdenOf({ hand }: Player): number {
  let cost = 0;
  hand.forEach((count, card) => (cost += count * (isBonus(card) || isDouble(card) ? 2 : 1)));
  return cost;
}

// The moves of Top Waffle that are worth searching: pieces that last only for the turn are used only for an order in
// the turn.

/** Toppings that an upgraded blender changes after its first. */
const MORE_CHANGES = 2;

/**
 * Leaves out wilds and blenders that bring no order within reach this turn (TW-30, TW-34, TW-39), and the end of the
 * turn while their toppings can still pay.
 */
export function sensibleMoves(state: TopWaffleState, moves: readonly TopWaffleMove[]): readonly TopWaffleMove[] {
  const player = state.players[state.turn];
  if (player === undefined || (state.step !== 'execute' && state.step !== 'change')) return moves;
  const gifts = (player.items[WILD] ?? 0) + (player.items[BLENDER] ?? 0);
  const wasGiven = sum(state.loose) > 0 || state.changed.length > 0;
  if (gifts === 0 && !wasGiven && state.step === 'execute') return moves;
  const units = unitsHeld(state, player, state.turn);
  const orders = openOrders(state).map((open) => ({ ...open, lack: lackOf(open, units) }));
  const isKept = wasGiven && orders.some(({ lack }) => lack <= 0);
  /** Whether giving up some toppings for others brings an order nearer, within reach of this many more gifts. */
  const brings = (lost: readonly number[], given: readonly number[], more: number): boolean => {
    const after = units.slice();
    for (const topping of lost) after[topping] = (after[topping] ?? 0) - 1;
    for (const topping of given) after[topping] = (after[topping] ?? 0) + 1;
    return orders.some((open) => {
      const left = lackOf(open, after);
      return open.lack > 0 && left < open.lack && left <= more;
    });
  };
  const good = moves.filter((move) => {
    if (move.kind === 'end') return !isKept;
    if (move.kind === 'wild') return brings([], move.toppings, gifts - (move.partner === BLENDER ? 2 : 1));
    if (move.kind === 'blender') {
      const more = gifts - (move.partner === WILD ? 2 : 1) + (move.partner < 0 ? 0 : MORE_CHANGES);
      return brings(printedOn(cardOf(move.piece)), unitsOf(move.piece), more);
    }
    if (move.kind !== 'change') return true;
    const before = beforeChange(move.piece, state.changed, printedOn(cardOf(move.piece)));
    return brings(before < 0 ? [] : unitsOf(before), unitsOf(move.piece), gifts + sum(state.left) - 1);
  });
  return good.length > 0 ? good : moves;
}

/** Toppings that a seat with these units lacks for an order; negative when it has a surplus. */
function lackOf(
  { order, discount }: { readonly order: number; readonly discount: number },
  units: readonly number[],
): number {
  let lack = -discount;
  orderAt(order).needs.forEach((need, topping) => (lack += Math.max(0, need - (units[topping] ?? 0))));
  return lack;
}

// The evaluator of Top Waffle.

/** Top Waffle: values are in points, including those of orders that are nearly paid. */
export const TOP_WAFFLE: Evaluator<TopWaffleState, TopWaffleMove> = {
  evaluate: evaluateTopWaffle,
  margin: 0.3,
  scale: 8,
  prunedMoves: sensibleMoves,
  skills: {
    easy: { positions: 0, slips: 60 },
    medium: { positions: 0, slips: 15 },
    hard: { positions: 300, slips: 0 },
    best: { positions: 6_000, slips: 0 },
  },
};
