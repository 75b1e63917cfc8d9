/** Games with a friend by link: opens links, follows what the reader plays, keeps it, and writes the next link. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { optionsText } from '@griddle/rules/core/options.js';
import { MAX_SEED } from '@griddle/rules/core/random.js';
import { movesTo } from '@griddle/rules/replay/index.js';
import {
  addEnglish,
  inputError,
  linkedText,
  openSession,
  pathOf,
  routeOf,
  type AnySession,
  type AnyStep,
  type AskDetail,
  type GameSnapshot,
  type MoveDetail,
} from '#core';
import { nothing, type TemplateResult } from 'lit';
import { movesInRecord, startOfRecord } from '../panel/link-text.js';
import { addressWith, reportStop, startOf, stopOf, type Stop } from '../panel/links.js';
import { share } from '../panel/share.js';
import type { NewGame } from './forms.js';
import {
  begins,
  forgetFriendGame,
  friendGamesAt,
  keepFriendGame,
  keepOwnName,
  keptFriendGame,
  UNSENT,
  type FriendGame,
} from './kept.js';
import { cleanName, newId, readFriendLink, writeFriendLink, type FriendLink } from './link.js';
import { gameAfter, meet } from './meeting.js';
import FRIEND_EN from './messages.en.json' with { type: 'json' };
import { look, placeOf, replaceAddress } from './own-game.js';
import { Together, type TogetherHost } from './together.js';
import { namesOf, renderFriend, type Asked } from './view.js';

addEnglish(FRIEND_EN);

/** The games that a link cannot carry, with the sentence that says why. */
const NEEDS_ROOM: Readonly<Record<string, string>> = { 'top-waffle': 'friend.hidden', 'buffet-boss': 'friend.piles' };

/** The most moves of a link that are played one by one. */
const MOST = 6;

/** Games with a friend on one element. */
export class Friend extends Together<Asked> {
  /** The game on the board; undefined while it shows another one. */
  #game: FriendGame | undefined;
  /** The session that the board shows for it, and the path of its last step. */
  #session: AnySession | undefined;
  #path = '';
  /** The address to send; undefined until it is written. */
  #url: string | undefined;

