/** Positions and moves as text: what is written is read back, and whatever else is read gives an error with its place. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialOptions } from '../../src/core/options.js';
import { below, next, seeded } from '../../src/core/random.js';
import { checkLaws, randomGame } from '@griddle/testkit';
import { hasModes, waffleWars } from '../../src/waffle-wars/index.js';
import { newGame, play, position, text, tokens } from './table.js';
import { rewritten } from '../fixtures/tokens.js';

const USUAL = initialOptions(waffleWars.options);

/** Code and offset of what is wrong with a position. */
function wrong(board: string): string {
  const read = waffleWars.parsePosition(board, USUAL);
  assert.ok(!read.ok, `${board} was read`);
  return `${read.error.code} ${read.error.offset}`;
}

test('the board alone is a diagram: side s, hands less the pieces on the board, ordinary play', () => {
  assert.equal(text(position('6/6/2b3/2s3/6/6')), '6/6/2b3/2s3/6/6 s 17,17 -');
  assert.equal(text(position('6/6/2b3/2s3/6/6', 'hand=6')), '6/6/2b3/2s3/6/6 s 5,5 -');
  assert.equal(text(position('ssbbss/bb1bbb/6/6/6/6', 'hand=6')), 'ssbbss/bb1bbb/6/6/6/6 s 2,0 -');
  assert.equal(text(position('6/6/2b3/2s3/6/6 b')), '6/6/2b3/2s3/6/6 b 17,17 -');
  assert.equal(text(position('6/6/2b3/2s3/6/6 b 3,4')), '6/6/2b3/2s3/6/6 b 3,4 -');
});

test('fields may be separated as a URL writes them', () => {
  assert.equal(text(position('6/6/2b3/2s3/6/6_b_3,4_-')), '6/6/2b3/2s3/6/6 b 3,4 -');
  assert.equal(text(position('  6/6/2b3/2s3/6/6   b  3,4 - ')), '6/6/2b3/2s3/6/6 b 3,4 -');
});

test('a position that is read and played on has phase and way of ending as a text has them', () => {
  assert.equal(text(play(position('6/6/6/6/6/ssss2 s 9,0 -'), 'e1')), '6/6/6/6/6/sssss1 b 8,0 -');
  const { by, rng } = position('6/6/6/6/6/ssss2 s 9,0 -');
  assert.deepEqual([by, rng], ['going-on', [1, 1]]);
  const start = newGame();
  assert.deepEqual([start.by, start.ranks, play(start, 'c3').by], ['going-on', [0, 0], 'going-on']);
});

test('runs of open spaces may be written in parts, and are written in one', () => {
  assert.equal(text(position('33/111111/2b12/2s3/6/6')), '6/6/2b3/2s3/6/6 s 17,17 -');
});

test('each kind of error has its code and its place', () => {
  assert.equal(wrong(''), 'position-empty 0');
  assert.equal(wrong('   '), 'position-empty 0');
  assert.equal(wrong('6/6/6/6/6'), 'board-ranks 0');
  assert.equal(wrong('6/6/6/6/6/6/6'), 'board-ranks 0');
  assert.equal(wrong('6/6/2x3/6/6/6'), 'board-piece 5');
  assert.equal(wrong(' 6/6/2S3/6/6/6'), 'board-piece 6');
  assert.equal(wrong('6/6/7/6/6/6'), 'board-piece 4');
  assert.equal(wrong('6/6/0s5/6/6/6'), 'board-piece 4');
  assert.equal(wrong('6/6/5/6/6/6'), 'board-rank-length 4');
  assert.equal(wrong('6/6/6s/6/6/6'), 'board-rank-length 4');
  assert.equal(wrong('6/6//6/6/6'), 'board-rank-length 4');
  assert.equal(wrong('6/6/6/6/6/6 x'), 'side 12');
  assert.equal(wrong('6/6/6/6/6/6 sb'), 'side 12');
  assert.equal(wrong('6/6/6/6/6/6 s 18'), 'hands 14');
  assert.equal(wrong('6/6/6/6/6/6 s 18,18,18'), 'hands 14');
  assert.equal(wrong('6/6/6/6/6/6 s 37,0'), 'hands 14');
  assert.equal(wrong('6/6/6/6/6/6 s -1,0'), 'hands 14');
  assert.equal(wrong('6/6/6/6/6/6 s 1.5,0'), 'hands 14');
  assert.equal(wrong('6/6/6/6/6/6 s 18,18 peace'), 'phase 20');
  assert.equal(wrong('6/6/6/6/6/6 s 18,18 - more'), 'position-rest 22');
});

test('moves are read and written; what is none gives the place of the first wrong name', () => {
  const state = newGame();
  for (const token of ['a1', 'f6', 'c3xe5', 'b2xd4xf4']) {
    assert.equal(rewritten(waffleWars, state, token), token);
  }
  const offsets = { '': 0, a7: 0, g1: 0, A1: 0, 'a1 ': 0, c3e5: 0, c3x: 3, xc3: 0, c3xg5: 3, c3xe5xz1: 6, 'c3-e5': 0 };
  for (const [token, offset] of Object.entries(offsets)) {
    const read = waffleWars.parseMove(state, token);
    assert.ok(!read.ok, `${token} was read`);
    assert.deepEqual([read.error.code, read.error.offset], ['move-space', offset], token);
  }
});

