/** Waffle Checkers: berries on a slab whose outer ranks are the sides' own back rows. */
import { BLUEBERRY, STRAWBERRY } from '../berries.js';
import type { GridArt } from '../grid/art.js';
import { glazed } from '../grid/ground.js';

/** The contents of the picture; a state of the rules satisfies it. */
export interface WaffleCheckersPicture {
  /** For each space, a1 first: -1 open, 0 strawberry, 1 blueberry. */
  readonly board: readonly number[];
}

const SIZE = { width: 6, height: 6 };
/** The back row of each side. */
const ROWS = [
  [0, 1, 2, 3, 4, 5],
  [30, 31, 32, 33, 34, 35],
];

/** The look of Waffle Checkers: the outer ranks are glazed in the colour of their side. */
export const WAFFLE_CHECKERS_ART: GridArt<WaffleCheckersPicture> = {
  name: 'waffle-checkers',
  size: () => SIZE,
  pieces: [STRAWBERRY, BLUEBERRY],
  pieceOn: ({ board }, space) => board[space] ?? -1,
  staticUnderlay: (_size, middle) => ROWS.map((row, side) => glazed(row.map(middle), side)),
};
