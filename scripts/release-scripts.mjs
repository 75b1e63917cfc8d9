// The scripts of a release, built from the sources by esbuild: one file for each name, and nothing else.
//   griddle.js                   the loader, for pages of several games
//   GAME.js                      a game with the core, for pages of one game
//   griddle/VERSION/*.js         what these fetch: core, panel, export, one a game, bots, physics
// Each file is bundled by itself; an import of what another file is made from stays an import of that file. Only
// panel-alone.js, the panel for pages of one game, imports nothing: it is given the core that is in the game's file, as
// there are ten such files, and pages may name them with a query behind the name.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { engineInside } from '../packages/plate/scripts/bundle.mjs';
import { ROOT } from './run.mjs';

const ELEMENTS = join(ROOT, 'packages/elements/src');
const BOTS = join(ROOT, 'packages/bots/src');
const LOADER = join(ELEMENTS, 'loader/griddle.ts');
const FOLDER_FILE = join(ELEMENTS, 'loader/folder.ts');

const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/elements/package.json'), 'utf8'));
/** Where the loader finds the other files. The version does what hashes would: these never change. */
export const FOLDER = `griddle/${version}/`;

const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['source', 'production'],
  tsconfig: 'tsconfig.base.json',
  legalComments: 'none',
  logLevel: 'warning',
};

/** The elements as the loader knows them: tag, file in a release, opponents, and the module of the code. */
const elements = [...readFileSync(LOADER, 'utf8').matchAll(/'([a-z-]+)': \{([^}]*)\}/g)].map(([, tag, code]) => ({
  tag,
  file: /file: '([a-z-]+)'/.exec(code)[1],
  bots: /bots: '([a-z-]+)'/.exec(code)?.[1],
  module: /import\('(.*?)'\)/.exec(code)[1],
}));

/** The games: the names of their files. */
export const games = [...new Set(elements.map(({ file }) => file))].filter((file) => file !== 'panel');

/** The bots' games, with the module of each one's rules, as the bots themselves know them. */
const botGames = [
  ...readFileSync(join(BOTS, 'games.ts'), 'utf8').matchAll(/import\('(@griddle\/rules\/([a-z-]+)\/.*?)'\)/g),
].map(([, rules, game]) => ({ game, rules }));

/** The module of the hands by which a game's opponents stack, which pages import beside the worker; none for most games. */
function handOf(game) {
  return existsSync(join(BOTS, game, 'hand.ts')) ? [`@griddle/bots/${game}/hand.js`] : [];
}

/** All elements of a game's file, as the source of a module beside the loader. */
function gameSource(game) {
  return elements.flatMap(({ file, module }) => (file === game ? [`export * from '${module}';`] : [])).join('\n');
}

/** What each file is made from, and the imports that lead to it (of packages by name, of files by path). */
const FILES = {
  core: {
    entry: 'packages/elements/src/core/index.ts',
    imports: ['#core', 'lit', 'lit/decorators.js', 'lit/directives/repeat.js'],
  },
  panel: { entry: 'packages/elements/src/panel/index.ts', imports: ['#panel'] },
  'all-games': { entry: 'packages/elements/src/panel/all-games.ts', imports: ['#all-games'] },
  export: { entry: 'packages/elements/src/core/export.ts', imports: ['#export'] },
  physics: { entry: 'packages/plate/src/engine.ts', imports: ['@griddle/plate/engine.js'] },
  bots: { entry: 'packages/bots/src/worker.ts', imports: ['@griddle/bots/worker.js'] },
  ...Object.fromEntries(
    botGames.map(({ game, rules }) => [
      `bots-${game}`,
      {
        source: [rules, `./${game}/brain.js`, ...handOf(game)].map((path) => `export * from '${path}';`).join(''),
        resolveDir: BOTS,
        imports: handOf(game),
      },
    ]),
  ),
  ...Object.fromEntries(
    games.map((game) => [game, { source: gameSource(game), resolveDir: dirname(LOADER), imports: [] }]),
  ),
};

const homes = new Map(Object.entries(FILES).flatMap(([file, { imports }]) => imports.map((name) => [name, file])));

/** The file that an import leads to; undefined for what is bundled with its importer. */
function homeOf({ path, importer, kind }) {
  const home = homes.get(path);
  if (home) return home;
  // Rules and brains of a game are one file for the bots
  if (kind === 'dynamic-import' && dirname(importer) === BOTS) {
    const found = botGames.find(({ game, rules }) => path === rules || path === `./${game}/brain.js`);
    return found && `bots-${found.game}`;
  }
  const element = importer === LOADER ? elements.find(({ module }) => module === path) : undefined;
  return element?.file;
}

