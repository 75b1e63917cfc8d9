/** Where games with friends show: in links, and in what the browser keeps. The code that plays them is fetched only then. */

/** The start of a link to a game with a friend. */
export const FRIEND = '&friend=';

/** The keys under which games of a kind are kept. */
export function friendKeys(game: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`griddle friend ${game} `));
  } catch {
    // Storage is not allowed
    return [];
  }
}
