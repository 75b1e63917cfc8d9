// The contents of griddle-wordpress.zip, as far as testable without WordPress; `npm run wordpress` tests it in one.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { unzipSync } from 'fflate';
import { FOLDER, version } from '../release-scripts.mjs';
import { ROOT, run, script } from '../run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'griddle-zip-'));
/** The texts of the files in the zip, by path in the plugin. */
const files = new Map();
let bytes;

before(async () => {
  assert.equal(await run(process.execPath, [script('release.mjs'), '--out', join(folder, 'release')]), 0);
  bytes = readFileSync(join(folder, 'release/griddle-wordpress.zip'));
  for (const [path, body] of Object.entries(unzipSync(bytes))) {
    assert.ok(path.startsWith('griddle/'), `${path} is not in the plugin's folder`);
    files.set(path.slice('griddle/'.length), Buffer.from(body).toString());
  }
});

after(() => rmSync(folder, { recursive: true }));

const php = () => [...files].filter(([path]) => path.endsWith('.php'));

test('the plugin is complete: everything that PHP, the block and the loader need is there', () => {
  for (const [, path] of files.get('griddle.php').matchAll(/__DIR__ \. '\/([^']+\.php)'/g)) {
    assert.ok(files.has(path), path);
  }
  for (const [, path] of files.get('griddle.php').matchAll(/plugins_url\( '([^']+)'/g))
    assert.ok(files.has(path), path);
  for (const path of ['readme.txt', 'uninstall.php', 'LICENSE', 'block/block.json', 'release/NOTICES.txt']) {
    assert.ok(files.has(path), path);
  }
  const asked = [...files]
    .filter(([path]) => path.startsWith('release/') && path.endsWith('.js'))
    .flatMap(([path, code]) => [...code.matchAll(/["'`]\.\/([\w./-]+\.js)["'`]/g)].map(([, file]) => ({ path, file })));
  assert.ok(asked.length > 20);
  for (const { path, file } of asked) {
    assert.ok(files.has(join(path, '..', file).replaceAll('\\', '/')), `${path} asks for ${file}`);
  }
});

test('it has the version of the release, and no files for pages of one game', () => {
  assert.match(files.get('griddle.php'), new RegExp(`^ \\* Version: +${version}$`, 'm'));
  assert.match(files.get('readme.txt'), new RegExp(`^Stable tag: ${version}$`, 'm'));
  assert.equal(JSON.parse(files.get('data.json')).version, version);
  const scripts = [...files.keys()].filter((path) => path.startsWith('release/'));
  assert.deepEqual(
    scripts.filter((path) => path.endsWith('-alone.js')),
    [],
  );
  assert.deepEqual(
    scripts.filter((path) => path.endsWith('.js') && !path.startsWith(`release/${FOLDER}`)),
    ['release/griddle.js'],
  );
});

test('no PHP file can be requested by itself', () => {
  assert.ok(php().length > 6);
  for (const [path, code] of php()) assert.match(code, /defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/, path);
});

test('each of its messages exists in English and in German, and each game has a name', () => {
  const { games, words } = JSON.parse(files.get('data.json'));
  const keys = new Set([
    ...Object.keys(games).map((game) => `game.${game}`),
    ...php().flatMap(([, code]) => [...code.matchAll(/'(maker\.[\w.-]+)'/g)].map(([, key]) => key)),
  ]);
  assert.ok(keys.size > 15);
  for (const language of ['en', 'de']) {
    assert.deepEqual(
      [...keys].filter((key) => !words[language][key]),
      [],
    );
  }
});

test('the placeholder of each mode and size has the places that PHP fills', () => {
  const { rooms, picture } = JSON.parse(files.get('data.json'));
  assert.match(picture, /width:100%/);
  for (const mode of ['diagram', 'replay', 'play', 'puzzle', 'lesson', 'daily'])
    for (const size of ['small', 'usual', 'large'])
      for (const kind of ['plain', 'comments']) {
        const { inside } = rooms[mode][size][kind];
        assert.equal(inside.split('%picture%').length, 2, `${mode} ${size} ${kind}`);
        assert.equal(inside.split('href="%link%"').length, 2);
        assert.equal(inside.includes('%record%'), ['replay', 'play'].includes(mode));
      }
});

test('the same sources give the same zip', async () => {
  assert.equal(await run(process.execPath, [script('release.mjs'), '--out', join(folder, 'again')]), 0);
  assert.ok(bytes.equals(readFileSync(join(folder, 'again/griddle-wordpress.zip'))));
});

test('the attributes of a block keep texts and pictures unchanged', async () => {
  const outfile = join(folder, 'editor.mjs');
  await build({
    stdin: {
      contents: `export * from './attributes.js'; export * from './packed.js';`,
      resolveDir: join(ROOT, 'integrations/wordpress/editor'),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    outfile,
  });
  const { elementAttributes, kept, meant, packed } = await import(pathToFileURL(outfile).href);
  for (const text of ['1. c4 {a < b && b > "c"}', '&amp;lt; &lt;b&gt; &amp;', "“O'Hara”"]) {
    assert.doesNotMatch(kept(text), /[<>]|&(?!(amp|lt|gt);)/);
    assert.equal(meant(kept(text)), text);
  }
  const svg = `<svg>${'é<g/>'.repeat(50_000)}</svg>`;
  assert.equal(gunzipSync(Buffer.from(await packed(svg), 'base64')).toString(), svg);
  const { elements } = JSON.parse(files.get('data.json'));
  const attributesOf = (attributes) => elementAttributes(attributes, elements['waffle-wars']);
  const empty = { game: 'waffle-wars', record: '', position: '', seats: '', flipped: false, alt: 'Words' };
  assert.deepEqual(attributesOf({ ...empty, mode: 'diagram' }), {});
  assert.deepEqual(attributesOf({ ...empty, mode: 'play', flipped: true, position: '6 &gt;' }), {
    mode: 'play',
    position: '6 >',
    flipped: '',
  });
});

test('the plugin takes the seats that the elements take', async () => {
  const { elements } = JSON.parse(files.get('data.json'));
  assert.equal(elements['waffle-wars'].seats, 'text');
  const outfile = join(folder, 'seats.mjs');
  await build({
    stdin: {
      contents: `export { parsePlayers } from './core/players.js'; export { waffleTime } from '@griddle/rules/waffle-time/index.js';`,
      resolveDir: join(ROOT, 'packages/elements/src'),
      loader: 'ts',
    },
    bundle: true,
    conditions: ['griddle-source'],
    format: 'esm',
    outfile,
  });
  const { parsePlayers, waffleTime } = await import(pathToFileURL(outfile).href);
  const [, seat] = /const SEAT = '(.*)';/.exec(files.get('includes/attributes.php'));
  const form = new RegExp(`^${seat}(,${seat}){0,7}$`);
  const taken = ['human', 'human,far', 'far,bot:best', 'bot', 'bot:2s', 'bot:0.25s,human', 'human,far,far,bot:hard'];
  const refused = ['dog', 'human,', 'Far', 'bot:', 'bot:s', 'human;far', 'bot:fast'];
  for (const seats of [...taken, ...refused]) {
    const isTaken = taken.includes(seats);
    assert.equal(form.test(seats), isTaken, seats);
    assert.equal(parsePlayers(waffleTime, seats).ok, isTaken, seats);
  }
});

test('the block has each attribute that the elements have', () => {
  const { elements } = JSON.parse(files.get('data.json'));
  const { attributes } = JSON.parse(files.get('block/block.json'));
  const wars = elements['waffle-wars'];
  assert.deepEqual(wars.mode, ['diagram', 'replay', 'play', 'puzzle', 'lesson']);
  assert.deepEqual([wars.keep, wars.still, wars.show, wars.ply], [['auto', 'none'], 'flag', 'text', 'number']);
  assert.equal(wars.told, undefined);
  assert.equal(elements['buffet-boss'].told, 'text');
  assert.deepEqual(elements['griddle-daily'].what, ['puzzle', 'waffle']);
  for (const name of ['id', 'lang', 'start', 'controls', 'src', 'told', 'what', 'date'])
    assert.deepEqual(attributes[name], { type: 'string', default: '' }, name);
  assert.deepEqual(attributes.flipped, { type: 'boolean', default: false });
  assert.deepEqual(attributes.game, { type: 'string', default: 'waffle-wars' });
});
