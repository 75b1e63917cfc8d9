/** Prints the sheets as PNG files. */
import { colourOf } from '@griddle/art/internal/palette.js';
import { pngOf } from '@griddle/art/node/png.js';
import { svgText } from '@griddle/art/print/svg-text.js';
import { CELL, MARGIN, pixelsOf, type Grid } from './grid.js';
import type { Printed } from './allot.js';

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg"';

/** Returns a sheet as SVG: every picture is stretched to its cell; the object that shows it stretches it back. */
export function sheetSvg({ columns, rows }: Grid, printed: readonly Printed[]): string {
  const [width, height] = [columns * CELL, rows * CELL];
  const parts = printed.map(({ block, drawing, hasMargin }) => {
    const [left, top, side] = pixelsOf(block);
    const [x, y, inner] = pixelsOf(block, hasMargin ? MARGIN : 0);
    const ground = colourOf(drawing.ground, 'light');
    const picture = svgText(drawing.picture, { background: drawing.ground });
    const place = `<svg x="${x}" y="${y}" width="${inner}" height="${inner}" preserveAspectRatio="none"`;
    return `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${ground}"/>${picture.replace(ROOT, place)}`;
  });
  return `${ROOT} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** Converts the SVG of a sheet to the bytes of its file, as many pixels wide. */
export type Printer = (svg: string, width: number) => Promise<Uint8Array>;

/** The printer for hosted files: PNGs as large as the sheets. */
export const png: Printer = pngOf;
