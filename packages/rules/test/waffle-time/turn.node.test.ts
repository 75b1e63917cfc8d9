/** Drafting, placing, completing, butter (WT-10 to WT-21). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf } from '../../src/waffle-time/draft.js';
import { waffleTime } from '../../src/waffle-time/index.js';
import { after, at, CHERRIES, EMPTY, legal, refusal } from './helpers.js';

const TWO = `${EMPTY};${EMPTY}`;
/** Nine tiles that tell where a topping came from. */
const TILES = 'cs,sk,kb,bu,uw,wc,ks,bs,us';

test('WT-10 the foremost pawn on the track moves first, then the next one back', () => {
  const state = at(`${TWO} p2:draft 6,6 - ${CHERRIES} 1:p2,p1`);
  assert.deepEqual(waffleTime.toMove(state), [1]);
  const next = after(state, '@2 ca1.ca2');
  assert.deepEqual(waffleTime.toMove(next), [0]);
  assert.equal(refusal(state, 'end').rule, 'WT-10');
});

for (const [slot, tiles] of [
  [0, [0, 3, 6]],
  [2, [2, 5, 8]],
  [3, [2, 1, 0]],
  [5, [8, 7, 6]],
  [6, [8, 5, 2]],
  [8, [6, 3, 0]],
  [9, [6, 7, 8]],
  [11, [0, 1, 2]],
] as const) {
  test(`WT-11 slot ${slot} faces tiles ${tiles.join(', ')}`, () => {
    assert.deepEqual(lineOf(slot), tiles);
  });
}

test('WT-11 the pawn takes the two nearest toppings, and a slot with a pawn is taken', () => {
  const state = at(`${TWO} p1:draft 6,6 - ${TILES} 1:p1,p2`);
  assert.deepEqual(after(state, '@2').hand, [3, 6]);
  assert.deepEqual(after(state, '@8').hand, [3, 4]);
  const second = after(state, '@3 ka1.sa2');
  assert.equal(refusal(second, '@3').rule, 'WT-11');
  assert.ok(legal(second).includes('@11'), 'the other end of the line shares the middle tile');
});

test('WT-12 two toppings go on adjacent spaces, either way round', () => {
  const state = at(`${TWO} p1:place 6,6 - ${TILES} 1:p1@2,p2 kw:`);
  assert.ok(legal(state).includes('ka1.wa2'));
  assert.ok(legal(state).includes('wa1.ka2'));
  assert.equal(refusal(state, 'ka1.wb2').rule, 'WT-12');
  assert.equal(legal(state).length, 80);
});

test('WT-13 cream on an empty space, fruit on an empty one or on bare cream', () => {
  const state = at(`wc3/5/5/5/5;${EMPTY} p1:place 6,6 - ${TILES} 1:p1@2,p2 kw:`);
  assert.ok(legal(state).includes('wa4.ka5'));
  assert.equal(refusal(state, 'ka4.wa5').rule, 'WT-13');
  assert.equal(refusal(state, 'kb5.wc5').rule, 'WT-13');
  const laid = after(state, 'wa4.ka5');
  assert.ok(waffleTime.positionText(laid).startsWith('Kc3/w4/'), 'the cream stays under the fruit');
});

test('WT-14 syrup goes to the dispenser, and the other topping may go anywhere', () => {
  const state = at(`${TWO} p1:draft 6,6 - *c,cs,cs,cs,cs,cs,cs,cs,cs 1:p1,p2`);
  const drafted = after(state, '@11');
  assert.deepEqual(drafted.syrup, [7, 6]);
  assert.equal(legal(drafted).length, 25);
  const both = after(at(`${TWO} p1:draft 6,6 - *c,*c,cs,cs,cs,cs,cs,cs,cs 1:p1,p2`), '@11');
  assert.deepEqual(both.syrup, [8, 6]);
  assert.equal(both.turn, 1, 'with two syrups there is nothing to place');
});

/** Only a1 is empty; everything else is fruit. */
const ALMOST_FULL = 'ccccc/ccccc/ccccc/ccccc/1cccc';

test('WT-15 a slot whose toppings can both be placed has to be taken if there is one', () => {
  const state = at(`${ALMOST_FULL};${EMPTY} p1:draft 6,6 - *c,cs,cs,cs,cs,cs,cs,cs,cs 1:p1,p2`);
  assert.deepEqual(legal(state), ['@11']);
  assert.equal(refusal(state, '@2').rule, 'WT-15');
});

