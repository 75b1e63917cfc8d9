/** A game in a room on one element: enters, shows what the room says, and tells the room what the reader does. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { optionsText } from '@griddle/rules/core/options.js';
import type {
  Answer,
  Growth,
  LiveNow,
  NoEntry,
  People,
  Reaction,
  RoomState,
  Said,
} from '@griddle/rules/internal/rooms/protocol.js';
import {
  addEnglish,
  ALONE,
  inputError,
  linkedText,
  routeOf,
  type AskDetail,
  type Company,
  type MoveDetail,
} from '#core';
import { nothing, type TemplateResult } from 'lit';
import type { NewGame } from '../friend/forms.js';
import { begins, keepOwnName, ownName } from '../friend/kept.js';
import { cleanName, newId } from '../friend/link.js';
import FRIEND_EN from '../friend/messages.en.json' with { type: 'json' };
import { placeOf, replaceAddress } from '../friend/own-game.js';
import { Together, type TogetherHost } from '../friend/together.js';
import { addressWith, startOf } from '../panel/links.js';
import { share } from '../panel/share.js';
import { readAddress, readRoomLink, writeRoomLink, type RoomAddress } from './address.js';
import { forgetSeat, keepSeat, keptSeat, keptSeatsAt, type KeptSeat } from './kept.js';
import { Line, movesOf } from './line.js';
import ROOMS_EN from './messages.en.json' with { type: 'json' };
import { renderRoom, type Asked } from './view.js';
import { post, Wire, type Entrance } from './wire.js';

addEnglish(FRIEND_EN);
addEnglish(ROOMS_EN);

/** How long what somebody says stays on the chip, in milliseconds. */
const SAID_MS = 6000;

/** The letter before a move of chance. */
const CHANCE_SIGN = '~';

/** What a hand did with a pile: the last part of how it settled. */
const actionIn = (settled: string): string => settled.split('/').at(-1) ?? '';

/** Whether something that is said changes the game at the table. */
const isMove = ({ kind }: Said): boolean => kind === 'move' || kind === 'settle';

/** Sentences for what a room does not do; for the other codes there is a general one. */
const REFUSALS: Readonly<Record<string, string>> = {
  turn: 'violation.touch-wait',
  stale: 'room.stale',
  early: 'room.early',
  long: 'room.long',
};

/** Games in rooms on one element. */
export class RoomGame extends Together<Asked> {
  readonly #line = new Line(this.stage, () => this.#wire?.sync());
  #wire: Wire | undefined;
  #entrance: Entrance | undefined;
  /** What the room said last, with all that still holds of earlier messages. */
  #now: RoomState | undefined;
  /** How many moves of the line the room knows. Further ones are the reader's own, which are on their way one by one. */
  #confirmed = 0;
  /** The last entry of the log that the reader made: it comes back with what the room says next. */
  #answered = 0;
  #people: People | undefined;
  #isConnected = false;
  /** What people have said in the last seconds, by seat. */
  #said: ReadonlyMap<Seat, string> = new Map();
  #company: Company = ALONE;
  /** What is being said; nothing else is said meanwhile. */
  #saying: Said | undefined;
  /** What has to be said again when the room has told what came before it. */
  #again: Said | undefined;

  constructor(host: TogetherHost) {
    super(host);
    host.addController(this);
  }

  hostConnected(): void {
    if (!this.#wire && this.#entrance) this.#connect(this.#entrance);
  }

  hostDisconnected(): void {
    this.#wire?.close();
    this.#wire = undefined;
  }

  /** Another game has been put on the board by the page or the reader: the room is left. */
  hostUpdated(): void {
    this.#keepCompany();
    if (this.#now && !this.#line.isShown && this.host.table?.whole === this.stage.table?.whole) this.#leave();
  }

  /** Shows on board and chips what is known of the others, where that has changed. */
  #keepCompany(): void {
    const { seat = -1, taken = [] } = this.#now ?? {};
    const absent = taken.flatMap((isTaken, at) =>
      at !== seat && isTaken && this.#people?.here[at] === false ? [at] : [],
    );
    const company = this.#now ? { isSending: this.#isMoving, absent, said: this.#said } : ALONE;
    const { absent: before, isSending, said } = this.#company;
    if (isSending === company.isSending && said === company.said && before.join() === absent.join()) return;
    this.#company = company;
    this.host.table?.keepCompany(company);
  }

  /** Whether a move of the reader's is on its way, or waits to be said again. */
  get #isMoving(): boolean {
    return this.#saying !== undefined || (this.#again !== undefined && isMove(this.#again));
  }

