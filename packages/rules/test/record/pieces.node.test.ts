/** The parts of the record reader and writer by themselves: letters, marks, quotes, offsets, what errors tell, line ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  commentText,
  readComment,
  recordError,
  escaped,
  oneLine,
  readEscaped,
  closerAt,
  typesetBlankAt,
  openerAt,
  pastDots,
  plainDashes,
  plainDots,
  isSetToken,
  markOf,
} from '../../src/record/letters.js';
import { parseRecords, writeRecord, writeRecords } from '../../src/record/index.js';
import type { Comment, GameRecord, RecordNode } from '../../src/record/index.js';
import { readNextRecord, readTag, tagOf } from '../../src/record/parse.js';

test('spaces and escapes', () => {
  assert.equal(oneLine(' \ta\r\n\v b\f '), 'a b');
  assert.equal(oneLine(' \n'), '');
  assert.deepEqual(readEscaped('ab]c', 0, ']'), { text: 'ab', end: 2 });
  assert.deepEqual(readEscaped('ab]c', 3, ']'), { text: 'c', end: 4 });
  assert.deepEqual(readEscaped('a\\]b]', 0, ']'), { text: 'a]b', end: 4 });
  assert.deepEqual(readEscaped('\\\\]', 0, ']'), { text: '\\', end: 2 });
  assert.deepEqual(readEscaped('\\x\\', 0, ']'), { text: '\\x\\', end: 3 }, 'other backslashes are themselves');
  assert.deepEqual(readEscaped('', 0, ']'), { text: '', end: 0 });
  assert.equal(escaped('a]b\\c}', ']}'), 'a\\]b\\\\c\\}');
  assert.equal(escaped('a]b', '}'), 'a]b');
});

test('marks and tokens that set a position', () => {
  const marks: Readonly<Record<string, string>> = {
    '!': '!',
    '?': '?',
    '!!': '!!',
    '??': '??',
    '!?': '!?',
    '?!': '?!',
    $1: '!',
    $2: '?',
    $3: '!!',
    $4: '??',
    $5: '!?',
    $6: '?!',
    $7: '$7',
    $0: '$0',
    $9: '$9',
    $10: '$10',
    $255: '$255',
    $: '',
    $x: '',
    $1x: '',
    '': '',
    '!!!': '',
    x: '',
    '?x': '',
  };
  for (const [word, mark] of Object.entries(marks)) assert.equal(markOf(word), mark, word);
  assert.ok(isSetToken('!set:') && isSetToken('!set:6/6'));
  assert.ok(!isSetToken('!set') && !isSetToken('x!set:') && !isSetToken(''));
});

test('quotes, dots, spaces and minus signs changed by typesetters', () => {
  for (const quote of ['“', '”', '„', '‟', '«', '»', '″', '"']) {
    assert.equal(openerAt(`a${quote}b`, 1), quote);
    assert.equal(openerAt(`a${quote}b`, 0), '');
    assert.equal(closerAt(`a${quote}b`, 1), quote === '„' ? '' : quote);
  }
  for (const space of ['\u00A0', '\u202F']) assert.equal(typesetBlankAt(`a${space}`, 1), space);
  assert.deepEqual([typesetBlankAt('a ', 1), openerAt("'", 0), closerAt('', 0)], ['', '', '']);
  assert.deepEqual([pastDots('1. a', 1), pastDots('1...a', 1), pastDots('1….…a', 1), pastDots('1a', 1)], [2, 4, 4, 1]);
  assert.equal(plainDots('1….'), '1....');
  assert.equal(plainDashes('–1—2−3-4'), '-1-2-3-4');
  assert.equal(plainDashes('abc'), 'abc');
});

test('lines and columns of errors count from 1', () => {
  const text = 'ab\ncd\n\nef';
  const places = [0, 2, 3, 5, 6, 7, 9].map((offset) => {
    const { line, column } = recordError(text, 'x', offset);
    return `${line}:${column}`;
  });
  assert.deepEqual(places, ['1:1', '1:3', '2:1', '2:3', '3:1', '4:1', '4:3']);
  assert.deepEqual(recordError('a', 'x', 0), { code: 'x', offset: 0, expected: [], values: {}, line: 1, column: 1 });
});

test('comments: words, commands with their offsets, and where they end', () => {
  const read = (text: string, start = 0) => {
    const found = readComment(text, start);
    assert.ok(found.ok, text);
    return found.value;
  };
  assert.deepEqual(read('x {a  b} c', 2), { comment: { text: 'a b', commands: [] }, end: 8 });
  assert.deepEqual(read('{}'), { comment: { text: '', commands: [] }, end: 2 });
  assert.deepEqual(read('{a[%cal  b2 d4]b}'), {
    comment: { text: 'a b', commands: [{ name: 'cal', args: 'b2 d4', offset: 9 }] },
    end: 17,
  });
  assert.deepEqual(read('{[%cal]}').comment.commands, [{ name: 'cal', args: '', offset: 6 }]);
  assert.deepEqual(read('{[%a a]}').comment.commands, [{ name: 'a', args: 'a', offset: 5 }], 'not its own name');
  assert.deepEqual(read('{[%a b  c]}').comment.commands, [{ name: 'a', args: 'b c', offset: 5 }]);
  assert.equal(read('{a [b] [ c}').comment.text, 'a [b] [ c');
  assert.equal(read('{[}').comment.text, '[');
  const wrong = (text: string): string => {
    const found = readComment(text, 0);
    assert.ok(!found.ok, text);
    return `${found.error.code} ${found.error.offset}`;
  };
  assert.equal(wrong('{a'), 'comment-open 0');
  assert.equal(wrong('{a['), 'comment-open 0');
  assert.equal(wrong('{a [%b}'), 'command 3');
  assert.equal(wrong('{a [%b'), 'command 3');
  assert.equal(wrong('{'), 'comment-open 0');
  assert.equal(
    commentText({ text: ' a  } [%b ', commands: [{ name: 'cal', args: ' b2 ]', offset: 0 }] }),
    '[%cal b2 \\]] a \\} \\[%b',
  );
  assert.equal(commentText({ text: '', commands: [] }), '');
  assert.equal(commentText({ text: '', commands: [{ name: 'x', args: '', offset: 0 }] }), '[%x]');
});

test('tags: names, values, offsets and ends, and texts that are not tags', () => {
  const tags: readonly (readonly [string, string, string, number])[] = [
    ['[A "b"]', 'A', 'b', 4],
    ['[ A  "b"  ]', 'A', 'b', 6],
    ['[A\n"b"\n]', 'A', 'b', 4],
    ['[A"b"]', 'A', 'b', 3],
    ['[A "b\\"c\\\\"]', 'A', 'b"c\\', 4],
    ['[A "b\\c"]', 'A', 'b\\c', 4],
    ['[A ""]', 'A', '', 4],
    ['[A “b”]', 'A', 'b', 4],
    ['[A “b” ]', 'A', 'b', 4],
    ['[A «\u00A0b\u00A0»]', 'A', 'b', 5],
    ['[A «b»c»]', 'A', 'b»c', 4],
    ['[A “b\\”c”]', 'A', 'b”c', 4],
    ['[A “b\\\\”]', 'A', 'b\\', 4],
    ['[A “b\\c”]', 'A', 'b\\c', 4],
    ['[A “\u00A0”]', 'A', '', 5],
    ['[A “b\u00A0c”]', 'A', 'b c', 4],
    ['[A "b”]', 'A', 'b', 4],
    ['[A “b"]', 'A', 'b', 4],
    ['[A "b” c"]', 'A', 'b” c', 4],
  ];
  for (const [text, name, value, offset] of tags) {
    for (const before of ['', 'x\n']) {
      const read = readTag(`${before}${text}rest`, before.length);
      assert.deepEqual(
        read,
        { tag: { name, value, offset: before.length + offset }, end: before.length + text.length },
        text,
      );
    }
  }
  for (const text of [
    '[',
    '[A',
    '[A]',
    '[A b]',
    '["b"]',
    '[A "b"',
    '[A "b" c]',
    '[A "b\n"]',
    '[A "b\n]',
    '[A “b',
    '[A “b\n”]',
    '[A b"]',
    '[A "b\\"]',
    '[[A "b"]',
    '[A "b"c"]',
  ])
    assert.equal(readTag(text, 0), undefined, text);
  const record: GameRecord = { tags: [{ name: 'A', value: 'b', offset: 4 }], intro: [], next: [] };
  assert.deepEqual(tagOf(record, 'A'), { name: 'A', value: 'b', offset: 4 });
  assert.deepEqual(tagOf(record, 'B'), { name: 'B', value: '', offset: 0 });
});

/** All that an error tells but its line and column. */
function told(text: string): string {
  const read = parseRecords(text);
  assert.ok(!read.ok, text);
  const { code, offset, expected, values = {} } = read.error;
  const pairs = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  return [code, offset, ...expected, ...pairs].join(' ');
}

