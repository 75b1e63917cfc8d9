// The scripts of a release, built from the sources by esbuild: one file for each name, and nothing else.
//   griddle.js                   the loader, for pages of several games
//   GAME.js                      a game with the core, for pages of one game
//   GAME-diagram.js              the same without the code of play, which it fetches if a page has a game to play after all
//   play.js, frames.js           the page of one game in a frame, and what makes that as high as the game
//   embed.js, puzzles.js         the page that makes embeds, and the page of all puzzles
//   results.js                   for pages that take results: from frames, for a form, as xAPI statements
//   griddle/VERSION/*.js         what these fetch: core, play, panel, learn, annotate, friend, practice, guide, rooms, prose,
//                                export, sums of results, texts of rules, lessons, languages, sets of puzzles, bots,
//                                reasons why moves were worse, physics, and one a game
// Each file is bundled by itself; an import of a module in another file becomes an import of that file. Only the files
// NAME-alone.js, the same for pages of one game, do not import the core: they receive it from the game's file, because there
// are ten such files, and pages may add a query to their names.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { engineInside } from '../packages/plate/scripts/bundle.mjs';
import { bareStyles } from './bare-styles.mjs';
import { writeContent } from './content.mjs';
import { DAILY, ELEMENTS_OF_GAMES as elements, GAMES, hasEvaluator, hasReasons } from './games.mjs';
import { TAGS } from './languages.mjs';
import { ROOT } from './run.mjs';

const ELEMENTS = join(ROOT, 'packages/elements/src');
const BOTS = join(ROOT, 'packages/bots/src');
const LOADER = join(ELEMENTS, 'loader/griddle.ts');
const FOLDER_FILE = join(ELEMENTS, 'loader/folder.ts');

/** The version of the elements, and of the release. */
export const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/elements/package.json'), 'utf8'));
/** The folder of the files that the loader fetches. The version replaces hashes: these files never change. */
export const FOLDER = `griddle/${version}/`;

const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  format: 'esm',
  // Browsers read modules as UTF-8, whatever the server's headers say
  charset: 'utf8',
  target: 'es2022',
  conditions: ['griddle-source', 'production'],
  tsconfig: 'tsconfig.base.json',
  legalComments: 'none',
  logLevel: 'warning',
};

/** The names of the games' files. */
export const games = GAMES.map(({ tags: [tag] }) => tag);

/** The games with opponents, with the modules of their rules and of their evaluator, if any, relative to the bots' sources. */
const botGames = GAMES.filter(({ bot }) => bot).map((game) => ({
  game: game.id,
  rules: `@griddle/rules/${game.id}/index.js`,
  evaluator: hasEvaluator(game) ? [`./${game.id}/evaluator.js`] : [],
}));

/** The games with a set of puzzles. */
const puzzleGames = DAILY.map(({ id }) => id).sort();

/** The module by which a game's opponents stack, which pages import in addition to the worker; most games have none. */
function handOf(game) {
  return existsSync(join(BOTS, game, 'hand.ts')) ? [`@griddle/bots/internal/${game}/hand.js`] : [];
}

/** The source of a module with all elements of a game's file, in the folder of the loader. */
function gameSource(game) {
  return elements
    .flatMap(({ module, release }) => (release === game ? [`export * from '../${module}';`] : []))
    .join('\n');
}

