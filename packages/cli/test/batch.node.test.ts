import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { test } from 'node:test';
import fc from 'fast-check';
import { initialOptions } from '@griddle/rules/core/options.js';
import { GAMES } from '@griddle/rules/games.js';
import { batch, ENGLISH } from '@griddle/cli';
import { griddle } from './griddle.js';

interface Answer {
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly line?: number;
    readonly offset?: number;
  };
  readonly [key: string]: unknown;
}

/** The answers to requests, which may be written as JSON already. */
async function ask(...requests: readonly unknown[]): Promise<Answer[]> {
  const lines = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)));
  const { exit, out, err } = await griddle(['batch', '-'], lines.join('\n'));
  assert.deepEqual([exit, err], [0, '']);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

const GAME = 'waffle-wars';

test('each request gets the same answer as its command on the command line', async () => {
  const position = '6/6/6/2b3/sssss1/1bb3 b 13,15 -';
  const commands: readonly (readonly [string, ...string[]])[] = [
    ['moves', '--position', position],
    ['score', '--position', position],
    ['show', '--position', position],
    ['play', '--moves', 'c3 d4', '--options', 'hand=12,equity=off'],
    ['play', '--moves', 'c3 c3'],
    ['perft', '--depth', '2', '--divide'],
  ];
  for (const [command, ...flags] of commands) {
    const { out } = await griddle([command, GAME, ...flags, '--json']);
    const keys: Record<string, unknown> = {};
    flags.forEach((flag, i) => {
      if (flag.startsWith('--')) keys[flag.slice(2)] = flag === '--divide' ? true : flags[i + 1];
    });
    const [answer] = await ask({ command, game: GAME, ...keys });
    assert.deepEqual(answer, JSON.parse(out));
  }
});

test('options as an object, moves as a list, numbers as numbers, null for “not set”, and an id that is returned', async () => {
  const asText = { command: 'play', game: GAME, moves: 'c3 d4', options: 'hand=12,equity=off', seed: '5' };
  const asData = { ...asText, moves: ['c3', 'd4'], options: { hand: 12, equity: 'off' }, seed: 5, position: null };
  const [text, data, named] = await ask(asText, asData, { ...asData, id: 17 });
  assert.deepEqual(data, text);
  assert.equal(data?.['position'], '6/6/3b2/2s3/6/6 s 11,11 -');
  assert.deepEqual(named, { id: 17, ...data });
});

test('check reports a valid record and its contents, or the place of the error', async () => {
  const [good, bad, unnamed] = await ask(
    { command: 'check', text: '[Game "Waffle Wars"]\n1. c3 d4 2. c2' },
    { command: 'check', text: '[Game "Waffle Wars"]\n1. c3 d4 2. c3' },
    { command: 'check', game: GAME, text: '1. c3' },
  );
  assert.deepEqual(good, { valid: true, games: [{ game: GAME, moves: 3, outcome: null }] });
  assert.equal(bad?.['valid'], false);
  assert.deepEqual(
    { ...bad.error, message: '' },
    { code: 'occupied', message: '', offset: 33, line: 2, rule: 'WW-6', move: 2 },
  );
  assert.equal(unnamed?.['valid'], true);
});

test('render returns the picture in the answer', async () => {
  const [board, moment] = await ask(
    { command: 'render', game: GAME, position: '6/6/6/6/6/sss3', width: 300, dark: true },
    { command: 'render', game: GAME, text: '1. c3 d4', ply: 1 },
  );
  assert.match(String(board?.['svg']), /^<svg .*width="300".*<\/svg>$/);
  assert.match(String(moment?.['svg']), /Blueberries to move/);
});

