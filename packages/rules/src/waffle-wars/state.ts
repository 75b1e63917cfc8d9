/**
 * The plain game as data: state, moves, the options of a duel (WW-3, WW-24, WW-27, WW-29) and its set-up (WW-2, WW-3, WW-4).
 * `modes/state.ts` has the types of the whole game.
 */
import type { BaseState, Seat, Option, Options } from '../core/contract.js';
import { emptyGrid } from '../core/grid.js';
import { seeded, type Seed } from '../core/random.js';
import { HOPS, SPACE_NAMES, BOARD, NOBODY, STRAWBERRIES } from './components.js';

/**
 * `first`: before the first strawberry (WW-4); `reply`: Blueberries reply to a win (WW-24); `war`: World War (WW-27);
 * `-`: ordinary play.
 */
export type Phase = 'first' | '-' | 'reply' | 'war';

/** The options a game is played under. */
export interface Rules {
  /** Pieces a side starts with (WW-3). */
  readonly hand: number;
  /** Whether Blueberries get a reply to a win by Strawberries (WW-29). */
  readonly equity: boolean;
  /** Whether a reply may also be a jump (WW-24). */
  readonly replyByJump: boolean;
  /** Whether the number of conditions breaks a tie of equal ranks (WW-27). */
  readonly warByCount: boolean;
}

/**
 * A position of the plain game, without special modes, power-ups or doubles. All but `rng` and `rules` is in, or follows
 * from, the position text.
 */
export interface PlainState extends BaseState {
  readonly rules: Rules;
  /** For each space -1 (open), 0 (strawberry) or 1 (blueberry). */
  readonly board: readonly number[];
  /** Pieces in hand, by seat. */
  readonly hands: readonly number[];
  readonly turn: Seat;
  readonly phase: Phase;
  /** Owner of each quadrant: -1 nobody, 0, 1, or 2 for civil war (WW-13, WW-15). */
  readonly owners: readonly number[];
  /** The rank of each seat's best winning condition, 0 for none (WW-23). */
  readonly ranks: readonly number[];
  /** The seat that has won; -1 until then. */
  readonly winner: Seat;
  /** How the game was won; `going-on` until then. */
  readonly by: WinCode;
}

/** Ways to win. At equal rank, the first in this order is named. */
export type WinCode =
  'going-on' | 'five-in-a-row' | 'six-in-a-row' | 'filled-quadrant' | 'three-quadrants' | 'depletion';

/** A piece from hand to a space (WW-6), or a jump along two or more spaces (WW-7; one jump has two, WW-10). */
export type PlainMove = Placement | Jump;

/** A piece from hand to a space, 0 to 35 (WW-6). */
export interface Placement {
  readonly kind: 'place';
  readonly to: number;
}

/** A jump's spaces, from the piece's start to its last landing (WW-7). */
export interface Jump {
  readonly kind: 'jump';
  readonly path: readonly number[];
}

/** The space where a move ends. */
export function landingOf(move: PlainMove): number {
  return move.kind === 'place' ? move.to : (move.path[move.path.length - 1] ?? 0);
}

/** One shared move object per space, and below per jump, so that lists of legal moves allocate no moves. */
export const PLACEMENTS: readonly Placement[] = SPACE_NAMES.map((_name, to) => ({ kind: 'place', to }));

/** The jump moves from each space, in the order of `HOPS`. */
export const JUMPS: readonly (readonly Jump[])[] = HOPS.map((hops) =>
  hops.map((hop) => ({ kind: 'jump', path: [hop.from, hop.to] })),
);

/** The default number of pieces of a side (WW-3). */
const USUAL_HAND = 18;

/** The options of the plain rules, each with its rule. */
export const RULE_OPTIONS: readonly Option[] = [
  { key: 'hand', rule: 'WW-3', kind: 'number', min: 6, max: 36, initial: USUAL_HAND },
  { key: 'equity', rule: 'WW-29', kind: 'choice', values: ['on', 'off'], initial: 'on' },
  { key: 'reply', rule: 'WW-24', kind: 'choice', values: ['placement', 'any'], initial: 'placement' },
  { key: 'war', rule: 'WW-27', kind: 'choice', values: ['rank', 'count'], initial: 'rank' },
];

/** Converts options to rules. Missing options have their initial value. */
export function rulesOf(options: Options): Rules {
  const hand = options['hand'];
  return {
    hand: typeof hand === 'number' ? hand : USUAL_HAND,
    equity: options['equity'] !== 'off',
    replyByJump: options['reply'] === 'any',
    warByCount: options['war'] === 'count',
  };
}

/** Converts rules to options. */
export function ruleOptionsOf(rules: Rules): Options {
  return {
    hand: rules.hand,
    equity: rules.equity ? 'on' : 'off',
    reply: rules.replyByJump ? 'any' : 'placement',
    war: rules.warByCount ? 'count' : 'rank',
  };
}

/** A new game: an empty waffle with Strawberries to move. */
export function setup(rules: Rules, seed: Seed): PlainState {
  return {
    rng: seeded(seed),
    rules,
    board: emptyGrid(BOARD),
    hands: [rules.hand, rules.hand],
    turn: STRAWBERRIES,
    phase: 'first',
    owners: [NOBODY, NOBODY, NOBODY, NOBODY],
    ranks: [0, 0],
    winner: -1,
    by: 'going-on',
  };
}
