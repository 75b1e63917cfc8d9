import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  parseRecords,
  type GameRecord,
  type RecordNode,
  tagOf,
  writeRecord,
  writeRecords,
} from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import fc from 'fast-check';
import { changes, mangled, PIECES } from '../fixtures/corrupt-text.js';

function games(text: string): readonly GameRecord[] {
  const result = parseRecords(text);
  assert.ok(result.ok, result.ok ? '' : result.error.code);
  return result.value;
}

function game(text: string): GameRecord {
  const [first, ...rest] = games(text);
  assert.ok(first);
  assert.equal(rest.length, 0);
  return first;
}

/** A line of moves as text, variations in parentheses after the move that they replace. */
function outline(siblings: readonly RecordNode[]): string {
  const [main, ...others] = siblings;
  if (!main) return '';
  const variations = others.map((other) => ` (${other.token}${outline(other.next)})`).join('');
  return ` ${main.token}${variations}${outline(main.next)}`;
}

/** The first move of a record's main line after `ply` others. */
function nodeAt(record: GameRecord, ply: number): RecordNode {
  let node = record.next[0];
  for (let i = 0; i < ply; i++) node = node?.next[0];
  assert.ok(node);
  return node;
}

function problem(text: string): { code: string; at: string; line: number; column: number } {
  const result = parseRecords(text);
  assert.ok(!result.ok, 'an error was expected');
  const { code, offset, line, column } = result.error;
  const before = text.slice(0, offset).split('\n');
  assert.equal(line, before.length);
  assert.equal(column, (before.at(-1)?.length ?? 0) + 1);
  return { code, at: text.slice(offset, offset + 8), line, column };
}

test('tags, with quotes and backslashes in their values', () => {
  const { tags } = game('[Game "Waffle Wars"]\n [ Event  "the \\"Golden\\" waffle \\\\o/" ]\n[Empty ""]\n\n1. c3');
  assert.deepEqual(
    tags.map(({ name, value }) => [name, value]),
    [
      ['Game', 'Waffle Wars'],
      ['Event', 'the "Golden" waffle \\o/'],
      ['Empty', ''],
    ],
  );
  assert.equal(tags[0]?.offset, '[Game "'.length);
});

test('moves with their numbers, in all styles', () => {
  for (const text of ['1. c3 d4 2. e5', '1.c3 1...d4 2.e5', 'c3 d4 e5', '1. c3 1. ... d4 2. e5']) {
    assert.equal(outline(game(text).next), ' c3 d4 e5', text);
  }
  const record = game('1. c3 1. ... d4 12...e5');
  assert.deepEqual(
    [0, 1, 2].map((ply) => nodeAt(record, ply).number),
    ['1.', '1.', '12...'],
  );
});

test('every kind of token is read as it is written', () => {
  const tokens = 'c3 b2xd4xf4 c2>c6 ~S ~5 ~x pass end @swap:c3,d3 1,-2 order:2 7 !set:6/6/6/6/6/6_s_18,18_first! O-O;x';
  assert.equal(outline(game(tokens).next), ` ${tokens}`);
});

test('marks attached to a move, on their own, and as numbers', () => {
  const record = game('c3! d4 ?? e5!?$7 e4 $3 ! f6?! !set:x?');
  const marks = [0, 1, 2, 3, 4, 5].map((ply) => nodeAt(record, ply)).map(({ token, marks }) => [token, ...marks]);
  assert.deepEqual(marks, [['c3', '!'], ['d4', '??'], ['e5!?$7'], ['e4', '!!', '!'], ['f6', '?!'], ['!set:x?']]);
});

test('comments before the game, before a variation and after a move', () => {
  const record = game('{start} 1. c3 {a} {b} ({ v } c4 {w}) {c} d4 ; to the end (of {the} line\n e5');
  assert.deepEqual(
    record.intro.map(({ text }) => text),
    ['start'],
  );
  const [c3, c4] = record.next;
  assert.deepEqual(
    c3?.after.map(({ text }) => text),
    ['a', 'b'],
  );
  assert.deepEqual(
    nodeAt(record, 1).before.map(({ text }) => text),
    ['c'],
  );
  assert.deepEqual(c3?.before, []);
  assert.deepEqual(
    c4?.before.map(({ text }) => text),
    ['v'],
  );
  assert.deepEqual(
    c4?.after.map(({ text }) => text),
    ['w'],
  );
  assert.deepEqual(
    nodeAt(record, 1).after.map(({ text }) => text),
    ['to the end (of {the} line'],
  );
  assert.equal(outline(record.next), ' c3 (c4) d4 e5');
});

