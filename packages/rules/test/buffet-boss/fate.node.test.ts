/** What the table does by itself: piles as a hand of middling skill leaves them (BB-20, BB-22). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buffetBoss } from '../../src/buffet-boss/index.js';
import { seeded } from '../../src/core/random.js';
import { play, position } from './table.js';

/** A pile of three, with the fourth piece in the hand. */
const STACKING = play(position('400/ham.egg.banana/p-1.1-2.2-3/-;0/-/-/- steak.lettuce.shrimp p1:turn:4:p1'), 'steak');

/** Settled piles for many seeds. */
function piles() {
  return Array.from({ length: 400 }, (_none, seed) => {
    const { move } = buffetBoss.chanceMove({ ...STACKING, rng: seeded(seed) });
    assert.equal(move.kind, 'settle');
    return move.kind === 'settle' ? move : undefined;
  }).filter((move) => move !== undefined);
}

test('BB-20 a random settling is accepted, and each piece that stays lies on the plate or on an earlier piece', () => {
  for (const move of piles()) {
    assert.ok(buffetBoss.play(STACKING, move).ok, buffetBoss.moveText(STACKING, move));
    const stayed = 4 - move.fell.length;
    for (let piece = 1; piece <= stayed; piece++) {
      assert.ok(
        move.contacts.some(([below, above]) => above === piece && below < piece),
        buffetBoss.moveText(STACKING, move),
      );
    }
    assert.ok(
      move.contacts.every(([, above]) => above <= stayed),
      'what fell touches nothing',
    );
  }
});

test('BB-20 pieces that stay do not move, and the new one lies on any of them or on the plate', () => {
  const under = new Set<number>();
  for (const { contacts, fell } of piles()) {
    if (fell.length > 0) continue;
    assert.deepEqual(
      contacts.filter(([, above]) => above < 4),
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    );
    const own = contacts.filter(([, above]) => above === 4);
    assert.equal(own.length, 1);
    under.add(own[0]?.[0] ?? -1);
  }
  assert.deepEqual([...under].sort(), [0, 1, 2, 3]);
});

test('BB-22 sometimes the last pieces fall, at most four, and then a pile grows no taller', () => {
  const falls = piles().filter(({ fell }) => fell.length > 0);
  assert.ok(falls.length > 10 && falls.length < 120, falls.length.toString());
  for (const { fell, height } of falls) {
    assert.ok(fell.length <= 4);
    assert.deepEqual(fell, [1, 2, 3, 4].slice(4 - fell.length));
    assert.ok(height <= 400);
  }
  const sizes = new Set(falls.map(({ fell }) => fell.length));
  assert.deepEqual([...sizes].sort(), [1, 2, 3, 4]);
});

test('BB-20 a pile without contacts lies on the plate, and the first food may be in the hand', () => {
  const untold = play(position('400/ham.egg.banana/-/-;0/-/-/- steak.lettuce.shrimp p1:turn:4:p1'), 'steak');
  for (let seed = 0; seed < 60; seed++) {
    const { move } = buffetBoss.chanceMove({ ...untold, hand: 0, rng: seeded(seed) });
    assert.ok(move.kind === 'settle');
    const stayed = 4 - move.fell.length;
    const lying = new Set(move.contacts.map(([, above]) => above));
    assert.deepEqual([...lying].sort(), [1, 2, 3, 4].slice(0, stayed));
    const inOrder = [...move.contacts].sort(([a, b], [c, d]) => a - c || b - d);
    assert.deepEqual(move.contacts, inOrder, 'in the order in which contacts are written');
  }
});

/** What the table does with seeds from 0 on, as moves are written, without the sign of the table. */
function fates(text: string, options = '', count = 12): string {
  const state = position(text, options);
  return Array.from({ length: count }, (_none, seed) =>
    buffetBoss.moveText(state, buffetBoss.chanceMove({ ...state, rng: seeded(seed) }).move).slice(1),
  ).join(' ');
}

/** All that the table may do, by many seeds. */
const possible = (text: string, options = ''): string[] => [...new Set(fates(text, options, 200).split(' '))].sort();

