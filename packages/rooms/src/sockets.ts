/** The wire: who connects, what they say and what they are told, by Socket.IO over WebSockets only, so any process will do. */
import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { Server, type Socket } from 'socket.io';
import type { Config } from './config.js';
import { Allowance } from './limits.js';
import type { LiveTables } from './live.js';
import { readGreeting, readPlace, readReaction, readSaid } from './messages.js';
import type { Metrics } from './metrics.js';
import { PROTOCOL, type NoEntry, type People } from '@griddle/rules/internal/rooms/protocol.js';
import { ONLOOKER, type Room } from './room.js';
import { RulesChanged, type Kept, type Rooms } from './rooms.js';
import { hashOf, isSecret } from './secrets.js';

/** How often a process looks into the store for what it was not told, if there are several, in milliseconds. */
const HEAL_MS = 5000;
/** How often rooms that nobody looks at leave memory, in milliseconds. */
const REST_MS = 60_000;
const PING_MS = 20_000;
/** Messages of Redis that are kept for processes that were away. */
const STREAM_LENGTH = 10_000;

/** What a process remembers of a client. */
interface ClientData {
  readonly room: string;
  readonly seat: number;
  readonly address: string;
  readonly allowance: Allowance;
  /** The last entry it has been sent; -1 before the first. */
  n: number;
  /** When it last said something, in milliseconds since 1970. */
  heard: number;
}

/** Names of messages are checked by hand: what comes may be anything. */
type Anything = Record<string, (...args: never[]) => void>;
type Client = Socket<Anything, Anything, Anything, ClientData>;
type Ack = ((answer: object) => void) | undefined;

/** What the sockets need of the rest of a server. */
export interface Parts {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly rooms: Rooms;
  readonly live: LiveTables;
  /** The address of a client, behind the proxies that are trusted. */
  readonly addressOf: (request: Client['request']) => string;
}

/** The connected clients of a process. */
export class Sockets {
  readonly #io: Server<Anything, Anything, Anything, ClientData>;
  readonly #redis: Redis | undefined;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #addresses = new Map<string, number>();
  #parts: Parts | undefined;

