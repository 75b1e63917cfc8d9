import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { dice, leaveAll, openRoom, playOn, post, sitDown, wait } from './player.js';
import { end, folder, startProcess } from './process.js';

after(leaveAll);

/** The tokens of a record’s moves. */
function tokensOf(record: string): readonly string[] {
  const words = record.replace(/\[.*\]\s*/g, '').split(/\s+/);
  return words.filter((word) => word !== '' && !/^\d+\.+$/.test(word));
}

for (const game of ['reversi', 'hostage-rescue'])
  test(`${game}: nothing that was acknowledged is lost when the server is killed in play, and nothing is played twice`, async () => {
    const env = { FILE: join(folder(), 'rooms.sqlite') };
    let server = await startProcess(env);
    const { url, port } = server;
    const random = dice(11);
    let acknowledged = 0;
    for (let kill = 0; kill < 3; kill++) {
      const players = await sitDown(url, await openRoom(url, { game }));
      const playing = playOn(players, random);
      const before = 3 + Math.floor(random() * 8);
      const areEnough = (): boolean => players.reduce((sum, { acked }) => sum + acked.length, 0) >= before;
      // A short game may be over first
      const isOver = (): boolean => players.every(({ state }) => state?.isOver === true);
      while (!areEnough() && !isOver()) await wait(2);
      await wait(random() * 20);
      await end(server, 'SIGKILL');
      server = await startProcess({ ...env, PORT: port.toString() });
      await playing;
      const acked = players.flatMap((player) => player.acked).sort((a, b) => a.n - b.n);
      const written = tokensOf(players[0]?.state?.record ?? '').filter(
        (token) => !token.startsWith('~') && token !== '*',
      );
      assert.deepEqual(
        acked.map(({ text }) => text),
        written,
      );
      assert.equal(new Set(acked.map(({ n }) => n)).size, acked.length);
      for (const player of players) assert.deepEqual(player.problems, []);
      acknowledged += acked.length;
    }
    assert.ok(acknowledged >= 15, `${acknowledged} moves`);
    assert.equal(await end(server, 'SIGTERM'), 0);
  });

test('a client that was away for a while gets all that it missed, and says what it had to say once', async () => {
  const { url } = await startProcess({ FILE: join(folder(), 'rooms.sqlite') });
  const opened = await openRoom(url, { game: 'connect-four' });
  const [ann, ben] = await sitDown(url, opened);
  assert.ok(ann && ben);
  ben.socket.io.engine.close();
  ben.socket.disconnect();
  assert.ok('n' in (await ann.say({ kind: 'move', text: 'c1' })));
  const answers = await Promise.all([ann.say({ kind: 'ask', text: 'undo' }), wait(300)]);
  assert.ok('n' in answers[0]);
  ben.socket.connect();
  await ben.until(({ question }) => question === 'undo');
  // The same message twice, and one that is late
  const again = { kind: 'no', n: ben.state?.n ?? 0, text: '', word: 'once' } as const;
  const [first, second] = await Promise.all([ben.say(again), ben.say(again)]);
  assert.deepEqual(first, second);
  assert.deepEqual(await ben.say({ kind: 'move', n: 1, text: 'd1' }), { code: 'stale' });
});

test('two tabs of one seat see the same, and one of two moves at once is made', async () => {
  const { url } = await startProcess({ FILE: join(folder(), 'rooms.sqlite') });
  const { room, keys } = await openRoom(url, { game: 'connect-four' });
  const [one, other, ben] = await sitDown(url, { room, keys: [keys[0] ?? '', keys[0] ?? '', keys[1] ?? ''] });
  assert.ok(one && other && ben);
  const answers = await Promise.all([one.say({ kind: 'move', text: 'c1' }), other.say({ kind: 'move', text: 'd1' })]);
  assert.equal(answers.filter((answer) => 'n' in answer).length, 1);
  await Promise.all([one, other, ben].map((player) => player.until(({ n }) => n === 2)));
  assert.equal(one.state?.position, other.state?.position);
  // With a new key the other device leaves
  const changed = await one.say({ kind: 'new-key' });
  assert.ok('key' in changed && changed.key !== keys[0]);
  await wait(100);
  assert.equal(other.socket.connected, false);
  const { status } = await fetch(`${url}/rooms/${room}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${keys[0]}` },
  });
  assert.equal(status, 403);
  const removed = await fetch(`${url}/rooms/${room}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${changed.key}` },
  });
  assert.equal(removed.status, 204);
  assert.equal((await post(`${url}/rooms/${room}/claim`, {}))['status'], 404);
});
