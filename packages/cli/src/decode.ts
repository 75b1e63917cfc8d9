/** Bytes of text files as text: UTF-8, or UTF-16 with a byte order mark, as Windows PowerShell writes. */
import { TextDecoder } from 'node:util';

/** Bytes that are no text, with their place. */
export class EncodingError extends Error {
  /** `line` and `column` count from 1; `byte` is in hexadecimal; `before` is the text of the same piece before it. */
  constructor(
    readonly line: number,
    readonly column: number,
    readonly byte: string,
    readonly before: string,
  ) {
    super('not UTF-8');
  }
}

/** A line and a column, both from 1. */
interface Place {
  line: number;
  column: number;
}

const REPLACEMENT = '\uFFFD';

/** The encoding that a byte order mark tells. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * The pieces of a text that comes in pieces of bytes. Rejects with an `EncodingError` for bytes that are no UTF-8, after the text
 * before them.
 */
export async function* textsOf(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  try {
    yield* decodedTexts(chunks);
  } catch (error) {
    if (error instanceof EncodingError) yield error.before;
    throw error;
  }
}

async function* decodedTexts(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  /** Bytes that wait for the rest of their character. */
  let rest: Uint8Array = new Uint8Array();
  const place: Place = { line: 1, column: 1 };
  for await (const chunk of chunks) {
    if (typeof chunk === 'string') {
      yield chunk;
      continue;
    }
    const bytes: Uint8Array = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (decoder === undefined) {
      rest = bytes;
      if (bytes.length < 2) continue;
      decoder = new TextDecoder(encodingOf(bytes), { fatal: encodingOf(bytes) === 'utf-8', ignoreBOM: false });
    }
    const whole = decoder.encoding === 'utf-8' ? wholeLength(bytes) : bytes.length;
    rest = bytes.slice(whole);
    yield decoded(decoder, bytes.subarray(0, whole), place, true);
  }
  yield decoded(decoder ?? new TextDecoder('utf-8', { fatal: true }), rest, place, false);
}

/** The length without a character that is cut off at the end. */
function wholeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function decoded(decoder: TextDecoder, bytes: Uint8Array, place: Place, stream: boolean): string {
  try {
    const text = decoder.decode(bytes, { stream });
    go(place, text);
    return text;
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    let offset = 0;
    let at = 0;
    for (let next = text.indexOf(REPLACEMENT); next >= 0; next = text.indexOf(REPLACEMENT, at)) {
      offset += Buffer.byteLength(text.slice(at, next));
      at = next + 1;
      // The sign itself may be written in a file
      if (!(bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd)) break;
      offset += 3;
    }
    const before = text.slice(0, at - 1);
    go(place, before);
    throw new EncodingError(place.line, place.column, (bytes[offset] ?? 0).toString(16).toUpperCase(), before);
  }
}

/** Moves a place to the end of a text. */
function go(place: Place, text: string): void {
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  place.column = lines.length > 1 ? last.length + 1 : place.column + last.length;
  place.line += lines.length - 1;
}
