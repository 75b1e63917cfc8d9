/** Requests over the net: news of a newer table, and a record that pages follow. With a net that answers as tests want. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeSave } from '../tools/save/save.js';
import { HANDLERS, PANEL } from '../src/names.js';
import { fieldOf } from '../src/mod/json-field.js';
import { contentOf, saveOf, specOf } from './content.js';
import { FakeTts, type Save } from './fake-tts.js';
import { luaString } from './lua-machine.js';

const NEWS = 'https://example.org/tts/build.json';

interface Request {
  readonly method: string;
  readonly url: string;
  readonly data: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the table has asked the net. */
function requests(table: FakeTts): Request[] {
  const text = table.lua('JSON.encode(FakeTTS.requests)');
  return text === '{}' ? [] : (JSON.parse(text) as Request[]);
}

/** From now on every request is answered so; status 0 stands for no answer. */
function answers(table: FakeTts, status: number, text = ''): void {
  const value = status === 0 ? '' : `return ${status}, ${luaString(text)}`;
  table.run(`FakeTTS.answer = function() ${value} end`);
}

const pass = (table: FakeTts, seconds: number): void => {
  table.run(`FakeTTS.pass(${60 * seconds})`);
};

async function saveWithNews(): Promise<Save> {
  const { words, ...spec } = specOf('waffle-time');
  const save = makeSave({ words, ...spec }, await contentOf('waffle-time'), 'https://example.org/', words, NEWS);
  return JSON.parse(JSON.stringify(save)) as Save;
}

describe('news of a newer table', () => {
  it('are told to the host, unless there are none, no net, or no wish', async () => {
    const save = await saveWithNews();
    const build = /GRIDDLE_BUILD="([^"]*)"/.exec(save.LuaScript)?.[1] ?? '';
    const isTold = (status: number, text: string, from = save): string[] => {
      const table = new FakeTts(from, 0);
      answers(table, status, text);
      pass(table, 3);
      const [asked] = requests(table);
      assert.deepEqual([asked?.method, asked?.url], ['GET', NEWS]);
      const heard = table.heard().filter((line) => line.includes('newer'));
      table.close();
      return heard;
    };
    assert.deepEqual(isTold(200, '{"build":"9.0.0+12345678"}'), [
      `Red: There is a newer table (9.0.0+12345678; this one is ${build}): https://example.org/tts/ To hear no more of it, press “Newer tables” under Table.`,
    ]);
    assert.deepEqual(isTold(200, JSON.stringify({ build })), []);
    for (const [status, text] of [
      [0, ''],
      [404, 'Not found'],
      [200, '<html>A page in place of the file</html>'],
      [200, '{"build":7}'],
    ] as const) {
      assert.deepEqual(isTold(status, text), [], text);
    }
    const table = new FakeTts(save);
    table.press(HANDLERS.news);
    assert.equal(table.ui(PANEL.news), 'Newer tables: say nothing');
    const silent = new FakeTts(table.saved());
    pass(silent, 3);
    assert.deepEqual(requests(silent), []);
    assert.equal(silent.ui(PANEL.news), 'Newer tables: say nothing');
    table.close();
    silent.close();
  });

  it('are asked for by no table that was not made for a web site', async () => {
    const table = new FakeTts(await saveOf('waffle-time'));
    pass(table, 3);
    assert.deepEqual(requests(table), []);
    table.close();
  });
});

const OPENED = JSON.stringify({ live: 'T'.repeat(22), key: 'K'.repeat(22) });
const PAGE = `https://rooms.example/live/${'T'.repeat(22)}`;

/** A table whose host has typed an address and pressed the button. */
async function liveTable(typed = 'https://rooms.example/'): Promise<FakeTts> {
  const table = new FakeTts(await saveOf('waffle-wars'));
  table.run(`FakeTTS.answer = function(request)
    if request.method == 'POST' then return 201, ${luaString(OPENED)} end
    return 200, '{"n":1}'
  end`);
  table.press(HANDLERS.tools);
  table.press(HANDLERS.live);
  assert.equal(table.page(), PANEL.live);
  table.run(`${HANDLERS.liveAddress}(Player.Red, ${luaString(typed)}, 'griddle-live-address')`);
  table.press(HANDLERS.liveSwitch);
  pass(table, 3);
  return table;
}

interface Sent {
  readonly n: number;
  readonly record: string;
}

const sent = (table: FakeTts): Sent[] =>
  requests(table)
    .filter(({ method }) => method === 'PUT')
    .map(({ data }) => JSON.parse(data) as Sent);

/** Makes the call that everybody may make at any time, which stands in the record. */
function calls(table: FakeTts): void {
  table.press(HANDLERS.call, 'griddle-call-waffling');
}

