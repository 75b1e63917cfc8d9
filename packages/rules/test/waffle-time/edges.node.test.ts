/** First and last slots, syrup that has run out, and the places that refusals point at. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completions, draftableSlots, freeSlots } from '../../src/waffle-time/legal.js';
import { waffleTime } from '../../src/waffle-time/index.js';
import { contentOf, fruitOn, hasCream, hasSyrup, withSyrup } from '../../src/waffle-time/waffle.js';
import { at, CHERRIES, EMPTY, legal, refusal } from './helpers.js';

const DRAFTING = `${EMPTY};${EMPTY} p1:draft 6,6 11111: ${CHERRIES} 3:p1,p2`;
const FINISHING = `5/5/ccc2/5/ccc2;${EMPTY} p1:finish 6,6 21111: ${CHERRIES} 1:p1@2,p2 :a1`;

test('WT-11 every slot that nothing covers may be drafted, the first and the last one too', () => {
  const covered = new Set<number>();
  const offered = new Set<string>();
  for (let round = 1; round <= 11; round++) {
    const state = at(DRAFTING.replace(' 3:', ` ${round.toString()}:`));
    const free = freeSlots(state);
    assert.deepEqual(draftableSlots(state), free);
    assert.deepEqual(
      legal(state),
      free.map((slot) => `@${slot.toString()}`),
    );
    for (const token of legal(state)) offered.add(token);
    for (let slot = 0; slot < 12; slot++) if (!free.includes(slot)) covered.add(slot);
  }
  assert.deepEqual([offered.has('@0'), offered.has('@11')], [true, true]);
  assert.ok(covered.size > 6, 'the turn-order tile covers others in other rounds');
});

test('WT-11 a slot beyond the last one is refused as a covered one is, by its place', () => {
  const state = at(DRAFTING);
  for (const slot of [-1, 12, 13]) {
    const { code, places } = refusalOf(state, slot);
    assert.deepEqual([code, places], ['slot-covered', [`slot:${slot.toString()}`]]);
  }
});

test('WT-11 no slot before the first one is drafted, whoever stands where', () => {
  const state = at(`${EMPTY};${EMPTY} p1:draft 6,6 - ${CHERRIES} 3:p1@0,p2@1`);
  assert.equal(refusalOf(state, -1).code, 'slot-covered');
});

test('WT-42 completions that give the same syrup are one', () => {
  const state = at(`5/5/5/5/ucsk1;${EMPTY} p1:finish 6,6 11111: ${CHERRIES} 1:p1@2,p2 :a1`);
  assert.deepEqual(legal(state), ['blueberry-1:a1', 'end']);
});

function refusalOf(state: ReturnType<typeof at>, slot: number) {
  const played = waffleTime.play(state, { kind: 'draft', slot });
  assert.ok(!played.ok);
  return played.error;
}

test('WT-17 nothing is completed without syrup, nor where nothing was placed this turn', () => {
  const state = at(FINISHING);
  assert.deepEqual(
    completions(state).map(({ card }) => card),
    ['cherry-2'],
  );
  assert.deepEqual(completions({ ...state, syrup: [0, 6] }), []);
  assert.deepEqual(completions({ ...state, changed: [] }), []);
});

test('WT-19 with less syrup than spaces, each choice of spaces is a completion', () => {
  const one = completions({ ...at(FINISHING), syrup: [1, 6] });
  assert.deepEqual(
    one.map(({ spaces }) => spaces),
    [[0], [1], [2]],
  );
  const two = completions({ ...at(FINISHING), syrup: [2, 6] });
  assert.deepEqual(
    two.map(({ spaces }) => spaces),
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  );
});

test('WT-12 WT-13 WT-15 WT-17 WT-20 refusals point at the spaces that they are about', () => {
  assert.deepEqual(refusal(at(FINISHING), 'cherry-2:a3b3c3'), {
    rule: 'WT-17',
    code: 'no-completion',
    places: ['a3', 'b3', 'c3'],
  });
  const placing = at(`5/5/5/5/s4;${EMPTY} p1:place 6,6 11111: ${CHERRIES} 1:p1@2,p2 ck:`);
  assert.deepEqual(refusal(placing, 'ca1.kb1'), { rule: 'WT-13', code: 'space-taken', places: ['a1'] });
  assert.deepEqual(refusal(placing, 'cb2.kd2'), { rule: 'WT-12', code: 'not-side-by-side', places: ['b2', 'd2'] });
  assert.deepEqual(refusal(placing, 'cb2'), { rule: 'WT-15', code: 'place-all', places: ['b2'] });
  assert.deepEqual(refusal(placing, 'bb2.kb3'), { rule: 'WT-11', code: 'not-in-hand', places: ['b2', 'b3'] });
});

test('fruit, cream and syrup of a space are known each by itself', () => {
  for (const fruit of [0, 1, 5]) {
    for (const cream of [false, true]) {
      for (const syrup of [false, true]) {
        const content = contentOf(fruit, cream, syrup);
        assert.deepEqual([fruitOn(content), hasCream(content), hasSyrup(content)], [fruit, cream, syrup]);
        assert.equal(withSyrup(content), contentOf(fruit, cream, true));
      }
    }
  }
});
