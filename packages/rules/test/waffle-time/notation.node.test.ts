/** The notation of Waffle Time: moves, places and positions, and what is wrong with texts that are none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waffleTime } from '../../src/waffle-time/index.js';
import { at, CHERRIES, EMPTY, options } from './helpers.js';
import { rewritten } from '../fixtures/tokens.js';

const TWO = `${EMPTY};${EMPTY}`;
const START = 'cs,ck,cw,sb,su,kb,ku,bw,u*';
const state = at(`${TWO} p1:draft 6,6 - ${CHERRIES} 1:p1,p2`);

/** Texts that are no moves. */
const WRONG_MOVES = [
  'X xx en end. e * *c *cs. *csk *c. *cw *c* *.c *cz c @ @12 @99 @-1 @x @1x y ya y1 ya1b2 ya6 yf1 yf3 y1a',
  'a1 ca ca6 cf1 cf2 ca1. .ca1 ca1.. ca1.wa ca1.*a2 ca1,wa2 za1 .a1 *a1 ca11 ca1.ka22',
  'cherry-1 cherry-1: cherry-1:a cherry-1:a1b cherry-1:a6 cherry-1:a1.b1 cherry-4:a1 fig-1:a1 :a1 -1:a1 cherry-:a1 Cherry-1:a1',
].join(' ');

test('a move is read and written with its spaces in the order of the waffle', () => {
  const moves: Readonly<Record<string, string>> = {
    x: 'x',
    end: 'end',
    '*cs': '*cs',
    '*uc': '*uc',
    '@0': '@0',
    '@11': '@11',
    '@05': '@5',
    ya1: 'ya1',
    ye5: 'ye5',
    ca1: 'ca1',
    we5: 'we5',
    ua1: 'ua1',
    'ca2.wa1': 'wa1.ca2',
    'kb1.ka1': 'ka1.kb1',
    'cherry-1:a1': 'cherry-1:a1',
    'blueberry-3:e5a1c3': 'blueberry-3:a1c3e5',
    'banana-2:b2a2': 'banana-2:a2b2',
    'strawberry-1:d4': 'strawberry-1:d4',
    'blackberry-3:d4e4': 'blackberry-3:d4e4',
  };
  for (const [text, written] of Object.entries(moves)) {
    assert.equal(rewritten(waffleTime, state, text), written);
  }
});

test('a text that is not a move is refused as a whole, with examples of moves', () => {
  for (const text of ['', ...WRONG_MOVES.split(' ')]) {
    const read = waffleTime.parseMove(state, text);
    assert.ok(!read.ok, text);
    assert.equal(`${read.error.code} ${read.error.offset} ${read.error.values?.['found']}`, `move 0 ${text}`);
    assert.equal(read.error.expected.length, 7);
    for (const example of read.error.expected) {
      const right = waffleTime.parseMove(state, example);
      assert.ok(right.ok, example);
      assert.equal(waffleTime.moveText(state, right.value), example);
    }
  }
});

test('the places of a move', () => {
  const places: Readonly<Record<string, string>> = {
    '*cs': 'fruit:c fruit:s',
    '@5': 'slot:5',
    x: 'discard',
    end: 'end',
    ya3: 'a3',
    'ka1.wb1': 'hand:k a1 hand:w b1',
    ue5: 'hand:u e5',
    'cherry-2:a1b1': 'card:cherry-2 a1 b1',
  };
  for (const [token, words] of Object.entries(places)) {
    const move = waffleTime.parseMove(state, token);
    assert.ok(move.ok, token);
    assert.equal(waffleTime.placesOfMove(state, move.value).join(' '), words);
  }
});

test('the text of a place ends at its end, wherever it begins', () => {
  const ends: Readonly<Record<string, number>> = {
    a1: 2,
    e5: 2,
    c3d4: 2,
    'slot:5': 6,
    'slot:11': 7,
    'slot:0x': 6,
    'goal:52': 7,
    'goal:5a1': 6,
    '': -1,
    a: -1,
    a6: -1,
    a0: -1,
    f1: -1,
    '1a': -1,
    'slot:': -1,
    'slot:x': -1,
    'goal:': -1,
    'goal:a1': -1,
    slot: -1,
    'fork:1': -1,
  };
  for (const [text, end] of Object.entries(ends)) {
    assert.equal(waffleTime.scanPlace(text, 0), end, text);
    assert.equal(waffleTime.scanPlace(`a1;${text}`, 3), end < 0 ? -1 : end + 3, text);
  }
});

