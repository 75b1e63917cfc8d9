// The manifests of the games, `packages/rules/src/GAME/game.json`, sorted by `order`. Every list of games derives from them:
// `npm run generate` writes the TypeScript ones, and scripts import this module.
//
//   id       the folder of the game in each package, and its name in links and in the attribute `game`
//   title    its title, the same as in its rules
//   order    its place in lists
//   family   `grid` for a board of squares with two sides, `table` for all others
//   rules    the two-letter prefix of its rule ids
//   tags     its elements, the game itself first; each is a file of that name in `elements/src/games`
//   bot      whether it has opponents; their evaluator, if any, is `bots/src/GAME/evaluator.ts`
//   lesson   whether it has a lesson, `elements/lessons/GAME.pgn`
//   daily    its turn in the daily puzzle, `elements/puzzles/GAME.pgn`; if omitted, it has none
//   tts      its table in Tabletop Simulator: its own id for its own table, `grid` for the shared table of games on grids
//
// A game with a file `set-up.ts` there can be set up by hand in the form that makes embeds.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const RULES = join(ROOT, 'packages/rules/src');
const ELEMENTS = join(ROOT, 'packages/elements/src');

/** Whether a text is a valid game id, rule prefix or tag. */
export const isId = (value) => /^[a-z]+(-[a-z]+)*$/.test(value);
export const isPrefix = (value) => /^[A-Z]{2}$/.test(value);
export const isTag = (value) => /^[a-z]+(-[a-z]+)+$/.test(value);
const isText = (value) => typeof value === 'string' && value !== '';
const isListOf = (fits) => (value) => Array.isArray(value) && value.length > 0 && value.every(fits);

/** The requirement for each key of a manifest, in words and as a test. Keys in `FREE` are optional. */
const KEYS = {
  id: ['small letters, with hyphens between words', isId],
  title: ['a text', isText],
  order: ['a whole number', Number.isInteger],
  family: ['"grid" or "table"', (value) => value === 'grid' || value === 'table'],
  rules: ['two capital letters', isPrefix],
  tags: ['one name or more, each with a hyphen', isListOf(isTag)],
  bot: ['true or false', (value) => typeof value === 'boolean'],
  lesson: ['true or false', (value) => typeof value === 'boolean'],
  daily: ['a whole number', Number.isInteger],
  tts: ['the id of the game, or "grid" for a game of the family grid', isText],
};
const FREE = ['daily', 'tts'];

/** Whether `tts` is valid: the game's own table, the shared one of games on grids, or none. */
const hasTable = ({ family, id, tts }) =>
  typeof tts !== 'string' || tts === id || (tts === 'grid' && family === 'grid');

/** The faults of the manifest in a folder, as sentences. */
export function faultsOf(folder, manifest) {
  const unknown = Object.keys(manifest).filter((key) => !(key in KEYS));
  const wrong = Object.entries(KEYS).filter(([key, [, fits]]) => {
    const value = manifest[key];
    return value === undefined ? !FREE.includes(key) : !fits(value);
  });
  const faults = [
    ...unknown.map((key) => `has a key "${key}" that nothing reads`),
    ...wrong.map(([key, [words]]) => `needs a right "${key}": ${words}`),
    ...(hasTable(manifest) ? [] : [`needs a right "tts": ${KEYS.tts[0]}`]),
    ...(manifest.id === folder ? [] : [`has the id "${manifest.id}", which is not the name of its folder`]),
  ];
  return faults.map((fault) => `packages/rules/src/${folder}/game.json ${fault}.`);
}

/** The file of an element, relative to `elements/src`: `games/snake-board.ts`. */
function fileOf(id, tag) {
  const file = [`games/${tag}.ts`, `games/${id}/${tag}.ts`].find((path) => existsSync(join(ELEMENTS, path)));
  if (!file)
    throw new Error(`<${tag}> of ${id} has no file games/${tag}.ts or games/${id}/${tag}.ts in packages/elements/src.`);
  return file;
}

/** `waffleWars`: the export of a game's rules. */
export const camelCase = (id) => id.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
/** `WaffleWars`: the class name of an element. */
export const pascalCase = (tag) => camelCase(`-${tag}`);
/** `WAFFLE_WARS`: the names of a game's words and evaluator. */
export const constantCase = (id) => id.toUpperCase().replaceAll('-', '_');

/** Reads all manifests. Throws an error with a sentence for each fault. */
function readGames() {
  const folders = readdirSync(RULES).filter((folder) => existsSync(join(RULES, folder, 'game.json')));
  const manifests = folders.map((folder) => JSON.parse(readFileSync(join(RULES, folder, 'game.json'), 'utf8')));
  const faults = manifests.flatMap((manifest, i) => faultsOf(folders[i], manifest));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return manifests.sort((one, other) => one.order - other.order);
}

/** All games, in the order of lists. */
export const GAMES = readGames();

/**
 * Every element with a board: its tag, its file and module relative to `elements/src`, the name of its file in a release, and
 * the game whose opponents it has, if it is the game itself. `entry` is the module that contains the code of play: that of
 * a game has one, and a part is its own.
 */
export const ELEMENTS_OF_GAMES = GAMES.flatMap(({ bot, id, tags }) =>
  tags.map((tag, i) => {
    const file = fileOf(id, tag);
    const bots = bot && i === 0 ? id : undefined;
    const entry = i === 0 ? `generated/playable/${tag}.ts` : file;
    return { tag, file, entry, module: file.replace(/\.ts$/, '.js'), release: tags[0], bots };
  }),
);

/** Whether a game's opponents have their own evaluator; others play by the score. */
export const hasEvaluator = ({ id }) => existsSync(join(ROOT, 'packages/bots/src', id, 'evaluator.ts'));

/** Whether a game has reasons of its own why a move was worse; in others only wins and points say it. */
export const hasReasons = ({ id }) => existsSync(join(ROOT, 'packages/rules/src', id, 'reasons.ts'));

/** The games of the daily puzzle, in turn order. */
export const DAILY = GAMES.filter(({ daily }) => daily !== undefined).sort((one, other) => one.daily - other.daily);
