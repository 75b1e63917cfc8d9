/** Converts SVG texts to an animated GIF. */
import gifenc from 'gifenc';
import { pixelsOf, type Fonts } from './png.js';

/** A picture and its duration. */
export interface GifFrame {
  readonly svg: string;
  readonly milliseconds: number;
}

/** Options for playback and size. */
export interface GifOptions {
  /** In pixels. */
  readonly width: number;
  readonly isOnce: boolean;
  readonly fonts?: Fonts;
}

/** The number of colours in a GIF; one of them means “unchanged”. */
const COLOURS = 256;
/** The number of pictures, spread over the game, that are sampled for the colours. */
const SAMPLES = 8;
/** The format's name for keeping a picture below the next one. */
const LEAVE = 1;

/** The bytes of the GIF. Only one picture at a time is in memory, however long the game. */
export async function gifOf(frames: readonly GifFrame[], options: GifOptions): Promise<Uint8Array> {
  const { width, isOnce, fonts } = options;
  const palette = await paletteOf(frames, options);
  const same = palette.length;
  const encoder = gifenc.GIFEncoder();
  let before: Uint8Array | undefined;
  for (const { svg, milliseconds } of frames) {
    const image = await pixelsOf(svg, width, fonts);
    const now = gifenc.applyPalette(image.pixels, palette);
    const earlier = before;
    const changes = earlier === undefined ? now : now.map((colour, at) => (colour === earlier[at] ? same : colour));
    encoder.writeFrame(changes, image.width, image.height, {
      ...(earlier === undefined && { palette: [...palette, [0, 0, 0]] }),
      delay: milliseconds,
      transparent: earlier !== undefined,
      transparentIndex: same,
      dispose: LEAVE,
      repeat: isOnce ? -1 : 0,
    });
    before = now;
  }
  encoder.finish();
  return encoder.bytes();
}

async function paletteOf(frames: readonly GifFrame[], { width, fonts }: GifOptions): Promise<number[][]> {
  const count = Math.min(SAMPLES, frames.length);
  const chosen = Array.from({ length: count }, (_, at) => {
    const index = count === 1 ? 0 : Math.round((at * (frames.length - 1)) / (count - 1));
    return frames[index]?.svg ?? '';
  });
  const parts: Uint8Array[] = [];
  for (const svg of chosen) parts.push((await pixelsOf(svg, width, fonts)).pixels);
  return gifenc.quantize(new Uint8Array(Buffer.concat(parts)), COLOURS - 1);
}
