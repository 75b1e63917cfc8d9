// Who may import what; `npm run lint` checks it. Packages point one way (elements, cli, tts-mod -> bots -> plate -> art -> rules), no
// game knows another, and nothing imports itself in a circle. Whether a relative import names its file with .js is for ESLint.
import { GAMES } from './scripts/games.mjs';

/** Besides its own files, what the sources of each package may import: packages of ours by folder, others by name. */
const PACKAGES = {
  'packages/rules': [],
  'packages/languages': ['packages/rules'],
  'packages/art': ['packages/rules', '@resvg/resvg-wasm', 'gifenc', 'node:'],
  'packages/plate': ['packages/rules', 'packages/art', 'box2d3-wasm'],
  'packages/bots': ['packages/rules', 'packages/plate'],
  'packages/elements': [
    ...['rules', 'art', 'plate', 'bots', 'languages'].map((name) => `packages/${name}`),
    ...['lit', 'socket.io-client'],
  ],
  testkit: ['packages/rules'],
  'tts-mod': ['testkit', ...['rules', 'languages', 'art', 'plate', 'bots'].map((name) => `packages/${name}`)],
  'packages/rooms': [
    ...['packages/rules', 'packages/plate', 'node:', 'socket.io', '@socket.io/redis-streams-adapter', 'ioredis'],
    ...['libsql', 'pg', '@types/pg', 'prom-client', 'proxy-addr', '@types/proxy-addr', 'rate-limiter-flexible'],
  ],
  'packages/cli': [
    ...['rules', 'languages', 'art', 'plate', 'bots'].map((name) => `packages/${name}`),
    ...['commander', 'node:'],
  ],
};

/** Folders of packages/rules/src that serve every game. The core stands on none of the others. */
const SHARED = ['core', 'record', 'replay', 'messages', 'puzzle'];

const oneOf = (names) => `(${names.join('|')})`;
const GAME = oneOf(GAMES.map(({ id }) => id));

/** Where a module lies that some package may import. */
function placeOf(name) {
  if (name === 'node:') return undefined;
  return name.startsWith('packages/') || name === 'testkit' ? `^${name}/src/` : `^node_modules/${name}/`;
}

/** A rule for each package: all that its sources import is its own or on its list. */
function ofPackage([folder, allowed]) {
  const places = [`^${folder}/`, ...allowed.map(placeOf).filter((place) => place !== undefined)];
  return {
    name: `only-its-packages-${folder.replace('packages/', '')}`,
    comment: `The sources of ${folder} may import ${allowed.join(', ') || 'no package'}, and their own files.`,
    from: { path: `^${folder}/src/` },
    to: {
      pathNot: places,
      // Modules of Node have no folder
      ...(allowed.includes('node:') && { dependencyTypesNot: ['core'] }),
    },
  };
}

/** What the folders of the rules may import of each other; what is generated lists all games. */
const OF_THE_RULES = [
  {
    name: 'core-stands-alone',
    comment: 'core/ of the rules may import itself.',
    from: { path: '^packages/rules/src/core/' },
    to: { path: '^packages/rules/src/', pathNot: '^packages/rules/src/core/' },
  },
  {
    name: 'shared-rules-know-no-game',
    comment: `A shared folder of the rules may import ${SHARED.join(', ')}.`,
    from: { path: `^packages/rules/src/${oneOf(SHARED)}/` },
    to: { path: '^packages/rules/src/', pathNot: `^packages/rules/src/${oneOf(SHARED)}/` },
  },
  {
    name: 'games-are-apart',
    comment: `A game may import itself and ${SHARED.join(', ')}.`,
    from: { path: '^packages/rules/src/([^/]+)/', pathNot: `^packages/rules/src/${oneOf([...SHARED, 'generated'])}/` },
    to: { path: '^packages/rules/src/', pathNot: `^packages/rules/src/${oneOf([...SHARED, '$1'])}/` },
  },
];

/** Folders of tts-mod/src that are no game: shared code, lists of games, and the table that has all games. */
const NO_TABLES = ['mod', 'grid', 'generated', 'one-table'];

const forbidden = [
  ...Object.entries(PACKAGES).map(ofPackage),
  ...OF_THE_RULES,
  {
    name: 'tables-are-apart',
    comment: 'A table of Tabletop Simulator may import itself, mod/ and grid/. Only one-table/ has the others.',
    from: { path: '^tts-mod/src/([^/]+)/', pathNot: `^tts-mod/src/${oneOf(NO_TABLES)}/` },
    to: { path: '^tts-mod/src/[^/]+/', pathNot: `^tts-mod/src/${oneOf(['mod', 'grid', 'generated', '$1'])}/` },
  },
  {
    name: 'shared-tables-know-no-game',
    comment: 'mod/ and grid/ of tts-mod may import themselves and lists of games.',
    from: { path: '^tts-mod/src/(mod|grid)/' },
    to: { path: '^tts-mod/src/[^/]+/', pathNot: '^tts-mod/src/(mod|grid|generated)/' },
  },
  {
    name: 'games-are-apart-elsewhere',
    comment: 'Code of a game in art, bots, elements and cli may not import code of another.',
    from: { path: `^packages/(?:art|bots|cli|elements)/src/(?:games/)?${GAME}[/.]` },
    to: {
      path: `^packages/(?:art|bots|cli|elements)/src/(?:games/)?${GAME}[/.]`,
      pathNot: '^packages/(?:art|bots|cli|elements)/src/(?:games/)?$1[/.]',
    },
  },
  {
    name: 'packages-by-name',
    comment: 'Import other packages by their name.',
    from: { path: '^(packages/[^/]+|testkit|tts-mod)/src/' },
    to: { path: '^(packages|testkit|tts-mod|scripts)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'no-scripts-in-packages',
    comment:
      'Packages do not import the scripts of the repository; only the tool that builds plate names licences with them.',
    from: { path: '^(packages|testkit|tts-mod)/', pathNot: '^packages/plate/scripts/bundle\\.mjs$' },
    to: { path: '^scripts/' },
  },
  {
    name: 'no-circles',
    comment: 'Files import each other in no circle when they run.',
    from: { path: '^(packages|testkit|tts-mod|scripts)/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
  {
    name: 'found',
    comment: 'What is imported is there.',
    from: { path: '^(packages|testkit|tts-mod)/[^/]*/?src/' },
    to: { couldNotResolve: true },
  },
];

/** As dependency-cruiser reads it. */
export default {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: '(^|/)(node_modules|dist)/' },
    exclude: { path: '(^|/)(dist|integrations|frameworks)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { conditionNames: ['griddle-source', 'import', 'default'], exportsFields: ['exports'] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
