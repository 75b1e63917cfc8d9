/** Connect-4: a waffle that stands on a plate, so that everybody sees which way is down. */
import { BLUEBERRY, STRAWBERRY } from '../berries.js';
import type { GridArt } from '../grid/art.js';
import { path, short } from '../shapes.js';
import type { SlabSize } from '../slab.js';

/** The contents of the picture; a state of the rules satisfies it. */
export interface ConnectFourPicture {
  readonly size: SlabSize;
  /** For each space, a1 first: -1 open, 0 strawberry, 1 blueberry. */
  readonly board: readonly number[];
}

/** The look of Connect-4: the slab is upright, so a flipped board swaps files and keeps its ranks. */
export const CONNECT_FOUR_ART: GridArt<ConnectFourPicture> = {
  name: 'connect-four',
  size: ({ size }) => size,
  pieces: [STRAWBERRY, BLUEBERRY],
  pieceOn: ({ board }, space) => board[space] ?? -1,
  extraHeight: 0.26,
  upright: true,
  staticUnderlay: ({ width, height }) => [
    path(`M-.44 ${short(height + 0.46)}h${short(width + 0.88)}q-.1.24-.5.24h-${short(width - 0.12)}q-.4 0-.5-.24z`, {
      // Pale, and in dark colours no lighter than the waffle
      fill: 'golden-light',
      stroke: 'golden-line',
      width: 0.05,
    }),
  ],
};
