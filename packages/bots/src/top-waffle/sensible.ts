/** Which moves of Top Waffle are worth a thought: what lasts for the turn only is made only for an order of the turn. */
import { cardOf, printedOn, sum, unitsOf } from '@griddle/rules/internal/top-waffle/cards.js';
import { BLENDER, orderAt, WILD } from '@griddle/rules/internal/top-waffle/components.js';
import { openOrders } from '@griddle/rules/internal/top-waffle/moves.js';
import { beforeChange } from '@griddle/rules/internal/top-waffle/payments.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/internal/top-waffle/state.js';
import { unitsHeld } from './evaluate.js';

/** Toppings that an upgraded blender changes after its first. */
const MORE_CHANGES = 2;

/**
 * Leaves out wilds and blenders that bring no order within reach of this turn (TW-30, TW-34, TW-39), and the end of the
 * turn while what they gave can still pay.
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
  /** Whether some order comes nearer by giving up some toppings for others, and as near as so many gifts more reach. */
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

/** Toppings that a seat with these units lacks for an order; fewer than none when it has some to spare of it. */
function lackOf(
  { order, discount }: { readonly order: number; readonly discount: number },
  units: readonly number[],
): number {
  let lack = -discount;
  orderAt(order).needs.forEach((need, topping) => (lack += Math.max(0, need - (units[topping] ?? 0))));
  return lack;
}
