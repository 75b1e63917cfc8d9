/** Configuration cards (WD-18 to WD-23): positions in which each rule bites. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMet, mayLeaveField, takeable } from '../../src/waddle-waddle/cards.js';
import { ALPHA, BELLY, CARDS, GRUMPY, PARENT, SYMBOLS } from '../../src/waddle-waddle/components.js';
import { gridOf, indexOf, type Hex } from '../../src/waddle-waddle/hex.js';
import { distances } from '../../src/waddle-waddle/ways.js';
import { boardOf } from '../../src/waddle-waddle/places.js';
import { boardOn, disc, tilesText, after, at, legal, refusal } from './helpers.js';
import { mayLeave, meets } from './reference.js';

/** A field in which the card at 1,0 is free to leave. */
const FREE = '1,0=A:PG;0,1=SA;1,-1=5A';

test('WD-18 a card is taken right after the move that meets it, at most once a turn', () => {
  const board = at(`bP1,0;yG1,-1;yP-1,0 r r4444,b4444,y4444 ${FREE}`, 'players=3');
  assert.equal(refusal(board, '*1,0').code, 'no-card-now');
  const added = after(board, 'rA2,-1');
  assert.ok(legal(added).includes('*1,0'));
  const taken = after(added, '*1,0');
  assert.deepEqual(taken.taken[0], [SYMBOLS.indexOf('fish')]);
  assert.equal(taken.field.length, 2);
  assert.equal(taken.turn, 0, 'taking a card is not an action');
  assert.ok(legal(taken).some((token) => token.includes('>')));
});

test('WD-18 WD-23 the seat to move gets the symbol of the card it takes', () => {
  const board = at('rP1,0;bA1,-1;yP-1,0 b r4444,b4444,y4444 1,0=A:BG;0,1=A:PB;1,-1=P:AB r=;b=egg;y=foot', 'players=3');
  const taken = after(board, 'bB2,-1 *1,-1');
  assert.deepEqual(
    taken.taken.map((symbols) => symbols.map((symbol) => SYMBOLS[symbol])),
    [[], ['egg', 'snowflake'], ['foot']],
  );
  assert.deepEqual(
    taken.field.map(({ q, r }) => `${q},${r}`),
    ['1,0', '0,1'],
  );
  assert.deepEqual(taken.done, [
    { act: 'a', q: 2, r: -1 },
    { act: 'c', q: 0, r: 0 },
  ]);
});

test('WD-18 a later move ends the chance; option cards=action gives one after each', () => {
  const board = at(`bP1,0;yG1,-1;yP-1,0 r r4444,b4444,y4444 ${FREE}`, 'players=3');
  const later = after(board, 'rA2,-1 -1,0>-1,1');
  assert.ok(!legal(later).includes('*1,0'));
  for (const [option, again] of [
    ['turn', false],
    ['action', true],
  ] as const) {
    const state = at(
      'rA1,0;bP2,-1;yG1,-1 r:a1,0:c:m2,-1 r4444,b4444,y4444 1,0=A:PG;0,1=SA;1,-1=5A',
      `players=3,cards=${option}`,
    );
    assert.equal(legal(state).includes('*1,0'), again, option);
  }
});

test('WD-18 a tile of any colour counts, in any role of the pattern', () => {
  const board = at(`rA1,0;yG1,-1;bP-1,0 r r4444,b4444,y4444 ${FREE}`, 'players=3');
  assert.ok(legal(after(board, '-1,0>0,1')).includes('*1,0'), 'an opponent’s Parent moved beside the Alpha');
  assert.ok(!legal(after(board, 'rP-1,1')).includes('*1,0'), 'not part of the pattern');
});

test('WD-19 a card leaves the field as a tile leaves the board', () => {
  const ring = '1,0=A:PG;0,1=SA;-1,1=5P;-1,0=5A;0,-1=5G;1,-1=5B';
  const held = at(`bP1,0;yG1,-1;bP-1,0 r r4444,b4444,y4444 ${ring};2,-1=SG`, 'players=3');
  assert.equal(refusal(after(held, 'rA2,-1'), '*1,0').rule, 'WD-19', 'the card at 2,-1 would keep one side');
  const free = at(`bP1,0;yG1,-1;bP-1,0 r r4444,b4444,y4444 ${ring}`, 'players=3');
  assert.ok(legal(after(free, 'rA2,-1')).includes('*1,0'));
});

