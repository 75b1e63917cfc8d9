/** The small games on the command line: their boards hold strawberries and blueberries. */
import { gridPicture, type GridArt } from '@griddle/art/internal/grid/index.js';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { SIDE_NAMES, conditionPlaces } from '@griddle/rules/internal/core/grid-game.js';
import { gridName, type GridSize, gridSpace } from '@griddle/rules/internal/core/grid.js';
import type { AnyGameCli, GameCli } from '../game-clis.js';

// A position of a game with strawberries and blueberries on a rectangular board, for a terminal.

/** The letters of the position text, so that readers of one can read the other. */
const PIECES = 'sb';
const OPEN = '.';

/** The board with its ranks and files. */
function gridDrawing({ width, height }: GridSize, board: readonly number[]): string {
  const lines: string[] = [];
  for (let y = height - 1; y >= 0; y--) {
    const pieces = Array.from({ length: width }, (_unused, x) => PIECES.charAt(board[y * width + x] ?? -1) || OPEN);
    lines.push(`${(y + 1).toString()}  ${pieces.join(' ')}`);
  }
  const files = Array.from({ length: width }, (_unused, x) => gridName({ width, height }, x).charAt(0));
  return [...lines, `   ${files.join(' ')}`].join('\n');
}

// The facts of a grid game for `show`: where each side's pieces are.

/** The facts for programs. */
interface GridFacts {
  /** By seat, the spaces of its pieces, from a1 along the ranks. */
  readonly pieces: Readonly<Record<string, readonly string[]>>;
}

/** The facts of a position for `show --json`: the spaces of each side's pieces. */
function gridFacts(size: GridSize, board: readonly number[]): GridFacts {
  const spacesOf = (seat: number): string[] =>
    board.flatMap((piece, space) => (piece === seat ? [gridName(size, space)] : []));
  return { pieces: Object.fromEntries(SIDE_NAMES.map((name, seat) => [name, spacesOf(seat)])) };
}

// The small games on the command line: their boards hold strawberries and blueberries.

/** A state with a board. */
interface BoardState extends BaseState {
  readonly board: readonly number[];
}

/** A game with this art. */
export function gridCli<S extends BoardState, M>(game: Game<S, M>, art: GridArt<S>): AnyGameCli {
  const cli: GameCli<S> = {
    facts: (state) => gridFacts(art.size(state), state.board),
    drawing: (state) => gridDrawing(art.size(state), state.board),
    picture: (state, last, flipped) => {
      const size = art.size(state);
      const spacesOf = (places: readonly string[]): number[] =>
        places.map((place) => gridSpace(size, place)).filter((space) => space >= 0);
      return gridPicture(art, state, {
        last: spacesOf(last),
        winning: spacesOf(conditionPlaces(game.score(state))),
        flipped,
      });
    },
    piece: (seat) => {
      const shape = art.pieces[seat];
      return shape && { viewBox: [-0.5, -0.5, 1, 1], shape };
    },
  };
  return cli as GameCli<never> as AnyGameCli;
}
