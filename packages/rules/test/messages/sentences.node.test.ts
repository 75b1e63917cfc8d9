/** Codes in words: errors, violations, values of options, and several sentences after each other. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Values, BaseState, Outcome, SeatScore } from '@griddle/rules/core/contract.js';
import { parseOptions } from '@griddle/rules/core/options.js';
import {
  EN,
  inList,
  joinSentences,
  listed,
  format,
  type Catalogue,
  mergeMessages,
  explainRecordError,
  explainTextError,
  explainViolation,
  hasMessage,
} from '@griddle/rules/messages/index.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { howOf, valueWords } from '../../src/messages/sentences.js';
import WAFFLE_WARS_EN from '../../src/waffle-wars/messages.en.json' with { type: 'json' };
import { kitchen } from '../fixtures/buffet-fixtures.js';
import { snake } from '../fixtures/snake.js';
import { refusal } from '../replay/helpers.js';

const inOne = (words: Catalogue, ...sentences: readonly string[]): string =>
  joinSentences((key, values) => format(words, key, values), sentences);

test('sentences are joined by a space, and empty ones are left out', () => {
  assert.equal(inOne(EN, '', 'One.', '', 'Two.', 'Three.', ''), 'One. Two. Three.');
  assert.equal(inOne(EN, '', ''), '');
  assert.equal(inOne(EN), '');
  assert.equal(inOne(EN, 'As {first} it is.', '{next}'), 'As {first} it is. {next}');
});

test('a language may join them without a space', () => {
  const words: Catalogue = { ...EN, text: { ...EN.text, sentences: '{first}{next}' } };
  assert.equal(inOne(words, '一。', '', '二。', '三。'), '一。二。三。');
});

test('names are listed with the comma of the language', () => {
  const chinese: Catalogue = {
    ...EN,
    text: { ...EN.text, 'series.next': '{first}、{next}', 'list.or': '{first}或{last}' },
  };
  const t = (words: Catalogue) => (key: string, values?: Values) => format(words, key, values);
  assert.equal(inList(t(EN), ['an egg', 'a pea pod', 'a shrimp']), 'an egg, a pea pod, a shrimp');
  assert.equal(inList(t(chinese), ['蛋', '豌豆', '虾']), '蛋、豌豆、虾');
  assert.equal(inList(t(EN), []), '');
  assert.equal(listed(EN, ['s', 'b', '1-6']), 's, b or 1-6');
  assert.equal(listed(chinese, ['s', 'b', '1-6']), 's、b或1-6');
});

const WORDS: Catalogue = mergeMessages(EN, {
  'choice.toy.size.big': 'large',
  'choice.toy.hand': '{value} pieces',
  'choice.players.one': 'one person',
  'choice.players.other': '{count} people',
  'choice.on': 'yes',
  'seat.red': 'Reds',
});

test('an option value has its own words, those of the option, those of the value, a seat’s name, or none', () => {
  for (const [key, value, words] of [
    ['size', 'big', 'large'],
    ['size', 'on', 'yes'],
    ['hand', 12, '12 pieces'],
    ['hand', 'on', 'on pieces'],
    ['players', 1, 'one person'],
    ['players', 4, '4 people'],
    ['players', 'red', 'Reds'],
    ['rounds', 4, '4'],
    ['rounds', 'on', 'yes'],
    ['first', 'red', 'Reds'],
    ['first', 'grey', 'grey'],
  ] as const) {
    assert.equal(valueWords(WORDS, 'toy', key, value), words, `${key}=${value}`);
  }
  assert.equal(valueWords(WORDS, 'other', 'size', 'big'), 'big', 'another game');
  const noSeats: Catalogue = { ...WORDS, text: { ...WORDS.text, 'choice.red': 'a colour' } };
  assert.equal(valueWords(noSeats, 'toy', 'first', 'red'), 'a colour', 'words of the value go before those of a seat');
});

test('the way a game was won has its own words, with the tie-break that decided', () => {
  const words = mergeMessages(EN, {
    'outcome.toy.points': 'most points',
    'tie.toy.1': 'more syrup',
    tied: '{how}, then {tie}',
  });
  const sheet = (seat: number, total: number, ties: readonly number[]): SeatScore => ({ seat, total, lines: [], ties });
  const said = (...sheets: readonly SeatScore[]): string => {
    const outcome: Outcome = { winners: [0], by: 'points', rule: '' };
    return howOf(words, { id: 'toy', score: () => sheets }, { rng: [] } satisfies BaseState, outcome, 'tied');
  };
  assert.equal(said(sheet(0, 9, [1, 5]), sheet(1, 8, [1, 9])), 'most points');
  assert.equal(said(sheet(0, 9, [1, 5]), sheet(1, 9, [1, 4])), 'most points, then more syrup');
  assert.equal(said(sheet(0, 9, [2, 0]), sheet(1, 9, [1, 4])), 'most points', 'a tie-break without words is not told');
});

const ENGLISH = mergeMessages(EN, WAFFLE_WARS_EN);

/** The sentence about a wrong record of Waffle Wars. */
function told(text: string): string {
  const records = parseRecords(text);
  if (!records.ok) return explainRecordError(ENGLISH, 'waffle-wars', records.error);
  const [record] = records.value;
  assert.ok(record);
  const session = sessionFromRecord(waffleWars, record, text);
  assert.ok(!session.ok, text);
  return explainRecordError(ENGLISH, 'waffle-wars', session.error);
}

