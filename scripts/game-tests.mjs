// Which tests concern one game, for `npm test -- GAME`. They are found by the names of their folders and files, so a game that
// `npm run new-game` has just written is tested without being listed anywhere.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from './games.mjs';
import { ROOT } from './run.mjs';

/** Tests of all games, each of which has the id of its game in its title. */
const OF_ALL_GAMES = ['packages/rules/test/every-game.node.test.ts', 'packages/cli/test/every-game.node.test.ts'];
/** The comparison with Lua, which takes the games from `PARITY_OF`. */
const PARITY = 'tts-mod/test/every-game.node.test.ts';
/** Tests of games on a grid that have a folder in common. */
const OF_GRIDS = 'packages/rules/test/bonus';
const GRID_TABLE = 'tts-mod/test/grid-games.node.test.ts';
const ELEMENTS = 'packages/elements/test';

/** The files in a folder of the repository that end in one of some ways, in order. */
function filesIn(folder, ...endings) {
  const names = existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)).sort() : [];
  return names.filter((name) => endings.some((ending) => name.endsWith(ending))).map((name) => `${folder}/${name}`);
}

/** Whether a file of tests is called by a game: `tts-mod/test/snake.node.test.ts`, `tts-mod/test/snake-options.node.test.ts`. */
const isCalledBy = (id) => (path) => new RegExp(`/${id}(-[\\w-]+)?\\.node\\.test\\.ts$`).test(path);

/** The games that somebody has named, or one sentence that says which name is wrong. */
export function gamesNamed(ids, games = GAMES) {
  const unknown = ids.find((id) => !games.some((game) => game.id === id));
  if (unknown === undefined) return { games: games.filter(({ id }) => ids.includes(id)) };
  return { sentence: `Unknown game “${unknown}”. The games are ${games.map(({ id }) => id).join(', ')}.` };
}

/**
 * The tests of some games. `own` are files in Node that run as they are, `shared` files of which only the tests run whose names
 * match `names`. `web` are files for the browser, of which those run whose names match `webNames`, and `ownWeb` those that run as
 * they are. `parityOf` is for the environment.
 */
export function testsOf(games) {
  const ids = games.map(({ id }) => id);
  const own = ids.flatMap((id) => [
    ...filesIn(`packages/rules/test/${id}`, '.node.test.ts'),
    ...filesIn('packages/art/test', '.node.test.ts').filter(isCalledBy(id)),
    ...filesIn('tts-mod/test', '.node.test.ts').filter(isCalledBy(id)),
  ]);
  const grids = games.filter(({ family }) => family === 'grid');
  const shared = [
    ...OF_ALL_GAMES,
    ...(grids.length > 0 ? filesIn(OF_GRIDS, '.node.test.ts') : []),
    ...(grids.some(({ tts }) => tts !== undefined) ? [GRID_TABLE] : []),
  ];
  const ownWeb = ids.flatMap((id) => filesIn(`${ELEMENTS}/${id}`, '/play.test.ts', 'play.test.ts'));
  const web = [`${ELEMENTS}/every-game.test.ts`, ...(grids.length > 0 ? [`${ELEMENTS}/grid/play.test.ts`] : [])];
  const tags = games.flatMap((game) => game.tags);
  return {
    own: [...new Set([...own, PARITY])],
    shared,
    names: wordsIn(ids),
    parityOf: ids.join(','),
    ownWeb: [...new Set(ownWeb)],
    web,
    webNames: wordsIn([...new Set([...ids, ...tags])]),
  };
}

/** A pattern for texts with one of some names in it: `snake`, and not `snake-pit`. */
function wordsIn(names) {
  return `(?<![\\w-])(${names.join('|')})(?![\\w-])`;
}
