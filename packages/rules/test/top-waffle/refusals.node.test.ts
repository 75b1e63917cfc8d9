/** What every refusal says: its rule, its code, its places and its values. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { topWaffle, type TopWaffleState } from '../../src/top-waffle/index.js';
import { takeFrom, dueOf, endTurn } from '../../src/top-waffle/turn.js';
import { at, refusal } from '../fixtures/tokens.js';

const DISPLAY = 'bBC.gCC.yUU/S.B1.SC/wild.wrench.blender';
const PLAIN = 'S.S.S.S.S.S.S.S.B.B.B.B.B.B.B.B.U.U.U.U.U.U.U.U.W.W.W.W.W.W.W.W.C.C.C.C.C.C.C.C';
const REST = 'S1.S1.B1.B1.U1.U1.W1.W1.C1.C1.SB.SU.SW.SC.BU.BW.BC.UW.UC.WC';

function table(step: string, first: string, rest = '1:5', display = DISPLAY): TopWaffleState {
  return at(topWaffle, `${display} ${step} ${first};S.B ${rest}`);
}

/** `TW-13 card-not-held hand:C card=C`. */
function told(state: TopWaffleState, token: string): string {
  const { rule, code, places, values } = refusal(topWaffle, state, token);
  const pairs = Object.entries(values ?? {}).map(([key, value]) => `${key}=${value}`);
  return [rule, code, ...(places ?? []), ...pairs].join(' ');
}

function check(state: TopWaffleState, wanted: Readonly<Record<string, string>>): void {
  for (const [token, words] of Object.entries(wanted)) assert.equal(told(state, token), words, token);
}

test('TW-12 to TW-14, TW-35 payments that are refused', () => {
  check(table('p1:execute', 'S.C.SB.C1/-/pSBBU/ySU/-/-', '1:5 -/-/- b/U>S/-'), {
    'pSB=S.B': 'TW-12 order-not-there done:pSB order=pSB',
    'ySU=S': 'TW-12 order-not-there done:ySU order=ySU',
    'gCC=C': 'TW-13 toppings-missing order:2 order=gCC',
    'bBC=S': 'TW-13 toppings-missing order:1 order=bBC',
    'pSBBU=S': 'TW-13 toppings-missing reserved:pSBBU order=pSBBU',
    'pSBBU=S.B.B.U': 'TW-14 card-to-spare reserved:pSBBU order=pSBBU',
    'gCC=C.C': 'TW-13 card-not-held hand:C card=C',
    'gCC=C.C1.C1': 'TW-14 card-to-spare order:2 order=gCC',
    'bBC=C.B1': 'TW-13 card-not-held hand:B1 card=B1',
    'gCC=C.c': 'TW-14 card-not-held loose:c card=c',
    'gCC=C.U>C': 'TW-34 card-not-held hand:U>C card=U>C',
    'bBC=C.SB': 'TW-14 other-halves order:1 order=bBC',
    'bBC=C.SB-B': 'TW-14 other-halves order:1 order=bBC',
    'bBC=C.b-S': 'TW-14 other-halves order:1 order=bBC',
  });
});

test('TW-10, TW-12 moves of other steps', () => {
  const words: Readonly<Record<string, string>> = {
    'p1:prepare': 'TW-10 other-step-prepare',
    'p1:second': 'TW-10 other-step-second',
    'p1:execute': 'TW-12 other-step-execute',
    'p1:choose:2': 'TW-31 other-step-choose',
    'p1:wrench:1,0': 'TW-33 other-step-wrench',
    'p1:recycle:2': 'TW-32 other-step-recycle',
    'p1:change:2': 'TW-34 other-step-change',
  };
  const own: Readonly<Record<string, readonly string[]>> = {
    'p1:prepare': ['t1', 'i1', 'td'],
    'p1:second': ['t1', 'i1', 'td'],
    'p1:wrench:1,0': ['t1', 'i1', 'td'],
    'p1:choose:2': ['drop:S'],
    'p1:recycle:2': ['recycle:S', 'recycle:/S', 'done'],
    'p1:change:2': ['S>B', 'done'],
  };
  const execute = ['bBC=B.C', 'end', 'wild:S', 'groceries', 'wrench:id', 'megaphone:d', 'recycling:S', 'blender:S>B'];
  const others = ['t1', 'i1', 'td', 'drop:S', 'recycle:S', 'recycle:/S', 'S>B', 'done'];
  for (const [step, refused] of Object.entries(words)) {
    const state = table(step, 'S/-/-/-/-/S', `1:5 -/-/- -/-/${step.includes('choose') ? 'S.B.U' : '-'}`);
    for (const token of [...execute, ...others]) {
      const isOwn = step === 'p1:execute' ? execute.includes(token) : own[step]?.includes(token) === true;
      if (!isOwn) assert.equal(told(state, token), refused, `${step} ${token}`);
    }
    for (const token of ['~S', '~wild', '~closing', '~p1:S', '~x'])
      assert.equal(told(state, token), 'TW-15 nothing-to-turn', `${step} ${token}`);
  }
  const over = table('p1:over', '-/-/-/ySU/-/S', '3:!0 -/-/- -');
  for (const token of ['end', 't1', '~S']) assert.equal(told(over, token), 'TW-24 game-over');
});

