/** What is kept of a room: its head, which never changes, and a log of entries. The log is the game. */
import type { Seat } from '@griddle/rules/core/contract.js';

/** What a room was opened with. */
export interface Head {
  /** 128 random bits as 22 letters: who knows them may watch. */
  readonly id: string;
  readonly game: string;
  /** As in a record's `Options` tag; empty for the usual ones. */
  readonly options: string;
  /** The position that the game starts from with all that was dealt in it; empty where the options determine it. */
  readonly position: string;
  /** Whether who opened the room asked for this position; otherwise it was dealt. */
  readonly isArranged: boolean;
  /** SHA-256 of each seat's key; empty where the seat waits for its invitation to be opened. */
  readonly keys: readonly string[];
  /** SHA-256 of each seat's invitation; empty for none. */
  readonly invitations: readonly string[];
}

/**
 * What an entry does:
 * - `move` by a seat and `chance` by nobody: `text` is the move;
 * - `claim`: a seat has a new key, `text` is its SHA-256;
 * - `name`: what a seat calls itself; `call`: words called at the table (WW-34);
 * - `ask`: a seat asks for `undo`, `draw` or `again`; `yes` and `no` answer it (`no` by the seat itself takes it back);
 * - `back`: the line ends after `text` moves; `end`: `text` is the result; `again`: `text` is the room of the next game.
 */
export type Kind = 'move' | 'chance' | 'claim' | 'name' | 'call' | 'ask' | 'yes' | 'no' | 'back' | 'end' | 'again';

/** One entry of a room's log. */
export interface Entry {
  /** From 1, without gaps. */
  readonly n: number;
  readonly kind: Kind;
  readonly seat: Seat;
  readonly text: string;
  /** The client's own word for the message, by which one that comes twice is known; empty for what the room adds. */
  readonly word: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

/** What a seat may ask of the others. */
export const QUESTIONS = ['undo', 'draw', 'again'] as const;

/** What a seat may ask of the others. */
export type Question = (typeof QUESTIONS)[number];
