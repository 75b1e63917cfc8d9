// Writes the folder tts/ of a release: the Tabletop Simulator save of all games with its picture, the textures and models that it
// fetches, the page to download it from, and the name of its build. Names of textures and models have a hash of their content, so
// that an address, which the game keeps for ever, never changes its meaning.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT } from './run.mjs';

/** The driver, one file that makes every save. */
export const DRIVER = join(ROOT, 'tts-mod/dist/tts.mjs');

/** Builds the driver: compiles the scripts and draws the pictures. */
export function buildDriver() {
  const [command, ...start] = npm();
  execFileSync(command, [...start, 'run', '--silent', 'build', '-w', '@griddle/tts-mod'], { cwd: ROOT });
}

/** Writes `tts/` into a release at an address: the save has to name where its pictures are. The driver must be built. */
export function writeTts(release, address) {
  const out = join(release, 'tts');
  mkdirSync(out, { recursive: true });
  const save = join(out, 'TS_Save_Griddle.json');
  const addresses = ['--assets', `${address}tts/griddle-textures/`, '--news', `${address}tts/build.json`];
  const flags = ['--out', save, ...addresses, '--picture'];
  execFileSync(process.execPath, [DRIVER, 'save', ...flags], { stdio: 'ignore' });
  cpSync(join(ROOT, 'scripts/tts.html'), join(out, 'index.html'));
  // By which a table of before learns that there is a newer one
  const { VersionNumber: build } = JSON.parse(readFileSync(save, 'utf8'));
  writeFileSync(join(out, 'build.json'), `${JSON.stringify({ build })}\n`);
}
