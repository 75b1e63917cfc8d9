/** Keys of messages: one that nobody has words for is an error of the compiler. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Translate } from '../../src/core/catalogues.js';

const t: Translate = (key: string) => key;

test('a literal key is a key of an English message', () => {
  assert.equal(t('ui.rematch'), 'ui.rematch');
  assert.equal(t('ui.thinking', { count: 1 }), 'ui.thinking');
  // @ts-expect-error -- nothing is called so
  assert.equal(t('ui.rematsch'), 'ui.rematsch');
});

test('a composed key is any string', () => {
  const game: string = 'snake';
  assert.equal(t(`task.${game}`), 'task.snake');
});