const TWO = '0/-/-/-;0/-/-/-';
const THREE = `${TWO};0/-/-/-`;

test('BB-1 BB-2 in Lunch any card of the bag may come, marked or plain', () => {
  const line = `${TWO} ham p1:line:1:p1`;
  assert.deepEqual(possible(`${line} 00000000000000100000m`), ['shrimp2', 'strawberry']);
  assert.deepEqual(possible(`${line} 000000000000002000000`), ['strawberry', 'strawberry2']);
  const many = fates(`${line} 200000000000001000000`, '', 300).split(' ');
  for (const card of ['lettuce', 'lettuce2', 'strawberry']) {
    const times = many.filter((other) => other === card).length;
    assert.ok(times > 70 && times < 130, `${card} came ${times} times of 300`);
  }
});

test('BB-3 the rest of Dinner is every plain card left, and as many marked ones as needed', () => {
  const dinner = (round: number, line: string, bag: string): string[] =>
    possible(`${THREE} ${line} p1:line:${round}:p1 ${bag}`, 'version=dinner');
  // One card is left to be shown
  assert.deepEqual(dinner(7, 'ham.ham.egg', '00000000000000m200000'), ['gingerbread']);
  assert.deepEqual(dinner(7, 'ham.ham.egg', '00000000000000m0000m0'), ['cupcake2', 'strawberry2']);
  // Two are left, and one of them is the plain one
  assert.deepEqual(dinner(7, 'ham.ham', '00000000000000m1000m0'), ['cupcake2', 'gingerbread', 'strawberry2']);
  assert.deepEqual(dinner(7, 'ham.ham', '000000000000001100mmm'), ['gingerbread', 'strawberry']);
  // Five are left: four plain ones and one of the three marked ones
  const five = fates(`${THREE} ham.ham.egg p1:line:6:p1 111100000000000000mmm`, 'version=dinner', 300).split(' ');
  const marked = five.filter((card) => card.endsWith('2')).length;
  assert.ok(marked > 40 && marked < 80, `${marked} of 300 are marked`);
});

test('BB-2 BB-3 in a solo Dinner no marked card is certain to be missing: any card may come', () => {
  const alone = fates('0/-/-/- ham p1:line:7:p1 10000000000000000mmmm', 'version=dinner', 300).split(' ');
  const plain = alone.filter((card) => card === 'lettuce').length;
  assert.ok(plain > 40 && plain < 80, `${plain} of 300 are plain`);
});

test('BB-3 where a bag set by hand has too few cards, one of the rest comes', () => {
  assert.deepEqual(possible(`${THREE} ham p1:line:1:p1 001000000000000000000`, 'version=dinner'), ['broccoli']);
});

test('each seed gives one game: which card comes', () => {
  const cards = (text: string, options: string): string => fates(text, options);
  assert.equal(
    cards(`${TWO} ham.ham p1:line:2:p1 202m1m22mm1122202m02m`, ''),
    'lettuce2 squid2 octopus strawberry2 squid2 cupcake mushroom egg2 squid2 squid2 berry-pie lobster-claw2',
  );
  assert.equal(
    cards(`${THREE};0/-/-/- - p1:line:1:p1`, 'version=dinner'),
    'lettuce2 broccoli2 egg gingerbread squid2 strawberry squid mushroom2 squid2 squid2 mushroom sausage',
  );
  assert.equal(
    cards(`${THREE} ham p1:line:1:p1 222222222222222222222`, 'version=all,level=buffet'),
    'lettuce2 broccoli2 berry-pie ham squid2 chicken-wing mushroom mushroom2 squid2 squid2 egg cupcake',
  );
});

/** A position in which a pile settles, with food in the hand or `-`. */
const settling = (plate: string, hand: string): string => `${plate}/-;0/-/-/- egg p1:settle:1:p1 - 1:${hand}:-:-`;