  constructor(host: TogetherHost) {
    super(host);
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('storage', this.#onStorage);
  }

  hostDisconnected(): void {
    removeEventListener('storage', this.#onStorage);
  }

  // What the view shows

  /** The game on the board. */
  get game(): FriendGame | undefined {
    return this.#game;
  }

  /** Whether it is the others' turn, so that a link can go to them. */
  get isOthersTurn(): boolean {
    const state = this.#session && this.stage.table?.session.state;
    const seat = this.#game?.seat ?? -1;
    return state !== undefined && seat >= 0 && !this.#session?.game.toMove(state).includes(seat);
  }

  render(): TemplateResult | typeof nothing {
    const { table } = this.host;
    // The page has set another game
    if (this.#game && table && table.session !== this.#session && this.stage.table?.session !== this.#session)
      this.#forget();
    return table?.mode === 'play' ? renderFriend(this, table) : nothing;
  }

  // Actions of the reader

  /** Asks who plays, or says why this game cannot be played by link. */
  begin(side?: Seat): void {
    const { table } = this.host;
    if (table) this.openForm(side ?? 0, NEEDS_ROOM[table.game]);
  }

  /** Offers the games that are played here. */
  offer(): void {
    const { table } = this.host;
    const games = table && !this.#game && !this.asked ? friendGamesAt(table.game, placeOf(this.stage)) : [];
    if (games.length === 0) return;
    this.show({ kind: 'offers', games });
    this.say();
  }

  /** Starts a new game. */
  async start({ name, seat, options }: NewGame): Promise<void> {
    const { stage } = this;
    const { table } = stage;
    if (!table) return;
    const { session, game } = table;
    const seats = session.game.seats(options);
    const { position } = startOf(session, session.root, stage);
    const changed = optionsText(session.game.options, options);
    const own = cleanName(name);
    keepOwnName(own);
    await this.#put({
      id: newId(),
      game,
      names: seats.map((_name, at) => (at === seat ? own : undefined)),
      start: {
        seed: String(Math.floor(Math.random() * (MAX_SEED + 1))),
        ...(changed !== '' && { options: changed }),
        ...(position !== undefined && { position }),
      },
      moves: [],
      seat,
      sent: UNSENT,
      other: [],
      place: placeOf(stage),
      time: Date.now(),
    });
    stage.focus();
  }

  /** Opens a kept game. */
  async resume(game: FriendGame): Promise<void> {
    await this.#put(game, game.moves.length - 1);
    this.stage.focus();
  }

  /** Takes a seat of the game that the reader watches. */
  claim(seat: Seat, name = ''): void {
    const game = this.#game;
    if (!game) return;
    const own = cleanName(name);
    if (game.names[seat] === undefined) keepOwnName(own);
    this.#seat({ ...game, seat, names: game.names.map((known, at) => (at === seat ? (known ?? own) : known)) });
    this.stage.focus();
  }

  /** Sends the game to the others. */
  async send(): Promise<void> {
    const game = this.#game;
    const url = this.#url;
    const { table } = this.host;
    if (!game || url === undefined || !table) return;
    const isNew = game.names.includes(undefined);
    const key = table.outcome ? 'friend.message-over' : isNew ? 'friend.message-first' : 'friend.message';
    const text = table.say(key, { game: game.game });
    const how = await share({ text, url });
    if (how === 'failed') return this.giveByHand(`${text}\n${url}`);
    if (how === 'copied' || how === 'shared') this.#set({ ...game, sent: game.moves.length });
    if (how === 'copied') this.tell({ key: 'friend.copied', values: { names: namesOf(table, game) } });
    else this.show();
  }

  /** Goes on with one version of a game that has two; the other one is kept. */
  async choose(game: FriendGame): Promise<void> {
    await this.#put(game);
  }

  /** Returns to the reader's own game. The game with a friend is kept until it is over. */
  async leave(): Promise<void> {
    if (this.#game && this.stage.table?.outcome) forgetFriendGame(this.#game);
    this.#clear();
    replaceAddress(routeOf(location.hash));
    await this.own.bringBack();
  }

  // Links

  /** Opens the link in the page's address. */
  async open(): Promise<void> {
    const { stage } = this;
    const text = linkedText(stage) ?? '';
    const link = await readFriendLink(text);
    const { table } = stage;
    if (!table || linkedText(stage) !== text) return;
    if (typeof link === 'string') return this.#refuse(link);
    if (link.game !== table.game || NEEDS_ROOM[link.game] !== undefined) return this.#refuse('other-game');
    if (table.mode !== 'play') return this.#refuse('no-play');
    const own = this.#game?.id === link.id ? this.#game : undefined;
    const kept = keptFriendGame(link.game, link.id);
    const known = own && own.seat >= 0 ? own : kept;
    const read = sessionOf(table, link);
    if ('stop' in read) {
      if (known && !own) await this.#put(known);
      return reportStop(table, link, read.stop);
    }
    if (link.names.length !== table.session.game.seats(read.session.options).length) return this.#refuse('broken');
    await this.#meet(table, link, known, read.session);
  }

  async #meet(
    table: GameSnapshot,
    link: FriendLink,
    known: FriendGame | undefined,
    session: AnySession,
  ): Promise<void> {
    const [toMove] = session.game.toMove(session.state);
    const meeting = meet(link, known, toMove);
    if (!known) {
      const place = placeOf(this.stage);
      const seen = { ...link, seat: -1, sent: link.moves.length, other: [], place, time: Date.now() };
      await this.#put(seen, link.moves.length - turnLength(session));
      if (meeting.kind === 'invited') this.show({ kind: 'invited', seat: toMove ?? 0 });
      return this.say();
    }
    if (meeting.kind === 'news') return this.#put(gameAfter(known, link), known.moves.length);
    const isShown = this.#game?.id === known.id;
    const isOwn = toMove !== undefined && toMove !== known.seat;
    if (!isShown) await this.#put(known, known.moves.length - (isOwn ? 0 : turnLength(session)));
    const names = namesOf(table, known);
    const number = link.moves.length;
    if (meeting.kind === 'fork') {
      const other = gameAfter(known, link);
      this.show({ kind: 'fork', at: meeting.at, mine: { ...known, other: link.moves }, theirs: other });
    } else if (meeting.kind === 'older')
      this.show(undefined, { key: 'friend.older', values: { number, known: known.moves.length } });
    else if (meeting.kind === 'other-start') this.show(undefined, { key: 'friend.other-start' });
    else this.show(undefined, isOwn ? { key: 'friend.own', values: { names } } : undefined);
    this.say();
  }

  /** Says what is wrong with a link. Nothing else changes. */
  #refuse(code: string): void {
    this.stage.table?.report(inputError('link', `friend-${code}`, [], {}));
  }

  // The board

  /** Puts a game on the board: up to a number of moves at once, then the others one by one. */
  async #put(game: FriendGame, from = game.moves.length): Promise<void> {
    const { stage } = this;
    const { table } = stage;
    if (!table) return;
    const shown = Math.max(0, from, game.moves.length - MOST);
    if (!this.#game) await this.own.putAside();
    this.#game = undefined;
    const error = table.open(recordOf(game, shown));
    if (error) return table.report(error);
    this.#session = stage.table?.session;
    this.#path = stage.table ? pathOf(stage.table.at) : '';
    this.#seat(game);
    if (shown < game.moves.length) await this.#playFrom(game, shown);
  }

