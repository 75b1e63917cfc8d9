// What is tested by mutants: the rules, the stacking game's own arithmetic and the solvers of the bots. Words for people and
// lists of exports are not.
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

/** What reads and writes text, lists places and words, or leaves decisions to chance: all but what is legal and scores. */
const BESIDE =
  /\/(components|display-text|facts|chance-move|line-text|notation|position|position-fields|setup|state|text|tiles-text|callouts|view|waffle-text)\.ts$/;

/** Folders of the games in the rules, and of their tests. */
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

/** All source files that are tested by mutants. */
export function allSubjects() {
  return [...filesIn('packages/rules/src', '.ts').filter((file) => !LEFT_OUT.test(file)), ...ARITHMETIC, ...SOLVERS];
}

/** Whether a file decides what is legal or what scores. */
export function decides(file) {
  return gameOf(file) !== undefined && file.startsWith('packages/rules/') && !BESIDE.test(file);
}

/** Tests that could notice a mutant of these files by what they are about: none of another game. */
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

/** Files that are tested together, as the same tests come by them: those of a folder of a package. */
export function groupOf(file) {
  const [, name, , folder] = file.split('/');
  return name === 'rules' && !folder.endsWith('.ts')
    ? `rules/${folder}`
    : dirname(file).replace('packages/', '').replace('/src', '');
}

// Mutants that nobody needs to kill, since no game, text or picture can tell them from the code: scripts/mutants/accepted.json
// names each by its file, its line of code, what it changes and why that makes no difference.

const LIST = script('mutants/accepted.json');

/** The line of code that a place of a text is in. */
export function lineAt(text, place) {
  const number = text.slice(0, place).split('\n').length;
  return { number, line: text.split('\n')[number - 1].trim() };
}

/** What a mutant changes, in one line of text: `a < b => a <= b`. */
export function changeOf(text, { start, end, to, isBlock }) {
  const short = (part) => part.replace(/\s+/g, ' ').trim();
  return isBlock
    ? `{ ${short(text.slice(start, end)).slice(0, 60)} } => {}`
    : `${short(text.slice(start, end))} => ${short(to)}`;
}

/** Reads the list; the answer tells for a mutant whether it is on it. */
export function readAccepted() {
  const list = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {};
  const used = new Set();
  const find = (path, line, change) => {
    const entry = (list[path] ?? []).find((one) => one.line === line && (one.change === change || one.change === '*'));
    if (entry) used.add(entry);
    return entry;
  };
  /** Entries for files that were tested, which no living mutant needs any more. */
  const unused = (paths) =>
    paths.flatMap((path) =>
      (list[path] ?? []).filter((entry) => !used.has(entry)).map((entry) => ({ path, ...entry })),
    );
  return { find, unused };
}