/** Leaves imports of other files as they are. `addressOf(file, importer)` gives the address of one, or none to bundle it. */
const otherFiles = (addressOf) => ({
  name: 'other-files',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, (found) => {
      const home = found.kind === 'entry-point' ? undefined : homeOf(found);
      const address = home && addressOf(home, found.importer);
      return address ? { path: address, external: true } : undefined;
    });
  },
});

/** Tells the loader where the other files are. */
const folderInside = {
  name: 'folder-inside',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]loader[\\/]folder\.ts$/ }, ({ path }) =>
      path === FOLDER_FILE ? { contents: `export const FOLDER = './${FOLDER}';`, loader: 'ts' } : undefined,
    );
  },
};

/** Lets a game's own file fetch its panel, and give it what it asks of the core, by name. */
const panelAlone = (names) => ({
  name: 'panel-alone',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /panel-alone\.js$/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /[\\/]core[\\/]panel-code\.ts$/ }, ({ path }) => ({
      contents: `import { ${names} } from './index.js';
        let loaded: Promise<void> | undefined;
        export function loadPanel(): Promise<void> {
          const core = { ${names} };
          return (loaded ??= import('./${FOLDER}panel-alone.js').then(({ define }) => define(() => core)));
        }`,
      resolveDir: dirname(path),
      loader: 'ts',
    }));
  },
});

/** The names that a bundled file imports from the core. */
function coreNames(code) {
  const names = [...code.matchAll(/import\{([^}]*)\}from"\.\/core\.js"/g)].flatMap(([, list]) => list.split(','));
  return [...new Set(names.map((name) => name.split(' as ')[0]))];
}

/** What a page of one game fetches beside its file: the panel, and what a reader may never ask for. */
const LATER = /^(bots|physics|export|all-games)/;

/** A game with core. It asks for its panel as soon as it is here, as a board can be touched before that, and for opponents. */
function aloneSource(game) {
  const { tag, bots } = elements.find(({ file, bots }) => file === game && bots !== undefined);
  return `import './panel-first.js';
    ${gameSource(game)}
    import { loadPanel } from '../core/panel-code.js';
    import { opponentsOf, preload } from './preload.js';
    loadPanel().catch(() => undefined);
    for (const element of document.querySelectorAll('${tag}')) preload(opponentsOf(element, '${bots}'));
    export { addMessages } from '#core';`;
}

/**
 * Writes the scripts to a folder.
 * @returns For each file that the loader fetches, by its name: the paths of its modules, and the files it imports.
 */
export async function buildScripts(folder, { sourcemap = false } = {}) {
  const options = { ...COMMON, sourcemap };
  const beside = (self) => otherFiles((home) => (home === self ? undefined : `./${home}.js`));
  const files = new Map();
  for (const [file, { entry, source, resolveDir }] of Object.entries(FILES)) {
    const { metafile } = await build({
      ...options,
      metafile: true,
      ...(source ? { stdin: { contents: source, resolveDir, loader: 'ts' } } : { entryPoints: [entry] }),
      outfile: join(folder, FOLDER, `${file}.js`),
      plugins: [engineInside, beside(file)],
    });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
    files.set(file, { modules: Object.keys(metafile.inputs), imports });
  }
  const names = coreNames(readFileSync(join(folder, FOLDER, 'panel.js'), 'utf8'));
  for (const game of games) {
    const later = otherFiles((home) => (LATER.test(home) ? `./${FOLDER}${home}.js` : undefined));
    await build({
      ...options,
      stdin: { contents: aloneSource(game), resolveDir: dirname(LOADER), loader: 'ts' },
      outfile: join(folder, `${game}.js`),
      plugins: [folderInside, panelAlone(names), engineInside, later],
    });
  }
  await build({
    ...options,
    entryPoints: [FILES.panel.entry],
    // A function of the core: what is imported from there is asked of it
    format: 'cjs',
    banner: { js: 'export function define(require) { const module = {};' },
    footer: { js: '}' },
    outfile: join(folder, FOLDER, 'panel-alone.js'),
    plugins: [otherFiles((home) => (home === 'panel' ? undefined : `./${home}.js`))],
  });
  await build({
    ...options,
    entryPoints: [LOADER],
    outfile: join(folder, 'griddle.js'),
    plugins: [folderInside, otherFiles((home) => `./${FOLDER}${home}.js`)],
  });
  return files;
}
