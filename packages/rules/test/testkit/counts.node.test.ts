import assert from 'node:assert/strict';
import { test } from 'node:test';
import { divide, parityLines, perft, positionLine, randomGame, textHash } from '@griddle/testkit';
import { kitchen } from '../fixtures/buffet-fixtures.js';
import { snake } from '../fixtures/snake.js';

test('perft counts lines of an exact number of decisions', () => {
  const start = snake.setup({}, 1);
  // 16 spaces, then 15; after that the three to eight open neighbours of one's own first piece
  assert.deepEqual(
    [0, 1, 2].map((depth) => perft(snake, start, depth)),
    [1, 16, 240],
  );
  let third = 0;
  for (const first of snake.legalMoves(start)) {
    const played = snake.play(start, first);
    assert.ok(played.ok);
    for (const { nodes } of divide(snake, played.value, 2)) third += nodes;
  }
  assert.equal(perft(snake, start, 3), third);
});

test('a game that is over has no lines', () => {
  const over = snake.parsePosition('4/4/bbb1/sbs1 s a1,d3', {});
  assert.ok(over.ok);
  assert.deepEqual(
    [0, 1, 2].map((depth) => perft(snake, over.value, depth)),
    [1, 0, 0],
  );
  assert.deepEqual(divide(snake, over.value, 2), []);
});

test('chance moves are followed and not counted', () => {
  const start = kitchen.setup({ players: 2 }, 1);
  // Three toppings in either gap; then two from the display, or one blindly
  assert.equal(perft(kitchen, start, 1), 3 * 3 * 3);
  assert.deepEqual(
    divide(kitchen, start, 1).map(({ move, nodes }) => `${move} ${nodes}`),
    ['~S 9', '~B 9', '~W 9'],
  );
});

test('divide adds up to perft', () => {
  const { states } = randomGame(kitchen, { players: 3 }, 4, 12);
  for (const state of states) {
    const sum = divide(kitchen, state, 2).reduce((total, { nodes }) => total + nodes, 0);
    assert.equal(sum, perft(kitchen, state, 2));
  }
});

test('a random game: one more state than moves, the same for each seed, cut off at a limit', () => {
  const game = randomGame(kitchen, { players: 2 }, 9, 500);
  assert.equal(game.states.length, game.moves.length + 1);
  assert.deepEqual(randomGame(kitchen, { players: 2 }, 9, 500), game);
  assert.notDeepEqual(randomGame(kitchen, { players: 2 }, 10, 500), game);
  assert.deepEqual(randomGame(kitchen, { players: 2 }, 9, 5).moves, game.moves.slice(0, 5));
});

test('parity lines have moves, end and a hash of all states', () => {
  const [line = '', other = ''] = parityLines(kitchen, { players: 3 }, [1, 2], 200);
  assert.match(line, /^kitchen\|players=3\|1\|~. ~. t/);
  assert.notEqual(line.split('|').at(-1), other.split('|').at(-1));
  assert.deepEqual(parityLines(kitchen, { players: 3 }, [1], 200), [line]);
  const silent = { ...kitchen, callouts: () => [] };
  const some = [...Array(20).keys()];
  assert.notDeepEqual(parityLines(silent, { players: 2 }, some, 200), parityLines(kitchen, { players: 2 }, some, 200));
});

test('a position in one line: moves, result, scores', () => {
  const state = kitchen.parsePosition('SB p1:serve SB;SB 1,2 0,0,0', { players: 2 });
  assert.ok(state.ok);
  assert.equal(
    positionLine(kitchen, state.value),
    'SB p1:serve SB;SB 1,2 0,0,0||1 plates K-3|1(K-3:1:plate),2(K-3:2:plate)',
  );
});

test('hashes of texts differ and stay within the whole numbers that Lua has, too', () => {
  assert.equal(textHash(''), 7);
  assert.notEqual(textHash('ab'), textHash('ba'));
  const long = textHash('x'.repeat(100_000));
  assert.ok(Number.isSafeInteger(long) && long >= 0 && long < 2_147_483_647);
  assert.equal(textHash('cd', textHash('ab')), textHash('abcd'));
});
