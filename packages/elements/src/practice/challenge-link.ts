/**
 * The text of a link with a game whose result is to be beaten, `#griddle-ID=&beat=…`. It carries the whole game, so that the
 * score is counted again where it is read:
 *
 *     &beat=Ann&game=top-waffle&seats=human,bot:easy&seed=42&moves=t1.t2&end=2
 */
import { cleanName } from '../friend/link.js';
import { packLink, unpackLink, type LinkFault } from '../friend/packed.js';
import { BEAT } from '../panel/friend-keys.js';
import { decoded, writeFields, writeMoves, type Start } from '../panel/link-text.js';

/** A game whose result is to be beaten. */
export interface ChallengeLink {
  /** Who played it; empty for somebody without a name. */
  readonly name: string;
  /** Its kind: `waffle-wars`. */
  readonly game: string;
  /** Who played, as in the attribute `seats`: one person, and bots. */
  readonly seats: string;
  readonly start: Start;
  /** The moves, without the chance moves that follow from the seed. */
  readonly moves: readonly string[];
}

/** Writes a link. */
export function writeChallengeLink({ game, moves, name, seats, start }: ChallengeLink): Promise<string> {
  const first = encodeURIComponent(cleanName(name));
  const fields = writeFields({ game, seats, ...start });
  return packLink(BEAT, `${BEAT}${first}${fields}&moves=${writeMoves(moves)}&end=${moves.length}`);
}

/** Reads a link. */
export async function readChallengeLink(given: string): Promise<ChallengeLink | LinkFault> {
  const link = await unpackLink(BEAT, given);
  if (typeof link === 'string') return link;
  const { first, game, moves, start, valueOf } = link;
  return { name: cleanName(decoded(first)), game, seats: decoded(valueOf('seats') ?? ''), start, moves };
}
