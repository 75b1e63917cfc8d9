/** Positions and moves of the bonus games as text: what may be left out, and each mistake with its code, place and help. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextError } from '../../src/core/contract.js';
import { at, gameOf, optionsOf } from '../fixtures/tokens.js';

/** Game, text, options. */
type Text = readonly [id: string, text: string, options?: string];

/** A mistake as one line: code, offset, what was expected, and what the sentence about it names. */
function told({ code, offset, expected, values = {} }: TextError): string {
  const named = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  return [`${code} ${offset}`, expected.join(' '), named.join(' ')].join(' | ');
}

test('positions with parts left out, and their full texts', () => {
  const read: readonly (readonly [...text: [id: string, text: string, options: string], written: string])[] = [
    ['snake', '6/6/6/6/6/6', '', '6/6/6/6/6/6 s -,-'],
    ['snake', '6/6/6/2s3/6/6 b', '', '6/6/6/2s3/6/6 b -,-'],
    ['snake', '6/6/6/2s3/6/6 b c3,-', '', '6/6/6/2s3/6/6 b c3,-'],
    ['snake', '5b/6/6/2s3/6/6_s_-,f6', '', '5b/6/6/2s3/6/6 s -,f6'],
    ['waffle-checkers', '6/5b/6/2s3/6/6', '', '6/5b/6/2s3/6/6 s'],
    ['waffle-checkers', '6/5b/6/2s3/6/6 b draw', '', '6/5b/6/2s3/6/6 b draw'],
    // What has ended otherwise is no draw
    ['waffle-checkers', '5s/5b/6/6/6/6 b draw', '', '5s/5b/6/6/6/6 b'],
    ['hostage-rescue', '5s/6/6/1s4/6/b5', '', '5s/6/6/1s4/6/b5 s'],
    ['hostage-rescue', '5s/6/6/1s4/6/b5 s:5', '', '5s/6/6/1s4/6/b5 s:5'],
    ['hostage-rescue', '5s/6/6/1s4/6/b5 s:5 -', '', '5s/6/6/1s4/6/b5 s:5'],
    ['hostage-rescue', '5s/1s4/6/6/6/b2s2 s:6-2', '', '5s/1s4/6/6/6/b2s2 s:6-2'],
    ['hostage-rescue', '5s/1s4/6/6/6/b2s2 s:6-2 b5', '', '5s/1s4/6/6/6/b2s2 s:6-2 b5'],
    ['hostage-rescue', '5s/6/6/1s4/6/b5 s rescued', '', '5s/6/6/1s4/6/b5 s rescued'],
    ['hostage-rescue', '5s/6/6/1s4/6/b5', 'goal=flag', '5s/6/6/1s4/6/b5 s - -,-'],
    ['hostage-rescue', '6/6/6/s5/6/b5 b:1 - a3,-', 'goal=flag', '6/6/6/s5/6/b5 b:1 - a3,-'],
    ['hostage-rescue', '5s/6/6/6/b5/b5 b:6-2 a1 -,a1', 'goal=flag', '5s/6/6/6/b5/b5 b:6-2 a1 -,a1'],
    ['hostage-rescue', '5s/6/6/b5/6/6 s - -,a3', 'goal=flag', '5s/6/6/b5/6/6 s - -,a3'],
    ['connect-four', '6/6/6/6/2b3/2s3', '', '6/6/6/6/2b3/2s3 s'],
    ['connect-four', '7/7/7/7/7/6s b', 'size=7x6', '7/7/7/7/7/6s b'],
    ['connect-four', '7/7/7/7/7/7/6s b', 'size=7x7', '7/7/7/7/7/7/6s b'],
    ['connect-four', '8/8/8/8/8/8/7s b', 'size=8x7', '8/8/8/8/8/8/7s b'],
    ['reversi', '6/6/2sb2/2bs2/6/6', '', '6/6/2sb2/2bs2/6/6 s'],
    ['reversi', '8/8/8/8/8/8/8/7s b', 'size=8x8', '8/8/8/8/8/8/8/7s b'],
  ];
  for (const [id, text, options, written] of read) {
    const game = gameOf(id);
    assert.equal(game.positionText(at(game, text, options)), written, `${id} ${text}`);
  }
});