test('an error is an answer too, and answers keep the order of the requests', async () => {
  const answers = await ask(
    '{"command": ',
    '',
    '[]',
    { command: 'dance' },
    {},
    { command: 'moves' },
    { command: 'moves', game: 5 },
    { command: 'moves', game: 'chess' },
    { command: 'moves', game: GAME, positon: '' },
    { command: 'moves', game: GAME, position: 'x' },
    { command: 'play', game: GAME, options: { hand: '12,equity=off' } },
    { command: 'play', game: GAME, moves: ['c3 d4'] },
    { command: 'perft', game: GAME, depth: 1.5 },
    { command: 'perft', game: GAME, depth: 2, divide: 'yes' },
    { command: 'perft', game: GAME, depth: 50 },
    { command: 'moves', game: GAME },
  );
  assert.deepEqual(
    answers.map((answer) => answer.error?.code ?? 'fine'),
    [
      'json',
      'json',
      'request',
      'unknown-command',
      'unknown-command',
      'missing-game',
      'request-value',
      'unknown-game',
      'request-key',
      'board-ranks',
      'request-value',
      'request-value',
      'flag-value',
      'request-value',
      'perft-limit',
      'fine',
    ],
  );
  assert.deepEqual([answers[0]?.error?.line, answers[0]?.error?.offset, answers[1]?.error?.line], [1, 12, 2]);
  for (const { error } of answers) assert.ok(!error?.message.includes('cli.'), error?.message);
});

/** Sends chunks through `batch` and gives its lines. */
async function through(chunks: Iterable<Uint8Array>): Promise<string[]> {
  let out = '';
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      out += chunk.toString();
      done();
    },
  });
  await batch(Readable.from(chunks), output, ENGLISH);
  assert.ok(out === '' || out.endsWith('\n'));
  return out.split('\n').slice(0, -1);
}

test('a stream may split lines anywhere, also inside a character of several bytes', async () => {
  const request = JSON.stringify({ id: 'π🍓', command: 'moves', game: 'gâteau' });
  const bytes = Buffer.from(`${request}\r\n${request}\n${request}`);
  const whole = await through([bytes]);
  assert.equal(whole.length, 3);
  assert.match(whole[0] ?? '', /"id":"π🍓".*“gâteau”/);
  const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
  assert.deepEqual(await through(single), whole);
});

test('a line without an end is refused before it fills the memory', async () => {
  function* chunks() {
    for (let i = 0; i < 40; i++) yield Buffer.alloc(65536, 'x');
    yield Buffer.from('\n{"command": "games"}\n');
  }
  const [long, next, ...rest] = await through(chunks());
  assert.match(long ?? '', /"line-too-long".*"line":1/);
  assert.match(next ?? '', /"games":/);
  assert.deepEqual(rest, []);
});

test('nothing is read ahead of a slow reader', async () => {
  let read = 0;
  const request = `${JSON.stringify({ command: 'moves', game: GAME })}\n`.repeat(50);
  function* chunks() {
    for (; read < 400; read++) yield Buffer.from(request);
  }
  const slow = new Writable({ write: () => undefined });
  const running = batch(Readable.from(chunks(), { highWaterMark: 1 }), slow, ENGLISH);
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok(read < 20, `read ${read.toString()} chunks`);
  slow.destroy();
  await assert.rejects(running);
});

test('10,000 mangled requests: each gets an answer, none crashes', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'griddle-batch-'));
  context.after(() => rm(folder, { recursive: true }));
  const requests = fc.sample(mangled, { numRuns: 10_000, seed: 20 });
  await writeFile(join(folder, 'requests.jsonl'), requests.map((request) => `${request}\n`).join(''));
  const { exit, out } = await griddle(['batch', join(folder, 'requests.jsonl')]);
  const answers = out.trimEnd().split('\n');
  assert.equal(exit, 0);
  assert.equal(answers.length, requests.length);
  let errors = 0;
  for (const line of answers) {
    const { error } = JSON.parse(line) as Answer;
    if (error === undefined) continue;
    errors++;
    assert.notEqual(error.code, 'internal', line);
    assert.ok(
      !/undefined|NaN|\[object|cli\.|\btext\.\w|\{(found|game|flag|key|min|max|expected)\}/.test(error.message),
      line,
    );
  }
  assert.ok(errors > 2000 && errors < 9900, `${errors.toString()} errors`);
});

