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
import { decoded, writeFields, writeMoves, type Start } from '../panel/link-text.js';
import { packLink, unpackLink, type LinkFault } from './packed.js';

export type { LinkFault } from './packed.js';

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

const NAMELESS = '-';
const LONGEST_NAME = 24;

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
  return packLink(FRIEND, `${FRIEND}${id}${fields}&moves=${writeMoves(moves)}&end=${moves.length}`);
}

/** Reads a link. */
export async function readFriendLink(given: string): Promise<FriendLink | LinkFault> {
  const link = await unpackLink(FRIEND, given);
  if (typeof link === 'string') return link;
  const { first: id, game, moves, start, valueOf } = link;
  if (!ID.test(id)) return 'broken';
  const names = (valueOf('names') ?? '').split(',').map(readName);
  return { id, game, names, start, moves };
}

function readName(text: string): string | undefined {
  return text === '' ? undefined : cleanName(decoded(text));
}
