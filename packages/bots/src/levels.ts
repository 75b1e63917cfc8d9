/** The levels a bot may be asked for, weakest first. */

/**
 * `easy` looks one move and one answer ahead and is not choosy among good moves; `medium` and `hard` search, `hard` ten
 * times as long; `best` searches for about a second, and is perfect where a game is solved.
 */
export const LEVELS = ['easy', 'medium', 'hard', 'best'] as const;

export type Level = (typeof LEVELS)[number];

/** The level of this name; undefined where there is none. */
export function levelOf(name: string): Level | undefined {
  return LEVELS.find((level) => level === name);
}

/**
 * How many positions a searching level looks at: with a game's own search, which looks at half a million a second, and
 * with the general one. Counts and not times, so that the same seed gives the same game on every machine.
 */
export const BUDGETS: Readonly<Record<Exclude<Level, 'easy'>, { readonly own: number; readonly general: number }>> = {
  medium: { own: 12_000, general: 4_000 },
  hard: { own: 100_000, general: 20_000 },
  best: { own: 700_000, general: 60_000 },
};
