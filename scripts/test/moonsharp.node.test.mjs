// The message of `npm run test:moonsharp` if something is missing: one line that says how to get it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../test-moonsharp.mjs', import.meta.url));

/** Runs the script with flags and environment variables, and returns its messages. */
function told(flags, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, MOONSHARP_DLL: '', ...env },
  });
  return { status, stdout, stderr };
}

test('skips in one line when no interpreter is named', () => {
  const { status, stdout, stderr } = told([]);
  assert.equal(status, 0);
  assert.match(stdout, /^Skipped: .* with --dll PATH or MOONSHARP_DLL\.\n$/);
  assert.equal(stderr, '');
});

test('reads the interpreter from MOONSHARP_DLL', () => {
  const { status, stderr } = told([], { MOONSHARP_DLL: 'nowhere/from-environment.dll' });
  assert.equal(status, 2);
  assert.match(stderr, /^nowhere\/from-environment\.dll does not exist: /);
});

test('reports an interpreter that does not exist, and says where the game has it', () => {
  const { status, stdout, stderr } = told(['--dll', 'nowhere/MoonSharp.Interpreter.dll']);
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.match(
    stderr,
    /^nowhere\/MoonSharp\.Interpreter\.dll does not exist: .*Managed\) with --dll PATH or MOONSHARP_DLL\.\n$/,
  );
});

test('without mono it says what to install', () => {
  const nothing = mkdtempSync(join(tmpdir(), 'griddle-no-mono-'));
  const { status, stdout, stderr } = told(['--dll', SCRIPT], { PATH: nothing });
  rmSync(nothing, { recursive: true });
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.match(stderr, /^mono is missing: sudo apt-get install mono-runtime mono-mcs .*\n$/);
});

test('refuses a stand-in, a wrong number of games and an unknown game', () => {
  assert.match(told(['--stand-in', 'none']).stderr, /^There is no stand-in none\. Usage: .*\n$/);
  assert.match(told(['--parity', '0']).stderr, /^--parity takes a number of games\. Usage: .*\n$/);
  assert.match(
    told(['--games', 'snake,chess']).stderr,
    /^There is no game chess; there are all, .*reversi.*\. Usage: .*\n$/,
  );
});
