/**
 * The contract of every game. Elements, replay, records, bots, the command line, the Tabletop Simulator mod and the
 * property tests use only this interface.
 *
 * The code compiles to JavaScript and, through TypeScriptToLua, to Lua 5.2 / MoonSharp, and must behave the same in
 * both. Hence: results instead of exceptions, dense arrays, no null or undefined in data.
 */

/** Index into `Game.seats(options)`, or `CHANCE`. */
export type Seat = number;

/** The seat of chance: cards, dice, physics. */
export const CHANCE: Seat = -1;

/** Something you can tap and a screen reader can name. Notation, never pixels: `c3`, `1,-2`, `order:2`. */
export type Place = string;

/**
 * Where the chance of a set-up comes from: a seed (0 to `MAX_SEED` of `core/random.ts`), or a tape. All 2^31 seeds can be tried in hours, and the
 * open cards tell which one it was: who hides cards from somebody with a computer deals them from a tape.
 */
export type Seed = number | readonly number[];

/** Values that a message catalogue inserts into a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** Why a move is illegal: the rule's catalogue id, a message code, and the places and values that explain it. */
export interface RuleViolation {
  readonly rule: string;
  readonly code: string;
  readonly places?: readonly Place[];
  readonly values?: Values;
}

/** An error in a text: what is wrong, where (offset in UTF-16 units from the start) and what was expected. */
export interface TextError {
  readonly code: string;
  readonly offset: number;
  readonly expected: readonly string[];
  readonly values?: Values;
}

/** A value or an error. Nothing in the rules core throws. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Returns a successful result. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Returns a failed result. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/**
 * The fields of every state. A state is immutable plain JSON: dense arrays, no null, undefined, Map, Set, class or
 * fraction, and nothing that depends on key order.
 */
export interface BaseState {
  /** State of the random generator (`core/random.ts`); read only when chance is to move. */
  readonly rng: readonly number[];
}

/** One line of a score sheet: points, the rule that gives them and the places that earn them. */
export interface ScoreLine {
  readonly rule: string;
  /** Message code, where the rule id alone does not identify the line. */
  readonly code: string;
  readonly points: number;
  readonly places: readonly Place[];
}

/** A seat's score sheet. `total` is exactly the sum of `lines`; `ties` are the tie-breaks in order, larger is better. */
export interface SeatScore {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
  readonly ties: readonly number[];
}

/** How a game ended. No winners: a draw or a shared defeat; several: a shared victory. `by` is a message code. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly by: string;
  readonly rule: string;
  readonly grade?: number;
}

/** A term called out on a move (a Coup, a Saucy Fellow). Depends on the move and the positions before and after it. */
export interface Callout {
  readonly rule: string;
  readonly code: string;
  readonly places: readonly Place[];
}

/**
 * - `wins`: another move wins at once;
 * - `ends`: the move ends the game, and its seat does not win;
 * - `lets-win`: a rival can win with its next move;
 * - `forces`: another move wins with `count` moves of the seat at most, whatever the others play;
 * - `lets-force`: a rival can win with `count` moves of its own at most, whatever the others play;
 * - `points`: another move makes `count` more points by the end of the turn;
 * - `lets-points`: a rival can make `count` more points on its next turn than after another move;
 * - `lets-corner`: a rival can take a corner, where its piece stays until the end;
 * - `best-play`: another move wins, if both sides play their best;
 * - `lets-best-play`: a rival will win after the move, if both sides play their best.
 *
 * The others compare a number after the move (`count`) with the same number after the better one (`than`). Those with `lets-`
 * are about a rival, who has more; those without are about the seat of the move, which has less:
 *
 * - `rolls`, `lets-rolls`: rolls of the die that win on the seat's next turn;
 * - `takes`: pieces that the move captures;
 * - `trades`, `lets-trade`: pieces that the seat gains in the captures that follow, in which each side captures or stops as
 *   is best for it;
 * - `stars`: stars of the food that the move takes or saves;
 * - `catches`: pieces that the seat can capture on its next turn, whatever the answer;
 * - `front`: rows that the seat's foremost piece has crossed;
 * - `ways`, `lets-ways`: threats, which win in one move if it is the seat's turn;
 * - `shapes`: win shapes of the seat that lack one piece;
 * - `lines`: lines that the seat has begun and that can still win;
 * - `lets-open`: lines on which the seat can still win;
 * - `edges`: pieces of the seat on the edge;
 * - `room`: open spaces that the seat can reach before the other side;
 * - `moves`: moves of the seat on its next turn, after the answer that leaves the fewest;
 * - `lets-moves`: moves of the seat on its next turn;
 * - `sight`: points that the seat can have at the end of its turn, without cards that nobody sees yet;
 * - `day`: the same at the end of a day, for the seat's last turn of it;
 * - `soon`: points that the seat can have at the end of its turn, with the best completion that one more topping allows.
 */
export type ReasonKind =
  | 'wins'
  | 'ends'
  | 'lets-win'
  | 'forces'
  | 'lets-force'
  | 'points'
  | 'lets-points'
  | 'lets-corner'
  | 'best-play'
  | 'lets-best-play'
  | ComparedKind;

