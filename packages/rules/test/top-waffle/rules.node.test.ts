/** What the samples leave out: set-up, options, counts, and the far sides of limits. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE } from '../../src/core/contract.js';
import { parseOptions } from '../../src/core/options.js';
import { randomGame } from '@griddle/testkit';
import { ITEMS, ORDERS, partnersOf, TOPPING_SUPPLY } from '../../src/top-waffle/components.js';
import { topWaffle } from '../../src/top-waffle/index.js';
import { purse } from '../../src/top-waffle/moves.js';
import { paymentText } from '../../src/top-waffle/notation.js';
import { cheapest, missing } from '../../src/top-waffle/payments.js';
import { explainTextError, explainViolation, mergeMessages } from '../../src/messages/index.js';
import { EN } from '../../src/messages/en.js';
import TOP_WAFFLE_EN from '../../src/top-waffle/messages.en.json' with { type: 'json' };
import { after, at, legal, optionsOf, refusal } from '../fixtures/tokens.js';

const WORDS = mergeMessages(EN, TOP_WAFFLE_EN);

/** A player to execute with these cards before a usual display. */
function holding(hand: string, items = '-', reserved = '-'): ReturnType<typeof topWaffle.setup> {
  return at(
    topWaffle,
    `bSBW.gCC.yUU/S.B1.SC/wild.wrench.blender p1:execute ${hand}/${items}/${reserved}/-/-/-;-/-/-/-/-/- 1:5 -/-/- -`,
  );
}

test('TW-1 the box: 60 toppings, 48 orders of their own name, twelve of each sticker, six items', () => {
  assert.equal(
    TOPPING_SUPPLY.reduce((sum, count) => sum + count, 0),
    60,
  );
  assert.equal(new Set(ORDERS.map((order) => order.name)).size, 48);
  for (const sticker of [0, 1, 2, 3]) assert.equal(ORDERS.filter((order) => order.sticker === sticker).length, 12);
  assert.equal(ITEMS.length, 6);
  for (const { name, needs, size, points } of ORDERS) {
    assert.equal(
      needs.reduce((sum, count) => sum + count, 0),
      size,
    );
    assert.ok(points >= 2 && points <= 9 && size >= 2 && size <= 5, name);
  }
});

test('TW-2 orders by number of players, or as the option says, in three equal piles', () => {
  for (const [players, orders] of [
    [2, 24],
    [3, 30],
    [4, 36],
    [5, 42],
    [6, 48],
  ] as const) {
    assert.equal(topWaffle.setup(optionsOf(topWaffle, `players=${players}`), 1).pile, orders / 3);
  }
  assert.equal(topWaffle.setup(optionsOf(topWaffle, 'orders=45'), 1).pile, 15);
  assert.ok(!parseOptions(topWaffle.options, [], 'orders=25').ok, 'three equal piles');
  assert.ok(!parseOptions(topWaffle.options, [], 'players=7').ok);
  const days = new Set<string>();
  for (const state of randomGame(topWaffle, optionsOf(topWaffle, 'orders=48'), 2, 5000).states) {
    days.add(`${state.day}:${state.pile}`);
  }
  for (const day of ['1:16', '2:16', '3:16', '1:0']) assert.ok(days.has(day), day);
});

test('TW-3 three of each for up to four players, four orders and toppings for more, no items without items', () => {
  for (const [options, orders, items] of [
    ['players=4', 3, 3],
    ['players=5', 4, 3],
    ['players=6,items=off', 4, 0],
  ] as const) {
    const { states } = randomGame(topWaffle, optionsOf(topWaffle, options), 1, 40);
    const dealt = states.find((state) => topWaffle.toMove(state)[0] !== CHANCE);
    assert.equal(dealt?.orders.length, orders);
    assert.equal(dealt?.toppings.length, orders);
    assert.equal(dealt?.items.length, items);
    assert.ok(![...(dealt?.orders ?? []), ...(dealt?.toppings ?? []), ...(dealt?.items ?? [])].includes(-1));
  }
});

test('TW-4 every player is the first with some seed, and turns go clockwise', () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 60; seed++) firsts.add(topWaffle.setup(optionsOf(topWaffle, 'players=6'), seed).turn);
  assert.equal(firsts.size, 6);
  const start = at(topWaffle, 'bSBW.gCC.yUU/S.B1.SC/wild.wrench.blender p3:execute -;-;- 1:5');
  assert.deepEqual(topWaffle.toMove(after(topWaffle, start, 'end')), [0]);
});

