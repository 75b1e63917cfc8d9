/** SVG text to PNG in Node, by resvg as WebAssembly: no browser, no native code, the same bytes everywhere. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

/** Loads the WebAssembly once for the whole process. */
function load(): Promise<void> {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then((wasm) =>
    initWasm(wasm),
  );
  return ready;
}

/** The picture of an SVG as the bytes of a PNG, `width` pixels wide. Rejects for text that is no SVG. */
export async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  await load();
  const resvg = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  const image = resvg.render();
  const bytes = image.asPng();
  image.free();
  resvg.free();
  return bytes;
}
