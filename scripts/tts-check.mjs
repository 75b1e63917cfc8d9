// Builds every Tabletop Simulator table as a user does, with `npm run tts -- TABLE`, and checks that the save is readable, that
// all its pictures are next to it, and that the game can run its scripts: less than 200 kB each, without a goto. The first
// build makes all scripts and pictures.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm, ROOT } from './run.mjs';

const OTHERS = ['waffle-wars', 'waddle-waddle', 'waffle-time', 'top-waffle', 'buffet-boss'];
const LARGEST_SCRIPT = 200_000;
const folder = mkdtempSync(join(tmpdir(), 'griddle-tts-'));

/** Every `file:` address in a save. */
function pictures(text) {
  return [...new Set(text.match(/file:[^"\\]+\.png/g) ?? [])];
}

/** Checks a script, and returns its size in words. */
function sizeOf(name, script) {
  const bytes = Buffer.byteLength(script);
  if (bytes >= LARGEST_SCRIPT) throw new Error(`${name}: a script of ${bytes} bytes`);
  if (/\bgoto\b/.test(script.replace(/"(?:\\.|[^"\\])*"/g, '""'))) throw new Error(`${name}: a script with a goto`);
  return `${(bytes / 1000).toFixed(1)} kB`;
}

try {
  // Without a name the first table is built, and with it the driver that builds the others
  const [command, ...start] = npm();
  execFileSync(command, [...start, 'run', '--silent', 'tts', '--', '--out', join(folder, 'one-table.json')], {
    cwd: ROOT,
  });
  const driver = join(ROOT, 'tts-mod/dist/tts.mjs');
  for (const table of OTHERS) {
    execFileSync(process.execPath, [driver, 'save', table, '--out', join(folder, `${table}.json`)]);
  }
  for (const name of ['one-table', ...OTHERS]) {
    const text = readFileSync(join(folder, `${name}.json`), 'utf8');
    const { LuaScript, XmlUI, ObjectStates } = JSON.parse(text);
    if (LuaScript === '' || XmlUI === '' || ObjectStates.length < 10) throw new Error(`${name}.json is not whole.`);
    const missing = pictures(text).filter((address) => !existsSync(fileURLToPath(address)));
    if (missing.length > 0) throw new Error(`${name}.json: no picture at ${missing.join(', ')}`);
    const scripts = [LuaScript, ...ObjectStates.map((object) => object.LuaScript)].filter((script) => script !== '');
    const sizes = scripts.map((script) => sizeOf(name, script)).join(' and ');
    console.log(`${name}.json: ${ObjectStates.length} objects, ${pictures(text).length} pictures, Lua of ${sizes}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
