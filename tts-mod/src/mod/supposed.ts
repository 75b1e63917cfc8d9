/** A hypothetical position of one piece, to explain what dropping it there would do. */

/** The piece, and the point of the table. */
interface Supposed {
  readonly guid: string;
  readonly x: number;
  readonly z: number;
}

/** How high over the floor a piece is supposed to lie: on the table. */
const ON_TABLE = 1;

let supposed: Supposed | undefined;

/** Where a piece is supposed to lie; undefined for all but the one that somebody asks about. */
export function supposedPoint(
  object: TTSObject,
): { readonly x: number; readonly y: number; readonly z: number } | undefined {
  // Asking for the id takes long, and hardly anybody asks
  if (supposed === undefined || supposed.guid !== object.getGUID()) return undefined;
  return { x: supposed.x, y: ON_TABLE, z: supposed.z };
}

/** Runs `look` as if a piece were at a point. Nothing moves. */
export function supposing<T>(guid: string, [x, z]: readonly [x: number, z: number], look: () => T): T {
  supposed = { guid, x, z };
  const seen = look();
  supposed = undefined;
  return seen;
}
