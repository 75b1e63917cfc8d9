/** Large inputs, streams that end early, and signals. Large ones are small here; the memory they may take is, too. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { parseRecords } from '@griddle/rules/record/index.js';
import { gamesInStream, type StreamedGame } from '../src/games-in-stream.js';
import { linesOf, LONGEST_LINE } from '../src/batch.js';
import { BIN, griddle } from './griddle.js';

const GAME = '[Game "Waffle Wars"]\n\n1. c3 d4 {Ünder — way ; } 2. c2 (2. d3 c4) 2... c1 *\n';

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'griddle-pressure-'));
});
after(() => rm(folder, { recursive: true }));

/** The program with little memory. */
function small(args: readonly string[]) {
  return spawn(process.execPath, ['--max-old-space-size=64', BIN, ...args], { env: { PATH: process.env['PATH'] } });
}

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function streamed(
  record: string,
  size: number,
  sizes?: { piece: number; longest: number },
): Promise<readonly StreamedGame[]> {
  const found: StreamedGame[] = [];
  for await (const game of gamesInStream(chunksOf(Buffer.from(record), size), sizes)) found.push(game);
  return found;
}

test('a record of 12 MB and 100,000 games is checked in 64 MB of memory', async () => {
  const file = join(folder, 'many.txt');
  const out = createWriteStream(file);
  const games = 100_000;
  for (let at = 0; at < games; at += 1000) {
    if (
      !out.write(
        '[Game "Waffle Wars"]\n{A short one, with a few words about it that nobody reads.}\n1. c3 d4 *\n'.repeat(1000),
      )
    )
      await once(out, 'drain');
  }
  await finished(out.end());
  const child = small(['check', file]);
  const [told, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  assert.equal(err, '');
  assert.match(told, /valid, 100000 games, 200000 moves\n$/);
});

test('games that arrive in pieces of any size are the same as from the whole text', async () => {
  const pieces = fc.constantFrom(
    GAME,
    GAME,
    '\n',
    '%x\n',
    '* ',
    '1. c3',
    '{',
    '(',
    ')',
    '[A "]"]',
    '[A',
    ' %y ',
    '{*}',
    ';[\n',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), fc.integer({ min: 1, max: 40 }), async (parts, size) => {
      const record = parts.join('');
      const whole = parseRecords(record);
      const games = await streamed(record, size, { piece: 2 * size, longest: 10_000 });
      const last = games.at(-1);
      const bad = last && !last.record.ok ? last.placed(last.record.error) : undefined;
      if (!whole.ok)
        assert.deepEqual(bad, whole.error.code === 'no-game' ? { ...whole.error, line: 1, column: 1 } : whole.error);
      else {
        assert.equal(bad, undefined);
        assert.deepEqual(
          games.map(({ record: read }) => read.ok && read.value.tags.length),
          whole.value.map(({ tags }) => tags.length),
        );
      }
    }),
    { numRuns: 1500 },
  );
});

test('an error in the last of many games has its line and offset in the whole text', async () => {
  const good = GAME.repeat(8000);
  const bad = `${good}[Game "Waffle Wars"]\n1. c3 c3 *\n`;
  const { exit, out } = await griddle(['check', '-', '--json'], bad);
  assert.equal(exit, 1);
  const { error } = JSON.parse(out) as { error: { line: number; offset: number; message: string } };
  assert.equal(error.line, bad.split('\n').length - 1);
  assert.equal(error.offset, bad.lastIndexOf('c3'));
  assert.match(error.message, /^Line 24002, character 7: /);
});

test('a game longer than the read buffer is refused with a message', async () => {
  const [only] = await streamed(`1. ${'c3 '.repeat(200_000)}`, 10_000, { piece: 9000, longest: 300_000 });
  assert.ok(only && !only.record.ok);
  assert.equal(only.record.error.code, 'game-long');
});

