// Size limits, checked by `npm run size` on the sources, bundled into one file and minified as a release is.
// What is imported statically counts: all that a board, or a game from its first move on, needs. What a page fetches only
// when an attribute, a mistake or a person asks for it (`import()`) is listed below, each on top of what is there already.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { minifySync } from 'rolldown/utils';
import { lessCode } from './scripts/less-code.mjs';
import { shortStyles } from './scripts/short-styles.mjs';

const fetchedLater = {
  name: 'fetched-later',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
  },
};

/** The minifiers of the release, after that of esbuild, which comes with the bundle. */
const minified = {
  name: 'minified',
  setup({ initialOptions, onEnd }) {
    initialOptions.metafile = true;
    onEnd(async ({ metafile }) => {
      for (const path of Object.keys(metafile?.outputs ?? {}).filter((file) => file.endsWith('.js'))) {
        const { code: less } = await lessCode(readFileSync(path, 'utf8'));
        const { code } = minifySync(path, less, { module: true, mangle: { toplevel: true } });
        writeFileSync(path, code);
      }
    });
  },
};

const options = {
  format: 'esm',
  target: 'es2022',
  conditions: ['source', 'production'],
  tsconfig: 'tsconfig.base.json',
};

const entry = (name, path, limit, more = []) => ({
  name,
  path,
  limit,
  gzip: true,
  modifyEsbuildConfig: (config) => ({ ...config, ...options, plugins: [fetchedLater, shortStyles, ...more, minified] }),
});

/** Leaves out what an element has loaded already. */
const without = (element) => ({
  name: 'without',
  setup({ onResolve, resolve: find, onStart }) {
    let loaded = new Set();
    onStart(async () => {
      const plugins = [fetchedLater];
      const { metafile } = await build({
        ...options,
        entryPoints: [element],
        bundle: true,
        write: false,
        outdir: 'none',
        metafile: true,
        plugins,
      });
      loaded = new Set(Object.keys(metafile.inputs).map((path) => resolve(path)));
    });
    onResolve({ filter: /.*/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'import-statement' || pluginData === find) return undefined;
      const found = await find(path, { kind, resolveDir, pluginData: find });
      return loaded.has(found.path) ? { path, external: true } : undefined;
    });
  },
});

const ELEMENTS = 'packages/elements/src';

/** A game with what follows its first picture and is needed to play: hands, motion, and what else of its own. */
const played = (name, limit, own = {}) => {
  const className = name.replace(/(?:^|-)(.)/g, (_all, letter) => letter.toUpperCase());
  return {
    ...entry(`<${name}> with hands, as it is played`, undefined, limit),
    path: undefined,
    import: {
      [`${ELEMENTS}/${name}/${name}.ts`]: `{ ${className} }`,
      [`${ELEMENTS}/old-core/hands.ts`]: '{ BoardInput, Hand, Motion }',
      ...own,
    },
  };
};

const onTopOf = (element, name, path, limit) =>
  entry(`+ ${name}`, `${ELEMENTS}/${path}`, limit, [without(`${ELEMENTS}/${element}`)]);
const onGame = (...what) => onTopOf('old-core/game-element.ts', ...what);

