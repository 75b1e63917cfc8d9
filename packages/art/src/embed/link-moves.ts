/** Moves in a link to a place in a game, `#griddle-ID=c3.d4`. Pure functions. */

/** The separator of moves. */
export const BETWEEN = '.';
/** A dot inside a move. */
export const WITHIN = '..';

/** Writes moves for a link. */
export function writeMoves(moves: readonly string[]): string {
  return moves.map((move) => coded(move).replaceAll(BETWEEN, WITHIN)).join(BETWEEN);
}

/** Encodes a text for a fragment, except the characters allowed there, so that links stay readable. */
export function coded(text: string): string {
  return encodeURIComponent(text).replace(/%(2C|2F|3A|3B|3D|40)/g, (code) => decodeURIComponent(code));
}
