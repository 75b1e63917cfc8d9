/**
 * Links with a whole game: fields, moves, and their number at the end, which a link that was cut off lacks. Long ones are packed:
 * the prefix, `~`, and the same text, deflated. Pure functions.
 */
import { decoded, readMoves, readStart, type Start } from '../panel/link-text.js';

/** Why a link cannot be read: `broken` (cut off or changed), or `unpacked` (the browser cannot unpack it). */
export type LinkFault = 'broken' | 'unpacked';

/** What all these links have. */
export interface WholeGame {
  /** The text after the prefix. */
  readonly first: string;
  /** The kind of game: `waffle-wars`. */
  readonly game: string;
  readonly start: Start;
  /** The moves, without the chance moves that follow from the seed. */
  readonly moves: readonly string[];
  /** The text of another field, as it is. */
  readonly valueOf: (key: string) => string | undefined;
}

/** Links up to this length stay as they are: readable, and independent of what the browser can unpack. */
const SHORT = 280;
/** The most characters that a packed link may have when it is unpacked: far more than any game. */
const LARGEST = 100_000;

/** Packs the text of a link that begins with `prefix`, if it is long and the browser can. */
export async function packLink(prefix: string, text: string): Promise<string> {
  const letters = text.length > SHORT ? await pack(text) : undefined;
  const packed = letters && `${prefix}~${letters}`;
  return (packed && packed.length < text.length ? packed : text).replace(/[!'()*~]/g, (sign) =>
    sign === '~' && packed ? sign : `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Reads a link that begins with `prefix`. */
export async function unpackLink(prefix: string, given: string): Promise<WholeGame | LinkFault> {
  const isPacked = given.startsWith(`${prefix}~`);
  if (isPacked && typeof DecompressionStream === 'undefined') return 'unpacked';
  // Where a sentence follows the link, its full stop may be taken for a part of it
  const text = isPacked ? await unpack(given.slice(prefix.length + 1).replace(/[^\w-].*$/s, '')) : given;
  if (!text?.startsWith(prefix)) return 'broken';
  const [first = '', ...fields] = text.slice(prefix.length).split('&');
  const valueOf = (key: string): string | undefined =>
    fields.find((field) => field.startsWith(`${key}=`))?.slice(key.length + 1);
  const moves = readMoves(valueOf('moves') ?? '');
  const end = /^\d+/.exec(valueOf('end') ?? '')?.[0];
  if (end !== String(moves.length)) return 'broken';
  return { first, game: decoded(valueOf('game') ?? ''), start: readStart(fields), moves, valueOf };
}

/** Deflates a text; undefined where the browser cannot. */
async function pack(text: string): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Inflates a text; undefined for one that is damaged. */
async function unpack(letters: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
}

/** Sends bytes through a stream. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const all: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    all.push(...part.value);
    if (all.length > LARGEST) throw new RangeError('too long for a game');
  }
  return Uint8Array.from(all);
}
