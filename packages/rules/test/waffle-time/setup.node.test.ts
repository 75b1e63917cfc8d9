/** Components, set-up and options of Waffle Time (WT-1 to WT-8, house set). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DISPENSERS, DRAFT_TILES, FRUITS, GOALS, SUPPLY, TOPPINGS } from '../../src/waffle-time/components.js';
import { coveredSlots } from '../../src/waffle-time/draft.js';
import { waffleTime } from '../../src/waffle-time/index.js';
import { allCards } from '../../src/waffle-time/patterns.js';
import { markedSpaces } from '../../src/waffle-time/state.js';
import { fruitOn, hasCream, spaceName, SPACES } from '../../src/waffle-time/waffle.js';
import { after, at, CHERRIES, EMPTY, legal, options, refusal } from './helpers.js';

function start(text: string, seed = 1) {
  return waffleTime.setup(options(text), seed);
}

test('WT-1 waffles have 5x5 spaces, and the supply is counted for display only', () => {
  assert.equal(SPACES, 25);
  assert.deepEqual(
    start('players=4').waffles.map((waffle) => waffle.length),
    [25, 25, 25, 25],
  );
  assert.deepEqual(SUPPLY, { fruit: 20, cream: 32, syrup: 70, butter: 3 });
  const many = Array.from({ length: 4 }, () => 'ccccc/5/5/5/5').join(';');
  const crowded = at(`${many} p1:place 6,6,6,6 - ${CHERRIES} 1:p1@5,p2,p3,p4 cc:`);
  assert.ok(legal(crowded).length > 0, 'a supply that runs out is no dead end');
});

test('WT-2 the nine tiles of the house set are shuffled and turned by the seed', () => {
  const shown = (seed: number): string =>
    start('players=2', seed)
      .tiles.map((tile) => TOPPINGS.charAt(tile.face) + TOPPINGS.charAt(tile.back))
      .join();
  assert.notEqual(shown(1), shown(2));
  const pairs = start('')
    .tiles.map((tile) => [tile.face, tile.back].sort((a, b) => a - b).join())
    .sort();
  assert.deepEqual(pairs, DRAFT_TILES.map((tile) => [tile.face, tile.back].sort((a, b) => a - b).join()).sort());
});

test('WT-2 WT-7 house set: tiles with two toppings and dispenser cards with two fruits, no two alike', () => {
  const letters = (list: readonly number[]): string => list.map((topping) => TOPPINGS.charAt(topping)).join('');
  const tiles = DRAFT_TILES.map(({ face, back }) => letters([face, back]));
  assert.equal(tiles.join(), 'cs,ck,cw,sb,su,kb,ku,bw,u*');
  assert.equal(DISPENSERS.map(({ fruits }) => letters(fruits)).join(), 'cs,cb,ck,cu,sb,sk,su,bk,bu');
  const sides = new Set<string>();
  for (let seed = 0; seed < 30; seed++)
    for (const tile of start('', seed).tiles) sides.add(letters([tile.face, tile.back]));
  assert.equal(sides.size, 18, 'each tile lies either way at some time');
});

test('WT-2 a seed always gives the same set-up, because old records may contain nothing else', () => {
  assert.equal(
    waffleTime.positionText(start('players=2', 1)),
    'w4/3w1/1w3/4w/2w2;3w1/w4/2w2/4w/1w3 p1:star 6,8 12322:51,53,54 *u,ck,bw,kb,ku,su,cs,cw,bs 1:p1,p2 - -;-',
  );
});

test('WT-3 the turn-order tile first covers slots 0 and 1', () => {
  assert.deepEqual(coveredSlots(start('players=4')).slice(0, 2), [0, 1]);
  const drafting = at(`${EMPTY};${EMPTY};${EMPTY} p1:draft 6,6,6 - ${CHERRIES} 1:p1,p2,p3 - -;-;-`);
  assert.equal(refusal(drafting, '@0').rule, 'WT-11');
  assert.equal(legal(drafting).length, 10);
});

test('WT-4 with two players the blank tile covers the two slots directly opposite', () => {
  const drafting = at(`${EMPTY};${EMPTY} p1:draft 6,6 - ${CHERRIES}`);
  assert.deepEqual(legal(drafting), ['@2', '@3', '@4', '@5', '@8', '@9', '@10', '@11']);
});

test('WT-5 one of the three cards of each fruit is drawn', () => {
  const drawn = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const { cards } = start('', seed);
    assert.equal(cards.length, 5);
    for (const number of cards) assert.ok(number >= 1 && number <= 3);
    drawn.add(cards.join(''));
  }
  assert.ok(drawn.size > 30);
  assert.deepEqual(
    FRUITS.slice(1).map((_name, i) => allCards().filter((card) => card.fruit === i + 1).length),
    [3, 3, 3, 3, 3],
  );
});

test('WT-6 three different goal cards of eight', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { goals } = start('', seed);
    assert.equal(new Set(goals).size, 3);
    for (const goal of goals) assert.ok(GOALS.some((card) => card.id === goal));
  }
});

test('WT-7 everybody has five cream, and chooses a star for each fruit', () => {
  const state = start('players=2', 3);
  for (const waffle of state.waffles) assert.equal(waffle.filter((content) => hasCream(content)).length, 5);
  assert.equal(state.step, 'star');
  const [first = '', second = ''] = legal(state);
  assert.equal(first.charAt(1) + first.charAt(2), second.charAt(2) + second.charAt(1));
  const chosen = after(state, first);
  assert.equal(chosen.turn, 1);
  assert.equal((chosen.waffles[0] ?? []).filter((content) => fruitOn(content) > 0).length, 2);
  const letters = [...'cskbu'].filter((letter) => !first.includes(letter));
  assert.equal(refusal(state, `*${letters[0] ?? ''}${letters[1] ?? ''}`).rule, 'WT-7');
});

test('WT-7 house set: each dispenser card has five cream and two stars, and the first fruit goes on the upper star', () => {
  for (const card of DISPENSERS) {
    assert.equal(markedSpaces(card, 'C').length, 5);
    assert.equal(markedSpaces(card, '*').length, 2);
  }
  assert.equal(new Set(DISPENSERS.map((card) => card.ranks.join())).size, 9);
  const [cherryStrawberry] = DISPENSERS;
  assert.deepEqual(
    markedSpaces(cherryStrawberry ?? { fruits: [], ranks: [] }, '*').map((space) => spaceName(space)),
    ['b4', 'e4'],
  );
});

for (const [players, sums] of [
  [1, [6]],
  [2, [6, 8]],
  [3, [6, 7, 8]],
  [4, [6, 7, 7, 8]],
] as const) {
  test(`WT-8 first syrup with ${players} players, in the order of the track`, () => {
    const { pawns, syrup } = start(`players=${players}`, 5);
    assert.deepEqual(
      pawns.map((pawn) => syrup[pawn.seat]),
      sums,
    );
  });
}

test('WT-8 the first order is drawn', () => {
  const orders = new Set(
    Array.from({ length: 100 }, (_unused, seed) =>
      start('players=3', seed)
        .pawns.map((pawn) => pawn.seat)
        .join(),
    ),
  );
  assert.equal(orders.size, 6);
});

test('WT-3 WT-4 WT-11 a position has no pawn in a slot under a tile', () => {
  const trackOf = (waffles: string, track: string): string => {
    const read = waffleTime.parsePosition(`${waffles} p1:draft - - - ${track}`, {});
    return read.ok ? '' : read.error.code;
  };
  const two = `${EMPTY};${EMPTY}`;
  for (const track of ['1:p1@0,p2', '1:p1@1,p2', '1:p1,p2@6', '1:p1,p2@7', '2:p1@2,p2', '8:p1@4,p2'])
    assert.equal(trackOf(two, track), 'track', track);
  for (const track of ['1:p1@2,p2@5', '2:p1@0,p2@6', '8:p1@6,p2@2']) assert.equal(trackOf(two, track), '', track);
  // Only two players and one have the blank tile
  assert.equal(trackOf(`${two};${EMPTY}`, '1:p1@6,p2@7,p3'), '');
  assert.equal(trackOf(EMPTY, '9:p1@6'), 'track');
});
