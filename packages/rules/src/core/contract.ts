/**
 * The contract every game fulfils. Elements, replay, records, bots, the command line, the Tabletop Simulator mod and
 * the property tests are written once against this page and know nothing else of a game.
 *
 * Everything here compiles to JavaScript and, through TypeScriptToLua, to Lua 5.2 / MoonSharp, and must behave the
 * same in both. Hence: results instead of exceptions, dense arrays, no null or undefined in data.
 */

/** Index into `Game.seats(options)`, or `TABLE`. */
export type Seat = number;

/** Nobody's seat: cards turned, dice, what physics did. */
export const TABLE: Seat = -1;

/** What a finger can touch and a screen reader can name, in notation and never in pixels: `c3`, `1,-2`, `order:2`. */
export type Place = string;

/** Values that a message catalogue puts into a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** Why a move is refused: the rule's catalogue id, a message code, and the places and values that explain it. */
export interface Violation {
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

/** The result of something that went well. */
export function yes<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** The result of something refused. */
export function no<E>(error: E): { readonly ok: false; readonly error: E } {
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

/** A term the game calls out (a Coup, a Saucy Fellow): a property of a move and the two positions, never of a state. */
export interface Term {
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
  /** Who may decide now: one seat, several where the rule lets any of them, `[TABLE]`, or nobody when it is over. */
  readonly toMove: (state: S) => readonly Seat[];
  /**
   * Every decision of the seats to move, in a stable order: exactly what `play` accepts from seats. For the table it
   * may be empty where outcomes cannot be listed (physics).
   */
  readonly legalMoves: (state: S) => readonly M[];
  /** The table's next move from the state's own generator, and the generator after it. Asked only when it is to move. */
  readonly fate: (state: S) => { readonly move: M; readonly rng: readonly number[] };
  readonly play: (state: S, move: M) => Result<S, Violation>;
  readonly score: (state: S) => readonly SeatScore[];
  /** Undefined while the game goes on. */
  readonly outcome: (state: S) => Outcome | undefined;
  /** What the page of `seat` may hold: the same type, hidden cards replaced by counts of unknown ones. */
  readonly viewFor: (state: S, seat: Seat) => S;
  /** A whole state that agrees with a view; bots think on these. */
  readonly guess: (view: S, seat: Seat, rng: readonly number[]) => S;
  /** The places touched, in order, to make the move. Taps, drags and keys of every element come from this alone. */
  readonly touches: (state: S, move: M) => readonly Place[];
  readonly moveText: (state: S, move: M) => string;
  /** As `seat` may write the move down: `~x` where it did not see the card. */
  readonly moveTextFor: (state: S, move: M, seat: Seat) => string;
  readonly parseMove: (state: S, text: string) => Result<M, TextError>;
  readonly positionText: (state: S) => string;
  /** Reads a position; fields are separated by a space or by `_`, and later ones may be left out. */
  readonly parsePosition: (text: string, options: Options) => Result<S, TextError>;
  /** Offset just after the place that starts at `offset` of `text`, or -1: `b2d4` is read as b2, then d4. */
  readonly placeEnd: (text: string, offset: number) => number;
  /** Terms called out on the move that led from `before` to `after`. */
  readonly terms: (before: S, move: M, after: S) => readonly Term[];
}