test('parts that may be left out of a position, and how they are then written', () => {
  const written: Readonly<Record<string, string>> = {
    [EMPTY]: `${EMPTY} p1:draft 0 - - 1:p1 - -`,
    [TWO]: `${TWO} p1:draft 0,0 - - 1:p1,p2 - -;-`,
    [`${TWO} p2:draft`]: `${TWO} p2:draft 0,0 - - 1:p1,p2 - -;-`,
    [`${TWO} p1:draft 6,8 - ${START}`]: `${TWO} p1:draft 6,8 - ${START} 1:p1,p2 - -;-`,
    [`${TWO} p1:draft 6,8 12313:`]: `${TWO} p1:draft 6,8 12313: - 1:p1,p2 - -;-`,
    [`${TWO} p1:draft 6,8 12313`]: `${TWO} p1:draft 6,8 12313: - 1:p1,p2 - -;-`,
    [`${TWO} p1:draft 6,8 :52,50`]: `${TWO} p1:draft 6,8 :52,50 - 1:p1,p2 - -;-`,
    [`${TWO} p1:draft 6,8 - - 7:p2@0,p1`]: `${TWO} p1:draft 6,8 - - 7:p2@0,p1 - -;-`,
    [`${TWO} p1:place 6,8 - - 2:p1@11,p2 wc:`]: `${TWO} p1:place 6,8 - - 2:p1@11,p2 wc: -;-`,
    [`${TWO} p1:place 6,8 - - 2:p1@11,p2 :b1a1`]: `${TWO} p1:place 6,8 - - 2:p1@11,p2 :a1b1 -;-`,
    [`${TWO} p1:place 6,8 - - 2:p1@11,p2 u`]: `${TWO} p1:place 6,8 - - 2:p1@11,p2 u: -;-`,
    [`${TWO} p1:butter 6,8 - - 2:p1@11,p2 - 52.57!;50!`]: `${TWO} p1:butter 6,8 - - 2:p1@11,p2 - 52.57!;50!`,
    'cC*skK/bBuUw/c*s*k*b*u*/S*K*B*U*y/1w3 p1:draft 6': 'cC*skK/bBuUw/c*s*k*b*u*/S*K*B*U*y/1w3 p1:draft 6 - - 1:p1 - -',
    '11111/212/5/1c1w1/41 p1:draft 6': '5/5/5/1c1w1/5 p1:draft 6 - - 1:p1 - -',
    [`${TWO};${TWO} p4:draft 1,2,3,4`]: `${TWO};${TWO} p4:draft 1,2,3,4 - - 1:p1,p2,p3,p4 - -;-;-;-`,
  };
  for (const [text, line] of Object.entries(written)) {
    const read = at(text);
    assert.equal(waffleTime.positionText(read), line, text);
    assert.deepEqual(read.rng, [1, 1]);
  }
});

