/** What the samples leave out: set-up, options, counts, and the far sides of limits. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomGame } from '@griddle/testkit';
import { CHANCE } from '../../src/core/contract.js';
import { parseOptions } from '../../src/core/options.js';
import { EN } from '../../src/messages/en.js';
import { explainTextError, explainViolation, mergeMessages } from '../../src/messages/index.js';
import { ITEMS, ORDERS, partnersOf, TOPPING_SUPPLY } from '../../src/top-waffle/components.js';
import { topWaffle, type TopWaffleState } from '../../src/top-waffle/index.js';
import TOP_WAFFLE_EN from '../../src/top-waffle/messages.en.json' with { type: 'json' };
import { purse } from '../../src/top-waffle/moves.js';
import { paymentText } from '../../src/top-waffle/notation.js';
import { cheapest, missing } from '../../src/top-waffle/payments.js';
import { after, at, legal, optionsOf, refusal } from '../fixtures/tokens.js';

const WORDS = mergeMessages(EN, TOP_WAFFLE_EN);

/** A player to execute with these cards before a usual display. */
function holding(hand: string, items = '-', reserved = '-'): ReturnType<typeof topWaffle.setup> {
  return at(
    topWaffle,
    `bSBW.gCC.yUU/S.B1.SC/wild.wrench.blender p1:execute ${hand}/${items}/${reserved}/-/-/-;-/-/-/-/-/- 1:5 -/-/- -`,
  );
}