test('a long line that arrives in small pieces is joined once', async () => {
  // Putting it together at each piece would take minutes
  const line = 'x'.repeat(LONGEST_LINE);
  const found = [];
  for await (const lines of linesOf(chunksOf(Buffer.from(`${line}\n${line}y\r\nz`), 25))) found.push(...lines);
  assert.deepEqual(
    found.map(({ text: { length }, number, isTooLong }) => ({ length, number, isTooLong })),
    [
      { length: LONGEST_LINE, number: 1, isTooLong: false },
      { length: 0, number: 2, isTooLong: true },
      { length: 1, number: 3, isTooLong: false },
    ],
  );
});

test('100,000 requests in a batch are answered in 64 MB of memory', async () => {
  const child = small(['batch', '-']);
  const { stdin, stdout } = child;
  let answers = 0;
  stdout.on('data', (chunk: Buffer) => (answers += chunk.toString().split('\n').length - 1));
  const request = '{"command": "score", "game": "snake", "position": "off"}\n'.repeat(1000);
  for (let at = 0; at < 100; at++) if (!stdin.write(request)) await once(stdin, 'drain');
  stdin.end();
  const [exit] = (await once(child, 'close')) as [number];
  assert.deepEqual([exit, answers], [0, 100_000]);
});

test('the exit code is right even when standard error is closed', async () => {
  const child = small(['check', 'none.txt', 'none.txt', 'none.txt']);
  child.stderr.destroy();
  const [exit] = (await once(child, 'close')) as [number];
  assert.equal(exit, 2);
});

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const LONG = {
  arena: ['arena', 'snake', '--bots', 'easy,easy', '--games', '100000', '--json'],
  analyse: ['analyse', '-', '--json'],
};

/** When the signal comes, in ms: early, or later where a busy machine had nothing to tell yet. */
const WAITS = [4000, 16_000, 64_000];

/** Runs the program until a signal stops it; its exit code and the first thing it `has` told, or the last. */
async function stopped(
  args: readonly string[],
  input: string,
  signal: NodeJS.Signals,
  has: (told: string) => boolean,
): Promise<[number, string]> {
  let last: [number, string] = [0, ''];
  for (const wait of WAITS) {
    const child = spawn(process.execPath, [BIN, ...args], { env: { PATH: process.env['PATH'] } });
    child.stdin.end(input);
    const heard = text(child.stdout);
    setTimeout(() => child.kill(signal), wait);
    const [exit] = (await once(child, 'close')) as [number];
    last = [exit, await heard];
    if (has(last[1])) break;
  }
  return last;
}

/** Whether an analysis has judged any move. */
function hasJudged(told: string): boolean {
  if (told === '') return false;
  const { games = [] } = JSON.parse(told) as { games?: { moves: unknown[] }[] };
  return games.some(({ moves }) => moves.length > 0);
}

test('SIGINT and SIGTERM stop an arena, which reports its result so far', async () => {
  await Promise.all(
    SIGNALS.map(async (signal) => {
      const [exit, told] = await stopped(LONG.arena, '', signal, (json) => json.includes('"games"'));
      const found = JSON.parse(told) as Record<'games' | 'wins' | 'draws' | 'losses', number>;
      assert.equal(exit, 130, signal);
      assert.ok(found.games > 0 && found.games < 100_000, told);
      assert.equal(found.wins + found.draws + found.losses, found.games);
    }),
  );
});

test('SIGINT and SIGTERM stop an analysis, which reports the moves evaluated so far', async () => {
  const record = '[Game "Waffle Wars"]\n1. c3 d4 2. c2 c1 3. b3 d3 *\n'.repeat(3000);
  await Promise.all(
    SIGNALS.map(async (signal) => {
      const [exit, told] = await stopped(LONG.analyse, record, signal, hasJudged);
      const { games } = JSON.parse(told) as { games: { moves: unknown[] }[] };
      assert.equal(exit, 130, signal);
      assert.ok(games.some(({ moves }) => moves.length > 0) && games.some(({ moves }) => moves.length === 0), told);
    }),
  );
});
