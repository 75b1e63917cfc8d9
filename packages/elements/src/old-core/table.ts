/**
 * What stands between a game's element and the parts beside its board (controls, move list, result).
 *
 * A part gets one property, `table`: a `TableView`, made anew after every change, so that a part re-renders when it is
 * given another one. It reads the view and calls the view's actions; it never reaches into the element.
 */
import type { Level } from '@griddle/bots/levels.js';
import type { BaseState, Outcome, Place, Seat, Values } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/index.js';
import type { Session, Step } from '@griddle/rules/replay/index.js';
import type { LayerName } from './board-view.js';

/** `diagram`: a picture; `replay`: a record to step through; `play`: a game to play. */
export type Mode = 'diagram' | 'replay' | 'play';

/** Who decides for a seat. */
export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: Level };

/** The sentence for a message key, in the language of the element; see `say` of `@griddle/rules/messages`. */
export type Say = (key: string, values?: Values) => string;

/** A session whose state and move types are not known here. */
export type AnySession = Session<BaseState, unknown>;
/** A step of a game whose types are not known to the parts. */
export type AnyStep = Step<BaseState, unknown>;

/** What the parts ask of the game they stand beside. None of these throws; a refusal is told on the board and spoken. */
export interface TableActions {
  /** Plays a move in notation (`c3`, `b2xd4`); false when it was refused. */
  readonly play: (text: string) => boolean;
  /** Takes back a move, against a bot also the bot's answer; false when there is none to take back. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** Goes to a place in the tree of moves: an address (`0.0.1`, empty for the start) or a number of moves. */
  readonly goTo: (place: string | number) => boolean;
  /** A new game with the same options, or the same game from its start. */
  readonly again: () => void;
  /** Words called at the table out of turn, by their message code (WW-34), to a seat. */
  readonly call: (code: string, seat: Seat) => void;
  /** Lights up places on the board until called with none; those of a score sheet are its seat's. */
  readonly highlight: (places: readonly Place[], seat?: Seat) => void;
  /** Turns the board round. */
  readonly flip: () => void;
  /** Shows a layer of the board, or hides it. */
  readonly toggle: (layer: LayerName) => void;
  readonly toRecord: () => Promise<string>;
  /** The board as it stands, as the text of an SVG file or as a PNG. */
  readonly toSVG: () => Promise<string>;
  readonly toPNG: () => Promise<Blob>;
}

/** A snapshot of the game for the parts beside the board. */
export interface TableView extends TableActions {
  /** The game's id, `waffle-wars`, which is also the middle part of its message keys. */
  readonly game: string;
  readonly mode: Mode;
  /** The tree of moves; it changes in place, which is why the view is made anew. */
  readonly session: AnySession;
  /** Where in the tree the board stands. */
  readonly at: AnyStep;
  readonly catalogue: Catalogue;
  readonly say: Say;
  /** Names of the seats as the notation has them; `seat.NAME` is the message key. */
  readonly seats: readonly string[];
  readonly players: readonly Player[];
  /** Who may decide now; empty when the game is over. */
  readonly toMove: readonly Seat[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether a bot is thinking. */
  readonly thinking: boolean;
  /** Undefined while the game goes on. */
  readonly outcome: Outcome | undefined;
  /** Codes of what may be called at this table, `call.GAME.CODE` being the words. */
  readonly calls: readonly string[];
  /** Whether the board is seen from the other side. */
  readonly flipped: boolean;
  /** The layers that are shown. */
  readonly show: ReadonlySet<LayerName>;
}

/**
 * A game's element as parts elsewhere on the page see it (`<move-list for="id">`). Whenever its table has been made anew
 * it fires `griddle-table`, which bubbles and stays inside the tree, so that parts need not wait for each other.
 */
export interface TableHost extends HTMLElement {
  readonly table: TableView | undefined;
}
