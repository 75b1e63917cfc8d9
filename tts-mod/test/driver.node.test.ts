/** The bundled driver as its own process, against the game's side of the External Editor API. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parseRecords } from '@griddle/rules/record/index.js';
import { buildDriver } from '../tools/build.js';
import type { TableContent } from '../tools/content.js';
import { savesFolders } from '../tools/driver/saves-folder.js';
import { addressOf, assetFile } from '../tools/save/assets.js';
import { buildOf, makeSave, stamped } from '../tools/save/save.js';
import PACKAGE from '../package.json' with { type: 'json' };
import { GRID_SCRIPT } from '../src/grid/menu.js';
import { TABLES } from '../tools/tables/index.js';
import { contentOf, specOf } from './content.js';
import { content, freshSave } from './waffle-wars-content.js';
import { FakeGame, freePort } from './fake-game.js';
import { FakeTable } from './fake-table.js';

const TABLE_IDS = TABLES.map(({ id }) => id);
const GAME_IDS = TABLES[0]?.games.map(({ game }) => game.id) ?? [];

const folder = mkdtempSync(join(tmpdir(), 'griddle-tts-'));
const driver = join(folder, 'tts.mjs');

interface Run {
  readonly code: number | null;
  readonly out: string;
  /** Without the name of the build in front of each line. */
  readonly err: string;
  /** The builds that lines name. */
  readonly builds: readonly string[];
}

const BUILD = /^\[Griddle (\d+\.\d+\.\d+\+[0-9a-f]{8})\] /gm;

/** Runs the driver in the scratch folder. */
async function run(...args: string[]): Promise<Run> {
  return await runWith({}, ...args);
}

