/** The connection to a room: says things until they are answered, and comes back by itself. */
import {
  PROTOCOL,
  type Answer,
  type Growth,
  type LiveNow,
  type NoEntry,
  type People,
  type Reaction,
  type RoomState,
  type Said,
} from '@griddle/rules/internal/rooms/protocol.js';
import { io, type Socket } from 'socket.io-client';

/** What a server says. */
export interface Listener {
  state(state: RoomState): void;
  grew(growth: Growth): void;
  people(people: People): void;
  react(reaction: Reaction): void;
  /** The newest record of a table that is followed. */
  record(now: LiveNow): void;
  /** Whether the connection is there. */
  connected(isConnected: boolean): void;
  /** The server lets nobody in, for a reason that trying again does not change. */
  refused(code: NoEntry): void;
}

/** Where to connect, and as who. */
export interface Entrance {
  readonly server: string;
  readonly room: string;
  readonly key: string;
  /** Whether a table is followed. */
  readonly isLive: boolean;
}

/** Milliseconds to wait for an answer before something is said again. */
const ANSWER_MS = 5000;
/** Milliseconds before something is said again that the server could not take. */
const AGAIN_MS = 1000;
const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 5000;

/** A connection. */
export class Wire {
  readonly #socket: Socket;
  #isClosed = false;

  constructor({ server, room, key, isLive }: Entrance, listener: Listener) {
    const { origin, pathname } = new URL(server);
    this.#socket = io(origin + (isLive ? '/live' : ''), {
      path: `${pathname.replace(/\/$/, '')}/socket.io/`,
      transports: ['websocket'],
      auth: { v: PROTOCOL, room, ...(key !== '' && { key }) },
      forceNew: true,
      reconnectionDelay: FIRST_RETRY_MS,
      reconnectionDelayMax: LONGEST_RETRY_MS,
    });
    this.#socket.on('state', (state: RoomState) => listener.state(state));
    this.#socket.on('grew', (growth: Growth) => listener.grew(growth));
    this.#socket.on('people', (people: People) => listener.people(people));
    this.#socket.on('react', (reaction: Reaction) => listener.react(reaction));
    this.#socket.on('record', (now: LiveNow) => listener.record(now));
    this.#socket.on('connect', () => listener.connected(true));
    this.#socket.on('disconnect', (reason) => {
      listener.connected(false);
      // A server that ends a connection, as it does to one that was silent for long, may be asked again
      if (reason === 'io server disconnect') setTimeout(() => this.#again(), AGAIN_MS);
    });
    // Without a network it goes on trying; a refusal by the server ends it
    this.#socket.on('connect_error', ({ message }) => {
      if (this.#socket.active) listener.connected(false);
      else listener.refused(message as NoEntry);
    });
  }

  #again(): void {
    if (!this.#isClosed) this.#socket.connect();
  }

  /** Says something until it is answered; undefined if the connection is closed before. */
  async say(said: Said): Promise<Answer | undefined> {
    for (; !this.#isClosed; await new Promise((done) => setTimeout(done, AGAIN_MS))) {
      try {
        const answered = (await this.#socket.timeout(ANSWER_MS).emitWithAck('say', said)) as Answer;
        if (!('code' in answered) || (answered.code !== 'slow' && answered.code !== 'server')) return answered;
      } catch {
        // No answer came in time
      }
    }
    return undefined;
  }

  /** Sends a reaction to all others. */
  react(text: string): void {
    this.#socket.emit('react', { text });
  }

  /** Asks for the whole game. */
  sync(): void {
    this.#socket.emit('sync', { n: -1 });
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.removeAllListeners();
    this.#socket.close();
  }
}

/** Sends JSON to a server and returns its answer; undefined if none comes. */
export async function post(url: string, body: object): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const answered = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    return { status: answered.status, ...((await answered.json()) as object) };
  } catch {
    return undefined;
  }
}