test('TW-10, TW-15, TW-16, TW-33 cards that cannot be taken', () => {
  check(table('p1:second', 'S'), { i1: 'TW-10 two-toppings item:1', id: 'TW-10 two-toppings item:d' });
  check(table('p1:prepare', 'S'), { t4: 'TW-15 nothing-there topping:4', i4: 'TW-15 nothing-there item:4' });
  check(table('p1:wrench:1,0', 'S'), {
    t1: 'TW-33 no-more-toppings topping:1',
    td: 'TW-33 no-more-toppings topping:d',
  });
  check(table('p1:wrench:0,1', 'S'), { i1: 'TW-33 no-more-items item:1', id: 'TW-33 no-more-items item:d' });
  const bare = at(topWaffle, `bBC.gCC.yUU/-.S.-/wild.wrench.blender p1:prepare ${PLAIN.slice(2)};${REST} 1:5`);
  check(bare, { td: 'TW-16 deck-empty topping:d', t1: 'TW-15 nothing-there topping:1' });
});

test('TW-30 to TW-35, TW-43 refusals of items', () => {
  const state = table(
    'p1:execute',
    'S.SB/wild.wrench.megaphone.recycling.blender.blender/pSBBU/-/-/B',
    '1:0 -/-/- -/SU>BU/-',
  );
  check(state, {
    groceries: 'TW-31 item-not-held mine:groceries',
    'wrench+groceries:i1': 'TW-33 item-not-held mine:wrench',
    'wild+wrench:SSS': 'TW-30 no-partner mine:wild mine:wrench',
    'wild+wild:SSS': 'TW-30 no-partner mine:wild mine:wild',
    'megaphone+blender:gCC': 'TW-35 no-partner mine:megaphone mine:blender',
    'recycling+wild:S': 'TW-32 no-partner mine:recycling mine:wild',
    'blender+megaphone:S>B': 'TW-34 no-partner mine:blender mine:megaphone',
    'wrench+wild:i1': 'TW-33 no-partner mine:wrench mine:wild',
    'groceries+blender': 'TW-31 no-partner mine:groceries mine:blender',
    'wild:SS': 'TW-30 wild-count wanted=1',
    'wild+blender:SS': 'TW-30 wild-count wanted=3',
    'wrench:t1': 'TW-33 wrench-takes-items',
    'wrench:td': 'TW-33 wrench-takes-items',
    'wrench:i4': 'TW-15 nothing-there item:4',
    'megaphone:d': 'TW-21 closing-on-top order:d',
    'megaphone+wrench:d': 'TW-21 closing-on-top order:d',
    'megaphone:pSBBU': 'TW-35 already-reserved reserved:pSBBU order=pSBBU',
    'megaphone:pSB': 'TW-35 order-not-there done:pSB order=pSB',
    'recycling:B': 'TW-32 card-not-held hand:B card=B',
    'recycling:/S': 'TW-32 card-not-held trash:S card=S',
    'recycling+megaphone:/S1': 'TW-32 card-not-held trash:S1 card=S1',
    'blender:B>S': 'TW-34 card-not-held hand:B card=B',
    'blender:SB>BS': 'TW-34 cannot-change hand:SB card=SB',
  });
  check(table('p1:execute', 'S/megaphone', '1:!1'), { 'megaphone:d': 'TW-20 day-closing order:d' });
  const bare = at(topWaffle, `bBC.gCC.yUU/-.-.-/wrench.wrench.blender p1:execute ${PLAIN}/groceries.wild;${REST} 1:5`);
  check(bare, {
    groceries: 'TW-31 deck-empty topping:d',
    'groceries+wild': 'TW-31 deck-empty topping:d',
  });
  const without = at(topWaffle, 'bBC.gCC.yUU/S.B1.SC/- p1:execute S;S 1:5', 'items=off');
  for (const token of ['wild:S', 'wild+groceries:SSS', 'groceries', 'blender:S>B'])
    assert.equal(told(without, token), 'TW-43 no-items', token);
});

