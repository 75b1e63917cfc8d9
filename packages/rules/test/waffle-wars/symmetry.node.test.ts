/** The rules look alike from every side of the waffle: turning, mirroring and swapping colours commute with them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSymmetry, randomGame } from '@griddle/testkit';
import { below, next, seeded } from '../../src/core/random.js';
import { quadrants } from '../../src/waffle-wars/conditions.js';
import { waffleWars, type WaffleWarsState, drawingMoves, hasModes, POWERS } from '../../src/waffle-wars/index.js';
import { called, newGame, play, position, result, text, tokens, fullGame, tokensOf } from './table.js';

// The waffle turned and mirrored: what becomes of spaces, moves and positions.

/** Where a space goes, given as file and rank from 0 to 5. */
type Turn = (x: number, y: number) => readonly [number, number];

const TURNS: Readonly<Record<string, Turn>> = {
  identity: (x, y) => [x, y],
  'quarter turn': (x, y) => [y, 5 - x],
  'half turn': (x, y) => [5 - x, 5 - y],
  'three quarter turn': (x, y) => [5 - y, x],
  'mirrored files': (x, y) => [5 - x, y],
  'mirrored ranks': (x, y) => [x, 5 - y],
  'mirrored along a1-f6': (x, y) => [y, x],
  'mirrored along a6-f1': (x, y) => [5 - y, 5 - x],
};

/** `a1` to `f6`, rank by rank. */
const NAMES = [...'123456'].flatMap((rank) => [...'abcdef'].map((file) => file + rank));

function turnedSpace(turn: Turn, name: string): string {
  const [x, y] = turn('abcdef'.indexOf(name.charAt(0)), '123456'.indexOf(name.charAt(1)));
  return 'abcdef'.charAt(x) + '123456'.charAt(y);
}

/** Every space of a text turned: a move's, or those of a field. */
const turnedNames = (turn: Turn, text: string): string =>
  text.replace(/[a-f][1-6]/g, (name) => turnedSpace(turn, name));

/** A move; of two equal partners (`@swap:c3,d3`) the lower space is written first. */
function turnedMove(turn: Turn, text: string): string {
  const [power = '', spaces] = text.split(':');
  if (spaces === undefined) return turnedNames(turn, text);
  const turned = turnedNames(turn, spaces);
  if (!turned.includes(',')) return `${power}:${turned}`;
  const ordered = turned.split(',').sort((a, b) => NAMES.indexOf(a) - NAMES.indexOf(b));
  return `${power}:${ordered.join(',')}`;
}

/** A position: board and guards turn; sides, hands, phase and power-ups stay. */
function turnedPosition(turn: Turn, text: string): string {
  const [board = '', ...fields] = text.split(' ');
  const letters = board.replace(/\d/g, (run) => '.'.repeat(Number(run))).split('/');
  const pieces = new Map(
    NAMES.map((name, i) => [turnedSpace(turn, name), letters[5 - Math.floor(i / 6)]?.charAt(i % 6) ?? '']),
  );
  const ranks = [5, 4, 3, 2, 1, 0].map((y) => NAMES.slice(6 * y, 6 * y + 6).map((name) => pieces.get(name) ?? ''));
  const turned = ranks.map((rank) => rank.join('').replace(/\.+/g, (run) => String(run.length))).join('/');
  // Only the last of all fields names spaces: `b1` before it is a player
  return [turned, ...fields.map((field, i) => (i === 4 ? turnedNames(turn, field) : field))].join(' ');
}

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

test('WW-24 with equity they are not: Blueberries can answer a five, Strawberries cannot', () => {
  const state = waffleWars.outcome(play(position('b1bbb1/1s4/1s4/6/1s2s1/1s4 s 12,14 -'), 'b3'));
  const swapped = waffleWars.outcome(play(position('s1sss1/1b4/1b4/6/1b2b1/1b4 b 14,12 -'), 'b3'));
  assert.equal(state, undefined);
  assert.deepEqual(swapped?.winners, [1]);
});

// Special modes, power-ups and doubles look alike from every side of the waffle (WW-40 to WW-60).

/** Options, how many games are played with them, and the moves that have to come up among the legal ones. */
const GAMES: readonly (readonly [options: string, games: number, moves: readonly RegExp[]])[] = [
  ['double=all', 12, [/^..x..x/]],
  ['self=all', 12, [/^..x..$/]],
  ['slide=all', 12, [/>/]],
  ['double=strawberries,slide=blueberries,equity=off', 12, [/^..x..x/, />/]],
  ['arcade=on', 3, POWERS.map(({ name }) => new RegExp(`^@${name}:`))],
  ['format=doubles,hand=9,slide=all,double=all', 8, [/>/, /^..x..x/]],
];

/** Texts have no history, so positions on the brink of a draw by repetition are left out. */
const isFreeOfHistory = (state: WaffleWarsState): boolean => !hasModes(state) || drawingMoves(state).length === 0;

for (const [options, games, moves] of GAMES) {
  test(`${options}: legal moves, what they do and results turn with the waffle`, () => {
    const read = waffleWars.optionsOf(fullGame(options));
    const states = Array.from(
      { length: games },
      (_unused, seed) => randomGame(waffleWars, read, seed, 300).states,
    ).flat();
    const legal = states.flatMap(tokensOf);
    for (const move of moves)
      assert.ok(
        legal.some((token) => move.test(token)),
        `${move.source} comes up`,
      );
    // Every eighth position for each turn, each time other ones
    const alone = states.filter(isFreeOfHistory);
    Object.entries(TURNS).forEach(([name, turn], at) => {
      const symmetry = {
        name,
        position: (text: string) => turnedPosition(turn, text),
        move: (text: string) => turnedMove(turn, text),
        seat: (seat: number) => seat,
      };
      const some = alone.filter((_state, i) => i % 8 === at);
      assert.ok(some.length > 5);
      assert.deepEqual(checkSymmetry(waffleWars, read, symmetry, some), []);
    });
  });
}

test('WW-42 a symmetry that the modes of one side break is found', () => {
  // The halves of the waffle are alike, the sides are not: Blueberries do not slide here
  const state = fullGame('slide=strawberries');
  const symmetry = {
    name: 'sides changed',
    position: (text: string) => text.replace(/[sb]/g, (side) => (side === 's' ? 'b' : 's')),
    move: (text: string) => text,
    seat: (seat: number) => 1 - seat,
  };
  const { states } = randomGame(waffleWars, waffleWars.optionsOf(state), 3, 60);
  assert.notDeepEqual(checkSymmetry(waffleWars, waffleWars.optionsOf(state), symmetry, states), []);
});