test('each seed gives one game: how a pile settles', () => {
  assert.equal(
    fates(settling('0/-/-', 'ham')),
    '145/p-1 159/p-1 189/p-1 236/p-1 160/p-1 240/p-1 197/p-1 170/p-1 160/p-1 166/p-1 189/p-1 228/p-1',
  );
  assert.equal(
    fates(settling('60/ham/p-1', 'egg'), '', 19),
    '241/p-1.1-2 240/p-1.1-2 198/p-1.p-2 192/p-1.1-2 143/p-1.1-2 172/p-1.1-2 232/p-1.p-2 181/p-1.1-2 162/p-1.1-2 ' +
      '220/p-1.1-2 188/p-1.p-2 147/p-1.1-2 157/p-1.1-2 244/p-1.1-2 205/p-1.p-2 184/p-1.p-2 167/p-1.p-2 153/p-1.p-2 140/p-1/2',
  );
  const piles = fates(settling('400/ham.egg.banana.steak.squid/p-1.1-2.1-3.2-3.p-4.4-5', 'grapes'), '', 30).split(' ');
  assert.deepEqual(
    [0, 2, 3, 5, 7, 13, 21, 23, 29].map((seed) => piles[seed]),
    [
      '501/p-1.p-4.1-2.1-3.1-6.2-3.4-5',
      '458/p-1.p-4.p-6.1-2.1-3.2-3.4-5',
      '452/p-1.p-4.1-2.1-3.2-3.4-5.4-6',
      '400/p-1.p-4.1-2.1-3.2-3.4-5/6',
      '441/p-1.p-4.1-2.1-3.2-3.2-6.4-5',
      '504/p-1.p-4.1-2.1-3.2-3.3-6.4-5',
      '481/p-1.p-4.1-2.1-3.2-3.4-5.5-6',
      '400/p-1.p-4.1-2.1-3.2-3/5.6',
      '400/p-1.1-2.1-3.2-3/4.5.6',
    ],
  );
});

test('BB-21 an adjusted pile loses something less often, and then its last pieces', () => {
  const foods = 'ham.egg.banana.steak.squid.ham.egg.banana.steak.squid';
  const adjusted = fates(settling(`900/${foods}/-`, '-'), '', 360).split(' ');
  const fallen = adjusted.map((token) => token.split('/')[2] ?? '').filter((fell) => fell !== '');
  assert.ok(fallen.length > 15 && fallen.length < 50, `${fallen.length} of 360, one in twelve`);
  for (const fell of fallen) assert.ok(['10', '9.10', '8.9.10', '7.8.9.10'].includes(fell), fell);
});

test('BB-20 BB-21 an adjusted pile stays as it was, and the very first food comes to lie like any other', () => {
  const lying = (hand: string): string[] => [
    ...new Set(
      fates(settling('300/ham.egg/p-1.1-2', hand), '', 60)
        .split(' ')
        .flatMap((token) => (token.split('/').length > 2 ? [] : [token.split('/')[1] ?? ''])),
    ),
  ];
  assert.deepEqual(lying('-'), ['p-1.1-2']);
  assert.deepEqual(lying('lettuce').sort(), ['p-1.1-2.1-3', 'p-1.1-2.2-3', 'p-1.p-3.1-2']);
  // One in nine times something falls
  const falls = fates(settling('400/ham.egg.steak/p-1.1-2.2-3', 'lettuce'), '', 360).split(' ');
  const fallen = falls.filter((token) => token.split('/').length > 2).length;
  assert.ok(fallen > 25 && fallen < 60, `${fallen} of 360`);
});

test('BB-20 BB-31 no pile grows taller than its pieces can reach, nor without a piece that stays', () => {
  const heights = fates(settling('1380/ham/p-1', '-'), '', 60)
    .split(' ')
    .filter((token) => token !== '0/-/1')
    .map((token) => Number(token.split('/')[0]));
  assert.equal(Math.max(...heights), 1400);
  assert.ok(heights.every((height) => height >= 1380));
  const first = fates(settling('0/-/-', 'ham'), '', 200).split(' ');
  assert.ok(first.includes('0/-/1'), 'the only piece falls');
  assert.ok(
    first.every((token) => token === '0/-/1' || /^(1[4-9]|2[0-7])\d\/p-1$/.test(token)),
    first.join(' '),
  );
});
