/** Prints the sheets as PNG files. */
import { colourOf } from '@griddle/art/internal/palette.js';
import { pngOf } from '@griddle/art/node/png.js';
import { svgText } from '@griddle/art/print/svg-text.js';
import { CELL, COLUMNS, MARGIN, pixelsOf, ROWS } from './grid.js';
import type { Printed } from './allot.js';

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg"';

/** Returns a sheet as SVG: every picture is stretched to its cell; the object that shows it stretches it back. */
export function sheetSvg(printed: readonly Printed[]): string {
  const size = `width="${COLUMNS * CELL}" height="${ROWS * CELL}"`;
  const parts = printed.map(({ block, drawing, hasMargin }) => {
    const [left, top, side] = pixelsOf(block);
    const [x, y, inner] = pixelsOf(block, hasMargin ? MARGIN : 0);
    const ground = colourOf(drawing.ground, 'light');
    const picture = svgText(drawing.picture, { background: drawing.ground });
    const place = `<svg x="${x}" y="${y}" width="${inner}" height="${inner}" preserveAspectRatio="none"`;
    return `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${ground}"/>${picture.replace(ROOT, place)}`;
  });
  return `${ROOT} viewBox="0 0 ${COLUMNS * CELL} ${ROWS * CELL}" ${size}>${parts.join('')}</svg>`;
}

/** Converts the SVG of a sheet to the bytes of its file. */
export type Printer = (svg: string) => Promise<Uint8Array>;

/** The printer for hosted files: PNGs as large as the sheets. */
export async function png(svg: string): Promise<Uint8Array> {
  return await pngOf(svg, COLUMNS * CELL);
}
