// Which imports are allowed where: packages point one way (elements, cli, tts-mod -> bots -> plate -> art -> rules), no game knows
// another, and relative imports name the file with .js, so that Node can run what esbuild writes.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RULES_SOURCES = fileURLToPath(new URL('../../packages/rules/src', import.meta.url));

/** Folders of packages/rules/src that serve every game; all other folders there are games. */
const SHARED = ['core', 'record', 'replay', 'messages', 'testkit'];

/** Besides its own files, what each package may import. */
const PACKAGES = {
  'packages/rules': [],
  'packages/languages': ['@griddle/rules'],
  'packages/art': ['@griddle/rules', '@resvg/resvg-wasm', 'gifenc', 'node:'],
  'packages/plate': ['@griddle/rules', '@griddle/art', 'box2d3-wasm'],
  'packages/bots': ['@griddle/rules', '@griddle/plate'],
  'packages/elements': [
    '@griddle/rules',
    '@griddle/art',
    '@griddle/plate',
    '@griddle/bots',
    '@griddle/languages',
    'lit',
    '@lit/reactive-element',
    '#core',
    '#panel',
    '#export',
  ],
  'tts-mod': ['@griddle/rules', '@griddle/languages', '@griddle/art', '@griddle/plate', '@griddle/bots'],
  'packages/cli': [
    '@griddle/rules',
    '@griddle/languages',
    '@griddle/art',
    '@griddle/plate',
    '@griddle/bots',
    'commander',
    'node:',
  ],
};

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const noExtension = {
  regex: '^\\.{1,2}(/(?!.*\\.(m?js|json)$)|$)',
  message: 'Name the file with its .js extension: Node runs what is built.',
};
const intoSources = {
  regex: '^\\.\\./.*(packages|src)/|^@griddle/.*/(src|dist)/',
  message: 'Import other packages by their name.',
};

function onlyPackages(allowed) {
  const names = allowed.map((name) => (name.endsWith(':') ? escaped(name) : `${escaped(name)}(/|$)`));
  const list = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no package';
  return { regex: `^(?!\\.|${names.join('|') || '\\.'})`, message: `This package may import ${list}.` };
}

const block = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** Blocks for a folder of packages/rules/src, which may import itself and the shared folders it stands on. */
function rulesFolder(name) {
  const mayUse = name === 'core' ? [] : SHARED;
  const allowed = [...mayUse, name].map((folder) => `${folder}/`).join('|');
  const message = `${name}/ may import ${['itself', ...mayUse].join(', ')}.`;
  /** Files `depth` folders below src/: that many `../` lead back to src/, from where only some folders may be entered. */
  const atDepth = (depth, files) =>
    block(files, [
      noExtension,
      intoSources,
      onlyPackages(PACKAGES['packages/rules']),
      { regex: `^(\\.\\./){${depth}}(?!${allowed})`, message },
    ]);
  const folder = `packages/rules/src/${name}`;
  return [atDepth(1, [`${folder}/*.ts`]), atDepth(2, [`${folder}/*/*.ts`])];
}

/** The folders of packages/rules/src; what is generated there lists all games. */
function rulesFolders() {
  const entries = readdirSync(RULES_SOURCES, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return folders.filter((name) => name !== 'generated');
}

/** ESLint config blocks for all packages. */
export const imports = [
  block(['packages/*/test/**/*.ts', 'tts-mod/{test,tools}/**/*.ts'], [noExtension]),
  ...Object.entries(PACKAGES).map(([folder, allowed]) =>
    block([`${folder}/src/**/*.ts`], [noExtension, intoSources, onlyPackages(allowed)]),
  ),
  ...rulesFolders().flatMap(rulesFolder),
];
