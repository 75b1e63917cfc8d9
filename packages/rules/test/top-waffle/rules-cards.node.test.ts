/** Turn, closing, items and end by id: the far sides of the limits that the samples show. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { topWaffle } from '../../src/top-waffle/index.js';
import type { TopWaffleState } from '../../src/top-waffle/index.js';
import { after, at, legal, refusal } from '../fixtures/tokens.js';

/** A position of two players in words: who does what, with these cards before them. */
function table(step: string, first: string, second = '-', rest = '1:5 -/-/- -', options = ''): TopWaffleState {
  return at(topWaffle, `bSBW.gCC.yUU/S.B1.SC/wild.wrench.blender ${step} ${first};${second} ${rest}`, options);
}

function field(state: TopWaffleState, number: number): string {
  return topWaffle.positionText(state).split(' ')[number] ?? '';
}

test('TW-10 both toppings may come from the deck, and the turn goes on by itself', () => {
  const state = after(topWaffle, table('p1:prepare', '-'), 'td ~W td ~U1');
  assert.equal(state.step, 'execute');
  assert.equal(refusal(topWaffle, state, 'td').rule, 'TW-12');
  assert.equal(refusal(topWaffle, table('p1:second', '-'), 'i1').code, 'two-toppings');
});

test('TW-11 with nothing to take at all there is nothing to prepare', () => {
  const every = 'S.S.S.S.S.S.S.S.B.B.B.B.B.B.B.B.U.U.U.U.U.U.U.U.W.W.W.W.W.W.W.W.C.C.C.C.C.C.C.C';
  const rest = 'S1.S1.B1.B1.U1.U1.W1.W1.C1.C1.SB.SU.SW.SC.BU.BW.BC.UW.UC.WC';
  const state = at(topWaffle, `pWC.gCC.yUU/-.-.-/- p1:execute ${every};${rest} 1:5 -/-/- -`, 'items=off');
  const ended = after(topWaffle, state, 'end');
  assert.equal(ended.step, 'execute');
  assert.deepEqual(topWaffle.toMove(ended), [1]);
  const served = after(topWaffle, ended, 'pWC=WC ~pSB');
  assert.deepEqual(legal(topWaffle, served), ['~WC'], 'a gap is filled as soon as there is a card');
});

test('TW-12 executing is not compulsory, and an order must be open', () => {
  const state = table('p1:execute', 'C.C');
  assert.ok(legal(topWaffle, state).includes('end'));
  assert.equal(refusal(topWaffle, state, 'pWC=C').code, 'order-not-there');
});

test('TW-15 the second topping may be the one that replaced the first', () => {
  const state = after(topWaffle, table('p1:prepare', '-'), 't1 ~WC t1 ~S');
  assert.equal(field(state, 2).split('/')[0], 'S.WC');
});

test('TW-16 items, too, are made from their discard', () => {
  const items =
    'wild.wild.wild.groceries.groceries.groceries.groceries.wrench.wrench.wrench.megaphone.megaphone.megaphone';
  const more = 'megaphone.recycling.recycling.recycling.recycling.blender.blender.blender';
  const state = table('p1:prepare', `-/${items}`, `-/${more}`);
  assert.ok(!legal(topWaffle, state).includes('id'));
  const played = after(topWaffle, table('p1:execute', `-/${items}`, `-/${more}`), 'wild:S');
  assert.deepEqual(legal(topWaffle, after(topWaffle, played, 'end i1')), ['~wild']);
});

test('TW-21 a reservation of the last order leaves the closing card in the deck, and after it nothing is on top', () => {
  const state = after(topWaffle, table('p1:execute', '-/megaphone.megaphone', '-', '1:1 -/-/- -'), 'megaphone:d ~pWC');
  assert.equal(field(state, 3), '1:0');
  assert.equal(refusal(topWaffle, state, 'megaphone:d').code, 'closing-on-top');
  const closing = table('p1:execute', '-/megaphone', '-', '1:!1 -/-/- -');
  assert.equal(refusal(topWaffle, closing, 'megaphone:d').code, 'day-closing');
  const lastTurn = table('p1:execute', '-/megaphone', '-', '1:!0 -/-/- -');
  assert.equal(refusal(topWaffle, lastTurn, 'megaphone:d').code, 'day-closing');
});

test('TW-22 an empty hand need not be shown', () => {
  const state = after(topWaffle, table('p2:execute', '-', 'S', '1:!0 -/-/- -'), 'end');
  assert.deepEqual(legal(topWaffle, state), ['~p2:S']);
  assert.equal(after(topWaffle, state, '~p2:S').day, 2);
});

