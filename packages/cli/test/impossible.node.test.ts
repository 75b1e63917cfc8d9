/** Positions that no game can reach: drawn and checked with a note, and not played. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { griddle } from './griddle.js';

const FLOATING = '6/6/6/6/s5/6';
const WHY =
  /^griddle: No game can reach this position, so it can’t be played\. The piece on a2 has nothing under it\. \(WW-75\) Correct it, or show it as a diagram\.\n$/;

for (const command of ['show', 'score']) {
  test(`${command} accepts a position that cannot be played`, async () => {
    const { exit, err } = await griddle([command, 'connect-four', '--position', FLOATING]);
    assert.equal(exit, 0, err);
  });
}

for (const [command, ...flags] of [['play', '--moves', 'b'], ['moves'], ['perft', '--depth', '1'], ['hint']]) {
  test(`${command} refuses it with its reason`, async () => {
    const asked = [command ?? '', 'connect-four', '--position', FLOATING, ...flags];
    const { exit, err, out } = await griddle(asked);
    assert.deepEqual([exit, out], [1, '']);
    assert.match(err, WHY);
    const json = await griddle([...asked, '--json']);
    const { error } = JSON.parse(json.out) as { error: { code: string; rule: string } };
    assert.deepEqual([error.code, error.rule], ['position-impossible', 'WW-75']);
  });
}

test('check accepts a record that starts from it, with a note; embed shows it and refuses only mode play', async () => {
  const record = `[Game "Connect-4"]\n[Position "${FLOATING}"]\n\n1. b1 *\n`;
  const checked = await griddle(['check', '-'], record);
  assert.equal(checked.exit, 0);
  assert.match(checked.out, /valid, 1 game, 1 move\n.*No game can reach this position.*a2/);
  const { out } = await griddle(['check', '-', '--json'], record);
  assert.match(out, /"notes":\[\{"code":"position-impossible"/);
  for (const text of [record, FLOATING]) {
    const shown = await griddle(['embed', '-', '--game', 'connect-four'], text);
    assert.equal(shown.exit, 0, shown.err);
    const played = await griddle(['embed', '-', '--game', 'connect-four', '--mode', 'play'], text);
    assert.equal(played.exit, 1);
    assert.match(played.err, WHY);
  }
});

test('check names the move after which a position was set by hand', async () => {
  const record = `[Game "Reversi"]\n\n1. c2 !set:6/6/2sb2/2bs2/6/s5_b *\n`;
  const { exit, out } = await griddle(['check', '-'], record);
  assert.equal(exit, 0);
  assert.match(out, /After move 2: No game can reach .* c3: This piece isn’t connected to the others/);
});