describe('a table that pages follow', () => {
  it('sends its record after every change, once, with a number that grows, and says where', async () => {
    const table = await liveTable();
    const [opening, first] = requests(table);
    assert.deepEqual([opening?.method, opening?.url], ['POST', 'https://rooms.example/live']);
    assert.deepEqual([first?.method, first?.url], ['PUT', PAGE]);
    assert.equal(first?.headers['Authorization'], `Bearer ${'K'.repeat(22)}`);
    assert.equal(table.ui(PANEL.liveNote), `Pages follow this game at ${PAGE}; the notebook has the address.`);
    const { body = '' } = table.report().tabs.find(({ title }) => title === 'Live') ?? {};
    assert.ok(body.includes(`<waffle-wars mode="replay" room="${PAGE}"></waffle-wars>`));
    pass(table, 5);
    assert.equal(sent(table).length, 1, 'nothing has changed');
    calls(table);
    pass(table, 3);
    const [before, after] = sent(table);
    assert.equal(after?.record, table.record());
    assert.match(after?.record ?? '', /waffling/);
    assert.ok((after?.n ?? 0) > (before?.n ?? 0));
    table.press(HANDLERS.liveSwitch);
    calls(table);
    pass(table, 5);
    assert.equal(sent(table).length, 2, 'switched off');
    table.close();
  });

  it('has one request on its way, sends the newest record, and tries again later and later', async () => {
    const table = await liveTable();
    answers(table, 0);
    calls(table);
    assert.equal(table.ui(PANEL.liveNote), 'The server does not answer. Next try in 5 seconds.');
    const tries = sent(table).length;
    calls(table);
    assert.equal(sent(table).length, tries, 'it waits');
    pass(table, 5);
    assert.equal(sent(table).length, tries + 1);
    assert.equal(table.ui(PANEL.liveNote), 'The server does not answer. Next try in 10 seconds.');
    answers(table, 200, '{}');
    pass(table, 12);
    const last = sent(table).at(-1);
    assert.equal(last?.record, table.record());
    assert.match(table.ui(PANEL.liveNote), /^Pages follow/);
    // A slow net
    table.run('FakeTTS.netFrames = 600');
    calls(table);
    pass(table, 2);
    const slow = sent(table).length;
    calls(table);
    pass(table, 5);
    assert.equal(sent(table).length, slow, 'one at a time');
    table.close();
  });

  it('goes on after a load and after a rewind', async () => {
    const table = await liveTable();
    const save = table.saved();
    table.close();
    const loaded = new FakeTts(save, 0);
    answers(loaded, 200, '{}');
    pass(loaded, 4);
    assert.deepEqual(
      requests(loaded).map(({ method, url }) => `${method} ${url}`),
      [`PUT ${PAGE}`],
    );
    loaded.close();
  });

  it('is for the host, and says what is wrong with an address or a server', async () => {
    const none = await liveTable('rooms.example');
    assert.equal(none.ui(PANEL.liveNote), 'The address of a server begins with “https://”.');
    assert.deepEqual(requests(none), []);
    none.heard();
    none.press(HANDLERS.liveSwitch, '', 'Blue');
    assert.deepEqual(none.heard(), ['Blue: Only the host can switch this on.']);
    for (const [status, text, said] of [
      [0, '', 'https://other.example does not answer as a server for rooms. Check the address.'],
      [200, '<html></html>', 'https://other.example does not answer as a server for rooms. Check the address.'],
      [429, '{"problem":"Too many \\"tables\\"."}', 'The server says: Too many "tables".'],
    ] as const) {
      answers(none, status, text);
      none.run(`${HANDLERS.liveAddress}(Player.Red, 'https://other.example/live/x', 'griddle-live-address')`);
      none.press(HANDLERS.liveSwitch);
      pass(none, 2);
      assert.equal(none.ui(PANEL.liveNote), said);
    }
    none.close();
    const gone = await liveTable();
    answers(gone, 404, '{"problem":"There is no table of this name; open a new one."}');
    calls(gone);
    pass(gone, 3);
    assert.equal(gone.ui(PANEL.liveNote), 'The server says: There is no table of this name; open a new one.');
    calls(gone);
    const before = sent(gone).length;
    pass(gone, 90);
    assert.equal(sent(gone).length, before, 'it has ended');
    gone.close();
  });
});

describe('a field of an answer', () => {
  it('is read from JSON, and is empty where there is none', () => {
    assert.equal(fieldOf('{"a": "x", "b":"y"}', 'b'), 'y');
    assert.equal(fieldOf('{"a": "x", "b":"y"}', 'a'), 'x');
    assert.equal(fieldOf('{"a":"say \\"so\\" \\\\ here"}', 'a'), 'say "so" \\ here');
    for (const text of ['', '{', '{"b":', 'null', '{"b":"y"}']) assert.equal(fieldOf(text, 'a'), '', text);
  });
});
