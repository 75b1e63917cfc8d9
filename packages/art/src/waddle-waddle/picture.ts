/** The whole Waddle Waddle board from plain data. */
import type { NoteColour } from '../marks.js';
import { group, type Picture } from '../shapes.js';
import { boxRound, hexCentre, ringRound, type Hex } from './geometry.js';
import * as mark from './marks.js';
import { ICEBERG, table, TILES } from './tiles.js';

/** The contents of the picture; a state of the rules satisfies it. */
export interface WaddleWaddlePicture {
  readonly tiles: readonly (Hex & { readonly colour: number; readonly type: number })[];
}

/** Marks on the board, and the point of view. */
export interface WaddleWaddleView {
  readonly flipped?: boolean;
  /** Hexes of the last move. */
  readonly last?: readonly Hex[];
  /** Hexes where a tile may go. */
  readonly open?: readonly Hex[];
  readonly highlights?: readonly { readonly hex: Hex; readonly colour: NoteColour }[];
  readonly arrows?: readonly { readonly from: Hex; readonly to: Hex; readonly colour: NoteColour }[];
}

/** The board with its tiles, on as much of the table as they and the hexes round them need. */
export function picture({ tiles }: WaddleWaddlePicture, view: WaddleWaddleView = {}): Picture {
  const { flipped = false, last = [], open = [], highlights = [], arrows = [] } = view;
  const ring = ringRound(tiles);
  const shape = group('waddle-waddle', [
    table([{ q: 0, r: 0 }, ...tiles, ...ring], flipped),
    ...(open.length > 0 ? [mark.landings(open, flipped)] : []),
    ICEBERG,
    ...tiles.flatMap((one) => {
      const tile = TILES[one.colour * 4 + one.type];
      return tile ? [{ ...tile, at: hexCentre(one, flipped) }] : [];
    }),
    ...(last.length > 0 ? [mark.lastMove(last, flipped)] : []),
    ...highlights.map(({ hex, colour }) => mark.highlights([hex], colour, flipped)),
    ...arrows.map(({ from, to, colour }) => mark.noteArrow(from, to, colour, flipped)),
  ]);
  return { viewBox: boxRound(tiles, flipped), shape };
}
