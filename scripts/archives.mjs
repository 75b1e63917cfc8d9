// The packages that a site with boards installs, as the archives that npm would publish.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT } from './run.mjs';

/** `@griddle/elements` and those of our packages that it needs. */
const PACKAGES = ['rules', 'languages', 'art', 'plate', 'bots', 'elements'];

/** Packs the packages into a folder; `npm run build` must have run. Returns the file of each package, by its name. */
export function pack(folder) {
  mkdirSync(folder, { recursive: true });
  const [command, ...words] = npm();
  const places = PACKAGES.flatMap((name) => ['--workspace', `packages/${name}`]);
  const args = [...words, 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ...places];
  const files = execFileSync(command, args, { cwd: ROOT, encoding: 'utf8' }).trim().split(/\r?\n/);
  return Object.fromEntries(
    files.map((file) => [file.replace(/^griddle-([a-z]+)-.*$/, '@griddle/$1'), join(folder, file)]),
  );
}
