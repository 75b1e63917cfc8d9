/** The options of Waffle Wars (WW-3, WW-24 to WW-29, WW-40 to WW-60): what there is, what each does, and that they are told again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Option } from '../../src/core/contract.js';
import { initialOptions } from '../../src/core/options.js';
import { hasModes, waffleWars } from '../../src/waffle-wars/index.js';
import { rulesOf } from '../../src/waffle-wars/state.js';
import { fullGame } from './table.js';

/** An option as a line: key, rule, what it may be, what it is at first. */
function line(option: Option): string {
  const { key, rule, kind, initial } = option;
  const range =
    option.kind === 'number'
      ? `${option.min}-${option.max}`
      : option.kind === 'choice'
        ? option.values.join('|')
        : 'names';
  return `${key} ${rule} ${kind} ${range} ${initial}`;
}

test('the options in the order of texts and controls, each with its rule, its values and its initial value', () => {
  assert.deepEqual(waffleWars.options.map(line), [
    'players WW-60 choice 2|4 2',
    'hand WW-3 number 6-36 18',
    'equity WW-29 choice on|off on',
    'reply WW-24 choice placement|any placement',
    'war WW-27 choice rank|count rank',
    'double WW-40 seats names none',
    'self WW-41 seats names none',
    'slide WW-42 seats names none',
    'arcade WW-50 choice off|on off',
    'format WW-60 choice duel|doubles duel',
  ]);
});

test('options that are left out have their usual values', () => {
  const usual = { hand: 18, equity: true, replyByJump: false, warByCount: false };
  assert.deepEqual(rulesOf({}), usual);
  assert.deepEqual(rulesOf(initialOptions(waffleWars.options)), usual);
  assert.deepEqual(waffleWars.optionsOf(waffleWars.setup({}, 1)), initialOptions(waffleWars.options));
});

test('each option changes its rule and no other, and is written back', () => {
  const usual = initialOptions(waffleWars.options);
  for (const [key, value] of [
    ['hand', 7],
    ['equity', 'off'],
    ['reply', 'any'],
    ['war', 'count'],
    ['double', 'all'],
    ['double', 'strawberries'],
    ['self', 'blueberries'],
    ['slide', 'all'],
    ['arcade', 'on'],
  ] as const) {
    const state = fullGame(`${key}=${value}`);
    assert.deepEqual(waffleWars.optionsOf(state), { ...usual, [key]: value });
    assert.equal(hasModes(state), ['double', 'self', 'slide', 'arcade'].includes(key), key);
  }
  for (const text of ['players=4', 'format=doubles', 'players=4,format=doubles']) {
    assert.deepEqual(waffleWars.optionsOf(fullGame(text)), { ...usual, players: '4', format: 'doubles' });
  }
  assert.deepEqual(rulesOf({ hand: 7, equity: 'off', reply: 'any', war: 'count' }), {
    hand: 7,
    equity: false,
    replyByJump: true,
    warByCount: true,
  });
});

test('a game with modes begins with nothing spent, nothing protected and nothing seen', () => {
  const state = fullGame('arcade=on,format=doubles,slide=blueberries,hand=7');
  assert.ok(hasModes(state));
  const { modes, seat, powers, guards, seen, drawn, hands } = state;
  assert.deepEqual(
    { modes, seat, powers, guards, seen, drawn, hands },
    {
      modes: { double: [false, false], self: [false, false], slide: [false, true], arcade: true, doubles: true },
      seat: 0,
      powers: [10, 10, 10, 10],
      guards: [-1, -1, -1, -1],
      seen: [],
      drawn: false,
      hands: [4, 4, 3, 3],
    },
  );
  const duel = fullGame('self=all');
  assert.ok(hasModes(duel));
  assert.deepEqual(
    [duel.powers, duel.guards, duel.hands],
    [
      [0, 0],
      [-1, -1],
      [18, 18],
    ],
  );
});