test('WD-20 adjacency: the two other types have colours other than the named tile', () => {
  const field = '1,0=A:PG r=;b=';
  const strict = at(`rP1,0;bG1,-1;bP-1,0 r r4444,b4444 ${field}`);
  assert.equal(refusal(after(strict, 'rA2,-1'), '*1,0').rule, 'WD-20');
  const any = at(`rP1,0;bG1,-1;bP-1,0 r r4444,b4444 ${field}`, 'colours=any');
  assert.ok(legal(after(any, 'rA2,-1')).includes('*1,0'));
  const shared = at(`bP1,0;bG1,-1;bP-1,0 r r4444,b4444 ${field}`);
  assert.ok(legal(after(shared, 'rA2,-1')).includes('*1,0'), 'the two may share a colour');
});

/** A strip two tiles wide that runs away from the Iceberg. */
function strip(length: number): string {
  const tiles: string[] = [];
  for (let q = 1; q <= length; q++) tiles.push(`bP${q},0`, `yP${q},-1`);
  return tiles.join(';');
}

test('WD-21 proximity: five tiles between the named tile and the Iceberg on the shortest chain', () => {
  const supply = 'r4444,b4444,y4444';
  const near = at(`${strip(5)} r ${supply} 1,0=5A`, 'players=3,modules=2');
  assert.ok(!legal(after(near, 'rA5,-2')).includes('*1,0'), 'four between');
  const far = at(`${strip(6)} r ${supply} 1,0=5A`, 'players=3,modules=2');
  assert.ok(legal(after(far, 'rA7,-1')).includes('*1,0'), 'six between');
  const exact = at(`${strip(5)};bP6,-1 r ${supply} 1,0=5A;0,1=7A`, 'players=3,modules=2');
  const met = after(exact, 'rA6,-2');
  assert.ok(legal(met).includes('*1,0'));
  assert.equal(refusal(met, '*0,1').rule, 'WD-21');
});

test('WD-22 size: one group of five that the tile joins, without counting the tile', () => {
  const supply = 'r4444,b4444';
  const five = at(`rP1,0;rP1,-1;rP2,-1;rP2,0;rP3,-1;bP0,1 r ${supply} 1,0=SA`);
  assert.ok(legal(after(five, 'rA3,-2')).includes('*1,0'));
  const four = at(`rP1,0;rP1,-1;rP2,-1;rP2,0;bP0,1 r ${supply} 1,0=SA`);
  assert.equal(refusal(after(four, 'rA3,-1'), '*1,0').rule, 'WD-22');
  const merged = at(`rP1,0;rP1,-1;rP-1,0;rP-1,1;rP-2,1;bP2,-1 r ${supply} 1,0=SP`);
  assert.ok(!legal(after(merged, 'rP0,-1')).includes('*1,0'), 'two smaller groups do not add up');
});

test('WD-23 six symbols, four cards each', () => {
  assert.deepEqual(
    SYMBOLS.map((_name, symbol) => CARDS.filter((card) => card.symbol === symbol).length),
    [4, 4, 4, 4, 4, 4],
  );
  assert.equal(new Set(CARDS.map((card) => card.text)).size, 24);
});

test('WD-20 to WD-22 a card is written with its requirement', () => {
  const criterion = (text: string) => CARDS.find((card) => card.text === text)?.criterion;
  assert.deepEqual(criterion('P:BG'), { kind: 'adjacency', type: PARENT, others: [BELLY, GRUMPY] });
  assert.deepEqual(criterion('7A'), { kind: 'proximity', type: ALPHA, between: 7 });
  assert.deepEqual(criterion('SB'), { kind: 'size', type: BELLY });
});

/** The hex on the other side of the Iceberg. */
const opposite = (hex: string): string =>
  hex
    .split(',')
    .map((part) => (0 - Number(part)).toString())
    .join(',');

