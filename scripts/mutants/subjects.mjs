// The files to mutate: the rules, the arithmetic of the stacking game and the solvers of the bots, without messages and lists of
// exports.
import { readdirSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, script } from '../run.mjs';

const LEFT_OUT = /(^|\/)index\.ts$|\/record\/types\.ts$/;
const ARITHMETIC = ['numbers', 'polygons', 'convex', 'measure'].map((name) => `packages/plate/src/${name}.ts`);
const SOLVERS = [
  ...['board', 'packed', 'solver', 'table', 'search'].map((name) => `connect-four/${name}`),
  'reversi/endgame',
  'search/alpha-beta',
  'search/positions',
].map((name) => `packages/bots/src/${name}.ts`);

/** Files that do not decide what is legal or scores: they parse, write, list places or words, or handle chance. */
const BESIDE =
  /\/(components|display-text|facts|chance-move|line-text|notation|position|position-fields|setup|state|text|tiles-text|callouts|view|waffle-text)\.ts$/;

/** The folders of the games in the rules, and in their tests. */
export const GAMES = readdirSync(join(ROOT, 'packages/rules/src'), { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && readdirSync(join(ROOT, 'packages/rules/src', entry.name)).includes('game.json'),
  )
  .map(({ name }) => name);

function filesIn(folder, ending) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
}

/** All source files to mutate. */
export function allSubjects() {
  return [...filesIn('packages/rules/src', '.ts').filter((file) => !LEFT_OUT.test(file)), ...ARITHMETIC, ...SOLVERS];
}

/** Whether a file decides what is legal or what scores. */
export function decides(file) {
  return gameOf(file) !== undefined && file.startsWith('packages/rules/') && !BESIDE.test(file);
}

/** The tests that could notice a mutant of these files, without those of other games. */
export function testsFor(files) {
  const games = new Set(files.map(gameOf));
  const isAbout = (test) => {
    const game = gameOf(test);
    return game === undefined || games.has(undefined) || games.has(game);
  };
  return ['rules', 'plate', 'bots']
    .flatMap((name) => filesIn(`packages/${name}/test`, '.node.test.ts'))
    .filter(isAbout);
}

function gameOf(file) {
  return GAMES.find((game) => file.includes(`/${game}/`) || file.includes(`/${game}.node`));
}

/** The group of a file. The files of a package's folder are tested together, since the same tests cover them. */
export function groupOf(file) {
  const [, name, , folder] = file.split('/');
  return name === 'rules' && !folder.endsWith('.ts')
    ? `rules/${folder}`
    : dirname(file).replace('packages/', '').replace('/src', '');
}

// Accepted mutants, which no game, text or picture can tell from the original: scripts/mutants/accepted.json identifies each by
// its file, its line of code and its change, and says why that makes no difference.

const LIST = script('mutants/accepted.json');

/** The line of code at an offset of a text. */
export function lineAt(text, place) {
  const number = text.slice(0, place).split('\n').length;
  return { number, line: text.split('\n')[number - 1].trim() };
}

/** The change of a mutant on one line: `a < b => a <= b`. */
export function changeOf(text, { start, end, to, isBlock }) {
  const short = (part) => part.replace(/\s+/g, ' ').trim();
  return isBlock
    ? `{ ${short(text.slice(start, end)).slice(0, 60)} } => {}`
    : `${short(text.slice(start, end))} => ${short(to)}`;
}

/** Reads the list; returns a test for whether a mutant is on it. */
export function readAccepted() {
  const list = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {};
  const used = new Set();
  const find = (path, line, change) => {
    const entry = (list[path] ?? []).find((one) => one.line === line && (one.change === change || one.change === '*'));
    if (entry) used.add(entry);
    return entry;
  };
  /** The entries for tested files that no surviving mutant needs any more. */
  const unused = (paths) =>
    paths.flatMap((path) =>
      (list[path] ?? []).filter((entry) => !used.has(entry)).map((entry) => ({ path, ...entry })),
    );
  return { find, unused };
}
