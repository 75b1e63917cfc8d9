// Adds to package-lock.json the platform packages (binaries for other systems) that npm left out.
//
// When the registry cannot provide the manifest of an optional package, npm >= 11.16 drops its entry, and `npm ci` then
// refuses the lockfile as out of sync (npm/cli issue 9846). A missing entry needs what its name says (exact version,
// operating system and processor), and the hash of its archive, which comes from the registry. Run by `npm run lock` after
// `npm install`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const LOCKFILE = new URL('../package-lock.json', import.meta.url);

const SYSTEMS = new Map(
  ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
    .map((name) => [name, name])
    .concat([['windows', 'win32']]),
);
const PROCESSORS = new Map(
  ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
    .map((name) => [name, name])
    .concat([
      ['64', 'x64'],
      ['aarch64', 'arm64'],
      ['ppc64le', 'ppc64'],
    ]),
);

/** Whether the package at `where` can resolve `name` as Node does: in its own node_modules, then in each one above. */
function resolves(packages, where, name) {
  for (let folder = where; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('node_modules/') - 1, 0))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (!folder.includes('node_modules/')) return folder !== '' && resolves(packages, '', name);
  }
}

/** A lockfile entry for a platform package, from what its name says. */
function platformEntry(name, version, dev) {
  const words = name.split(/[/@-]/);
  const system = words.map((word) => SYSTEMS.get(word)).find(Boolean);
  const processor = words.map((word) => PROCESSORS.get(word)).find(Boolean);
  return {
    version,
    optional: true,
    ...(dev && { dev: true }),
    ...(processor && { cpu: [processor] }),
    ...(system && { os: [system] }),
  };
}

/** The hash of a package's archive, from the registry. */
function integrityOf(name, version) {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Run it by npm: npm run lock');
  const args = [npm, 'view', `${name}@${version}`, 'dist.integrity'];
  const integrity = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
  if (!integrity.startsWith('sha512-')) throw new Error(`The registry has no hash of ${name}@${version}.`);
  return integrity;
}

const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8'));
const packages = lock.packages;
let added = 0;
for (const [where, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolves(packages, where, name)) continue;
    if (!/^\d+\.\d+\.\d+/.test(version)) {
      console.warn(`Not added, its version is a range: ${name}@${version} of ${where}`);
      continue;
    }
    packages[`node_modules/${name}`] = platformEntry(name, version, entry.dev);
    added++;
  }
}
for (const [where, entry] of Object.entries(packages)) {
  if (entry.integrity || entry.link || !where.includes('node_modules/')) continue;
  const { version, ...rest } = entry;
  packages[where] = {
    version,
    integrity: integrityOf(where.slice(where.lastIndexOf('node_modules/') + 13), version),
    ...rest,
  };
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
const hosts = Object.keys(packages).filter((key) => /^https?:/.test(packages[key].resolved ?? ''));
if (hosts.length > 0) throw new Error(`The lockfile names a registry host for: ${hosts.join(', ')}`);
writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} platform packages added`);
