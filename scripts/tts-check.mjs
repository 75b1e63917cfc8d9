// Makes every Tabletop Simulator table as a user does, by `npm run tts -- TABLE`, and looks whether the save can be read
// and has all its pictures beside it. Scripts and pictures are made once, by the first of them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './run.mjs';

const OTHERS = ['waddle-waddle', 'waffle-time', 'top-waffle', 'bonus-games', 'waffle-wars-modes'];
const folder = mkdtempSync(join(tmpdir(), 'griddle-tts-'));

/** Every `file:` address in a save. */
function pictures(text) {
  return [...new Set(text.match(/file:[^"\\]+\.png/g) ?? [])];
}

try {
  // Without a name the first table; the driver that this has built makes the others
  execFileSync('npm', ['run', '--silent', 'tts', '--', '--out', join(folder, 'waffle-wars.json')], { cwd: ROOT });
  const driver = join(ROOT, 'tts-mod/dist/tts.mjs');
  for (const table of OTHERS) {
    execFileSync(process.execPath, [driver, 'save', table, '--out', join(folder, `${table}.json`)]);
  }
  for (const name of ['waffle-wars', ...OTHERS]) {
    const text = readFileSync(join(folder, `${name}.json`), 'utf8');
    const { LuaScript, XmlUI, ObjectStates } = JSON.parse(text);
    if (LuaScript === '' || XmlUI === '' || ObjectStates.length < 10) throw new Error(`${name}.json is not whole.`);
    const missing = pictures(text).filter((address) => !existsSync(fileURLToPath(address)));
    if (missing.length > 0) throw new Error(`${name}.json: no picture at ${missing.join(', ')}`);
    console.log(`${name}.json: ${ObjectStates.length} objects, ${pictures(text).length} pictures`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
