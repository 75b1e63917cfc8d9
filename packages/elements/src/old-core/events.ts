/** The events of a game's element. All bubble and cross shadow borders. */
import type { Outcome } from '@griddle/rules/core/contract.js';

/** `griddle-move`, before a move; `preventDefault()` keeps it from being played. */
export interface MoveDetail {
  /** The name of the seat that moves, `strawberries`. */
  readonly seat: string;
  /** The move in notation. */
  readonly move: string;
  /** The position before it. */
  readonly position: string;
}

/** `griddle-change`, after the board has gone to another position: by a move, by undo, by stepping through a record. */
export interface ChangeDetail {
  readonly position: string;
  /** The move that led to the position, in notation; empty at the start of the game. */
  readonly move: string;
  /** The address of the position in the tree of moves. */
  readonly path: string;
  /** How the game ended; undefined while it goes on. */
  readonly outcome: Outcome | undefined;
}

/** `griddle-over`, after the move that ended the game. */
export interface OverDetail extends Outcome {
  /** Names of the winning seats; none for a draw. */
  readonly seats: readonly string[];
}

/** `griddle-error`, for input that cannot be used; the board keeps the last good state. */
export interface Problem {
  /** The attribute or method that was given it: `position`, `record`, `src`, `options`, `play` ... */
  readonly source: string;
  readonly code: string;
  /** One sentence for people, in the language of the element. */
  readonly message: string;
  /** Where in the text, in UTF-16 units from its start. */
  readonly offset: number;
  /** The line of the text, from 1. */
  readonly line: number;
}

/** The events and what they carry. */
export interface GameEvents {
  'griddle-move': MoveDetail;
  'griddle-change': ChangeDetail;
  'griddle-over': OverDetail;
  'griddle-error': Problem;
}

/** What fires events. */
export interface Firing {
  dispatchEvent(event: Event): boolean;
  /** What an event tells, where not all of it is for everybody's eyes. */
  asSeen?<T extends keyof GameEvents>(detail: GameEvents[T]): GameEvents[T];
}

/** Fires an event; false when it was cancelled. */
export function fire<T extends keyof GameEvents>(element: Firing, type: T, detail: GameEvents[T]): boolean {
  const seen = element.asSeen?.(detail) ?? detail;
  const cancelable = type === 'griddle-move';
  return element.dispatchEvent(new CustomEvent(type, { detail: seen, cancelable, bubbles: true, composed: true }));
}

declare global {
  interface HTMLElementEventMap {
    'griddle-move': CustomEvent<MoveDetail>;
    'griddle-change': CustomEvent<ChangeDetail>;
    'griddle-over': CustomEvent<OverDetail>;
    'griddle-error': CustomEvent<Problem>;
  }
}
