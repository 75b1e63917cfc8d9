/** Reasons in words: every kind that compares has a sentence with both numbers, in every language. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { ComparedKind } from '@griddle/rules/core/contract.js';
import { reasonWords } from '../../src/practice/reasons.js';
import EN from '../../src/practice/messages.en.json' with { type: 'json' };

/** The type check finds a kind that is left out. */
const KINDS: Readonly<Record<ComparedKind, true>> = {
  rolls: true,
  'lets-rolls': true,
  takes: true,
  trades: true,
  'lets-trade': true,
  stars: true,
  catches: true,
  front: true,
  ways: true,
  'lets-ways': true,
  shapes: true,
  lines: true,
  'lets-open': true,
  edges: true,
  room: true,
  moves: true,
  'lets-moves': true,
  sight: true,
  day: true,
  soon: true,
};

const LANGUAGES = new URL('../../../languages/src/', import.meta.url);

test('every kind that compares has a sentence with both numbers in every language', () => {
  const files = readdirSync(LANGUAGES).filter((name) => /^[a-z]{2}(-|$)/.test(name));
  assert.equal(files.length, 10);
  const languages = files.map(
    (name) => JSON.parse(readFileSync(new URL(`${name}/elements.json`, LANGUAGES), 'utf8')) as Record<string, string>,
  );
  for (const words of [EN as Record<string, string>, ...languages]) {
    for (const kind of Object.keys(KINDS)) {
      const sentence = words[`reason.${kind}`] ?? '';
      assert.ok(sentence.includes('{count}') && sentence.includes('{than}'), `${kind}: ${sentence}`);
    }
  }
});

test('a sentence gets both numbers and the seat', () => {
  const said: unknown[] = [];
  const snapshot = {
    game: 'snake',
    seats: ['strawberries', 'blueberries'],
    say: (key: string, values: unknown) => (said.push(key, values), ''),
  };
  const reason = { kind: 'lets-moves', seat: 1, count: 5, than: 3, move: '', lines: [] } as const;
  reasonWords(snapshot as never, {} as never, reason);
  assert.deepEqual(said, ['reason.lets-moves', { count: 5, than: 3, move: '', seat: 'blueberries', lines: '' }]);
});