test('errors name what was found and what was expected', () => {
  const cases: Readonly<Record<string, string>> = {
    '': 'no-game 0',
    ' % x': 'move-word 1 found=%',
    '% x': 'no-game 0',
    '[A b]': 'tag 0 [Name "value"]',
    'a\n[A b]': 'tag 2 [Name "value"]',
    '! a': 'mark-first 0 found=!',
    'a ($3 b)': 'mark-first 3 found=$3',
    'a 1-0': 'result-word 2 [Result "…"] found=1-0',
    'a 0-1 b': 'result-word 2 [Result "…"] found=0-1',
    'a 1/2-1/2': 'result-word 2 [Result "…"] found=1/2-1/2',
    'a %b': 'move-word 2 found=%b',
    'a }': 'comment-close 2',
    'a (b (c)': 'variation-open 2',
    'a (b (c': 'variation-open 5',
    'a ()': 'variation-empty 2',
    'a (b) )': 'variation-close 6',
    '(a)': 'variation-first 0',
    'a [%b]': 'tag 2 [Name "value"]',
  };
  for (const [text, words] of Object.entries(cases)) assert.equal(told(text), words, text);
  assert.equal(told(`a b ${'(c d '.repeat(201)}`), `variation-depth ${4 + 5 * 200} wanted=200`);
});

