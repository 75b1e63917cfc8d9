/** Settings of a server, from environment variables. Every limit has a default that suits a small public server. */
import type { Expiry } from './store.js';

/** Limits that keep one client from hurting the others. */
export interface Limits {
  /** The longest message, in bytes. */
  readonly messageBytes: number;
  /** The longest record of a table that is followed, in bytes. */
  readonly liveBytes: number;
  /** Messages of a client: at once, and each second from then on. */
  readonly burst: number;
  readonly messagesPerSecond: number;
  readonly clientsPerRoom: number;
  readonly clientsPerAddress: number;
  /** Rooms and followed tables that one address may open in a minute. */
  readonly openedPerMinute: number;
  /** Entries of a room. */
  readonly entries: number;
  /** After how long a client that says nothing is disconnected, in milliseconds. */
  readonly silentMs: number;
}

/** Settings of a server. */
export interface Config extends Expiry, Limits {
  readonly port: number;
  /** The address to listen at; empty for all of the machine’s. */
  readonly host: string;
  /** The SQLite file, unless there is a Postgres database. */
  readonly file: string;
  /** Address of a Postgres database; empty for none. */
  readonly databaseUrl: string;
  /** Address of a Redis by which several processes tell each other of new moves; empty for one process. */
  readonly redisUrl: string;
  /** Pages that may use the server, such as `https://blog.example`; none: all pages. */
  readonly origins: readonly string[];
  /** How many proxies in front of the server write `X-Forwarded-For`. */
  readonly proxies: number;
  /** After how long a seat that is to move counts as absent, in milliseconds. */
  readonly absentMs: number;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** A variable with a whole number: its default, and how many milliseconds its unit has if it is a time. */
type NumberSetting = readonly [variable: string, initial: number, unit?: number];

const NUMBERS = {
  port: ['PORT', 8787],
  proxies: ['PROXIES', 0],
  messageBytes: ['MESSAGE_BYTES', 4096],
  liveBytes: ['LIVE_BYTES', 65536],
  burst: ['BURST', 20],
  messagesPerSecond: ['MESSAGES_PER_SECOND', 5],
  clientsPerRoom: ['CLIENTS_PER_ROOM', 200],
  clientsPerAddress: ['CLIENTS_PER_ADDRESS', 100],
  openedPerMinute: ['OPENED_PER_MINUTE', 30],
  entries: ['ENTRIES', 2000],
  silentMs: ['IDLE_HOURS', 12, HOUR],
  idleMs: ['ROOM_DAYS', 30, DAY],
  endedMs: ['ENDED_DAYS', 90, DAY],
  absentMs: ['ABSENT_HOURS', 72, HOUR],
} as const satisfies Record<string, NumberSetting>;

/** Reads the settings, or says in one sentence which variable is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config | { readonly problem: string } {
  const numbers: Record<string, number> = {};
  for (const [key, [variable, initial, unit = 1]] of Object.entries(NUMBERS) as [string, NumberSetting][]) {
    const text = env[variable] ?? '';
    const value = text === '' ? initial : Number(text);
    if (!(value >= 0 && value <= Number.MAX_SAFE_INTEGER))
      return { problem: `${variable} must be a number, not “${text}”.` };
    numbers[key] = value * unit;
  }
  const origins = (env['ORIGINS'] ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      return { problem: `ORIGINS must be addresses such as https://blog.example, not “${origin}”.` };
  return {
    ...(numbers as Record<keyof typeof NUMBERS, number>),
    host: env['HOST'] ?? '',
    file: env['FILE'] ?? 'griddle-rooms.sqlite',
    databaseUrl: env['DATABASE_URL'] ?? '',
    redisUrl: env['REDIS_URL'] ?? '',
    origins,
  };
}
