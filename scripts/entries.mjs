// The entries of the packages, the `exports` of their package.json. Public entries are written there by hand, except those of
// games and elements, which follow from the manifests. Entries under `./internal/` are exactly the imports of other packages of
// this repository. `npm run generate` writes both kinds, and `npm run generate -- --check` finds imports that are not listed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ELEMENTS_OF_GAMES, GAMES } from './games.mjs';
import { ROOT } from './run.mjs';

/** The packages with entries. */
export const PACKAGES = ['rules', 'languages', 'art', 'plate', 'bots', 'elements', 'cli'];
/** The packages with an entry for each game. */
const WITH_GAMES = ['rules', 'art'];
/** The folders that import packages. */
const PLACES = ['packages', 'testkit', 'tts-mod', 'stories', 'scripts', 'bench', 'integrations', 'examples'];
const SKIPPED = ['node_modules', 'dist', 'release', 'public', 'out'];
/** A test whose imports are made up. */
const TEST = 'scripts/test/imports.node.test.mjs';
/** An import of an entry. Templates with a placeholder for the game do not match. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"`])@griddle\/([a-z]+)\/([^'"`$\n]+)\1/g;

const manifestOf = (name, root) => JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8'));

/** The paths of the sources in a folder. */
function* filesIn(folder, root) {
  if (!existsSync(join(root, folder))) return;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && !SKIPPED.includes(entry.name)) yield* filesIn(path, root);
    } else if (/\.(ts|tsx|js|mjs)$/.test(entry.name) && path !== TEST) yield path;
  }
}

/** All imports of entries: file, package and entry. `written` has sources that are not on disk yet. */
export function importsOfEntries(written = new Map(), root = ROOT) {
  const files = new Set([...PLACES.flatMap((place) => [...filesIn(place, root)]), ...written.keys()]);
  return [...files]
    .sort()
    .flatMap((file) =>
      [...(written.get(file) ?? readFileSync(join(root, file), 'utf8')).matchAll(IMPORT)]
        .filter(([, , name]) => PACKAGES.includes(name))
        .map(([, , name, entry]) => ({ file, name, entry })),
    );
}

/** The source of an internal entry, from the folder of its package: `src/core/grid.ts` of `internal/core/grid.js`. */
const sourceOf = (entry) => `src/${entry.replace('internal/', '').replace(/\.js$/, '.ts')}`;

/** The condition under which this repository reads sources. Parcel asks every package for a plain `source`. */
const SOURCE = 'griddle-source';

/** The `exports` targets of a script. */
function targetsOf(source) {
  const built = source.replace(/^src\//, './dist/').replace(/\.ts$/, '');
  return { [SOURCE]: `./${source}`, types: `${built}.d.ts`, default: `${built}.js` };
}

/** The `exports` of an internal entry. A JSON file has two: in dist/ it is imported as a module (`scripts/build.mjs`). */
function internalEntries(entry) {
  const source = sourceOf(entry);
  if (!source.endsWith('.json')) return [[`./${entry}`, targetsOf(source)]];
  const built = source.replace(/^src\//, './dist/');
  return [
    [`./${entry.replace(/\.json$/, '.js')}`, { types: built, default: built.replace(/\.json$/, '.js') }],
    [`./${entry}`, { [SOURCE]: `./${source}`, default: built }],
  ];
}

/** The public entries, by name. */
function publicEntries(name, exports, root) {
  const listed = Object.entries(exports).filter(([entry]) => !entry.startsWith('./internal/'));
  if (name === 'elements') {
    // Two for each element: `waffle-wars.js`, and a longer one for bundlers that expect one file per element. A game has one more
    // for pages that only show it
    const isElement = ([, { [SOURCE]: source }]) => /^\.\/src\/(games|generated\/playable)\//.test(source);
    const at = listed.findIndex(isElement);
    const others = listed.filter((entry) => !isElement(entry));
    const elements = ELEMENTS_OF_GAMES.flatMap(({ entry, file, tag }) => [
      ...[`./${tag}.js`, `./${tag}/${tag}.js`].map((name) => [name, targetsOf(`src/${entry}`)]),
      ...(entry === file ? [] : [[`./${tag}/diagram.js`, targetsOf(`src/${file}`)]]),
    ]);
    return [...others.slice(0, at), ...elements, ...others.slice(at)];
  }
  if (!WITH_GAMES.includes(name)) return listed;
  const isThere = (source) => existsSync(join(root, `packages/${name}`, source));
  const games = GAMES.map(({ id }) => [`./${id}/index.js`, targetsOf(`src/${id}/index.ts`)]).filter(
    ([, { [SOURCE]: source }]) => isThere(source),
  );
  const isGame = ([entry, { [SOURCE]: source }]) =>
    games.some(([game]) => game === entry) || (source && !isThere(source));
  return [...listed.filter((entry) => !isGame(entry)), ...games];
}

/** The expected package.json of a package. */
export function manifestWithEntries(name, imports, root = ROOT) {
  const manifest = manifestOf(name, root);
  const internal = new Set(
    imports
      .filter((one) => one.name === name && one.entry.startsWith('internal/'))
      .map(({ entry }) => entry)
      .filter((entry) => existsSync(join(root, `packages/${name}`, sourceOf(entry)))),
  );
  const all = [...publicEntries(name, manifest.exports, root), ...[...internal].sort().flatMap(internalEntries)];
  // The key keeps its position
  return { ...manifest, exports: Object.fromEntries(all) };
}

/** A sentence for each import of an entry that is not listed, or has a public name. */
export function faultsOfImports(imports, root = ROOT) {
  const listed = new Map(PACKAGES.map((name) => [name, Object.keys(manifestOf(name, root).exports)]));
  return imports.flatMap(({ file, name, entry }) => {
    const said = `${file} imports @griddle/${name}/${entry}`;
    const isListed = listed.get(name).includes(`./${entry}`);
    const isOwn = file.startsWith(`packages/${name}/`);
    if (!entry.startsWith('internal/')) {
      if (isListed) return [];
      return isOwn
        ? [`${said}, which is not public: import packages/${name}/${sourceOf(entry)} by its path.`]
        : [`${said}, which is not public: import @griddle/${name}/internal/${entry}.`];
    }
    const path = entry.replace('internal/', '');
    if (listed.get(name).includes(`./${path}`)) return [`${said}, which is public: import @griddle/${name}/${path}.`];
    if (isOwn) return [`${said}, which is its own: import packages/${name}/${sourceOf(entry)} by its path.`];
    if (!existsSync(join(root, `packages/${name}`, sourceOf(entry))))
      return [`${said}, but there is no packages/${name}/${sourceOf(entry)}.`];
    return isListed ? [] : [`${said}, which packages/${name}/package.json does not list: run npm run generate.`];
  });
}
