// The voice lint: each pattern finds its target in text that people read, and exceptions stay few.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../run.mjs';
import { findingsIn, KINDS, PATTERNS, voiceOf } from '../voice.mjs';
import { segmentsOf } from '../voice/segments.mjs';

const idsOf = (text, kind, file) => findingsIn(text, kind, file).map(({ id }) => id);

for (const { id, example, kinds: [kind] = ['docs'], why, say } of PATTERNS) {
  test(`voice: ${id} finds “${example}”`, () => {
    assert.ok(kind in KINDS, kind);
    assert.ok(
      idsOf(
        kind === 'docs' ? example : `'x': ${JSON.stringify(example)}`,
        kind,
        kind === 'docs' ? 'a.md' : 'a.ts',
      ).includes(id),
    );
    assert.ok(why && say);
  });
}

test('plain sentences pass', () => {
  const plain = [
    'Undo the last move, or flip the board.',
    'This tells you what each space scores.',
    'Is it your turn?',
    'What happened?',
    'The waffle stands on its edge.',
    'The game goes on.',
    '62% of 5,307 games',
  ];
  for (const sentence of plain) assert.deepEqual(idsOf(sentence, 'docs', 'a.md'), [], sentence);
});

test('text is read across line breaks, and found on its line', () => {
  assert.deepEqual(
    findingsIn('# Title\n\nTwo\ncards, of\nwhich one counts.', 'docs', 'a.md').map(({ id, line, found }) => [
      id,
      line,
      found,
    ]),
    [['of-which', 4, 'of\nwhich']],
  );
});

test('code, addresses and names of keys are skipped', () => {
  assert.deepEqual(idsOf('`whoever` and [this](whoever.md)\n\n```js\nwhoever();\n```\n', 'docs', 'a.md'), []);
  assert.deepEqual(idsOf("import 'of which'; const a = { 'of which': '{things@of.which}' };", 'interface', 'a.ts'), []);
});

test('the titles and comments of a lesson are read', () => {
  const lesson = 'const L = `[Title "Berries"]\n[Position "6/6 s"]\n\n{Place it. [%csl Gb1]}\n1. c1 {It lies there.}`;';
  assert.deepEqual(
    segmentsOf(lesson, 'a.ts').map(({ line, words }) => [line, words.trim()]),
    [
      [1, 'Berries'],
      [4, 'Place it.'],
      [5, 'It lies there.'],
    ],
  );
});

test('the text between the tags of an HTML page is read', () => {
  const page = '<h1>One</h1>\n<script>whoever()</script>\n<p>\n  Two <b>three</b></p><!-- four -->';
  assert.deepEqual(
    segmentsOf(page, 'a.html').filter(({ words }) => words !== ''),
    [
      { line: 1, words: 'One' },
      { line: 4, words: 'Two three' },
    ],
  );
});

test('a sentence with a plural has a singular, too', () => {
  const listed = execFileSync('git', ['ls-files', ':(glob)**/*.en.json'], { cwd: ROOT, encoding: 'utf8' });
  const keys = new Set(
    listed
      .trim()
      .split('\n')
      .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))),
  );
  // “Food stacked: 1” needs no plural
  const plurals = [...keys].filter((key) => key.endsWith('.other') && key !== 'line.buffet-boss.stacked.other');
  assert.ok(plurals.length > 10);
  assert.deepEqual(
    plurals.filter((key) => !keys.has(key.replace(/other$/, 'one'))),
    [],
  );
});

test('an exception without a match is reported', () => {
  const dead = { id: 'of-which', file: 'README.md', words: 'no such words', why: '' };
  assert.deepEqual(voiceOf([dead]).unused, [dead]);
});
