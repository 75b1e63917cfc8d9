/** Reversi: pancakes with a strawberry on one side and a blueberry on the other. */
import { BLUEBERRY, STRAWBERRY } from '../berries.js';
import type { GridArt } from '../grid/art.js';
import { circle, outlineAt } from '../marks.js';
import { scaled } from '../path-data.js';
import { group, path, type Group } from '../shapes.js';

/** The contents of the picture; a state of the rules satisfies it. */
export interface ReversiPicture {
  /** Spaces along a side. */
  readonly size: number;
  /** For each space, a1 first: -1 open, 0 strawberry up, 1 blueberry up. */
  readonly board: readonly number[];
}

/** One side of a pancake. */
function pancake(berry: Group): Group {
  const rim = path(outlineAt([[0, 0]], circle(0.42)), { fill: 'batter', stroke: 'golden-line', width: 0.05 });
  return group(berry.name ?? '', [rim, ...scaled(berry, 0.78).children]);
}

const SIZES = [6, 8].map((side) => ({ width: side, height: side }));

/** The look of Reversi, in any of its sizes. */
export const REVERSI_ART: GridArt<ReversiPicture> = {
  name: 'reversi',
  size: ({ size }) => SIZES[size === 8 ? 1 : 0] ?? { width: size, height: size },
  pieces: [pancake(STRAWBERRY), pancake(BLUEBERRY)],
  pieceOn: ({ board }, space) => board[space] ?? -1,
};
