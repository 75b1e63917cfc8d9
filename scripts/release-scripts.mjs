// The scripts of a release, built from the sources by esbuild: one file for each name, and nothing else.
//   griddle.js                   the loader, for pages of several games
//   GAME.js                      a game with the core, for pages of one game
//   play.js, frames.js           the page of one game in a frame, and what makes that as high as the game
//   embed.js                     the page that makes embeds
//   griddle/VERSION/*.js         what these fetch: core, panel, learn, export, texts of rules, lessons, languages, one a game, daily
//                                puzzles, bots, physics
// Each file is bundled by itself; an import of what another file is made from stays an import of that file. Only
// panel-alone.js and learn-alone.js, the panel and the coach for pages of one game, import nothing: they are given the core
// that is in the game's file, as there are ten such files, and pages may name them with a query behind the name.
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { engineInside } from '../packages/plate/scripts/bundle.mjs';
import { writeContent } from './content.mjs';
import { DAILY, ELEMENTS_OF_GAMES as elements, GAMES, hasEvaluator } from './games.mjs';
import { TAGS } from './languages.mjs';
import { ROOT } from './run.mjs';

const ELEMENTS = join(ROOT, 'packages/elements/src');
const BOTS = join(ROOT, 'packages/bots/src');
const LOADER = join(ELEMENTS, 'loader/griddle.ts');
const FOLDER_FILE = join(ELEMENTS, 'loader/folder.ts');

/** The version of the elements, which a release has. */
export const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/elements/package.json'), 'utf8'));
/** Where the loader finds the other files. The version does what hashes would: these never change. */
export const FOLDER = `griddle/${version}/`;

const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  format: 'esm',
  // Modules are read as UTF-8, whatever a server says of them
  charset: 'utf8',
  target: 'es2022',
  conditions: ['source', 'production'],
  tsconfig: 'tsconfig.base.json',
  legalComments: 'none',
  logLevel: 'warning',
};

/** The games: the names of their files. */
export const games = GAMES.map(({ tags: [tag] }) => tag);

/** The games with opponents, with the modules of each one's rules and of its own evaluator, if any, from the bots' sources. */
const botGames = GAMES.filter(({ bot }) => bot).map((game) => ({
  game: game.id,
  rules: `@griddle/rules/${game.id}/index.js`,
  evaluator: hasEvaluator(game) ? [`./${game.id}/evaluator.js`] : [],
}));

/** The games with a daily puzzle. */
const dailyGames = DAILY.map(({ id }) => id).sort();

/** The module of the hands by which a game's opponents stack, which pages import beside the worker; none for most games. */
function handOf(game) {
  return existsSync(join(BOTS, game, 'hand.ts')) ? [`@griddle/bots/internal/${game}/hand.js`] : [];
}

/** All elements of a game's file, as the source of a module beside the loader. */
function gameSource(game) {
  return elements
    .flatMap(({ module, release }) => (release === game ? [`export * from '../${module}';`] : []))
    .join('\n');
}

