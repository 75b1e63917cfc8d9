import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { io, type Socket } from 'socket.io-client';
import { PROTOCOL } from '@griddle/rooms';
import { dice, leaveAll, openRoom, playOn, sitDown, wait } from './player.js';
import { folder, startProcess } from './process.js';

after(leaveAll);
const { url, errors } = await startProcess({
  FILE: join(folder(), 'rooms.sqlite'),
  BURST: '20',
  MESSAGES_PER_SECOND: '50',
  ORIGINS: 'https://blog.example',
});
const opened = await openRoom(url, { game: 'top-waffle' });
const players = await sitDown(url, opened);
const [room, key] = [opened.room, opened.keys[0] ?? ''];
const sockets: Socket[] = [];
after(() => sockets.forEach((socket) => socket.close()));

function connect(auth: object, extraHeaders = {}): Socket {
  const options = { transports: ['websocket'], auth, extraHeaders, forceNew: true, reconnection: false };
  const socket = io(url, options);
  sockets.push(socket);
  return socket;
}

/** What comes of connecting: `state`, or the reason why not. */
const entry = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.on('connect_error', ({ message }) => resolve(message));
    socket.on('state', () => resolve('state'));
  });
const say = (socket: Socket, message: unknown): Promise<unknown> =>
  socket
    .timeout(3000)
    .emitWithAck('say', message)
    .catch(() => 'no answer');

test('who has no room, seat or version does not come in', async () => {
  for (const [auth, expected] of [
    [{ v: PROTOCOL, room: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'gone'],
    [{ v: PROTOCOL, room: "' or 1=1 --" }, 'gone'],
    [{ v: PROTOCOL, room: { a: 1 } }, 'gone'],
    [{ v: PROTOCOL, room, key: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'seat'],
    [{ v: PROTOCOL, room, key: '__proto__' }, 'seat'],
    [{ v: 0, room }, 'version'],
    [{}, 'version'],
    [{ v: PROTOCOL, room }, 'state'],
  ] as const)
    assert.equal(await entry(connect(auth)), expected, JSON.stringify(auth));
});

test('a page that is not on the list does not come in', async () => {
  assert.match(await entry(connect({ v: PROTOCOL, room }, { origin: 'https://evil.example' })), /error/);
  assert.equal(await entry(connect({ v: PROTOCOL, room }, { origin: 'https://blog.example' })), 'state');
  const { status } = await fetch(`${url}/rooms`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: '{}',
  });
  assert.equal(status, 403);
});

test('who looks on can do nothing, and no seat can do what is not its turn', async () => {
  const onlooker = connect({ v: PROTOCOL, room });
  await entry(onlooker);
  const mover = players.find((player) => player.isMine);
  const idle = players.find((player) => !player.isMine);
  assert.ok(mover && idle);
  const n = mover.state?.n ?? 0;
  for (const kind of ['move', 'resign', 'ask', 'new-key', 'name'])
    assert.deepEqual(await say(onlooker, { kind, n, text: 't1', word: kind }), { code: 'seat' });
  assert.deepEqual(await idle.say({ kind: 'move', text: 't1' }), { code: 'turn' });
  assert.deepEqual(await idle.say({ kind: 'absent' }), { code: 'early' });
  assert.deepEqual(await mover.say({ kind: 'absent' }), { code: 'turn' });
  for (const text of ['~B', '~x', 'zz', '', '💥'.repeat(40)]) {
    const answer = await mover.say({ kind: 'move', text });
    assert.ok('code' in answer && ['text', 'rules'].includes(answer.code), text);
  }
  assert.deepEqual(await mover.say({ kind: 'yes' }), { code: 'question' });
  assert.deepEqual(await mover.say({ kind: 'call', text: 'rude words to somebody I do not like' }), { code: 'text' });
  assert.deepEqual(await mover.say({ kind: 'move', n: n + 5, text: 't1' }), { code: 'stale' });
  await wait(500);
  for (const message of [
    null,
    5,
    [],
    {},
    { kind: 'move', n: 'x', text: 3, word: {} },
    { kind: 'end', n, text: '', word: 'w' },
  ])
    assert.deepEqual(await say(mover.socket, message), { code: 'text' });
});

test('a huge message ends its client, and a flood is cut off while the others play on', async () => {
  const huge = connect({ v: PROTOCOL, room, key });
  await entry(huge);
  const gone = new Promise((resolve) => huge.on('disconnect', resolve));
  huge.emit('say', { kind: 'move', n: 1, text: 'x'.repeat(100_000), word: 'z' });
  await gone;
  const odd = connect({ v: PROTOCOL, room });
  await entry(odd);
  odd.emit('say', new Uint8Array(100));
  odd.emit('grew', room, 5);
  odd.emit('state', {});
  const flood = connect({ v: PROTOCOL, room, key });
  await entry(flood);
  const cut = new Promise((resolve) => flood.on('disconnect', resolve));
  for (let i = 0; i < 20_000; i++) flood.emit('say', { kind: 'move', n: 0, text: 'zz', word: `${i}` });
  const moves = await playOn(players, dice(5), 10);
  await cut;
  assert.equal(moves, 10);
  for (const player of players) assert.deepEqual(player.problems, []);
  assert.equal(errors(), '');
});

test('bodies that are too long or no JSON are refused in a sentence', async () => {
  const ask = (body: string, path = '/rooms') => fetch(url + path, { method: 'POST', body });
  assert.equal((await ask('x'.repeat(100_000))).status, 413);
  assert.equal((await ask('{')).status, 400);
  assert.equal((await ask('{}', '/nowhere')).status, 404);
  assert.equal((await ask('{}', '/health')).status, 405);
  for (const path of ['/health', '/ready', '/metrics']) assert.equal((await fetch(url + path)).status, 200);
  assert.match(await (await fetch(`${url}/metrics`)).text(), /griddle_refused_total\{code="slow"\} \d/);
});
