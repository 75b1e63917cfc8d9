// `npm run memory` with few mounts: an element that leaves a page leaks nothing.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { ROOT, script } from '../run.mjs';

test('a page releases a removed element and its drawings', () => {
  // Waffle Time draws cards anew for each game; kept, they would be 60 kB a mount
  const ran = spawnSync(
    process.execPath,
    [script('memory.mjs'), 'waffle-time', 'top-waffle', '--mounts', '40', '--most', '8000'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  assert.equal(ran.status, 0, ran.stdout + ran.stderr);
  assert.match(ran.stdout, /^waffle-time: -?\d+ bytes a mount, [012] alive after 70$/m);
  assert.match(ran.stdout, /^top-waffle: -?\d+ bytes a mount, [012] alive after 70$/m);
});
