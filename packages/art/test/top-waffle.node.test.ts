/** The pictures of Top Waffle: every card of the box is drawn, and cards that differ look different. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Shape } from '@griddle/art';
import {
  cardBack,
  closingCard,
  displayBox,
  itemCard,
  looseTopping,
  orderCard,
  picture,
  slotCentre,
  toppingCard,
} from '@griddle/art/top-waffle/index.js';
import { displayOf, orderArt, pictureOf, toppingArt } from '../src/top-waffle/position.js';
import { readPiece } from '@griddle/rules/internal/top-waffle/cards.js';
import { CARDS, ITEMS, ORDERS } from '@griddle/rules/internal/top-waffle/components.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import { namesOf } from './shapes.js';

const POSITION =
  'bSBW.gCC.-/S.B1.SB/wild.wrench.blender p1:execute S.B/wild/bSBUUW/pWC/-/-;U.x.x/x/-/-/-/- 2:!1 -/-/- -';

function position(text: string, options: Readonly<Record<string, string>> = {}): ReturnType<typeof topWaffle.setup> {
  const read = topWaffle.parsePosition(text, { players: 2, ...options });
  assert.ok(read.ok);
  return read.value;
}

function look(shape: Shape): string {
  return JSON.stringify(shape);
}

function differ(cards: readonly Shape[]): void {
  assert.equal(new Set(cards.map(look)).size, cards.length);
}

describe('the cards of Top Waffle', () => {
  it('are all different', () => {
    differ(ORDERS.map((_order, order) => orderCard(orderArt(order))));
    differ(Array.from({ length: CARDS }, (_unused, card) => toppingCard(toppingArt(card))));
    differ(ITEMS.map((_item, item) => itemCard(item)));
    differ([1, 2, 3].map(closingCard));
    differ(['order', 'topping', 'item'].map((kind) => cardBack(kind as 'order')));
    differ([0, 1, 2, 3, 4].map(looseTopping));
  });

  it('show the topping that a blender made', () => {
    const changed = toppingCard(toppingArt(readPiece('S>B')));
    assert.ok(namesOf(changed).includes('banana'));
    assert.ok(namesOf(changed).includes('changed'));
    assert.ok(!namesOf(changed).includes('strawberry'));
  });

  it('show every topping an order needs', () => {
    for (const [at, order] of ORDERS.entries()) {
      const names = namesOf(orderCard(orderArt(at)));
      const toppings = ['strawberry', 'banana', 'blueberry', 'whipped-cream', 'chocolate'];
      const drawn = toppings.map((topping) => names.filter((name) => name === topping).length);
      assert.deepEqual(drawn, order.needs, order.name);
    }
  });
});

describe('the picture of Top Waffle', () => {
  it('has the display, the closing card in its gap, and a row for each player', () => {
    const names = namesOf(picture(pictureOf(position(POSITION))).shape);
    const count = (name: string): number => names.filter((other) => other === name).length;
    assert.equal(count('player'), 2);
    assert.equal(count('closing-card'), 1);
    assert.equal(count('order-card'), 4);
    assert.equal(count('item-card'), 4);
    // Each card lies on the outline of its slot
    assert.equal(count('gap'), 9);
  });

  it('shows nothing of a hidden count or of cards in other hands', () => {
    const text = POSITION.replace('2:!1', '2:5');
    const shown = displayOf(position(text, { count: 'hidden' }));
    assert.equal(shown.decks.orders, undefined);
    const view = (hand: string): string =>
      look(picture(pictureOf(topWaffle.viewFor(position(text.replace('U.x.x', hand)), 0))).shape);
    assert.equal(view('U.U.C'), view('S1.W.W'));
  });

  it('fits its cards inside its box', () => {
    for (const slots of [3, 4]) {
      const [, , width, height] = displayBox(slots, true);
      const [x, y] = slotCentre('order', slots - 1);
      assert.ok(x + 1 < width && y + 1.25 < height);
      assert.ok(slotCentre('item', 2)[1] + 0.9 < height);
      assert.ok(slotCentre('order', -1)[0] - 1 > 0);
    }
  });
});