/** Reasons that compare a number after two moves. */
export type ComparedKind =
  | 'rolls'
  | 'lets-rolls'
  | 'takes'
  | 'trades'
  | 'lets-trade'
  | 'stars'
  | 'catches'
  | 'front'
  | 'ways'
  | 'lets-ways'
  | 'shapes'
  | 'lines'
  | 'lets-open'
  | 'edges'
  | 'room'
  | 'moves'
  | 'lets-moves'
  | 'sight'
  | 'day'
  | 'soon';

/** Why a move was worse than another, as far as the rules prove it (`reasons/`). */
export interface Reason {
  readonly kind: ReasonKind;
  /** The seat that can win or score. */
  readonly seat: Seat;
  /** A number of moves, points or whatever the kind counts; 0 where the kind says all. */
  readonly count: number;
  /** For kinds that compare: the same number after the better move; otherwise 0. */
  readonly than: number;
  /** The rival's move, in notation; empty where there is none to name. It never tells the better move. */
  readonly move: string;
  /** For `points`: the lines of the sheet that differ, and what the other move makes more of each (less, if below 0). */
  readonly lines: readonly ScoreLine[];
}

/** A set-up option. Set-up, the command line, elements and Storybook controls are all generated from the list of options. */
export type Option = ChoiceOption | NumberOption | SeatsOption;

/** An option with a fixed set of values. */
export interface ChoiceOption {
  readonly key: string;
  readonly rule: string;
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly initial: string;
}

/** An option that is a whole number from `min` to `max`. */
export interface NumberOption {
  readonly key: string;
  readonly rule: string;
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly initial: number;
}

/** An option for the seats a rule applies to: `all`, `none`, or seat names joined by `+`. */
export interface SeatsOption {
  readonly key: string;
  readonly rule: string;
  readonly kind: 'seats';
  readonly initial: string;
}

/** Values of all the game's options (`core/options.ts` reads them and fills in the rest). */
export type Options = Readonly<Record<string, string | number>>;

/**
 * A game. `S` is its state, `M` its move: one decision that cannot be undone half-way. A turn may take several moves;
 * a turn of optional length ends with the move `end`.
 */
export interface Game<S extends BaseState, M> {
  /** Folder name, command line name and record name in one: `waffle-wars`. */
  readonly id: string;
  /** The value of a record's `[Game "..."]` tag. */
  readonly title: string;
  readonly options: readonly Option[];
  /** Names of the seats in turn order. They are part of the notation; message catalogues translate them. */
  readonly seats: (options: Options) => readonly string[];
  /** Sets up a new game, with chance from a seed or a tape of random numbers. `components` replaces the game's house set, if it has one. */
  readonly setup: (options: Options, seed: Seed, components?: string) => S;
  /** The options the state was set up with. */
  readonly optionsOf: (state: S) => Options;
  /** The seats that may move now: one, several, `[CHANCE]` for a chance move, or none when the game is over. */
  readonly toMove: (state: S) => readonly Seat[];
  /**
   * Every legal move of the seats to move, in a stable order: exactly what `play` accepts from seats. For chance it may
   * be empty where outcomes cannot be listed (physics).
   */
  readonly legalMoves: (state: S) => readonly M[];
  /** The next chance move, drawn from the state's generator, and the generator after it. Called only when one is due. */
  readonly chanceMove: (state: S) => { readonly move: M; readonly rng: readonly number[] };
  readonly play: (state: S, move: M) => Result<S, RuleViolation>;
  readonly score: (state: S) => readonly SeatScore[];
  /** The result; undefined until the game is over. */
  readonly outcome: (state: S) => Outcome | undefined;
  /**
   * Why no play can lead to this position: what the game's components or its geometry rule out (four of a food that comes
   * twice, a piece in mid-air). Undefined for every position of a game, and for arranged ones that could stand on a table.
   * Such a position is shown with a note and is not played (docs/notation.md).
   */
  readonly whyImpossible: (state: S) => RuleViolation | undefined;
  /** The position as `seat` sees it: the same type, with counts instead of hidden cards. */
  readonly viewFor: (state: S, seat: Seat) => S;
  /** A random full state consistent with a view, for bots. */
  readonly determinize: (view: S, seat: Seat, rng: readonly number[]) => S;
  /** The places to touch, in order, to make the move. All input of every element (taps, drags, keys) derives from this. */
  readonly placesOfMove: (state: S, move: M) => readonly Place[];
  readonly moveText: (state: S, move: M) => string;
  /** The move in notation as `seat` sees it: `~x` for an unseen card. */
  readonly moveTextFor: (state: S, move: M, seat: Seat) => string;
  readonly parseMove: (state: S, text: string) => Result<M, TextError>;
  readonly positionText: (state: S) => string;
  /** Reads a position. Fields are separated by a space or `_`; trailing ones may be omitted. */
  readonly parsePosition: (text: string, options: Options) => Result<S, TextError>;
  /** The offset just after the place that starts at `offset` of `text`, or -1. Splits `b2d4` into b2 and d4. */
  readonly scanPlace: (text: string, offset: number) => number;
  /** The terms called out on the move that led from `before` to `after`. */
  readonly callouts: (before: S, move: M, after: S) => readonly Callout[];
}
