import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { ENGLISH } from '@griddle/cli';
import { CLI } from '@griddle/languages/cli.js';
import CLI_DE from '@griddle/languages/internal/de/cli.json' with { type: 'json' };
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import { griddle, BIN } from './griddle.js';

const FOREIGN = pseudo(ENGLISH);
const GAME = 'waffle-wars';

/** What stays when the sentences of the pseudo-locale, which stand in brackets, are taken out. */
function plainText(text: string): string {
  let depth = 0;
  let plain = '';
  for (const letter of text) {
    if (letter === '[') depth++;
    else if (letter === ']') depth--;
    else if (depth === 0) plain += letter;
  }
  return plain;
}

/** Names and notation, which no catalogue translates. */
const NAMES: readonly RegExp[] = [
  /^(griddle|waffle-wars|games|show|moves|play|score|perft|check|render|embed|hint|analyse|arena|batch)$/,
  /^-o$|^--[a-z]*$|^[A-Z]+(\.\.\.)?$|^WW-\d+$/,
  /^[a-f.]$|^[a-f][1-6](x[a-f][1-6])*$|^[sb.]$|^[1-6sb/]+$/,
  /^[-+|\d.,/]*$|^first$/,
];

const COMMANDS: readonly (readonly string[])[] = [
  ['--help'],
  ['play', '--help'],
  ['render', '--help'],
  ['show', GAME, '--position', 'ss4/sss3/6/bbb3/6/ss1bs1 s'],
  ['moves', GAME],
  ['play', GAME, '--position', '6/6/6/bbb3/6/ss1bs1 s 9,9 -', '--moves', 'e1xc1'],
  ['score', GAME, '--position', '6/6/6/2b3/sssss1/1bb3 b 13,15 -'],
  ['perft', GAME, '--depth', '1'],
  ['check', '-'],
  ['play', GAME, '--moves', 'c3 c3'],
  ['play', GAME, '--moves', 'c3 z9'],
  ['dance'],
];

for (const args of COMMANDS) {
  test(`every sentence of griddle ${args.join(' ')} comes from the catalogue`, async () => {
    const { out, err } = await griddle(args, '[Game "Waffle Wars"]\n1. c3', FOREIGN);
    const text = out + err;
    assert.ok(text.includes('['));
    const withoutExamples = text.replaceAll(/^ {2}griddle .*$/gm, '');
    const left = plainText(withoutExamples).split(/[\s"=,:;()]+/);
    assert.deepEqual(
      left.filter((word) => !NAMES.some((name) => name.test(word))),
      [],
    );
  });
}

// The command line in the reader's language; programs and notation are spoken to as ever.

const MOVES = ['play', GAME, '--moves', 'c3 c3'];
const GERMAN = /^griddle: Zug 2, c3: .*\(WW-6\)\n$/;
const IN_ENGLISH = 'griddle: Move 2, c3: c3 is taken. (WW-6)\n';

/** What the program says to a reader with such an environment. */
function saidIn(environment: Readonly<Record<string, string>>, args: readonly string[] = MOVES): string {
  const { stderr, stdout } = spawnSync(process.execPath, [BIN, ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test('--lang works in any place, and accepts the names that systems use', async () => {
  for (const args of [
    ['--lang', 'de', ...MOVES],
    [...MOVES, '--lang', 'de-AT'],
    ['play', '--lang=DE', ...MOVES.slice(1)],
  ]) {
    const { err, exit } = await griddle(args);
    assert.match(err, GERMAN);
    assert.equal(exit, 1);
  }
});

test('each language has its own messages', async () => {
  const tags = Object.keys(CLI);
  assert.ok(tags.length >= 10);
  const said = new Set<string>();
  for (const tag of ['en', ...tags]) {
    const { err, exit } = await griddle([...MOVES, '--lang', tag]);
    assert.equal(exit, 1, err);
    assert.match(err, /c3.*\(WW-6\)/);
    said.add(err);
  }
  assert.equal(said.size, tags.length + 1);
});

test('without --lang the environment decides, and the default is English', () => {
  assert.match(saidIn({ LANG: 'de_DE.UTF-8' }), GERMAN);
  assert.match(saidIn({ LANG: 'fr_FR', LC_ALL: 'de_CH@euro' }), GERMAN);
  assert.match(saidIn({ LANG: 'de_DE', LC_ALL: '' }), GERMAN);
  for (const lang of ['', 'C', 'C.UTF-8', 'POSIX', 'en_GB.UTF-8', 'tlh', '??']) {
    assert.equal(saidIn({ LANG: lang }), IN_ENGLISH, lang);
  }
  assert.equal(saidIn({ LANG: 'de_DE' }, [...MOVES, '--lang', 'en']), IN_ENGLISH);
});

test('a message without a translation is shown in English', async (context) => {
  const text = CLI_DE as Record<string, string>;
  const [key, ofAll] = ['cli.status.to-move', 'cli.moves.count'];
  const kept = { ...text };
  context.after(() => Object.assign(text, kept));
  delete text[key];
  delete text[`${ofAll}.one`];
  delete text[`${ofAll}.other`];
  const moves = ['moves', GAME, '--position', '6/6/6/2b3/2s3/6 s 0,17 -', '--lang', 'de'];
  assert.equal((await griddle(moves)).out, 'Erdbeeren to move.\n1 legal move:\nc2xc4\n');
  text[ofAll] = 'Züge: {count}';
  context.after(() => delete text[ofAll]);
  assert.equal((await griddle(moves)).out, 'Erdbeeren to move.\nZüge: 1\nc2xc4\n');
});

test('JSON output is the same in every language', async () => {
  const request = '{"command": "play", "game": "waffle-wars", "moves": "c3 c3"}\n';
  const commands: readonly (readonly string[])[] = [
    [...MOVES, '--json'],
    ['games', '--json'],
    ['show', GAME, '--json'],
    ['batch', '-'],
  ];
  for (const args of commands) {
    assert.deepEqual(await griddle([...args, '--lang', 'de'], request), await griddle(args, request));
  }
});

test('notation is not translated', async () => {
  const moves = ['moves', GAME, '--position', '6/6/6/2b3/2s3/6 s 0,17 -'];
  const lines = async (lang: string): Promise<string | undefined> =>
    (await griddle([...moves, '--lang', lang])).out.trim().split('\n').at(-1);
  for (const lang of ['en', 'de', 'ja', 'ar']) assert.equal(await lines(lang), 'c2xc4');
});

test('an unknown language is refused in one sentence', async () => {
  const none = await griddle([...MOVES, '--lang', 'tlh']);
  assert.deepEqual([none.exit, none.out], [2, '']);
  assert.match(none.err, /^griddle: There is no translation for “tlh”. Use en, ar, de, .*\n$/);
  assert.match((await griddle(['games', '--lang'])).err, /--lang needs a value/);
  assert.match((await griddle(['games', '--lang', 'de', '--lang', 'fr'])).err, /--lang appears twice/);
  assert.match((await griddle(['render', '--help'])).out, /^ {2}--lang LANGUAGE /m);
});
