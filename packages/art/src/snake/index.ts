/** Snake: trails of berries, each with a head on its newest piece. */
import { BLUEBERRY, STRAWBERRY } from '../berries.js';
import type { GridArt } from '../grid/art.js';
import { glazed } from '../grid/ground.js';
import { circle, outlineAt } from '../marks.js';
import { group, path, type Group } from '../shapes.js';

/** The contents of the picture; a state of the rules satisfies it. */
export interface SnakePicture {
  /** For each space, a1 first: -1 open, 0 strawberry, 1 blueberry. */
  readonly board: readonly number[];
  /** The space of each side's last piece, -1 before its first. */
  readonly last: readonly number[];
}

/** A berry with a face: two eyes and a forked tongue. */
function head(berry: Group): Group {
  const eyes = outlineAt(
    [
      [-0.15, -0.02],
      [0.15, -0.02],
    ],
    circle(0.13),
  );
  return group(`${berry.name ?? ''}-head`, [
    ...berry.children,
    path('M0 .2V.36M0 .36L-.09 .46M0 .36L.09 .46', { stroke: 'golden-light', width: 0.06 }),
    path(eyes, { fill: 'whipped', stroke: 'blueberry-line', width: 0.035 }),
    path('M-.12.01v.02M.18.01v.02', { stroke: 'blueberry-line', width: 0.12 }),
  ]);
}

const SIZE = { width: 6, height: 6 };

/** The look of Snake: the last piece of each side is a head, the others are berries. */
export const SNAKE_ART: GridArt<SnakePicture> = {
  name: 'snake',
  size: () => SIZE,
  pieces: [STRAWBERRY, BLUEBERRY, head(STRAWBERRY), head(BLUEBERRY)],
  pieceOn: ({ board, last }, space) => {
    const side = board[space] ?? -1;
    return side >= 0 && last[side] === space ? side + 2 : side;
  },
  underPieces: ({ board }, middle) =>
    [0, 1].map((side) => {
      const spaces = board.flatMap((piece, space) => (piece === side ? [space] : []));
      return { key: spaces.join(), draw: () => glazed(spaces.map(middle), side) };
    }),
};
