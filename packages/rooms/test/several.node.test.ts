import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Redis } from 'ioredis';
import { dice, leaveAll, openRoom, Player, playOn, sitDown, wait } from './player.js';
import { end, startProcess } from './process.js';
import { isMissing, startPostgres, startRedis } from './services.js';

after(leaveAll);

test('two processes with Postgres and Redis are one server', { skip: isMissing }, async (t) => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const both = await Promise.all([startProcess(env), startProcess(env)]);
  const urls = both.map(({ url }) => url);
  const [first = ''] = urls;

  await t.test('players of a room at different processes have the same game, and Redis hears no secret', async () => {
    const heard: string[] = [];
    const listener = new Redis(redis.url);
    const monitor = await listener.monitor();
    monitor.on('monitor', (_time: string, args: string[]) => heard.push(args.join(' ')));
    for (const [i, game] of ['top-waffle', 'reversi'].entries()) {
      const opened = await openRoom(first, { game });
      const players = await sitDown(urls, opened);
      await playOn(players, dice(20 + i), 40);
      for (const player of players) assert.deepEqual(player.problems, []);
      assert.ok(players.every(({ state }) => state && state.n >= 20));
      await wait(100);
      const said = heard.join('\n');
      assert.ok(said.includes('grew') && said.includes(opened.room));
      for (const key of opened.keys) assert.ok(!said.includes(key));
      assert.ok(!said.includes('[Game'));
    }
    monitor.disconnect();
    listener.disconnect();
  });

  await t.test('of two moves of one seat at two processes, one is made', async () => {
    for (let i = 0; i < 10; i++) {
      const { room, keys } = await openRoom(first, { game: 'connect-four' });
      const [one, other] = await Promise.all(
        urls.map(async (url) => {
          const player = new Player(url, room, keys[0]);
          await player.until(() => true);
          return player;
        }),
      );
      assert.ok(one && other);
      const n = Math.max(one.state?.n ?? 0, other.state?.n ?? 0);
      await Promise.all([one, other].map((player) => player.until((state) => state.n === n)));
      const answers = await Promise.all([
        one.say({ kind: 'move', text: 'c1' }),
        other.say({ kind: 'move', text: 'd1' }),
      ]);
      assert.equal(answers.filter((answer) => 'n' in answer).length, 1, JSON.stringify(answers));
      await Promise.all([one, other].map((player) => player.until((state) => state.n === n + 1)));
      assert.equal(one.state?.position, other.state?.position);
    }
  });

  await t.test(
    'Redis and Postgres are killed in play: nothing acknowledged is lost, and the processes live',
    async () => {
      const players = await sitDown(urls, await openRoom(first, { game: 'reversi' }));
      await playOn(players, dice(31), 4);
      await redis.kill();
      await playOn(players, dice(32), 2);
      await redis.start();
      await playOn(players, dice(33), 4);
      await postgres.kill();
      const restart = wait(500).then(() => postgres.start());
      await playOn(players, dice(34), 4);
      await restart;
      await playOn(players, dice(35));
      const acked = players.flatMap((player) => player.acked);
      assert.equal(new Set(acked.map(({ n }) => n)).size, acked.length);
      assert.ok(players.every(({ state }) => state?.isOver));
      for (const player of players) assert.deepEqual(player.problems, []);
      for (const { child } of both) assert.equal(child.exitCode, null);
      for (const one of both) assert.equal(await end(one, 'SIGTERM'), 0);
    },
  );
});
