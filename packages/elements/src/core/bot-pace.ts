/** The bot speed, chosen by a reader for all boards of a page, until the page is left. */

/** The bot speeds, from the slowest; `at-once`: without a pause. */
export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const;

/** A bot speed. */
export type Pace = (typeof PACES)[number];

let chosen: Pace = 'normal';

/** Returns the current bot speed. */
export function botPace(): Pace {
  return chosen;
}

/** Sets the speed of all bots of the page from their next move on. */
export function setBotPace(pace: Pace): void {
  chosen = pace;
}
