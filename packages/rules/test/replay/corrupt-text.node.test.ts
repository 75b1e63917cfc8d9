import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import WAFFLE_WARS_EN from '../../src/waffle-wars/messages.en.json' with { type: 'json' };
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { kitchen } from '../fixtures/buffet-fixtures.js';
import { refused } from '../fixtures/corrupt-records.js';

const WORDS = mergeMessages(EN, WAFFLE_WARS_EN, { 'text.position': 'A position is written {expected}.' });

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

/** Whether a text as it is comes to a session. */
function isRight<S extends BaseState, M>(game: Game<S, M>, text: string): boolean {
  const records = parseRecords(text);
  const record = records.ok ? records.value[0] : undefined;
  return record !== undefined && sessionFromRecord(game, record, text).ok;
}

test('10,000 mangled records come to a session or to a sentence, and never throw or hang', { timeout: 240_000 }, () => {
  assert.ok(isRight(waffleWars, WAFFLES) && isRight(kitchen, KITCHEN));
  assert.ok(refused(waffleWars, WORDS, WAFFLES, 5_000) > 500);
  assert.ok(refused(kitchen, WORDS, KITCHEN, 5_000) > 500);
});