/** A text with a few letters cut out, doubled or exchanged. */
function torn(text: string): fc.Arbitrary<string> {
  const edit = fc.tuple(fc.nat(text.length), fc.nat(3), fc.oneof(fc.constant(''), fc.string({ maxLength: 3 })));
  return fc.array(edit, { maxLength: 3 }).map((edits) => {
    let result = text;
    for (const [at, length, letters] of edits) result = result.slice(0, at) + letters + result.slice(at + length);
    return result;
  });
}

const POSITIONS = [
  ...GAMES.map((game) => game.positionText(game.setup(initialOptions(game.options), 3))),
  '6/6/2b3/1b4/1ss3/sss3 b 13,16 -',
  'bbb3/6/6/6/6/sss3_b_9,9_reply',
];
const RECORD = '[Game "Waffle Wars"]\n[Options "hand=12"]\n1. c3 d4 {[%cal b2d4] so} (1... c2! 2. d1) 2. c2 c1 *';

const keys = fc.record(
  {
    game: fc.oneof(
      { weight: 6, arbitrary: fc.constant(GAME) },
      { weight: 6, arbitrary: fc.constantFrom(...GAMES.map(({ id }) => id)) },
      fc.string(),
      fc.jsonValue(),
    ),
    position: fc.oneof(...POSITIONS.map(torn), fc.jsonValue()),
    moves: fc.oneof(torn('c3 d4 c2 c1 b2xd4'), fc.array(fc.string()), fc.jsonValue()),
    options: fc.oneof(torn('hand=12,equity=off'), fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
    seed: fc.oneof(fc.integer(), fc.double(), fc.string()),
    depth: fc.oneof(fc.integer({ min: -1, max: 1 }), fc.double(), fc.string()),
    divide: fc.oneof(fc.boolean(), fc.jsonValue()),
    text: fc.oneof(torn(RECORD), fc.string(), fc.jsonValue()),
    ply: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.jsonValue()),
    width: fc.oneof(fc.integer(), fc.jsonValue()),
    dark: fc.boolean(),
    id: fc.jsonValue(),
  },
  { requiredKeys: ['game'] },
);

const FLAGS: Readonly<Record<string, readonly string[]>> = {
  games: [],
  show: ['game', 'position', 'options', 'seed'],
  moves: ['game', 'position', 'options', 'seed'],
  play: ['game', 'position', 'options', 'seed', 'moves'],
  score: ['game', 'position', 'options', 'seed'],
  perft: ['game', 'position', 'options', 'depth', 'divide'],
  check: ['game', 'text'],
  render: ['game', 'position', 'text', 'ply', 'width', 'dark'],
};

/** Requests that are nearly right, requests with any keys, and lines that are hardly JSON. */
const mangled: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constantFrom(...Object.keys(FLAGS)), keys).map(([command, all]) => {
      const known = Object.entries(all).filter(([key]) => key === 'id' || (FLAGS[command] ?? []).includes(key));
      return JSON.stringify({ command, ...Object.fromEntries(known) });
    }),
  },
  keys.map((all) => JSON.stringify({ command: 'play', ...all })),
  torn(JSON.stringify({ command: 'play', game: GAME, moves: 'c3 d4' })).map((line) => line.replaceAll('\n', ' ')),
  fc.string().map((line) => line.replaceAll('\n', ' ')),
);

test('“off” turns off switches, and is a plain text elsewhere', async () => {
  const [position, perft] = await ask(
    { command: 'moves', game: GAME, position: 'off' },
    { command: 'perft', game: GAME, depth: 1, divide: false },
  );
  assert.equal(position?.error?.code, 'board-ranks');
  assert.deepEqual(perft, { depth: 1, nodes: 32 });
});