test('TW-23 the cards of deck, display and discard are all in the new deck', () => {
  const state = after(topWaffle, table('p2:execute', 'U', 'S', '1:!0 W.W/wild/- -'), 'end ~p1:U ~p2:S');
  assert.equal(
    state.toppingBag.reduce((sum, count) => sum + count, 0),
    58,
  );
  assert.deepEqual(state.itemBag, [4, 4, 4, 4, 4, 4]);
  assert.equal(state.orderBag.length, 45);
});

test('TW-30 a wild pays as the topping it was said to be, and no other', () => {
  const state = after(topWaffle, table('p1:execute', 'C/wild'), 'wild:C');
  assert.deepEqual(
    legal(topWaffle, state).filter((token) => token.includes('=')),
    ['gCC=C.c'],
  );
  assert.equal(refusal(topWaffle, state, 'gCC=C.u').code, 'toppings-missing');
});

test('TW-31 groceries show no more than there is, and every choice of what stays is legal', () => {
  const state = after(topWaffle, table('p1:execute', '-/groceries'), 'groceries ~S ~S ~B');
  assert.deepEqual(
    legal(topWaffle, state),
    ['drop:S', 'drop:S.S', 'drop:B', 'drop:S.B', 'drop:S.S.B'].sort(order(state)),
  );
  assert.equal(refusal(topWaffle, state, 'drop:C').code, 'card-not-held');
  assert.equal(refusal(topWaffle, state, 'end').code, 'other-step-choose');
});

/** The order in which the moves of a state are listed. */
function order(state: TopWaffleState): (a: string, b: string) => number {
  const list = legal(topWaffle, state);
  return (a, b) => list.indexOf(a) - list.indexOf(b);
}

test('TW-32 an upgraded bin takes three at most', () => {
  const state = after(topWaffle, table('p1:execute', 'S.B.U.W/recycling.blender'), 'recycling+blender:S recycle:B');
  assert.equal(state.step, 'recycle');
  const third = after(topWaffle, state, 'recycle:U');
  assert.equal(third.step, 'execute');
  assert.equal(field(third, 4), 'S.B.U/recycling.blender/-');
});

test('TW-34 both halves of a double can be changed, each once', () => {
  const state = after(topWaffle, table('p1:execute', 'SB/wild.blender'), 'blender+wild:SB>UB SB>UC');
  assert.equal(field(state, 5), '-/SB>UC/-');
  assert.equal(state.step, 'execute', 'nothing is left to change');
  assert.equal(field(after(topWaffle, state, 'end'), 2).split('/')[0], 'SB');
});

test('TW-37 an item taken by a wrench may be played as well', () => {
  const state = after(topWaffle, table('p1:execute', 'C/wrench'), 'wrench:i1 ~megaphone wild:C');
  assert.ok(legal(topWaffle, state).includes('gCC=C.c'));
});

test('TW-39 what a wild gave and an order did not need is lost at the end of the turn', () => {
  const state = after(topWaffle, table('p1:execute', '-/wild.groceries'), 'wild+groceries:CCC gCC=c.c ~pWC');
  assert.equal(field(state, 5), 'c/-/-');
  assert.equal(field(after(topWaffle, state, 'end'), 5), '-');
});

test('TW-41 the outcome names the rule that decided', () => {
  const end = (first: string, second: string): string | undefined =>
    topWaffle.outcome(after(topWaffle, table('p2:execute', first, second, '3:!0 -/-/- -'), 'end'))?.rule;
  assert.equal(end('-/-/-/pWC/-/-', '-'), 'TW-40');
  assert.equal(end('-/-/-/bSBWC/-/-', '-/-/-/pWC.bUW.ySU/-/-'), 'TW-41');
  assert.equal(end('-', '-'), 'TW-41');
});

test('TW-43 items cannot be had where the game is played without them', () => {
  const read = topWaffle.parsePosition('bSBW.gCC.yUU/S.B1.SB/- p1:execute -/wild;-', { players: 2, items: 'off' });
  assert.equal(read.ok ? '' : read.error.code, 'card-supply');
  const state = at(topWaffle, 'bSBW.gCC.yUU/S.B1.SB/- p1:execute S;- 1:5', 'items=off');
  assert.equal(refusal(topWaffle, state, 'wild:S').code, 'no-items');
});

test('TW-44 who sees no count sees none in the view, whatever it is', () => {
  const views = ['1:0', '1:3', '1:7'].map((day) =>
    topWaffle.positionText(topWaffle.viewFor(table('p1:execute', 'S', 'B', `${day} -/-/- -`, 'count=hidden'), 0)),
  );
  assert.equal(new Set(views).size, 1);
  assert.match(views[0] ?? '', / 1:x /);
  assert.match(topWaffle.positionText(topWaffle.viewFor(table('p1:execute', 'S'), 0)), / 1:5 /);
});
