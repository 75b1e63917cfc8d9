import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Option } from '@griddle/rules/core/contract.js';
import { initialOptions, optionsText, parseOptions, seatNamed } from '@griddle/rules/core/options.js';
import { GAMES } from '@griddle/rules/games.js';

const LIST: readonly Option[] = [
  { key: 'players', rule: 'X-1', kind: 'number', min: 2, max: 4, initial: 2 },
  { key: 'equity', rule: 'X-2', kind: 'choice', values: ['on', 'off'], initial: 'on' },
  { key: 'double', rule: 'X-3', kind: 'seats', initial: 'none' },
];
const SEATS = ['red', 'blue'];

function wrong(text: string): readonly [string, number, readonly string[]] {
  const result = parseOptions(LIST, SEATS, text);
  assert.ok(!result.ok, text);
  const { code, offset, expected } = result.error;
  return [code, offset, expected];
}

test('an option that is left out keeps its initial value', () => {
  assert.deepEqual(initialOptions(LIST), { players: 2, equity: 'on', double: 'none' });
  for (const text of ['', '  ', 'players=2']) {
    assert.deepEqual(parseOptions(LIST, SEATS, text), { ok: true, value: initialOptions(LIST) });
  }
});

test('numbers, words and seats, with spaces around them, written and read back', () => {
  const read = parseOptions(LIST, SEATS, ' players = 4 , equity=off,double=red+blue');
  assert.deepEqual(read, { ok: true, value: { players: 4, equity: 'off', double: 'red+blue' } });
  assert.equal(read.ok && optionsText(LIST, read.value), 'players=4,equity=off,double=red+blue');
  assert.equal(optionsText(LIST, initialOptions(LIST)), '');
  assert.equal(optionsText(LIST, { players: 3 }), 'players=3');
  for (const seats of ['all', 'none', 'red', 'blue+red']) {
    const one = parseOptions(LIST, SEATS, `double=${seats}`);
    assert.equal(one.ok && one.value['double'], seats);
  }
});

test('errors in options have their place and the allowed values', () => {
  assert.deepEqual(wrong('fast'), ['option-form', 0, ['key=value']]);
  assert.deepEqual(wrong('=2'), ['option-key', 0, ['players', 'equity', 'double']]);
  assert.deepEqual(wrong('players=2,speed=9'), ['option-key', 10, ['players', 'equity', 'double']]);
  assert.deepEqual(wrong('players=2,equity=perhaps'), ['option-value', 17, ['on', 'off']]);
  assert.deepEqual(wrong('players=2,equity=on, players=2'), ['option-twice', 20, []]);
  const twice = parseOptions(LIST, SEATS, 'players=2,players=3');
  assert.deepEqual(twice.ok ? {} : twice.error.values, { found: 'players' });
  for (const number of ['1', '5', '2.5', '-2', '', 'two']) {
    assert.deepEqual(wrong(`players=${number}`), ['option-value', 8, ['2-4']]);
  }
  for (const seats of ['green', 'red+', 'red+green', '']) {
    assert.deepEqual(wrong(`double=${seats}`), ['option-value', 7, ['all', 'none', 'red', 'blue']]);
  }
});

test('the seats that a value names', () => {
  assert.ok(seatNamed('all', 'red') && seatNamed('red+blue', 'blue') && seatNamed('red', 'red'));
  assert.ok(!seatNamed('none', 'red') && !seatNamed('blue', 'red') && !seatNamed('redder', 'red'));
});

test('every option of every game is a number within bounds, one of several words, or seats, and names its rule', () => {
  for (const game of GAMES) {
    for (const option of game.options) {
      const name = `${game.id} ${option.key}`;
      assert.match(option.rule, /^[A-Z]{2}-\d+$/, name);
      if (option.kind === 'number') {
        const { min, max, initial } = option;
        assert.ok(min <= initial && initial <= max, name);
      } else if (option.kind === 'choice') {
        assert.ok(option.values.length > 1 && option.values.includes(option.initial), name);
      } else {
        assert.equal(option.kind, 'seats', name);
        assert.equal(option.initial, 'none', name);
      }
    }
  }
});