test('TW-1 the box: 60 toppings, 48 different orders, twelve of each sticker, six items', () => {
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

test('TW-2 orders by number of players, or as the option sets, in three equal piles', () => {
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

test('TW-3 three of each for up to four players, four orders and toppings for more, no items with items=off', () => {
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

test('TW-4 every player goes first with some seed, and turns go clockwise', () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 60; seed++) firsts.add(topWaffle.setup(optionsOf(topWaffle, 'players=6'), seed).turn);
  assert.equal(firsts.size, 6);
  const start = at(topWaffle, 'bSBW.gCC.yUU/S.B1.SC/wild.wrench.blender p3:execute -;-;- 1:5');
  assert.deepEqual(topWaffle.toMove(after(topWaffle, start, 'end')), [0]);
});

test('TW-13 the cheapest payment uses plain cards before bonus cards and doubles, and wastes least', () => {
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

test('TW-13 the missing toppings of an order are listed', () => {
  const order = ORDERS.find((other) => other.name === 'bSBW');
  assert.ok(order);
  assert.deepEqual(missing(order.needs, 0, purse(holding('S.C'))), [0, 1, 0, 1, 0]);
  assert.deepEqual(missing(order.needs, 0, purse(holding('SB.W'))), [0, 0, 0, 0, 0]);
  assert.deepEqual(missing(order.needs, 1, purse(holding('S.B'))), [0, 0, 0, 0, 0]);
  assert.equal(cheapest(order.needs, 0, purse(holding('S.C'))), undefined);
});

test('TW-14 equal cards are one choice, and a half left from an order pays for the next before anything else', () => {
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

test('TW-35 a reserved order costs exactly one topping less, of the owner’s choice', () => {
  const tokens = legal(topWaffle, holding('S.B.U.U.W', '-', 'pSBBU')).filter((token) => token.startsWith('pSBBU='));
  assert.deepEqual(tokens, ['pSBBU=S.B.U']);
  const five = legal(topWaffle, holding('S.B.B.U', '-', 'pSBBU')).filter((token) => token.startsWith('pSBBU='));
  assert.deepEqual(five.sort(), ['pSBBU=B.B.U', 'pSBBU=S.B.B', 'pSBBU=S.B.U']);
});

test('TW-36 a reserved order is not on the score sheet', () => {
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

test('TW-42 colours that nobody has alone score nothing', () => {
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

test('each kind of invalid position has its code, its place and its sentence', () => {
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
    [`${good} p1:prepare -;- 4:1`]: 'day 56',
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

test('a diagram is the display only, with four orders for five players', () => {
  assert.equal(at(topWaffle, 'bSBW.-.-/S.-.-/-.-.-').rules.players, 2);
  assert.equal(at(topWaffle, 'bSBW.-.-.-/S.-.-.-/-.-.-').rules.players, 5);
});

// Turn, closing, items and end by id: the far sides of the limits that the samples show.

/** A position of two players in words: who does what, with these cards before them. */
function table(step: string, first: string, second = '-', rest = '1:5 -/-/- -', options = ''): TopWaffleState {
  return at(topWaffle, `bSBW.gCC.yUU/S.B1.SC/wild.wrench.blender ${step} ${first};${second} ${rest}`, options);
}

function field(state: TopWaffleState, number: number): string {
  return topWaffle.positionText(state).split(' ')[number] ?? '';
}

test('TW-10 both toppings may come from the deck, and the turn continues by itself', () => {
  const state = after(topWaffle, table('p1:prepare', '-'), 'td ~W td ~U1');
  assert.equal(state.step, 'execute');
  assert.equal(refusal(topWaffle, state, 'td').rule, 'TW-12');
  assert.equal(refusal(topWaffle, table('p1:second', '-'), 'i1').code, 'two-toppings');
});

test('TW-11 when there is nothing to take, the step is skipped', () => {
  const every = 'S.S.S.S.S.S.S.S.B.B.B.B.B.B.B.B.U.U.U.U.U.U.U.U.W.W.W.W.W.W.W.W.C.C.C.C.C.C.C.C';
  const rest = 'S1.S1.B1.B1.U1.U1.W1.W1.C1.C1.SB.SU.SW.SC.BU.BW.BC.UW.UC.WC';
  const state = at(topWaffle, `pWC.gCC.yUU/-.-.-/- p1:execute ${every};${rest} 1:5 -/-/- -`, 'items=off');
  const ended = after(topWaffle, state, 'end');
  assert.equal(ended.step, 'execute');
  assert.deepEqual(topWaffle.toMove(ended), [1]);
  const served = after(topWaffle, ended, 'pWC=WC ~pSB');
  assert.deepEqual(legal(topWaffle, served), ['~WC'], 'a gap is filled as soon as there is a card');
});

test('TW-12 executing an order is optional, and the order must be open', () => {
  const state = table('p1:execute', 'C.C');
  assert.ok(legal(topWaffle, state).includes('end'));
  assert.equal(refusal(topWaffle, state, 'pWC=C').code, 'order-not-there');
});

test('TW-15 the second topping may be the one that replaced the first', () => {
  const state = after(topWaffle, table('p1:prepare', '-'), 't1 ~WC t1 ~S');
  assert.equal(field(state, 2).split('/')[0], 'S.WC');
});

test('TW-16 items, too, are renewed from their discard pile', () => {
  const items =
    'wild.wild.wild.groceries.groceries.groceries.groceries.wrench.wrench.wrench.megaphone.megaphone.megaphone';
  const more = 'megaphone.recycling.recycling.recycling.recycling.blender.blender.blender';
  const state = table('p1:prepare', `-/${items}`, `-/${more}`);
  assert.ok(!legal(topWaffle, state).includes('id'));
  const played = after(topWaffle, table('p1:execute', `-/${items}`, `-/${more}`), 'wild:S');
  assert.deepEqual(legal(topWaffle, after(topWaffle, played, 'end i1')), ['~wild']);
});

test('TW-21 a reservation of the last order leaves the closing card in the deck, and nothing is then on top', () => {
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

test('TW-23 the cards of deck, display and discard pile are all in the new deck', () => {
  const state = after(topWaffle, table('p2:execute', 'U', 'S', '1:!0 W.W/wild/- -'), 'end ~p1:U ~p2:S');
  assert.equal(
    state.toppingBag.reduce((sum, count) => sum + count, 0),
    58,
  );
  assert.deepEqual(state.itemBag, [4, 4, 4, 4, 4, 4]);
  assert.equal(state.orderBag.length, 45);
});

test('TW-30 a wild pays only as the topping it was named as', () => {
  const state = after(topWaffle, table('p1:execute', 'C/wild'), 'wild:C');
  assert.deepEqual(
    legal(topWaffle, state).filter((token) => token.includes('=')),
    ['gCC=C.c'],
  );
  assert.equal(refusal(topWaffle, state, 'gCC=C.u').code, 'toppings-missing');
});

test('TW-31 groceries show no more cards than there are, and any of them may be kept', () => {
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

test('TW-37 an item taken by a wrench may also be played', () => {
  const state = after(topWaffle, table('p1:execute', 'C/wrench'), 'wrench:i1 ~megaphone wild:C');
  assert.ok(legal(topWaffle, state).includes('gCC=C.c'));
});

test('TW-39 toppings of a wild that an order did not need are lost at the end of the turn', () => {
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

test('TW-43 items cannot be taken where the game is played without them', () => {
  const read = topWaffle.parsePosition('bSBW.gCC.yUU/S.B1.SB/- p1:execute -/wild;-', { players: 2, items: 'off' });
  assert.ok(read.ok);
  assert.deepEqual(topWaffle.whyImpossible(read.value)?.values, { piece: 'wild' });
  const state = at(topWaffle, 'bSBW.gCC.yUU/S.B1.SB/- p1:execute S;- 1:5', 'items=off');
  assert.equal(refusal(topWaffle, state, 'wild:S').code, 'no-items');
});

test('TW-44 a seat that sees no count sees none in the view, whatever it is', () => {
  const views = ['1:0', '1:3', '1:7'].map((day) =>
    topWaffle.positionText(topWaffle.viewFor(table('p1:execute', 'S', 'B', `${day} -/-/- -`, 'count=hidden'), 0)),
  );
  assert.equal(new Set(views).size, 1);
  assert.match(views[0] ?? '', / 1:x /);
  assert.match(topWaffle.positionText(topWaffle.viewFor(table('p1:execute', 'S'), 0)), / 1:5 /);
});
