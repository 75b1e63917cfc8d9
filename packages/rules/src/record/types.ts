/**
 * A record as data: PGN-like, the same for every game. Reading and writing know no game; `replay/` gives the tokens
 * their meaning.
 */
import type { TextError, RuleViolation } from '../core/contract.js';

/** A tag pair, `[Name "value"]`. */
export interface Tag {
  readonly name: string;
  readonly value: string;
  /** Where the value starts in the text (0 in records made by a program). */
  readonly offset: number;
}

/** A command inside a comment, `[%cal b2d4]`: `cal` arrows, `csl` highlights, `call` words called at the table. */
export interface Command {
  readonly name: string;
  /** As written, without the surrounding blanks. Commands nobody knows are kept as they are. */
  readonly args: string;
  /** Where `args` start in the text (0 in records made by a program). */
  readonly offset: number;
}

/** A comment: its words and its commands. Words are plain text and never markup. */
export interface Comment {
  readonly text: string;
  readonly commands: readonly Command[];
}

/** A move in the tree. `next[0]` goes on with the line this move stands in, the others are variations. */
export interface RecordNode {
  /** The round number as written before the move, `1.` or `1...`; empty when there is none. */
  readonly number: string;
  /** The move as written: a token of the game, or `!set:POSITION` where the table was set to a position by hand. */
  readonly token: string;
  /** Marks such as `!`, `??`, `$14`. */
  readonly marks: readonly string[];
  /** Comments before the first move of a variation; those before any other move stand after the one before it. */
  readonly before: readonly Comment[];
  /** Comments after the move. */
  readonly after: readonly Comment[];
  readonly next: readonly RecordNode[];
  /** Where the token stood in the text (UTF-16 units from its start; 0 in records made by a program). */
  readonly offset: number;
}

/** One game of a file. */
export interface GameRecord {
  readonly tags: readonly Tag[];
  /** Comments before the first move. */
  readonly intro: readonly Comment[];
  readonly next: readonly RecordNode[];
}

/** An error in a record: as in any text, with its line and column (from 1) and, for a refused move, the move. */
export interface RecordError extends TextError {
  readonly line: number;
  readonly column: number;
  /** Index of the move in its line of play, from 0, when a move is at fault. */
  readonly move?: number;
  /** Why the rules refuse that move. */
  readonly violation?: RuleViolation;
}
