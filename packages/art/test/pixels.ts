/** Pictures as pixels. */
import { pngOf } from '@griddle/art/node/png.js';
import { Resvg } from '@resvg/resvg-wasm';

/** The pixels of an SVG, four bytes each. */
export async function pixelsOf(svg: string, width: number): Promise<Uint8Array> {
  // Loads the renderer
  await pngOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', 1);
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().pixels;
}

/** What an SVG covers. */
export async function silhouetteOf(svg: string, width: number): Promise<readonly boolean[]> {
  const pixels = await pixelsOf(svg, width);
  return Array.from({ length: pixels.length / 4 }, (_unused, at) => (pixels[4 * at + 3] ?? 0) > 127);
}