/** The same with more variables of the environment. */
async function runWith(more: NodeJS.ProcessEnv, ...args: string[]): Promise<Run> {
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: folder, ...more };
  delete env['XDG_DATA_HOME'];
  delete env['INIT_CWD'];
  const child = spawn(process.execPath, [driver, ...args], { cwd: folder, env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += data.toString('utf8')));
  child.stderr.on('data', (data: Buffer) => (err += data.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  const builds = [...err.matchAll(BUILD)].map(([, build = '']) => build);
  return { code, out: out.trim(), err: err.trim().replace(BUILD, ''), builds };
}

/** What the driver carries. */
const driven: Record<string, TableContent> = {};

before(async () => {
  for (const id of TABLE_IDS) driven[id] = await contentOf(id);
  await buildDriver(driven, driver);
});

after(() => rmSync(folder, { recursive: true }));

describe('save', () => {
  it('writes the save and its pictures', async () => {
    const { code, out, err } = await run(
      'save',
      'waffle-wars',
      '--out',
      'a/table.json',
      '--assets',
      'https://example.org/x',
    );
    assert.deepEqual([code, out], [0, join(folder, 'a/table.json')]);
    assert.match(err, /^Upload the files of .*griddle-textures to https:\/\/example\.org\/x/);
    const save = JSON.parse(readFileSync(join(folder, 'a/table.json'), 'utf8')) as { LuaScript: string };
    assert.equal(save.LuaScript, stamped(content.lua, buildOf(specOf('waffle-wars'), content)));
    const files = readdirSync(join(folder, 'a/griddle-textures'));
    const text = readFileSync(join(folder, 'a/table.json'), 'utf8');
    // Only what this save names: the other games' pictures stay away
    const carried = Object.values(content.files).filter((texture) => text.includes(assetFile(texture)));
    assert.equal(carried.filter(({ file }) => file.endsWith('.png')).length, 1);
    assert.deepEqual(files.sort(), carried.map((texture) => assetFile(texture)).sort());
    for (const texture of carried) {
      const written = readFileSync(join(folder, 'a/griddle-textures', assetFile(texture)));
      assert.deepEqual(new Uint8Array(written), new Uint8Array(texture.bytes));
    }
  });

  it('writes the data for the Workshop, and the same into the save', async () => {
    const { code, err } = await run('save', '--workshop', '--out', 'shop/table.json');
    assert.equal(code, 0, err);
    const read = (name: string): Buffer => readFileSync(join(folder, 'shop', name));
    const thumbnail = read('griddle-workshop/thumbnail.png');
    assert.equal(thumbnail.subarray(1, 4).toString('latin1'), 'PNG');
    assert.ok(thumbnail.length < 1_000_000);
    const text = read('griddle-workshop/description.txt').toString();
    for (const part of ['[h1]', '[*][b]Reversi[/b]', 'For 1 to 6 players', '[/list]'])
      assert.ok(text.includes(part), part);
    assert.doesNotMatch(text, /[{}@]|tts\.|undefined/);
    const fields = JSON.parse(read('griddle-workshop/metadata.json').toString()) as Record<string, unknown>;
    const save = JSON.parse(read('table.json').toString()) as Record<string, unknown>;
    for (const name of ['GameMode', 'GameType', 'GameComplexity', 'PlayingTime', 'PlayerCounts', 'Tags']) {
      assert.ok(String(fields[name]) !== '', name);
      assert.deepEqual(save[name], fields[name], name);
    }
  });

  it('writes the same file again, and without --assets one for this computer only', async () => {
    await run('save', 'waffle-wars', '--out', 'a/again.json', '--assets', 'https://example.org/x');
    assert.equal(
      readFileSync(join(folder, 'a/again.json'), 'utf8'),
      readFileSync(join(folder, 'a/table.json'), 'utf8'),
    );
    const { err } = await run('save', 'waffle-wars');
    assert.match(err, /for this computer only/);
    const save = readFileSync(join(folder, 'Waffle_Wars.json'), 'utf8');
    const [, path = ''] = /"MeshURL":"(file:[^"]*board-[\w-]+\.[0-9a-f]{12}\.obj)"/.exec(save) ?? [];
    assert.ok(existsSync(new URL(path)), path);
  });

  it('writes every table under its own name', async () => {
    for (const { id, file } of TABLES) {
      const { code, out } = await run('save', id);
      assert.deepEqual([code, out], [0, join(folder, `${file}.json`)]);
      const save = JSON.parse(readFileSync(out, 'utf8')) as { LuaScript: string; SaveName: string };
      assert.ok(save.LuaScript.endsWith(` ${driven[id]?.lua ?? 'none'}`));
      assert.match(save.SaveName, /^Griddle: /);
    }
  });

  it('installs the save and its picture in the game’s folder of saves, wherever that is', async () => {
    const missing = await run('save', '--install');
    assert.equal(missing.code, 1);
    assert.match(missing.err, /^Tabletop Simulator has no folder of saves here \(looked for .*\): start the game once/);
    const [saves = ''] = savesFolders(process.platform, {}, folder);
    mkdirSync(saves, { recursive: true });
    const { code, out } = await run('save', '--install', '--assets', 'https://example.org/x');
    const written = ['json', 'png'].map((ending) => join(saves, `TS_Save_Griddle.${ending}`));
    assert.deepEqual([code, out.split('\n')], [0, written]);
    for (const file of written) assert.ok(existsSync(file), file);
    assert.deepEqual(readdirSync(saves).length, 2, 'the game shows folders among its saves');
    assert.ok(existsSync(join(saves, '../griddle-textures')));
    const folders = savesFolders('win32', { OneDrive: 'D', OneDriveConsumer: 'D' }, 'H').map((path) =>
      path.replaceAll('\\', '/'),
    );
    const rest = 'Documents/My Games/Tabletop Simulator/Saves';
    assert.deepEqual(folders, [`D/${rest}`, `H/${rest}`]);
    assert.match(savesFolders('darwin', {}, 'H')[0] ?? '', /^H.Library.Tabletop Simulator.Saves$/);
  });

  it('reports in one sentence what cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { code, err } = await run('save', '--out', 'file/table.json');
    assert.equal(code, 1);
    assert.match(err, /^\S*file\/table\.json cannot be written \((ENOTDIR|EEXIST)\)\.$/);
  });
});

