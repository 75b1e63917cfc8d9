/** Special modes and doubles: WW-40 to WW-43 and WW-60, beyond what the samples show. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLaws } from '@griddle/testkit';
import { initialOptions } from '../../src/core/options.js';
import {
  drawingMoves,
  timesSeen,
  waffleWars as full,
  hasModes,
  waffleWars,
  type WaffleWarsState,
  type ModeState,
} from '../../src/waffle-wars/index.js';
import { fullGame, fullMove, fullPosition, playFull, tokensOf, whyFull } from './table.js';

const text = (state: WaffleWarsState): string => full.positionText(state);

function withModes(state: WaffleWarsState): ModeState {
  assert.ok(hasModes(state));
  return state;
}

/** Slides of the seat to move from one space. */
const slidesOf = (state: WaffleWarsState, from: string): string[] =>
  tokensOf(state)
    .filter((token) => token.startsWith(`${from}>`))
    .map((token) => token.slice(3));

test('without modes the full game equals the plain one, move for move', () => {
  const state = full.setup(initialOptions(full.options), 3);
  assert.deepEqual(state, waffleWars.setup(initialOptions(waffleWars.options), 3));
  assert.equal(full.id, waffleWars.id);
  assert.equal(whyFull(fullGame(''), 'c2>c6'), 'WW-42 no-slides');
  assert.equal(whyFull(fullGame(''), '@swap:c3,d3'), 'WW-50 no-arcade');
});

test('options round-trip, for one side and for both; players=4 and format=doubles are the same', () => {
  for (const options of [
    'double=all',
    'self=strawberries',
    'slide=blueberries,hand=9',
    'arcade=on',
    'format=doubles',
  ]) {
    const state = fullGame(options);
    assert.deepEqual(full.setup(full.optionsOf(state), 1), state, options);
  }
  assert.deepEqual(fullGame('players=4'), fullGame('format=doubles'));
  assert.deepEqual(fullGame('double=strawberries+blueberries'), fullGame('double=all'));
});

test('WW-40 a chain may stop at every landing, and captures on the way', () => {
  const state = fullPosition('6/6/4b1/2sb2/6/6 s 17,16 -', 'double=all');
  assert.deepEqual(
    tokensOf(state).filter((token) => token.includes('x')),
    ['c3xe3', 'c3xe3xe5'],
  );
  assert.equal(text(playFull(state, 'c3xe3xe5')), '6/4s1/6/6/6/6 b 17,16 -');
  assert.equal(whyFull(state, 'c3xe3xe1'), 'WW-7 nothing-to-jump');
});

test('WW-40 a side without the mode jumps once', () => {
  const state = fullPosition('6/6/4b1/2sb2/6/6 s 17,16 -', 'double=blueberries');
  assert.equal(whyFull(state, 'c3xe3xe5'), 'WW-10 one-jump');
});

test('WW-40 a chain without a jump is refused', () => {
  const state = fullPosition('6/6/6/2sb2/6/6 s 9,9 -', 'double=all');
  for (const path of [[], [14]]) assert.equal(full.play(state, { kind: 'jump', path }).ok, false);
});

test('WW-41 an own piece that is jumped returns to the hand, an opposing one does not', () => {
  const state = fullPosition('6/6/6/1bsss1/6/6 s 14,17 -', 'self=strawberries');
  assert.equal(text(playFull(state, 'd3xf3')), '6/6/6/1bs2s/6/6 b 15,17 -');
  assert.equal(text(playFull(state, 'c3xa3')), '6/6/6/s2ss1/6/6 b 14,17 -');
  const other = fullPosition('6/6/6/1bsss1/6/6 s 14,17 -', 'self=blueberries');
  assert.equal(whyFull(other, 'd3xf3'), 'WW-7 own-piece');
});

test('WW-42 a piece slides to the furthest open space of either bank, in either direction', () => {
  const open = fullPosition('6/6/6/6/2s3/6 s 17,18 -', 'slide=all');
  assert.deepEqual(slidesOf(open, 'c2'), ['c1', 'c6', 'd1', 'd6']);
  const corner = fullPosition('6/6/6/2s3/6/6 s 17,18 -', 'slide=all');
  assert.deepEqual(slidesOf(corner, 'c3'), ['a3', 'a4', 'c1', 'c6', 'd1', 'd6', 'f3', 'f4']);
});

