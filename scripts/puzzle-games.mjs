// The games of which puzzles are made, for the scripts that make them and mend them.
import { GAMES } from '@griddle/rules/games.js';
import { hasPuzzles } from '../packages/bots/tools/puzzles/index.js';
import { stop } from './run.mjs';

const ALL = GAMES.filter(({ id }) => hasPuzzles(id));

/** Their ids in one line. */
export const PUZZLE_GAMES = ALL.map(({ id }) => id).join(', ');

/** The games with these ids, all without any; an id of no such game ends the script. */
export function puzzleGames(ids) {
  const unknown = ids.find((id) => !ALL.some((game) => game.id === id));
  if (unknown !== undefined) stop(`There are no puzzles of ${unknown}. Games with puzzles: ${PUZZLE_GAMES}.`);
  return ids.length === 0 ? ALL : ALL.filter(({ id }) => ids.includes(id));
}