  // What the view shows

  /** What the room said; undefined before it has said anything. */
  get now(): RoomState | undefined {
    return this.#now;
  }

  /** Whether the reader is in a room, or on the way into one. */
  get isInside(): boolean {
    return this.#entrance !== undefined;
  }

  /** Whether a table is followed. */
  get isLive(): boolean {
    return this.#entrance?.isLive === true;
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Who is connected; undefined before it is known. */
  get people(): People | undefined {
    return this.#people;
  }

  /** How many moves wait for a reader who looks back. */
  get waiting(): number {
    return this.#line.waiting;
  }

  /** The words for the free seats, by seat; only who opened the room has them. */
  get invitations(): readonly string[] {
    return (this.#entrance && keptSeat(this.#entrance.room)?.invitations) ?? [];
  }

  render(): TemplateResult | typeof nothing {
    const { table } = this.host;
    const isShown = table && (table.mode === 'play' || (table.mode === 'replay' && this.isLive));
    return isShown ? renderRoom(this, table) : nothing;
  }

  // Ways into a room

  /** Asks who plays in a new room. */
  begin(side?: Seat): void {
    const { table } = this.host;
    // The room settles piles by their poses, which nobody knows of a real table
    const isTold = this.stage.told?.includes('piles') === true;
    if (table && this.#address()) this.openForm(side ?? 0, isTold ? 'room.piles' : undefined);
  }

  /** Enters the room or follows the table that the page names; else offers the games that are played here. */
  offer(): void {
    const { stage } = this;
    const { table } = this.host;
    const address = this.#address();
    if (!table || !address || this.asked || this.isInside) return;
    const { server, room, live } = address;
    if (live !== '') return this.#connect({ server, room: live, key: '', isLive: true });
    if (table.mode !== 'play') return;
    if (room !== '') return void this.#enter(server, room);
    const seats = keptSeatsAt(table.game, placeOf(stage)).filter((kept) => kept.server === server);
    if (seats.length === 0) return;
    this.show({ kind: 'offers', seats });
    this.say();
  }

  /** Opens the link in the page's address. */
  async open(): Promise<void> {
    const { stage } = this;
    const { table } = stage;
    const link = readRoomLink(linkedText(stage) ?? '');
    const address = this.#address();
    if (!table || !address) return;
    if (!link) return table.report(inputError('link', 'friend-broken', [], {}));
    if (table.mode !== 'play') return table.report(inputError('link', 'friend-no-play', [], {}));
    const { room, invite, key } = link;
    const kept = keptSeat(room);
    await this.#enter(address.server, room, key);
    // The address must not give a seat to anyone who reads it later
    replaceAddress(addressWith(stage, writeRoomLink({ room })));
    if (invite !== '' && !kept && key === '') this.show({ kind: 'invited', invite });
  }

  /** Returns what the page names; reports an address that is none. */
  #address(): RoomAddress | undefined {
    const { room, table } = this.stage;
    const address = room === '' ? undefined : readAddress(room, location.href);
    if (!address) table?.report(inputError('room', 'room-address', [], { found: room }));
    return address;
  }

  /** Opens a room for a new game. */
  async start({ name, seat, options }: NewGame): Promise<void> {
    const { stage } = this;
    const { table } = stage;
    const address = this.#address();
    if (!table || !address) return;
    const { server } = address;
    const { game, session } = table;
    const seats = session.game.seats(options);
    const opened = await post(`${server}/rooms`, {
      game,
      options: optionsText(session.game.options, options),
      position: startOf(session, session.root, stage).position ?? '',
      seat: seats[seat] ?? '',
    });
    const { invitations, key, room } = opened ?? {};
    if (typeof key !== 'string' || typeof room !== 'string' || !Array.isArray(invitations))
      return this.tell({ key: opened ? 'room.server' : 'room.unreachable' });
    keepOwnName(cleanName(name));
    const words = seats.map((_name, at) => {
      const found = (invitations as { seat: number; invitation: string }[]).find((one) => one.seat === at);
      return found?.invitation ?? '';
    });
    this.#keep({ server, room, game, seat, key, invitations: words, names: [] });
    replaceAddress(addressWith(stage, writeRoomLink({ room })));
    await this.#enter(server, room);
    stage.focus();
  }

  /** Takes the seat of an invitation. */
  async join(invite: string, name: string): Promise<void> {
    const { game } = this.stage.table ?? {};
    const { server, room } = this.#entrance ?? {};
    if (game === undefined || server === undefined || room === undefined) return;
    const claimed = await post(`${server}/rooms/${room}/claim`, { invitation: invite });
    const { key, seat } = claimed ?? {};
    if (!claimed) return this.tell({ key: 'room.unreachable' }, this.asked);
    if (typeof key !== 'string' || typeof seat !== 'number') return this.tell({ key: 'room.taken' });
    keepOwnName(cleanName(name));
    this.#keep({ server, room, game, seat, key, invitations: [], names: [] });
    await this.#enter(server, room);
    this.stage.focus();
  }

  /** Goes on with a game that this browser knows. */
  async resume({ server, room }: KeptSeat): Promise<void> {
    replaceAddress(addressWith(this.stage, writeRoomLink({ room })));
    await this.#enter(server, room);
    this.stage.focus();
  }

  async #enter(server: string, room: string, key = ''): Promise<void> {
    await this.own.putAside();
    this.#connect({ server, room, key: key === '' ? (keptSeat(room)?.key ?? '') : key, isLive: false });
  }

  #connect(entrance: Entrance): void {
    const isOther = this.#entrance?.room !== entrance.room;
    this.#wire?.close();
    this.#entrance = entrance;
    this.#isConnected = false;
    this.#saying = this.#again = this.#people = undefined;
    this.#answered = 0;
    if (isOther) this.#now = undefined;
    this.#wire = new Wire(entrance, {
      state: (state) => void this.#takeState(state),
      grew: (growth) => void this.#grow(growth),
      people: (people) => {
        this.#people = people;
        this.host.requestUpdate();
      },
      react: (reaction) => this.#hear(reaction),
      record: (now) => void this.#takeRecord(now),
      connected: (isConnected) => {
        this.#isConnected = isConnected;
        this.host.requestUpdate();
      },
      refused: (code) => this.#refuse(code),
    });
    this.show();
  }

  /** The server lets nobody in. */
  #refuse(code: NoEntry): void {
    const { room = '', server = '' } = this.#entrance ?? {};
    this.#wire?.close();
    this.#wire = undefined;
    if (code === 'seat') {
      // The seat has a new key, on another device
      forgetSeat(room);
      this.#connect({ server, room, key: '', isLive: false });
    } else this.#leave();
    if (code === 'gone') forgetSeat(room);
    this.tell({ key: `room.${code}` });
  }

  // What the room says

  async #takeState(state: RoomState): Promise<void> {
    const { table } = this.stage;
    if (!table) return;
    if (state.game !== table.game) {
      this.#leave();
      return table.report(inputError('link', 'friend-other-game', [], {}));
    }
    const { server = '', room = '', key = '' } = this.#entrance ?? {};
    // A result that the moves do not give stands in the record alone
    const isAnew = state.result !== (this.#now?.result ?? '');
    this.#now = state;
    if (state.again !== '' && state.again !== room) {
      if (state.seat >= 0) this.#keepNow({ room: state.again });
      replaceAddress(addressWith(this.stage, writeRoomLink({ room: state.again })));
      return this.#enter(server, state.again, key);
    }
    await this.#put(state.record, isAnew);
    this.#seatAll(state);
    this.#afterNews();
    this.#greet(state);
  }

  /** Puts the game of a record on the board: only what is new of it, where it goes on from what is there. */
  async #put(record: string, isAnew = false): Promise<void> {
    const moves = movesOf(this.stage, record);
    const shown = this.#line.moves;
    const goesOn = !isAnew && this.#line.isShown && moves !== undefined && begins(moves, shown);
    const isAhead = this.#line.isShown && moves !== undefined && begins(shown, moves) && this.#isMoving;
    this.#confirmed = moves?.length ?? 0;
    if (isAhead) return;
    if (goesOn) await this.#line.add(moves.slice(shown.length));
    const isWrong = this.#line.isAtEnd && this.#now && this.#line.position !== this.#now.position;
    if (goesOn && !isWrong) return;
    const error = this.#line.open(record);
    if (error) this.stage.table?.report(error);
  }

  async #grow(growth: Growth): Promise<void> {
    const before = this.#now;
    if (!before || growth.from !== before.n) return this.#wire?.sync();
    this.#now = { ...before, ...growth };
    const own = this.#line.moves.slice(this.#confirmed);
    const isOther = own.some((move, at) => at < growth.moves.length && growth.moves[at] !== move);
    this.#confirmed += growth.moves.length;
    this.#seatAll(this.#now);
    if (isOther) return this.#wire?.sync();
    await this.#line.add(growth.moves.slice(own.length));
    const isSettled = this.#line.isAtEnd && this.#line.moves.length === this.#confirmed;
    if (isSettled && this.#now.n === growth.n && this.#line.position !== growth.position) this.#wire?.sync();
    for (const words of growth.calls) this.#hearCall(words);
    this.#afterNews();
  }

  /** Somebody has called words at the table: `waffling strawberries`. */
  #hearCall(text: string): void {
    const [code = '', seat = ''] = text.split(' ');
    this.tell({ key: `call.${this.#now?.game}.${code}`, values: { seat } });
  }

  /** A followed table has sent its record. */
  async #takeRecord({ record }: LiveNow): Promise<void> {
    if (record !== '') await this.#put(record);
    this.host.requestUpdate();
  }

  #afterNews(): void {
    const again = this.#again;
    this.#again = undefined;
    this.#keepNow({});
    this.host.requestUpdate();
    if (again && (!isMove(again) || this.#nextOwn?.text === again.text)) void this.#tellRoom(again.kind, again.text);
    else this.#sendOwn();
    if (this.#now?.question && this.#now.asking !== this.#now.seat) this.say();
  }

  /** Seats the reader, and everybody else far away. Where a game has ended without the rules nobody moves. */
  #seatAll({ names, seat, seats, isOver }: RoomState): void {
    const { stage } = this;
    const isEnded = isOver && stage.table?.outcome === undefined;
    const players = seats.map((_name, at) => (at === seat && !isEnded ? 'human' : 'far')).join();
    const called = names.map((name, at) => (at === seat ? '' : name)).join();
    if (stage.seats !== players) stage.seats = players;
    if (stage.names !== called) stage.names = called;
  }

  /** Says the reader's name, once. */
  #greet({ names, seat }: RoomState): void {
    const name = ownName();
    if (seat >= 0 && names[seat] === '' && name !== '') void this.#tellRoom('name', name);
  }

  #hear({ seat, text }: Reaction): void {
    const { table } = this.host;
    if (!table) return;
    const words = table.say(`room.react-${text}`);
    this.#showSaid(seat, words);
    this.tell({ key: 'room.said', values: { name: table.called[seat] ?? '', words } });
  }

  /** Shows words on the chip of who has said them, for some seconds. */
  #showSaid(seat: Seat, words: string): void {
    const said = new Map(this.#said).set(seat, words);
    this.#said = said;
    this.host.requestUpdate();
    setTimeout(() => {
      if (this.#said !== said) return;
      this.#said = new Map();
      this.host.requestUpdate();
    }, SAID_MS);
  }

  // What the reader does

  protected override follow(): void {
    if (!this.#now && !this.isLive) return;
    if (!this.#line.isAtEnd) return;
    if (this.#line.waiting > 0) {
      void this.#line.flush().then(() => this.host.requestUpdate());
      return;
    }
    this.#sendOwn();
  }

  /** The reader's next move that the room does not know: a move, or what the reader's hand has done with a pile. */
  get #nextOwn(): Pick<Said, 'kind' | 'text'> | undefined {
    const move = this.#line.moves[this.#confirmed];
    if (move === undefined) return undefined;
    return move.startsWith(CHANCE_SIGN) ? { kind: 'settle', text: actionIn(move) } : { kind: 'move', text: move };
  }

  /** Sends the reader's next move, if none is on its way. */
  #sendOwn(): void {
    const { n = -1 } = this.#now ?? {};
    if (this.isLive || !this.#line.isAtEnd || this.#isMoving || n < this.#answered) return;
    const own = this.#nextOwn;
    if (own) void this.#tellRoom(own.kind, own.text);
  }

  protected override beforeMove(event: CustomEvent<MoveDetail>): void {
    const { table } = this.stage;
    const now = this.#now;
    if (!now || event.detail.from !== 'reader' || !table || !this.#line.isShown) return;
    const isPast = !this.#line.isAtEnd;
    const { seat } = event.detail;
    // The only chance that waits for a reader is the reader's own hand at a pile, which may be still in the air meanwhile
    const isOwn = seat === '' || (seat === table.seats[now.seat] && !this.#isMoving);
    if (!isPast && isOwn && !now.isOver) return;
    event.preventDefault();
    if (isPast) this.toEnd();
    this.tell({ key: isPast ? 'friend.past' : 'violation.touch-wait' });
  }

  protected override wants({ kind, words, seat }: AskDetail): void {
    const now = this.#now;
    if (!now || now.seat < 0) return;
    if (kind === 'call') void this.#tellRoom('call', `${words} ${seat}`);
    else if (kind === 'undo') void this.#tellRoom('ask', 'undo');
    else if (kind === 'again' && now.isOver) void this.#tellRoom('ask', 'again');
    else if (kind === 'again') this.begin(now.seat);
  }

  /** Says something to the room, and what became of it to the reader. */
  async speak(kind: Said['kind'], text = ''): Promise<void> {
    this.show();
    await this.#tellRoom(kind, text);
  }

  async #tellRoom(kind: Said['kind'], text: string): Promise<void> {
    const wire = this.#wire;
    const { n } = this.#now ?? {};
    if (!wire || n === undefined) return;
    const said: Said = { kind, n, text, word: newId() };
    if (isMove(said)) this.#saying = said;
    this.host.requestUpdate();
    const answer = await wire.say(said);
    if (this.#wire !== wire) return;
    if (isMove(said)) this.#saying = undefined;
    this.host.requestUpdate();
    if (answer && 'code' in answer) return this.#takeRefusal(said, answer);
    if (!answer || !isMove(said)) return;
    this.#answered = answer.n;
    this.#sendOwn();
  }

  #takeRefusal(said: Said, answer: Extract<Answer, { code: string }>): void {
    const { table } = this.stage;
    if (answer.code === 'stale' && this.#now?.n === said.n) {
      // What came before it is on its way
      this.#again = said;
      return;
    }
    if (answer.code === 'stale' && (!isMove(said) || this.#nextOwn?.text === said.text))
      return void this.#tellRoom(said.kind, said.text);
    const why = answer.violation && table ? table.explain(answer.violation) : '';
    this.tell(
      why === '' ? { key: REFUSALS[answer.code] ?? 'room.not-done' } : { key: 'room.refused', values: { why } },
    );
    // The board shows the move, and the room does not
    if (isMove(said)) this.#wire?.sync();
  }

  /** Goes to the end of the game; the moves that wait are played. */
  toEnd(): void {
    this.stage.table?.goTo(-1);
    this.show();
  }

  /** Shares the link with which a friend gets a seat. */
  async invite(seat: Seat): Promise<void> {
    const { table } = this.host;
    const room = this.#entrance?.room ?? '';
    if (!table) return;
    const url = addressWith(this.stage, writeRoomLink({ room, invite: this.invitations[seat] ?? '' }));
    await this.#share(table.say('friend.message-first', { game: table.game }), url, 'room.invited');
  }

  /** Shares the link with which the reader goes on at another device. */
  async shareSeat(): Promise<void> {
    const { table } = this.host;
    const { key = '', room = '' } = this.#entrance ?? {};
    if (table)
      await this.#share(
        table.say(`game.${table.game}`),
        addressWith(this.stage, writeRoomLink({ room, key })),
        'room.device-copied',
      );
  }

  async #share(text: string, url: string, copied: string): Promise<void> {
    const how = await share({ text, url });
    if (how === 'failed') this.giveByHand(`${text}\n${url}`);
    else if (how === 'copied') this.tell({ key: copied });
  }

  /** Sends a reaction. */
  react(text: string): void {
    this.#wire?.react(text);
    const { table } = this.host;
    if (!table || !this.#now) return;
    const words = table.say(`room.react-${text}`);
    this.#showSaid(this.#now.seat, words);
    this.tell({ key: 'room.said', values: { name: table.say('ui.you'), words } });
  }

  /** Leaves the room and returns to the reader's own game. The seat stays the reader's. */
  async leave(): Promise<void> {
    this.#leave();
    replaceAddress(routeOf(location.hash));
    await this.own.bringBack();
  }

  #leave(): void {
    this.#wire?.close();
    this.#wire = this.#entrance = this.#now = this.#saying = this.#again = undefined;
    this.show();
    if (!this.#line.isShown) this.own.takeSeats();
  }

  // Keeping and telling

  #keep(seat: Omit<KeptSeat, 'place' | 'time'>): void {
    keepSeat({ ...seat, place: placeOf(this.stage), time: 0 });
  }

  /** Keeps what has changed of the reader's seat. */
  #keepNow(change: Partial<KeptSeat>): void {
    const { key = '', room = '', server = '' } = this.#entrance ?? {};
    const now = this.#now;
    if (!now || now.seat < 0 || key === '') return;
    const { game, names, seat } = now;
    const invitations = keptSeat(room)?.invitations ?? [];
    this.#keep({ server, room, game, seat, key, invitations, names, ...change });
  }
}
