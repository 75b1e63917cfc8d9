/** What a link means to a browser, by what that browser knows of the game. Pure functions. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { begins, type FriendGame } from './kept.js';
import type { FriendLink } from './link.js';

/**
 * What to do with a link:
 * - `invited`: a game not known here, whose next seat is free;
 * - `watch`: a game not known here, whose next seat is taken: somebody else's, or the reader's own from another device;
 * - `news`: it goes on from what is known;
 * - `same`: it is what is known: the reader's own link, or one opened again;
 * - `older`: more is known here;
 * - `fork`: it differs from move `at` on;
 * - `other-start`: the same game with another start, which no honest link has.
 */
export type Meeting =
  | { readonly kind: 'invited' | 'watch' | 'news' | 'same' | 'older' | 'other-start' }
  | { readonly kind: 'fork'; readonly at: number };

/** `toMove`: the seat that is to move after the link's moves; undefined when the game is over. */
export function meet(link: FriendLink, known: FriendGame | undefined, toMove: Seat | undefined): Meeting {
  if (!known) return { kind: toMove !== undefined && link.names[toMove] === undefined ? 'invited' : 'watch' };
  if (startText(link) !== startText(known)) return { kind: 'other-start' };
  const at = link.moves.findIndex((move, index) => move !== known.moves[index]);
  if (at < 0) return { kind: link.moves.length === known.moves.length ? 'same' : 'older' };
  return at === known.moves.length ? { kind: 'news' } : { kind: 'fork', at };
}

/** Returns the names after a link. A seat stays with whom had it first. */
function namesAfter(known: FriendGame, link: FriendLink): FriendLink['names'] {
  return known.names.map((name, seat) => (name ? name : (link.names[seat] ?? name)));
}

/** Returns a game after the moves of a link. What it replaces can be gone back to. */
export function gameAfter(known: FriendGame, link: FriendLink): FriendGame {
  const isLost = !begins(link.moves, known.moves);
  return {
    ...known,
    names: namesAfter(known, link),
    moves: link.moves,
    sent: link.moves.length,
    other: isLost ? known.moves : [],
  };
}

function startText({ names, start }: FriendLink): string {
  return `${names.length} ${Object.entries(start).map(String).sort().join(' ')}`;
}
