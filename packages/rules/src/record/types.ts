/**
 * A record as data: PGN-like and the same for every game. Parsing and writing are independent of the game; `replay/` interprets
 * the tokens.
 */
import type { TextError, RuleViolation } from '../core/contract.js';

/** A tag pair, `[Name "value"]`. */
export interface Tag {
  readonly name: string;
  readonly value: string;
  /** Offset of the value in the text (0 in records made by a program). */
  readonly offset: number;
}

/** A command inside a comment, `[%cal b2d4]`: `cal` arrows, `csl` highlights, `call` words called at the table. */
export interface Command {
  readonly name: string;
  /** As written, trimmed. Unknown commands are kept unchanged. */
  readonly args: string;
  /** Offset of `args` in the text (0 in records made by a program). */
  readonly offset: number;
}

/** A comment: its text and its commands. The text is plain, never markup. */
export interface Comment {
  readonly text: string;
  readonly commands: readonly Command[];
}

/** A move in the tree. `next[0]` continues the line this move belongs to; the others are variations. */
export interface RecordNode {
  /** The round number as written before the move, `1.` or `1...`; empty for none. */
  readonly number: string;
  /** The move as written: a token of the game, or `!set:POSITION` for a position set by hand. */
  readonly token: string;
  /** Marks such as `!`, `??`, `$14`. */
  readonly marks: readonly string[];
  /** Comments before the first move of a variation, or between a variation and this move. Others are in the previous move's `after`. */
  readonly before: readonly Comment[];
  /** Comments after the move. */
  readonly after: readonly Comment[];
  /**
   * Comments after the variation that begins with this move, where another variation follows or the line ends; those before a
   * move of the line are in its `before`.
   */
  readonly behind: readonly Comment[];
  readonly next: readonly RecordNode[];
  /** Offset of the token in the text (UTF-16 units from its start; 0 in records made by a program). */
  readonly offset: number;
}

/** One game of a file. */
export interface GameRecord {
  readonly tags: readonly Tag[];
  /** Comments before the first move. */
  readonly intro: readonly Comment[];
  readonly next: readonly RecordNode[];
}

/** An error in a record: a text error with line and column (from 1) and, for an illegal move, the move. */
export interface RecordError extends TextError {
  readonly line: number;
  readonly column: number;
  /** Index of the faulty move, if any, in its line of play, from 0. */
  readonly move?: number;
  /** Why that move is illegal. */
  readonly violation?: RuleViolation;
}
