/**
 * The text of a link to a game with a friend, `#griddle-ID=&friend=…`. It carries the whole game, so that no server is needed:
 *
 *     &friend=k3f9x2m1&game=waffle-wars&names=Ann,&seed=42&moves=c3.d4&end=2
 *
 * `friend` names the game, `names` has those who play by seat (empty: a free seat, `-`: somebody without a name), `end` is the
 * number of moves, which a link that was cut off lacks. Long links are packed: `&friend=~` and the same text, deflated. Pure
 * functions.
 */
import { FRIEND } from '../panel/friend-keys.js';
import { decoded, readMoves, readStart, writeFields, writeMoves, type Start } from '../panel/link-text.js';

/** A game with a friend, as a link has it. */
export interface FriendLink {
  /** The name of this game, made by who began it. */
  readonly id: string;
  /** Its kind: `waffle-wars`. */
  readonly game: string;
  /** Who plays, by seat: a name, empty for somebody without one, undefined for a free seat. */
  readonly names: readonly (string | undefined)[];
  readonly start: Start;
  /** The moves, without the chance moves that follow from the seed. */
  readonly moves: readonly string[];
}

/** Why a link cannot be read: `broken` (cut off or changed), or `unpacked` (the browser cannot unpack it). */
export type LinkFault = 'broken' | 'unpacked';

const PACKED = `${FRIEND}~`;
const NAMELESS = '-';
const LONGEST_NAME = 24;
/** Links up to this length stay as they are: readable, and independent of what the browser can unpack. */
const SHORT = 280;
/** The most characters that a packed link may have when it is unpacked: far more than any game. */
const LARGEST = 100_000;

const ID = /^[a-z0-9]{10}$/;

/** Returns a name for a new game. */
export function newId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => letters[byte % letters.length]).join('');
}

/** Returns a name as others may see it: one line without commas and without signs that change the direction of text. */
export function cleanName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp},\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const short = [...plain.trim()].slice(0, LONGEST_NAME).join('').trim();
  return short === NAMELESS ? '' : short;
}

/** Writes a link; packs a long one, where the browser can. */
export async function writeFriendLink(link: FriendLink): Promise<string> {
  const { game, id, moves, names, start } = link;
  const seats = names.map((name) => (name === undefined ? '' : cleanName(name) || NAMELESS)).join(',');
  const fields = writeFields({ game, names: seats, ...start });
  const text = `${FRIEND}${id}${fields}&moves=${writeMoves(moves)}&end=${moves.length}`;
  const packed = text.length > SHORT ? await pack(text) : undefined;
  return (packed && packed.length < text.length ? packed : text).replace(/[!'()*~]/g, (sign) =>
    sign === '~' && packed ? sign : `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Reads a link. */
export async function readFriendLink(given: string): Promise<FriendLink | LinkFault> {
  const isPacked = given.startsWith(PACKED);
  if (isPacked && typeof DecompressionStream === 'undefined') return 'unpacked';
  // Where a sentence follows the link, its full stop may be taken for a part of it
  const text = isPacked ? await unpack(given.slice(PACKED.length).replace(/[^\w-].*$/s, '')) : given;
  if (!text?.startsWith(FRIEND)) return 'broken';
  const [id = '', ...fields] = text.slice(FRIEND.length).split('&');
  const valueOf = (key: string): string | undefined =>
    fields.find((field) => field.startsWith(`${key}=`))?.slice(key.length + 1);
  const moves = readMoves(valueOf('moves') ?? '');
  const end = /^\d+/.exec(valueOf('end') ?? '')?.[0];
  if (!ID.test(id) || end !== String(moves.length)) return 'broken';
  const names = (valueOf('names') ?? '').split(',').map(readName);
  return { id, game: decoded(valueOf('game') ?? ''), names, start: readStart(fields), moves };
}

function readName(text: string): string | undefined {
  return text === '' ? undefined : cleanName(decoded(text));
}

/** Deflates a text; undefined where the browser cannot. */
async function pack(text: string): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
  return PACKED + letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
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
