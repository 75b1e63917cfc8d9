/** Moves by button: ways to pay, toppings to choose, the end of a turn. */
import { plus, sum } from '@griddle/rules/top-waffle/cards.js';
import { orderAt } from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { openOrders } from '@griddle/rules/top-waffle/moves.js';
import { missing, purseOf } from '@griddle/rules/top-waffle/payments.js';
import type { MoveButtons, Translate } from '#core';
import { describeButton, describeMove } from './describe.js';
import { piecePlace } from './paths.js';
import { moverOf } from './shelves.js';

/** Places of no area: what a button does. */
const BUTTONS = ['pay', 'pick', 'play', 'done', 'end'];

/** The points of the best order that the seat to move can complete with more toppings loose; 0 for none. */
function bestOrder(state: TopWaffleState, toppings: readonly number[]): number {
  const more = toppings.reduce((loose, topping) => plus(loose, topping, 1), state.loose);
  const own = purseOf(moverOf(state), more, state.changed);
  const points = openOrders(state).map(({ order, discount }) => {
    const { needs, points } = orderAt(order);
    return sum(missing(needs, discount, own)) === 0 ? points : 0;
  });
  return Math.max(0, ...points);
}

/** Of the many wilds those come first that complete the best order. */
function order(state: TopWaffleState, moves: readonly TopWaffleMove[]): readonly TopWaffleMove[] {
  if (!moves.every(({ kind }) => kind === 'wild')) return moves;
  const ranked = moves.map((move) => ({ move, best: move.kind === 'wild' ? bestOrder(state, move.toppings) : 0 }));
  return ranked.sort((a, b) => b.best - a.best).map(({ move }) => move);
}

function label(state: TopWaffleState, move: TopWaffleMove, t: Translate, offered: readonly TopWaffleMove[]): string {
  const button = describeButton(state, move, t) ?? describeMove(state, move, t);
  // The rules give the cheapest of several payments first
  const isCheapest = move.kind === 'pay' && offered.length > 1 && offered[0] === move;
  return isCheapest ? t('button.top-waffle.cheapest', { button }) : button;
}

/** The buttons under the areas. */
export const BUTTON_MOVES: MoveButtons<TopWaffleState, TopWaffleMove> = {
  isButton: (place) => BUTTONS.includes(place),
  label,
  order,
  highlights: (state, move) =>
    move.kind === 'pay' ? move.payment.pieces.map((piece) => piecePlace(state, piece)) : [],
};
