import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { EN, explainRecordError, joined } from '@griddle/rules/messages/index.js';
import { parseRecords, writeRecord } from '@griddle/rules/record/index.js';
import { recordOf, sessionFromRecord } from '@griddle/rules/replay/index.js';
import { WAFFLE_WARS_EN } from '@griddle/rules/waffle-wars/messages.en.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { kitchen } from '../fixtures/kitchen.js';
import { changes, mangled } from '../fixtures/mangle.js';

const WORDS = joined(EN, WAFFLE_WARS_EN, { 'text.position': 'A position is written {expected}.' });

const WAFFLES = `[Game "Waffle Wars"]
[Options "hand=12,equity=off"]
[Position "6/6/6/6/6/6 s 12,12 first"]

{start [%cal b2d4] [%csl c3,d4]} 1. c3! d4 2. e5?! (2. c5 {no} 2... b4) 2... f6 {[%call waffling blueberries]}
3. !set:6/6/2sb2/6/6/6_b_10,10_- b1 (3... b6) a2 *
`;

const KITCHEN = `[Game "Kitchen"]
[Seed "5"]
[Seat "p2"]
[Options "players=3"]
[Position "SB p1:take SB;SW;- 0,0,1 4,4,2"]
[Result "*"]

1. t1 plate end ~W 1... td (t1 end) ~x end t2 {why} !set:SB_p2:take_SB;SW;-_0,0,0_2,2,1 t1 end
`;

/** Mangled records of a game: sessions, or a sentence about one place. The number of those refused. */
function refused<S extends BaseState, M>(game: Game<S, M>, sample: string, runs: number): number {
  let count = 0;
  const check = (list: Parameters<typeof mangled>[1]): void => {
    const text = mangled(sample, list);
    const records = parseRecords(text);
    if (!records.ok) return;
    for (const record of records.value) {
      const session = sessionFromRecord(game, record, text);
      if (session.ok) {
        session.value.last();
        assert.ok(writeRecord(recordOf(session.value)) !== '');
        continue;
      }
      count++;
      const { offset, line } = session.error;
      assert.ok(offset >= 0 && offset <= text.length);
      assert.equal(line, text.slice(0, offset).split('\n').length);
      const sentence = explainRecordError(WORDS, game.id, session.error);
      assert.ok(!sentence.includes('text.'), sentence);
    }
  };
  fc.assert(fc.property(changes, check), { numRuns: runs });
  return count;
}

/** Whether a text as it is comes to a session. */
function isRight<S extends BaseState, M>(game: Game<S, M>, text: string): boolean {
  const records = parseRecords(text);
  const record = records.ok ? records.value[0] : undefined;
  return record !== undefined && sessionFromRecord(game, record, text).ok;
}

test('10,000 mangled records come to a session or to a sentence, and never throw or hang', { timeout: 240_000 }, () => {
  assert.ok(isRight(waffleWars, WAFFLES) && isRight(kitchen, KITCHEN));
  assert.ok(refused(waffleWars, WAFFLES, 5_000) > 500);
  assert.ok(refused(kitchen, KITCHEN, 5_000) > 500);
});