test('each error in a position has its place, the text found and the correction', () => {
  const words = (line: string): string[] => line.split(' ');
  const wrong: readonly (readonly [string, string, string?])[] = [
    ['', 'position-empty 5/5/5/5/5 p1:draft'],
    ['^-', 'waffles 1-4', 'found=0'],
    [`^${TWO};${TWO};${EMPTY}`, 'waffles 1-4', 'found=5'],
    ['^5/5/5/5', 'board-ranks', 'found=4 wanted=5'],
    ['^5/5/5/5/5/5', 'board-ranks', 'found=6 wanted=5'],
    [`${EMPTY};^5/5`, 'board-ranks', 'found=2 wanted=5'],
    ['5/1^x3/5/5/5', 'board-piece c s k b u C S K B U * w y 1-5', 'found=x'],
    ['5/^.4/5/5/5', 'board-piece c s k b u C S K B U * w y 1-5', 'found=.'],
    ['5/^x*4/5/5/5', 'board-piece c s k b u C S K B U * w y 1-5', 'found=x'],
    ['5/^w*4/5/5/5', 'board-piece c s k b u C S K B U * w y 1-5', 'found=w'],
    ['5/^y*4/5/5/5', 'board-piece c s k b u C S K B U * w y 1-5', 'found=y'],
    ['5/c*^*3/5/5/5', 'board-piece c s k b u C S K B U * w y 1-5', 'found=*'],
    ['5/1^*3/5/5/5', 'board-piece c s k b u C S K B U * w y 1-5', 'found=*'],
    ['5/^6/5/5/5', 'board-piece c s k b u C S K B U * w y 1-5', 'found=6'],
    ['5/^4/5/5/5', 'board-rank-length', 'rank=4 found=4 wanted=5'],
    ['5/5/5/5/^ccccc1', 'board-rank-length', 'rank=1 found=6 wanted=5'],
    ['^5c/5/5/5/5', 'board-rank-length', 'rank=5 found=6 wanted=5'],
    ['5/^/5/5/5', 'board-rank-length', 'rank=4 found=0 wanted=5'],
    ...words('p3:draft p5:draft p0:draft draft p1 p1: p1:cook p1:draft: p1:draft:x :draft').map(
      (text) => [`${TWO} ^${text}`, 'step p1:star p1:draft p1:place p1:finish p1:butter', `found=${text}`] as const,
    ),
    [`${TWO} p1:draft ^6`, 'syrup 6,8', 'found=6'],
    [`${TWO} p1:draft ^6,6,6`, 'syrup 6,8', 'found=6,6,6'],
    [`${TWO} p1:draft 6,^x`, 'syrup 6,8', 'found=x'],
    [`${TWO} p1:draft ^-1,6`, 'syrup 6,8', 'found=-1'],
    [`${TWO} p1:draft ^,6`, 'syrup 6,8', 'found='],
    ...words(
      '1231 123131 12314 01231 12313:52: 12313:49 12313:58 12313:52,52 12313:x 12313:52, 12313:,52 x: 12313:52:53',
    ).map((text) => [`${TWO} p1:draft 6,6 ^${text}`, 'cards 12313:52,53,57', `found=${text}`] as const),
    [`${TWO} p1:draft 6,6 - cs,^c`, 'tiles cs u*', 'found=c'],
    [`${TWO} p1:draft 6,6 - ^csk`, 'tiles cs u*', 'found=csk'],
    [`${TWO} p1:draft 6,6 - cs,^.c`, 'tiles cs u*', 'found=.c'],
    [`${TWO} p1:draft 6,6 - cs,^c.`, 'tiles cs u*', 'found=c.'],
    [`${TWO} p1:draft 6,6 - cs,^xc`, 'tiles cs u*', 'found=xc'],
    [`${TWO} p1:draft 6,6 - ^cs,cs`, 'tiles cs,ck,cw,sb,su,kb,ku,bw,u*', 'found=cs,cs'],
    [`${TWO} p1:draft 6,6 - ^${CHERRIES},cs`, 'tiles cs,ck,cw,sb,su,kb,ku,bw,u*', `found=${CHERRIES},cs`],
    ...words(
      '0:p1,p2 x:p1,p2 1:p1,p2: 1:p1,p2:3 1 1: 1:p1 1:p1,p1 1:p1,p3 1:p1,p2,p1 1:p1@2,p2@2 1:p1@12,p2 1:p1@x,p2 1:p1@,p2 1:p1@2@3,p2 1:p1@-1,p2 1:p1@0,p2 3:p1@0,p2@0 1:p1@7,p2 1:p0,p2',
    ).map((text) => [`${TWO} p1:draft 6,6 - - ^${text}`, 'track 3:p2@5,p1', `found=${text}`] as const),
    ...words('cks: x: .: *: c:a c:a6 c:a1: c:a1:b1 cw:c').map(
      (text) => [`${TWO} p1:place 6,6 - - 1:p1@2,p2 ^${text}`, 'turn ck: c:', `found=${text}`] as const,
    ),
    ...words('c: c:a1 :a :a1:').map(
      (text) => [`${TWO} p1:finish 6,6 - - 1:p1@2,p2 ^${text}`, 'turn :a1b1 -', `found=${text}`] as const,
    ),
    [`${TWO} p1:draft 6,6 - - 1:p1,p2 - ^52`, 'goals 52.57!;-', 'found=52'],
    [`${TWO} p1:draft 6,6 - - 1:p1,p2 - ^-;-;-`, 'goals 52.57!;-', 'found=-;-;-'],
    ...words('49 52.52 52.52! 52!! x 52. ! .52').map(
      (text) => [`${TWO} p1:draft 6,6 - - 1:p1,p2 - -;^${text}`, 'goals 52.57!;-', `found=${text}`] as const,
    ),
    [`${TWO} p1:draft 6,6 - - 1:p1,p2 - -;- ^more`, 'position-rest', 'found=more'],
    [`^${EMPTY};3w1/w4/2w2/4w/1w3 p1:star`, 'star 3w1/w4/2w2/4w/1w3', `found=${EMPTY}`],
    [`3w1/w4/2w2/4w/1w3;^${EMPTY} p1:star`, 'star 3w1/w4/2w2/4w/1w3', `found=${EMPTY}`],
  ];
  for (const [marked, line, values = ''] of wrong) {
    const text = marked.replace('^', '');
    const read = waffleTime.parsePosition(text, options());
    assert.ok(!read.ok, text);
    const { code, offset, expected, values: found = {} } = read.error;
    assert.equal([code, ...expected].join(' '), line, text);
    assert.equal(offset, Math.max(0, marked.indexOf('^')), text);
    assert.equal(
      Object.entries(found)
        .map(([key, value]) => `${key}=${value}`)
        .join(' '),
      values,
      text,
    );
  }
});

