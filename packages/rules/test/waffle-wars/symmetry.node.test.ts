/** The rules look alike from every side of the waffle: turning, mirroring and swapping colours commute with them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, next, seeded } from '../../src/core/random.js';
import { quadrants } from '../../src/waffle-wars/conditions.js';
import { waffleWars } from '../../src/waffle-wars/index.js';
import type { WaffleWarsState } from '../../src/waffle-wars/index.js';
import { called, newGame, play, position, result, text, tokens } from './table.js';
import { TURNS, turnedMove, turnedSpace } from './turns.js';
import type { Turn } from './turns.js';

/** The owner and shapes of the quadrant in which a space lies, for the four spaces at the middle of the waffle. */
function middle(state: WaffleWarsState, turn: Turn): unknown {
  return ['c3', 'd3', 'c4', 'd4'].map((name) => {
    const space = turnedSpace(turn, name);
    const at = ('def'.includes(space.charAt(0)) ? 1 : 0) + ('456'.includes(space.charAt(1)) ? 2 : 0);
    const { owner, shapes } = quadrants(state)[at] ?? {};
    return { owner, shapes };
  });
}

/** A random game as tokens. */
function randomTokens(options: string, seed: number): string[] {
  let rng = seeded(seed);
  let state = newGame(options);
  const moves: string[] = [];
  for (let legal = tokens(state); legal.length > 0; legal = tokens(state)) {
    rng = next(rng);
    const token = legal[below(rng, legal.length)] ?? '';
    moves.push(token);
    state = play(state, token);
  }
  return moves;
}

for (const [name, turn] of Object.entries(TURNS)) {
  test(`${name}: legal moves, owners, terms and results turn with the waffle`, () => {
    for (let seed = 0; seed < 40; seed++) {
      const options = ['', 'equity=off', 'reply=any,war=count', 'hand=8'][seed % 4] ?? '';
      let state = newGame(options);
      let turned = state;
      for (const token of randomTokens(options, seed)) {
        const image = turnedMove(turn, token);
        assert.deepEqual(
          tokens(turned),
          tokens(state)
            .map((legal) => turnedMove(turn, legal))
            .sort(),
        );
        assert.deepEqual(called(turned, image).sort(), called(state, token).sort(), `${token} at ${text(state)}`);
        state = play(state, token);
        turned = play(turned, image);
        assert.deepEqual(
          middle(turned, turn),
          middle(state, (x, y) => [x, y]),
        );
        assert.equal(result(turned), result(state));
        assert.deepEqual([turned.phase, turned.turn, turned.hands], [state.phase, state.turn, state.hands]);
      }
    }
  });
}

const OTHER: Readonly<Record<string, string>> = { s: 'b', b: 's' };
const swappedText = (board: string): string => [...board].map((letter) => OTHER[letter] ?? letter).join('');
const SEAT = /strawberries|blueberries/;
const swappedResult = (told: string): string =>
  told.replace(SEAT, (seat) => (seat === 'strawberries' ? 'blueberries' : 'strawberries'));

test('WW-29 without equity the two sides are alike once the first strawberry lies', () => {
  for (let seed = 0; seed < 100; seed++) {
    const [first = '', ...rest] = randomTokens('equity=off', seed);
    let state = play(newGame('equity=off'), first);
    const [board = '', , hands = ''] = text(state).split(' ');
    const [s = '', b = ''] = hands.split(',');
    let swapped = position(`${swappedText(board)} s ${b},${s} -`, 'equity=off');
    for (const token of rest) {
      assert.deepEqual(tokens(swapped), tokens(state));
      assert.deepEqual(called(swapped, token).sort(), called(state, token).sort());
      state = play(state, token);
      swapped = play(swapped, token);
      assert.equal(result(swapped), swappedResult(result(state)));
    }
  }
});

test('WW-24 with equity they are not: the same five is answered on one side only', () => {
  const state = waffleWars.outcome(play(position('b1bbb1/1s4/1s4/6/1s2s1/1s4 s 12,14 -'), 'b3'));
  const swapped = waffleWars.outcome(play(position('s1sss1/1b4/1b4/6/1b2b1/1b4 b 14,12 -'), 'b3'));
  assert.equal(state, undefined);
  assert.deepEqual(swapped?.winners, [1]);
});
