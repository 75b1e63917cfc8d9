import type * as Code from '#panel';

/** The module of the parts beside a board. */
export type PanelCode = typeof Code;
/** What fills the panel. */
export type PagesOfPanel = Code.Pages;

/** Fetches the code of the parts beside a board, and of the coach. A page of one game has each in a file of its own. */
export function loadPanel(): Promise<PanelCode> {
  return import('#panel');
}

/** Fetches what leads through puzzles and lessons. */
export function loadCoach(): Promise<unknown> {
  return import('#learn');
}
