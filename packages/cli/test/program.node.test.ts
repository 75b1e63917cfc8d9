/** The grammar of the command line and its help texts. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { BIN, program, started, griddle } from './griddle.js';

const GAME = 'waffle-wars';

test('the exit code is 0 for success, 1 for the answer no, 2 for a usage error', async () => {
  assert.equal((await program(['moves', GAME])).exit, 0);
  assert.equal((await program(['play', GAME, '--moves', 'a1'])).exit, 1);
  assert.equal((await program(['check', '-'], '[Game "Waffle Wars"]\n1. c3 c3')).exit, 1);
  assert.equal((await program(['moves', 'chess'])).exit, 2);
});

test('answers go to standard output, messages to standard error', async () => {
  const fine = await program(['perft', GAME, '--depth', '1', '--json']);
  assert.deepEqual(fine, { exit: 0, out: '{"depth":1,"nodes":32}\n', err: '' });
  const wrong = await program(['perft', GAME, '--depth', 'x']);
  assert.equal(wrong.out, '');
  assert.equal(wrong.err, 'griddle: “depth” can’t be “x”. Use a whole number from 0 to 99.\n');
});

test('batch reads standard input and answers at once', async () => {
  const child = started(['batch', '-']);
  child.stdin.write('{"command": "perft", "game": "waffle-wars", "depth": 1}\n');
  const first = await new Promise<Buffer>((resolve) => child.stdout.once('data', resolve));
  assert.equal(first.toString(), '{"depth":1,"nodes":32}\n');
  child.stdin.end();
  assert.equal(await text(child.stdout), '');
});

test('a reader that stops early causes no error', async () => {
  const child = started(['batch', '-']);
  const request = `${JSON.stringify({ command: 'moves', game: GAME })}\n`;
  child.stdin.on('error', () => undefined);
  child.stdin.write(request.repeat(2000));
  child.stdout.once('data', () => child.stdout.destroy());
  const heard = text(child.stderr);
  child.stdin.end(request.repeat(2000));
  const exit = await new Promise((resolve) => child.on('close', resolve));
  assert.deepEqual([exit, await heard], [0, '']);
});

test('a failed write is reported in one sentence', async () => {
  // A file that is open for reading only takes an answer no better than a full disk
  const file = openSync(BIN, 'r');
  const child = spawn(process.execPath, [BIN, 'moves', GAME], { stdio: ['ignore', file, 'pipe'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const [err, exit] = await Promise.all([child.stderr ? text(child.stderr) : '', ended]);
  closeSync(file);
  assert.match(err, /^griddle: Can’t write the output \(it is not open for writing\)\.\n$/);
  assert.equal(exit, 2);
});

const COMMANDS = ['games', 'show', 'moves', 'play', 'score', 'perft', 'check', 'render', 'batch'];

test('the overview lists all commands and games', async () => {
  for (const args of [['--help'], ['help'], ['-h']]) {
    const { exit, out } = await griddle(args);
    assert.equal(exit, 0);
    for (const command of COMMANDS) assert.match(out, new RegExp(`^ {2}${command} +\\S`, 'm'));
    assert.match(out, /^Games: waffle-wars\b/m);
  }
});

test('--version prints the version of the package', async () => {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  assert.equal((await griddle(['--version'])).out, `${version}\n`);
});

for (const command of COMMANDS) {
  test(`griddle ${command} --help has flags and examples that work`, async (context) => {
    const { exit, out } = await griddle([command, '--help']);
    assert.equal(exit, 0);
    assert.match(out, /^ {2}--json /m);
    assert.ok(!out.includes('cli.'), 'every word is in the catalogue');
    assert.ok(out.split('\n').every((line) => line.length <= 120));
    const examples = out.split('Examples:\n')[1]?.trim().split('\n') ?? [];
    assert.ok(examples.length > 0);
    const folder = await exampleFolder();
    context.after(() => rm(folder, { recursive: true }));
    for (const example of examples) {
      const args = wordsOf(example.trim(), folder);
      assert.equal(args.shift(), 'griddle');
      const ran = await griddle(args, args[0] === 'check' ? RECORD : REQUEST);
      assert.equal(ran.exit, 0, `${example}: ${ran.err}`);
      assert.notEqual(ran.out, '');
    }
  });
}

const RECORD = '[Game "Waffle Wars"]\n\n1. c3 d4 2. c2 c1 3. d2 e5 4. b6 a1\n';
const REQUEST = '{"command": "moves", "game": "waffle-wars"}\n';

/** A folder with the files that examples read. */
async function exampleFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'griddle-help-'));
  await writeFile(join(folder, 'game.txt'), RECORD);
  await writeFile(join(folder, 'requests.jsonl'), REQUEST);
  return folder;
}

/** The words of an example as a shell would pass them on, with files in `folder`; redirections are left out. */
function wordsOf(example: string, folder: string): string[] {
  const words = [...example.matchAll(/"([^"]*)"|\S+/g)].map((match) => match[1] ?? match[0]);
  const redirection = words.findIndex((word) => word === '<' || word === '>');
  return (redirection < 0 ? words : words.slice(0, redirection)).map((word) => {
    const file = word.replace('*', 'game');
    return /^[\w*]+\.(txt|jsonl|svg|png|gif|html)$/.test(word) ? join(folder, file) : word;
  });
}