test('the comment before a game belongs to that game only, wherever in the file it is', () => {
  const [first, second] = games('\n\n{one} c3 *\n\n{two} d4');
  assert.deepEqual([first?.intro[0]?.text, second?.intro[0]?.text], ['one', 'two']);
  assert.deepEqual([first?.next[0]?.before, second?.next[0]?.before], [[], []]);
});

test('commands in comments, known or not, and escapes', () => {
  const { intro } = game('{[%cal b2d4, c3c4] look [%eval 0.3]\n here \\} \\[%no] [%odd a\\]b] [1] back\\slash \\\\}');
  assert.deepEqual(
    intro[0]?.commands.map(({ name, args }) => [name, args]),
    [
      ['cal', 'b2d4, c3c4'],
      ['eval', '0.3'],
      ['odd', 'a]b'],
    ],
  );
  assert.equal(intro[0]?.text, 'look here } [%no] [1] back\\slash \\');
  assert.equal(intro[0]?.commands[0]?.offset, '{[%cal '.length);
});

test('variations nest and follow one another', () => {
  assert.equal(outline(game('a (b (c) d (e f) g) (h) i').next), ' a (b d (e f) g) (c) (h) i');
});

test('variations are read up to 200 deep, and refused beyond without a stack overflow', () => {
  const nested = (depth: number) => 'a b '.concat('(c d '.repeat(depth), ') '.repeat(depth));
  assert.equal(games(nested(200)).length, 1);
  assert.equal(problem(nested(201)).code, 'variation-depth');
  assert.equal(problem('a ' + '('.repeat(10_000)).code, 'variation-first');
  assert.equal(problem(nested(10_000)).code, 'variation-depth');
});

test('several games, with and without the closing star', () => {
  const text = '[Game "A"]\n\nc3 *\n\n[Game "B"]\nd4 [Game "C"] * e5 f6 * *';
  assert.deepEqual(
    games(text).map(({ tags, next }) => `${tags[0]?.value ?? '-'}:${outline(next)}`),
    ['A: c3', 'B: d4', 'C:', '-: e5 f6', '-:'],
  );
});

test('byte order mark, CRLF, tabs and lines of other programs', () => {
  const text = '\uFEFF[Game "A"]\r\n% written by hand\r\n\r\n1. c3\td4 ; first\r\n%e5\r\nf6\r\n';
  const record = game(text);
  assert.equal(outline(record.next), ' c3 d4 f6');
  assert.equal(nodeAt(record, 1).after[0]?.text, 'first');
});

test('each error has its code, place, line and column', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['', 'no-game', ''],
    [' \n% nothing', 'no-game', ' \n% noth'],
    ['[Game Waffle]', 'tag', '[Game Wa'],
    ['[Game "Waffle" c3', 'tag', '[Game "W'],
    ['[Game "A"]\n[Event "never closed]\nc3 "x"]', 'tag', '[Event "'],
    ['["A"]', 'tag', '["A"]'],
    ['c3\n{never closed', 'comment-open', '{never c'],
    ['c3 {ends in an escape \\}', 'comment-open', '{ends in'],
    ['c3 }', 'comment-close', '}'],
    ['c3 {[%cal b2d4} e5 [x]', 'command', '[%cal b2'],
    ['c3 (d4\ne5', 'variation-open', '(d4\ne5'],
    ['c3 (d4 [Game "B"] e5', 'variation-open', '(d4 [Gam'],
    ['c3 (d4 *', 'variation-open', '(d4 *'],
    ['c3 d4)', 'variation-close', ')'],
    ['c3\nd4 ({only words} 2.)', 'variation-empty', '({only w'],
    ['(c3)', 'variation-first', '(c3)'],
    ['c3 (( d4))', 'variation-first', '( d4))'],
    ['! c3', 'mark-first', '! c3'],
    ['c3 (?! d4)', 'mark-first', '?! d4)'],
    ['c3 %d4', 'move-word', '%d4'],
    ['1. c3 d4 1-0', 'result-word', '1-0'],
    ['1. c3 1/2-1/2', 'result-word', '1/2-1/2'],
  ];
  for (const [text, code, at] of cases) {
    const found = problem(text);
    assert.deepEqual([found.code, found.at], [code, at], text);
  }
});

test('long texts are read in linear time', { timeout: 60_000 }, () => {
  const parts = [
    '1. c3 d4 ',
    '1.1...',
    '{[%cal b2d4] words \\} } ',
    'c3 (d4 e5) ',
    'c3 ; x\n',
    '[A "1"] c3 ',
    'c3\n% x\n',
    'c3! $5 ?? ',
  ];
  const texts = parts.map((part) => `a ${part.repeat(Math.ceil(1_000_000 / part.length))}`);
  // A fifth of a second each is usual here; work that grows with the square would take hours
  const long = ['[Tag "x\\"y"]\n'.repeat(70_000), 'a'.repeat(1_000_000), '1'.repeat(1_000_000)];
  for (const text of [...texts, ...long]) assert.ok(parseRecords(text).ok);
});

