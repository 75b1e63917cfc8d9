/** Where rooms outlive a process. What is appended has been written: only then may it be acknowledged. */
import type { Entry, Head } from './entries.js';

/** A room as it is stored. */
interface Saved {
  readonly head: Head;
  readonly entries: readonly Entry[];
}

/** A game at a table elsewhere that pages follow. */
export interface LiveRecord {
  readonly id: string;
  /** SHA-256 of the key that the table writes with. */
  readonly key: string;
  /** Grows with each record; an older one never replaces a newer one. */
  readonly n: number;
  /** The record so far; empty before the first. */
  readonly record: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

/** What is kept, and for how long, in milliseconds. */
export interface Expiry {
  /** Without an entry since. */
  readonly idleMs: number;
  /** Over, and without an entry since. */
  readonly endedMs: number;
}

/** A store of rooms and of records that are followed. Several processes may use one. */
export interface Store {
  create(head: Head, entries: readonly Entry[]): Promise<void>;
  load(id: string): Promise<Saved | undefined>;
  /** The entries after the first `n`. */
  since(id: string, n: number): Promise<readonly Entry[]>;
  /** All of them or none; false where another process was first, the message came twice, or the room is gone. */
  append(id: string, entries: readonly Entry[], isOver: boolean): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Removes what has expired at `now`, and returns how many rooms and records that were. */
  sweep(expiry: Expiry, now: number): Promise<number>;
  createLive(live: LiveRecord): Promise<void>;
  loadLive(id: string): Promise<LiveRecord | undefined>;
  /** False where a newer record is there. */
  putLive(id: string, n: number, record: string, at: number): Promise<boolean>;
  /** Rejects while the store cannot be read. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The tables, for SQLite and Postgres alike. The key (room, n) decides between two processes that move at once, the index
 * on words between a message and its repetition.
 */
export const SCHEMA = `
  create table if not exists griddle_room (
    id text primary key, head text not null, is_over integer not null, at bigint not null);
  create table if not exists griddle_entry (
    room text not null references griddle_room (id) on delete cascade,
    n integer not null, kind text not null, seat integer not null, text text not null, word text not null, at bigint not null,
    primary key (room, n));
  create unique index if not exists griddle_entry_word on griddle_entry (room, word) where word <> '';
  create table if not exists griddle_live (
    id text primary key, key text not null, n integer not null, record text not null, at bigint not null);
`;
