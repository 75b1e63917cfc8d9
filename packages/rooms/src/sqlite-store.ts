/** The store of one machine: a SQLite file, which several of its processes may share. */
import Database from 'libsql';
import type { Entry, Head } from './entries.js';
import { type LiveRecord, SCHEMA, type Store } from './store.js';

/** How long an append waits for others, in milliseconds, so that one wait for the disk serves many rooms. */
const BATCH_MS = 2;
/** How long a process waits for another that writes, in milliseconds. */
const BUSY_MS = 5000;

interface Waiting {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly isOver: boolean;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Opens a SQLite file, or makes one. */
export function sqliteStore(file: string): Store {
  const db = new Database(file, { timeout: BUSY_MS });
  db.pragma('journal_mode = WAL');
  // What is acknowledged survives the loss of power, too
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.exec(SCHEMA);
  const insertRoom = db.prepare('insert into griddle_room values (?, ?, 0, ?)');
  const touch = db.prepare('update griddle_room set at = ?, is_over = ? where id = ?');
  const insert = db.prepare('insert into griddle_entry values (?, ?, ?, ?, ?, ?, ?)');
  const select = db.prepare(
    'select n, kind, seat, text, word, at from griddle_entry where room = ? and n > ? order by n',
  );
  const selectHead = db.prepare('select head from griddle_room where id = ?');
  const live = db.prepare('select * from griddle_live where id = ?');

  const write = (room: string, entries: readonly Entry[]): void => {
    for (const { n, kind, seat, text, word, at } of entries) insert.run(room, n, kind, seat, text, word, at);
  };
  /** In a savepoint, so that one refused append leaves the others of its batch alone. */
  const attempt = ({ id, entries, isOver }: Waiting): boolean => {
    db.exec('savepoint one');
    try {
      write(id, entries);
      touch.run(entries.at(-1)?.at ?? 0, isOver ? 1 : 0, id);
      db.exec('release one');
      return true;
    } catch (error) {
      db.exec('rollback to one; release one');
      if (isConstraint(error)) return false;
      throw error;
    }
  };
  /** Writes at once and waits for the disk. */
  const inTransaction = <T>(act: () => T): T => {
    db.exec('begin immediate');
    try {
      const done = act();
      db.exec('commit');
      return done;
    } catch (error) {
      if (db.inTransaction) db.exec('rollback');
      throw error;
    }
  };
  const waiting: Waiting[] = [];
  const flush = (): void => {
    const batch = waiting.splice(0);
    try {
      const written = inTransaction(() => batch.map(attempt));
      batch.forEach(({ resolve }, i) => resolve(written[i] === true));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const run = <T>(act: () => T): Promise<T> => new Promise((resolve) => resolve(act()));

  return {
    create: (head, entries) =>
      run(() =>
        inTransaction(() => {
          insertRoom.run(head.id, JSON.stringify(head), Date.now());
          write(head.id, entries);
        }),
      ),
    load: (id) =>
      run(() => {
        const row = selectHead.get(id) as { readonly head: string } | undefined;
        return row && { head: JSON.parse(row.head) as Head, entries: select.all(id, 0) as Entry[] };
      }),
    since: (id, n) => run(() => select.all(id, n) as Entry[]),
    append: (id, entries, isOver) =>
      new Promise((resolve, reject) => {
        waiting.push({ id, entries, isOver, resolve, reject });
        if (waiting.length === 1) setTimeout(flush, BATCH_MS);
      }),
    remove: (id) => run(() => void db.prepare('delete from griddle_room where id = ?').run(id)),
    sweep: ({ idleMs, endedMs }, now) =>
      run(() => {
        const expired = 'delete from griddle_room where (is_over = 0 and at < ?) or (is_over = 1 and at < ?)';
        const rooms = db.prepare(expired).run(now - idleMs, now - endedMs).changes;
        return rooms + db.prepare('delete from griddle_live where at < ?').run(now - endedMs).changes;
      }),
    createLive: ({ id, key, n, record, at }) =>
      run(() => void db.prepare('insert into griddle_live values (?, ?, ?, ?, ?)').run(id, key, n, record, at)),
    loadLive: (id) => run(() => live.get(id) as LiveRecord | undefined),
    putLive: (id, n, record, at) =>
      run(() => {
        const put = db.prepare('update griddle_live set n = ?, record = ?, at = ? where id = ? and n < ?');
        return put.run(n, record, at, id, n).changes > 0;
      }),
    ping: () => run(() => void db.prepare('select 1').get()),
    close: () =>
      run(() => {
        if (waiting.length > 0) flush();
        db.close();
      }),
  };
}

/** Whether the store refused an entry because its place or its word is taken, or its room is gone. */
function isConstraint(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CONSTRAINT');
}
