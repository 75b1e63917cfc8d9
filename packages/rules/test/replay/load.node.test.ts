import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { givenResult, pathOf, sessionFromRecord } from '@griddle/rules/replay/index.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { hang } from '../../src/replay/step.js';
import WAFFLE_WARS_EN from '../../src/waffle-wars/messages.en.json' with { type: 'json' };
import { kitchen } from '../fixtures/buffet-fixtures.js';
import { refused } from '../fixtures/corrupt-text.js';
import { snake } from '../fixtures/snake.js';
import { loaded, movesOf, record, refusal } from './helpers.js';

test('a record is replayed from its start, with its comments', () => {
  const text = '[Game "Snake"]\n[White "Ann"]\n\n{go} 1. a1! d4 {far} (1... d1 {near} 2. b1) 2. b2 $9';
  const session = loaded(snake, text);
  assert.equal(pathOf(session.current), '');
  assert.equal(movesOf(session), '{go} 1. a1! d4 {far} (1... d1 {near} 2. b1) 2. b2 $9');
  assert.deepEqual(
    session.tags.map(({ name, value }) => [name, value]),
    [['White', 'Ann']],
  );
});

test('a variation that repeats a move goes on from it; its comments and marks stay, and the line stays the main one', () => {
  const text = '1. a1 (1. {again} a1! $9 {two [%cal a1b2]} d4 {near} 2. b1) 1... d4 {far} 2. b2 (2. b1 {three})';
  const session = loaded(snake, text);
  const written = '1. a1! $9 {again} {[%cal a1b2] two} 1... d4 {far} {near} 2. b2 (2. b1 {three})';
  assert.equal(movesOf(session), written);
  assert.equal(movesOf(loaded(snake, written)), written);
  assert.equal(movesOf(loaded(snake, 'a1 (d4 b2) (d4 c1) b2')), '1. a1 (1. d4 b2 (1... c1)) 1... b2');
});

test('a record may name its game by title or id, or not at all', () => {
  for (const tag of ['[Game "Snake"]', '[Game "snake"]', ''])
    assert.equal(pathOf(loaded(snake, `${tag} a1`).current), '');
});

test('each error in a tag is reported at the place of its value', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['[Game "Chess"] e4', 'game', 'Chess"'],
    ['[Components "house-9"] t1', 'components-unknown', 'house-'],
    ['[Seed "7.5"] t1', 'seed', '7.5"] '],
    ['[Seed "2147483563"] t1', 'seed', '214748'],
    ['[Options "players=9"] t1', 'option-value', '9"] t1'],
    ['[Options "players=2,hands=4"] t1', 'option-key', 'hands='],
    ['[Options "players=2,players=2"] t1', 'option-twice', 'player'],
    ['[Options "fast"] t1', 'option-form', 'fast"]'],
    ['[Position "SB"] t1', 'position', 'SB"] t'],
    ['[Seat "p3"] t1', 'seat', 'p3"] t'],
    ['[Seed "1"]\n[Seed "2"] t1', 'tag-twice', '2"] t1'],
  ];
  for (const [text, code, at] of cases) {
    const error = refusal(kitchen, text);
    assert.deepEqual([error.code, error.at, error.move], [code, at, undefined], text);
  }
  assert.deepEqual(refusal(kitchen, '[Seat "p3"] t1').expected, ['p1', 'p2']);
  assert.deepEqual(refusal(kitchen, '[Components "house-9"] t1').expected, ['house-1']);
  assert.equal(refusal(snake, '[Position "4/4/4/9 s"] a1').at, '9 s"] ');
});

test('a tag with a meaning may appear once in a record, any other any number of times', () => {
  for (const [name, content] of [
    ['Result', '*'],
    ['Game', 'Snake'],
    ['Components', 'house-1'],
  ] as const) {
    const tag = `[${name} "${content}"]`;
    const { code, at } = refusal(snake, `${tag}\n${tag} a1`);
    assert.equal(code, 'tag-twice', name);
    assert.ok(`${content}"] a1`.startsWith(at), at);
  }
  assert.equal(movesOf(loaded(snake, '[Note "one"] [Note "two"] a1')), '1. a1');
});

