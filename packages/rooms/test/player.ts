/** A player without a page: keeps its game by the rules core from what the room sends it, and moves at random. */
import { randomUUID } from 'node:crypto';
import { parseRecords } from '@griddle/rules/record/index.js';
import { newStep } from '@griddle/rules/internal/replay/step.js';
import { sessionFromRecord, type Session } from '@griddle/rules/replay/index.js';
import { CHANCE, type BaseState } from '@griddle/rules/core/contract.js';
import type { BuffetBossState } from '@griddle/rules/internal/buffet-boss/state.js';
import { gameById } from '@griddle/rules/games.js';
import { io, type Socket } from 'socket.io-client';
import {
  PROTOCOL,
  type Answer,
  type Growth,
  type RoomState,
  type Said,
} from '@griddle/rules/internal/rooms/protocol.js';

/** Resolves after a while. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A message and what it says. */
export type Heard = readonly [event: string, message: unknown];

/** What a test opens a room for. */
export interface Wanted {
  readonly game: string;
  readonly options?: string;
  readonly position?: string;
  readonly seat?: string;
}

/** A room with the keys of all its seats. */
export interface OpenRoom {
  readonly room: string;
  readonly keys: readonly string[];
}

/** Sends JSON and reads the answer, whatever its status. */
export async function post(url: string, body: unknown, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const answered = await fetch(url, { method: 'POST', body: JSON.stringify(body), ...init });
  return { status: answered.status, ...((await answered.json()) as object) };
}

/** Opens a room and takes all invitations. */
export async function openRoom(url: string, wanted: Wanted): Promise<OpenRoom> {
  const opened = await post(`${url}/rooms`, wanted);
  if (opened['status'] !== 201) throw new Error(JSON.stringify(opened));
  const room = opened['room'] as string;
  const keys: string[] = [];
  keys[opened['seat'] as number] = opened['key'] as string;
  for (const { seat, invitation } of opened['invitations'] as { seat: number; invitation: string }[])
    keys[seat] = (await post(`${url}/rooms/${room}/claim`, { invitation }))['key'] as string;
  return { room, keys };
}

const connected: Player[] = [];

/** Lets all players of a test file go, so that its process can end. */
export function leaveAll(): void {
  for (const player of connected.splice(0)) player.close();
}

/** A seat of a room, or an onlooker. */
export class Player {
  readonly socket: Socket;
  readonly heard: Heard[] = [];
  readonly acked: { readonly n: number; readonly text: string }[] = [];
  readonly problems: string[] = [];
  state: RoomState | undefined;
  session: Session<BaseState, unknown> | undefined;
  #waiting: (() => void)[] = [];

  constructor(
    readonly url: string,
    readonly room: string,
    key = '',
    { keeps = true } = {},
  ) {
    this.socket = io(url, {
      transports: ['websocket'],
      auth: { v: PROTOCOL, room, key },
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 300,
    });
    connected.push(this);
    if (keeps) this.socket.onAny((event: string, message: unknown) => this.heard.push([event, message]));
    this.socket.on('state', (state: RoomState) => this.#takeWhole(state));
    this.socket.on('grew', (growth: Growth) => this.#grow(growth));
  }

  /** The seat; -1 for an onlooker, or before the first message. */
  get seat(): number {
    return this.state?.seat ?? -1;
  }

  get isMine(): boolean {
    return this.state?.toMove.includes(this.seat) === true && this.seat >= 0;
  }

  #takeWhole(state: RoomState): void {
    this.state = state;
    const game = gameById(state.game);
    const records = parseRecords(state.record);
    const record = records.ok ? records.value[0] : undefined;
    const read = game && record ? sessionFromRecord(game, record, state.record) : undefined;
    if (read?.ok !== true) this.problems.push(`${JSON.stringify(read?.error)} in ${state.record}`);
    else {
      this.session = read.value;
      read.value.last();
      this.#check(state.position);
    }
    this.#changed();
  }

  #grow(growth: Growth): void {
    const { session, state } = this;
    if (!state || !session || growth.from !== state.n) return void this.socket.emit('sync', { n: -1 });
    for (const text of growth.moves) {
      const move = session.game.parseMove(session.state, text);
      const played = move.ok ? session.game.play(session.state, move.value) : move;
      if (!move.ok || !played.ok) this.problems.push(`${text}: ${JSON.stringify(played)}`);
      else
        session.grow(
          newStep(session.current, played.value, text, move.value, session.game.toMove(session.state)[0] ?? -1),
        );
    }
    this.state = { ...state, ...growth };
    this.#check(growth.position);
    this.#changed();
  }

