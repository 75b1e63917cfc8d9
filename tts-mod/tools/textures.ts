/** The pictures of the table as PNG, drawn from the same shapes as the web's. They are made when the driver is built. */
import { createHash } from 'node:crypto';
import { square } from '@griddle/art/marks.js';
import { pngOf } from '@griddle/art/node/png.js';
import { svgText } from '@griddle/art/print/svg-text.js';
import { group, path, type Picture, type Shape, type ViewBox } from '@griddle/art/shapes.js';
import type { Token } from '@griddle/art/palette.js';
import { board, BLUEBERRY, STRAWBERRY, VIEW_BOX } from '@griddle/art/waffle-wars/index.js';
import { TRAY_HALF_LENGTH, TRAY_HALF_WIDTH } from '../src/waffle-wars/layout.js';

/** A picture file of the table. */
export interface Texture {
  /** File name in the assets folder. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Changes when the picture does; it goes into the URL, because the game keeps what it once fetched from one. */
  readonly hash: string;
}

/** The table's pictures by what they show. */
export type TextureName = 'board' | 'strawberry' | 'blueberry' | 'tray' | 'back';

interface Drawing {
  readonly picture: Picture;
  /** Width in pixels. */
  readonly width: number;
  /** Painted behind the shapes; tiles show no transparency. */
  readonly ground: Token;
}

/** A fruit on a disc of its own cream with a rim, as large as the round tile it is put on. */
function disc(fruit: Shape, cream: Token, rim: Token): Picture {
  const around = (radius: number): string =>
    `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
  const viewBox: ViewBox = [-0.5, -0.5, 1, 1];
  return {
    viewBox,
    shape: group('piece', [path(around(0.45), { fill: cream, stroke: rim, width: 0.06 }), scaled(fruit, 0.8)]),
  };
}

function scaled(shape: Shape, scale: number): Shape {
  return group('fruit', [shape], { scale });
}

/** A plate for the pieces in hand, with the proportions of the tray. */
function tray(): Picture {
  const long = TRAY_HALF_LENGTH;
  const wide = TRAY_HALF_WIDTH;
  const viewBox: ViewBox = [-long, -wide, 2 * long, 2 * wide];
  const inset = (by: number): string =>
    `M${by - long} ${by - wide}h${2 * (long - by)}v${2 * (wide - by)}h${-2 * (long - by)}z`;
  return {
    viewBox,
    shape: group('tray', [
      path(inset(0), { fill: 'golden' }),
      path(inset(0.12), { fill: 'paper', stroke: 'golden-line', width: 0.06 }),
    ]),
  };
}

/** What the lower side of pieces and boards shows. */
function back(): Picture {
  const grid = Array.from({ length: 16 }, (_, i) => square((i % 4) + 0.5, Math.floor(i / 4) + 0.5, 0.38, 0.1)).join('');
  return { viewBox: [0, 0, 4, 4], shape: group('back', [path(grid, { fill: 'batter-shade' })]) };
}

const DRAWINGS: Readonly<Record<TextureName, Drawing>> = {
  board: { picture: { viewBox: VIEW_BOX, shape: board() }, width: 2048, ground: 'golden-line' },
  strawberry: { picture: disc(STRAWBERRY, 'strawberry-cream', 'strawberry'), width: 512, ground: 'strawberry' },
  blueberry: { picture: disc(BLUEBERRY, 'blueberry-cream', 'blueberry'), width: 512, ground: 'blueberry' },
  tray: { picture: tray(), width: 1024, ground: 'golden' },
  back: { picture: back(), width: 512, ground: 'golden' },
};

/** Draws all pictures. */
export async function drawTextures(): Promise<Record<TextureName, Texture>> {
  const drawn: Partial<Record<TextureName, Texture>> = {};
  for (const name of Object.keys(DRAWINGS) as TextureName[]) {
    const { picture, width, ground } = DRAWINGS[name];
    const bytes = await pngOf(svgText(picture, { background: ground }), width);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    drawn[name] = { file: `waffle-wars-${name}.png`, bytes, hash };
  }
  return drawn as Record<TextureName, Texture>;
}
