/** The pictures of a table as PNG, drawn from the same shapes as the web's. They are made when the driver is built. */
import { createHash } from 'node:crypto';
import { square } from '@griddle/art/marks.js';
import { pngOf } from '@griddle/art/node/png.js';
import type { Token } from '@griddle/art/palette.js';
import { svgText } from '@griddle/art/print/svg-text.js';
import { group, path, type Group, type Picture, type Shape, type ViewBox } from '@griddle/art/shapes.js';

/** A picture or a model of a table, as a file. */
export interface Texture {
  /** File name in the assets folder. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Changes when the picture does; it goes into the URL, because the game keeps what it once fetched from one. */
  readonly hash: string;
}

/** A picture as a table needs it. */
export interface Drawing {
  readonly picture: Picture;
  /** Width in pixels. */
  readonly width: number;
  /** Painted behind the shapes; tiles show no transparency. */
  readonly ground: Token;
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

/** What the lower side of pieces and boards shows. */
export const BACK: Drawing = { picture: back(), width: 512, ground: 'golden' };

function back(): Picture {
  const grid = Array.from({ length: 16 }, (_, i) => square((i % 4) + 0.5, Math.floor(i / 4) + 0.5, 0.38, 0.1)).join('');
  return { viewBox: [0, 0, 4, 4], shape: group('back', [path(grid, { fill: 'batter-shade' })]) };
}

/** Draws the pictures of a table; file names begin with its id. */
export async function drawTextures(
  table: string,
  drawings: Readonly<Record<string, Drawing>>,
): Promise<Record<string, Texture>> {
  const drawn: Record<string, Texture> = {};
  for (const [name, { picture, width, ground }] of Object.entries(drawings)) {
    const bytes = await pngOf(svgText(picture, { background: ground }), width);
    drawn[name] = asset(`${table}-${name}.png`, bytes);
  }
  return drawn;
}

/** Models of a table as files; their names begin with its id, too. */
export function modelFiles(table: string, models: Readonly<Record<string, string>>): Record<string, Texture> {
  const files = Object.entries(models).map(([name, text]) => [name, asset(`${table}-${name}.obj`, Buffer.from(text))]);
  return Object.fromEntries(files) as Record<string, Texture>;
}

function asset(file: string, bytes: Uint8Array): Texture {
  return { file, bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 12) };
}
