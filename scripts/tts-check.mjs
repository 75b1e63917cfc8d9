// Builds every Tabletop Simulator table as a user does, with `npm run tts -- TABLE`, and checks that the save is readable, that
// all its pictures are next to it, and that the save is small and the game can run its scripts, which have no goto. The first
// build makes all scripts and pictures. Then it downloads the table from a release as a host does, and asks for every address; and
// it asks for those of a save that names a CDN with the package of pictures.
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { npm, ROOT } from './run.mjs';
import { DRIVER, writeTts } from './tts-site.mjs';

const OTHERS = ['waffle-wars', 'waddle-waddle', 'waffle-time', 'top-waffle', 'buffet-boss'];
/** Everybody who joins reads the whole save. */
const LARGEST_SAVE = 1_500_000;
const folder = mkdtempSync(join(tmpdir(), 'griddle-tts-'));

/** Every `file:` address in a save. */
function pictures(text) {
  return [...new Set(text.match(/file:[^"\\]+\.png/g) ?? [])];
}

/** Checks a script, and returns its size in words. */
function sizeOf(name, script) {
  const bytes = Buffer.byteLength(script);
  if (/\bgoto\b/.test(script.replace(/"(?:\\.|[^"\\])*"/g, '""'))) throw new Error(`${name}: a script with a goto`);
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Serves a folder, as any static web space does. */
async function serve(root) {
  const server = createServer(({ url = '/', method }, answer) => {
    const path = join(root, decodeURIComponent(new URL(url, 'http://x').pathname));
    const file = url.endsWith('/') ? join(path, 'index.html') : path;
    if (!existsSync(file)) answer.writeHead(404).end();
    else answer.writeHead(200).end(method === 'HEAD' ? undefined : readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Asks for every address in a save, and returns how many there are. */
async function askFor(text) {
  const named = [...new Set(text.match(/https?:[^"\\]+\.(?:png|obj)/g))];
  for (const url of named) {
    const { ok, status } = await fetch(url, { method: 'HEAD' });
    if (!ok) throw new Error(`${url} in the save: ${status}`);
  }
  return named.length;
}

/** Makes the save with the address of the package of pictures on a CDN, and asks for every address that it names. */
async function checkPackage() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/tts-assets/package.json'), 'utf8'));
  const place = `npm/@griddle/tts-assets@${version}/dist/`;
  execFileSync(process.execPath, [DRIVER, 'textures', '--out', join(folder, place)], { stdio: 'ignore' });
  const server = await serve(folder);
  const address = `http://127.0.0.1:${server.address().port}/${place}`;
  const save = join(folder, 'cdn.json');
  execFileSync(process.execPath, [DRIVER, 'save', '--out', save, '--assets', address], { stdio: 'ignore' });
  const count = await askFor(readFileSync(save, 'utf8'));
  if (count === 0) throw new Error('The save names no picture of the package.');
  server.close();
  console.log(`@griddle/tts-assets@${version}: ${count} addresses that answer`);
}

/** Downloads the table as its page says, and asks for every address that the save names. */
async function checkDownload() {
  const server = await serve(folder);
  const address = `http://127.0.0.1:${server.address().port}/`;
  writeTts(folder, address);
  const page = new URL('tts/', address);
  const links = [...(await (await fetch(page)).text()).matchAll(/<a href="([^"]*)" download>/g)].map(
    ([, link]) => link,
  );
  if (links.length !== 2) throw new Error(`The page has ${links.length} downloads.`);
  const answers = await Promise.all(links.map((link) => fetch(new URL(link, page))));
  const [json, png] = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  const text = Buffer.from(json).toString('utf8');
  JSON.parse(text);
  if (!Buffer.from(png).subarray(1, 4).equals(Buffer.from('PNG'))) throw new Error('The picture of the save is none.');
  const count = await askFor(text);
  const { LuaScript, VersionNumber } = JSON.parse(text);
  const news = /^GRIDDLE_NEWS="([^"]*)" /.exec(LuaScript)?.[1] ?? '';
  const { build } = await (await fetch(news)).json();
  if (build !== VersionNumber) throw new Error(`${news} names the build ${build}; the save has ${VersionNumber}.`);
  const { stdout } = await promisify(execFile)(process.execPath, [DRIVER, 'assets', `${address}tts/griddle-textures/`]);
  server.close();
  console.log(`tts/: a save of ${text.length} bytes, ${count} addresses that answer; ${stdout.trim()}`);
}

try {
  // Without a name the first table is built, and with it the driver that builds the others
  const [command, ...start] = npm();
  execFileSync(command, [...start, 'run', '--silent', 'tts', '--', '--out', join(folder, 'one-table.json')], {
    cwd: ROOT,
  });
  for (const table of OTHERS) {
    execFileSync(process.execPath, [DRIVER, 'save', table, '--out', join(folder, `${table}.json`)]);
  }
  for (const name of ['one-table', ...OTHERS]) {
    const text = readFileSync(join(folder, `${name}.json`), 'utf8');
    const size = Buffer.byteLength(text);
    if (size >= LARGEST_SAVE) throw new Error(`${name}.json has ${size} bytes.`);
    const { LuaScript, XmlUI, ObjectStates } = JSON.parse(text);
    if (LuaScript === '' || XmlUI === '' || ObjectStates.length < 10) throw new Error(`${name}.json is not whole.`);
    const missing = pictures(text).filter((address) => !existsSync(fileURLToPath(new URL(address))));
    if (missing.length > 0) throw new Error(`${name}.json: no picture at ${missing.join(', ')}`);
    const scripts = [LuaScript, ...ObjectStates.map((object) => object.LuaScript ?? '')].filter(
      (script) => script !== '',
    );
    const sizes = scripts.map((script) => sizeOf(name, script)).join(' and ');
    console.log(
      `${name}.json: ${size} bytes, ${ObjectStates.length} objects, ${pictures(text).length} pictures, Lua of ${sizes}`,
    );
  }
  await checkDownload();
  await checkPackage();
} finally {
  rmSync(folder, { recursive: true });
}
