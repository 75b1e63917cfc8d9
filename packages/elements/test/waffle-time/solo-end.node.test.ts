/** A solo game can end in the middle of a turn: the player is told why (WT-72). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOptions } from '@griddle/rules/core/options.js';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import WAFFLE_TIME_EN from '@griddle/rules/internal/waffle-time/messages.en.json' with { type: 'json' };
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import { localeOf } from '../../src/core/catalogues.js';
import { describeEnding, describeRound } from '../../src/games/waffle-time/describe.js';
import ELEMENT_EN from '../../src/games/waffle-time/messages.en.json' with { type: 'json' };

const { t } = localeOf(mergeMessages(EN, WAFFLE_TIME_EN, ELEMENT_EN));

/** What the player is told after a move: in the news, and with the result. */
function told(position: string, ...moves: readonly string[]): readonly string[] {
  const options = parseOptions(waffleTime.options, [], 'players=1');
  assert.ok(options.ok);
  const read = waffleTime.parsePosition(position, options.value);
  assert.ok(read.ok, position);
  let state = read.value;
  let news = '';
  for (const text of moves) {
    const move = waffleTime.parseMove(state, text);
    assert.ok(move.ok, text);
    const played = waffleTime.play(state, move.value);
    assert.ok(played.ok, text);
    news = describeRound(state, played.value, t);
    state = played.value;
  }
  return [news, describeEnding(state, t)];
}

const REST = '22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3';

test('WT-72 with the last two spaces filled, the game ends before a pattern can be completed, and says so', () => {
  const why = 'No two adjacent spaces are empty, so the game ends at once.';
  const [news, ending = ''] = told(`kkkkk/kkkkk/kkkkk/kkkkk/ccc2 p1:place 6 ${REST} cc: -`, 'cd1.ce1');
  assert.equal(news, why);
  assert.ok(ending.startsWith(`${why} `), ending);
});

test('WT-72 with the last syrup placed, the game ends in mid-turn and says so', () => {
  const why = 'Your dispenser is empty, so the game ends at once.';
  const [news, ending = ''] = told(`5/5/1cc2/5/5 p1:place 3 ${REST} c: -`, 'ca3', 'cherry-2:a3b3c3');
  assert.equal(news, why);
  assert.ok(ending.startsWith(`${why} `), ending);
});

test('WT-72 nothing is said while the game goes on', () => {
  assert.deepEqual(told(`5/5/1cc2/5/5 p1:place 6 ${REST} c: -`, 'ca3'), ['', '']);
});