test('hexes beyond the open ring round the tiles have no place in the grid', () => {
  const grid = gridOf([{ q: 1, r: 0 }]);
  for (const hex of [
    { q: 1, r: 1 },
    { q: 2, r: 0 },
    { q: -1, r: -1 },
  ])
    assert.ok(indexOf(grid, hex) > 0);
  for (const far of [
    { q: 9, r: 0 },
    { q: -9, r: 0 },
    { q: 0, r: 9 },
    { q: 0, r: -9 },
  ])
    assert.equal(indexOf(grid, far), -1);
});

test('WD-21 a chain of tiles does not cross the Iceberg', () => {
  const grid = gridOf([
    { q: 1, r: 0 },
    { q: 2, r: 0 },
    { q: -1, r: 0 },
    { q: 2, r: -2 },
  ]);
  const steps = (from: Hex): number[] => {
    const all = distances(grid, indexOf(grid, from));
    return [1, 2, -1].map((q) => all[indexOf(grid, { q, r: 0 })] ?? 9);
  };
  assert.deepEqual(steps({ q: 1, r: 0 }), [0, 1, -1]);
  assert.deepEqual(steps({ q: 0, r: 0 }), [1, 2, 1]);
  assert.deepEqual(steps({ q: 2, r: -2 }), [-1, -1, -1]);
});

test('WD-3 WD-18 without module 2 no card is taken, whatever a position contains', () => {
  const position = `bP1,0;yG1,-1;yP-1,0;rA2,-1 r:a2,-1 r4444,b4444,y4444 ${FREE}`;
  const cards = (options: string): string[] => legal(at(position, options)).filter((token) => token.startsWith('*'));
  assert.deepEqual(cards('players=3'), ['*1,0']);
  assert.deepEqual(cards('players=3,modules=1'), []);
  const state = at(position, 'players=3');
  assert.equal(takeable(state), takeable(state), 'and which may be taken is looked for once');
});

for (const colours of ['strict', 'any']) {
  test(`WD-20 to WD-22 each card’s requirement on dense boards agrees with a reference reading (colours ${colours})`, () => {
    const met = new Set<number>();
    const strip = disc(12).filter((hex) => /^\d+,(-1|0|1)$/.test(hex));
    const arm = strip.filter((hex) => !hex.startsWith('0'));
    for (const [seed, hexes, share] of [
      [1, disc(2), 80],
      [2, disc(3), 60],
      [9, disc(3), 95],
      [3, strip, 90],
      [4, strip, 75],
      [5, strip, 80],
      // Two arms that only the Iceberg joins
      [6, [...arm, ...arm.map(opposite)], 90],
    ] as const) {
      const tiles = boardOn(hexes, seed, share);
      const state = at(`${tilesText(tiles)} r r4444,b4444,y4444`, `players=3,colours=${colours}`);
      for (const acted of state.tiles) {
        CARDS.forEach(({ text }, card) => {
          const expected = meets(tiles, text, `${acted.q},${acted.r}`, colours === 'any');
          const where = `${text} by ${acted.q},${acted.r} at ${tilesText(tiles)}`;
          assert.equal(isMet(state, boardOf(state), { q: 0, r: 0, card }, acted), expected, where);
          if (expected) met.add(card);
        });
      }
    }
    assert.deepEqual(
      CARDS.filter((_card, card) => !met.has(card)).map(({ text }) => text),
      [],
      'each card is met somewhere',
    );
  });
}

test('WD-19 the cards that may leave fields with holes, gaps and islands agree with a reference reading', () => {
  const told = new Set<boolean>();
  for (let seed = 1; seed <= 12; seed++) {
    const cells = [...boardOn(disc(3), seed, 40 + 3 * seed).keys()];
    const field = cells.map((cell, card) => {
      const [q = 0, r = 0] = cell.split(',').map(Number);
      return { q, r, card };
    });
    for (const card of field) {
      const may = mayLeave(new Set(['0,0', ...cells]), `${card.q},${card.r}`);
      assert.equal(mayLeaveField(field, card), may, `${card.q},${card.r} of ${cells.join(' ')}`);
      told.add(may);
    }
  }
  assert.equal(told.size, 2);
});
