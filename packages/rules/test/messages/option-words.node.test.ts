import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseState, Outcome, SeatScore } from '@griddle/rules/core/contract.js';
import { howOf, valueWords } from '../../src/messages/sentences.js';
import { EN, mergeMessages, type Catalogue } from '@griddle/rules/messages/index.js';

const WORDS: Catalogue = mergeMessages(EN, {
  'choice.toy.size.big': 'large',
  'choice.toy.hand': '{value} pieces',
  'choice.players.one': 'one person',
  'choice.players.other': '{count} people',
  'choice.on': 'yes',
  'seat.red': 'Reds',
});

test('the value of an option has its own words, those of the option, those of the value, a seat’s name, or none', () => {
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

test('how a game was won is said in its own words, with the tie-break where one decided', () => {
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
