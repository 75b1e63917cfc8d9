import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { BIN, program, started } from './griddle.js';

const GAME = 'waffle-wars';

test('the exit code is 0 for fine, 1 for the answer no, 2 for wrong use', async () => {
  assert.equal((await program(['moves', GAME])).exit, 0);
  assert.equal((await program(['play', GAME, '--moves', 'a1'])).exit, 1);
  assert.equal((await program(['check', '-'], '[Game "Waffle Wars"]\n1. c3 c3')).exit, 1);
  assert.equal((await program(['moves', 'chess'])).exit, 2);
});

test('answers go to standard output, what people must hear to standard error', async () => {
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

test('a reader that goes away early is no fault', async () => {
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

test('what cannot be written is told in one sentence', async () => {
  // A file that is open for reading only takes an answer no better than a full disk
  const file = openSync(BIN, 'r');
  const child = spawn(process.execPath, [BIN, 'moves', GAME], { stdio: ['ignore', file, 'pipe'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const [err, exit] = await Promise.all([child.stderr ? text(child.stderr) : '', ended]);
  closeSync(file);
  assert.match(err, /^griddle: Can’t write the output \(it is not open for writing\)\.\n$/);
  assert.equal(exit, 2);
});
