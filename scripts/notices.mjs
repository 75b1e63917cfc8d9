// The notices of software by others that is inside what we build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Licences of what is inside a package without being one itself. */
const INSIDE = { 'box2d3-wasm': 'packages/plate/BOX2D-LICENSE.txt' };

/** Name, version and licence of each package that modules come from, given by their paths below the repository. */
export function noticesOf(modules) {
  const names = modules.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  const texts = [...new Set(names)].sort().flatMap((name) => {
    const folder = join(ROOT, 'node_modules', name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file) throw new Error(`${name} is inside a release, and has no licence to go with it.`);
    const own = `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
    return INSIDE[name] ? [own, `${readFileSync(join(ROOT, INSIDE[name]), 'utf8').trim()}\n`] : [own];
  });
  return ['Griddle has software by others inside. These are its licences.\n', ...texts].join(`\n${'-'.repeat(40)}\n\n`);
}