test('places end after their two letters, wherever they stand', () => {
  assert.equal(waffleWars.scanPlace('b2d4', 0), 2);
  assert.equal(waffleWars.scanPlace('b2d4', 2), 4);
  for (const [word, offset] of [
    ['b2d4', 1],
    ['b2d4', 3],
    ['b2d4', 4],
    ['b7', 0],
    ['', 0],
    ['b', 0],
  ] as const) {
    assert.equal(waffleWars.scanPlace(word, offset), -1, `${word} ${offset}`);
  }
});

test('a move touches its spaces in order', () => {
  const state = position('6/6/2b3/2s3/6/6 s 17,17 -');
  const touches = waffleWars.legalMoves(state).map((move) => waffleWars.placesOfMove(state, move).join('x'));
  assert.deepEqual(touches.sort(), tokens(state));
});

/** A source of whole numbers below n. */
function dice(seed: number): (n: number) => number {
  let rng = seeded(seed);
  return (n) => {
    rng = next(rng);
    return below(rng, n);
  };
}

const ALPHABET = [...'sb/123456789 _,-xfirstreplywarSB0.~\\"<>&\n\t', 'é', '🍓', '\u0000', '\uD800'];

const COLOURS: Readonly<Record<string, string>> = { s: 'b', b: 's' };

/** A text with a few letters taken out, put in, changed, doubled or moved. */
function mangled(source: string, pick: (n: number) => number): string {
  let letters = [...source];
  for (let changes = 1 + pick(4); changes > 0; changes--) {
    const at = pick(letters.length + 1);
    const letter = ALPHABET[pick(ALPHABET.length)] ?? '';
    const kind = pick(6);
    if (kind === 0) letters.splice(at, 1);
    else if (kind === 1) letters.splice(at, 0, letter);
    else if (kind === 2) letters.splice(at, 1, letter);
    else if (kind === 3) letters.splice(at, 0, ...letters.slice(at, at + pick(8)));
    else if (kind === 4) letters = [...letters.slice(at), ...letters.slice(0, at)];
    else letters = letters.map((piece) => (pick(4) === 0 ? (COLOURS[piece] ?? piece) : piece));
  }
  return letters.join('');
}

test('10000 mangled positions are read or refused with a place inside the text, and what is read can be played', () => {
  const pick = dice(5);
  const tally = { read: 0, refused: 0 };
  let state = newGame();
  for (let count = 0; count < 10_000; count++) {
    const legal = tokens(state);
    state = legal.length === 0 ? newGame() : play(state, legal[pick(legal.length)] ?? '');
    const attempt = mangled(text(state), pick);
    const read = waffleWars.parsePosition(attempt, USUAL);
    if (!read.ok) {
      tally.refused++;
      const { offset, expected, code } = read.error;
      assert.ok(Number.isInteger(offset) && offset >= 0 && offset <= attempt.length, `${code} ${offset}: ${attempt}`);
      assert.ok(
        expected.length > 0 || code === 'board-ranks' || code === 'board-rank-length' || code === 'position-rest',
      );
      continue;
    }
    tally.read++;
    assert.deepEqual(text(position(text(read.value))), text(read.value), attempt);
    for (const move of waffleWars.legalMoves(read.value)) assert.ok(waffleWars.play(read.value, move).ok, attempt);
  }
  assert.ok(tally.read > 300 && tally.refused > 5000, JSON.stringify(tally));
});

test('10000 mangled moves are read or refused, and playing them never does more than a legal move', () => {
  const pick = dice(6);
  let state = newGame();
  for (let count = 0; count < 10_000; count++) {
    const legal = tokens(state);
    const token = legal[pick(legal.length)] ?? 'a1';
    const attempt = mangled(token, pick);
    const read = waffleWars.parseMove(state, attempt);
    if (read.ok)
      assert.equal(waffleWars.play(state, read.value).ok, legal.includes(attempt), `${attempt} at ${text(state)}`);
    else assert.ok(read.error.offset >= 0 && read.error.offset <= attempt.length, attempt);
    state = legal.length === 0 ? newGame() : play(state, token);
  }
});

test('WW-16 WW-23 what play comes to is, in each of its parts, what its text is read as', () => {
  for (const options of [
    'hand=9',
    'reply=any',
    'equity=off',
    'slide=all,double=all',
    'arcade=on,format=doubles,hand=9',
  ]) {
    const set = waffleWars.optionsOf(newGame(options));
    for (const state of randomGame(waffleWars, set, 5, 200).states) {
      const read = waffleWars.parsePosition(text(state), set);
      assert.ok(read.ok);
      assert.deepEqual(read.value.rng, [1, 1]);
      // What came before is not in a text, and neither is the generator
      const past = { rng: [1, 1], ...(hasModes(state) ? { seen: [] } : {}) };
      assert.deepEqual({ ...state, ...past }, { ...read.value, ...past }, text(state));
    }
  }
});

for (const options of ['', 'hand=6', 'hand=36', 'equity=off', 'reply=any', 'war=count', 'equity=off,war=count']) {
  test(`the laws of the contract hold on random games with ${options === '' ? 'the usual options' : options}`, () => {
    for (let seed = 0; seed < 15; seed++) {
      const set = waffleWars.optionsOf(newGame(options));
      assert.deepEqual(checkLaws(waffleWars, set, seed), [], `seed ${seed}`);
    }
  });
}
