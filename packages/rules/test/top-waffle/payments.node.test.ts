/** Ways to pay, the cheapest one, what is missing, and the score sheet at its limits. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedCard, changedTo, pieceText, readPiece, unitsOf } from '../../src/top-waffle/cards.js';
import { ORDERS } from '../../src/top-waffle/components.js';
import { topWaffle } from '../../src/top-waffle/index.js';
import { openOrders, purse } from '../../src/top-waffle/moves.js';
import { paymentText } from '../../src/top-waffle/notation.js';
import { beforeChange, cheapest, faultOf, missing, payments } from '../../src/top-waffle/payments.js';
import type { Purse } from '../../src/top-waffle/payments.js';
import { at } from '../fixtures/tokens.js';
import { referencePayments } from './reference-table.js';

/** What a hand, loose toppings and changed cards can pay with. */
function purseOf(hand: string, loose = '-', changed = '-'): Purse {
  return purse(at(topWaffle, `-.-.-/-.-.-/-.-.- p1:execute ${hand};- 1:1 -/-/- ${loose}/${changed}/-`));
}

function needsOf(name: string): readonly number[] {
  const order = ORDERS.find((other) => other.name === name);
  assert.ok(order, name);
  return order.needs;
}

/** The price of a payment: nothing for what is loose, then plain cards, bonus cards, doubles. */
function price(pieces: string): number {
  const costs = pieces.split('.').map((piece) => {
    const [card = ''] = piece.split('>');
    if (card === card.toLowerCase()) return 0;
    const cost = card.endsWith('1') ? 6 : card.length === 2 ? 9 : 4;
    return piece.includes('>') ? cost - 1 : cost;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** Hands, loose toppings and changed cards beside orders, with the toppings that go without. */
const CASES: readonly (readonly [string, string, string, string, number])[] = [
  ['bSBW', 'S.B.W', '-', '-', 0],
  ['bSBW', 'S.B.W.SB.SW.BW', '-', '-', 0],
  ['bSBW', 'S1.B1.W1.SB.SW.BW', 'sb', '-', 0],
  ['bSBW', 'SB.W1', 's', 'C>S', 0],
  ['bSBW', 'SC', 'sw', 'BU>WU.SU>SB', 1],
  ['pSBBU', 'S.B.B.B1.U.SB.BU', '-', '-', 0],
  ['pSBBU', 'S.B.B1.U.SB.BU', 'b', 'C>U', 1],
  ['bUWW', 'U.U.U', 'w', 'W>U', 1],
  ['gSSSWW', 'S.S.S.S1.S1.W.W1.SW', '-', '-', 0],
  ['gSSSWW', 'S.S1.W.SW', 'ss', 'B>S.C>W', 1],
  ['pSSCCC', 'S.S1.C.C.C1.SC', 'c', '-', 0],
  ['pSSCCC', 'SC.SB.BC.UC.WC', 's', 'SU>SC', 0],
  ['bSBUUW', 'SB.UW.SU.BW.BU', 'u', '-', 1],
  ['bSBUUW', 'S.BU.UW', '-', '-', 0],
  ['gCC', 'C.C.C.C1.C1.SC', 'c', 'S>C.S>C', 0],
  ['gCC', 'SC.BC.UC.WC', '-', '-', 1],
  ['pBBU', 'B1.B1.SB.BW', '-', 'S>U', 0],
  ['yUU', 'S.B', '-', '-', 0],
  ['yUU', 'U', '-', '-', 1],
  ['yUU', '-', 'u', 'S>U', 0],
];

for (const [name, hand, loose, changed, discount] of CASES) {
  test(`TW-13, TW-14 ${name} less ${discount} from ${hand}/${loose}/${changed}: all payments, the cheapest first`, () => {
    const own = purseOf(hand, loose, changed);
    const listed = payments(needsOf(name), discount, own).map(paymentText);
    const pieces = [hand, changed].flatMap((list) => (list === '-' ? [] : list.split('.')));
    const all = referencePayments(name, discount, [...pieces, ...(loose === '-' ? [] : [...loose])]);
    const canonical = (text: string): string => {
      const [cards = '', left = ''] = (text.split('=')[1] ?? text).split('-');
      return `${cards.split('.').sort().join('.')}-${left}`;
    };
    assert.deepEqual(listed.map(canonical).sort(), [...new Set(all.map(canonical))].sort());
    const prices = listed.map((text) => price(text.split('-')[0] ?? ''));
    assert.deepEqual(
      prices,
      prices.slice().sort((a, b) => a - b),
      listed.join(' '),
    );
    const best = cheapest(needsOf(name), discount, own);
    assert.equal(best && paymentText(best), listed[0], 'the cheapest alone is the first one');
    assert.equal(
      missing(needsOf(name), discount, own).every((count) => count === 0),
      best !== undefined,
    );
    for (const payment of payments(needsOf(name), discount, own))
      assert.equal(faultOf(needsOf(name), discount, payment), '', paymentText(payment));
  });
}

test('TW-13 among payments of one price those without a surplus card come first', () => {
  const listed = payments(needsOf('gCC'), 1, purseOf('C', '-', 'S>C')).map(paymentText);
  assert.deepEqual(listed, ['S>C', 'C']);
  const loose = payments(needsOf('bSBW'), 0, purseOf('-', 'sbw', 'SB>SW')).map(paymentText);
  assert.equal(loose[0], 's.b.w', 'what is lost anyway is free');
  // Both cost as much as a bonus card; one of the loose toppings is not needed beside the double
  assert.deepEqual(payments(needsOf('gCC'), 0, purseOf('-', 'cc')).map(paymentText), ['c.c']);
  const spare = payments(needsOf('bSBW'), 0, purseOf('SB', 'sbw')).map(paymentText);
  assert.deepEqual(spare.slice(0, 2), ['s.b.w', 'SB.w']);
  // Both cost 17, and beside the double the banana is not needed
  const banana = payments(needsOf('bSBW'), 0, purseOf('B.W.SB.BW', '-', 'SU>SB')).map(paymentText);
  assert.deepEqual(banana.slice(3, 5), ['BW.SU>SB-B', 'B.W.SB-B']);
});

test('TW-13 missing toppings are counted one by one, also for an order that costs one less', () => {
  const less = (name: string, discount: number, hand: string, loose = '-', changed = '-'): string =>
    missing(needsOf(name), discount, purseOf(hand, loose, changed)).join('');
  assert.equal(less('bSBUUW', 0, '-'), '11210');
  assert.equal(less('bSBUUW', 0, 'U.U1.U'), '11010');
  assert.equal(less('bSBUUW', 0, 'SB.C', 'w'), '00200');
  assert.equal(less('bSBUUW', 1, 'SB.U', 'w'), '00000');
  assert.equal(less('bSBUUW', 1, 'SB.W'), '00200');
  assert.equal(less('bSBUUW', 0, 'SB.W.U', '-', 'C>U'), '00000');
});

test('TW-34 the card that a blender changed, or none', () => {
  const before = (piece: string, changed: readonly string[], printed: readonly number[]): number =>
    beforeChange(
      readPiece(piece),
      changed.map((other) => readPiece(other)),
      printed,
    );
  assert.equal(before('S>B', [], [0]), readPiece('S'));
  assert.equal(before('SB>SU', [], [0, 1]), readPiece('SB'));
  assert.equal(before('SB>CB', [], [0, 1]), readPiece('SB'));
  assert.equal(beforeChange(changedCard(0, [0]), [], [0]), -1, 'nothing was changed');
  assert.equal(before('SB>CU', [], [0, 1]), -1);
  assert.equal(before('SB>CU', ['SB>SU'], [0, 1]), readPiece('SB>SU'));
  assert.equal(before('SB>CU', ['SB>CB'], [0, 1]), readPiece('SB>CB'));
  assert.equal(before('SB>CU', ['SU>CU', 'SB>SC'], [0, 1]), -1);
});

test('TW-12, TW-35 open orders are those of the display and, with one topping less, those the seat has reserved', () => {
  const state = at(topWaffle, 'bBC.-.yUU/-.-.-/-.-.- p2:execute -/-/gSC;-/-/gCC.pWC 1:!1');
  const open = openOrders(state).map(({ order, discount }) => `${ORDERS[order]?.name} ${discount}`);
  assert.deepEqual(open, ['bBC 0', 'yUU 0', 'gCC 1', 'pWC 1']);
  assert.deepEqual(purse(at(topWaffle, '-.-.-/-.-.-/-.-.- p2:execute S;C.C1.C 1:1 -/-/- cc/S>C.S>C/-')), {
    pieces: [4, 9, 24, 25 + 20],
    counts: [2, 1, 2, 2],
  });
});

test('TW-40 what a card of the trash costs, and how each seat’s sheet adds up', () => {
  const sheets = topWaffle.score(
    topWaffle.viewFor(
      at(topWaffle, '-.-.-/-.-.-/-.-.- p1:over -/-/-/bBC.pBUUUW/S1.S1.C1/S.C.C.W1.C1.SB.WC;-/-/-/-/-/B1;- 3:!0'),
      0,
    ),
  );
  assert.deepEqual(
    sheets.map(({ seat, total, ties }) => [seat, total, ...ties]),
    [
      [0, 11 + 3 - 3 - 8, 2, -11],
      [1, -2, 0, -2],
      [2, 0, 0, 0],
    ],
  );
  assert.deepEqual(sheets[0]?.lines, [
    { rule: 'TW-40', code: 'orders', points: 11, places: ['done:bBC', 'done:pBUUUW'] },
    { rule: 'TW-40', code: 'bonus', points: 3, places: ['bonus:S1', 'bonus:C1'] },
    { rule: 'TW-40', code: 'trash', points: -3, places: ['trash:S', 'trash:C'] },
    { rule: 'TW-40', code: 'trash-special', points: -8, places: ['trash:W1', 'trash:C1', 'trash:SB', 'trash:WC'] },
  ]);
  assert.deepEqual(sheets[2]?.lines, []);
});

test('TW-42 each sticker is counted separately, and the last seat scores it like the first', () => {
  const lines = (players: string): string[] =>
    topWaffle.score(at(topWaffle, `-.-.-/-.-.-/-.-.- p1:over ${players} 3:!0`, 'bonus=on')).map((sheet) =>
      sheet.lines
        .filter(({ rule }) => rule === 'TW-42')
        .map(({ code, points, places }) => `${code} ${points} ${places.join('.')}`)
        .join(' '),
    );
  assert.deepEqual(lines('-/-/-/bBC.gCC;-/-/-/yUU.pWC.pSB;-/-/-/gSC.gBW.bUW'), [
    '',
    'colour-y 3 done:yUU colour-p 3 done:pWC.done:pSB',
    'colour-g 3 done:gSC.done:gBW',
  ]);
  assert.deepEqual(lines('-/-/-/bBC;-/-/-/bUW;-/-/yUU/-'), ['', '', '']);
});

test('TW-41 the winners, and the rule that decided', () => {
  const result = (players: string): string => {
    const over = at(topWaffle, `-.-.-/-.-.-/-.-.- p1:over ${players} 3:!0`);
    assert.deepEqual([topWaffle.toMove(over), topWaffle.legalMoves(over)], [[], []]);
    const found = topWaffle.outcome(over);
    return `${found?.by} ${found?.rule} ${found?.winners.join()}`;
  };
  assert.equal(result('-;-/-/-/bBC'), 'points TW-40 1');
  assert.equal(result('-/-/-/bBC;-'), 'points TW-40 0');
  // 5 points each: one order of 5, or orders of 2 and 3
  assert.equal(result('-/-/-/bUWW;-/-/-/bBC.gCC'), 'points TW-41 1');
  assert.equal(result('-/-/-/bBC.gCC;-/-/-/bUWW'), 'points TW-41 0');
  // 2 points and one order each, with fewer minus points
  assert.equal(result('-/-/-/gCC/-/S;-/-/-/bBC/-/-'), 'points TW-41 1');
  assert.equal(result('-/-/-/bBC/-/-;-/-/-/gCC/-/S'), 'points TW-41 0');
  assert.equal(result('-/-/-/gCC/-/S;-/-/-/bBC/-/-;-/-/-/bUW/-/-'), 'points TW-41 1,2');
  assert.equal(result('-/-/-/bBC/-/-;-/-/-/gCC/-/S;-/-/-/bUW/-/-'), 'points TW-41 0,2');
  // A tie behind the winner decides nothing
  assert.equal(result('-/-/-/bBC;-/-/-/bUW;-/-/-/gCC'), 'points TW-40 2');
  assert.equal(result('-/-/-/gCC;-/-/-/bUW;-/-/-/bBC'), 'points TW-40 0');
  assert.equal(result('-/-/-/bUWW;-/-/-/bBC.gCC;-'), 'points TW-41 1', 'whoever comes behind them');
  assert.equal(result('-;-;-'), 'points TW-41 0,1,2');
  assert.equal(topWaffle.outcome(at(topWaffle, '-.-.-/-.-.-/-.-.- p1:execute -;- 3:!0')), undefined);
});

test('TW-14, TW-30, TW-34 what a piece counts as, and what a blender turns it into', () => {
  const counts: Readonly<Record<string, string>> = {
    S: '0',
    C: '4',
    B1: '1',
    SB: '01',
    WC: '34',
    s: '0',
    b: '1',
    c: '4',
    'S>C': '4',
    'U1>S': '0',
    'SB>CB': '41',
    'WC>WS': '30',
  };
  for (const [text, units] of Object.entries(counts)) {
    assert.equal(unitsOf(readPiece(text)).join(''), units, text);
    assert.equal(pieceText(readPiece(text)), text);
  }
  const made = (text: string): string =>
    [0, 1]
      .flatMap((unit) => [0, 1, 2, 3, 4].map((topping) => changedTo(readPiece(text), unit, topping)))
      .filter((piece) => piece >= 0)
      .map((piece) => pieceText(piece))
      .join(' ');
  assert.equal(made('S'), 'S>B S>U S>W S>C');
  assert.equal(made('C1'), 'C1>S C1>B C1>U C1>W');
  assert.equal(made('SB'), 'SB>BB SB>UB SB>WB SB>CB SB>SS SB>SU SB>SW SB>SC');
  assert.equal(made('SB>CB'), 'SB>CS SB>CU SB>CW SB>CC', 'the half that is as printed');
  assert.equal(made('S>B'), '');
  assert.equal(made('SB>BS'), '');
  for (const loose of ['s', 'b', 'c']) assert.equal(made(loose), '', 'no card');
});
