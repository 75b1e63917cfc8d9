/** Positions and moves as text, mangled texts, and the laws of the contract. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { CHARACTERS, FOODS } from '../../src/buffet-boss/components.js';
import BUFFET_BOSS_EN from '../../src/buffet-boss/messages.en.json' with { type: 'json' };
import { buffetBoss } from '../../src/buffet-boss/index.js';
import { EN } from '../../src/messages/en.js';
import { checkLaws, randomGame } from '@griddle/testkit';
import { FULL } from '../../samples/buffet-boss/index.js';
import { changes, mangled } from '../fixtures/corrupt-text.js';
import { newGame, optionsOf, position, result, text, toMove } from './table.js';
import { rewritten } from '../fixtures/tokens.js';

const VARIANTS = ['', 'players=3,version=dinner,characters=all', 'players=5,version=dinner', 'players=4,version=all'];

test('the form in RULES.md: height, pieces, contacts and characters of each plate', () => {
  const plates = '1234/lettuce.banana.ham/p-1.1-2/B12!.A3';
  const state = position(plates);
  assert.equal(text(state), `${plates} - p1:over:1:p1 m222222222m2222222m22 -`);
  assert.deepEqual(state.plates[0]?.contacts, [
    [0, 1],
    [1, 2],
  ]);
  assert.equal(result(state), 'p1 stars');
  const [sheet] = buffetBoss.score(state);
  assert.deepEqual(
    sheet?.lines.map(({ rule, points, places }) => [rule, points, places.join(' ')]),
    [
      ['BB-30', 7, 'p1:1 p1:2 p1:3'],
      ['BB-31', 5, 'p1'],
      ['BB-45', 3, 'p1:1'],
    ],
  );
});

test('later fields, and later parts of a plate, may be left out', () => {
  assert.equal(text(position('0;310/ham')), `0/-/-/-;310/ham/-/- - p1:over:1:p1 ${FULL.slice(0, 18)}m22 -`);
  assert.equal(toMove(position('0;0 ham.egg.banana')), 'p1');
  assert.equal(toMove(position('0;0_ham.egg_p2:turn')), 'p2');
  assert.equal(text(position('0;0 - p2:line:3:p2')).split(' ')[3], FULL);
});

test('contacts are read in any order and in either direction, foods with or without dashes', () => {
  assert.equal(text(position('9/peapod.ham/2-1.1-p')).split(' ')[0], '9/pea-pod.ham/p-1.1-2/-');
});

test('each error in a position has its code and place', () => {
  const wrong = (bad: string, options = '') => {
    const read = buffetBoss.parsePosition(bad, optionsOf(options));
    assert.ok(!read.ok, bad);
    return `${read.error.code} ${read.error.offset}`;
  };
  assert.equal(wrong(''), 'position-empty 0');
  assert.equal(wrong('0;0;0;0;0;0'), 'buffet-plates 0');
  for (const plate of ['x', '01', '1/hat', '1/ham/p-2', '1/ham/1-1', '1/ham/p-1.p-1', '1/ham/0-1', '1/ham/-/B16']) {
    assert.equal(wrong(`0;${plate}`), 'buffet-plate 2', plate);
  }
  for (const plate of ['1/ham/-/x!', '1/ham/-/-/0,0,0', '1/ham/-/-/0,0.1,1,1', '1/ham/-/-/-/-', '']) {
    assert.equal(wrong(`0;${plate}`), 'buffet-plate 2', plate);
  }
  assert.equal(position('0;1400/ham/-/-').plates[1]?.height, 1400);
  assert.equal(wrong('0;0 hat'), 'buffet-line 4');
  for (const step of [
    'p3:turn',
    'p1:sleep',
    'p1:turn:0',
    'p1:turn:6',
    'p1:turn:1:p3',
    'p1:turn:1:p1:x',
    'p1',
    'p1:reveal',
  ]) {
    assert.equal(wrong(`0;0 - ${step}`), 'buffet-step 6', step);
  }
  assert.equal(wrong('0;0 ham.ham.ham p1:line'), 'buffet-step 16');
  assert.equal(wrong('0;0 - p1:turn 222'), 'buffet-bag 14');
  assert.equal(wrong(`0;0 - p1:turn ${FULL.slice(1)}3`), 'buffet-bag 14');
  for (const turn of ['3:-:-:-', '1:hat', '1:-:1', '1:-:-:2.ham', '1:-:-:x', '1:-:-:-:-', '1:-:0']) {
    assert.equal(wrong(`0;0 - p1:turn ${FULL} ${turn}`), 'buffet-turn 36', turn);
  }
  assert.equal(wrong(`0;0 - p1:turn ${FULL} - more`), 'position-rest 38');
  assert.equal(position('0;0 - p1:turn:7', 'version=dinner').round, 7);
});

test('moves are read as they are written, and other texts are refused', () => {
  const state = newGame('players=3,version=all', 2);
  const good = [
    'ham',
    'pea-pod',
    'adjust',
    'end',
    'late',
    'save:3',
    'first:p2',
    'reveal:A3',
    '~ham',
    '~ham2',
    '~0/-',
    '~1234/p-1.1-2/3',
    '~1234/p-1.1-2/-/0,0,0.1,-2,3/d1,-2,3',
    '~1234/-/-/-/n5',
  ];
  for (const token of good) {
    assert.equal(rewritten(buffetBoss, state, token), token);
  }
  const bad = [
    '',
    'hat',
    'save:0',
    'save:',
    'save:x',
    'first:p9',
    'reveal:B16',
    '~',
    '~hat',
    '~ham3',
    '~/',
    '~1',
    '~01/-',
  ];
  const worse = [
    '~1/p-p',
    '~1/1-1',
    '~1/p-1/0',
    '~1/p-1/1.1',
    '~1/-/-/1,2',
    '~1/-/-/-0,1,2',
    '~1/-/-/-/d',
    '~1/-/-/-/9',
  ];
  for (const token of [...bad, ...worse, '~1/-/-/-/d1/', '~1/-/-/-/D1', 'end:', '~1000000/-']) {
    const read = buffetBoss.parseMove(state, token);
    assert.ok(!read.ok, token);
    assert.equal(read.error.code, 'buffet-move');
  }
});

test('the text of a place ends at its end', () => {
  const ends = [
    ['p2', 2],
    ['p2:3x', 4],
    ['line:12', 7],
    ['fallen:1', 8],
    ['character:B12', 13],
    ['character:B16', -1],
    ['p6', -1],
    ['line:', -1],
    ['x', -1],
  ] as const;
  for (const [place, end] of ends) assert.equal(buffetBoss.scanPlace(place, 0), end, place);
  assert.equal(buffetBoss.scanPlace('p1:2>line:3', 5), 11);
});

test('10000 mangled positions are read correctly or refused with a place', () => {
  const texts = VARIANTS.flatMap((variant, seed) =>
    randomGame(buffetBoss, optionsOf(variant), seed, 400).states.map((state) => ({ variant, text: text(state) })),
  );
  let read = 0;
  fc.assert(
    fc.property(fc.constantFrom(...texts), changes, ({ variant, text: whole }, list) => {
      const attempt = mangled(whole, list);
      const parsed = buffetBoss.parsePosition(attempt, optionsOf(variant));
      if (!parsed.ok) {
        const { offset, code } = parsed.error;
        assert.ok(offset >= 0 && offset <= attempt.length, attempt);
        assert.ok(`text.${code}` in BUFFET_BOSS_EN || `text.${code}` in EN.text, code);
        return;
      }
      read++;
      const again = text(parsed.value);
      assert.equal(text(position(again, variant)), again, 'what was read is written and read again');
      for (const move of buffetBoss.legalMoves(parsed.value)) assert.ok(buffetBoss.play(parsed.value, move).ok, again);
      assert.equal(buffetBoss.toMove(parsed.value).length === 0, buffetBoss.outcome(parsed.value) !== undefined);
    }),
    { numRuns: 10_000, seed: 5 },
  );
  assert.ok(read > 100, `${read} were read`);
});

test('the laws of the contract hold on random games, in every version', () => {
  for (const options of [...VARIANTS, 'players=1', 'players=1,version=all,level=buffet', 'players=2,version=dinner']) {
    for (let seed = 0; seed < 10; seed++) {
      assert.deepEqual(checkLaws(buffetBoss, optionsOf(options), seed), [], `${options} seed ${seed}`);
    }
  }
});

test('every food, character and refusal has words', () => {
  const folder = new URL('../../src/buffet-boss/', import.meta.url);
  const source = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.startsWith('messages'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const codes = [...source.matchAll(/(?:refused\('BB-\d+', |code: )'([a-z-]+)'/g)].map(([, code]) => code ?? '');
  assert.ok(codes.length > 10);
  const keys = [
    ...FOODS.map(({ id }) => `food.buffet-boss.${id}`),
    ...CHARACTERS.map(({ id }) => `line.buffet-boss.character-${id}`),
    ...codes
      .filter((code) => !code.startsWith('buffet-') && !code.endsWith('-') && code !== 'position-empty')
      .map((code) => `violation.buffet-boss.${code}`),
  ].filter((key) => !key.endsWith('.stars') && !key.endsWith('.tallest') && !key.endsWith('.stacked'));
  assert.deepEqual(
    keys.filter((key) => !(key in BUFFET_BOSS_EN)),
    [],
  );
});
