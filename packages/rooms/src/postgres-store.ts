/** The same tables in Postgres, for processes on several machines. */
import pg from 'pg';
import type { Entry, Head } from './entries.js';
import { type LiveRecord, SCHEMA, type Store } from './store.js';

/** Connections of one process. */
const CONNECTIONS = 8;
/** Codes of Postgres: a key is taken; a room is gone. */
const TAKEN = '23505';
const NO_ROOM = '23503';

/** Opens a Postgres database and makes the tables that it lacks. */
export async function postgresStore(connectionString: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS });
  // A connection that breaks while nobody uses it is replaced; without this line the process would end
  pool.on('error', () => undefined);
  await pool.query(SCHEMA).catch((error: unknown) => {
    // Two processes that begin at once both make the tables
    if (codeOf(error) !== TAKEN) throw error;
  });
  const query = async <T>(name: string, text: string, values: readonly unknown[]): Promise<readonly T[]> =>
    (await pool.query({ name, text, values: [...values] })).rows as T[];
  const since = async (id: string, n: number): Promise<readonly Entry[]> => {
    const rows = await query<Entry>(
      'since',
      'select n, kind, seat, text, word, at from griddle_entry where room = $1 and n > $2 order by n',
      [id, n],
    );
    return rows.map((entry) => ({ ...entry, at: Number(entry.at) }));
  };
  // One statement is one transaction
  const append = `
    with added as (
      insert into griddle_entry select $1, e.n, e.kind, e.seat, e.text, e.word, e.at
      from json_to_recordset($2) as e(n int, kind text, seat int, text text, word text, at bigint))
    update griddle_room set at = $3, is_over = $4 where id = $1`;
  return {
    async create(head, entries) {
      await query('create', 'insert into griddle_room values ($1, $2, 0, $3)', [
        head.id,
        JSON.stringify(head),
        Date.now(),
      ]);
      if (entries.length > 0) await query('append', append, [head.id, JSON.stringify(entries), Date.now(), 0]);
    },
    async load(id) {
      const [row] = await query<{ head: string }>('head', 'select head from griddle_room where id = $1', [id]);
      return row && { head: JSON.parse(row.head) as Head, entries: await since(id, 0) };
    },
    since,
    async append(id, entries, isOver) {
      try {
        await query('append', append, [id, JSON.stringify(entries), entries.at(-1)?.at ?? 0, isOver ? 1 : 0]);
        return true;
      } catch (error) {
        if ([TAKEN, NO_ROOM].includes(codeOf(error))) return false;
        throw error;
      }
    },
    async remove(id) {
      await query('remove', 'delete from griddle_room where id = $1', [id]);
    },
    async sweep({ idleMs, endedMs }, now) {
      const text = 'delete from griddle_room where (is_over = 0 and at < $1) or (is_over = 1 and at < $2)';
      const rooms = await pool.query(text, [now - idleMs, now - endedMs]);
      const live = await pool.query('delete from griddle_live where at < $1', [now - endedMs]);
      return (rooms.rowCount ?? 0) + (live.rowCount ?? 0);
    },
    async createLive({ id, key, n, record, at }) {
      await query('live', 'insert into griddle_live values ($1, $2, $3, $4, $5)', [id, key, n, record, at]);
    },
    async loadLive(id) {
      const [row] = await query<LiveRecord>('load-live', 'select * from griddle_live where id = $1', [id]);
      return row && { ...row, at: Number(row.at) };
    },
    async putLive(id, n, record, at) {
      const put = 'update griddle_live set n = $2, record = $3, at = $4 where id = $1 and n < $2';
      return ((await pool.query(put, [id, n, record, at])).rowCount ?? 0) > 0;
    },
    async ping() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
