// Finds the tests of one game, for `npm test -- GAME`, by the names of their folders and files, so a game that
// `npm run new-game` has just written is tested without being listed anywhere.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from './games.mjs';
import { ROOT } from './run.mjs';

/** Files with tests of all games, whose titles contain the id of their game. */
const OF_ALL_GAMES = ['packages/rules/test/every-game.node.test.ts', 'packages/cli/test/every-game.node.test.ts'];
/** The comparison with Lua, which reads the games from `PARITY_OF`. */
const PARITY = 'tts-mod/test/every-game.node.test.ts';
/** The shared folder of tests of games on a grid. */
const OF_GRIDS = 'packages/rules/test/grid';
const GRID_TABLE = 'tts-mod/test/grid-games.node.test.ts';
const ELEMENTS = 'packages/elements/test';

/** The files in a folder of the repository with one of the endings, sorted. */
function filesIn(folder, ...endings) {
  const names = existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)).sort() : [];
  return names.filter((name) => endings.some((ending) => name.endsWith(ending))).map((name) => `${folder}/${name}`);
}

/** Whether a test file is named after a game: `tts-mod/test/snake.node.test.ts`, `tts-mod/test/snake-options.node.test.ts`. */
const isCalledBy = (id) => (path) => new RegExp(`/${id}(-[\\w-]+)?\\.node\\.test\\.ts$`).test(path);

/** The games with these ids, or a sentence that says which id is wrong. */
export function gamesNamed(ids, games = GAMES) {
  const unknown = ids.find((id) => !games.some((game) => game.id === id));
  if (unknown === undefined) return { games: games.filter(({ id }) => ids.includes(id)) };
  return { sentence: `Unknown game “${unknown}”. The games are ${games.map(({ id }) => id).join(', ')}.` };
}

/**
 * The tests of some games. In Node, `own` files run in full, and `shared` files run only the tests whose names match `names`.
 * In browsers, `ownWeb` files run in full, and `web` files run only the tests whose names match `webNames`. `parityOf` is the
 * value of the environment variable.
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

/** A pattern for texts that contain one of the names as a whole: `snake`, but not `snake-pit`. */
function wordsIn(names) {
  return `(?<![\\w-])(${names.join('|')})(?![\\w-])`;
}
