/** Positions and moves as text: what is written is read back, and whatever else is read gives an error with its place. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLaws, randomGame } from '@griddle/testkit';
import type { TextError } from '../../src/core/contract.js';
import { initialOptions } from '../../src/core/options.js';
import { below, next, seeded } from '../../src/core/random.js';
import { hasModes, waffleWars } from '../../src/waffle-wars/index.js';
import { rewritten } from '../fixtures/tokens.js';
import { newGame, play, position, text, tokens, fullGame, fullPosition } from './table.js';

const USUAL = initialOptions(waffleWars.options);

/** Code and offset of what is wrong with a position. */
function wrong(board: string): string {
  const read = waffleWars.parsePosition(board, USUAL);
  assert.ok(!read.ok, `${board} was read`);
  return `${read.error.code} ${read.error.offset}`;
}

test('a board without further fields is a diagram: side s, hands less the pieces on the board, ordinary play', () => {
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

test('a position that is read and played on has the same phase and kind of result as its text', () => {
  assert.equal(text(play(position('6/6/6/6/6/ssss2 s 9,0 -'), 'e1')), '6/6/6/6/6/sssss1 b 8,0 -');
  const { by, rng } = position('6/6/6/6/6/ssss2 s 9,0 -');
  assert.deepEqual([by, rng], ['going-on', [1, 1]]);
  const start = newGame();
  assert.deepEqual([start.by, start.ranks, play(start, 'c3').by], ['going-on', [0, 0], 'going-on']);
});

test('runs of open spaces may be written in parts, and are written as one', () => {
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

test('moves are read and written; an invalid one is reported at its first wrong name', () => {
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

test('the text of a place ends after two letters, wherever it is', () => {
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

test('10000 mangled positions are read or refused with a place inside the text, and accepted ones can be played', () => {
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

test('10000 mangled moves are read or refused, and playing one never does more than a legal move', () => {
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

test('WW-16 WW-23 a position in play equals the one read from its text, in each part', () => {
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

// Each mistake in a position or move of Waffle Wars, modes included: its code, its place, what would be right, and what was found.

/** A mistake as one line: code, offset, what was expected, and what was found. */
function told({ code, offset, expected, values = {} }: TextError): string {
  const named = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  return [`${code} ${offset}`, expected.join(' '), named.join(' ')].join(' | ');
}

/** What is wrong with a position under some options; `read` when nothing is. */
function mistake(text: string, options = ''): string {
  const read = waffleWars.parsePosition(text, waffleWars.optionsOf(fullGame(options)));
  return read.ok ? 'read' : told(read.error);
}

/** The position as it is written, under some options. */
const written = (text: string, options: string): string => waffleWars.positionText(fullPosition(text, options));

test('errors in the position of a duel', () => {
  const open = '6/6/6/6/6/6';
  assert.equal(mistake(''), `position-empty 0 | ${open} s 18,18 first | `);
  assert.equal(mistake(`${open} x`), 'side 12 | s b | found=x');
  for (const hands of ['18', '18,18,18', '37,0', '0,37', 'a,1', ',', '18,']) {
    assert.equal(mistake(`${open} s ${hands}`), `hands 14 | 18,18 | found=${hands}`);
  }
  assert.equal(mistake(`${open} s 36,36`), 'read');
  assert.equal(mistake(`${open} s 18,18 peace`), 'phase 20 | first - reply war | found=peace');
  assert.equal(mistake(`${open} s 18,18 draw`), 'phase 20 | first - reply war | found=draw');
  assert.equal(mistake(`${open} s 18,18 - more`), 'position-rest 22 |  | found=more');
  for (const phase of ['first', '-', 'war']) assert.equal(mistake(`${open} s 18,18 ${phase}`), 'read');
});

test('errors in the position of a game with modes', () => {
  const open = '6/6/6/6/6/6';
  assert.equal(mistake('', 'slide=all'), `position-empty 0 | ${open} | `);
  assert.equal(mistake('6/6', 'slide=all'), 'board-ranks 0 |  | found=2 wanted=6');
  assert.equal(mistake(`${open} s1`, 'slide=all'), 'side 12 | s b | found=s1');
  assert.equal(mistake(`${open} b`, 'format=doubles'), 'side 12 | s1 b1 s2 b2 | found=b');
  assert.equal(mistake(`${open} s1 9,9`, 'format=doubles'), 'hands 15 | 9,9,9,9 | found=9,9');
  assert.equal(mistake(`${open} s1 4,3,3,x`, 'format=doubles,hand=7'), 'hands 15 | 4,4,3,3 | found=4,3,3,x');
  assert.equal(mistake(`${open} s 9,9 x`, 'slide=all'), 'phase 18 | first - reply war | found=x');
  assert.equal(mistake(`${open} s 9,9 draw x`, 'slide=all'), 'position-rest 23 |  | found=x');
  assert.equal(mistake(`${open} s 9,9 - 10,10 -,- x`, 'arcade=on'), 'position-rest 30 |  | found=x');
  for (const powers of ['11,10', '10,11', '10', '10,10,10', 'x,10']) {
    assert.equal(mistake(`${open} s 9,9 - ${powers}`, 'arcade=on'), `powers 20 | 10,10 | found=${powers}`);
  }
  assert.equal(
    mistake(`${open} s1 9,9,9,9 - 10,10`, 'arcade=on,format=doubles'),
    'powers 25 | 10,10,10,10 | found=10,10',
  );
  for (const guards of ['-,c3', 'd3,-', 'c3,c3', 'c4,-', 'c3', '-', 'c3,-,-', 'c3,x', 'c33,-', 'x3,-', ',']) {
    assert.equal(mistake(`6/6/6/2sb2/6/6 s 9,9 - 10,10 ${guards}`, 'arcade=on'), `guards 29 | -,- | found=${guards}`);
  }
  assert.equal(mistake('6/6/6/2sb2/6/6 s 9,9 - 10,10 c3,d3', 'arcade=on'), 'read');
  assert.equal(
    mistake('6/6/6/2sb2/6/6 s1 9,9,9,9 - 9,9,9,9 -,-,d3,-', 'arcade=on,format=doubles'),
    'guards 36 | -,-,-,- | found=-,-,d3,-',
  );
});

test('WW-41 a side never has more pieces than fit on the waffle and in its hands', () => {
  assert.equal(mistake('6/6/6/6/6/s5 s 71,72', 'self=all'), 'read');
  assert.equal(mistake('6/6/6/6/6/s5 s 72,72', 'self=all'), 'hands 15 | 18,18 | found=72,72');
  assert.equal(mistake('6/6/6/6/6/b5 s 72,72', 'self=all'), 'hands 15 | 18,18 | found=72,72');
  assert.equal(mistake('6/6/6/6/6/6 s 72,73', 'self=all'), 'hands 14 | 18,18 | found=72,73');
  // In doubles both hands of a side together
  assert.equal(mistake('6/6/6/6/6/6 s1 36,36,36,36', 'format=doubles'), 'read');
  assert.equal(mistake('6/6/6/6/6/6 s1 37,36,36,36', 'format=doubles'), 'hands 15 | 9,9,9,9 | found=37,36,36,36');
  assert.equal(mistake('6/6/6/6/6/6 s1 36,36,36,37', 'format=doubles'), 'hands 15 | 9,9,9,9 | found=36,36,36,37');
});

test('parts that may be left out of a position with modes', () => {
  const board = '6/6/2b3/2sb2/6/6';
  assert.equal(written(board, 'slide=all'), `${board} s 17,16 -`);
  assert.equal(written(board, 'slide=all,hand=6'), `${board} s 5,4 -`);
  assert.equal(written('sbsbsb/bsbsbs/1s1b2/6/6/6', 'slide=all,hand=6'), 'sbsbsb/bsbsbs/1s1b2/6/6/6 s 0,0 -');
  assert.equal(written(`${board} b`, 'arcade=on'), `${board} b 17,16 - 10,10`);
  assert.equal(written(board, 'format=doubles'), `${board} s1 9,8,8,8 -`);
  assert.equal(written(`${board} b2 1,2,3,4`, 'format=doubles,arcade=on'), `${board} b2 1,2,3,4 - 10,10,10,10`);
  assert.equal(written(`${board} s 3,4 first`, 'slide=all'), `${board} s 3,4 first`);
  assert.equal(written(`${board} s 3,4 - 5,0`, 'arcade=on'), `${board} s 3,4 - 5,0`);
  assert.equal(written(`${board} s 3,4 - 5,0 -,-`, 'arcade=on'), `${board} s 3,4 - 5,0`);
  assert.equal(written(`${board} s 3,4 - 5,0 -,c4`, 'arcade=on'), `${board} s 3,4 - 5,0 -,c4`);
});

test('WW-43 a draw is written as one, and a won position or one that waits for a reply is not a draw', () => {
  assert.equal(written('6/6/6/2sb2/6/6 s 3,4 draw', 'slide=all'), '6/6/6/2sb2/6/6 s 3,4 draw');
  assert.equal(waffleWars.outcome(fullPosition('6/6/6/2sb2/6/6 s 3,4 draw', 'slide=all'))?.by, 'repetition');
  assert.equal(waffleWars.outcome(fullPosition('6/6/6/6/6/bbbbb1 s 3,4 draw', 'slide=all'))?.by, 'five-in-a-row');
  assert.equal(waffleWars.outcome(fullPosition('6/6/6/6/6/sssss1 b 3,0 draw', 'slide=all'))?.by, 'five-in-a-row');
  assert.deepEqual(fullPosition('6/6/6/2sb2/6/6 s 3,4 -', 'slide=all').rng, [1, 1]);
  const reply = 'b1bbb1/1s4/1s4/1s4/1s2s1/1s4 b 12,14';
  assert.equal(written(`${reply} draw`, 'slide=all'), `${reply} reply`);
});

test('errors in moves', () => {
  const powers = '@double-hop: @take-back: @river-slide: @gate-crash: @long-hop: @sidestep: @swap: @toothpick:';
  const names = `${powers} @second-helping: @nibble:`;
  const mistakes: Readonly<Record<string, string>> = {
    '': 'move-space 0 | c3 b2xd4 | found=',
    c7: 'move-space 0 | c3 b2xd4 | found=c7',
    c3xg5: 'move-space 3 | c3 b2xd4 | found=g5',
    c3xe5xz1: 'move-space 6 | c3 b2xd4 | found=z1',
    'c2>c7': 'move-space 3 | c2>c6 | found=c7',
    'c2>c4>c6': 'move-spaces 0 | c2>c6 | found=c2>c4>c6',
    '@': `move-power 0 | ${names} | found=@`,
    '@swap': `move-power 0 | ${names} | found=@swap`,
    '@jump:c3': `move-power 0 | ${names} | found=@jump:c3`,
    '@swap:c3,d3:e3': `move-power 0 | ${names} | found=@swap:c3,d3:e3`,
    '@swap:': 'move-space 6 | @swap:b2,d4 | found=',
    '@swap:c3,d9': 'move-space 9 | @swap:b2,d4 | found=d9',
    '@sidestep:c3,c4': 'move-space 10 | @sidestep:b2>d4 | found=c3,c4',
    '@double-hop:b2xd4xf7': 'move-space 18 | @double-hop:b2xd4xf6 | found=f7',
  };
  for (const [token, expected] of Object.entries(mistakes)) {
    const read = waffleWars.parseMove(fullGame('arcade=on,slide=all'), token);
    assert.equal(read.ok ? 'read' : told(read.error), expected, token);
  }
});

test('WW-51 only equal partners are written in one order', () => {
  const state = fullGame('arcade=on');
  const again: Readonly<Record<string, string>> = {
    '@swap:d3,c3': '@swap:c3,d3',
    '@swap:c3,d3': '@swap:c3,d3',
    '@second-helping:f6,a1': '@second-helping:a1,f6',
    '@swap:f6,c3,a1': '@swap:f6,c3,a1',
    '@sidestep:d4>c3': '@sidestep:d4>c3',
    '@long-hop:d4xa1': '@long-hop:d4xa1',
    '@toothpick:d4': '@toothpick:d4',
    'd4>a4': 'd4>a4',
  };
  for (const [token, expected] of Object.entries(again)) {
    assert.equal(rewritten(waffleWars, state, token), expected, token);
  }
});