/** The contents of each file, and the imports that resolve to it (packages by name, files by path). */
const FILES = {
  core: {
    entry: 'packages/elements/src/core/index.ts',
    imports: ['#core', 'lit', 'lit/decorators.js', 'lit/directives/keyed.js', 'lit/directives/repeat.js'],
  },
  play: { entry: 'packages/elements/src/play/index.ts', imports: ['#play'] },
  panel: { entry: 'packages/elements/src/panel/index.ts', imports: ['#panel'] },
  learn: { entry: 'packages/elements/src/learn/index.ts', imports: ['#learn'] },
  prose: { entry: 'packages/elements/src/prose/index.ts', imports: ['#prose'] },
  result: { entry: 'packages/elements/src/results/summary.ts', imports: ['#result'] },
  annotate: { entry: 'packages/elements/src/annotate/index.ts', imports: ['#annotate'] },
  friend: { entry: 'packages/elements/src/friend/index.ts', imports: ['#friend'] },
  practice: { entry: 'packages/elements/src/practice/index.ts', imports: ['#practice'] },
  guide: { entry: 'packages/elements/src/guide/index.ts', imports: ['#guide'] },
  rooms: { entry: 'packages/elements/src/rooms/index.ts', imports: ['#rooms'] },
  'all-games': { entry: 'packages/elements/src/panel/all-games.ts', imports: ['#all-games'] },
  export: { entry: 'packages/elements/src/core/export.ts', imports: ['#export'] },
  names: { entry: 'packages/elements/src/core/names.ts', imports: ['#names'] },
  lessons: { entry: 'packages/elements/src/learn/lessons.ts', imports: ['#lessons'] },
  summaries: { entry: 'packages/elements/src/summaries/index.ts', imports: ['#summaries'] },
  'rule-texts': { entry: 'packages/elements/src/learn/rule-texts.ts', imports: ['#rule-texts'] },
  ...Object.fromEntries(
    TAGS.map((language) => [
      `language-${language}`,
      {
        // Both files of a language in one, to which both imports resolve
        source: `import rules from './rules.json'; import elements from './elements.json';
          export default { ...rules, ...elements };`,
        resolveDir: join(ROOT, 'packages/languages/src', language),
        imports: ['rules', 'elements'].map((part) => `../${language}/${part}.json`),
      },
    ]),
  ),
  physics: { entry: 'packages/plate/src/engine.ts', imports: ['@griddle/plate/internal/engine.js'] },
  // Page and worker load the same file, the second time from the browser's cache
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
  reasons: {
    entry: 'packages/rules/src/reasons/index.ts',
    imports: ['@griddle/rules/internal/reasons/index.js'],
  },
  ...Object.fromEntries(
    GAMES.filter(hasReasons).map(({ id }) => [
      `reasons-${id}`,
      { entry: `packages/rules/src/${id}/reasons.ts`, imports: [`@griddle/rules/internal/${id}/reasons.js`] },
    ]),
  ),
  daily: { entry: 'packages/elements/src/daily/griddle-daily.ts', imports: ['../daily/griddle-daily.js'] },
  // The sets of puzzles are text only, so that pages of one game can fetch them, too
  sets: { entry: 'packages/elements/src/learn/sets.ts', imports: ['#sets'] },
  ...Object.fromEntries(
    puzzleGames.map((game) => [
      `puzzles-${game}`,
      {
        entry: `packages/elements/src/content/puzzles/${game}.ts`,
        imports: [`../content/puzzles/${game}.js`],
      },
    ]),
  ),
  ...Object.fromEntries(
    games.map((game) => [game, { source: gameSource(game), resolveDir: dirname(LOADER), imports: [] }]),
  ),
};

const homes = new Map(Object.entries(FILES).flatMap(([file, { imports }]) => imports.map((name) => [name, file])));

/** The file that an import resolves to; undefined if it is bundled with its importer. */
function homeOf({ path, importer, kind }) {
  const home = homes.get(path);
  if (home) return home;
  // The rules and the evaluator of a game are one file for the bots
  if (kind === 'dynamic-import' && importer === join(BOTS, 'generated/games.ts')) {
    const found = botGames.find(({ game, rules }) => path === rules || path === `../${game}/evaluator.js`);
    return found && `bots-${found.game}`;
  }
  const isCode = importer === join(ELEMENTS, 'generated/code.ts');
  return isCode ? elements.find(({ module }) => `../${module}` === path)?.release : undefined;
}

/** Keeps imports of other files external. `addressOf(file, importer)` returns the address, or nothing to bundle the file. */
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

/** Makes a page start the worker from the file that the page itself has loaded. */
const workerInside = {
  name: 'worker-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^#start-worker$/ }, () => ({ path: join(BOTS, 'start-release.ts') }));
  },
};

/** Sets the folder of the other files in the loader. */
const folderInside = {
  name: 'folder-inside',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]loader[\\/]folder\.ts$/ }, ({ path }) =>
      path === FOLDER_FILE ? { contents: `export const FOLDER = './${FOLDER}';`, loader: 'ts' } : undefined,
    );
  },
};