test('TW-31, TW-32, TW-34 refusals in the steps of an item', () => {
  check(table('p1:choose:2', 'S', '1:5 -/-/- -/-/S.S.U1'), {
    'drop:B': 'TW-31 card-not-held seen:B card=B',
    'drop:S.S.S': 'TW-31 card-not-held seen:S card=S',
    'drop:-': 'TW-31 keep-fewer keep=2',
  });
  check(table('p1:choose:2', 'S', '1:5 -/-/- -/-/S.x.x'), { 'drop:-': 'TW-31 keep-fewer keep=2' });
  check(table('p1:recycle:2', 'S/-/-/-/-/B'), {
    'recycle:B': 'TW-32 card-not-held hand:B card=B',
    'recycle:/S': 'TW-32 card-not-held trash:S card=S',
  });
  check(table('p1:change:2', 'S.SB', '1:5 -/-/- -/SU>BU.C>S/-'), {
    'B>S': 'TW-34 card-not-held hand:B card=B',
    'SB>BU': 'TW-34 cannot-change hand:SB card=SB',
    'SU>CU': 'TW-34 card-not-held hand:SU card=SU',
    'C>B': 'TW-34 card-not-held hand:C card=C',
  });
});

test('TW-13, TW-15, TW-20, TW-22 cards that the table cannot turn up', () => {
  const gap = (rest: string, orders: string, toppings: string, items: string): TopWaffleState =>
    table('p1:execute', 'S/-/-/-/-/-', rest, `${orders}/${toppings}/${items}`);
  const first = ['end', 't1', 'wild:S', 'bBC=B.C'];
  const order = gap('1:3', 'bBC.-.yUU', 'S.B1.SC', 'wild.wrench.blender');
  const last = gap('1:0', 'bBC.-.yUU', 'S.B1.SC', 'wild.wrench.blender');
  const topping = gap('1:3', 'bBC.gCC.yUU', 'S.-.SC', 'wild.wrench.blender');
  const item = gap('1:3', 'bBC.gCC.yUU', 'S.B1.SC', 'wild.wrench.-');
  for (const state of [order, last, topping, item]) {
    for (const token of first) assert.equal(told(state, token), 'TW-15 table-first', token);
    for (const token of ['~p1:S', '~x', '~bBC']) assert.equal(told(state, token), 'TW-15 not-in-deck', token);
  }
  for (const token of ['~S', '~wild', '~closing']) assert.equal(told(order, token), 'TW-15 not-in-deck', token);
  for (const token of ['~S', '~wild', '~gCC']) assert.equal(told(last, token), 'TW-15 not-in-deck', token);
  for (const token of ['~SC', '~wild', '~gSC', '~closing'])
    assert.equal(told(topping, token), 'TW-15 not-in-deck', token);
  for (const token of ['~S', '~gSC', '~closing']) assert.equal(told(item, token), 'TW-15 not-in-deck', token);
  for (const [toppings, items] of [
    ['S.-.SC', 'wild.wrench.blender'],
    ['S.B1.SC', 'wild.wrench.-'],
  ] as const) {
    const onTop = gap('1:0', 'bBC.gCC.yUU', toppings, items);
    assert.equal(told(onTop, '~closing'), 'TW-15 not-in-deck', 'the closing card is on top, but of the orders');
  }
  const drawn = table('p1:prepare~t', 'S');
  for (const token of ['~SC', '~wild', '~gSC', '~closing'])
    assert.equal(told(drawn, token), 'TW-15 not-in-deck', token);
  const spent = at(topWaffle, `bBC.gCC.yUU/B.-.SC/wild.wrench.blender p1:execute ${PLAIN.slice(0, 15)};- 1:3`);
  assert.equal(told(spent, '~S'), 'TW-15 not-in-deck', 'all eight are in a hand');
  const gone = table('p1:prepare~i', 'S/wild.wild.wild');
  for (const token of ['~wild', '~S', '~gSC', '~closing']) assert.equal(told(gone, token), 'TW-15 not-in-deck', token);
  for (const step of ['reserve', 'free'])
    check(table(`p1:${step}`, 'S'), { '~closing': 'TW-15 not-in-deck', '~gCC': 'TW-15 not-in-deck' });
  const trash = table('p1:trash:2', 'S.S.B1', '1:!0 -/-/- -');
  for (const token of ['~p2:S.B', '~p1:S.S', '~p1:S.S.B', '~p1:S.S.B1.B1', '~p1:-'])
    assert.equal(told(trash, token), 'TW-22 not-that-hand', token);
  assert.equal(told(trash, '~S'), 'TW-15 not-in-deck');
  assert.equal(told(trash, 'end'), 'TW-15 table-first');
});

