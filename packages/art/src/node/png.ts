/** Converts SVG text to PNG in Node, by resvg as WebAssembly: no browser, no native code, the same bytes everywhere. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { ownFonts } from './fonts.js';

let ready: Promise<void> | undefined;

/** Loads the WebAssembly once for the whole process. */
function load(): Promise<void> {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then((wasm) =>
    initWasm(wasm),
  );
  return ready;
}

/** A raster picture: four bytes for each pixel, red, green, blue and opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Font files for characters that ours lack. */
export type Fonts = readonly Uint8Array[];

/** The picture of an SVG as the bytes of a PNG, `width` pixels wide. Rejects for a text that is not SVG. */
export async function pngOf(svg: string, width: number, fonts: Fonts = []): Promise<Uint8Array> {
  const resvg = await reader(svg, fonts, width);
  const image = resvg.render();
  const bytes = image.asPng();
  image.free();
  resvg.free();
  return bytes;
}

/** The picture of an SVG as pixels, `width` pixels wide. Rejects for a text that is not SVG. */
export async function pixelsOf(svg: string, width: number, fonts: Fonts = []): Promise<Pixels> {
  const resvg = await reader(svg, fonts, width);
  const image = resvg.render();
  const pixels = { width: image.width, height: image.height, pixels: new Uint8Array(image.pixels) };
  image.free();
  resvg.free();
  return pixels;
}

/** The width of an SVG's view box, in its own units. */
export async function inkWidthOf(svg: string, fonts: Fonts = []): Promise<number> {
  const resvg = await reader(svg, fonts);
  const width = resvg.getBBox()?.width ?? 0;
  resvg.free();
  return width;
}

async function reader(svg: string, fonts: Fonts, width?: number): Promise<InstanceType<typeof Resvg>> {
  await load();
  const fontBuffers = svg.includes('<text') ? [...(await ownFonts(svg)), ...fonts] : [];
  return new Resvg(svg, {
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
    font: { loadSystemFonts: false, fontBuffers, defaultFontFamily: 'Nunito' },
  });
}
