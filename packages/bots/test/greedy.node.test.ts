/** The easy opponent: legal, repeatable, quick to win, slow to lose. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseMove } from '@griddle/bots';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';

const OPTIONS = initialOptions(waffleWars.options);

/** The move the bot makes in a position, as text. */
function moveIn(position: string, seed = 1): string {
  const read = waffleWars.parsePosition(position, OPTIONS);
  assert.ok(read.ok, position);
  const seat = waffleWars.toMove(read.value)[0] ?? 0;
  const move = chooseMove(waffleWars, waffleWars.viewFor(read.value, seat), seat, 'easy', seeded(seed));
  assert.ok(move, position);
  return waffleWars.moveText(read.value, move);
}

/** Plays a game of the bot as `botSeat` against random moves; true when the bot wins. */
function beatsRandom(botSeat: number, seed: number): boolean {
  let state = waffleWars.setup(OPTIONS, seed);
  let rng = seeded(seed);
  for (;;) {
    const outcome = waffleWars.outcome(state);
    if (outcome) return outcome.winners.includes(botSeat);
    rng = next(rng);
    const seat = waffleWars.toMove(state)[0] ?? 0;
    const moves = waffleWars.legalMoves(state);
    const move =
      seat === botSeat
        ? chooseMove(waffleWars, waffleWars.viewFor(state, seat), seat, 'easy', rng)
        : moves[below(rng, moves.length)];
    assert.ok(move);
    const played = waffleWars.play(state, move);
    assert.ok(played.ok, 'the bot never makes an illegal move');
    state = played.value;
  }
}

test('it wins at once when it can', () => {
  assert.ok(['a5', 'f5'].includes(moveIn('6/1bbbb1/6/s1s3/6/s1s1s1 b')));
});

test('it stands in the way of a win when it cannot win itself', () => {
  assert.equal(moveIn('6/1b4/3b2/6/bssss1/6 b'), 'f2');
});

test('the same seed gives the same move, other seeds play other openings', () => {
  const start = '6/6/6/6/6/6 s 18,18 first';
  assert.equal(moveIn(start, 7), moveIn(start, 7));
  const openings = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => moveIn(start, seed)));
  assert.ok(openings.size > 1);
});

test('it beats random play in at least 85 of 100 games', () => {
  let wins = 0;
  for (let seed = 0; seed < 100; seed++) if (beatsRandom(seed % 2, seed)) wins++;
  assert.ok(wins >= 85, `${wins} of 100`);
});

test('a level that does not exist gives no move', () => {
  const state = waffleWars.setup(OPTIONS, 1);
  assert.equal(chooseMove(waffleWars, state, 0, 'grandmaster', seeded(1)), undefined);
});