test('WT-15 otherwise one topping is placed, and what does not fit is discarded', () => {
  const tiles = 'cs,sk,ks,cs,cs,cs,cs,cs,cs';
  const state = at(`${ALMOST_FULL};${EMPTY} p1:draft 6,6 - ${tiles} 1:p1,p2`);
  const drafted = after(state, '@3');
  assert.deepEqual(legal(drafted), ['ka1', 'sa1']);
  assert.equal(refusal(drafted, 'x').rule, 'WT-15');
  const full = at(`ccccc/ccccc/ccccc/ccccc/ccccc;${EMPTY} p1:place 6,6 - ${tiles} 1:p1@3,p2 ks:`);
  assert.deepEqual(legal(full), ['x']);
});

test('WT-15 everything that can be placed is placed', () => {
  assert.equal(refusal(at(`${TWO} p1:place 6,6 - ${TILES} 1:p1@2,p2 kw:`), 'ka1').rule, 'WT-15');
});

/** Cherry 2 (three in a line) is in play. */
const LINE = '2 ';

test('WT-16 patterns are completed in any order and as often as possible', () => {
  const state = at(`5/5/ccc2/5/ccc2;${EMPTY} p1:finish 6,6 21111: ${CHERRIES} 1:p1@2,p2 :a1a3`);
  assert.deepEqual(legal(state), ['cherry-2:a1b1c1', 'cherry-2:a3b3c3', 'end']);
  const done = after(state, 'cherry-2:a3b3c3 cherry-2:a1b1c1');
  assert.deepEqual(done.syrup, [0, 6]);
  assert.equal(done.turn, 1);
  assert.ok(LINE);
});

test('WT-17 a completion includes something placed this turn; cream does not count, syrup does', () => {
  const old = at(`5/5/ccc2/5/ccc2;${EMPTY} p1:finish 6,6 21111: ${CHERRIES} 1:p1@2,p2 :a1`);
  assert.deepEqual(legal(old), ['cherry-2:a1b1c1', 'end']);
  assert.equal(refusal(old, 'cherry-2:a3b3c3').rule, 'WT-17');
  const cream = at(`5/5/5/5/cc3;${EMPTY} p1:place 6,6 11111: ${CHERRIES} 1:p1@2,p2 wk:`);
  assert.ok(
    !legal(after(cream, 'wc1.kd1')).some((token) => token.startsWith('cherry')),
    'the cream is new, the cherries are not',
  );
  const chain = at(`5/5/5/c4/ccc2;${EMPTY} p1:finish 6,6 31111: ${CHERRIES} 1:p1@2,p2 :a2`);
  assert.ok(legal(chain).includes('cherry-3:a1b1a2'));
});

test('WT-17 a fruit put on a C space counts as well', () => {
  const state = at(`5/5/5/5/ccw2;${EMPTY} p1:place 6,6 11111: ${CHERRIES} 1:p1@2,p2 kb:`);
  assert.ok(legal(after(state, 'kc1.bd1')).includes('cherry-1:a1b1'));
});

test('WT-18 patterns may be turned and mirrored, have cream under fruit, never syrup twice, and need new syrup', () => {
  const state = at(`5/5/2C2/2C2/2c2;${EMPTY} p1:finish 6,6 21111: ${CHERRIES} 1:p1@2,p2 :c1`);
  assert.ok(legal(state).includes('cherry-2:c1c2c3'));
  const partly = at(`5/5/2C*2/2C2/2c2;${EMPTY} p1:finish 6,6 21111: ${CHERRIES} 1:p1@2,p2 :c1`);
  assert.ok(legal(partly).includes('cherry-2:c1c2'));
  const all = at(`5/5/2C*2/2C*2/2c*2;${EMPTY} p1:finish 6,6 21111: ${CHERRIES} 1:p1@2,p2 :c1`);
  assert.equal(all.turn, 1, 'nothing is left to complete, so the turn is over');
});

test('WT-18 completions that put syrup on other spaces are different, whether by one space or two', () => {
  const state = at(`5/5/c*c*c2/5/c*cc2;${EMPTY} p1:finish 6,6 22323:50,51,54 ${CHERRIES} 1:p1@3,p2 :c3b1 -;-`);
  assert.deepEqual(
    legal(state).filter((token) => token.startsWith('cherry-2')),
    ['cherry-2:b1c1', 'cherry-2:c3'],
  );
});

