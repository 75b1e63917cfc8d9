/**
 * What a game provides so that the script can referee it on a table. The script itself (`game-controller.ts`) knows no game: it
 * keeps the record, and calls these functions to read the objects on the table and to move them.
 */
import type { BaseState, Game, Option, Place, Seat, Values, RuleViolation } from '@griddle/rules/core/contract.js';
import type { Plan } from './place-objects.js';

/** A sentence as its message key and values. */
export interface Sentence {
  readonly key: string;
  readonly values?: Values;
}

/**
 * The table as a step from a position: nothing, a move (legal or not), the beginning of a move that takes several actions
 * (two toppings laid one after the other), or something that is not a single move.
 */
export type Act<M> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'partial' }
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: M }
  | { readonly kind: 'unrecognised'; readonly places: readonly Place[] };

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Colour of announcements not tied to a seat. */
export const NOTICE: Colour = [1, 0.94, 0.79];

/** A line through world points. A closed one ends on its first point. */
export interface Line {
  readonly points: readonly (readonly [x: number, y: number, z: number])[];
  readonly colour: Colour;
  readonly thickness: number;
}

/** A piece that somebody holds. */
export interface Held {
  /** The owner's seat; -1 for none. */
  readonly seat: Seat;
  /** Its kind, as named in the game's layout. */
  readonly kind: string;
  /** The place it was taken from; empty for one from beside the board. */
  readonly place: Place;
}

/** A thing that a player has carried and let go since the last look at the table. */
export interface Carried {
  /** The id of the object. */
  readonly guid: string;
  /** Its kind, as in `Held`. */
  readonly kind: string;
  /** The place it was taken from; empty for one from beside the board. */
  readonly from: Place;
}

/** What players did to a table by hand, separated from other changes. */
export interface PlayerChanges<Scan> {
  /** The table with only the players' own changes. */
  readonly scan: Scan;
  /** Places where the actual table differs from `scan`: bumped, deleted or copied things. */
  readonly unexpected: readonly Place[];
  /** Whether something that no player moved there lies in an occupied place. */
  readonly isCrowded: boolean;
}

/** A move made by a button of the panel: an end of turn, a pass, a choice without a piece to move. */
export interface Offer<M> {
  readonly label: Sentence;
  /** Left out if the button rolls the table's die, shows other buttons, or runs `act`. */
  readonly move?: M;
  /** Whether it pages through more moves than there are buttons. */
  readonly isMore?: boolean;
  /** Changes something at the table without a move. */
  readonly act?: () => void;
}

/** A move made automatically when its time is up. */
export interface Deadline<M> {
  readonly seconds: number;
  /** Whether the time restarts; otherwise it resumes where it was paused. */
  readonly isNew: boolean;
  readonly move: M;
  /** Key of the message shown each second, with `{seconds}`. */
  readonly label: string;
}

/** A sentence for one player alone. */
export interface Whisper {
  readonly seat: Seat;
  readonly sentence: Sentence;
}

/** An object whose script runs some of the games. */
export interface ObjectScript {
  readonly guid: string;
  /** Their ids. */
  readonly games: readonly string[];
  /** Id of the bag from which these games are laid out; left out if their objects are always on the table. */
  readonly box?: string;
}

/** How the script enforces rules: not at all, by a warning, or by putting back illegal moves. */
export type Checking = 'off' | 'warn' | 'enforce';

/** The levels of checking, in the order in which the button cycles. */
export const CHECKINGS: readonly Checking[] = ['off', 'warn', 'enforce'];

/** Where the script's messages go. */
export interface Messenger {
  /** To all players. */
  readonly announce: (sentence: string, colour: Colour) => void;
  /** To one player, named by colour. */
  readonly tell: (player: string, sentence: string) => void;
  /** Whether somebody other than this player occupies a seat. */
  readonly isOthers: (player: string, seat: Seat) => boolean;
  /** To the player at a seat alone. */
  readonly whisper: (seat: Seat, sentence: string) => void;
  /** Returns a seed for a game with a random set-up. */
  readonly seed: () => number;
}

/**
 * A game as its controller sees it. States and moves are those of `game`, and a `Scan` is the result of one look at the table.
 * How objects are reached is left to the implementation.
 */
export interface TableGame<S extends BaseState, M, Scan> {
  readonly game: Game<S, M>;
  /** The options that this table supports. */
  readonly options: readonly Option[];
  /** Whether the set-up is random, so that each new game needs its own seed, which its record names. */
  readonly isDrawn: boolean;
  /** Whether seats have secrets; then no record reveals them before the game is over. */
  readonly hasSecrets?: boolean;
  /** Whether the chance move of a position happens on the table instead of coming from the generator. */
  readonly awaits?: (state: S) => boolean;
  /** Whether undo also takes back chance moves. */
  readonly undoesTable?: boolean;
  /** Whether the panel shows the score sheets. */
  readonly hasPoints: boolean;
  /** The rule against moving out of turn. */
  readonly turnRule: string;
  /** The seats' colours for messages, which have a dark background. */
  readonly colours: readonly Colour[];
  /** Codes of what players may call out of turn; `call.GAME.CODE` are the words. */
  readonly calls: readonly string[];
  /** Looks at the table. Pieces in the air count where they were or will be. */
  readonly see: () => Scan;
  /** Reads a scan as a step from a position. */
  readonly read: (state: S, scan: Scan) => Act<M>;
  /**
   * Separates what players did by hand from other changes, given the table before: as the position has it, or with a move
   * being prepared (`prepared`). Left out if physics decides what an act was, so that the whole scan counts.
   */
  readonly playerChanges?: (
    state: S,
    scan: Scan,
    carried: readonly Carried[],
    prepared: Scan | undefined,
  ) => PlayerChanges<Scan>;
  /** Returns why a piece may not be moved now to any place; left out if that always depends on the target. */
  readonly stays?: (state: S, held: Held) => RuleViolation | undefined;
  /** Whether everything is where a position has it, hands included. */
  readonly agrees: (state: S, scan: Scan) => boolean;
  /** Returns the places where a scan differs from a position. */
  readonly differing: (state: S, scan: Scan) => readonly Place[];
  /** Returns the position seen, as text, to continue from although the act that led to it was not a legal move. */
  readonly positionSeen: (state: S, scan: Scan, act: Act<M>) => string;
  /** Returns the moves offered as buttons now; `see` looks at the table if they depend on it. Too many for the panel are paged. */
  readonly offers: (state: S, see: () => Scan) => readonly Offer<M>[];
  /** Returns plans that move objects to where a position has them, in order; objects in place stay. */
  readonly arrange: (state: S) => readonly Plan[];
  /** Returns what a position needs but is neither on the table nor can be made; left out if everything can be made. */
  readonly lacking?: (state: S) => readonly string[];
  /** Returns what the panel says about a position besides the turn. */
  readonly facts: (state: S) => readonly Sentence[];
  /** Returns what to announce after a move from one position to another, besides terms and results. */
  readonly news: (before: S, after: S) => readonly Sentence[];
  /** Returns private messages after a move from one position to another. */
  readonly whispers?: (before: S, after: S) => readonly Whisper[];
  /** Returns a move due after some time; called again after each move, with the last one. */
  readonly deadline?: (state: S, last: M | undefined) => Deadline<M> | undefined;
  /** Returns the lines drawn on the board: owners, threats, the last move with its seat, and where a held piece may go. */
  readonly lines: (state: S, last: readonly Place[], held: Held | undefined, mover: Seat) => readonly Line[];
}
