/** The levels of a bot, weakest first, and how each plays. */

/**
 * `easy` looks one move and one answer ahead and often slips; in most games `medium` and `hard` search, `hard` far longer;
 * `best` searches for about a second, and is perfect where a game is solved.
 */
export const LEVELS = ['easy', 'medium', 'hard', 'best'] as const;

/** The levels limited by positions, not by time. */
export type LevelName = (typeof LEVELS)[number];

/**
 * A level, or the seconds to think about each move: `2s`. Then time decides, so two machines may play different games.
 */
export type Level = LevelName | `${number}s`;

/** The longest time to think, in seconds. */
const LONGEST_TIME = 60;

/** Parses a level or a thinking time; undefined for anything else. */
export function levelOf(name: string): Level | undefined {
  const seconds = secondsOf(name);
  if (seconds > 0 && seconds <= LONGEST_TIME) return `${seconds}s`;
  return LEVELS.find((level) => level === name);
}

/** The seconds a level thinks, 0 for one limited by positions. */
export function secondsOf(level: string): number {
  return /^\d+(\.\d+)?s$/.test(level) ? Number(level.slice(0, -1)) : 0;
}

/** How well a level plays a game. */
export interface Skill {
  /**
   * Positions to search; 0: every move and the answers to it, no further. Counts and not times, so that the same seed
   * gives the same game on every machine.
   */
  readonly positions: number;
  /** The same for a hint, an evaluation or an analysis; by default the same number. */
  readonly judging?: number;
  /** Percentage of random decisions. These still take an immediate win and avoid an immediate loss. */
  readonly slips: number;
}

/** How well each level plays one game. */
export type Skills = Readonly<Record<LevelName, Skill>>;

/** The same skill at every level. */
export function alike(skill: Skill): Skills {
  return { easy: skill, medium: skill, hard: skill, best: skill };
}

/** For games with a search of half a million positions a second. */
export const OWN: Skills = {
  easy: { positions: 0, slips: 20 },
  medium: { positions: 12_000, slips: 0 },
  hard: { positions: 60_000, slips: 0 },
  best: { positions: 700_000, slips: 0 },
};

/** For games searched with playouts. */
export const GENERAL: Skills = {
  easy: { positions: 0, slips: 20 },
  medium: { positions: 4_000, slips: 0 },
  hard: { positions: 20_000, slips: 0 },
  best: { positions: 60_000, slips: 0 },
};

/** The number of positions for the analysis of a whole record: about ten seconds' work in most games. */
export const RECORD = 4_000_000;
