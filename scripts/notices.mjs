// Third-party software in what we build: the notices, and a bill of materials.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT } from './run.mjs';

/** Licences of software inside a package that is not a package itself. */
const INSIDE = { 'box2d3-wasm': 'packages/plate/BOX2D-LICENSE.txt' };

/** The sorted names of the third-party packages that modules come from; modules are paths in the repository. */
function packagesOf(modules) {
  return [...new Set(modules.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []))].sort();
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/**
 * A bill of materials in CycloneDX format: the entries of `npm sbom` for the packages that modules come from. (It also lists
 * packages installed with them that are not included.) It has no time and serial number, so that builds are reproducible.
 */
export function sbomOf(modules, version) {
  const [command, ...words] = npm();
  const args = [...words, 'sbom', '--sbom-format', 'cyclonedx', '--workspace', '@griddle/elements'];
  const { bomFormat, specVersion, components } = JSON.parse(
    execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  );
  const own = modules.flatMap((path) => /^packages\/[^/]+/.exec(path)?.[0] ?? []);
  const names = [...new Set(own)].map((folder) => manifestOf(folder).name).concat(packagesOf(modules));
  const inside = names.map((name) => {
    const component = components.find((each) => each['bom-ref'].startsWith(`${name}@`));
    if (!component) throw new Error(`${name} is inside a release, and npm sbom does not list it.`);
    return component;
  });
  const component = { type: 'application', 'bom-ref': 'griddle', name: 'griddle', version };
  return `${JSON.stringify({ bomFormat, specVersion, version: 1, metadata: { component }, components: inside }, null, 2)}\n`;
}

/** Name, version and licence of each package that modules come from; modules are paths in the repository. */
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
