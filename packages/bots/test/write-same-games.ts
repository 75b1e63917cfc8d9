/** `npm run same-games [-- GAME...]`: writes the checksums of `same-games.ts` into the file beside it, for all games or for those named. */
import { writeFileSync } from 'node:fs';
import { GAMES } from '@griddle/rules/games.js';
import prettier from 'prettier';
import { hardGames, shortGames } from './same-games.js';
import { HARD_GAMES, SHORT_GAMES } from './same-games-expected.js';

const asked = process.argv.slice(2);
const games = asked.length > 0 ? GAMES.filter(({ id }) => asked.includes(id)) : GAMES;
const found: Readonly<Record<string, readonly number[]>> = { ...SHORT_GAMES, ...(await shortGames(games)) };
const hard = games.some(({ id }) => id === 'top-waffle') ? await hardGames() : HARD_GAMES;
// In the order of lists; a game that is gone has no place there
const lines = GAMES.map(({ id }) => `'${id}': [${(found[id] ?? []).join(', ')}],`);

const file = new URL('same-games-expected.ts', import.meta.url);
const source = `/** The checksums of \`same-games.ts\`, written by \`npm run same-games\`. Rules, evaluators and searches change it. */
export const SHORT_GAMES: Readonly<Record<string, readonly number[]>> = {
${lines.join('\n')}
};

/** The same for \`hardGames\`. */
export const HARD_GAMES: readonly number[] = [${hard.join(', ')}];
`;
writeFileSync(file, await prettier.format(source, { ...(await prettier.resolveConfig(file)), parser: 'typescript' }));