  constructor(
    http: HttpServer,
    readonly config: Config,
  ) {
    const { origins, messageBytes, redisUrl } = config;
    this.#io = new Server(http, {
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: messageBytes,
      pingInterval: PING_MS,
      pingTimeout: PING_MS / 2,
      perMessageDeflate: false,
      // CORS says nothing of WebSockets
      allowRequest: ({ headers: { origin } }, decide) => decide(null, isAllowed(origins, origin)),
    });
    if (redisUrl !== '') {
      // The adapter leaves rejections unhandled, so nothing may be rejected: what is said while Redis is away waits for it
      this.#redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
      this.#redis.on('error', () => undefined);
      this.#io.adapter(createAdapter(this.#redis, { maxLen: STREAM_LENGTH }) as never);
    }
  }

  /** How many clients are connected here. */
  get size(): number {
    return this.#io.engine.clientsCount;
  }

  /** Begins to let clients in. */
  start(parts: Parts): void {
    this.#parts = parts;
    this.#startRooms(parts);
    this.#startLive(parts);
    const every = (ms: number, act: () => void): void => void this.#timers.push(setInterval(act, ms).unref());
    every(REST_MS, () => this.#rest(parts));
    if (this.#redis) every(HEAL_MS, () => void this.#heal(parts));
  }

  /** Lets other processes know that a room has grown. Only its name and a number go through Redis. */
  ring(id: string, n: number): void {
    if (this.#redis) this.#io.serverSideEmit('grew', id as never, n as never);
  }

  /** Tells the pages that follow a table, here and elsewhere. */
  tellLive(id: string): void {
    void this.#sendLive(id);
    if (this.#redis) this.#io.serverSideEmit('live', id as never);
  }

  /** Sends each client of a room here what it has not had, as its seat may see it. */
  tell(room: Room): void {
    const stop = this.#parts?.metrics.told.startTimer();
    const made = new Map<string, readonly [event: string, message: object]>();
    for (const socket of this.#clientsOf(room.head.id)) {
      const { n, seat } = socket.data;
      if (n < 0 || n >= room.n) continue;
      const key = `${seat} ${n}`;
      const growth = made.has(key) ? undefined : room.growthFor(seat, n);
      const message = made.get(key) ?? (growth ? ['grew', growth] : ['state', room.stateFor(seat)]);
      made.set(key, message);
      socket.data.n = room.n;
      socket.emit(message[0], message[1] as never);
    }
    stop?.();
  }

  /** Disconnects all and forgets them; they come back, here or elsewhere. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#io.close();
    this.#redis?.disconnect();
  }

  *#clientsOf(id: string, namespace = '/'): Iterable<Client> {
    const { adapter, sockets } = this.#io.of(namespace);
    for (const socketId of adapter.rooms.get(id) ?? []) {
      const socket = sockets.get(socketId);
      if (socket) yield socket;
    }
  }

  // Rooms

  #startRooms(parts: Parts): void {
    this.#io.use((socket, next) => {
      this.#enter(parts, socket)
        .catch((error: unknown): NoEntry => (error instanceof RulesChanged ? 'rules-changed' : 'server'))
        .then((refusal) => next(refusal && new Error(refusal)), next);
    });
    this.#io.on('connection', (socket) => this.#welcome(parts, socket));
    this.#io.on('grew', (id: string) => {
      if (this.#io.of('/').adapter.rooms.has(id)) void this.#catchUp(parts, id);
    });
  }

  /** Finds the seat of a client; the reason where it may not come in. */
  async #enter({ rooms, addressOf }: Parts, socket: Client): Promise<NoEntry | undefined> {
    const { burst, messagesPerSecond, clientsPerRoom, clientsPerAddress } = this.config;
    const { v, room: id, key } = readGreeting(socket.handshake.auth);
    // Who asks for the sockets of a room gets this from other processes: a key must not go through Redis
    socket.handshake.auth = {};
    if (v !== PROTOCOL) return 'version';
    const kept = await rooms.find(id);
    if (!kept) return 'gone';
    const seat = key === undefined ? ONLOOKER : kept.room.keys.indexOf(hashOf(key));
    if (key !== undefined && seat < 0) return 'seat';
    const address = addressOf(socket.request);
    const others = this.#addresses.get(address) ?? 0;
    const isFull = (this.#io.of('/').adapter.rooms.get(id)?.size ?? 0) >= clientsPerRoom;
    if (isFull || others >= clientsPerAddress) return 'full';
    const allowance = new Allowance(burst, messagesPerSecond);
    Object.assign(socket.data, { room: id, seat, address, allowance, n: -1, heard: Date.now() });
    return undefined;
  }

  #welcome(parts: Parts, socket: Client): void {
    const { rooms, metrics } = parts;
    const { room: id, seat, address, allowance } = socket.data;
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
    void socket.join(id);
    /** Hears one kind of message: the answer of `act` goes back. */
    const hear = (event: string, act: (kept: Kept, message: unknown) => Promise<object>): void => {
      socket.on(event, async (message: unknown, ack: unknown) => {
        const stop = metrics.answered.startTimer();
        const answer: Ack = typeof ack === 'function' ? (ack as Ack) : undefined;
        socket.data.heard = Date.now();
        if (!allowance.take()) {
          metrics.refused.inc({ code: 'slow' });
          if (allowance.isAbused) socket.disconnect(true);
          else answer?.({ code: 'slow' });
          return;
        }
        const answered = await rooms
          .find(id)
          .then((kept) => (kept ? act(kept, message) : { code: 'server' }))
          .catch(() => ({ code: 'server' }));
        if ('code' in answered) metrics.refused.inc({ code: String(answered.code) });
        answer?.(answered);
        stop();
      });
    };
    hear('say', async (kept, message) => {
      const said = readSaid(message);
      if (seat < 0) return { code: 'seat' };
      if (!said) return { code: 'text' };
      const answered = await rooms.say(kept, seat, said);
      if ('n' in answered && said.kind === 'move') metrics.moves.inc();
      if ('key' in answered) this.#dropOthers(socket);
      return answered;
    });
    hear('sync', async (kept, message) => {
      await rooms.inTurn(kept, () => rooms.catchUp(kept.room));
      if (readPlace(message) !== kept.room.n) socket.emit('state', kept.room.stateFor(seat) as never);
      return { n: kept.room.n };
    });
    hear('react', (_kept, message) => {
      const text = readReaction(message);
      if (text !== '' && seat >= 0) socket.to(id).emit('react', { seat, text } as never);
      return Promise.resolve({});
    });
    socket.on('disconnect', () => {
      const left = (this.#addresses.get(address) ?? 1) - 1;
      if (left > 0) this.#addresses.set(address, left);
      else this.#addresses.delete(address);
      void this.#tellPeople(parts, id);
    });
    void this.#catchUp(parts, id, socket);
  }

  /** Takes up what other processes have written, and gives the whole game to somebody who is new. */
  async #catchUp({ rooms, ...parts }: Parts, id: string, newcomer?: Client): Promise<void> {
    const kept = await rooms.find(id).catch(() => undefined);
    if (!kept) return;
    await rooms.inTurn(kept, async () => {
      await rooms.catchUp(kept.room).catch(() => undefined);
      if (!newcomer) return;
      newcomer.data.n = kept.room.n;
      newcomer.emit('state', kept.room.stateFor(newcomer.data.seat) as never);
    });
    if (newcomer) await this.#tellPeople({ rooms, ...parts }, id);
  }

  /** Who is connected, at all processes. */
  async #tellPeople({ rooms }: Parts, id: string): Promise<void> {
    const kept = await rooms.find(id).catch(() => undefined);
    if (!kept) return;
    const found = await this.#io
      .in(id)
      .fetchSockets()
      .catch(() => [...this.#clientsOf(id)]);
    const seats = found.map(({ data }) => data.seat);
    const people: People = {
      here: kept.room.seats.map((_name, seat) => seats.includes(seat)),
      watching: seats.filter((seat) => seat < 0).length,
    };
    this.#io.to(id).emit('people', people as never);
  }

  /** A seat with a new key: devices with the old one leave. */
  #dropOthers({ id: own, data: { room, seat } }: Client): void {
    for (const socket of this.#clientsOf(room))
      if (socket.id !== own && socket.data.seat === seat) socket.disconnect(true);
  }

  /** Rooms that nobody looks at leave memory, clients that have said nothing for long are disconnected. */
  #rest({ rooms }: Parts): void {
    const { adapter, sockets } = this.#io.of('/');
    for (const id of rooms.ids) if (!adapter.rooms.has(id)) rooms.forget(id);
    const oldest = Date.now() - this.config.silentMs;
    for (const socket of sockets.values()) if (socket.data.heard < oldest) socket.disconnect(true);
  }

  /** Bells may be lost with Redis. */
  async #heal(parts: Parts): Promise<void> {
    const looked = parts.rooms.ids.filter((id) => this.#io.of('/').adapter.rooms.has(id));
    for (const id of looked) await this.#catchUp(parts, id);
    for (const id of this.#io.of('/live').adapter.rooms.keys()) if (isSecret(id)) await this.#sendLive(id);
  }

  // Tables that are followed

  #startLive({ live }: Parts): void {
    const followers = this.#io.of('/live');
    followers.use((socket, next) => {
      const { v, room: id } = readGreeting(socket.handshake.auth);
      socket.handshake.auth = {};
      if (v !== PROTOCOL) return next(new Error('version'));
      if ((followers.adapter.rooms.get(id)?.size ?? 0) >= this.config.clientsPerRoom) return next(new Error('full'));
      live
        .read(id)
        .then((now) => {
          Object.assign(socket.data, { room: id, seat: ONLOOKER, n: -1, heard: Date.now() });
          next(now ? undefined : new Error('gone'));
        })
        .catch(() => next(new Error('server')));
    });
    followers.on('connection', (socket) => {
      const { room: id } = socket.data;
      if (id === undefined) return;
      void socket.join(id);
      void this.#sendLive(id);
    });
    this.#io.on('live', (id: string) => void this.#sendLive(id));
  }

  /** Sends the newest record to the followers here that have an older one. */
  async #sendLive(id: string): Promise<void> {
    const behind = [...this.#clientsOf(id, '/live')];
    if (behind.length === 0) return;
    const now = await this.#parts?.live.read(id).catch(() => undefined);
    if (!now) return;
    for (const socket of behind) {
      if (socket.data.n >= now.n) continue;
      socket.data.n = now.n;
      socket.emit('record', now as never);
    }
  }
}

/** Whether a page may use the server. Programs send no origin. */
export function isAllowed(origins: readonly string[], origin: string | undefined): boolean {
  return origins.length === 0 || origin === undefined || origins.includes(origin);
}
