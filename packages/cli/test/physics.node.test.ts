/** `check --physics`: a record whose piles are what physics makes of them, and ones that are not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { writeRecord } from '@griddle/rules/record/index.js';
import { recordOf, type Session, startSession } from '@griddle/rules/replay/index.js';
import { restingHeight } from '@griddle/plate/internal/measure.js';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import { EMPTY, settle } from '@griddle/plate/internal/settle.js';
import { plateOf } from '@griddle/rules/internal/buffet-boss/settling.js';
import { griddle } from './griddle.js';

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

test('check --physics lets every piece fall again', async () => {
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

test('check --physics says where a record does not tell how the pieces lay', async () => {
  const record =
    '[Game "Buffet Boss"]\n[Position "150/ham;0 egg p1:turn:1:p1"]\n\n1. adjust ~150/p-1/-/0,0,0.0,1780,0/n0,0,1\n';
  const found = await griddle(['check', '-', '--physics', '--json'], record);
  assert.equal(found.exit, 1);
  assert.match(found.out, /"physics-untold"/);
});