  #check(position: string): void {
    const own = this.session?.game.positionText(this.session.state);
    if (own !== position) this.problems.push(`has ${own}, was told ${position}`);
  }

  #changed(): void {
    for (const waiting of this.#waiting.splice(0)) waiting();
  }

  /** Resolves at the next change, or after a while. */
  change(ms = 2000): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Resolves when something holds of what this player knows; fails after a while. */
  async until(holds: (state: RoomState) => boolean, ms = 15_000): Promise<void> {
    for (const end = Date.now() + ms; !this.state || !holds(this.state);) {
      if (Date.now() > end) throw new Error(`Nothing came: ${JSON.stringify(this.state)}`);
      await this.change(200);
    }
  }

  /** A random legal move, or a random drop where a pile has to settle. */
  anyMove(random: () => number): Said | undefined {
    const { session, state } = this;
    if (!session || !state) return undefined;
    const legal = session.game.legalMoves(session.state);
    const move = legal[Math.floor(random() * legal.length)];
    const text = move === undefined ? '' : session.game.moveText(session.state, move);
    return text === '' ? undefined : { kind: 'move', n: state.n, text, word: randomUUID() };
  }

  /** Says something until it is answered. */
  async say(said: Partial<Said> & { readonly kind: Said['kind'] }): Promise<Answer> {
    const message: Said = { n: this.state?.n ?? 0, text: '', word: randomUUID(), ...said };
    for (;;) {
      try {
        const answered = (await this.socket.timeout(1000).emitWithAck('say', message)) as Answer;
        if ('code' in answered && ['slow', 'server'].includes(answered.code)) await wait(200);
        else {
          if ('n' in answered) this.acked.push({ n: answered.n, text: message.text });
          return answered;
        }
      } catch (error) {
        if (!this.socket.active) throw error;
      }
    }
  }

  close(): void {
    this.socket.close();
  }
}

/** Sits down at all seats of a room, and waits until all know the game. */
export async function sitDown(
  url: string | readonly string[],
  { room, keys }: OpenRoom,
  keeps = true,
): Promise<Player[]> {
  const urls = typeof url === 'string' ? [url] : url;
  const players = keys.map((key, seat) => new Player(urls[seat % urls.length] ?? '', room, key, { keeps }));
  await Promise.all(players.map((player) => player.until(() => true)));
  return players;
}

/** Lets all play at random until the game is over, or so many moves are made; returns the number of moves. */
export async function playOn(players: readonly Player[], random: () => number, most = Infinity): Promise<number> {
  for (let moves = 0; moves < most;) {
    const newest = Math.max(...players.map(({ state }) => state?.n ?? 0));
    await Promise.all(players.map((player) => player.until(({ n }) => n >= newest)));
    if (players.every(({ state }) => state?.isOver === true)) return moves;
    const said = saidNext(players, random);
    if (!said) return moves;
    const [mover, message] = said;
    const answered = await mover.say(message);
    if ('n' in answered) {
      moves++;
      const { n } = answered;
      await Promise.all(players.map((player) => player.until((state) => state.n >= n)));
    } else if (!['stale', 'over'].includes(answered.code)) throw new Error(JSON.stringify([message, answered]));
  }
  return most;
}

/** Who does what next: a move, or, where a pile waits for the hand of whose turn it is, a drop or a push. */
function saidNext(players: readonly Player[], random: () => number): readonly [Player, Said] | undefined {
  const mover = players.find((player) => player.isMine);
  const said = mover?.anyMove(random);
  if (mover && said) return [mover, said];
  const { session, state } = players[0] ?? {};
  if (!session || !state || state.toMove[0] !== CHANCE) return undefined;
  const { hand, turn } = session.state as BuffetBossState;
  const stacker = players.find(({ seat }) => seat === turn);
  const x = Math.floor((random() - 0.5) * 4000);
  const text = hand >= 0 ? `d${x},20000,0` : 'n0,0,1';
  return stacker && [stacker, { kind: 'settle', n: state.n, text, word: randomUUID() }];
}

/** Random numbers from 0 to 1 that are the same in each run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
