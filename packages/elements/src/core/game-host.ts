/** A game's element as its controllers and templates know it: one interface for all of them. Types only. */
import type { BaseState, Place, Seat, RuleViolation } from '@griddle/rules/core/contract.js';
import type { Session, Step } from '@griddle/rules/replay/index.js';
import type { LitElement } from 'lit';
import type { Carrier } from './board/board-input.js';
import type { GameEvents, ReportedError } from './events.js';
import type { GameUI } from './game-ui.js';
import type { InputError, GameInput } from './input.js';
import type { Mode, Settings, WrittenSettings } from './settings.js';
import type { GameSnapshot } from './snapshot.js';

/** A place in a game: an address (`0.0.1`), or a number of moves of the main line (below 0: from its end). */
export type Target = string | number;

/** The element of a game. `GameElement` is the only one that implements it. */
export interface GameHost<S extends BaseState, M> extends LitElement, GameInput, WrittenSettings {
  readonly ui: GameUI<S, M>;

  // Properties that pages set; those of `GameInput` and `WrittenSettings` too

  readonly mode: Mode;
  readonly src: string;
  game: number;
  seats: string;
  /** Names of the players, separated by commas. */
  readonly names: string;
  readonly ply?: number | null;
  readonly path?: string | null;
  flipped: boolean;
  readonly still: boolean;
  show?: string | null;

  // What follows from them

  /** What the attributes come to; the last valid value of each. */
  settings: Settings;
  /** What is wrong with the input now. */
  readonly problems: readonly ReportedError[];
  /** The table that panel parts use; undefined while the element's code has not loaded. */
  readonly table: GameSnapshot | undefined;
  /** Whether a position is the one on the board. */
  shows(position: string): boolean;

  // What controllers tell it

  /** Fires an event; false when it was cancelled. */
  emit<T extends keyof GameEvents>(type: T, detail: GameEvents[T]): boolean;
  /** Tells of something wrong, on the board and by an event. */
  report(error: InputError): void;
  /** Takes back what was told of these attributes or methods. */
  forgive(sources: readonly string[]): void;
  /** Speaks to readers who listen; see `announce` for hints. */
  speak(words: () => string, isHint?: boolean): void;
  /** The board has gone to another step. */
  stepChanged(step: Step<S, M>): void;
  moveRefused(violation: RuleViolation): void;
  /** Places have been selected for a move, or (none) put back. */
  selectionChanged(places: readonly Place[]): void;
  /** A pointer or (`byKey`) the focus has come to a place. */
  hoverChanged(place: Place, byKey: boolean): void;
  /** Whether the element answers a touch itself, and it means no move. */
  answersTouch(place: Place): boolean;
  /** What the element carries off a place itself; undefined where a board's piece is dragged, or nothing. */
  carrierOf?(place: Place): Carrier | undefined;

  // What pages and the parts beside the board call

  play(move: string): boolean;
  undo(): boolean;
  redo(): boolean;
  goTo(place: Target): boolean;
  again(): void;
  call(code: string, seat: Seat): void;
  highlight(places: readonly Place[]): void;
  toRecord(): Promise<string>;
  toSVG(): Promise<string>;
  toPNG(): Promise<Blob>;
  /** The record of a game of this element at once; undefined until something else has been exported. */
  recordNow(session: Session<S, M>): string | undefined;
}
