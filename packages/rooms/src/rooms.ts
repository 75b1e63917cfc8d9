/**
 * The rooms that a process keeps because its clients look at them. No process owns a room: what another one has written is
 * read from the store, and the store decides between two that write at once.
 */
import { err, ok, type Result, type Seat } from '@griddle/rules/core/contract.js';
import type { Entry, Head } from './entries.js';
import type { Metrics } from './metrics.js';
import { plan, type Plan, type Terms } from './plan.js';
import type { Answer, Said } from '@griddle/rules/internal/rooms/protocol.js';
import { newHead, nextHead, Room } from './room.js';
import { hashOf, isSecret, secret } from './secrets.js';
import type { Store } from './store.js';

/** A room in memory. */
export interface Kept {
  readonly room: Room;
  /** What is done in the room, one after the other. */
  last: Promise<unknown>;
}

/** What the rooms need of the rest of a server. */
export interface Surroundings {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly absentMs: number;
  /** The most entries of a room. */
  readonly entries: number;
  /** Sends the room’s clients here what they have not had. */
  readonly tell: (room: Room) => void;
  /** Lets other processes know that the room has grown. */
  readonly ring: (id: string, n: number) => void;
}

/** What opening a room gives to who opened it. */
export interface Opened {
  readonly room: string;
  readonly seat: Seat;
  readonly seats: readonly string[];
  readonly key: string;
  /** For each other seat a word that the first who has it exchanges for a key. */
  readonly invitations: readonly { readonly seat: Seat; readonly invitation: string }[];
}

/** What is asked for when a room is opened. */
export interface Wanted {
  readonly game: string;
  readonly options: string;
  readonly position: string;
  /** The seat of who opens it, by name; empty for the first. */
  readonly seat: string;
}

/** A room whose log the rules of this version refuse. */
export class RulesChanged extends Error {}

/** All rooms of a process. */
export class Rooms {
  readonly #kept = new Map<string, Promise<Kept | undefined>>();

  constructor(readonly around: Surroundings) {}

  /** How many are in memory. */
  get size(): number {
    return this.#kept.size;
  }

  /** The names of those in memory. */
  get ids(): readonly string[] {
    return [...this.#kept.keys()];
  }

  /** A room; undefined where there is none of this name. Rejects with `RulesChanged` where these rules refuse its log. */
  find(id: string): Promise<Kept | undefined> {
    const known = this.#kept.get(id);
    if (known) return known;
    const loading = this.#load(id);
    this.#kept.set(id, loading);
    const forget = (): void => void this.#kept.delete(id);
    void loading.then((kept) => kept ?? forget(), forget);
    return loading;
  }

  /** Drops a room from memory; its log stays in the store. */
  forget(id: string): void {
    this.#kept.delete(id);
  }

  async #load(id: string): Promise<Kept | undefined> {
    const saved = isSecret(id) ? await this.around.store.load(id) : undefined;
    if (!saved) return undefined;
    this.around.metrics.loaded.inc();
    try {
      const room = new Room(saved.head);
      room.apply(saved.entries);
      return { room, last: Promise.resolve() };
    } catch (error) {
      throw new RulesChanged(`Room ${id} cannot go on: ${String(error)}`, { cause: error });
    }
  }

  /** Does something in a room when all that was begun there is done. */
  inTurn<T>(kept: Kept, act: () => Promise<T>): Promise<T> {
    const done = kept.last.then(act);
    kept.last = done.catch(() => undefined);
    return done;
  }

  /** Opens a room. The error is one sentence. */
  async open(wanted: Wanted): Promise<Result<Opened, string>> {
    const id = secret();
    const head = newHead(id, wanted);
    if (!head.ok) return head;
    const { seats } = new Room(head.value);
    const seat = wanted.seat === '' ? 0 : seats.indexOf(wanted.seat);
    if (seat < 0) return err(`There is no seat “${wanted.seat}”; the seats are ${seats.join(', ')}.`);
    const key = secret();
    const invitations = seats.flatMap((_name, other) =>
      other === seat ? [] : [{ seat: other, invitation: secret() }],
    );
    const words = seats.map((_name, other) => invitations.find((one) => one.seat === other)?.invitation);
    await this.#create({
      ...head.value,
      keys: seats.map((_name, other) => (other === seat ? hashOf(key) : '')),
      invitations: words.map((word) => (word === undefined ? '' : hashOf(word))),
    });
    return ok({ room: id, seat, seats, key, invitations });
  }

  async #create(head: Head): Promise<void> {
    const room = new Room(head);
    await this.around.store.create(head, room.chanceAfter(room.state, 0).entries);
    this.around.metrics.opened.inc();
  }

  /** Exchanges an invitation for the key of its seat; undefined where it is none, or another was first. */
  claim(kept: Kept, invitation: string): Promise<{ readonly seat: Seat; readonly key: string } | undefined> {
    return this.inTurn(kept, async () => {
      const { room } = kept;
      const seat = room.head.invitations.indexOf(hashOf(invitation));
      for (;;) {
        if (seat < 0 || room.keys[seat] !== '') return undefined;
        const key = secret();
        if (await this.#commit(room, [room.entry('claim', seat, hashOf(key))], room.isOver)) return { seat, key };
      }
    });
  }

  /** Does what a seat says, once. */
  say(kept: Kept, seat: Seat, said: Said): Promise<Answer> {
    return this.inTurn(kept, async () => {
      const { room } = kept;
      const before = room.placeOf(said.word);
      if (before > 0) return { n: before };
      // A name takes nothing from anybody: it does not matter what its seat has seen
      if (said.n !== room.n && said.kind !== 'name') return { code: 'stale' };
      if (room.n >= this.around.entries) return { code: 'long' };
      const key = said.kind === 'new-key' ? secret() : '';
      const planned = await this.#plan(room, seat, said, key);
      if ('refusal' in planned) return planned.refusal;
      if (await this.#commit(room, planned.entries, planned.isOver))
        return { n: planned.entries[0]?.n ?? room.n, ...(key !== '' && { key }) };
      // What another process has just written may be this very message
      const since = room.placeOf(said.word);
      return since > 0 ? { n: since } : { code: 'stale' };
    });
  }

  async #plan(room: Room, seat: Seat, said: Said, key: string): Promise<Plan> {
    if (key !== '') return { entries: [room.entry('claim', seat, hashOf(key), said.word)], isOver: room.isOver };
    const next = secret();
    const terms: Terms = { absentMs: this.around.absentMs, nextRoom: () => next };
    const planned = await plan(room, seat, said, terms);
    // The next game is there before anybody is sent to it
    if ('entries' in planned && planned.entries.some(({ kind }) => kind === 'again'))
      await this.#create(nextHead(room, next));
    return planned;
  }

  /** Writes entries and tells of them; false where another process was first. */
  async #commit(room: Room, entries: readonly Entry[], isOver: boolean): Promise<boolean> {
    const { store, metrics, ring, tell } = this.around;
    const stop = metrics.appended.startTimer();
    const isWritten = await store.append(room.head.id, entries, isOver);
    stop();
    if (!isWritten) {
      metrics.conflicts.inc();
      await this.catchUp(room);
      return false;
    }
    room.apply(entries);
    tell(room);
    ring(room.head.id, room.n);
    return true;
  }

  /** Takes up what other processes have written. */
  async catchUp(room: Room): Promise<void> {
    const entries = await this.around.store.since(room.head.id, room.n);
    if (entries.length === 0) return;
    room.apply(entries);
    this.around.tell(room);
  }
}