export default [
  // What stands on the page and has its words. The aims are 16 kB for diagrams, 25 kB for <waffle-wars>, 40 kB for
  // <waffle-time> and <top-waffle>, 32 kB for <waddle-waddle>, 36 kB for <buffet-boss> and 20 kB for the bonus games.
  entry('<waffle-wars>: board, rules and words', `${ELEMENTS}/waffle-wars/waffle-wars.ts`, '21.75 kB'),
  entry('<waffle-board>: a diagram', `${ELEMENTS}/waffle-board/waffle-board.ts`, '14.65 kB'),
  entry('<draft-board>: a diagram', `${ELEMENTS}/draft-board/draft-board.ts`, '16 kB'),
  entry('<waffle-time>: areas, rules and words', `${ELEMENTS}/waffle-time/waffle-time.ts`, '35.4 kB'),
  entry('<pengo-board>: a diagram of tiles', `${ELEMENTS}/pengo-board/pengo-board.ts`, '14.75 kB'),
  entry('<waddle-waddle>: board, rules and words', `${ELEMENTS}/waddle-waddle/waddle-waddle.ts`, '27.4 kB'),
  entry('<top-waffle>: areas, rules and words', `${ELEMENTS}/top-waffle/top-waffle.ts`, '36.65 kB'),
  entry('<buffet-boss>: areas, rules and words', `${ELEMENTS}/buffet-boss/buffet-boss.ts`, '32.3 kB'),
  entry('<order-board>: a display alone', `${ELEMENTS}/order-board/order-board.ts`, '16 kB'),
  entry('<buffet-line>: a line alone', `${ELEMENTS}/buffet-line/buffet-line.ts`, '15.4 kB'),
  entry('<snake-board>: board, rules and words', `${ELEMENTS}/snake-board/snake-board.ts`, '18.25 kB'),
  entry('<waffle-checkers>: board, rules and words', `${ELEMENTS}/waffle-checkers/waffle-checkers.ts`, '18.75 kB'),
  entry('<hostage-rescue>: board, rules and words', `${ELEMENTS}/hostage-rescue/hostage-rescue.ts`, '19.3 kB'),
  entry('<connect-four>: board, rules and words', `${ELEMENTS}/connect-four/connect-four.ts`, '18.25 kB'),
  entry('<reversi-board>: board, rules and words', `${ELEMENTS}/reversi-board/reversi-board.ts`, '18.7 kB'),

  // With the code that answers to fingers and keys, which comes after the first picture
  played('waffle-wars', '36 kB'),
  played('waddle-waddle', '31 kB', { [`${ELEMENTS}/waddle-waddle/telling.ts`]: '*' }),
  played('waffle-time', '39.7 kB', { [`${ELEMENTS}/waffle-time/help.ts`]: '*' }),
  played('top-waffle', '39.3 kB'),
  played('buffet-boss', '35.35 kB', { [`${ELEMENTS}/buffet-boss/telling.ts`]: '*' }),
  played('connect-four', '22.25 kB', { [`${ELEMENTS}/connect-four/more.ts`]: '*' }),

  entry('What any element with a board loads', `${ELEMENTS}/old-core/diagram-element.ts`, '9.65 kB'),
  entry('What any game that can be played loads', `${ELEMENTS}/old-core/game-element.ts`, '13.65 kB'),
  entry('Controls, move list and menu beside a board', `${ELEMENTS}/old-core/panel.ts`, '13.15 kB'),

  // Fetched on demand, on top of what any game loads
  onGame('hands and motion: soon after a game stands on the page', 'old-core/hands.ts', '3.1 kB'),
  onGame('a record to read, the first time', 'old-core/records.ts', '5.6 kB'),
  onGame('a record to write: toRecord()', 'old-core/writing.ts', '1.45 kB'),
  onGame('a picture for a file: toSVG(), toPNG()', 'old-core/export.ts', '1.6 kB'),
  onGame('something wrong, refused or over: sentences', 'old-core/problems.ts', '2.95 kB'),
  onGame('replay or play: speech', 'old-core/speech.ts', '1.1 kB'),
  onGame('who plays: seats, and bots to move', 'old-core/players.ts', '0.65 kB'),
  onGame('moves by button', 'old-core/choices.ts', '1.4 kB'),
  onGame('words called at the table', 'old-core/calls.ts', '0.35 kB'),
  onGame('a board that grows large: zoom and pan', 'old-core/camera.ts', '2 kB'),
  onTopOf('old-core/diagram-element.ts', 'a record in a diagram: steps and motion', 'old-core/records.ts', '8.1 kB'),
  onTopOf('old-core/diagram-element.ts', 'the focus in a diagram: keys', 'old-core/board-keys.ts', '0.5 kB'),
  onTopOf('old-core/diagram-element.ts', 'options, a seed, a file or a text', 'old-core/start.ts', '0.9 kB'),
  onTopOf(
    'pengo-board/pengo-board.ts',
    'supplies, cards and turn in <pengo-board>',
    'pengo-board/notation.ts',
    '2.25 kB',
  ),
  onTopOf('waffle-board/waffle-board.ts', 'cards and turn in <waffle-board>', 'waffle-board/notation.ts', '1.2 kB'),
  onTopOf('waffle-board/waffle-board.ts', 'what is found on a waffle', 'waffle-board/finding.ts', '3.35 kB'),
  onTopOf('draft-board/draft-board.ts', 'what a draft board does not read', 'draft-board/notation.ts', '5.25 kB'),
  onTopOf(
    'waffle-time/waffle-time.ts',
    'reading texts in <waffle-time>',
    '../../rules/src/waffle-time/texts.ts',
    '2.65 kB',
  ),
  onTopOf(
    'waddle-waddle/waddle-waddle.ts',
    'reading texts and refusals in <waddle-waddle>',
    '../../rules/src/waddle-waddle/rest.ts',
    '3.05 kB',
  ),
  onTopOf('waffle-time/waffle-time.ts', 'help for who plays <waffle-time>', 'waffle-time/help.ts', '2.65 kB'),
  onTopOf('waffle-time/waffle-time.ts', 'what is pointed at in <waffle-time>', 'waffle-time/asked.ts', '2.15 kB'),
  onTopOf('waffle-time/waffle-time.ts', 'refused touches in <waffle-time>', 'waffle-time/refusing.ts', '0.45 kB'),
  onTopOf('order-board/order-board.ts', 'hands, days, turn, marks of <order-board>', 'order-board/more.ts', '6.1 kB'),
  onTopOf('top-waffle/top-waffle.ts', 'words for moves in <top-waffle>', 'top-waffle/telling.ts', '1.1 kB'),
  onTopOf('top-waffle/top-waffle.ts', 'refusals in <top-waffle>', 'top-waffle/refusing.ts', '0.8 kB'),
  onTopOf(
    'top-waffle/top-waffle.ts',
    'texts, bots and hints in <top-waffle>',
    '../../rules/src/top-waffle/rest.ts',
    '4.6 kB',
  ),
  onTopOf(
    'buffet-boss/buffet-boss.ts',
    'texts and bots in <buffet-boss>',
    '../../rules/src/buffet-boss/rest.ts',
    '2.85 kB',
  ),
  onTopOf('buffet-boss/buffet-boss.ts', 'words for moves in <buffet-boss>', 'buffet-boss/telling.ts', '0.55 kB'),
  onTopOf('buffet-boss/buffet-boss.ts', 'food that fell in <buffet-boss>', 'buffet-boss/fallen-area.ts', '1 kB'),
  onTopOf(
    'buffet-boss/buffet-boss.ts',
    'motion of small plates in <buffet-boss>',
    'buffet-boss/pile-motion.ts',
    '1 kB',
  ),
  onTopOf('buffet-line/buffet-line.ts', 'plates and turn in <buffet-line>', 'buffet-line/notation.ts', '3 kB'),

  onTopOf(
    'hostage-rescue/hostage-rescue.ts',
    'playing on and reading in <hostage-rescue>',
    'hostage-rescue/more.ts',
    '3.65 kB',
  ),

  entry('Rules of Waffle Wars', 'packages/rules/src/waffle-wars/index.ts', '13 kB'),
  entry('Art of Waffle Wars alone', 'packages/art/src/waffle-wars/index.ts', '3.9 kB'),
  entry('Bots', 'packages/bots/src/index.ts', '4.8 kB'),
  entry('Loader: griddle.js', `${ELEMENTS}/loader/griddle.ts`, '0.65 kB'),
];
