import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Values } from '@griddle/rules/core/contract.js';
import { EN, inList, joinSentences, listed, format, type Catalogue } from '@griddle/rules/messages/index.js';

const inOne = (words: Catalogue, ...sentences: readonly string[]): string =>
  joinSentences((key, values) => format(words, key, values), sentences);

test('sentences follow each other with a blank, and empty ones are left out', () => {
  assert.equal(inOne(EN, '', 'One.', '', 'Two.', 'Three.', ''), 'One. Two. Three.');
  assert.equal(inOne(EN, '', ''), '');
  assert.equal(inOne(EN), '');
  assert.equal(inOne(EN, 'As {first} it is.', '{next}'), 'As {first} it is. {next}');
});

test('a language may have nothing between them', () => {
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
