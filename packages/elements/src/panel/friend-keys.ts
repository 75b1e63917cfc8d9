/** Where games with friends show: in links, and in what the browser keeps. The code that plays them is fetched only then. */

/** The start of a link to a game with a friend. */
export const FRIEND = '&friend=';

/** The key under which a game of a kind is kept. */
export function friendKey(game: string, id: string): string {
  return `griddle friend ${game} ${id}`;
}

/** The keys under which games of a kind are kept. */
export function friendKeys(game: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(friendKey(game, '')));
  } catch {
    // Storage is not allowed
    return [];
  }
}

/** The start of a link to a game whose result is to be beaten. */
export const BEAT = '&beat=';

/** The start of a link to a room. */
export const ROOM = '&room=';
