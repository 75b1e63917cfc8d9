// Arguments of scripts: unknown flags and invalid numbers end a script with an error message.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { ROOT, script } from '../run.mjs';

/** The exit code and the message of a script. */
function ended(name, ...flags) {
  const { status, stderr } = spawnSync(process.execPath, [script(name), ...flags], { cwd: ROOT, encoding: 'utf8' });
  return { status, said: stderr.trim() };
}

test('a flag without its number is reported before anything is opened', () => {
  const usage = 'Usage: npm run soak-page -- [--minutes N] [--width N] [--height N] [--scale N]';
  assert.deepEqual(ended('soak-page.mjs', '--minutes', 'x'), {
    status: 2,
    said: `--minutes takes a number from 1 on, and not "x". ${usage}`,
  });
  assert.deepEqual(ended('soak-page.mjs', '--scale', '0'), {
    status: 2,
    said: `--scale takes a number from 0.1 on, and not "0". ${usage}`,
  });
  assert.equal(ended('memory.mjs', '--most', '').said.split('. ')[0], '--most takes a number, and not ""');
  const { status, said } = ended('mutants.mjs', '--offset', '1,x');
  assert.equal(status, 2);
  assert.equal(said.split('. ')[0], '--offset takes numbers with commas between them, and not "1,x"');
});

test('an unknown flag ends a script with its usage', () => {
  const { status, said } = ended('soak-page.mjs', '--hours', '1');
  assert.equal(status, 2);
  assert.match(said, /^Unknown option '--hours'\. Usage: npm run soak-page/);
});
