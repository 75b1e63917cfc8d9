/** The event with which results leave an element, `griddle-result`. Types only. */

/** The result of one seat of a finished game. */
export interface SeatResult {
  /** Its name in the notation: `strawberries`, `1`. */
  readonly seat: string;
  /** Who played it: `human` (at the page), `far` (a person elsewhere) or `bot:easy`. */
  readonly player: string;
  /** The name that the page or the record gives; empty for none. */
  readonly name: string;
  readonly points: number;
  /** Whether it has won, alone or with others. */
  readonly won: boolean;
}

/** `griddle-result`: after each try at a puzzle, after each step of a lesson with something to find, and at the end of a game. */
export interface ResultDetail {
  readonly kind: 'puzzle' | 'lesson' | 'daily' | 'game';
  /** The game's id: `waffle-wars`. */
  readonly game: string;
  /**
   * What was solved or played; the same at every visit. `waffle-wars:12` is a puzzle of Griddle's own set, `waffle-wars:lesson:3`
   * a step of a game's own lesson, `daily:waffle-wars:2026-11-25` a puzzle of the day. Else the element's `id`, or a hash of
   * its record (`record-1f3a…`) or of the start of its game (`game-1f3a…`); `:2` follows in a record with several games.
   */
  readonly id: string;
  /** The number of the puzzle or step in its record, from 1. */
  readonly number: number;
  /** Whether the try was right, or the reader won. Left out if nobody or several people at the page can win, and for a draw. */
  readonly right?: boolean;
  /** Whether the reader asked for the solution; the result is not right then. */
  readonly shown: boolean;
  /** The puzzles or steps of the record solved so far; the points of the only person in a game. Left out if there are none. */
  readonly score?: number;
  /** The highest possible score: the number of puzzles or steps with something to find. Left out for a game. */
  readonly most?: number;
  /** Seconds since the puzzle was shown, or since the first move of the game on this page. */
  readonly seconds: number;
  /** The number of hints in this attempt. */
  readonly hints: number;
  /** Which try at the puzzle, or which finished game of the element, since the page was opened: from 1. */
  readonly attempt: number;
  /** The seats of a finished game; empty for puzzles and lessons. */
  readonly seats: readonly SeatResult[];
}
