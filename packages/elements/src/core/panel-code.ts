import type * as PanelCode from '#panel';

/** Fetches the code of the parts beside a board, and of the coach. A page of one game has each in a file of its own. */
export function loadPanel(): Promise<typeof PanelCode> {
  return import('#panel');
}

/** Fetches what leads through puzzles and lessons. */
export function loadCoach(): Promise<unknown> {
  return import('#learn');
}