// The first cards of lists, and the places that refusals point at.

const HAND = 'U.U.UC/megaphone/-/-/-/-;-/-/-/-/-/-';
const TABLE = `bSBW.gCC.yUU/S.B1.SC/wild.wrench.blender`;
const state = at(topWaffle, `${TABLE} p1:prepare ${HAND} 1:5 -/-/- -`);

test('TW-15 TW-10 the refusal of a missing card names its place', () => {
  const bare = { ...state, toppings: [-1, 1, 2], items: [0, -1, 2] };
  const refusalOf = (what: 't' | 'i', slot: number, step = state.step) => {
    const taken = takeFrom({ ...bare, step }, { what, slot });
    return taken.ok ? undefined : taken.error;
  };
  assert.deepEqual(refusalOf('t', 0), { rule: 'TW-15', code: 'nothing-there', places: ['topping:1'] });
  assert.deepEqual(refusalOf('i', 1), { rule: 'TW-15', code: 'nothing-there', places: ['item:2'] });
  assert.deepEqual(refusalOf('i', 9), { rule: 'TW-15', code: 'nothing-there', places: ['item:10'] });
  assert.deepEqual(refusalOf('i', -1, 'second'), { rule: 'TW-10', code: 'two-toppings', places: ['item:d'] });
});

test('TW-15 the first topping and the first item of the box can be taken like any other', () => {
  assert.ok(takeFrom({ ...state, toppings: [0, 1, 2] }, { what: 't', slot: 0 }).ok);
  assert.ok(takeFrom({ ...state, items: [0, 1, 2] }, { what: 'i', slot: 0 }).ok);
});

test('TW-22 TW-23 the first order of the box leaves at the end of a day, and its first cards return in the new decks', () => {
  const ending = {
    ...state,
    step: 'execute' as const,
    orders: [0, 5, -1],
    gone: [47],
    toppings: [0, 3, -1],
    items: [0, 2, -1],
    toppingDiscard: state.toppingDiscard.map((count, card) => (card === 19 ? count + 1 : count)),
    players: state.players.map((player) => ({ ...player, hand: player.hand.map(() => 0) })),
    last: 0,
    turn: 1,
  };
  const next = endTurn(ending);
  assert.equal(next.day, 2);
  assert.deepEqual(next.gone, [0, 5, 47]);
  const more = (card: number): number => (next.toppingBag[card] ?? 0) - (state.toppingBag[card] ?? 0);
  assert.deepEqual([more(0), more(3), more(19), more(1)], [1, 1, 1, 0]);
  const moreItems = (item: number): number => (next.itemBag[item] ?? 0) - (state.itemBag[item] ?? 0);
  assert.deepEqual([moreItems(0), moreItems(2), moreItems(1)], [1, 1, 0]);
  assert.ok(state.toppingBag !== next.toppingBag, 'and the day before keeps its own');
});

test('TW-11 the table fills gaps first in orders, then toppings, then items, and none once the game is over', () => {
  const open = { ...state, orders: [-1, 5], toppings: [-1, 1], items: [-1, 1] };
  assert.equal(dueOf(open), 'order');
  assert.equal(dueOf({ ...open, orders: [4, 5] }), 'topping');
  assert.equal(dueOf({ ...open, orders: [4, 5], toppings: [0, 1] }), 'item');
  assert.equal(dueOf({ ...open, orders: [4, 5], toppings: [0, 1], items: [0, 1] }), '');
  assert.equal(dueOf({ ...open, step: 'over' }), '');
  assert.equal(
    dueOf({ ...open, last: 0, toppings: [0, 1], items: [0, 1] }),
    '',
    'TW-20: orders wait while the day closes',
  );
});

test('TW-10 a refusal of a taken card names its place in the display', () => {
  assert.deepEqual(refusal(topWaffle, at(topWaffle, `${TABLE} p1:second ${HAND} 1:5 -/-/- -`), 'i2').places, [
    'item:2',
  ]);
});