test('an unreadable or illegal move is reported with its place, its number in the line and the rule', () => {
  const illegal = refusal(snake, '1. a1 d4\n2. c3');
  assert.deepEqual([illegal.code, illegal.at, illegal.line, illegal.move], ['move-refused', 'c3', 2, 2]);
  assert.deepEqual([illegal.violation?.rule, illegal.violation?.code], ['S-2', 'not-next-to-last']);
  assert.deepEqual(illegal.values, { found: 'c3' });
  const unread = refusal(snake, '1. a1 x5');
  assert.deepEqual([unread.code, unread.at, unread.move, unread.violation], ['move-space', 'x5', 1, undefined]);
  const set = refusal(snake, 'a1 !set:4/4/4/9');
  assert.deepEqual([set.code, set.at, set.move], ['board-piece', '9', 1]);
});

test('variations follow the same rules as the main line', () => {
  const error = refusal(snake, 'a1 d4 (d1 b1 (b2 c4)) b2');
  assert.deepEqual([error.code, error.at, error.move], ['move-refused', 'c4)) b', 3]);
});

test('arrows and highlights must name places of the game', () => {
  for (const text of ['{[%csl a1,z9]} a1', 'a1 {[%cal a1z9]} d4', 'a1 d4 ({[%csl z9]} d1)']) {
    const error = refusal(snake, text);
    assert.deepEqual([error.code, error.at.slice(0, 2), error.values], ['place', 'z9', { found: 'z9' }], text);
  }
});

test('a result must agree with the moves, or say who won, or be left open', () => {
  const over = '[Position "4/4/bbb1/sb2 b a1,c2"] c1';
  const session = loaded(snake, over);
  session.last();
  assert.deepEqual(snake.outcome(session.state)?.winners, [1]);
  for (const result of ['blueberries no-space-left', 'blueberries', '*']) {
    assert.equal(pathOf(loaded(snake, `[Result "${result}"] ${over}`).current), '');
  }
  const error = refusal(snake, `[Result "strawberries"] ${over}`);
  assert.deepEqual([error.code, error.at], ['result-differs', 'strawb']);
  assert.deepEqual(error.values, { found: 'strawberries', wanted: 'blueberries no-space-left' });
  assert.equal(pathOf(loaded(snake, '[Result "strawberries resignation"] a1 d4').current), '');
});

test('with a seed the chance moves may be left out, also in variations, and give the same game', () => {
  const whole = loaded(kitchen, '[Seed "5"] td end');
  assert.match(movesOf(whole), /^~[SBW] ~[SBW] 1\. td ~[SBW] end$/);
  assert.equal(movesOf(loaded(kitchen, `[Seed "5"] ${movesOf(whole)}`)), movesOf(whole));
  const forked = loaded(kitchen, '[Seed "5"] td (t1 end t2) end');
  assert.match(movesOf(forked), /^~. ~. 1\. td \(1\. t1 end ~. t2\) ~. 1\.\.\. end$/);
});

test('written chance moves count, and the generator keeps step with them', () => {
  const whole = loaded(kitchen, '[Seed "5"] t1 end td end t2 end');
  const tokens = movesOf(whole).split(' ');
  const [first = '', second = ''] = tokens;
  assert.equal(movesOf(loaded(kitchen, `[Seed "5"] ${first} ${second} t1 end td end t2 end`)), movesOf(whole));
  const other = first === '~S' ? '~B' : '~S';
  assert.equal(movesOf(loaded(kitchen, `[Seed "5"] ${other} ${second} t1`)), `${other} ${second} 1. t1`);
});