test('TW-13 the cheapest way takes plain cards before bonus cards and doubles, and wastes least', () => {
  const ways: readonly (readonly [string, string, string])[] = [
    ['S.B.W.S1.B1.SB.BW', 'bSBW', 'S.B.W'],
    ['S1.B.W.SW', 'bSBW', 'B.SW'],
    ['S1.B1.W1.SB', 'bSBW', 'W1.SB'],
    ['SB.BU.UW', 'bSBW', 'SB.UW-U'],
    ['C.C1.BC.UC', 'gCC', 'C.C1'],
  ];
  for (const [hand, name, best] of ways) {
    const order = ORDERS.find((other) => other.name === name);
    assert.ok(order);
    const found = cheapest(order.needs, 0, purse(holding(hand)));
    assert.equal(found && paymentText(found), best, hand);
    const listed = legal(topWaffle, holding(hand)).find((token) => token.startsWith(`${name}=`));
    assert.equal(listed, `${name}=${best}`, 'the cheapest way is listed first');
  }
});

test('TW-13 what is missing for an order is told', () => {
  const order = ORDERS.find((other) => other.name === 'bSBW');
  assert.ok(order);
  assert.deepEqual(missing(order.needs, 0, purse(holding('S.C'))), [0, 1, 0, 1, 0]);
  assert.deepEqual(missing(order.needs, 0, purse(holding('SB.W'))), [0, 0, 0, 0, 0]);
  assert.deepEqual(missing(order.needs, 1, purse(holding('S.B'))), [0, 0, 0, 0, 0]);
  assert.equal(cheapest(order.needs, 0, purse(holding('S.C'))), undefined);
});

test('TW-14 equal cards are one, and a half left of an order pays for the next before anything else', () => {
  const state = holding('C.C.C.C.BC');
  assert.deepEqual(
    legal(topWaffle, state).filter((token) => token.startsWith('gCC=')),
    ['gCC=C.C', 'gCC=C.BC-B'],
  );
  const order = ORDERS.find((other) => other.name === 'yBU');
  assert.ok(order);
  const half = after(topWaffle, state, 'gCC=C.BC-B');
  assert.deepEqual(half.loose, [0, 1, 0, 0, 0]);
});

test('TW-33 an upgraded wrench takes in any order, and stops when nothing is left to take', () => {
  const state = holding('-', 'groceries.wrench');
  const taken = after(topWaffle, state, 'wrench+groceries:id ~wild i1 ~wild');
  assert.deepEqual(legal(topWaffle, taken), ['t1', 't2', 't3', 'td']);
  assert.equal(refusal(topWaffle, taken, 'i2').code, 'no-more-items');
  assert.equal(refusal(topWaffle, taken, 'end').code, 'other-step-wrench');
});

test('TW-35 a reserved order is paid with exactly one topping less, of the owner’s choice', () => {
  const tokens = legal(topWaffle, holding('S.B.U.U.W', '-', 'pSBBU')).filter((token) => token.startsWith('pSBBU='));
  assert.deepEqual(tokens, ['pSBBU=S.B.U']);
  const five = legal(topWaffle, holding('S.B.B.U', '-', 'pSBBU')).filter((token) => token.startsWith('pSBBU='));
  assert.deepEqual(five.sort(), ['pSBBU=B.B.U', 'pSBBU=S.B.B', 'pSBBU=S.B.U']);
});

test('TW-36 a reserved order is nowhere on the score sheet', () => {
  for (const sheet of topWaffle.score(holding('-', '-', 'bSBUUW'))) assert.deepEqual(sheet.lines, []);
});

test('TW-38 each item is upgraded by its two neighbours in the ring, and by no other', () => {
  const pairs = ITEMS.map((_item, item) => partnersOf(item).map((partner) => ITEMS[partner]));
  assert.deepEqual(pairs, [
    ['blender', 'groceries'],
    ['wild', 'wrench'],
    ['groceries', 'megaphone'],
    ['wrench', 'recycling'],
    ['megaphone', 'blender'],
    ['recycling', 'wild'],
  ]);
  for (const [item, partners] of pairs.entries()) {
    for (const partner of partners) assert.ok(partnersOf(ITEMS.indexOf(partner ?? '')).includes(item));
  }
});

