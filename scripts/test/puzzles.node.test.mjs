import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from '../run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'griddle-puzzles-'));
after(() => rmSync(folder, { recursive: true }));

function run(script, args) {
  const options = ['--conditions=griddle-source', '--import=tsx', join(ROOT, script), ...args];
  return spawnSync(process.execPath, options, { cwd: ROOT, encoding: 'utf8' });
}

test('npm run puzzles --help is about puzzles', () => {
  const { status, stdout } = run('scripts/puzzles.mjs', ['--help']);
  assert.equal(status, 0);
  assert.match(stdout, /^npm run puzzles .*\n\nLets bots play/);
  for (const option of ['--count', '--seed', '--theme', '--out']) assert.ok(stdout.includes(option), option);
});

test('without a file nothing is searched or written', () => {
  const { status, stderr } = run('scripts/puzzles.mjs', ['connect-four']);
  assert.notEqual(status, 0);
  assert.match(stderr, /Name a file with --out/);
});

test('every command reads the file it writes', () => {
  const out = join(folder, 'found.pgn');
  const { status } = run('scripts/puzzles.mjs', ['connect-four', '--count', '1', '--seed', '7', '--out', out]);
  assert.equal(status, 0);
  assert.match(readFileSync(out, 'utf8'), /^\[Game "Connect-4"\]\n/);
  for (const args of [['check'], ['render', '--out', join(folder, 'found.svg')], ['embed'], ['analyse']]) {
    const [command, ...flags] = args;
    const done = run('packages/cli/src/main.ts', [command, out, ...flags]);
    assert.equal(done.status, 0, `${command}: ${done.stderr}`);
  }
});