test('each error in a position has its code, its place and the correction', () => {
  const mistakes: readonly (readonly [text: Text, told: string])[] = [
    [['snake', ''], 'position-empty 0 | 6/6/6/6/6/6 s -,- | '],
    [['snake', '6/6/6/6/6'], 'board-ranks 0 |  | found=5 wanted=6'],
    [['snake', '6/6/2x3/6/6/6'], 'board-piece 5 | s b 1-6 | found=x'],
    [['snake', '6/6/2s4/6/6/6'], 'board-rank-length 4 |  | rank=4 found=7 wanted=6'],
    [['snake', '6/6/6/2s3/6/6 x'], 'side 14 | s b | found=x'],
    [['snake', '6/6/6/2s3/6/6 s c4,-'], 'last 16 | c3,d4 -,- | found=c4,-'],
    [['snake', '6/6/6/2s3/6/6 s -,c3'], 'last 16 | c3,d4 -,- | found=-,c3'],
    [['snake', '6/6/6/2s3/6/6 s c3'], 'last 16 | c3,d4 -,- | found=c3'],
    [['snake', '6/6/6/2s3/6/6 s c3,-,-'], 'last 16 | c3,d4 -,- | found=c3,-,-'],
    [['snake', '6/6/6/2s3/6/6 s x,-'], 'last 16 | c3,d4 -,- | found=x,-'],
    [['snake', '6/6/6/2s3/6/6 s c3,- more'], 'position-rest 21 |  | found=more'],
    [['waffle-checkers', ''], 'position-empty 0 | bbbbbb/bbbbbb/6/6/ssssss/ssssss s | '],
    [['waffle-checkers', '6/5b/6/2s3/6/6 s won'], 'position-rest 17 |  | found=won'],
    [['waffle-checkers', '6/5b/6/2s3/6/6 s draw draw'], 'position-rest 17 |  | found=draw'],
    [['hostage-rescue', ''], 'position-empty 0 | 2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s | '],
    [['hostage-rescue', '6/6/6/6/6'], 'board-ranks 0 |  | found=5 wanted=6'],
    ...['x', 's:', 's:0', 's:7', 's:5-', 's:5-5', 's:5-6', 's:5-0', 's5', 's:5x2', 's:5-22', 's-2'].map(
      (side): readonly [Text, string] => [
        ['hostage-rescue', `5s/1s4/6/6/6/b2s2 ${side}`],
        `roll 18 | s s:5 s:6-2 | found=${side}`,
      ],
    ),
    [['hostage-rescue', '5s/6/6/6/6/bs1s2 s:6-2 b55'], 'moved 23 | b3 rescued - | found=b55'],
    ...['b4', 'c5', 'f7', 'b', 'b55', 'a1', 'rescued', 'saved'].map((moved): readonly [Text, string] => [
      ['hostage-rescue', `5s/1s4/6/6/6/b2s2 s:6-2 ${moved}`],
      `moved 24 | b3 rescued - | found=${moved}`,
    ]),
    // No piece has moved before a split
    [['hostage-rescue', '5s/1s4/6/6/6/b2s2 s:4 b5'], 'moved 22 | b3 rescued - | found=b5'],
    // Nobody splits so that the rest cannot be walked (WW-73)
    [['hostage-rescue', '5s/1s4/6/6/6/b5 s:6-2 b5'], 'split 16 |  | found=s:6-2'],
    [['hostage-rescue', '5s/1s4/6/6/6/b2s2 s:6-2 b5 x'], 'position-rest 27 |  | found=x'],
    [['hostage-rescue', '6/6/6/s5/6/b5 s - b3,-', 'goal=flag'], 'carriers 18 | c3,- -,- | found=b3,-'],
    [['hostage-rescue', '6/6/6/s5/6/b5 s - a3,- x', 'goal=flag'], 'position-rest 23 |  | found=x'],
    [['connect-four', ''], 'position-empty 0 | 6/6/6/6/2b3/2s3 s | '],
    [['connect-four', '6/6/6/6/6/s5 b b'], 'position-rest 15 |  | found=b'],
    [['reversi', ''], 'position-empty 0 | 6/6/2sb2/2bs2/6/6 s | '],
    [['reversi', '6/6/2sb2/2bs2/6/6', 'size=8x8'], 'board-ranks 0 |  | found=6 wanted=8'],
    [['reversi', '6/6/2sb2/2bs2/6/6 s s'], 'position-rest 20 |  | found=s'],
  ];
  for (const [[id, text, options], expected] of mistakes) {
    const game = gameOf(id);
    const read = game.parsePosition(text, optionsOf(game, options));
    assert.equal(read.ok ? 'read' : told(read.error), expected, `${id} ${text}`);
  }
});

