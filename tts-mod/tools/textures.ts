/** The pictures of a table, drawn from the same shapes as the web's. */
import { createHash } from 'node:crypto';
import { square } from '@griddle/art/internal/marks.js';
import type { Token } from '@griddle/art/internal/palette.js';
import { group, path, type Group, type Picture, type Shape, type ViewBox } from '@griddle/art/internal/shapes.js';
import type { ModelShape, PlaceOn } from './sheets/grid.js';

/** A sheet of pictures or a model, as a file. */
export interface Texture {
  /** File name in the assets folder. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Changes when the picture does; it goes into the URL, because the game keeps what it once fetched from one. */
  readonly hash: string;
}

/**
 * What a picture lies on: a card, whose back is one for many or its own (`pair`), a tile of a shape that many have, or a
 * model with an outline of its own.
 */
type Carrier = 'card' | 'pair' | ModelShape | 'own';

/** A picture as a table needs it. */
export interface Drawing {
  readonly picture: Picture;
  /** Painted behind the shapes; what is not transparent, and the sides of tiles, have it. */
  readonly ground: Token;
  readonly on: Carrier;
  /** What the other side of a card shows; cards with the same one are a family. */
  readonly back?: Drawing;
  /** For a model with an outline of its own: its OBJ text, by where its picture is on the sheet. */
  readonly model?: (places: PlaceOn) => string;
}

/** Something drawn round (0, 0) on a disc of its own with a rim, as large as the round tile it is put on. */
export function disc(thing: Shape, fill: Token, rim: Token, scale = 0.8): Picture {
  const around = (radius: number): string =>
    `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
  const viewBox: ViewBox = [-0.5, -0.5, 1, 1];
  const scaled: Group = group('thing', [thing], { scale });
  return { viewBox, shape: group('piece', [path(around(0.45), { fill, stroke: rim, width: 0.06 }), scaled]) };
}

/** A plate with a rim, of a given half length and half width in world units. */
export function plate(long: number, wide: number, fill: Token, rim: Token): Picture {
  const viewBox: ViewBox = [-long, -wide, 2 * long, 2 * wide];
  const inset = (by: number): string =>
    `M${by - long} ${by - wide}h${2 * (long - by)}v${2 * (wide - by)}h${-2 * (long - by)}z`;
  return {
    viewBox,
    shape: group('plate', [path(inset(0), { fill: rim }), path(inset(0.12), { fill, stroke: rim, width: 0.06 })]),
  };
}

/** What the lower side of cards shows that have no other back, and the boxes of a table. */
export const BACK: Drawing = { picture: back(), ground: 'golden', on: 'plain' };

function back(): Picture {
  const grid = Array.from({ length: 16 }, (_, i) => square((i % 4) + 0.5, Math.floor(i / 4) + 0.5, 0.38, 0.1)).join('');
  return { viewBox: [0, 0, 4, 4], shape: group('back', [path(grid, { fill: 'batter-shade' })]) };
}

/** A file with the text that it was made from, whose hash makes each version an address of its own. */
export function texture(file: string, bytes: Uint8Array, source: string): Texture {
  return { file, bytes, hash: createHash('sha256').update(source).digest('hex').slice(0, 12) };
}
