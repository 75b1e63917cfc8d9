/** How fast bots move, chosen by a reader for all boards of a page, until the page is left. */

/** From the slowest on; `at-once`: without a pause. */
export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const;

/** One of these. */
export type Pace = (typeof PACES)[number];

/** Milliseconds from one move to the next, so that its words can be read. */
const PAUSES: Readonly<Record<Pace, number>> = { slow: 2500, normal: 800, fast: 400, 'at-once': 0 };

let chosen: Pace = 'normal';

/** The pace that holds now. */
export function botPace(): Pace {
  return chosen;
}

/** Has all bots of the page move at another pace from their next move on. */
export function setBotPace(pace: Pace): void {
  chosen = pace;
}

/** The least time that a bot takes for a move, in milliseconds. */
export function botPause(): number {
  return PAUSES[chosen];
}

/** Milliseconds between moves at different tables of a page, so that no frame has to show two of them. */
const APART = 60;

/** Held weakly: a table that has left the page may go. */
let lastTable: WeakRef<object> | undefined;
let isFree = 0;

/** How long a table's bot has to wait with its move, in milliseconds, while others move theirs; `now` as `performance.now()`. */
export function waitForOthers(table: object, now: number): number {
  const at = table === lastTable?.deref() ? now : Math.max(now, isFree);
  lastTable = new WeakRef(table);
  isFree = at + APART;
  return at - now;
}