test('WT-19 no completion is compulsory; with too little syrup the player chooses the fruits', () => {
  const state = at(`5/5/5/5/ccc2;${EMPTY} p1:finish 2,6 21111: ${CHERRIES} 1:p1@2,p2 :a1`);
  assert.deepEqual(legal(state), ['cherry-2:a1b1', 'cherry-2:a1c1', 'cherry-2:b1c1', 'end']);
  assert.equal(refusal(state, 'cherry-2:a1').rule, 'WT-17', 'as many syrup as it can');
  assert.deepEqual(after(state, 'cherry-2:a1c1').syrup, [0, 6]);
  assert.deepEqual(after(state, 'end').syrup, [2, 6]);
});

/** Five syrup (WT-52) are on the waffle. */
const FIVE = 'c*c*c*c*c*/5/5/5/5';

test('WT-20 the first to complete a goal puts its butter on a space with nothing on it', () => {
  const state = at(`${FIVE.replace('/5', '/w4')};${EMPTY} p1:place 6,6 11111:52,55,56 ${CHERRIES} 1:p1@2,p2 kb:`);
  const butter = after(state, 'ka1.bb1');
  assert.equal(butter.step, 'butter');
  assert.equal(refusal(butter, 'ya4').rule, 'WT-20');
  assert.equal(refusal(butter, 'ya5').rule, 'WT-20');
  const placed = after(butter, 'ye1');
  assert.deepEqual(placed.won[0], [{ goal: 52, gone: true }]);
  assert.equal(placed.turn, 1);
});

test('WT-20 goals are checked even when a turn ends with patterns left to complete', () => {
  const state = at(`c*c*c*c*c*/5/5/5/ccc2;${EMPTY} p1:finish 6,6 21111:52 ${CHERRIES} 1:p1@2,p2 :a1`);
  const next = after(state, 'end');
  assert.deepEqual([next.step, next.turn, next.won[0]], ['butter', 0, [{ goal: 52, gone: false }]]);
});

test('WT-20 later players score the card without butter, and each player scores a goal once', () => {
  const state = at(`${EMPTY};${FIVE} p2:place 6,6 11111:52,55,56 ${CHERRIES} 1:p1@3,p2@2 kb: 52!;-`);
  const next = after(state, 'ka1.bb1');
  assert.notEqual(next.step, 'butter');
  assert.deepEqual(next.won[1], [{ goal: 52, gone: true }]);
  const again = at(`${FIVE};${EMPTY} p1:place 6,6 11111:52,55,56 ${CHERRIES} 1:p1@2,p2 kb: 52!;-`);
  assert.equal(after(again, 'ka1.bb1').won[0]?.length, 1);
});

test('WT-20 without an empty space the butter leaves the game', () => {
  const full = 'c*c*c*c*c*/kbkbk/bkbkb/kbkbk/bkbk1';
  const state = at(`${full};${EMPTY} p1:place 6,6 11111:52 ${CHERRIES} 1:p1@2,p2 k:`);
  const next = after(state, 'ke1');
  assert.equal(next.turn, 1);
  assert.deepEqual(next.won[0], [{ goal: 52, gone: true }]);
});

test('WT-21 butter fills its space, and two goals in one turn give two butters', () => {
  const two = 'c*c*c*c*c*/c4/5/5/5';
  const state = at(`${two};${EMPTY} p1:place 6,6 11111:51,52 ${CHERRIES} 1:p1@2,p2 kb:`);
  const butter = after(state, 'ka1.bb1 yc1');
  assert.equal(butter.step, 'butter');
  assert.equal(refusal(butter, 'yc1').rule, 'WT-20');
  const done = after(butter, 'yd1');
  const placing = at(
    `${waffleTime.positionText(done).split(';')[0] ?? ''};${EMPTY} p1:place 6,6 - ${CHERRIES} 1:p1@2,p2 kb:`,
  );
  assert.equal(refusal(placing, 'kc1.bc2').rule, 'WT-13');
});

test('WT-12 WT-17 spaces may be named in any order, and are written in the order of the board', () => {
  const state = after(at(`${TWO} p1:draft 6,6 - ${TILES} 1:p1,p2`), '@3');
  const read = (text: string): string => {
    const move = waffleTime.parseMove(state, text);
    assert.ok(move.ok, text);
    return waffleTime.moveText(state, move.value);
  };
  assert.equal(read('sa2.ka1'), read('ka1.sa2'));
  assert.ok(legal(state).includes(read('ka1.sa2')));
  assert.equal(positionAfter(state, 'sa2.ka1'), positionAfter(state, 'ka1.sa2'));
  assert.equal(read('cherry-3:b5c4c5'), read('cherry-3:c5c4b5'));
});

function positionAfter(state: ReturnType<typeof at>, token: string): string {
  return waffleTime.positionText(after(state, token));
}
