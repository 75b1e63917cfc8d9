/** A visit: another game that is shown for a while on a board whose own game is put aside. Types only; see `practice/visiting.ts`. */
import type { Seat } from '@griddle/rules/core/contract.js';
import type { Mode } from './settings.js';
import type { GameSnapshot } from './snapshot.js';

/** How a board shows a visit, and who plays. */
export interface Visit {
  readonly mode: Mode;
  /** Whether a guide leads: its reader plays as in a game, is called “you”, and makes each move by itself. */
  readonly isLed?: boolean | undefined;
  /** The seat whose view the board shows; undefined where it follows from who plays. */
  readonly seat?: Seat | undefined;
  /** Who plays, as in the attribute `seats`. */
  readonly seats: string;
  /** The name under which the browser saves the game next to the board's own; empty where it is not saved. */
  readonly keptAs: string;
  /** Seats other players. */
  setPlayers(seats: string): void;
  /** Called when attributes of the element have been read: a new game ends the visit. */
  resume(): void;
  /** Renders what is above the boards. */
  render(table: GameSnapshot): unknown;
}