// Records as blog software and word processors leave them.

function valueOf(tag: string): string {
  const read = parseRecords(`${tag}\n1. c3`);
  assert.ok(read.ok, tag);
  const [game] = read.value;
  assert.equal(game?.next[0]?.token, 'c3', tag);
  return tagOf(game, 'Event').value;
}

test('tags with the quotation marks of every language', () => {
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

test('the offset of a value is its first character', () => {
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

test('an ellipsis character, and no-break spaces', () => {
  const read = parseRecords('\u00A01.\u00A0c3 {why\u00A0?} 1… d4\u202F2. e5\u00A0*');
  assert.ok(read.ok);
  assert.equal(writeRecord(read.value[0] as never), '1. c3 {why\u00A0?} 1... d4 2. e5\n');
});

test('a position with dashes instead of minus signs', () => {
  const read = parseRecords('[Position “6/6/6/2sb2/6/6 s 17,17 –”]\n1. a1');
  assert.ok(read.ok);
  const session = sessionFromRecord(waffleWars, read.value[0] as never);
  assert.ok(session.ok);
  assert.equal(waffleWars.positionText(session.value.state), '6/6/6/2sb2/6/6 s 17,17 -');
});

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
  assert.equal(line, text.slice(0, offset).split(/\r\n|\r|\n/).length);
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

test('a comment after a variation keeps its place, also between two variations and at the end of a line', () => {
  for (const text of [
    '1. c3 (1. c4) {after} 1... d4\n',
    '1. c3 (1. c4) {between} (1. c5) {after} 1... d4\n',
    '1. c3 (1. c4) ({first} 1. c5) {after} 1... d4\n',
    '1. c3 1... d4 {x} (1... d3 2. e1 (2. e2) {deep}) {next} (1... d2) {end}\n',
  ])
    assert.equal(writeRecord(game(text)), text);
  const last = game('c3 d4 {of d4} (d3) {between} {again} (d2) {end} *');
  const { after, next } = nodeAt(last, 1);
  assert.deepEqual([after.map(({ text }) => text), next], [['of d4'], []]);
  const [, first, second] = nodeAt(last, 0).next;
  assert.deepEqual(
    [first, second].map((node) => node?.behind.map(({ text }) => text)),
    [['between', 'again'], ['end']],
  );
});

test('line ends of every kind, and byte order marks inside joined files', () => {
  const lines = ['[Event "A"]', '', '% remark', 'c3 ; one', 'd4 *', '\uFEFF[Event "B"]', '% remark', 'c4'];
  for (const end of ['\n', '\r\n', '\r']) {
    const read = parseRecords('\uFEFF' + lines.join(end));
    assert.ok(read.ok, JSON.stringify(end));
    assert.deepEqual(
      read.value.map(({ tags, next }) => [tags[0]?.value, next[0]?.token, next[0]?.next[0]?.token]),
      [
        ['A', 'c3', 'd4'],
        ['B', 'c4', undefined],
      ],
    );
    const wrong = parseRecords(`[Event "A"]${end}${end}c3${end} }`);
    assert.ok(!wrong.ok);
    assert.deepEqual([wrong.error.line, wrong.error.column], [4, 2]);
  }
});

test('a star right after a move or its mark ends the game', () => {
  for (const text of ['c3 d4* c4', 'c3 d4!* c4', 'c3 d4*\nc4', 'c3 d4 *c4']) {
    const read = parseRecords(text);
    assert.ok(read.ok);
    const tokens = read.value.map(({ next }) => next[0]?.token);
    assert.deepEqual(tokens, text.endsWith('*c4') ? ['c3'] : ['c3', 'c4'], text);
  }
});

test('a quote without a backslash in a tag is told where it stands', () => {
  const read = parseRecords('[Game "Snake"]\n[Event "The "big" one"]\n\na1');
  assert.ok(!read.ok);
  const { code, line, column } = read.error;
  assert.deepEqual([code, line, column], ['tag-quote', 2, 13]);
  // Without a bracket no quote is to blame
  const open = parseRecords('[Event "The big one"\na1');
  assert.ok(!open.ok);
  assert.equal(open.error.code, 'tag');
});

test('blanks of word processors in and around tags are spaces', () => {
  for (const blank of ['\u00A0', '\u202F', '\u2009', '\u2003']) {
    const [tag] = game(`[${blank}Event${blank}"A${blank}B"${blank}]${blank}a1${blank}`).tags;
    assert.deepEqual([tag?.name, tag?.value], ['Event', 'A B'], JSON.stringify(blank));
  }
});
