/** Hints on orders, as glow, strip and text: which the seat to move can complete, and what is missing for the others. */
import { group, type Point } from '@griddle/art';
import * as art from '@griddle/art/top-waffle/index.js';
import { CHANCE, type Place } from '@griddle/rules/core/contract.js';
import { listOf } from '@griddle/rules/internal/top-waffle/cards.js';
import { orderAt } from '@griddle/rules/internal/top-waffle/components.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { purse } from '@griddle/rules/internal/top-waffle/moves.js';
import { missing } from '@griddle/rules/internal/top-waffle/payments.js';
import type { Layer, Scene, Translate } from '#core';
import { describeOrder, describeToppings } from './describe.js';
import { isMoverKnown } from './shelves.js';

type Sight = Pick<Scene<TopWaffleState>, 'state' | 'viewer'>;

/** Returns the toppings missing for an order with `discount` forgiven; undefined if the viewer gets no hint. */
function missingFor({ state, viewer }: Sight, order: number, discount: number): readonly number[] | undefined {
  const isOwnTurn = (viewer === CHANCE || viewer === state.turn) && isMoverKnown(state);
  if (state.step !== 'execute' || !isOwnTurn || order < 0) return undefined;
  return listOf(missing(orderAt(order).needs, discount, purse(state)));
}

/** Describes an order and what is missing for it. */
export function describeHinted(sight: Sight, order: number, discount: number, t: Translate): string {
  const words = describeOrder(order, t);
  const toppings = missingFor(sight, order, discount);
  if (!toppings) return words;
  if (toppings.length === 0) return t('order.top-waffle.ready', { order: words });
  return t(`order.top-waffle.missing${discount > 0 ? '-of' : ''}`, {
    order: words,
    missing: describeToppings(toppings, t),
    count: toppings.length - discount,
  });
}

/** Returns the marks on orders, given by slot, -1 for a gap. */
export function hintLayers(
  scene: Scene<TopWaffleState>,
  orders: readonly number[],
  discount: number,
  placeOf: (slot: number) => Place,
  center: (place: Place) => Point,
): readonly Layer[] {
  const hinted = orders.flatMap((order, slot) => {
    const toppings = missingFor(scene, order, discount);
    if (!toppings) return [];
    // Forgiven toppings are left out where it is clear which they are
    const isClear = new Set(toppings).size === 1;
    return [{ place: placeOf(slot), toppings: isClear ? toppings.slice(discount) : toppings }];
  });
  const { highlights, selected } = scene.marks;
  const pointed = [...highlights, ...selected];
  const lacking = hinted.filter(({ toppings }) => toppings.length > 0);
  return [
    {
      key: lacking.map(({ place, toppings }) => place + toppings.join('')).join(),
      draw: () =>
        group(
          'hints',
          lacking.map(({ place, toppings }) => art.missingMark(center(place), toppings)),
        ),
    },
    {
      // Highlighted and selected orders have another frame
      places: hinted.flatMap(({ place, toppings }) => (toppings.length > 0 || pointed.includes(place) ? [] : [place])),
      draw: (place) => group('ready', [art.readyMark(center(place))]),
    },
  ];
}