test('moves are written as they are read, and each error has its code, its place and the correction', () => {
  const tokens: readonly (readonly [id: string, token: string, told?: string])[] = [
    ['snake', 'c3'],
    ['snake', 'g1', 'move-space 0 | c3 | found=g1'],
    ['snake', 'c33', 'move-space 0 | c3 | found=c33'],
    ['waffle-checkers', 'a2>a3'],
    ['waffle-checkers', 'b2xd4'],
    ['waffle-checkers', 'b2xd4xf6'],
    ['waffle-checkers', 'a2', 'move 0 | a2>a3 b2xd4 b2xd4xf6 | found=a2'],
    ['waffle-checkers', 'a2>g3', 'move-space 3 | a2>a3 b2xd4 b2xd4xf6 | found=g3'],
    ['waffle-checkers', 'a2xa4xa7', 'move-space 6 | a2>a3 b2xd4 b2xd4xf6 | found=a7'],
    ['hostage-rescue', 'pass'],
    ['hostage-rescue', '~1'],
    ['hostage-rescue', '~6'],
    ['hostage-rescue', 'b1>b3'],
    ['hostage-rescue', '~0', 'move 0 | b1>b3 ~5 pass | found=~0'],
    ['hostage-rescue', '~7', 'move 0 | b1>b3 ~5 pass | found=~7'],
    ['hostage-rescue', '~12', 'move 0 | b1>b3 ~5 pass | found=~12'],
    ['hostage-rescue', '~', 'move 0 | b1>b3 ~5 pass | found=~'],
    ['hostage-rescue', 'b1', 'move 0 | b1>b3 ~5 pass | found=b1'],
    ['hostage-rescue', 'b1>b2>b3', 'move 0 | b1>b3 ~5 pass | found=b1>b2>b3'],
    ['hostage-rescue', 'b1>b7', 'move-space 3 | b1>b3 ~5 pass | found=b7'],
    ['hostage-rescue', '12', 'move-space 0 | b1>b3 ~5 pass | found=12'],
    ['connect-four', 'c1'],
    ['connect-four', 'g', 'move-space 0 | a c1 | found=g'],
    ['connect-four', 'c11', 'move-space 0 | a c1 | found=c11'],
    ['connect-four', '', 'move-space 0 | a c1 | found='],
    ['connect-four', 'c2', 'move-falls 0 | c c1 | found=c2'],
    ['reversi', 'pass'],
    ['reversi', 'd5'],
    ['reversi', 'h1', 'move-space 0 | c3 pass | found=h1'],
  ];
  for (const [id, token, expected] of tokens) {
    const game = gameOf(id);
    const state = game.setup(optionsOf(game), 1);
    const read = game.parseMove(state, token);
    if (expected === undefined) assert.equal(read.ok && game.moveText(state, read.value), token, `${id} ${token}`);
    else assert.equal(read.ok ? 'read' : told(read.error), expected, `${id} ${token}`);
  }
});

test('WW-75 a move may name a column by its letter, and a full column means its top space', () => {
  const game = gameOf('connect-four');
  const full = at(game, 'b5/s5/b5/s5/b5/s5 s');
  for (const token of ['a', 'a6', 'a1']) {
    const read = game.parseMove(full, token);
    assert.equal(read.ok && game.moveText(full, read.value), 'a6', token);
  }
  const middle = at(game, '2b3/2s3/2b3/2s3/2b3/2s3 s');
  const read = game.parseMove(middle, 'c');
  assert.equal(read.ok && game.moveText(middle, read.value), 'c6');
  const other = game.parseMove(full, 'f');
  assert.equal(other.ok && game.moveText(full, other.value), 'f1');
});

test('a position that is read has the generator of the first seed, whatever its text', () => {
  for (const id of ['snake', 'waffle-checkers', 'hostage-rescue', 'connect-four', 'reversi']) {
    const game = gameOf(id);
    assert.deepEqual(at(game, game.positionText(game.setup(optionsOf(game), 7))).rng, [1, 1], id);
  }
});

test('the text of a place ends after two letters, on the largest board there is', () => {
  const ends: Readonly<Record<string, readonly [last: string, beyond: string]>> = {
    snake: ['f6', 'g1'],
    'waffle-checkers': ['f6', 'a7'],
    'hostage-rescue': ['f6', 'g6'],
    'connect-four': ['h8', 'i1'],
    reversi: ['h8', 'a9'],
  };
  for (const [id, [last, beyond]] of Object.entries(ends)) {
    const game = gameOf(id);
    assert.equal(game.scanPlace(`a1${last}`, 2), 4, id);
    assert.equal(game.scanPlace(beyond, 0), -1, id);
  }
});

test('the options of each game, with their rules, values and initial values', () => {
  const options = ['snake', 'waffle-checkers', 'hostage-rescue', 'connect-four', 'reversi'].map((id) =>
    gameOf(id).options.map((option) => {
      const { key, rule, kind, initial } = option;
      const range = option.kind === 'choice' ? option.values.join('|') : option.kind === 'number' ? option.max : '';
      return [key, rule, kind, range, initial].join(' ');
    }),
  );
  assert.deepEqual(options, [
    ['players WW-60 number 2 2'],
    ['players WW-60 number 2 2'],
    ['players WW-60 number 2 2', 'goal WW-74 choice rescue|flag rescue'],
    ['players WW-60 number 2 2', 'size WW-75 choice 6x6|7x6|7x7|8x7|8x8 6x6'],
    ['players WW-60 number 2 2', 'size WW-76 choice 6x6|8x8 6x6'],
  ]);
});