test('each error in a record is one sentence, with the place and the expected text', () => {
  const sentences: readonly (readonly [string, string])[] = [
    ['', 'Line 1, character 1: This record contains no game.'],
    ['[Game Waffle]', 'Line 1, character 1: Write a tag as [Name "value"].'],
    ['c3 d4\n{never', 'Line 2, character 1: This comment is not closed. Add “}”.'],
    ['c3 (d4', 'Line 1, character 4: This variation is not closed. Add “)”.'],
    ['c3\nd4 x5', 'Line 2, character 4: “” is not a space. Write a move like c3 or b2xd4.'],
    ['c3 {[%csl c3,z9]}', 'Line 1, character 14: “z9” is not a place on this board.'],
    ['[Game "Chess"] e4', 'Line 1, character 8: This is a record of “Chess”, not of Waffle Wars.'],
    ['[Seed "x"] c3', 'Line 1, character 8: The seed “x” must be a whole number from 0 to 2147483562.'],
    ['[Options "equity=maybe"] c3', 'Line 1, character 18: The option equity can’t be “maybe”. Use on or off.'],
    ['[Seat "red"] c3', 'Line 1, character 8: “red” is not a seat in this game. Use strawberries or blueberries.'],
    ['(c3) d4', 'Line 1, character 1: A variation must follow the move it replaces. There is no move before it.'],
    ['[Position "6/6/6/6/6/6 s 17,17 x"] c3', 'Line 1, character 32: “x” is not a phase. Use first, -, reply or war.'],
    ['1. c3 d4\n2. c3', 'Line 2, character 4: “c3” is not allowed. c3 is taken. (WW-6)'],
  ];
  for (const [text, sentence] of sentences) assert.equal(told(text), sentence);
});

test('a record whose result contradicts its moves is reported with the right result', () => {
  const error = refusal(snake, '[Result "strawberries"] [Position "4/4/bbb1/sb2 b a1,c2"] c1');
  assert.equal(
    explainRecordError(EN, 'snake', error),
    'Line 1, character 10: The record says “strawberries”, but its moves lead to “blueberries no-space-left”.',
  );
});

test('every code of records, replay and options has its sentence', () => {
  const codes = new Set<string>();
  for (const folder of ['record', 'replay', 'core']) {
    const at = new URL(`../../src/${folder}/`, import.meta.url);
    // Reasons why a position is impossible are violations, not errors of a text
    for (const file of readdirSync(at).filter((name) => name !== 'impossible.ts')) {
      const source = readFileSync(new URL(file, at), 'utf8');
      const calls = /(?:\b\w*[eE]rror|wrongTag|problem)\((?:[\w.]+, )*'([a-z][a-z-]+)'|\bcode: '([a-z][a-z-]+)'/g;
      for (const [, called, written] of source.matchAll(calls)) codes.add(called ?? written ?? '');
    }
  }
  assert.ok(codes.size > 20, [...codes].join(' '));
  for (const code of codes) assert.ok(hasMessage(EN, `text.${code}`), code);
});

test('a code of an invalid text means the same in every game: a page may have several', () => {
  const games = new URL('../../src/', import.meta.url);
  const known = new Map(Object.entries(EN.text));
  for (const folder of readdirSync(games)) {
    const file = new URL(`${folder}/messages.en.json`, games);
    if (!existsSync(file)) continue;
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    for (const [key, words] of Object.entries(catalogue)) {
      if (!key.startsWith('text.')) continue;
      assert.equal(words, known.get(key) ?? words, `${key} in ${folder}`);
      known.set(key, words);
    }
  }
  assert.ok(known.has('text.turn-seat') && known.has('text.waffles'));
});

test('a sentence has a placeholder for every value of its error', () => {
  const wrong: readonly string[] = [
    'x',
    '{',
    '}',
    '{[%x',
    '(',
    'c3 (',
    'c3 ()',
    ')',
    '!',
    'c3 %y',
    'c3 ' + '(c3 '.repeat(300),
    '[a "b',
    '[Components "x"] c3',
    '[Seed "1"] [Seed "1"] c3',
    '[Options "a"] c3',
    '[Options "a=b"] c3',
    '[Position "s"] c3',
    '[Position "6/6/6/6/6/6 x"] c3',
    'c3 !set:9',
  ];
  for (const text of wrong) {
    assert.doesNotMatch(told(text), /[{]\w+[}]|text\./, text);
  }
  const result = sessionFromRecord(kitchen, { tags: [], intro: [], next: [node('t1')] });
  assert.ok(!result.ok);
  assert.equal(
    explainRecordError(EN, 'kitchen', result.error),
    'Line 1, character 1: A roll or a card is missing before “t1”. Add it as “~…”, or give the record a seed.',
  );
});

function node(token: string) {
  return { number: '', token, marks: [], before: [], after: [], behind: [], next: [], offset: 0 };
}

test('errors in texts of one line name the character, and lists end with “or”', () => {
  const read = parseOptions(waffleWars.options, waffleWars.seats({}), 'equity=on,hand=99');
  assert.ok(!read.ok);
  assert.equal(explainTextError(EN, read.error), 'Character 16: The option hand can’t be “99”. Use 6-36.');
  assert.deepEqual(
    [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((list) => listed(EN, list)),
    ['', 'a', 'a or b', 'a, b or c'],
  );
});

test('a refused move: the game’s own words, else the general ones, always with the rule', () => {
  const violation = { rule: 'WW-6', code: 'occupied', places: ['c3'] };
  assert.equal(explainViolation(ENGLISH, 'waffle-wars', violation), 'c3 is taken. (WW-6)');
  const generic = mergeMessages(EN, { 'violation.occupied': '{place} is taken.' });
  assert.equal(explainViolation(generic, 'snake', violation), 'c3 is taken. (WW-6)');
  assert.equal(explainViolation(generic, 'snake', { ...violation, rule: '' }), 'c3 is taken.');
});
