/**
 * What the script must know of a game to referee it on a table. The script itself (`game-controller.ts`) knows no game: it keeps
 * the record, and asks these functions to read the objects on the table and to move them.
 */
import type { BaseState, Game, Option, Place, Seat, Values, RuleViolation } from '@griddle/rules/core/contract.js';
import type { Plan } from './place-objects.js';

/** A sentence as its message key and values. */
export interface Sentence {
  readonly key: string;
  readonly values?: Values;
}

/**
 * The table as a step from a position: nothing, a move (legal or not), the beginning of a move that takes several hands
 * (two toppings laid one after the other), or something that is no single move.
 */
export type Act<M> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'partial' }
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: M }
  | { readonly kind: 'unrecognised'; readonly places: readonly Place[] };

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A line through points of the world. A closed one ends on its first point. */
export interface Line {
  readonly points: readonly (readonly [x: number, y: number, z: number])[];
  readonly colour: Colour;
  readonly thickness: number;
}

/** A piece in somebody's fingers. */
export interface Held {
  /** Whose it is; -1 for what is nobody's. */
  readonly seat: Seat;
  /** What it is, in the words of the game's own layout. */
  readonly kind: string;
  /** The place it was taken from; empty for one from beside the board. */
  readonly place: Place;
}

/** A thing that a player has carried and let go since the last look at the table. */
export interface Carried {
  /** The id of the object. */
  readonly guid: string;
  /** What it is, as in `Held`. */
  readonly kind: string;
  /** The place it was taken from; empty for one from beside the board. */
  readonly from: Place;
}

/** What players have done to a table by hand, told apart from what else has become of it. */
export interface PlayerChanges<Scan> {
  /** The table as it would be, had only their hands changed it. */
  readonly scan: Scan;
  /** The places where the table that is seen differs from that: bumped, deleted or copied things. */
  readonly unexpected: readonly Place[];
  /** Whether something that no hand has brought lies in a place that is taken. */
  readonly isCrowded: boolean;
}

/** A move that a button of the panel makes: an end of the turn, a pass, a choice that moves nothing by hand. */
export interface Offer<M> {
  readonly label: Sentence;
  /** Left out where the button rolls the die of the table, shows other buttons, or does what `act` does. */
  readonly move?: M;
  /** Whether it shows the next of more moves than there are buttons. */
  readonly isMore?: boolean;
  /** What the button changes at the table, without a move. */
  readonly act?: () => void;
}

/** A move that is made by itself when its time has come. */
export interface Deadline<M> {
  readonly seconds: number;
  /** Whether the time begins anew; else it goes on where it stood still. */
  readonly isNew: boolean;
  readonly move: M;
  /** The key of what is told each second, with `{seconds}`. */
  readonly label: string;
}

/** A sentence for one player alone. */
export interface Whisper {
  readonly seat: Seat;
  readonly sentence: Sentence;
}

/** An object whose script has some of the games. */
export interface ObjectScript {
  readonly guid: string;
  /** Their ids. */
  readonly games: readonly string[];
  /** The id of the bag out of which everything for these games is laid; left out where it always lies on the table. */
  readonly box?: string;
}

/** How much the script watches: not at all, by telling, or by putting back what is not allowed. */
export type Checking = 'off' | 'warn' | 'enforce';

/** The ways of watching in the order of the button. */
export const CHECKINGS: readonly Checking[] = ['off', 'warn', 'enforce'];

/** Where the script's words go. */
export interface Messenger {
  /** To all players. */
  readonly announce: (sentence: string, colour: Colour) => void;
  /** To one player, named by colour. */
  readonly tell: (player: string, sentence: string) => void;
  /** Whether somebody other than this player sits at the colour of a seat. */
  readonly isOthers: (player: string, seat: Seat) => boolean;
  /** To the player at a seat alone. */
  readonly whisper: (seat: Seat, sentence: string) => void;
  /** A seed for a game whose set-up is drawn. */
  readonly seed: () => number;
}

/**
 * A game as its controller plays it. States and moves are those of `game`, and a `Scan` is what one look at the table sees; how
 * the objects are reached is not asked here.
 */
export interface TableGame<S extends BaseState, M, Scan> {
  readonly game: Game<S, M>;
  /** The options that this table has room for. */
  readonly options: readonly Option[];
  /** Whether the set-up is drawn, so that each new game needs a seed of its own, which its record names. */
  readonly isDrawn: boolean;
  /** Whether some seats see what others do not; then no record tells it before the game is over. */
  readonly hasSecrets?: boolean;
  /** Positions in which the table's move is what happens on the table, and not one of the generator. */
  readonly awaits?: (state: S) => boolean;
  /** Whether undo takes back moves of the table as well. */
  readonly undoesTable?: boolean;
  /** Whether the panel shows the score sheets. */
  readonly hasPoints: boolean;
  /** The rule by which a seat may not move out of turn. */
  readonly turnRule: string;
  /** The seats' colours in messages, which stand on a dark ground. */
  readonly colours: readonly Colour[];
  /** Codes of what players may call out of turn; `call.GAME.CODE` are the words. */
  readonly calls: readonly string[];
  /** Looks at the table. Pieces in the air count where they were or will be. */
  readonly see: () => Scan;
  /** What is seen, as a step from a position. */
  readonly read: (state: S, scan: Scan) => Act<M>;
  /**
   * What of a scan hands have done, from how the table lay before: as the position has it, or as players have begun to
   * prepare a move (`prepared`). Left out where physics decides what an act was, so that all that is seen counts.
   */
  readonly playerChanges?: (
    state: S,
    scan: Scan,
    carried: readonly Carried[],
    prepared: Scan | undefined,
  ) => PlayerChanges<Scan>;
  /** Why a piece may not be moved now, wherever to; left out where only the goal tells. */
  readonly stays?: (state: S, held: Held) => RuleViolation | undefined;
  /** Whether everything lies as a position has it, hands included. */
  readonly agrees: (state: S, scan: Scan) => boolean;
  /** The places where what is seen differs from a position. */
  readonly differing: (state: S, scan: Scan) => readonly Place[];
  /** The position that is seen, as text, for going on from there although the act that led to it was no legal move. */
  readonly positionSeen: (state: S, scan: Scan, act: Act<M>) => string;
  /** Moves that the panel has a button for now, on which `see` may tell more. Of more than there are buttons some are shown at a time. */
  readonly offers: (state: S, see: () => Scan) => readonly Offer<M>[];
  /** Plans that move the objects to where a position has them, in order; those that lie right stay. */
  readonly arrange: (state: S) => readonly Plan[];
  /** What a position needs, is not on the table and cannot be made; left out where everything can be. */
  readonly lacking?: (state: S) => readonly string[];
  /** What the panel tells of a position besides the turn. */
  readonly facts: (state: S) => readonly Sentence[];
  /** What is announced when a move led from one position to another, besides terms and results. */
  readonly news: (before: S, after: S) => readonly Sentence[];
  /** What is told to single players when a move led from one position to another. */
  readonly whispers?: (before: S, after: S) => readonly Whisper[];
  /** A move that is due after some time; asked again after each move, with the last one. */
  readonly deadline?: (state: S, last: M | undefined) => Deadline<M> | undefined;
  /** What is drawn on the board: owners, threats, the last move with its seat, and where a held piece may go. */
  readonly lines: (state: S, last: readonly Place[], held: Held | undefined, mover: Seat) => readonly Line[];
}
