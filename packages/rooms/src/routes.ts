/** What is asked by HTTP: opening rooms, records, tables that are followed, health and metrics. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config.js';
import { AddressLimit } from './limits.js';
import type { LiveTables } from './live.js';
import { numberOf, textOf } from './messages.js';
import type { Metrics } from './metrics.js';
import { PROTOCOL } from '@griddle/rules/internal/rooms/protocol.js';
import { ONLOOKER } from './room.js';
import type { Kept, Rooms } from './rooms.js';
import { hashOf } from './secrets.js';
import { isAllowed } from './sockets.js';
import type { Store } from './store.js';

/** What the routes need of the rest of a server. */
export interface Site {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly live: LiveTables;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Whether the server is about to end. */
  readonly isLeaving: () => boolean;
}

interface Answered {
  readonly status: number;
  /** A text as it is, or a value as JSON. */
  readonly body: unknown;
  readonly type?: string;
}

/** A request, its body read and its path matched. */
interface Asked {
  readonly id: string;
  readonly key: string;
  readonly address: string;
  readonly body: unknown;
}

type Route = readonly [method: string, path: RegExp, answer: (asked: Asked) => Promise<Answered>];

const TEXT = 'text/plain; charset=utf-8';
const TOO_OFTEN = problem(429, 'Too many were opened from this address; try again in a minute.');
const NO_ROOM = problem(404, 'There is no such room.');

function problem(status: number, sentence: string): Answered {
  return { status, body: { problem: sentence } };
}

/** Makes the function that answers every request. */
export function routesOf(site: Site): (request: IncomingMessage, response: ServerResponse) => void {
  const { config } = site;
  const routes = routesTo(site);
  const answer = async (request: IncomingMessage): Promise<Answered> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const known = routes.filter(([, path]) => path.test(pathname));
    if (known.length === 0) return problem(404, 'There is nothing at this address.');
    const route = known.find(([method]) => method === request.method);
    if (!route) return problem(405, `Use ${known.map(([method]) => method).join(' or ')} at this address.`);
    const body = await bodyOf(request, Math.max(config.messageBytes, config.liveBytes));
    if (body === undefined) return problem(413, 'The request is too long.');
    const read = body === '' ? ok({}) : parsed(body);
    if (!read) return problem(400, 'The body must be JSON.');
    const [, id = ''] = route[1].exec(pathname) ?? [];
    const [, key = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    return route[2]({ id, key, address: site.addressOf(request), body: read.value });
  };
  return (request, response) => {
    const { origin } = request.headers;
    if (!isAllowed(config.origins, origin)) return send(response, problem(403, 'This page may not use the server.'));
    response.setHeader('Access-Control-Allow-Origin', config.origins.length > 0 ? (origin ?? 'null') : '*');
    response.setHeader('Vary', 'Origin');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
      response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
      response.setHeader('Access-Control-Max-Age', '86400');
      return send(response, { status: 204, body: '' });
    }
    answer(request).then(
      (answered) => send(response, answered),
      () => send(response, problem(500, 'The server could not do this; try again.')),
    );
  };
}

function routesTo(site: Site): readonly Route[] {
  const { config, metrics, store, rooms, live } = site;
  const opening = new AddressLimit(config.openedPerMinute);
  const writing = new AddressLimit(config.messagesPerSecond * 60);
  return [
    [
      'POST',
      /^\/rooms$/,
      async ({ body, address }) => {
        if (!(await opening.take(address))) return TOO_OFTEN;
        const [game, options, position, seat] = ['game', 'options', 'position', 'seat'].map((name) =>
          textOf(body, name),
        );
        const opened = await rooms.open({ game, options, position, seat } as Parameters<Rooms['open']>[0]);
        return opened.ok ? { status: 201, body: { v: PROTOCOL, ...opened.value } } : problem(400, opened.error);
      },
    ],
    [
      'POST',
      /^\/rooms\/([\w-]+)\/claim$/,
      async ({ id, body, address }) => {
        if (!(await writing.take(address))) return TOO_OFTEN;
        const kept = await rooms.find(id);
        if (!kept) return NO_ROOM;
        const claimed = await rooms.claim(kept, textOf(body, 'invitation'));
        return claimed ? { status: 200, body: claimed } : problem(409, 'This invitation has been used. You may watch.');
      },
    ],
    ['GET', /^\/rooms\/([\w-]+)\/record$/, ({ id, key }) => record(rooms, id, key)],
    ['DELETE', /^\/rooms\/([\w-]+)$/, ({ id, key }) => removal(site, id, key)],
    [
      'POST',
      /^\/live$/,
      async ({ address }) => ((await opening.take(address)) ? { status: 201, body: await live.open() } : TOO_OFTEN),
    ],
    [
      'PUT',
      /^\/live\/([\w-]+)$/,
      async ({ id, key, body, address }) => {
        if (!(await writing.take(address))) return TOO_OFTEN;
        const put = await live.put(id, key, numberOf(body, 'n'), textOf(body, 'record'));
        return put.ok ? { status: 200, body: { n: put.value } } : problem(put.error.status, put.error.problem);
      },
    ],
    [
      'GET',
      /^\/live\/([\w-]+)$/,
      async ({ id }) => {
        const now = await live.read(id);
        return now ? { status: 200, body: now.record, type: TEXT } : problem(404, 'There is no table of this name.');
      },
    ],
    ['GET', /^\/health$/, () => Promise.resolve({ status: 200, body: 'alive', type: TEXT })],
    [
      'GET',
      /^\/ready$/,
      async () => {
        const isReady =
          !site.isLeaving() &&
          (await store.ping().then(
            () => true,
            () => false,
          ));
        return { status: isReady ? 200 : 503, body: isReady ? 'ready' : 'not ready', type: TEXT };
      },
    ],
    [
      'GET',
      /^\/metrics$/,
      async () => ({ status: 200, body: await metrics.registry.metrics(), type: metrics.registry.contentType }),
    ],
  ];
}

/** The record as the bearer of a key, or an onlooker, may have it. */
async function record(rooms: Rooms, id: string, key: string): Promise<Answered> {
  const kept = await rooms.find(id);
  if (!kept) return NO_ROOM;
  await rooms.inTurn(kept, () => rooms.catchUp(kept.room));
  const seat = seatOf(kept, key);
  if (seat === undefined) return problem(403, 'The key opens no seat of this room.');
  return { status: 200, body: kept.room.recordFor(seat), type: TEXT };
}

/** Any seat may remove its room. */
async function removal({ rooms, store }: Site, id: string, key: string): Promise<Answered> {
  const kept = await rooms.find(id);
  if (!kept) return NO_ROOM;
  const seat = seatOf(kept, key);
  if (seat === undefined || seat === ONLOOKER) return problem(403, 'Only a seat may remove its room.');
  await store.remove(id);
  rooms.forget(id);
  return { status: 204, body: '' };
}

function seatOf({ room }: Kept, key: string): number | undefined {
  if (key === '') return ONLOOKER;
  const seat = room.keys.indexOf(hashOf(key));
  return seat < 0 ? undefined : seat;
}

/** A request's body; undefined where it is too long. */
async function bodyOf(request: IncomingMessage, most: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function ok(value: unknown): { readonly value: unknown } {
  return { value };
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return ok(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, { status, body, type = 'application/json' }: Answered): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(status === 204 ? undefined : text);
}