/** The first game of a text as nested lists: number, token, marks, comments before, after and (behind), offset. */
function listed(text: string): unknown {
  const read = parseRecords(text);
  assert.ok(read.ok, text);
  const texts = (comments: readonly Comment[]): string => comments.map((one) => one.text).join();
  const node = ({ number, token, marks, before, after, behind, next, offset }: RecordNode): unknown => [
    `${number}|${token}|${marks.join(' ')}|${texts(before)}|${texts(after)}${texts(behind) && `(${texts(behind)})`}|${offset}`,
    ...next.map(node),
  ];
  return read.value.map(({ intro, next }) => [intro.map((one) => one.text).join(), ...next.map(node)]);
}

test('moves with numbers, marks, comments and offsets', () => {
  assert.deepEqual(listed('{x} 1. a! {y} 1... b?? (2.c {z} d) e'), [
    ['x', ['1.|a|!||y|7', ['1...|b|??|||19', ['|e||||35']], ['2.|c|||z|26', ['|d||||32']]]],
  ]);
  assert.deepEqual(listed('1.. a 2 ... b'), [['', ['1..|a||||4', ['|2||||6', ['|b||||12']]]]]);
  assert.deepEqual(listed('1…a 1.… b'), [['', ['1...|a||||2', ['1....|b||||8']]]]);
  assert.deepEqual(listed('a (1. b) c 3. (d) e'), [
    ['', ['|a||||0', ['|c||||9', ['|e||||18']], ['3.|d||||15']], ['1.|b||||6']],
  ]);
  assert.deepEqual(listed('a ;x\n b ; y'), [['', ['|a|||x|0', ['|b|||y|6']]]]);
  assert.deepEqual(listed('a! ? b!?! c!!! ! !set:x! d'), [
    ['', ['|a|! ?|||0', ['|b!|?!|||5', ['|c!|!! !|||10', ['|!set:x!||||17', ['|d||||25']]]]]],
  ]);
  assert.deepEqual(listed('a\u00A0b\u202Fc {x\u00A0y}'), [['', ['|a||||0', ['|b||||2', ['|c|||x\u00A0y|4']]]]]);
  assert.deepEqual(listed('a *b * c'), [
    ['', ['|a||||0', ['|*b||||2']]],
    ['', ['|c||||7']],
  ]);
  assert.deepEqual(listed('a*b b'), [['', ['|a*b||||0', ['|b||||4']]]]);
  assert.deepEqual(listed('a ({v} {w} b {u}) {t}'), [['', ['|a||||0'], ['|b||v,w|u(t)|11']]]);
  assert.deepEqual(listed('\uFEFF%x\na'), [['', ['|a||||4']]]);
  assert.deepEqual(listed('%x\n%y\n a \n% b'), [['', ['|a||||7']]]);
});