test('the chance moves of a record are repeated, whatever the seed would give', () => {
  for (const shown of ['~S', '~B']) {
    const session = loaded(kitchen, `[Seed "5"] ${shown} ~W 1. t1`);
    session.settleTable();
    assert.equal(session.current.token, '~W');
    assert.deepEqual([session.root.next.length, session.current.parent?.token], [1, shown]);
  }
});

test('without a seed the generator does not advance, whatever the table does', () => {
  const session = loaded(kitchen, '~S ~B 1. td ~W');
  const { rng } = session.state;
  session.last();
  assert.deepEqual(session.state.rng, rng);
});

test('without a seed the chance moves have to be written', () => {
  const error = refusal(kitchen, '~S t1');
  assert.deepEqual([error.code, error.at, error.move], ['table-unknown', 't1', 1]);
  const session = loaded(kitchen, '~S ~B t1 end ~W');
  assert.equal(session.seed, -1);
  assert.equal(movesOf(session), '~S ~B 1. t1 end ~W');
});

test('lines without a text still have their errors', () => {
  const result = sessionFromRecord(snake, record('a1 d4 c3'));
  assert.ok(!result.ok && result.error.line === 1 && result.error.move === 2);
});

test(
  'a line of thousands of moves is loaded, and variations as deep as records may have them',
  { timeout: 60_000 },
  () => {
    const sets = Array.from({ length: 5_000 }, (_, i) => `!set:4/4/4/4_${i % 2 === 0 ? 's' : 'b'}`).join(' ');
    assert.equal(movesOf(loaded(snake, sets)).split(' ').length, 5_000);
    const nested = '!set:4/4/4/4 a1 (b1 '.repeat(200) + ')'.repeat(200);
    let depth = 0;
    for (let now = loaded(snake, nested).root.next[0]; now !== undefined; now = now.next[1]?.next[0]) depth++;
    assert.equal(depth, 200);
  },
);

test('tens of thousands of variations with one move become one, with all comments', { timeout: 60_000 }, () => {
  const session = loaded(snake, 'a1' + ' (b1 {x})'.repeat(50_000));
  assert.equal(session.root.next.length, 2);
  assert.equal(movesOf(session).length, '1. a1 (1. b1)'.length + ' {x}'.length * 50_000);
});

test('a variation is added next to the others without copying them', () => {
  const { root } = loaded(snake, 'a1 (b1) (c1)');
  const list = root.next;
  for (const step of list.slice()) hang(step);
  assert.equal(root.next, list);
  assert.equal(list.length, 6);
});

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

test('10,000 mangled records give a session or one sentence, and never throw or hang', { timeout: 240_000 }, () => {
  assert.ok(isRight(waffleWars, WAFFLES) && isRight(kitchen, KITCHEN));
  assert.ok(refused(waffleWars, WORDS, WAFFLES, 5_000) > 500);
  assert.ok(refused(kitchen, WORDS, KITCHEN, 5_000) > 500);
});

test('a result that the moves do not lead to is kept if it names seats', () => {
  const given = (value: string, moves = 'c3 d4') => givenResult(loaded(waffleWars, `[Result "${value}"] ${moves} *`));
  assert.deepEqual(given('blueberries resignation'), { winners: [1], by: 'resignation' });
  assert.deepEqual(given('blueberries+strawberries'), { winners: [0, 1], by: '' });
  assert.deepEqual(given('draw by agreement'), { winners: [], by: 'by-agreement' });
  assert.equal(given('*'), undefined);
  for (const value of ['martians by laser', '1-0', 'blueberries+martians x', 'strawberries+strawberries x', 'Draw'])
    assert.equal(refusal(waffleWars, `[Result "${value}"] c3 d4`).code, 'result', value);
});

test('winners of a result may come in any order, and dashes of word processors do no harm', () => {
  const fallen = '[Game "Waffle\u00A0Wars"] [Result "strawberries five–in—a‑row"] ';
  const moves = '[Position "6/6/6/6/1b1b2/ssss2 s 9,9 -"] e1';
  assert.equal(givenResult(loaded(waffleWars, fallen + moves)), undefined);
});