/** Keeps the loader external, for scripts next to it. */
const besideLoader = {
  name: 'beside-loader',
  setup({ onResolve }) {
    onResolve({ filter: /griddle\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** Parts outside a game's own file, with the function in `panel-code.ts` that loads each. */
const PARTS = {
  play: 'loadPlay',
  panel: 'loadPanel',
  learn: 'loadCoach',
  annotate: 'loadAnnotate',
  friend: 'loadFriend',
  practice: 'loadPractice',
  guide: 'loadGuide',
  rooms: 'loadRooms',
  result: 'loadResult',
  summaries: 'loadSummaries',
  'rule-texts': 'loadRuleTexts',
};

/**
 * Makes a game's own file load its other parts, and pass them the exports of the core that they need.
 * @param outside The parts that are not in the file itself.
 * @param names The exports of the core that these import.
 */
const partsAlone = (outside, names) => ({
  name: 'parts-alone',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /-alone\.js$/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /[\\/]core[\\/]panel-code\.ts$/ }, ({ path }) => ({
      contents: `import { ${names} } from './index.js';
        // Read when it is asked for: this is a module of the core itself
        const core = () => ({ ${[...names, ...Object.values(PARTS)]} });
        ${Object.entries(PARTS)
          .map(([file, load]) =>
            outside.includes(file)
              ? `let ${load}ed: Promise<unknown> | undefined;
                export function ${load}(): Promise<unknown> {
                  return (${load}ed ??= import('./${FOLDER}${file}-alone.js').then(({ define }) => define(core)));
                }`
              : `export const ${load} = (): Promise<unknown> => Promise.resolve();`,
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
  const names = new Set(lists.flatMap(([, list]) => list.split(',')).map((name) => name.split(' as ')[0]));
  // The parts get those that load parts from the module that defines them
  return [...names].filter((name) => !Object.values(PARTS).includes(name));
}

/** Files that a page of one game fetches later, some of them only on demand. */
const LATER = /^(language|bots|reasons|physics|export|all-games|lessons|prose|sets)/;

/**
 * The source of a game's file with the core. It requests panel, coach and opponents at once; the board works without them.
 * `isPlayable`: whether it contains the code of play.
 */
function aloneSource(game, isPlayable) {
  const { tag, bots } = elements.find(({ bots, release }) => release === game && bots !== undefined);
  return `${isPlayable ? '' : "import './play-first.js';"}
    import './panel-first.js';
    ${isPlayable ? "import '../play/index.js';" : ''}
    ${gameSource(game)}
    import { coachOf, opponentsOf, preload } from './preload.js';
    for (const element of document.querySelectorAll('${tag}'))
      preload([...coachOf(element).map((file) => file + '-alone'), ...opponentsOf(element, '${bots}')]);
    export { addMessages } from '#core';`;
}

/**
 * Writes the scripts to a folder.
 * @returns For each file that the loader fetches, by name: the paths of its modules, and the files that it imports.
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
  const codeOf = (file) => readFileSync(join(folder, FOLDER, `${file}.js`), 'utf8');
  for (const isPlayable of [true, false]) {
    const outside = Object.keys(PARTS).filter((part) => part !== 'play' || !isPlayable);
    const parts = partsAlone(outside, coreNames(outside.map(codeOf)));
    const later = otherFiles((home) => (LATER.test(home) ? `./${FOLDER}${home}.js` : undefined));
    for (const game of games)
      await build({
        ...options,
        stdin: { contents: aloneSource(game, isPlayable), resolveDir: dirname(LOADER), loader: 'ts' },
        outfile: join(folder, isPlayable ? `${game}.js` : `${game}-diagram.js`),
        plugins: [folderInside, parts, engineInside, later, bareStyles],
      });
  }
  for (const part of Object.keys(PARTS)) {
    await build({
      ...options,
      entryPoints: [FILES[part].entry],
      // A function that gets the core as an argument, in place of imports
      format: 'cjs',
      banner: { js: 'export function define(require) { const module = {};' },
      footer: { js: 'return module.exports;}' },
      outfile: join(folder, FOLDER, `${part}-alone.js`),
      plugins: [otherFiles((home) => (home === part ? undefined : `./${home}.js`)), bareStyles],
    });
  }
  for (const name of ['play', 'frames', 'embed', 'puzzles']) {
    await build({
      ...options,
      entryPoints: [join(dirname(LOADER), `${name}.ts`)],
      outfile: join(folder, `${name}.js`),
      // Pages include it as a classic script, so that it listens before any frame has loaded
      ...(name === 'frames' && { format: 'iife', charset: 'ascii' }),
      plugins: [besideLoader, otherFiles((home) => `./${FOLDER}${home}.js`), bareStyles],
    });
  }
  await build({
    ...options,
    entryPoints: [join(ELEMENTS, 'results/index.ts')],
    outfile: join(folder, 'results.js'),
  });
  await build({
    ...options,
    entryPoints: [LOADER],
    outfile: join(folder, 'griddle.js'),
    plugins: [folderInside, otherFiles((home) => `./${FOLDER}${home}.js`), bareStyles],
  });
  return files;
}
