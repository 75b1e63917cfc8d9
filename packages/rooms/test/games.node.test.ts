import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { GAMES } from '@griddle/rules/games.js';
import { readConfig, startServer, type Config } from '@griddle/rooms';
import { dice, leaveAll, openRoom, Player, playOn, post, sitDown } from './player.js';
import { folder } from './process.js';

const FAST = { BURST: '1e6', MESSAGES_PER_SECOND: '1e6', OPENED_PER_MINUTE: '1e6', CLIENTS_PER_ADDRESS: '1e6' };
const config = readConfig({ PORT: '0', FILE: join(folder(), 'rooms.sqlite'), ...FAST }) as Config;
const server = await startServer(config);
const url = `http://localhost:${server.port}`;
after(async () => {
  leaveAll();
  await server.close();
});

for (const { id } of GAMES) {
  test(`${id}: all who play or look on have the same game to its end`, async () => {
    const opened = await openRoom(url, { game: id });
    const players = await sitDown(url, opened);
    const onlooker = new Player(url, opened.room);
    await onlooker.until(() => true);
    const moves = await playOn([...players, onlooker], dice(7), 150);
    assert.ok(moves > 5, `${moves} moves`);
    for (const player of [...players, onlooker]) assert.deepEqual(player.problems, []);
  });
}

test('an invitation gives one key: who comes second may watch', async () => {
  const opened = await post(`${url}/rooms`, { game: 'reversi', seat: 'blueberries' });
  assert.equal(opened['seat'], 1);
  const [{ invitation } = { invitation: '' }] = opened['invitations'] as { invitation: string }[];
  const claim = (word: string) => post(`${url}/rooms/${String(opened['room'])}/claim`, { invitation: word });
  const both = await Promise.all([claim(invitation), claim(invitation)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await claim('nonsense'))['status'], 409);
});

test('what cannot be opened is refused in a sentence', async () => {
  for (const [wanted, sentence] of [
    [{ game: 'chess' }, /no game “chess”/],
    [{ game: 'reversi', options: 'size=99' }, /size=99/],
    [{ game: 'reversi', position: 'zz' }, /position/],
    [{ game: 'connect-four', position: '6/6/6/2s3/6/6 b' }, /No game can reach/],
    [{ game: 'reversi', seat: 'martians' }, /no seat “martians”/],
    [5, /no game “”/],
  ] as const) {
    const { status, problem } = await post(`${url}/rooms`, wanted);
    assert.equal(status, 400);
    assert.match(String(problem), sentence);
  }
});

test('taking back, a draw and another game are done when all others have said yes', async () => {
  const [ann, ben] = (await sitDown(url, await openRoom(url, { game: 'connect-four' }))) as [Player, Player];
  const both = [ann, ben];
  const settle = async (n: number) => Promise.all(both.map((one) => one.until((state) => state.n >= n)));
  const say = async (who: Player, kind: Parameters<Player['say']>[0]['kind'], text = '') => {
    const answered = await who.say({ kind, text });
    assert.ok('n' in answered, JSON.stringify(answered));
    await settle(answered.n);
  };
  await say(ann, 'move', 'c1');
  const start = ann.state?.position;
  await say(ben, 'move', 'd1');
  await say(ann, 'ask', 'undo');
  assert.equal(ben.state?.question, 'undo');
  assert.deepEqual(await ben.say({ kind: 'ask', text: 'draw' }), { code: 'question' });
  await say(ben, 'no');
  assert.equal(ben.state?.question, '');
  await say(ben, 'ask', 'undo');
  await say(ann, 'yes');
  await Promise.all(both.map((one) => one.until(({ position }) => position === start)));
  assert.deepEqual(ann.state?.toMove, [1]);
  await say(ben, 'name', 'Ben, "the\nbold"');
  assert.equal(ann.state?.names[1], 'Ben thebold');
  await say(ann, 'ask', 'draw');
  await say(ben, 'yes');
  await ann.until(({ result }) => result === 'draw agreement');
  assert.match(ann.state?.record ?? '', /\[Blueberries "Ben thebold"\]/);
  assert.deepEqual(await ann.say({ kind: 'move', text: 'a1' }), { code: 'over' });
  await say(ben, 'ask', 'again');
  await say(ann, 'yes');
  await ben.until(({ again }) => again !== '');
  for (const player of both) assert.deepEqual(player.problems, []);
});