test('WW-42 an occupied space of the bank stops a slide, also at its first space', () => {
  const blocked = fullPosition('6/2b3/3b2/6/2s3/6 s 17,16 -', 'slide=all');
  assert.deepEqual(slidesOf(blocked, 'c2'), ['c1', 'c4', 'd1', 'd3']);
  const across = fullPosition('6/6/6/6/2sb2/6 s 17,17 -', 'slide=all');
  assert.deepEqual(slidesOf(across, 'c2'), ['c1', 'c6']);
  assert.equal(whyFull(across, 'c2>d6'), 'WW-42 not-the-end');
  assert.equal(whyFull(across, 'c2>c5'), 'WW-42 not-the-end');
});

test('WW-42 only own pieces next to a divider slide, whatever quadrants are locked', () => {
  const state = fullPosition('3bbb/6/6/6/s5/2s3 s 16,15 -', 'slide=all');
  assert.equal(whyFull(state, 'a2>a6'), 'WW-42 not-at-a-divider');
  assert.equal(whyFull(state, 'd6>d1'), 'WW-42 not-your-piece');
  assert.ok(slidesOf(state, 'c1').includes('d5'));
  assert.equal(whyFull(state, 'f5'), 'WW-13 locked');
});

test('WW-43 the third time is a draw, with a warning before it; a capture restarts the count', () => {
  const start = fullPosition('6/6/6/6/2s3/3b2 s 17,17 -', 'slide=all');
  const once = playFull(start, 'c2>c6', 'd1>d6', 'c6>c1', 'd6>d1');
  const twice = playFull(once, 'c1>c6', 'd1>d6', 'c6>c1', 'd6>d1');
  assert.equal(timesSeen(withModes(twice)), 2);
  assert.deepEqual(
    drawingMoves(withModes(twice)).map((move) => full.moveText(twice, move)),
    ['c1>c6'],
  );
  const drawn = playFull(twice, 'c1>c6');
  assert.deepEqual(full.outcome(drawn), { winners: [], by: 'repetition', rule: 'WW-43' });
  assert.equal(text(drawn), '2s3/6/6/6/6/3b2 b 17,17 draw');
  assert.deepEqual(full.outcome(fullPosition(text(drawn), 'slide=all')), full.outcome(drawn));
  assert.equal(whyFull(drawn, 'a1'), 'WW-43 game-over');
  assert.equal(timesSeen(withModes(playFull(twice, 'c1xe1'))), 1);
});

test('WW-43 positions are remembered since the last capture or power-up where pieces can come back', () => {
  const seen = (text: string, options: string, ...tokens: readonly string[]): number =>
    withModes(playFull(fullPosition(text, options), ...tokens)).seen.length;
  const board = '6/6/6/2sb2/2s3/6 s 9,9 -';
  for (const options of ['slide=all', 'self=all', 'slide=blueberries', 'self=strawberries', 'slide=all,self=all']) {
    assert.equal(seen(board, options), 1, options);
    assert.equal(seen(board, options, 'a1', 'f6'), 3, options);
    assert.equal(seen(board, options, 'a1', 'f6', 'c3xe3'), 1, options);
  }
  // An own piece that goes back to the hand can come again
  assert.equal(seen(board, 'self=all', 'a1', 'f6', 'c3xc1'), 4);
  assert.equal(seen(board, 'slide=all,arcade=on', 'a1', '@sidestep:d3>d4'), 1);
  for (const options of ['double=all', 'format=doubles', 'arcade=on']) {
    const text = options === 'format=doubles' ? '6/6/6/2sb2/2s3/6 s1 9,9,9,9 -' : board;
    assert.equal(seen(text, options, 'a1', 'f6'), 0, options);
  }
});

