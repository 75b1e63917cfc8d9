/** Where puzzles of each game are looked for, and how. */

/** What is asked in a game's puzzles. */
export interface PuzzleSearch {
  /**
   * - `sides`: forced wins, and the only moves against them;
   * - `ending`: the only move that wins to the end;
   * - `turn`: the most points of a turn;
   * - `rolls`: wins by a roll, and the move that leaves the fewest of them;
   * - `stands`: food that finds a place on a pile.
   */
  readonly kinds: readonly ('sides' | 'ending' | 'turn' | 'rolls' | 'stands')[];
  /** Options that games are played with, one after the other. */
  readonly options: readonly string[];
  /** Moves at the start that are left to chance: from, and to. */
  readonly opening: readonly [number, number];
  /** The most own moves of a forced win, and of one that has to be prevented. */
  readonly win: number;
  readonly save: number;
  /** With fewer moves to choose from there is nothing to find. */
  readonly fewest: number;
  /** Positions that the search for candidates looks at, and the one for the answer to a wrong try. */
  readonly candidatePositions: number;
  readonly answering: number;
  /** Moves that a proof may play, and positions of a turn. */
  readonly proof: number;
  /** Puzzles from one game at most: neighbours look alike. */
  readonly perGame: number;
}

const SIDES: PuzzleSearch = {
  kinds: ['sides'],
  options: [''],
  opening: [2, 6],
  win: 3,
  save: 2,
  fewest: 5,
  candidatePositions: 12_000,
  answering: 6_000,
  proof: 400_000,
  perGame: 2,
};
const TURN: PuzzleSearch = { ...SIDES, kinds: ['turn'], opening: [0, 0], proof: 6_000, perGame: 2 };

/** By game id. */
export const PUZZLE_SEARCH: Readonly<Record<string, PuzzleSearch>> = {
  'waffle-wars': SIDES,
  // A head has eight spaces round it at most, and late in the game few of them are open
  snake: { ...SIDES, opening: [4, 10], win: 5, save: 4, fewest: 3, answering: 60_000 },
  'waffle-checkers': { ...SIDES, save: 1 },
  'connect-four': { ...SIDES, opening: [4, 10], win: 4, save: 3 },
  reversi: { ...SIDES, kinds: ['ending', 'turn'], opening: [4, 10] },
  'hostage-rescue': { ...SIDES, kinds: ['rolls'], opening: [6, 14] },
  'buffet-boss': { ...SIDES, kinds: ['stands'] },
  'waddle-waddle': { ...TURN, options: ['modules=1', 'modules=0'], opening: [3, 10], proof: 12_000 },
  'waffle-time': { ...TURN, options: ['players=2'], opening: [0, 2] },
  'top-waffle': { ...TURN, options: ['players=2,orders=24', 'players=3,orders=24'], opening: [0, 4], perGame: 1 },
};
