/** What a table must provide so that its objects can be tracked. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { GameViews } from './camera.js';
import type { Held, TableGame } from './table-game.js';

/** A hotkey of one table. */
interface TableKey {
  /** Its label is `tts.hotkey.NAME`. */
  readonly name: string;
  readonly act: (object: TTSObject | undefined) => boolean;
}

/** A game whose objects the referee watches. */
export interface TrackedGame<S extends BaseState, M, Scan> extends TableGame<S, M, Scan> {
  /** Where players can look. */
  readonly views: GameViews;
  /** The seat and origin of a piece just picked up; undefined for any other object. */
  readonly held: (object: TTSObject) => Held | undefined;
  /** Whether an object is a piece of the game. */
  readonly isPiece: (object: TTSObject) => boolean;
  /** Tags of the objects that have to rest before they are looked at; left out for pieces. */
  readonly settling?: readonly string[];
  /** How often to look at moving pieces before taking them as they are; left out for the usual few seconds. */
  readonly looks?: number;
  /** Prepares newly loaded objects. */
  readonly prepare?: () => void;
  /** Called when somebody lets go of a piece, before it falls. */
  readonly letGo?: (object: TTSObject) => void;
  /** The move that picking a piece up makes, if it makes one. */
  readonly lifted?: (state: S, object: TTSObject) => M | undefined;
  /** Hotkeys of this table; each acts on the object under the pointer and returns whether it did. */
  readonly keys?: readonly TableKey[];
  /** Called when somebody deletes an object of the game, so that it can be made again. */
  readonly rememberDeleted?: (object: TTSObject) => void;
  /** Returns the move of a die at rest, for games that have one. */
  readonly rolled?: (state: S, die: TTSObject) => M | undefined;
}

/**
 * A game whose types are not known here, so that one table can have several. A state, move or scan only goes back to the
 * game it came from.
 */
export type AnyTable = TrackedGame<BaseState, unknown, unknown>;
