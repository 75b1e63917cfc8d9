/** What client and server say to each other, by Socket.IO. What a message leaves out stays as it was. */
import type { RuleViolation, Seat, TextError } from '../core/contract.js';

/** Version of the messages. A server refuses a client of another one, who has to load the page again. */
export const PROTOCOL = 1;

/** What people may send each other besides moves: there is no free text anywhere. */
export const REACTIONS = ['hello', 'nice', 'oops', 'thanks', 'thinking', 'bye'] as const;

/** What a client connects with. */
export interface Greeting {
  readonly v: number;
  readonly room: string;
  /** The key of a seat; without one, somebody looks on. */
  readonly key?: string;
}

/** Why a client cannot connect. `gone`: there is no such room; `seat`: the key opens no seat. */
export type NoEntry = 'version' | 'gone' | 'seat' | 'full' | 'rules-changed' | 'server';

/** What a seat does. */
export interface Said {
  readonly kind: 'move' | 'settle' | 'name' | 'call' | 'ask' | 'yes' | 'no' | 'resign' | 'absent' | 'new-key';
  /** The last entry that the client has seen: who has not seen the latest is told first and decides anew. */
  readonly n: number;
  /** The move, the action on a pile, the name, the words, or the question. */
  readonly text: string;
  /** The client's own word for this message. It says the message again, with the same word, until it is answered. */
  readonly word: string;
}

/**
 * Why something is not done.
 * - `stale`: there is a later entry, or another process was first; `slow`: too many messages, say it again in a second;
 * - `seat`: only a seat may; `turn`: another seat is to move; `over`: the game is over; `text`: the move cannot be read;
 *   `rules`: it is not allowed; `question`: there is nothing to answer, or nothing to take back; `early`: nobody has been
 *   away for long enough; `long`: the game has as many entries as a room may have; `server`: a fault, say it again.
 */
export interface Refusal {
  readonly code: RefusalCode;
  readonly violation?: RuleViolation;
  readonly error?: TextError;
}

/** The code of a refusal. */
export type RefusalCode =
  'stale' | 'slow' | 'seat' | 'turn' | 'over' | 'text' | 'rules' | 'question' | 'early' | 'long' | 'server';

/** The answer to what was said: its place in the log, and a seat's new key if it asked for one. */
export type Answer = { readonly n: number; readonly key?: string } | Refusal;

/** What every message about the game tells. */
export interface Now {
  /** The last entry of the log. */
  readonly n: number;
  /** The position as this seat knows it. */
  readonly position: string;
  readonly names: readonly string[];
  /** For each seat, whether somebody has it. */
  readonly taken: readonly boolean[];
  /** The seats that may decide now; -1 is chance. */
  readonly toMove: readonly Seat[];
  /** The seat that asks something; -1 for none. */
  readonly asking: Seat;
  /** What it asks; empty for nothing. */
  readonly question: string;
  readonly isOver: boolean;
  /** A result that the moves do not give, as in a record's `Result` tag; empty for none. */
  readonly result: string;
  /** The room of the next game; empty for none. */
  readonly again: string;
}

/** The whole game as a seat knows it. At its end all lies open. */
export interface RoomState extends Now {
  readonly game: string;
  /** This client's seat; -1 for somebody who looks on. */
  readonly seat: Seat;
  readonly seats: readonly string[];
  readonly record: string;
}

/** What came after entry `from`. */
export interface Growth extends Now {
  readonly from: number;
  readonly moves: readonly string[];
  /** Words called at the table since, as in a record's comment. */
  readonly calls: readonly string[];
}

/** Who is connected: for each seat whether somebody is, and how many look on. */
export interface People {
  readonly here: readonly boolean[];
  readonly watching: number;
}

/** One of `REACTIONS`, from a seat. It is not kept. */
export interface Reaction {
  readonly seat: Seat;
  readonly text: string;
}

/** The newest record of a table that a page follows. */
export interface LiveNow {
  /** Grows with each record; 0 before the first. */
  readonly n: number;
  readonly record: string;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
}
