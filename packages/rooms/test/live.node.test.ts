import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { io } from 'socket.io-client';
import { PROTOCOL, readConfig, startServer, type Config, type LiveNow } from '@griddle/rooms';
import { sqliteStore } from '../src/sqlite-store.js';
import { post, wait } from './player.js';
import { folder } from './process.js';

const FILE = join(folder(), 'rooms.sqlite');
const server = await startServer(readConfig({ PORT: '0', FILE }) as Config);
const url = `http://localhost:${server.port}`;
after(() => server.close());

const put = async (live: unknown, key: unknown, body: unknown): Promise<Record<string, unknown>> =>
  post(`${url}/live/${String(live)}`, body, { method: 'PUT', headers: { authorization: `Bearer ${String(key)}` } });

test('a table elsewhere is followed: each record is sent on, the newest stays at a lasting address', async () => {
  const { live, key } = await post(`${url}/live`, {});
  const heard: LiveNow[] = [];
  const page = io(`${url}/live`, { transports: ['websocket'], auth: { v: PROTOCOL, room: live }, forceNew: true });
  after(() => page.close());
  page.on('record', (now: LiveNow) => heard.push(now));
  const record = '[Game "Waffle Wars"]\n\n1. c3 d4';
  for (const [n, moves] of [
    [1, ''],
    [3, ' 2. c2'],
  ] as const)
    assert.equal((await put(live, key, { n, record: record + moves }))['status'], 200);
  // A late one does not replace a newer one
  assert.equal((await put(live, key, { n: 2, record }))['status'], 409);
  for (let i = 0; i < 50 && heard.at(-1)?.n !== 3; i++) await wait(50);
  assert.equal(heard.at(-1)?.record, `${record} 2. c2`);
  const got = await fetch(`${url}/live/${String(live)}`);
  assert.equal(await got.text(), `${record} 2. c2`);
});

test('a record that the rules cannot read is refused with their sentence, and nobody else writes', async () => {
  const { live, key } = await post(`${url}/live`, {});
  for (const [record, sentence] of [
    ['[Game "Waffle Wars"]\n\n1. c3 c3', /c3/],
    ['[Game "Chess"]\n\n1. e4', /“Chess”/],
    ['', /no game/],
    ['[Game "Waffle Wars"', /\S/],
  ] as const) {
    const { status, problem } = await put(live, key, { n: 1, record });
    assert.equal(status, 400);
    assert.match(String(problem), sentence);
  }
  assert.equal((await put(live, 'x', { n: 1, record: '' }))['status'], 403);
  assert.equal((await put('AAAAAAAAAAAAAAAAAAAAAA', key, { n: 1, record: '' }))['status'], 404);
  assert.equal((await put(live, key, { n: 0, record: '[Game "Waffle Wars"]' }))['status'], 400);
});

test('what has expired goes, what has not stays', async () => {
  const store = sqliteStore(FILE);
  after(() => store.close());
  const { room } = await post(`${url}/rooms`, { game: 'reversi' });
  const day = 86_400_000;
  const expiry = { idleMs: 30 * day, endedMs: 90 * day };
  assert.equal(await store.sweep(expiry, Date.now() + 29 * day), 0);
  assert.ok((await store.sweep(expiry, Date.now() + 31 * day)) >= 1);
  assert.equal(await store.load(String(room)), undefined);
});

test('settings that cannot be read are named in a sentence', () => {
  for (const [env, sentence] of [
    [{ PORT: 'x' }, 'PORT must be a number, not “x”.'],
    [{ BURST: '-1' }, 'BURST must be a number, not “-1”.'],
    [{ ORIGINS: 'blog.example' }, 'ORIGINS must be addresses such as https://blog.example, not “blog.example”.'],
  ] as const)
    assert.deepEqual(readConfig(env), { problem: sentence });
  const config = readConfig({ ORIGINS: 'https://a.example, https://b.example', ROOM_DAYS: '2' }) as Config;
  assert.deepEqual([config.origins, config.idleMs], [['https://a.example', 'https://b.example'], 172_800_000]);
});
