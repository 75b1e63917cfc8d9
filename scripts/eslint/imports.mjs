// Which imports are allowed where: packages point one way (elements, cli, tts-mod -> bots, art -> rules), no game knows
// another, and relative imports name the file with .js, so that Node can run what esbuild writes.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RULES_SOURCES = fileURLToPath(new URL('../../packages/rules/src', import.meta.url));

/** Folders of packages/rules/src that serve every game; all other folders there are games. */
const SHARED = ['core', 'record', 'replay', 'messages', 'testkit'];

/** Besides its own files, what each package may import. */
const PACKAGES = {
  'packages/rules': [],
  'packages/art': ['@griddle/rules', '@resvg/resvg-wasm', 'node:'],
  'packages/plate': ['@griddle/rules'],
  'packages/bots': ['@griddle/rules'],
  'packages/elements': ['@griddle/rules', '@griddle/art', '@griddle/plate', '@griddle/bots', 'lit'],
  'packages/cli': ['@griddle/rules', '@griddle/art', '@griddle/plate', '@griddle/bots', 'commander', 'node:'],
};

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const noExtension = {
  regex: '^\\.{1,2}(/(?!.*\\.(js|json)$)|$)',
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

const block = (files, patterns, more = {}) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
  ...more,
});

/** Blocks for the folders of packages/rules/src: each may import itself and the shared folders it stands on. */
function rulesFolders() {
  const folders = existsSync(RULES_SOURCES) ? readdirSync(RULES_SOURCES, { withFileTypes: true }) : [];
  const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return names.map((name) => {
    const mayUse = name === 'core' ? [] : SHARED;
    const others = {
      regex: `^\\.\\./(\\.\\./)*(?!\\.\\.|${[...mayUse, name].map((folder) => `${folder}/`).join('|')})(?=[^/]+/)`,
      message: `${name}/ may import ${mayUse.length > 0 ? `${mayUse.join(', ')} and ` : 'only '}itself.`,
    };
    return block(
      [`packages/rules/src/${name}/**/*.ts`],
      [noExtension, intoSources, onlyPackages(PACKAGES['packages/rules']), others],
    );
  });
}

/** ESLint config blocks for all packages. */
export const imports = [
  block(['packages/*/test/**/*.ts', 'tts-mod/**/*.ts', 'scripts/**/*.ts'], [noExtension]),
  ...Object.entries(PACKAGES).map(([folder, allowed]) =>
    block([`${folder}/src/**/*.ts`], [noExtension, intoSources, onlyPackages(allowed)]),
  ),
  ...rulesFolders(),
];