test('TW-40 the score sheet has a line for orders, bonus cards and both kinds of trash, each with its places', () => {
  const state = at(
    topWaffle,
    'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:over -/-/-/pWC.pSB/S1.C1/S.S.B1.SU;-/-/-/-/-/- 3:!0 -/-/- -',
  );
  const [sheet] = topWaffle.score(state);
  assert.deepEqual(sheet?.lines, [
    { rule: 'TW-40', code: 'orders', points: 4, places: ['done:pWC', 'done:pSB'] },
    { rule: 'TW-40', code: 'bonus', points: 2, places: ['bonus:S1', 'bonus:C1'] },
    { rule: 'TW-40', code: 'trash', points: -2, places: ['trash:S'] },
    { rule: 'TW-40', code: 'trash-special', points: -4, places: ['trash:B1', 'trash:SU'] },
  ]);
  assert.equal(sheet.total, 0);
});

test('TW-42 colours nobody has alone give nothing', () => {
  const state = at(
    topWaffle,
    'pUC.pSB.yUU/S.B1.SB/wild.wrench.blender p1:over -/-/pWC/bBC.bUW.gSC/-/-;-/-/-/bSW.gBW/-/- 3:!0 -/-/- -',
    'bonus=on',
  );
  const bonus = topWaffle.score(state).map((sheet) => sheet.lines.filter((line) => line.rule === 'TW-42'));
  assert.deepEqual(
    bonus.map((lines) => lines.map((line) => line.code)),
    [['colour-b'], []],
  );
  assert.equal(topWaffle.score(at(topWaffle, topWaffle.positionText(state)))[0]?.total, 6);
});

test('each kind of wrong position has its code, its place and its sentence', () => {
  const good = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender';
  const wrong: Readonly<Record<string, string>> = {
    '': 'position-empty 0',
    bSBW: 'display 0',
    'bSBW.gCX.yUU/S.B1.SB/wild.-.-': 'display 0',
    'bSBW.gCC.yUU/S.Q.SB/wild.-.-': 'display 13',
    'bSBW.gCC.yUU/S.B1.SB/fork.-.-': 'display 21',
    'bSBW.gCC/S.B1.SB/wild.wrench.blender': 'slots 0',
    [`${good} p7:prepare`]: 'step 41',
    [`${good} p1:cook`]: 'step 41',
    [`${good} p1:choose`]: 'step 41',
    [`${good} p1:execute~t`]: 'step 41',
    [`${good} p1:prepare S`]: 'players 52',
    [`${good} p1:prepare S;Q`]: 'player 54',
    [`${good} p1:prepare -/-/-/-/S;-`]: 'player 52',
    [`${good} p1:prepare SB;-`]: 'card-supply 52',
    [`${good} p1:prepare -/-/gCC;-`]: 'order-twice 52',
    [`${good} p1:prepare -;- 4:1`]: 'day 56',
    [`${good} p1:prepare -;- 1:40`]: 'day 56',
    [`${good} p1:prepare -;- 1:!2`]: 'day 56',
    [`${good} p1:prepare -;- 1:5 S`]: 'discards 60',
    [`${good} p1:prepare -;- 1:5 -/-/- S/-/-`]: 'turn 66',
    [`${good} p1:prepare -;- 1:5 -/-/- -/-/S`]: 'turn 66',
    [`${good} p1:prepare -;- 1:5 -/-/- - more`]: 'position-rest 68',
  };
  for (const [text, expected] of Object.entries(wrong)) {
    const read = topWaffle.parsePosition(text, optionsOf(topWaffle));
    assert.ok(!read.ok, text);
    assert.equal(`${read.error.code} ${read.error.offset}`, expected, text);
    assert.doesNotMatch(explainTextError(WORDS, read.error), /text\.|\{\w/, text);
  }
});

test('every refusal has a sentence of its own', () => {
  const state = holding('S.C', 'wild', 'pSBBU');
  for (const token of [
    't1',
    'pSB=S.B',
    'gCC=C',
    'gCC=C.C.C',
    'gCC=C.C',
    'groceries',
    'wild:SS',
    'wild+wrench:S',
    'megaphone:pSBBU',
    'drop:S',
    'recycle:S',
    'blender:S>B',
    'done',
    '~S',
  ]) {
    const violation = refusal(topWaffle, state, token);
    const words = explainViolation(WORDS, 'top-waffle', violation);
    assert.doesNotMatch(words, /violation\.|\{\w|undefined/, token);
    assert.match(words, /\(TW-\d+\)$/);
  }
});

test('a diagram is the display alone, with four orders for five players', () => {
  assert.equal(at(topWaffle, 'bSBW.-.-/S.-.-/-.-.-').rules.players, 2);
  assert.equal(at(topWaffle, 'bSBW.-.-.-/S.-.-.-/-.-.-').rules.players, 5);
});
