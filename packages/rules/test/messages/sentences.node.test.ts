import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EN, inOneText, say, type Catalogue } from '@griddle/rules/messages/index.js';

const inOne = (words: Catalogue, ...sentences: readonly string[]): string =>
  inOneText((key, values) => say(words, key, values), sentences);

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
