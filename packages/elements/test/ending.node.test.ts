/** What the words for the end of a game say about ties. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { parseOptions } from '@griddle/rules/core/options.js';
import { howOf } from '@griddle/rules/internal/messages/sentences.js';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import TOP_WAFFLE_EN from '@griddle/rules/internal/top-waffle/messages.en.json' with { type: 'json' };
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import WADDLE_WADDLE_EN from '@griddle/rules/internal/waddle-waddle/messages.en.json' with { type: 'json' };
import WAFFLE_TIME_EN from '@griddle/rules/internal/waffle-time/messages.en.json' with { type: 'json' };
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import CORE_EN from '../src/core/messages.en.json' with { type: 'json' };
import { localeOf } from '../src/core/catalogues.js';
import { resultWords, type Ended } from '../src/core/game-text.js';

const words = localeOf(mergeMessages(EN, TOP_WAFFLE_EN, WADDLE_WADDLE_EN, WAFFLE_TIME_EN));

/** By what a game is won in a position in which it is over. */
function told<S extends BaseState, M>(rules: Game<S, M>, position: string, modules = ''): string {
  const options = parseOptions(rules.options, [], modules);
  assert.ok(options.ok, modules);
  const state = rules.parsePosition(position, options.value);
  assert.ok(state.ok, position);
  const outcome = rules.outcome(state.value);
  assert.ok(outcome, position);
  return howOf(words.catalogue, rules, state.value, outcome, 'ui.how-tied');
}

test('WD-30 The text of the end names the tie-break that decided', () => {
  assert.equal(
    told(waddleWaddle, 'rB1,0;rB1,-1;rB2,-1;bG-1,0 r r0000,b0000 - r=;b=fish'),
    'most points (tie-break: Configuration cards)',
  );
  const groups = 'rB1,0;rG1,-1;rB-1,0;rG-1,1;bA2,-1;bB2,-2;bG1,-2;bG0,-1;bA0,-2;bG1,-3 r r0000,b0000';
  assert.equal(told(waddleWaddle, groups, 'modules=0'), 'most points (tie-break: Groups)');
});

test('WD-30 It names none where points decide, or where the victory is shared', () => {
  assert.equal(told(waddleWaddle, 'rB1,0;rG1,-1;bB-1,0;bG-1,1 r r0000,b0000', 'modules=0'), 'most points');
  assert.equal(told(waddleWaddle, 'rB1,0;rG1,-1;rG2,-1;bB-1,0 r r0000,b0000', 'modules=0'), 'most points');
});

test('Every tie-break of a game with points has words', () => {
  for (const rules of [waddleWaddle, topWaffle, waffleTime] as unknown as Game<BaseState, never>[]) {
    const options = parseOptions(rules.options, [], '');
    const [sheet] = rules.score(rules.setup(options.ok ? options.value : {}, 1));
    sheet?.ties.forEach((_tie, at) => {
      assert.notEqual(words.t(`tie.${rules.id}.${at}`), `tie.${rules.id}.${at}`);
    });
  }
});

/** The words for an end by points, to the people at the page. */
function toldTo(people: readonly number[], totals: readonly number[], winners: readonly number[]): string {
  const scores = totals.map((total, seat) => ({ seat, total, lines: [], ties: [] }));
  const names = ['Strawberries', 'Blueberries', 'Player 3'].slice(0, totals.length);
  const ended: Ended = {
    game: 'reversi',
    outcome: { winners, by: 'more-pieces', rule: 'RV-7' },
    scores,
    names,
    people,
  };
  return resultWords(localeOf(mergeMessages(EN, CORE_EN)), ended);
}

test('The text of the end calls a solo player “you”', () => {
  assert.equal(toldTo([0], [30, 6], [0]), 'You won 30 to 6');
  assert.equal(toldTo([1], [30, 6], [0]), 'You lost 6 to 30');
  assert.equal(toldTo([0], [0, 0], [0]), 'You won');
  assert.equal(toldTo([0], [0, 0], [1]), 'You lost');
  assert.equal(toldTo([0], [12, 20, 7], [1]), 'You lost to Blueberries, 12 to 20');
  assert.equal(toldTo([0], [20, 20, 7], [0, 1]), 'You share the win with Blueberries');
});

test('It names the seats where several people play, or none, and says when nobody won', () => {
  assert.equal(toldTo([0, 1], [30, 6], [0]), 'Strawberries won 30 to 6');
  assert.equal(toldTo([], [0, 0], [1]), 'Blueberries won');
  assert.equal(toldTo([0], [18, 18], []), 'It’s a draw');
});