test('WW-4 with power-ups and slides the first-strawberry rule holds until one is placed', () => {
  const phase = (side: string, token: string, owner: string): string => {
    const state = fullPosition(`6/6/6/6/${owner}/3sb1 ${side} 9,9 first`, 'arcade=on,slide=all');
    return text(playFull(state, token)).split(' ')[3] ?? '';
  };
  assert.equal(phase('s', 'b1', '6'), '-');
  assert.equal(phase('s', '@second-helping:b1,e5', '6'), '-');
  assert.equal(phase('s', '@gate-crash:b1', 'bbb3'), '-');
  for (const token of ['@sidestep:d1>d2', 'd1>d6', '@swap:d1,e1', '@toothpick:d1', 'd1xf1']) {
    assert.equal(phase('s', token, '6'), 'first', token);
  }
  for (const token of ['a1', '@second-helping:a1,f6']) assert.equal(phase('b', token, '6'), 'first', token);
});

test('WW-24 to WW-27 wars and depletion work with modes as without', () => {
  const war = 'bbbbb1/6/6/6/s5/sssss1 s 9,9 war';
  for (const tokens of [['c3'], ['c3', 'd4'], ['f1'], ['c3', 'f6']]) {
    const plain = playFull(fullPosition(war, ''), ...tokens);
    assert.equal(text(playFull(fullPosition(war, 'slide=all'), ...tokens)), text(plain), tokens.join());
  }
  assert.deepEqual(full.outcome(fullPosition('6/6/6/6/6/sb4 b 9,0 -', 'double=all')), {
    winners: [0],
    by: 'depletion',
    rule: 'WW-22',
  });
  // A jump that wins is no reply where a placement has to be
  const reply = 'b1bbb1/1ss3/1s1b2/1s4/1s2s1/1s4 b 12,13 reply';
  assert.deepEqual(tokensOf(fullPosition(reply, 'double=all')), ['b6']);
  const any = fullPosition(reply, 'double=all,reply=any');
  assert.deepEqual(tokensOf(any), ['b6', 'd4xb6']);
  for (const token of tokensOf(any)) assert.ok(full.play(any, fullMove(any, token)).ok, token);
});

test('WW-60 doubles: four players in turn, each with half of the pieces', () => {
  const start = fullGame('format=doubles');
  assert.equal(text(start), '6/6/6/6/6/6 s1 9,9,9,9 first');
  assert.equal(text(fullGame('format=doubles,hand=7')), '6/6/6/6/6/6 s1 4,4,3,3 first');
  assert.deepEqual(full.seats(full.optionsOf(start)), [
    'strawberries-1',
    'blueberries-1',
    'strawberries-2',
    'blueberries-2',
  ]);
  const after = playFull(start, 'c3', 'd4', 'b2', 'e5');
  assert.equal(text(after), '6/4b1/3b2/2s3/1s4/6 s1 8,8,8,8 -');
  assert.deepEqual(full.toMove(playFull(start, 'c3', 'd4')), [2]);
});

test('WW-60 a player without a move is skipped, and a team without one loses', () => {
  const skipped = playFull(fullPosition('6/6/6/6/6/3b1s s1 5,5,0,5 -', 'format=doubles'), 'a1', 'a6');
  assert.equal(text(skipped), 'b5/6/6/6/6/s2b1s b2 4,4,0,5 -');
  const lost = playFull(fullPosition('6/6/6/6/6/s4b b1 0,5,0,5 -', 'format=doubles'), 'c3');
  assert.deepEqual(full.outcome(lost), { winners: [1, 3], by: 'depletion', rule: 'WW-22' });
});

test('WW-60 the next Blueberries player who has a reply makes it; both players of a team win', () => {
  const won = fullPosition('b1bbb1/1s4/1s4/6/1s2s1/1s4 s1 6,7,6,7 -', 'format=doubles');
  const reply = playFull(won, 'b3');
  assert.equal(text(reply), 'b1bbb1/1s4/1s4/1s4/1s2s1/1s4 b1 5,7,6,7 reply');
  const second = fullPosition('b1bbb1/1s4/1s4/6/1s2s1/1s4 s1 6,0,6,7 -', 'format=doubles');
  assert.equal(text(playFull(second, 'b3')).split(' ')[1], 'b2');
  const none = fullPosition('b1bbb1/1s4/1s4/6/1s2s1/1s4 s1 6,0,6,0 -', 'format=doubles');
  assert.deepEqual(full.outcome(playFull(none, 'b3'))?.winners, [0, 2]);
});