describe('the package of pictures', () => {
  const { version } = PACKAGE;
  const cdn = (at: string): string => `https://cdn.example/npm/@griddle/tts-assets${at}/dist/`;

  it('has its address in the save, and nothing to upload', async () => {
    const args = ['save', 'waffle-wars', '--out', 'cdn/table.json', '--assets', cdn(`@${version}`)];
    const { code, out, err } = await run(...args);
    assert.deepEqual([code, out], [0, join(folder, 'cdn/table.json')], err);
    assert.equal(err, `The table will fetch its pictures from ${cdn(`@${version}`)}.`);
    assert.ok(readFileSync(out, 'utf8').includes(`"DiffuseURL":"${cdn(`@${version}`)}waffle-wars-1.`));
    assert.deepEqual(readdirSync(join(folder, 'cdn')), ['table.json']);
  });

  it('is refused in another version, and in whatever is newest', async () => {
    for (const at of ['@0.0.9', '@latest', '']) {
      for (const args of [
        ['save', '--out', 'cdn/other.json', '--assets', cdn(at)],
        ['assets', cdn(at)],
      ]) {
        const { code, err } = await run(...args);
        const flag = args[0] === 'save' ? '--assets' : 'assets';
        const wanted = `@griddle/tts-assets@${version} in the address, the version of this driver, not "${cdn(at)}".`;
        assert.deepEqual([code, err], [2, `${flag} wants ${wanted}`]);
      }
    }
    assert.ok(!existsSync(join(folder, 'cdn/other.json')));
  });

  it('has the files of all tables', async () => {
    const { code, out, err } = await run('textures', '--out', 'package');
    assert.deepEqual([code, out], [0, join(folder, 'package')], err);
    assert.deepEqual(readdirSync(out).sort(), Object.values(content.files).map(assetFile).sort());
    for (const texture of Object.values(content.files))
      assert.deepEqual(new Uint8Array(readFileSync(join(out, assetFile(texture)))), new Uint8Array(texture.bytes));
  });
});

