// Whose software is inside what we build: the notices of others, and a bill of materials.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Licences of what is inside a package without being one itself. */
const INSIDE = { 'box2d3-wasm': 'packages/plate/BOX2D-LICENSE.txt' };

/** The names of the packages by others that modules come from, in order; modules are paths below the repository. */
function packagesOf(modules) {
  return [...new Set(modules.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []))].sort();
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/**
 * A bill of materials in the form of CycloneDX: the packages that modules come from, with their licences and, for those by
 * others, the hashes of their archives. (`npm sbom` lists what is installed, which is not what is inside.)
 */
export function sbomOf(modules, version) {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const own = [...new Set(modules.flatMap((path) => /^packages\/[^/]+/.exec(path)?.[0] ?? []))].sort();
  const folders = [...own, ...packagesOf(modules).map((name) => `node_modules/${name}`)];
  const components = folders.map((folder) => {
    const { name, version: its, license } = manifestOf(folder);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${its}`;
    const [, hash] = /^sha512-(.*)$/.exec(lock[folder]?.integrity ?? '') ?? [];
    const hashes = hash && [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }];
    const licenses = [{ license: { id: license } }];
    return { type: 'library', 'bom-ref': purl, name, version: its, purl, licenses, ...(hashes && { hashes }) };
  });
  const component = { type: 'application', 'bom-ref': 'griddle', name: 'griddle', version };
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** Name, version and licence of each package that modules come from, given by their paths below the repository. */
export function noticesOf(modules) {
  const texts = packagesOf(modules).flatMap((name) => {
    const folder = join(ROOT, 'node_modules', name);
    const { version } = manifestOf(`node_modules/${name}`);
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file) throw new Error(`${name} is inside a release, and has no licence to go with it.`);
    const own = `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
    return INSIDE[name] ? [own, `${readFileSync(join(ROOT, INSIDE[name]), 'utf8').trim()}\n`] : [own];
  });
  return ['Griddle has software by others inside. These are its licences.\n', ...texts].join(`\n${'-'.repeat(40)}\n\n`);
}
