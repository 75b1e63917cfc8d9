import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { griddle } from './griddle.js';

const GOOD = '[Game "Waffle Wars"]\n\n1. c3 d4 {so [%cal c3d4]} 2. c2 (2. d3 c4) 2... c1 *\n';
const BAD = '[Game "Waffle Wars"]\n\n1. c3 d4\n2. c2 (2. d3\nd3) c1\n';

let folder = '';
const file = (name: string) => join(folder, name);
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'griddle-check-'));
  await writeFile(file('good.txt'), GOOD);
  await writeFile(file('bad.txt'), BAD);
});
after(() => rm(folder, { recursive: true }));

test('a valid record: its games and moves, exit code 0', async () => {
  const { exit, out, err } = await griddle(['check', file('good.txt')]);
  assert.deepEqual([exit, out, err], [0, `${file('good.txt')}: valid, 1 game, 4 moves\n`, '']);
  const { out: json } = await griddle(['check', file('good.txt'), '--json']);
  assert.deepEqual(JSON.parse(json), {
    valid: true,
    files: [{ file: file('good.txt'), valid: true, games: [{ game: 'waffle-wars', moves: 4, outcome: null }] }],
  });
});

test('an invalid record: the line, the move and the rule, also in a variation, exit code 1', async () => {
  const { exit, out, err } = await griddle(['check', file('good.txt'), file('bad.txt')]);
  assert.equal(exit, 1);
  assert.match(out, /good\.txt: valid/);
  assert.match(err, /bad\.txt: Line 5, character 1: .*“d3”.*\(WW-6\)\n$/);
  const { out: json } = await griddle(['check', file('good.txt'), file('bad.txt'), '--json']);
  const { valid, files, error } = JSON.parse(json) as {
    valid: boolean;
    files: { file: string; valid: boolean; error?: object }[];
    error: { line: number; move: number; rule: string; offset: number };
  };
  assert.equal(valid, false);
  assert.deepEqual(
    files.map((each) => each.valid),
    [true, false],
  );
  assert.deepEqual(files[1]?.error, error, 'the first error stands where every command has it');
  assert.deepEqual([error.line, error.move, error.rule, error.offset], [5, 3, 'WW-6', BAD.indexOf('d3)')]);
});

test('a file that cannot be read is wrong use, and the others are checked all the same', async () => {
  const { exit, out, err } = await griddle(['check', file('none.txt'), file('good.txt')]);
  assert.equal(exit, 2);
  assert.match(out, /good\.txt: valid/);
  assert.match(err, /Can’t read the file “.*none\.txt” \(no such file\)/);
});

test('a record that names no game or another', async () => {
  const [unnamed, chess] = await Promise.all(
    ['1. c3', '[Game "Chess"]\n1. e4'].map((text) => griddle(['check', '-', '--json'], text)),
  );
  const codeOf = (out = '') => (JSON.parse(out) as { error: { code: string } }).error.code;
  assert.equal(codeOf(unnamed?.out), 'game-unnamed');
  assert.equal(codeOf(chess?.out), 'game-unknown');
  assert.equal((await griddle(['check', '-', '--game', 'waffle-wars'], '1. c3')).exit, 0);
});

test('mangled records are valid or get one sentence with a line, and never a fault', async () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '"',
    '%',
    ';',
    '\\',
    '\n',
    '$9',
    '!',
    '1.',
    '~x',
    '!set:',
    'c3',
  );
  const letters = fc.oneof(fc.string({ maxLength: 4 }), pieces);
  const edits = fc.array(fc.tuple(fc.nat(GOOD.length), fc.nat(8), letters), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(edits, async (changes) => {
      let record = GOOD;
      for (const [at, length, text] of changes) record = record.slice(0, at) + text + record.slice(at + length);
      const { exit, out } = await griddle(['check', '-', '--json'], record);
      const { valid, error } = JSON.parse(out) as { valid: boolean; error?: { code: string; line: number } };
      assert.equal(exit, valid ? 0 : 1);
      if (error === undefined) return;
      assert.notEqual(error.code, 'internal');
      assert.ok(error.line >= 1 && error.line <= record.split('\n').length);
    }),
    { numRuns: 2000 },
  );
});

test('a long text of one kind is read in one go', async () => {
  // Whatever looks again from each place on would need minutes for these
  const parts = [
    '{',
    '(',
    ')',
    '[',
    '[%',
    '"',
    '1.',
    '1',
    '!',
    'c3 ',
    'c3 ! ',
    '{a} ',
    ';x\n',
    '%x\n',
    '* ',
    '\\}',
    '\n',
    '\0',
  ];
  for (const part of parts) {
    for (const start of ['', '1. c3 ', '{', '[A "']) {
      const record = '[Game "Waffle Wars"]\n' + start + part.repeat(200_000 / part.length);
      const { exit } = await griddle(['check', '-'], record);
      assert.ok(exit === 0 || exit === 1, JSON.stringify(start + part));
    }
  }
});
