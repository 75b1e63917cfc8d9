/** A server: its parts put together, started and ended. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { Config } from './config.js';
import { LiveTables } from './live.js';
import { Metrics } from './metrics.js';
import { Rooms } from './rooms.js';
import { routesOf } from './routes.js';
import { Sockets } from './sockets.js';
import { sqliteStore } from './sqlite-store.js';

/** How often expired rooms are removed, in milliseconds. */
const SWEEP_MS = 3_600_000;

/** A server that listens. */
export interface Running {
  readonly port: number;
  /** Stops listening, lets what was begun end, and closes the store. */
  readonly close: () => Promise<void>;
}

/** Starts a server. Rejects where the port or the store cannot be used. */
export async function startServer(config: Config): Promise<Running> {
  const store = config.databaseUrl === '' ? sqliteStore(config.file) : await openPostgres(config.databaseUrl);
  let isLeaving = false;
  const http = createServer();
  const sockets = new Sockets(http, config);
  const metrics = new Metrics({ rooms: () => rooms.size, clients: () => sockets.size });
  const rooms: Rooms = new Rooms({
    store,
    metrics,
    absentMs: config.absentMs,
    entries: config.entries,
    tell: (room) => sockets.tell(room),
    ring: (id, n) => sockets.ring(id, n),
  });
  const live = new LiveTables(store, (id) => sockets.tellLive(id));
  const addressOf = (request: IncomingMessage): string =>
    proxyAddr(request, (_address: string, hop: number) => hop < config.proxies) || 'unknown';
  http.on('request', routesOf({ config, metrics, store, rooms, live, addressOf, isLeaving: () => isLeaving }));
  sockets.start({ config, metrics, rooms, live, addressOf });
  const sweep = setInterval(() => {
    store.sweep(config, Date.now()).then(
      (removed) => metrics.swept.inc(removed),
      () => undefined,
    );
  }, SWEEP_MS).unref();
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host === '' ? undefined : config.host, resolve);
  });
  return {
    port: (http.address() as AddressInfo).port,
    close: async () => {
      isLeaving = true;
      clearInterval(sweep);
      await sockets.close();
      await store.close();
    },
  };
}

/** Postgres is loaded only where it is used. */
async function openPostgres(url: string): Promise<ReturnType<typeof sqliteStore>> {
  const { postgresStore } = await import('./postgres-store.js');
  return postgresStore(url);
}
