/** A table whose record goes to a real server for rooms, from its first request to a page that reads it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { readConfig, startServer, type Config } from '@griddle/rooms';
import { HANDLERS, PANEL } from '../src/names.js';
import { saveOf } from './content.js';
import { FakeTts } from './fake-tts.js';
import { luaString } from './lua-machine.js';

/** The address that the host types; the game has no net here, so the test carries what is asked to the server. */
const TYPED = 'https://rooms.example';

const folder = mkdtempSync(join(tmpdir(), 'griddle-live-'));
const server = await startServer(readConfig({ PORT: '0', FILE: join(folder, 'rooms.sqlite') }) as Config);
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Request {
  readonly method: string;
  readonly url: string;
  readonly data: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Carries requests until the table asks for nothing more for some seconds; returns how each was answered. */
async function carry(table: FakeTts): Promise<string[]> {
  const answered: string[] = [];
  for (let quiet = 0; quiet < 8; quiet++) {
    table.run('FakeTTS.pass(60)');
    const text = table.lua('FakeTTS.requests[1] and JSON.encode(FakeTTS.requests[1]) or ""');
    if (text === '') continue;
    const { data, headers, method, url } = JSON.parse(text) as Request;
    const address = url.replace(TYPED, `http://localhost:${server.port}`);
    const response = await fetch(address, { method, headers, ...(method !== 'GET' && { body: data }) });
    table.run(`FakeTTS.requests = {}
      local text = ${luaString(await response.text())}
      FakeTTS.answer = function() return ${response.status}, text end
      FakeTTS.pass(FakeTTS.netFrames)`);
    answered.push(`${method} ${response.status}`);
    quiet = 0;
  }
  return answered;
}

it('a real server takes what a table sends, and pages read the record as it is on the table', async () => {
  const table = new FakeTts(await saveOf('waffle-wars'));
  // Answers come when the test has them
  table.run('FakeTTS.netFrames = 240');
  table.press(HANDLERS.tools);
  table.press(HANDLERS.live);
  table.run(`${HANDLERS.liveAddress}(Player.Red, ${luaString(TYPED)}, 'griddle-live-address')`);
  table.press(HANDLERS.liveSwitch);
  assert.deepEqual(await carry(table), ['POST 201', 'PUT 200']);
  const [, address = ''] = /(https:\S+);/.exec(table.ui(PANEL.liveNote)) ?? [];
  const read = (): Promise<string> =>
    fetch(address.replace(TYPED, `http://localhost:${server.port}`)).then((response) => response.text());
  assert.equal(await read(), table.record());
  table.press(HANDLERS.call, 'griddle-call-waffling');
  assert.deepEqual(await carry(table), ['PUT 200']);
  assert.match(await read(), /waffling/);
  assert.equal(await read(), table.record());
  table.close();
});
