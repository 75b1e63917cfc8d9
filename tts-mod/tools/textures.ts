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
  /** Changes with the picture; part of the URL, because the game caches each URL for good. */
  readonly hash: string;
}

/**
 * What a picture is on: a card, whose back is shared or its own (`pair`), a tile of a shared shape, or a model with its own
 * outline.
 */
type Carrier = 'card' | 'pair' | ModelShape | 'own';

/** A picture for a table. */
export interface Drawing {
  readonly picture: Picture;
  /** Background painted behind the shapes; everything not transparent, and the sides of tiles, have it. */
  readonly ground: Token;
  readonly on: Carrier;
  /** The back of a card; cards with the same back are a family. */
  readonly back?: Drawing;
  /** For a model with its own outline: returns its OBJ text, given where its picture is on the sheet. */
  readonly model?: (places: PlaceOn) => string;
}

/** Draws a thing, centred on (0, 0), on a disc with a rim, as large as the round tile under it. */
export function disc(thing: Shape, fill: Token, rim: Token, scale = 0.8): Picture {
  const around = (radius: number): string =>
    `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
  const viewBox: ViewBox = [-0.5, -0.5, 1, 1];
  const scaled: Group = group('thing', [thing], { scale });
  return { viewBox, shape: group('piece', [path(around(0.45), { fill, stroke: rim, width: 0.06 }), scaled]) };
}

/** Draws a plate with a rim, of a given half length and half width in world units. */
export function plate(long: number, wide: number, fill: Token, rim: Token): Picture {
  const viewBox: ViewBox = [-long, -wide, 2 * long, 2 * wide];
  const inset = (by: number): string =>
    `M${by - long} ${by - wide}h${2 * (long - by)}v${2 * (wide - by)}h${-2 * (long - by)}z`;
  return {
    viewBox,
    shape: group('plate', [path(inset(0), { fill: rim }), path(inset(0.12), { fill, stroke: rim, width: 0.06 })]),
  };
}

/** The default back of cards, also on the boxes of a table. */
export const BACK: Drawing = { picture: back(), ground: 'golden', on: 'plain' };

function back(): Picture {
  const grid = Array.from({ length: 16 }, (_, i) => square((i % 4) + 0.5, Math.floor(i / 4) + 0.5, 0.38, 0.1)).join('');
  return { viewBox: [0, 0, 4, 4], shape: group('back', [path(grid, { fill: 'batter-shade' })]) };
}

/** Creates a file with the hash of its source text, so that each version gets its own URL. */
export function texture(file: string, bytes: Uint8Array, source: string): Texture {
  return { file, bytes, hash: createHash('sha256').update(source).digest('hex').slice(0, 12) };
}
