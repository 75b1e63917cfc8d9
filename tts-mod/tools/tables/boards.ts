/** The boards of the games on grids, in every size that their rules need. */
import { CHANCE, type Option, type Options } from '@griddle/rules/core/contract.js';
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { BOARD } from '@griddle/rules/internal/waffle-wars/components.js';
import { WITH_TABLE_RULES } from '../../src/generated/grid-menu.js';
import { GRID_RULES } from '../../src/generated/grid-rules.js';
import { isSameSize, sizeInText } from '../../src/grid/sizes.js';

/** Maximum number of set-ups to try per game. */
const MOST_WAYS = 10_000;

/** Returns the values of an option; only the default for an option by seats, which does not affect the board. */
function valuesOf(option: Option): readonly (string | number)[] {
  if (option.kind === 'choice') return option.values;
  if (option.kind === 'seats') return [option.initial];
  return Array.from({ length: option.max - option.min + 1 }, (_unused, i) => option.min + i);
}

/** Returns every combination of a game's options. */
function waysOf({ id, options }: AnyGame): readonly Options[] {
  let ways: readonly Options[] = [initialOptions(options)];
  for (const option of options) {
    const values = valuesOf(option);
    if (ways.length * values.length > MOST_WAYS)
      throw new Error(`${id} has more than ${MOST_WAYS} ways to be set up: its boards cannot be listed.`);
    ways = ways.flatMap((way) => values.map((value) => ({ ...way, [option.key]: value })));
  }
  return ways;
}

/** Returns the size of a game's initial board. Throws if there is none, a fault of the manifest. */
function sizeAtStart(game: AnyGame, options: Options): GridSize {
  const state = game.setup(options, 0);
  const text = game.positionText(state);
  const size = sizeInText(text);
  const { board } = state as { readonly board?: readonly number[] };
  if (size.width === 0 || board?.length !== size.width * size.height)
    throw new Error(`${game.id} cannot have "tts": "grid": its position ${text} does not begin with its board.`);
  if (game.toMove(state)[0] === CHANCE && !WITH_TABLE_RULES.includes(game.id))
    throw new Error(`${game.id} begins with a move of the table: tts-mod/src/grid-games/${game.id}.ts has to say how.`);
  return size;
}

/** Returns the distinct board sizes that some games need, the waffle first. */
export function boardsOf(games: readonly AnyGame[]): readonly GridSize[] {
  const sizes: GridSize[] = [BOARD];
  for (const game of games) {
    for (const options of waysOf(game)) {
      const size = sizeAtStart(game, options);
      if (!sizes.some((other) => isSameSize(other, size))) sizes.push(size);
    }
  }
  return sizes;
}

/** The games on grids that have a table. */
export const GRID_TABLE_GAMES = GRID_RULES as readonly unknown[] as readonly AnyGame[];

/** The boards of the save, in the order of the object's states. */
export const BOARDS = boardsOf(GRID_TABLE_GAMES);

/** Returns board sizes as a line of Lua, under the name that the scripts declare. */
export function boardsLua(boards: readonly GridSize[]): string {
  const sizes = boards.map(({ width, height }) => `{width=${width},height=${height}}`);
  return `GRIDDLE_BOARDS={${sizes.join(',')}}`;
}
