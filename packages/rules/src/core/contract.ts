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

/** Values that a message catalogue puts into a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** Why a move is refused: the rule's catalogue id, a message code, and the places and values that explain it. */
export interface RuleViolation {
  readonly rule: string;
  readonly code: string;
  readonly places?: readonly Place[];
  readonly values?: Values;
}

/** What is wrong with a text, where (offset in UTF-16 units from its start) and what would have been right. */
export interface TextError {
  readonly code: string;
  readonly offset: number;
  readonly expected: readonly string[];
  readonly values?: Values;
}

/** Either a value or the reason why there is none. Nothing in the rules core throws. */
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
 * What every state has. A state is immutable plain JSON: dense arrays, no null, no undefined, no Map, Set, class or
 * fraction, and nothing that depends on the order of keys.
 */
export interface BaseState {
  /** State of the random generator (`core/random.ts`); read only when the table is to move. */
  readonly rng: readonly number[];
}

/** One line of a score sheet: the rule that gives the points and the places that earned them. */
export interface ScoreLine {
  readonly rule: string;
  /** Message code of the line, for lines that the rule id alone does not name. */
  readonly code: string;
  readonly points: number;
  readonly places: readonly Place[];
}

/** A seat's sheet. `total` is the sum of `lines` and nothing else; `ties` are the tie-breaks in order, larger is better. */
export interface SeatScore {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
  readonly ties: readonly number[];
}

/** How a game ended. No winners: a draw or a common defeat; several: a shared victory. `by` is a message code. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly by: string;
  readonly rule: string;
  readonly grade?: number;
}

/** A term called out on a move (a Coup, a Saucy Fellow). It depends on the move and both positions, not on a state. */
export interface Callout {
  readonly rule: string;
  readonly code: string;
  readonly places: readonly Place[];
}

/** A set-up option. From this one list set-up, command line, elements and Storybook controls are made. */
export type Option = ChoiceOption | NumberOption | SeatsOption;

/** One of several words. */
export interface ChoiceOption {
  readonly key: string;
  readonly rule: string;
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly initial: string;
}

/** A whole number from `min` to `max`. */
export interface NumberOption {
  readonly key: string;
  readonly rule: string;
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly initial: number;
}

/** A rule that some seats have: `all`, `none`, or seat names joined by `+`. */
export interface SeatsOption {
  readonly key: string;
  readonly rule: string;
  readonly kind: 'seats';
  readonly initial: string;
}

/** Options with every key of the game's list present (`core/options.ts` reads and completes them). */
export type Options = Readonly<Record<string, string | number>>;

/**
 * A game. `S` is its state, `M` its move: one decision that cannot be taken back half-way. A turn may take several
 * moves; one that may go on or stop ends with the move `end`.
 */
export interface Game<S extends BaseState, M> {
  /** Folder name, command line name and record name in one: `waffle-wars`. */
  readonly id: string;
  /** The value of a record's `[Game "..."]` tag. */
  readonly title: string;
  readonly options: readonly Option[];
  /** Names of the seats in turn order; they are words of the notation, and message catalogues translate them. */
  readonly seats: (options: Options) => readonly string[];
  /** A new game. `components` replaces the house data where a game has some. */
  readonly setup: (options: Options, seed: number, components?: string) => S;
  /** The options the state was set up with. */
  readonly optionsOf: (state: S) => Options;
  /** The seats that may move now: one, several, `[TABLE]` for a chance move, or none when the game is over. */
  readonly toMove: (state: S) => readonly Seat[];
  /**
   * Every decision of the seats to move, in a stable order: exactly what `play` accepts from seats. For the table it
   * may be empty where outcomes cannot be listed (physics).
   */
  readonly legalMoves: (state: S) => readonly M[];
  /** The next chance move, from the state's generator, and the generator after it. Called only when one is due. */
  readonly chanceMove: (state: S) => { readonly move: M; readonly rng: readonly number[] };
  readonly play: (state: S, move: M) => Result<S, RuleViolation>;
  readonly score: (state: S) => readonly SeatScore[];
  /** Undefined while the game goes on. */
  readonly outcome: (state: S) => Outcome | undefined;
  /** The position as `seat` may see it: the same type, with counts instead of hidden cards. */
  readonly viewFor: (state: S, seat: Seat) => S;
  /** A random full state that fits a view; bots use these. */
  readonly determinize: (view: S, seat: Seat, rng: readonly number[]) => S;
  /** The places touched, in order, to make the move. Taps, drags and keys of every element come from this alone. */
  readonly placesOfMove: (state: S, move: M) => readonly Place[];
  readonly moveText: (state: S, move: M) => string;
  /** The move as `seat` may write it: `~x` for an unseen card. */
  readonly moveTextFor: (state: S, move: M, seat: Seat) => string;
  readonly parseMove: (state: S, text: string) => Result<M, TextError>;
  readonly positionText: (state: S) => string;
  /** Reads a position; fields are separated by a space or by `_`, and later ones may be left out. */
  readonly parsePosition: (text: string, options: Options) => Result<S, TextError>;
  /** Offset just after the place that starts at `offset` of `text`, or -1: `b2d4` is read as b2, then d4. */
  readonly scanPlace: (text: string, offset: number) => number;
  /** Terms called out on the move that led from `before` to `after`. */
  readonly callouts: (before: S, move: M, after: S) => readonly Callout[];
}