  /** Seats the reader, and everybody else far away. */
  #seat(game: FriendGame): void {
    const { stage } = this;
    stage.seats = game.names.map((_name, seat) => (seat === game.seat ? 'human' : 'far')).join();
    // The reader is “You”
    stage.names = game.names.map((name, seat) => (seat === game.seat ? '' : name)).join();
    this.show();
    this.#set(game);
  }

  async #playFrom(game: FriendGame, from: number): Promise<void> {
    const { stage } = this;
    const session = this.#session;
    await stage.updateComplete;
    for (const move of game.moves.slice(from)) {
      await look(stage);
      if (stage.table?.session !== session) return;
      // A page that cancels moves still gets the game that the link has
      if (!stage.play(move)) {
        stage.table?.open(recordOf(game, game.moves.length));
        this.#session = stage.table?.session;
        break;
      }
    }
  }

  /** Takes up what the reader has played. */
  protected override follow(): void {
    const game = this.#game;
    const { table } = this.stage;
    if (!game || !table || table.session !== this.#session || table.at.next.length > 0) return;
    const moves = movesTo(table.session, table.at);
    this.#path = pathOf(table.at);
    if (moves.length < game.sent || (moves.length === game.moves.length && begins(moves, game.moves))) return;
    this.show();
    this.#set({ ...game, moves });
  }

  /** Stops the reader from moving where the game has gone on. */
  protected override beforeMove(event: CustomEvent<MoveDetail>): void {
    const game = this.#game;
    const { table } = this.stage;
    if (!game || event.detail.from !== 'reader' || !table || table.session !== this.#session) return;
    if (movesTo(table.session, table.at).length === game.moves.length) return;
    event.preventDefault();
    this.stage.goTo(this.#path);
    this.show(this.asked, { key: 'friend.past' });
    this.say();
  }

  /** Does what the reader may do without the others, and says why not for the rest. */
  protected override wants({ kind }: AskDetail): void {
    const game = this.#game;
    const { stage } = this;
    if (!game || game.seat < 0) return;
    if (kind === 'again') return this.begin(Math.max(0, game.names.length - 1 - game.seat));
    if (kind === 'call') this.show(this.asked, { key: 'friend.call' });
    else if (kind === 'undo' && game.moves.length > Math.max(0, game.sent)) {
      stage.undo();
      const { table } = stage;
      if (!table) return;
      this.#path = pathOf(table.at);
      this.show();
      return this.#set({ ...game, moves: movesTo(table.session, table.at) });
    } else this.show(this.asked, { key: 'friend.sent' });
    this.say();
  }

  // The game

  /** Keeps a game, and writes its link into the page's address. */
  #set(game: FriendGame): void {
    const now = { ...game, time: Date.now() };
    this.#game = now;
    this.#url = undefined;
    if (now.seat >= 0) keepFriendGame(now);
    this.host.requestUpdate();
    void writeFriendLink(now).then((text) => {
      if (this.#game !== now || !this.stage.isConnected) return;
      this.#url = addressWith(this.stage, text);
      replaceAddress(this.#url);
      this.host.requestUpdate();
    });
  }

  /** Another tab has gone on with the game. */
  readonly #onStorage = (): void => {
    const game = this.#game;
    const kept = game && keptFriendGame(game.game, game.id);
    if (kept && kept.moves.length > game.moves.length && begins(kept.moves, game.moves))
      void this.#put(kept, game.moves.length);
  };

  /** The board shows another game: the seats are those of before. */
  #forget(): void {
    this.#clear();
    this.own.takeSeats();
  }

  #clear(): void {
    this.#game = this.#session = undefined;
    this.show();
  }
}

/** A game as a record, up to a number of moves. */
function recordOf({ moves, start }: FriendLink, count: number): string {
  return startOfRecord(start) + movesInRecord(moves.slice(0, count));
}

/** Returns the game of a link, or why it is not one. */
function sessionOf(table: GameSnapshot, link: FriendLink): { readonly session: AnySession } | { readonly stop: Stop } {
  const record = recordOf(link, link.moves.length);
  const input = { record, position: '', options: '', seed: '', game: 1 };
  const opened = openSession(table.session.game, input, undefined);
  if (!opened.ok) return { stop: stopOf(table, link, opened.error) };
  const session = opened.value;
  session.last();
  session.settleTable();
  return { session };
}

/** The number of moves in the last turn. */
function turnLength({ current }: AnySession): number {
  let count = 0;
  let seat: Seat | undefined;
  for (let at: AnyStep = current; at.parent; at = at.parent) {
    if (at.seat < 0) continue;
    if (seat !== undefined && at.seat !== seat) break;
    seat = at.seat;
    count += 1;
  }
  return count;
}
