// What is tested by mutants: the rules, the stacking game's own arithmetic and the solvers of the bots. Words for people and
// lists of exports are not.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../run.mjs';

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
  /\/(components|display-text|facts|fate|line-text|notation|position|position-fields|setup|state|text|tiles-text|terms|touches|view|waffle-text)\.ts$/;

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
