import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseRecords, writeRecords } from '@griddle/rules/record/index.js';
import { changes, mangled, PIECES } from '../fixtures/corrupt-text.js';

const SAMPLE = `[Game "Waffle Wars"]
[Seed "42"]
[Options "hand=12,equity=off"]

{A quiet start. [%cal b2d4,Rc3c4] [%csl c3]} 1. c3! d4 (1... d3 ?! {or \\} so} 2. b2xd4xf4 $14)
; to the end of the line
2. ~S @swap:c3,d3 {[%call waffling blueberries]} !set:6/6/6/6/6/6_s_18,18_first 3. c2>c6 *

[Game "Waffle Wars"]

1. e5 (e6 (f6) (f5 f4)) e4
`;

function check(text: string): void {
  const result = parseRecords(text);
  if (result.ok) {
    // What is accepted is kept: written out and read again it stays as it is
    const written = writeRecords(result.value);
    const again = parseRecords(written);
    assert.ok(again.ok, written);
    assert.equal(writeRecords(again.value), written);
    return;
  }
  const { code, offset, line, column } = result.error;
  assert.notEqual(code, '');
  assert.ok(offset >= 0 && offset <= text.length);
  assert.equal(line, text.slice(0, offset).split('\n').length);
  assert.ok(column >= 1);
}

test('10,000 mangled records are read or refused with a place, and never throw or hang', { timeout: 120_000 }, () => {
  let refused = 0;
  fc.assert(
    fc.property(changes, (list) => {
      const text = mangled(SAMPLE, list);
      check(text);
      if (!parseRecords(text).ok) refused++;
    }),
    { numRuns: 10_000 },
  );
  assert.ok(refused > 1_000, `only ${refused} were wrong enough`);
});

test('any text at all', { timeout: 120_000 }, () => {
  const noise = fc.array(fc.oneof(fc.constantFrom(...PIECES, 'c3', '1.', '[A "'), fc.string({ unit: 'binary' })));
  fc.assert(
    fc.property(noise, (parts) => check(parts.join(''))),
    { numRuns: 5_000 },
  );
});
