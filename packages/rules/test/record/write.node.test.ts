import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseRecords, writeRecord, writeRecords } from '@griddle/rules/record/index.js';
import type { Comment, GameRecord, RecordNode } from '@griddle/rules/record/index.js';

function read(text: string): readonly GameRecord[] {
  const result = parseRecords(text);
  assert.ok(result.ok, result.ok ? '' : `${result.error.code} at ${result.error.offset} of ${text}`);
  return result.value;
}

function rewritten(text: string): string {
  return writeRecords(read(text));
}

test('the canonical form: tags, an empty line, moves with attached marks, variations after the move they replace', () => {
  const text = '\uFEFF[Game  "Waffle Wars" ] [A "say \\"hi\\" \\\\"]{go}1.c3 !  $7(1.c4?{no})(b2 b3)1... d4 ; well\n *';
  assert.equal(
    rewritten(text),
    '[Game "Waffle Wars"]\n[A "say \\"hi\\" \\\\"]\n\n{go} 1. c3! $7 (1. c4? {no}) (b2 b3) 1... d4 {well}\n',
  );
});

test('lines break at 80 characters, also in comments, and longer words get their own line', () => {
  const text = `${'c3 d4 '.repeat(40)}{${'word '.repeat(40)}} !set:${'6/'.repeat(60)} e5`;
  const lines = rewritten(text).trimEnd().split('\n');
  for (const line of lines) assert.ok(line.length <= 80 || !line.includes(' '), line);
  assert.ok(lines.length < 10);
  assert.ok(lines.every((line) => !line.startsWith(' ') && !line.endsWith(' ')));
});

test('unknown commands are kept, and commands come before words', () => {
  assert.equal(
    rewritten('c3 {see [%eval 0.3] this [%odd  a\\]b\\}] [%bare]}'),
    'c3 {[%eval 0.3] [%odd a\\]b\\}] [%bare] see this}\n',
  );
});

test('no line begins with a per cent sign, because readers of PGN skip such lines', () => {
  for (let more = 1; more <= 8; more++) {
    const text = rewritten(`c3 {${'1234567 '.repeat(9)}${'1'.repeat(more)} % %%x}`);
    assert.ok(
      text.split('\n').every((line) => !line.startsWith('%')),
      text,
    );
    assert.deepEqual(read(text), read(rewritten(text)));
  }
});

test('several games stay separate where the second has no tags, and where one is empty', () => {
  for (const text of ['c3 * d4', '[A "1"] [B "2"] * c3', '* *', '[A "1"] c3 [A "2"] d4 * e5']) {
    const games = read(text);
    assert.equal(read(writeRecords(games)).length, games.length, text);
    for (const game of games) assert.equal(read(writeRecord(game)).length, 1, text);
  }
});

const SPECIAL = [
  '}',
  '{',
  '[%',
  '[',
  ']',
  '\\',
  '%',
  '(',
  ')',
  ';',
  '"',
  '!',
  '$1',
  '*',
  ' ',
  '\n',
  'é',
  '🍓',
  '~S',
  '1.',
];
const words = fc
  .array(fc.oneof(fc.constantFrom(...SPECIAL), fc.string({ maxLength: 4 })), { maxLength: 12 })
  .map((parts) => parts.join(''));
const command = fc.record({
  name: fc.constantFrom('cal', 'csl', 'call', 'odd'),
  args: words,
  offset: fc.constant(0),
});
const comment: fc.Arbitrary<Comment> = fc.record({ text: words, commands: fc.array(command, { maxLength: 2 }) });
const comments = fc.array(comment, { maxLength: 2 });
const token = fc.constantFrom('c3', 'b2xd4', '~S', '@swap:c3,d3', '!set:6/6_s', '1,-2', 'end', '~x', '7');
const marks = fc.array(fc.constantFrom('!', '?', '!!', '??', '!?', '?!', '$7', '$255'), { maxLength: 2 });

/** Comments behind variations where reading puts them: not behind the line's own move, nor before its next one. */
function withPlaces(siblings: readonly RecordNode[]): RecordNode[] {
  const [own, ...variations] = siblings;
  const last = own && own.next.length > 0 ? variations.length - 1 : variations.length;
  const placed = variations.map((node, i) => (i < last ? node : { ...node, behind: [] }));
  return own ? [{ ...own, behind: [] }, ...placed] : [];
}

const { line } = fc.letrec<{ line: RecordNode[]; node: RecordNode }>((tie) => ({
  line: fc.array(tie('node'), { maxLength: 3, depthIdentifier: 'tree' }).map(withPlaces),
  node: fc.record({
    number: fc.constantFrom('', '1.', '12...'),
    token,
    marks,
    before: fc.constant([]),
    after: comments,
    behind: comments,
    next: fc.oneof({ depthIdentifier: 'tree', maxDepth: 6 }, fc.constant([]), tie('line')),
    offset: fc.constant(0),
  }),
}));
const tags = fc.array(fc.record({ name: fc.constantFrom('Game', 'A', 'Date'), value: words, offset: fc.constant(0) }), {
  maxLength: 3,
});
const record: fc.Arbitrary<GameRecord> = fc.record({ tags, intro: comments, next: line });

/** A record without what reading adds or writing puts in order: offsets, blanks in words, line breaks in tags. */
function essence(games: readonly GameRecord[]): unknown {
  const flat = (text: string) =>
    text
      .split(/[ \t\n\r\v\f]+/)
      .filter((part) => part !== '')
      .join(' ');
  const comment = ({ text, commands }: Comment) => [
    flat(text),
    ...commands.map(({ name, args }) => flat(`${name} ${args}`)),
  ];
  const node = ({ number, token, marks, before, after, behind, next }: RecordNode): unknown => [
    [number, token, [...marks].sort(), before.map(comment), after.map(comment), behind.map(comment)],
    next.map(node),
  ];
  return games.map(({ tags, intro, next }) => ({
    tags: tags.map(({ name, value }) => [name, value.replace(/[\r\n]/g, ' ')]),
    intro: intro.map(comment),
    next: next.map(node),
  }));
}

test('every written record reads back to the same record, and is written again as the same text', () => {
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 3 }), (games) => {
      const text = writeRecords(games);
      const again = read(text);
      assert.deepEqual(essence(again), essence(games));
      assert.equal(writeRecords(again), text);
      assert.ok(text.split('\n').every((line) => line.trimEnd() === line));
    }),
    { numRuns: 2_000 },
  );
});