test('WW-24 with reply=any a slide may be the reply, with reply=placement it may not', () => {
  const any = fullPosition('bb1bb1/1s4/1s4/1s4/1s4/1sb3 b 9,0 reply', 'slide=all,reply=any');
  assert.deepEqual(tokensOf(any), ['c1>c6']);
  const only = full.parsePosition('bb1bb1/1s4/1s4/1s4/1s4/1sb3 b 9,0 reply', full.optionsOf(fullGame('slide=all')));
  assert.ok(only.ok && full.outcome(only.value)?.by === 'five-in-a-row');
});

test('each error in a position of a game with modes has a code and a place', () => {
  const wrong = (position: string, options: string): string => {
    const read = full.parsePosition(position, full.optionsOf(fullGame(options)));
    assert.ok(!read.ok, position);
    return `${read.error.code} ${read.error.offset}`;
  };
  assert.equal(wrong('', 'slide=all'), 'position-empty 0');
  assert.equal(wrong('6/6/6/6/6/6 s', 'format=doubles'), 'side 12');
  assert.equal(wrong('6/6/6/6/6/6 s1 9,9', 'format=doubles'), 'hands 15');
  assert.equal(wrong('6/6/6/6/6/6 s 73,0', 'self=all'), 'hands 14');
  assert.equal(wrong('6/6/6/6/6/6 s 9,9 x', 'slide=all'), 'phase 18');
  assert.equal(wrong('6/6/6/6/6/6 s 9,9 - 10,10', 'slide=all'), 'position-rest 20');
  assert.equal(wrong('6/6/6/6/6/6 s 9,9 - 11,10', 'arcade=on'), 'powers 20');
  assert.equal(wrong('6/6/6/6/6/6 s 9,9 - 10,10 -,c3', 'arcade=on'), 'guards 26');
});

test('moves of modes are read and written; an invalid one has a code', () => {
  const state = fullGame('arcade=on');
  for (const token of ['c3', 'b2xd4xf4', 'c2>c6', '@double-hop:b2xd4xf4', '@sidestep:c3>c4', '@nibble:d4']) {
    assert.equal(full.moveText(state, fullMove(state, token)), token);
  }
  assert.equal(full.moveText(state, fullMove(state, '@swap:d3,c3')), '@swap:c3,d3');
  const wrong = (token: string): string => {
    const read = full.parseMove(state, token);
    assert.ok(!read.ok, token);
    return `${read.error.code} ${read.error.offset}`;
  };
  assert.equal(wrong('@jump:c3'), 'move-power 0');
  assert.equal(wrong('@swap'), 'move-power 0');
  assert.equal(wrong('@swap:c3,d9'), 'move-space 9');
  assert.equal(wrong('c2>c4>c6'), 'move-spaces 0');
});

for (const options of [
  'double=all',
  'self=all',
  'slide=all',
  'double=all,self=all,slide=all,reply=any',
  'format=doubles',
  'format=doubles,hand=7,self=blueberries,equity=off',
]) {
  test(`the laws of the contract hold with ${options}`, () => {
    for (let seed = 0; seed < 5; seed++) {
      assert.deepEqual(checkLaws(full, full.optionsOf(fullGame(options)), seed), [], `seed ${seed}`);
    }
  });
}

// WW-30 to WW-33 in games with modes: sides are teams, a chain is a jump, and so are power-ups that jump.

const D4_F6 = ['d4', 'e4', 'f4', 'd5', 'e5', 'f5', 'd6', 'e6', 'f6'];

/** Terms of a move with their places. */
function calls(text: string, token: string, options: string): readonly unknown[] {
  const state = fullPosition(text, options);
  const terms = full.callouts(state, fullMove(state, token), playFull(state, token));
  return terms.map(({ code, places }) => [code, places.join(' ')]);
}

/** Their codes alone. */
const called = (text: string, token: string, options: string): unknown[] =>
  calls(text, token, options).map((term) => (term as readonly unknown[])[0]);