test('games of a text one after another, with the offset after each', () => {
  const text = '\uFEFF [A "1"]\n\na *\n\n[A "2"] * b\n ';
  const ends: number[] = [];
  for (let offset = 0; ;) {
    const read = readNextRecord(text, offset);
    assert.ok(read.ok);
    if (read.value === undefined) break;
    offset = read.value.end;
    ends.push(offset);
  }
  assert.deepEqual(ends, [16, 26, 29]);
  const blank = readNextRecord(' \n', 0);
  assert.ok(blank.ok && blank.value === undefined);
  assert.ok(!readNextRecord('a \uFEFF)', 3).ok, 'a mark of byte order stands at the start alone');
});

/** A record of one line of moves. */
function lineOf(...tokens: readonly string[]): GameRecord {
  let next: RecordNode[] = [];
  for (const token of tokens.slice().reverse())
    next = [{ number: '', token, marks: [], before: [], after: [], behind: [], next, offset: 0 }];
  return { tags: [], intro: [], next };
}

test('lines are at most 80 characters long', () => {
  const word = 'abcdefghi';
  assert.equal(writeRecord(lineOf(...Array<string>(8).fill(word))), `${Array(8).fill(word).join(' ')}\n`);
  const full = [...Array<string>(7).fill(word), 'abcdefghij'];
  assert.equal(writeRecord(lineOf(...full)), `${full.join(' ')}\n`);
  const [ten, eleven] = ['j'.repeat(10), 'k'.repeat(11)];
  assert.equal(writeRecord(lineOf(...Array<string>(7).fill(word), ten)).length, 81);
  assert.equal(
    writeRecord(lineOf(...Array<string>(7).fill(word), eleven)),
    `${Array(7).fill(word).join(' ')}\n${eleven}\n`,
  );
  const long = 'x'.repeat(100);
  assert.equal(writeRecord(lineOf('a', long, 'b')), `a\n${long}\nb\n`);
});

test('stars where the end or the presence of a game would not be visible', () => {
  const none: GameRecord = { tags: [], intro: [], next: [] };
  const tagged: GameRecord = { ...none, tags: [{ name: 'A', value: 'b\r\n"\\', offset: 0 }] };
  assert.equal(writeRecord(none), '*\n');
  assert.equal(writeRecord(tagged), '[A "b  \\"\\\\"]\n');
  assert.equal(writeRecord({ ...tagged, next: lineOf('a').next }), '[A "b  \\"\\\\"]\n\na\n');
  assert.equal(writeRecords([none, none]), '*\n\n*\n');
  assert.equal(writeRecords([tagged, tagged]), '[A "b  \\"\\\\"]\n\n*\n\n[A "b  \\"\\\\"]\n');
  assert.equal(writeRecords([lineOf('a'), lineOf('b')]), 'a *\n\nb\n');
  assert.equal(writeRecords([lineOf('a'), tagged]), 'a\n\n[A "b  \\"\\\\"]\n');
  assert.equal(writeRecords([]), '');
});

test('marks: the first with letters is attached to the move, none to a position', () => {
  const marked = (token: string, ...marks: readonly string[]): string => {
    const record = lineOf(token);
    return writeRecord({ ...record, next: record.next.map((node) => ({ ...node, marks })) });
  };
  assert.equal(marked('a', '!', '?'), 'a! ?\n');
  assert.equal(marked('a', '$7', '!', '$9'), 'a! $7 $9\n');
  assert.equal(marked('a', '$7'), 'a $7\n');
  assert.equal(marked('!set:x', '!'), '!set:x !\n');
});
