/** Records as blog software and word processors leave them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRecords, tagOf, writeRecord } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';

function valueOf(tag: string): string {
  const read = parseRecords(`${tag}\n1. c3`);
  assert.ok(read.ok, tag);
  const [game] = read.value;
  assert.equal(game?.next[0]?.token, 'c3', tag);
  return tagOf(game, 'Event').value;
}

test('tags between the quotes of every language', () => {
  const tags = ['“%”', '”%”', '„%“', '„%”', '«%»', '»%«', '«\u00A0%\u00A0»', '«\u202F%\u202F»', '“%″', '"%”', '“%"'];
  for (const tag of tags) assert.equal(valueOf(`[Event ${tag.replace('%', 'Table 3')}]`), 'Table 3', tag);
  assert.equal(valueOf('[Event “”]'), '');
});

test('quotes inside a value stay as they are', () => {
  assert.equal(valueOf('[Event "The “Golden” waffle"]'), 'The “Golden” waffle');
  assert.equal(valueOf('[Event “The “Golden” waffle”]'), 'The “Golden” waffle');
  assert.equal(valueOf('[Event “the \\”Golden\\” waffle \\\\o/”]'), 'the ”Golden” waffle \\o/');
  assert.equal(valueOf('[Event “a \\\\\\” b”]'), 'a \\” b', 'a backslash, and then a quote');
});

test('the offset of a value is where it begins', () => {
  const read = parseRecords('[Event “Table 3”]');
  assert.ok(read.ok);
  assert.equal(read.value[0]?.tags[0]?.offset, '[Event “'.length);
});

test('a value that does not end on its line is refused', () => {
  for (const text of ['[Event “Table 3]', '[Event “Table\n3”]', '[Event “', '[Event Table 3”]']) {
    const read = parseRecords(text);
    assert.equal(read.ok ? '' : read.error.code, 'tag', text);
  }
});

test('three dots in one sign, and no-break spaces', () => {
  const read = parseRecords('\u00A01.\u00A0c3 {why\u00A0?} 1… d4\u202F2. e5\u00A0*');
  assert.ok(read.ok);
  assert.equal(writeRecord(read.value[0] as never), '1. c3 {why\u00A0?} 1... d4 2. e5\n');
});

test('a position with dashes for its minus signs', () => {
  const read = parseRecords('[Position “6/6/6/2sb2/6/6 s 17,17 –”]\n1. a1');
  assert.ok(read.ok);
  const session = sessionFromRecord(waffleWars, read.value[0] as never);
  assert.ok(session.ok);
  assert.equal(waffleWars.positionText(session.value.state), '6/6/6/2sb2/6/6 s 17,17 -');
});