test('WT-7, WT-60, WT-72 values that follow from a position when it is read', () => {
  const read = (text: string): string => {
    const found = at(text);
    const [, step = '', syrup = ''] = waffleTime.positionText(found).split(' ');
    return `${step} ${syrup} ${found.over ? 'over' : `round ${found.round}`}`;
  };
  const stars = '3w1/w4/2w2/4w/1w3';
  assert.equal(read(`${EMPTY};${stars} p2:star 6,6`), 'p2:star 6,6 round 1', 'the first seat has chosen');
  assert.equal(read(`${TWO} p1:finish 6,6 - - 8:p1@2,p2@3`), 'p1:finish 6,6 over');
  assert.equal(read(`${TWO} p1:finish 6,6 - - 8:p1@0,p2@3`), 'p1:finish 6,6 over');
  const five = at(`c*c*c*c*c*/5/5/5/5;${EMPTY} p1:finish 6,6 :52 - 8:p1@0,p2@3`);
  assert.deepEqual([five.over, five.won], [true, [[], []]], 'a goal that the text does not tell was not met');
  assert.equal(read(`${TWO} p1:finish 6,6 - - 9:p1@2,p2@3`), 'p1:finish 6,6 over');
  assert.equal(read(`${TWO} p1:finish 6,6 - - 7:p1@2,p2@5`), 'p1:draft 6,8 round 8');
  assert.equal(read(`${TWO} p1:finish 6,6 - - 8:p1@2,p2`), 'p2:draft 6,6 round 8');
  assert.equal(read(`${TWO} p1:finish 6,6 - - 3:p1@0,p2`), 'p2:draft 6,6 round 3');
  assert.equal(read(`${TWO} p1:finish 6,6`), 'p1:finish 6,6 round 1', 'nobody has moved: a diagram');
  assert.equal(read(`5/5/5/5/ccc2;${EMPTY} p1:finish 6,6 21111: - 8:p1@2,p2@3 :a1`), 'p1:finish 6,6 round 8');
  assert.equal(read(`${EMPTY} p1:finish 6 - - 8:p1@2`), 'p1:draft 6 round 9', 'solo goes on');
  assert.equal(read(`${EMPTY} p1:draft 0 - - 1:p1`), 'p1:finish 0 over');
  assert.equal(read(`${EMPTY} p1:draft 1 - - 1:p1`), 'p1:draft 1 round 1');
  assert.equal(read(`${EMPTY} p1:place 0 - - 1:p1@2 c:`), 'p1:place 0 round 1', 'first what is in hand is placed');
  assert.equal(read(`${EMPTY};${EMPTY} p1:draft 0,0 - - 1:p1,p2`), 'p1:draft 0,0 round 1');
  assert.equal(read(`${stars} p1:star 0`), 'p1:star 0 round 1');
});
