/** A game's element as its controllers and templates know it: one interface for all of them. Types only. */
import type { BaseState, Place, Seat, RuleViolation } from '@griddle/rules/core/contract.js';
import type { Session, Step } from '@griddle/rules/replay/index.js';
import type { LitElement } from 'lit';
import type { GameEvents, ReportedError } from './events.js';
import type { GameUI } from './game-ui.js';
import type { InputError, GameInput } from './input.js';
import type { Mode, Settings, WrittenSettings } from './settings.js';
import type { GameSnapshot } from './snapshot.js';

/** A target in the tree of moves: a path (`0.0.1`), or a number of moves of the main line (below 0: from its end). */
export type Target = string | number;

/** A drag that leaves the board: it follows the pointer instead of a board's piece. */
export interface Carrier {
  /** Follows the pointer once it has left its place. */
  carry(pointer: PointerEvent): void;
  /** Drops it, or (without a pointer) cancels the drag. */
  letGo(pointer?: PointerEvent): void;
}

/** The element of a game. `GameElement` is the only one that implements it. */
export interface GameHost<S extends BaseState, M> extends LitElement, GameInput, WrittenSettings {
  readonly ui: GameUI<S, M>;

  // Properties that pages set; those of `GameInput` and `WrittenSettings` too

  readonly mode: Mode;
  readonly src: string;
  readonly puzzles: string;
  game: number;
  seats: string;
  /** Names of the players, separated by commas. */
  readonly names: string;
  readonly ply?: number | null;
  readonly path?: string | null;
  flipped: boolean;
  readonly still: boolean;
  readonly guide: boolean;
  show?: string | null;

  // Derived from these properties

  /** The settings from the attributes; the last valid value of each. */
  settings: Settings;
  /** The current input errors. */
  readonly problems: readonly ReportedError[];
  /** The snapshot for panel parts; undefined until the element's code has loaded. */
  readonly table: GameSnapshot | undefined;
  /** Whether a position is the one on the board. */
  shows(position: string): boolean;

  // For the controllers

  /** Fires an event; false if it was cancelled. */
  emit<T extends keyof GameEvents>(type: T, detail: GameEvents[T]): boolean;
  /** Reports an error on the board and by an event. */
  report(error: InputError): void;
  /** Clears the errors of these attributes or methods. */
  forgive(sources: readonly string[]): void;
  /** Announces text to screen readers; see `announce` for hints. */
  speak(words: () => string, isHint?: boolean): void;
  /** Called when the board has gone to another step. */
  stepChanged(step: Step<S, M>): void;
  moveRefused(violation: RuleViolation): void;
  /** Called when places have been selected for a move, or (none) the selection was cancelled. */
  selectionChanged(places: readonly Place[]): void;
  /** Called when a pointer or (`byKey`) the focus has moved to a place. */
  hoverChanged(place: Place, byKey: boolean): void;
  /** Whether the element handles a touch itself, instead of as a move. */
  answersTouch(place: Place): boolean;
  /** Returns what the element itself drags from a place; undefined where a board's piece is dragged, or nothing. */
  carrierOf?(place: Place): Carrier | undefined;

  // For pages and the parts next to the board

  enter(move: string): boolean;
  undo(): boolean;
  redo(): boolean;
  goTo(place: Target): boolean;
  again(): void;
  call(code: string, seat: Seat): void;
  highlight(places: readonly Place[]): void;
  toRecord(): Promise<string>;
  toSVG(): Promise<string>;
  toPNG(): Promise<Blob>;
  /** Returns the record of a game of this element synchronously; undefined until the export code has loaded. */
  recordNow(session: Session<S, M>): string | undefined;
}