test('WW-31 a chain counts as one jump, from its first to its last quadrant', () => {
  const row = '6/6/3bbb/6/1b4/s5 s 9,9 -';
  assert.deepEqual(calls(row, 'a1xc3xe5', 'double=all'), [['invasion', D4_F6.join(' ')]]);
  assert.deepEqual(calls(row, 'a1xc3', 'double=all'), []);
  // From d4-f6 over a piece outside and back
  const back = '6/6/3s1b/3b1b/5b/6 s 9,9 -';
  assert.deepEqual(called(back, 'd4xd2', 'double=all'), []);
});

test('WW-31 power-ups that jump count as jumps, others do not', () => {
  const arcade = 'arcade=on';
  assert.deepEqual(called('6/6/3bbb/6/1b4/s5 s 9,9 -', '@double-hop:a1xc3xe5', arcade), ['invasion']);
  assert.deepEqual(called('6/6/3bbb/3s2/6/6 s 9,9 -', '@long-hop:d3xd6', arcade), ['invasion']);
  assert.deepEqual(called('6/6/3bbb/3s2/6/6 s 9,9 -', '@swap:d3,d4', arcade), []);
  assert.deepEqual(called('6/6/6/bbb3/s5/6 s 9,9 -', '@swap:a2,a3', arcade), []);
  assert.deepEqual(called('6/6/3bbb/3s2/6/6 s 9,9 -', 'd3xd5', arcade), ['invasion']);
  assert.deepEqual(called('6/6/3bbb/3s2/6/6 s 9,9 -', 'a1', arcade), []);
});

test('WW-31 mutiny: either player of the other team may be the one who can win', () => {
  const board = '6/1s4/1s4/1bs3/1s2b1/1s2b1';
  assert.deepEqual(calls(`${board} b 13,15 -`, 'b3xd3', 'slide=none,double=all'), [['mutiny', 'b3 d3']]);
  assert.deepEqual(called(`${board} b 0,15 -`, 'b3xd3', 'double=all'), []);
  for (const hands of ['9,9,0,9', '0,9,9,9']) {
    assert.deepEqual(called(`${board} b1 ${hands} -`, 'b3xd3', 'format=doubles'), ['mutiny'], hands);
  }
  assert.deepEqual(called(`${board} b1 0,9,0,9 -`, 'b3xd3', 'format=doubles'), []);
  // The win was there before
  assert.deepEqual(called('6/1s3s/1s3s/1bs2s/1s3s/1s4 b 9,9 -', 'b3xd3', 'double=all'), []);
  assert.deepEqual(called('6/1s4/6/1bs3/1s2b1/1s2b1 b 13,15 -', 'b3xd3', 'double=all'), [], 'two moves away');
  assert.deepEqual(called('3b2/3b2/3b2/1bs3/6/6 b 9,9 -', 'b3xd3', 'double=all'), ['arms-race'], 'who jumps can win');
  // The jump itself gives it
  assert.deepEqual(called('3bbb/6/2b3/sss2b/s1s2b/bbb2b s 10,8 -', 'c3xc5', 'double=all'), ['mutiny']);
  // The jump wins
  assert.deepEqual(called('6/1s1b2/1s1b2/1bs3/1s1b2/1s1b2 b 13,13 -', 'b3xd3', 'double=all'), []);
});

test('WW-32 WW-33 lasting terms belong to teams, whichever player has the pieces', () => {
  assert.deepEqual(called('6/6/6/6/3b2/ss4 s 12,12 -', 'c1', 'double=all'), ['arms-race']);
  const wall = '4b1/2b3/s5/s2ss1/6/6 s1';
  const hands = (list: string) => called(`${wall} ${list} -`, 'c3', 'format=doubles');
  assert.deepEqual(hands('9,9,9,9'), ['wall-of-jericho']);
  assert.deepEqual(hands('1,9,9,9'), ['wall-of-jericho']);
  assert.deepEqual(hands('10,9,9,9'), ['wall-of-jericho']);
  assert.deepEqual(hands('9,9,0,9'), ['wall-of-jericho']);
  assert.deepEqual(hands('9,0,9,9'), ['wall-of-jericho']);
  assert.deepEqual(hands('9,9,9,0'), ['wall-of-jericho']);
  assert.deepEqual(hands('9,0,9,0'), []);
  assert.deepEqual(hands('1,9,0,9'), []);
});
