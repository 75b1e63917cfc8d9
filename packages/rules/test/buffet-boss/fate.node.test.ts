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
    const { move } = buffetBoss.fate({ ...STACKING, rng: seeded(seed) });
    assert.equal(move.kind, 'settle');
    return move.kind === 'settle' ? move : undefined;
  }).filter((move) => move !== undefined);
}

test('BB-20 what settles by chance is accepted, and each piece that stays lies on the plate or on an earlier piece', () => {
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

test('BB-20 pieces that stay keep lying where they lay, and the new one lies on any of them or on the plate', () => {
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

test('BB-20 a pile that does not tell what its pieces lie on stands on the plate, and the first food may be in the hand', () => {
  const untold = play(position('400/ham.egg.banana/-/-;0/-/-/- steak.lettuce.shrimp p1:turn:4:p1'), 'steak');
  for (let seed = 0; seed < 60; seed++) {
    const { move } = buffetBoss.fate({ ...untold, hand: 0, rng: seeded(seed) });
    assert.ok(move.kind === 'settle');
    const stayed = 4 - move.fell.length;
    const lying = new Set(move.contacts.map(([, above]) => above));
    assert.deepEqual([...lying].sort(), [1, 2, 3, 4].slice(0, stayed));
    const inOrder = [...move.contacts].sort(([a, b], [c, d]) => a - c || b - d);
    assert.deepEqual(move.contacts, inOrder, 'in the order in which contacts are written');
  }
});
