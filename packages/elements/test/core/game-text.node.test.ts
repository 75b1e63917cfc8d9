/** What a game says of a turn of several moves, and of a hint. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE } from '@griddle/rules/core/contract.js';
import { EN, inSeries, format } from '@griddle/rules/messages/index.js';
import type { Step } from '@griddle/rules/replay/index.js';
import { lastTurnOf } from '../../src/core/game-controller.js';
import { sharingVerb, withoutName } from '../../src/core/game-text.js';

// A turn of several moves: which moves it has, and how they are told as one sentence.

/** A line of moves, each written as its seat and its token; `~` is the table. */
function lineOf(...moves: readonly string[]): Step<Record<string, never>, string> {
  const start = {
    state: {},
    move: undefined,
    round: 0,
    next: [],
    recent: undefined,
    marks: [],
    before: [],
    after: [],
    behind: [],
  };
  let step: Step<Record<string, never>, string> = { ...start, parent: undefined, token: '', seat: CHANCE };
  for (const text of moves) {
    const seat = text.startsWith('~') ? CHANCE : Number(text[0]);
    step = { ...start, next: [], parent: step, token: text.slice(1), move: text.slice(1), seat };
  }
  return step;
}

const tokens = (step: Step<Record<string, never>, string>): string =>
  lastTurnOf(step as never)
    .map(({ token }) => token)
    .join(' ');

test('a turn has all moves of the last seat, without chance moves', () => {
  assert.equal(tokens(lineOf()), '');
  assert.equal(tokens(lineOf('~a')), '');
  assert.equal(tokens(lineOf('0a', '1b', '1c')), 'b c');
  assert.equal(tokens(lineOf('0a', '1b', '~c', '1d', '~e')), 'b d');
  assert.equal(tokens(lineOf('1a', '0b', '1c')), 'c');
});

test('the actions of one seat are joined in a series', () => {
  const told = (...parts: readonly string[]): string => inSeries((key, values) => format(EN, key, values), parts);
  assert.equal(told(), '');
  assert.equal(told('took a card'), 'took a card');
  assert.equal(told('took a card', 'ended the turn'), 'took a card and ended the turn');
  assert.equal(told('took a', 'placed b', 'ended the turn'), 'took a, placed b and ended the turn');
});

test('actions of one kind share their verb', () => {
  const told = (...deeds: readonly string[]): string =>
    inSeries((key, values) => format(EN, key, values), sharingVerb(deeds));
  assert.equal(
    told('took banana', 'took cream', 'completed the blue order'),
    'took banana, cream and completed the blue order',
  );
  assert.equal(told('took banana', 'took cream'), 'took banana and cream');
  assert.equal(told('passed', 'passed'), 'passed and passed');
});

// Hints are announced without the name of their place, which a screen reader has just said.

const CASES = [
  ['Slot 1, covered.', 'slot 1, covered', ''],
  ['Egg: no group, white, 4 stars', 'egg: no group, white, 4 stars', ''],
  ['Tile 3: banana. The fork flips three tiles.', 'tile 3: banana', 'The fork flips three tiles.'],
  ['Blueberry: pays for one topping.', 'blueberry', 'Pays for one topping.'],
  ['A cherry goes on cream.', 'cherry, 20 left', 'A cherry goes on cream.'],
  ['Open', 'c3, open', ''],
  ['Anything', '', 'Anything'],
] as const;

for (const [hint, name, said] of CASES)
  test(`“${hint}” at “${name}”`, () => {
    assert.equal(withoutName(hint, name), said);
  });