describe('assets', () => {
  it('asks for every file at an address, and names those that do not answer', async () => {
    let gone = '';
    const asked: string[] = [];
    const server = createHttpServer(({ url = '', method }, answer) => {
      asked.push(`${method ?? ''} ${url}`);
      answer.writeHead(url === gone ? 404 : 200).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/t`;
    const text = JSON.stringify(makeSave(specOf('waffle-time'), content, base));
    const files = Object.values(content.files).filter((texture) => text.includes(assetFile(texture)));
    const all = await run('assets', base, '--table', 'waffle-time');
    assert.deepEqual([all.code, all.out], [0, `All ${files.length} files answer.`], all.err);
    assert.deepEqual(asked.sort(), files.map((texture) => `HEAD ${new URL(addressOf(base, texture)).pathname}`).sort());
    const [first] = files;
    assert.ok(first);
    gone = new URL(addressOf(base, first)).pathname;
    const one = await run('assets', base, '--table', 'waffle-time');
    const wanted = `1 of ${files.length} files do not answer: ${addressOf(base, first)} (404).`;
    assert.deepEqual([one.code, one.err], [1, wanted]);
    server.close();
  });
});

describe('a usage error', () => {
  for (const [args, sentence] of [
    [['sav'], 'There is no command "sav"; there are save, textures, assets, push, exec, record, put, check, map.'],
    [['save', '--put', 'x'], "Unknown option '--put'; --help lists the flags."],
    [['save', '--out'], "Option '--out <value>' argument missing; --help lists the flags."],
    [
      ['save', '--assets', 'C:\\x'],
      '--assets wants an address on the web, like https://example.org/griddle/, not "C:\\x".',
    ],
    [['assets', 'here'], 'assets wants an address on the web, like https://example.org/griddle/, not "here".'],
    [['save', '--install', '--out', 'x'], 'save takes --out or --install, not both.'],
    [['save', 'chess'], 'There is no table "chess"; there are TABLES.'],
    [['save', 'snake', 'reversi'], 'save does not know what "reversi" is for.'],
    [['check', '--game', 'chess'], 'There is no game "chess" on that table; there are GAMES.'],
    [['push', '--assets', 'x'], 'push takes no --assets.'],
    [['exec'], 'exec wants the Lua to run after it, in quotes.'],
    [['exec', 'return', '1'], 'exec does not know what "1" is for.'],
    [['put'], 'put wants a file, "puzzle" or "lesson" after it, in quotes.'],
    [['put', 'puzzle', '--number', '0'], '--number wants a whole number from 1, not "0".'],
    [['check', '--games', 'many'], '--games wants a whole number from 1, not "many".'],
    [['map', 'no place'], 'The message names no place in the script, like "chunk_0:(840,12-59): ...".'],
  ] as const) {
    it(`is one sentence: ${args.join(' ')}`, async () => {
      const { code, out, err } = await run(...args);
      const wanted = sentence.replace('TABLES', TABLE_IDS.join(', ')).replace('GAMES', GAME_IDS.join(', '));
      assert.deepEqual({ out, err }, { out: '', err: wanted });
      assert.equal(code, args[0] === 'map' ? 1 : 2);
    });
  }

  it('does not include a request for help', async () => {
    for (const args of [[], ['--help'], ['push', '-h']]) {
      const { code, out } = await run(...args);
      assert.equal(code, 0);
      assert.match(out, /^Makes and drives[^]*save[^]*push[^]*exec[^]*Examples/);
    }
  });
});

/** The number of the first line that has some text. */
function lineWith(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}

describe('a build', () => {
  it('has the same name in save, scripts and lines, wherever the pictures are, and another one for another script', async () => {
    const build = buildOf(specOf('waffle-wars'), content);
    const here = join(folder, 'build.json');
    const { builds } = await run('save', 'waffle-wars', '--out', here);
    assert.deepEqual(builds, [build]);
    const save = JSON.parse(readFileSync(here, 'utf8')) as Record<string, string>;
    assert.deepEqual([save['VersionNumber'], save['EpochTime'], save['Date']], [build, 0, '']);
    assert.ok(save['LuaScript']?.startsWith(`GRIDDLE_BUILD="${build}" `));
    assert.ok(save['XmlUI']?.includes(`text="Griddle ${build}"`), 'the panel names it');
    assert.notEqual(buildOf(specOf('waffle-wars'), { ...content, lua: `${content.lua}\n` }), build);
    assert.equal(buildOf(specOf('waffle-wars'), { ...content }), build);
  });

  it('has the time that a release gives', async () => {
    const here = join(folder, 'dated.json');
    await runWith({ SOURCE_DATE_EPOCH: '1795953600' }, 'save', 'waffle-wars', '--out', here);
    const save = JSON.parse(readFileSync(here, 'utf8')) as Record<string, unknown>;
    assert.deepEqual([save['EpochTime'], save['Date']], [1_795_953_600, '11/29/2026 12:00:00 PM']);
  });
});

describe('map', () => {
  it('finds the TypeScript line of a place in the script, in both dialects of Lua', async () => {
    const source = readFileSync(new URL('../src/mod/engine.ts', import.meta.url), 'utf8');
    const expected = `tts-mod/src/mod/engine.ts:${lineWith(source, "_G['onObjectDrop']")}`;
    const line = lineWith(content.lua, '_G.onObjectDrop=');
    for (const message of [`chunk_0:(${line},12-59): attempt to index a nil value`, `[string "x"]:${line}: attempt`]) {
      assert.equal((await run('map', message, '--table', 'waffle-wars')).out, expected);
    }
    const lineOfBox = lineWith(content.objects[GRID_SCRIPT.guid]?.lua ?? '', '_G.onObjectDrop=');
    assert.notEqual(lineOfBox, line);
    assert.equal(
      (await run('map', `chunk_0:(${lineOfBox},1-2): attempt`, '--game', 'snake', '--table', 'waffle-wars')).out,
      expected,
    );
  });
});

describe('map, as documented', () => {
  it('answers its own examples, says whose line it is, and tells the library and other builds apart', async () => {
    const help = (await run('--help')).out;
    const page = readFileSync(new URL('../../docs/tts-developers.md', import.meta.url), 'utf8');
    for (const text of [help, page]) {
      const [, example = ''] = /tts\.mjs map "([^"]*)"/.exec(text) ?? [];
      const [, number = ''] = /\((\d+),/.exec(example) ?? [];
      const shown = await run('map', example);
      assert.equal(shown.code, 0, shown.err);
      assert.equal(shown.err, `Line ${number} of Global’s script, table one-table.`);
      assert.match(shown.out, /^(tts-mod|packages)\/.*\.ts:\d+$/);
    }
    const library = await run('map', 'chunk_0:(3,1-2): attempt');
    assert.deepEqual([library.code, library.out], [0, 'the compiler’s library, which has no TypeScript line']);
    const [guid = '', script] = Object.entries(driven['one-table']?.objects ?? {})[0] ?? [];
    const line = lineWith(script?.lua ?? '', '_G.onObjectDrop=');
    const box = await run('map', `Error in Script (Box of Waffle Wars - ${guid}) chunk_4:(${line},1-2): attempt`);
    assert.match(box.out, /^tts-mod\/src\/mod\/engine\.ts:\d+$/);
    assert.equal(box.err, `Line ${line} of the script of object ${guid}, table one-table.`);
    const other = await run('map', 'chunk_0:(99999,1-2): attempt');
    assert.deepEqual([other.code, other.out], [1, '']);
    const [build] = library.builds;
    assert.equal(
      other.err,
      `Global’s script has no line 99999 in build ${build} of Griddle: the save is of another build.` +
        ' The page of options on its panel names it.',
    );
    const own = await run('map', `[Griddle ${build}] chunk_0:(840,1-2): attempt`);
    assert.equal(own.code, 0);
    const foreign = await run('map', '[Griddle 0.0.9+00000000] chunk_0:(840,1-2): attempt');
    assert.deepEqual(
      [foreign.code, foreign.err],
      [1, `The message is of build 0.0.9+00000000, this driver of build ${build}: use the driver of that build.`],
    );
  });
});

describe('a running game', () => {
  let game: FakeGame;
  let table: FakeTable;
  let ports: string[];

  before(async () => {
    table = new FakeTable(freshSave());
    game = await FakeGame.start(table);
    ports = [
      '--game-port',
      String(game.port),
      '--editor-port',
      String(game.editorPort),
      '--timeout',
      '2',
      '--table',
      'waffle-wars',
    ];
  });

  after(async () => {
    await game.stop();
    table.close();
  });

  it('receives the scripts and the panel', async () => {
    const { code, err, builds } = await run('push', ...ports);
    assert.deepEqual(
      [code, err],
      [0, 'The game says: loading\nThe game has reloaded with the new script; objects with scripts: 2.'],
    );
    const [state, box, ...others] = game.received.at(-1)?.scriptStates ?? [];
    assert.deepEqual(others, []);
    assert.ok(state && box);
    assert.deepEqual([state.guid, box.guid], ['-1', GRID_SCRIPT.guid]);
    const build = buildOf(specOf('waffle-wars'), content);
    assert.equal(state.script, stamped(content.lua, build));
    assert.equal(box.script, stamped(content.objects[box.guid]?.lua ?? '', build));
    assert.deepEqual(new Set(builds), new Set([build]), 'every line names the build');
    assert.equal(builds.length, 2);
    assert.match(state.ui, /<VerticalLayout id="griddle-frame"/, 'a panel left out would be deleted');
  });

  it('gets errors of its script reported with their TypeScript line', async () => {
    const line = lineWith(content.lua, '_G.onObjectDrop=');
    game.errorAfterLoad = `chunk_1:(${line},3-9): attempt to index a nil value`;
    const { code, err } = await run('push', ...ports);
    game.errorAfterLoad = undefined;
    assert.equal(code, 1);
    assert.match(err, /Error in Global Script: chunk_1:.*nil value \(tts-mod\/src\/mod\/engine\.ts:\d+\)$/);
  });

  it('runs Lua and returns its value', async () => {
    assert.equal((await run('exec', 'return 1 + 1', ...ports)).out, '2');
    assert.equal((await run('exec', 'return { "a", "b" }', ...ports)).out, '["a","b"]');
    const nothing = await run('exec', 'local x = 1', ...ports);
    assert.deepEqual(
      [nothing.code, nothing.out, nothing.err],
      [0, '', 'The game took the code; it returned no value.'],
    );
    const wrong = await run('exec', 'return nothing.here', ...ports);
    assert.equal(wrong.code, 1);
    assert.match(wrong.err, /^Error in Global Script: .*attempt to index[^.]*$/);
  });

  it('names its build and the driver’s in failures, if they differ', async () => {
    const build = buildOf(specOf('waffle-wars'), content);
    table.run('OWN_BUILD, GRIDDLE_BUILD = GRIDDLE_BUILD, "0.0.9+00000000"');
    const failed = [await run('exec', 'return nothing.here', ...ports)];
    table.run('REAL, griddleRecord = griddleRecord, function() return false end');
    failed.push(await run('record', ...ports));
    table.run('griddleRecord, GRIDDLE_BUILD = REAL, OWN_BUILD');
    for (const { code, err } of failed) {
      assert.equal(code, 1);
      assert.ok(
        err.includes(`The table in the game is build 0.0.9+00000000, this driver is build ${build}: run push`),
        err,
      );
    }
  });

  it('returns the record of its session, as output or into a file', async () => {
    table.play('c3', 's');
    table.play('c4', 'b');
    const { out } = await run('record', ...ports);
    assert.equal(out, table.record().trimEnd());
    assert.ok(parseRecords(out).ok);
    await run('record', '--out', 'session.txt', ...ports);
    assert.equal(readFileSync(join(folder, 'session.txt'), 'utf8'), table.record());
  });

  it('lays out the position of a puzzle, and nothing of its solution', async () => {
    writeFileSync(join(folder, 'set.txt'), '[Position "6/6/6/2b3/1s4/5b s"]\n[Goal "win"]\n\n1. b2xd4\n');
    const put = await run('put', 'set.txt', ...ports);
    assert.equal(put.code, 0, put.err);
    assert.match(put.out, /^Number 1 of .*set\.txt lies on the table\.$/);
    assert.match(table.record(), /Position "6\/6\/6\/2b3\/1s4\/5b s/);
    assert.doesNotMatch(table.record(), /b2xd4/);
    table.run('FakeTTS.pass(200)');
    assert.equal(table.board(), '6/6/6/2b3/1s4/5b');
    const shipped = await run('put', 'puzzle', '--number', '7', ...ports);
    assert.equal(shipped.code, 0, shipped.err);
    const lesson = await run('put', 'lesson', '--number', '2', ...ports);
    assert.equal(lesson.code, 0, lesson.err);
    assert.match(table.record(), /ss2b1 s/);
  });

  it('reports in one sentence a position that cannot be laid out', async () => {
    writeFileSync(join(folder, 'wrong.txt'), '[Position "6/6/6/2q3/1s4/5b s"]\n');
    for (const [args, sentence] of [
      [['wrong.txt'], /^\S*wrong\.txt: Line 1, character \d+: /],
      [['nothing.txt'], /nothing\.txt cannot be read \(ENOENT\); besides files there are puzzle, lesson\.$/],
      [['lesson', '--number', '99'], /^lesson has \d+ positions, and no number 99\.$/],
      [['lesson', '--game', 'snake'], /^The table plays waffle-wars: choose snake on its panel first/],
    ] as const) {
      const { code, err } = await run('put', ...args, ...ports);
      assert.equal(code, 1, err);
      assert.match(err, sentence);
    }
  });

  it('is compared with the rules in Node', async () => {
    const alike = await run('check', '--games', '12', ...ports);
    assert.deepEqual([alike.code, alike.out], [0, '12 random games are the same in the game and in Node.'], alike.err);
    const snake = await run('check', '--game', 'snake', '--games', '12', ...ports);
    assert.deepEqual([snake.code, snake.out], [0, '12 random games are the same in the game and in Node.'], snake.err);
    table.run('REAL = griddleGamePart griddleGamePart = function(...) return (REAL(...):gsub("c3", "c4", 1)) end');
    const other = await run('check', '--games', '12', ...ports);
    table.run('griddleGamePart = REAL');
    assert.equal(other.code, 1);
    assert.match(other.err, /Game \d+ differs\. Node: .* Game: /);
    assert.doesNotMatch(other.err, /build/);
  });

  it('reports another editor that uses the port', async () => {
    const editor = createServer().listen(game.editorPort, '127.0.0.1');
    await once(editor, 'listening');
    const { code, err } = await run('exec', 'return 1', ...ports);
    editor.close();
    assert.equal(code, 1);
    assert.equal(err, `Port ${game.editorPort} is taken: close the other editor that is joined to Tabletop Simulator.`);
  });
});

describe('a missing game', () => {
  it('is reported in one sentence', async () => {
    const port = await freePort();
    for (const command of [['push'], ['exec', 'return 1'], ['record'], ['check']]) {
      const { code, err } = await run(
        ...command,
        '--game-port',
        String(port),
        '--editor-port',
        String(await freePort()),
      );
      assert.equal(code, 1);
      assert.equal(err, `No game answers on port ${port}: start Tabletop Simulator and load the table first.`);
    }
  });

  it('or one that does not answer is reported in one sentence, too', async () => {
    const silent = createServer((socket) => socket.on('data', () => undefined)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, err } = await run(
      'push',
      '--timeout',
      '1',
      '--game-port',
      String(port),
      '--editor-port',
      String(await freePort()),
    );
    silent.close();
    assert.deepEqual([code, err], [1, 'The game did not reload within 1 seconds.']);
  });
});
