import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { restingHeight } from '@griddle/plate/internal/measure.js';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import { EMPTY, settle } from '@griddle/plate/internal/settle.js';
import { buffetBoss, type BuffetBossMove, type BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { plateOf } from '@griddle/rules/internal/buffet-boss/turn.js';
import { writeRecord } from '@griddle/rules/record/index.js';
import { recordOf, type Session, startSession } from '@griddle/rules/replay/index.js';
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

test('an unreadable file is a usage error, and the other files are still checked', async () => {
  const { exit, out, err } = await griddle(['check', file('none.txt'), file('good.txt')]);
  assert.equal(exit, 2);
  assert.match(out, /good\.txt: valid/);
  assert.match(err, /Can’t read the file “.*none\.txt” \(no such file\)/);
});

test('a record that names no game, or another game', async () => {
  const [unnamed, chess] = await Promise.all(
    ['1. c3', '[Game "Chess"]\n1. e4'].map((text) => griddle(['check', '-', '--json'], text)),
  );
  const codeOf = (out = '') => (JSON.parse(out) as { error: { code: string } }).error.code;
  assert.equal(codeOf(unnamed?.out), 'game-unnamed');
  assert.equal(codeOf(chess?.out), 'game-unknown');
  assert.equal((await griddle(['check', '-', '--game', 'waffle-wars'], '1. c3')).exit, 0);
});

test('mangled records are valid or get one sentence with a line, and never crash', async () => {
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

test('a long text of repeated parts is read in linear time', async () => {
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

// `check --physics`: a record whose piles are what physics makes of them, and ones that are not.

/** A first turn as the page makes it: a food is taken, let go over the plate and settles. */
async function firstTurn(): Promise<Session<BuffetBossState, BuffetBossMove>> {
  const engine = await loadEngine();
  const started = startSession(buffetBoss, initialOptions(buffetBoss.options), 4);
  assert.ok(started.ok);
  const session = started.value;
  // What the physics makes of a pile is played below
  session.awaits = () => true;
  const [take] = buffetBoss.legalMoves(session.state);
  assert.ok(take && session.play(take).ok);
  const { hand } = session.state;
  assert.equal(plateOf(session.state).pieces.length, 0);
  const drop = { kind: 'drop', pose: [300, restingHeight(EMPTY, hand, 300, 500), 500] } as const;
  assert.ok(session.play(settle(engine, EMPTY, drop, hand)).ok);
  assert.ok(session.play({ kind: 'end' }).ok);
  return session;
}

test('check --physics drops every piece again', async () => {
  const record = writeRecord(recordOf(await firstTurn()));
  assert.match(record, /\/d300,/);
  const fine = await griddle(['check', '-', '--physics'], record);
  assert.deepEqual([fine.exit, fine.err], [0, '']);
  // The height of the pile, written down by hand
  const forged = record.replace(/~(\d+)\/p/, (_all, height: string) => `~${Number(height) + 7}/p`);
  assert.equal((await griddle(['check', '-'], forged)).exit, 0);
  const found = await griddle(['check', '-', '--physics', '--json'], forged);
  assert.equal(found.exit, 1);
  assert.match(found.out, /"physics-differs"/);
  const low = record.replace(/\/d300,\d+,/, '/d300,900,');
  const sentence = await griddle(['check', '-', '--physics'], low);
  assert.equal(sentence.exit, 1);
  assert.match(sentence.err, /Move 5: nothing can be dropped or pushed there/);
});

test('check --physics reports where a record does not say how the pieces lay', async () => {
  const record =
    '[Game "Buffet Boss"]\n[Position "150/ham;0 egg p1:turn:1:p1"]\n\n1. adjust ~150/p-1/-/0,0,0.0,1780,0/n0,0,1\n';
  const found = await griddle(['check', '-', '--physics', '--json'], record);
  assert.equal(found.exit, 1);
  assert.match(found.out, /"physics-untold"/);
});