/** What each file is made from, and the imports that lead to it (of packages by name, of files by path). */
const FILES = {
  core: {
    entry: 'packages/elements/src/core/index.ts',
    imports: ['#core', 'lit', 'lit/decorators.js', 'lit/directives/keyed.js', 'lit/directives/repeat.js'],
  },
  panel: { entry: 'packages/elements/src/panel/index.ts', imports: ['#panel'] },
  learn: { entry: 'packages/elements/src/learn/index.ts', imports: ['#learn'] },
  'all-games': { entry: 'packages/elements/src/panel/all-games.ts', imports: ['#all-games'] },
  export: { entry: 'packages/elements/src/core/export.ts', imports: ['#export'] },
  lessons: { entry: 'packages/elements/src/learn/lessons.ts', imports: ['#lessons'] },
  summaries: { entry: 'packages/elements/src/summaries/index.ts', imports: ['#summaries'] },
  'rule-texts': { entry: 'packages/elements/src/learn/rule-texts.ts', imports: ['#rule-texts'] },
  ...Object.fromEntries(
    TAGS.map((language) => [
      `language-${language}`,
      {
        // Both files of a language as one, which both imports lead to
        source: `import rules from './rules.json'; import elements from './elements.json';
          export default { ...rules, ...elements };`,
        resolveDir: join(ROOT, 'packages/languages/src', language),
        imports: ['rules', 'elements'].map((part) => `../${language}/${part}.json`),
      },
    ]),
  ),
  physics: { entry: 'packages/plate/src/engine.ts', imports: ['@griddle/plate/internal/engine.js'] },
  // Page and worker load the same file, which waits in the browser's cache for the second
  bots: {
    source: `export * from './worker.js';
      import { serve } from './serve.js';
      if (typeof document === 'undefined') serve();`,
    resolveDir: BOTS,
    imports: ['@griddle/bots/worker.js'],
  },
  ...Object.fromEntries(
    botGames.map(({ evaluator, game, rules }) => [
      `bots-${game}`,
      {
        source: [rules, ...evaluator, ...handOf(game)].map((path) => `export * from '${path}';`).join(''),
        resolveDir: BOTS,
        imports: handOf(game),
      },
    ]),
  ),
  // The daily puzzle with the puzzles of one game: a page waits for no file more than that
  ...Object.fromEntries(
    dailyGames.map((game) => [
      `daily-${game}`,
      {
        source: `export * from '../daily/griddle-daily.js'; export * from '../content/puzzles/${game}.js';`,
        resolveDir: dirname(LOADER),
        imports: [`../content/puzzles/${game}.js`],
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
  // Every file of a daily puzzle has its code; where no game is told the loader takes any
  if (path === '../daily/griddle-daily.js' && kind === 'dynamic-import') return `daily-${dailyGames[0]}`;
  const home = homes.get(path);
  if (home) return home;
  // Rules and the evaluator of a game are one file for the bots
  if (kind === 'dynamic-import' && importer === join(BOTS, 'generated/games.ts')) {
    const found = botGames.find(({ game, rules }) => path === rules || path === `../${game}/evaluator.js`);
    return found && `bots-${found.game}`;
  }
  const isCode = importer === join(ELEMENTS, 'generated/code.ts');
  return isCode ? elements.find(({ module }) => `../${module}` === path)?.release : undefined;
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

/** Lets a page start the worker from the file that it has loaded itself. */
const workerInside = {
  name: 'worker-inside',
  setup({ onResolve }) {
    onResolve({ filter: /start-worker\.js$/ }, () => ({ path: join(BOTS, 'start-release.ts') }));
  },
};

/** Tells the loader where the other files are. */
const folderInside = {
  name: 'folder-inside',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]loader[\\/]folder\.ts$/ }, ({ path }) =>
      path === FOLDER_FILE ? { contents: `export const FOLDER = './${FOLDER}';`, loader: 'ts' } : undefined,
    );
  },
};

/** Leaves the loader where it is, for scripts beside it. */
const besideLoader = {
  name: 'beside-loader',
  setup({ onResolve }) {
    onResolve({ filter: /griddle\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** A style sheet in a template without comments, and without blanks where they mean nothing. */
const tight = (sheet) =>
  sheet
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/(\$\{[^}]*\})| ?([{};]) ?/g, '$1$2')
    .replace(/([:,]) /g, '$1')
    .replace(/;}/g, '}');

/** Leaves out what readers need not fetch of the style sheets in templates. */
const bareStyles = {
  name: 'bare-styles',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]elements[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return {
        contents: source.replace(/\bcss`[^`]*`/g, tight),
        loader: 'ts',
      };
    });
  },
};

/** Parts beside a game's own file, with the function of `panel-code.ts` that fetches each. */
const PARTS = { panel: 'loadPanel', learn: 'loadCoach' };

/** Lets a game's own file fetch its panel and its coach, and give them what they ask of the core, by name. */
const partsAlone = (names) => ({
  name: 'parts-alone',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /-alone\.js$/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /[\\/]core[\\/]panel-code\.ts$/ }, ({ path }) => ({
      contents: `import { ${names} } from './index.js';
        // Read when it is asked for: this is a module of the core itself
        const core = () => ({ ${names} });
        ${Object.entries(PARTS)
          .map(
            ([file, load]) => `let ${file}: Promise<unknown> | undefined;
              export function ${load}(): Promise<unknown> {
                return (${file} ??= import('./${FOLDER}${file}-alone.js').then(({ define }) => define(core)));
              }`,
          )
          .join('\n')}`,
      resolveDir: dirname(path),
      loader: 'ts',
    }));
  },
});

/** The names that bundled files import from the core. */
function coreNames(codes) {
  const lists = codes.flatMap((code) => [...code.matchAll(/import\{([^}]*)\}from"\.\/core\.js"/g)]);
  return [...new Set(lists.flatMap(([, list]) => list.split(',')).map((name) => name.split(' as ')[0]))];
}

/** What a page of one game fetches beside its file: the panel, and what a reader may never ask for. */
const LATER = /^(language|bots|physics|export|all-games|rule-texts|lessons)/;

/** A game with core. It asks for its panel as soon as it is here, as a board can be touched before that, and for opponents. */
function aloneSource(game) {
  const { tag, bots } = elements.find(({ bots, release }) => release === game && bots !== undefined);
  return `import './panel-first.js';
    ${gameSource(game)}
    import { loadPanel } from '../core/panel-code.js';
    import { coachOf, opponentsOf, preload } from './preload.js';
    loadPanel().catch(() => undefined);
    for (const element of document.querySelectorAll('${tag}'))
      preload([...coachOf(element).map((file) => file + '-alone'), ...opponentsOf(element, '${bots}')]);
    export { addMessages } from '#core';`;
}

/**
 * Writes the scripts to a folder.
 * @returns For each file that the loader fetches, by its name: the paths of its modules, and the files it imports.
 */
export async function buildScripts(folder, { sourcemap = false } = {}) {
  writeContent();
  const options = { ...COMMON, sourcemap };
  const beside = (self) => otherFiles((home) => (home === self ? undefined : `./${home}.js`));
  const files = new Map();
  for (const [file, { entry, source, resolveDir }] of Object.entries(FILES)) {
    const { metafile } = await build({
      ...options,
      metafile: true,
      ...(source ? { stdin: { contents: source, resolveDir, loader: 'ts' } } : { entryPoints: [entry] }),
      outfile: join(folder, FOLDER, `${file}.js`),
      plugins: [workerInside, engineInside, beside(file), bareStyles],
    });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
    files.set(file, { modules: Object.keys(metafile.inputs), imports });
  }
  const names = coreNames(Object.keys(PARTS).map((file) => readFileSync(join(folder, FOLDER, `${file}.js`), 'utf8')));
  for (const game of games) {
    const later = otherFiles((home) => (LATER.test(home) ? `./${FOLDER}${home}.js` : undefined));
    await build({
      ...options,
      stdin: { contents: aloneSource(game), resolveDir: dirname(LOADER), loader: 'ts' },
      outfile: join(folder, `${game}.js`),
      plugins: [folderInside, partsAlone(names), engineInside, later, bareStyles],
    });
  }
  for (const part of Object.keys(PARTS)) {
    await build({
      ...options,
      entryPoints: [FILES[part].entry],
      // A function of the core: what is imported from there is asked of it
      format: 'cjs',
      banner: { js: 'export function define(require) { const module = {};' },
      footer: { js: 'return module.exports;}' },
      outfile: join(folder, FOLDER, `${part}-alone.js`),
      plugins: [otherFiles((home) => (home === part ? undefined : `./${home}.js`)), bareStyles],
    });
  }
  for (const name of ['play', 'frames', 'embed']) {
    await build({
      ...options,
      entryPoints: [join(dirname(LOADER), `${name}.ts`)],
      outfile: join(folder, `${name}.js`),
      // A page names it without a type, so that it listens before any frame is there
      ...(name === 'frames' && { format: 'iife', charset: 'ascii' }),
      plugins: [besideLoader, otherFiles((home) => `./${FOLDER}${home}.js`), bareStyles],
    });
  }
  await build({
    ...options,
    entryPoints: [LOADER],
    outfile: join(folder, 'griddle.js'),
    plugins: [folderInside, otherFiles((home) => `./${FOLDER}${home}.js`), bareStyles],
  });
  return files;
}
