/**
 * A game as a log of entries: plans what a seat wants as entries, takes entries up, and tells each seat what it may know.
 * Nothing here is written or sent. A room keeps the position, what each seat sees of it, and the log; a session, with every
 * position of the game, is made when a record or a take-back asks for it.
 */
import { type BaseState, CHANCE, err, ok, type Options, type Result, type Seat } from '@griddle/rules/core/contract.js';
import { type AnyGame, gameById } from '@griddle/rules/games.js';
import { optionsOf, startState, startText } from '@griddle/rules/internal/replay/start.js';
import { newStep, seenAfter } from '@griddle/rules/internal/replay/step.js';
import { EN, explainTextError, explainViolation } from '@griddle/rules/messages/index.js';
import { writeRecord } from '@griddle/rules/record/index.js';
import { addCall, recordOf, Session } from '@griddle/rules/replay/index.js';
import { chanceFrom, tape } from './chance.js';
import type { Entry, Head, Kind, Question } from './entries.js';
import type { Growth, Now, RoomState } from '@griddle/rules/internal/rooms/protocol.js';

/** Somebody who has no seat. */
export const ONLOOKER: Seat = -1;

/** A move of the line that is played. */
interface LineMove {
  readonly text: string;
  readonly seat: Seat;
  /** The move as each seat and, last, an onlooker sees it; undefined where all see it as it is. */
  readonly seen: readonly string[] | undefined;
  readonly calls: readonly string[];
}

/** Deals a new game and returns the head of a room for it. The error is one sentence. */
export function newHead(
  id: string,
  wanted: { readonly game: string; readonly options: string; readonly position: string },
): Result<Head, string> {
  const game = gameById(wanted.game);
  if (!game) return err(`There is no game “${wanted.game}”.`);
  const options = optionsOf(game, wanted.options);
  if (!options.ok) return err(`The options “${wanted.options}” cannot be read: ${explainTextError(EN, options.error)}`);
  const given = wanted.position === '' ? undefined : game.parsePosition(wanted.position, options.value);
  if (given && !given.ok) return err(`The position cannot be read: ${explainTextError(EN, given.error)}`);
  const state = given?.value ?? game.setup(options.value, tape());
  const impossible = game.whyImpossible(state);
  if (impossible) return err(`No game can reach this position: ${explainViolation(EN, game.id, impossible)}`);
  const position = startText({ game, options: options.value, seed: -1, state, position: wanted.position }, CHANCE);
  const seats = game.seats(game.optionsOf(state));
  const none = seats.map(() => '');
  const isArranged = wanted.position !== '';
  return ok({ id, game: game.id, options: wanted.options, position, isArranged, keys: none, invitations: none });
}

/** The start of a room's game; throws where these rules cannot read it, as after an upgrade. */
function startOf(head: Head): { game: AnyGame; options: Options; state: BaseState } {
  const game = gameById(head.game);
  const options = game && optionsOf(game, head.options);
  const state = game && options?.ok === true ? startState(game, options.value, -1, head.position) : undefined;
  if (!game || options?.ok !== true || state?.ok !== true)
    throw new RangeError(`These rules cannot start room ${head.id}.`);
  return { game, options: options.value, state: state.value };
}

/** One game with its log. */
export class Room {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: readonly string[];
  readonly names: string[];
  /** SHA-256 of each seat's key; empty where nobody has the seat. */
  readonly keys: string[];
  /** The last entry. */
  n = 0;
  state: BaseState;
  /** A result that the moves do not give; empty for none. */
  result = '';
  /** The room of the next game; empty for none. */
  again = '';
  /** What is asked, by whom, and who has said yes. */
  open: { readonly seat: Seat; readonly question: Question; readonly agreed: readonly Seat[] } | undefined;
  /** When the latest entry was written, in milliseconds since 1970. */
  at = 0;
  readonly #start: BaseState;
  /** What each seat and, last, an onlooker sees; all the same where nothing is hidden. */
  #views: BaseState[];
  #line: LineMove[] = [];
  /** For each entry the number of moves in the line after it; -1 where a take-back made the line shorter. */
  readonly #lengths: number[] = [0];
  readonly #words = new Map<string, number>();

  constructor(readonly head: Head) {
    const { game, options, state } = startOf(head);
    this.game = game;
    this.#start = state;
    this.state = state;
    this.options = options;
    this.seats = game.seats(game.optionsOf(state));
    this.names = this.seats.map(() => '');
    this.keys = this.seats.map((_name, seat) => head.keys[seat] ?? '');
    this.#views = this.#viewsOf(state);
  }

  get isOver(): boolean {
    return this.result !== '' || this.game.outcome(this.state) !== undefined;
  }

  /** The seats that may decide now, -1 for chance; none when the game is over. */
  get toMove(): readonly Seat[] {
    return this.isOver ? [] : this.game.toMove(this.state);
  }

  /** The number of moves in the line. */
  get length(): number {
    return this.#line.length;
  }

  /** The seat that moved last; -1 for chance, or where nothing has been played. */
  get lastMover(): Seat {
    return this.#line.at(-1)?.seat ?? CHANCE;
  }

  /** Where what a client said under this word stands in the log; 0 where it is new. */
  placeOf(word: string): number {
    return word === '' ? 0 : (this.#words.get(word) ?? 0);
  }

  /** The position as a seat or an onlooker sees it. */
  viewFor(seat: Seat): BaseState {
    return this.isOver ? this.state : (this.#views[this.#eyes(seat)] ?? this.state);
  }

  /** The next entry of the log. */
  entry(kind: Kind, seat: Seat, text: string, word = '', after = 0): Entry {
    return { n: this.n + 1 + after, kind, seat, text, word, at: Date.now() };
  }

  /** Entries for the moves of chance that are due in a position, `after` other entries, and the position after them. */
  chanceAfter(state: BaseState, after: number): { readonly entries: readonly Entry[]; readonly state: BaseState } {
    const moves = chanceFrom(this.game, state);
    const entries = moves.map(({ text }, i) => this.entry('chance', CHANCE, text, '', after + i));
    return { entries, state: moves.at(-1)?.state ?? state };
  }

  /** Takes up entries of the log. Throws where the log and the rules differ: a room like that must not go on. */
  apply(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (entry.n !== this.n + 1) throw new RangeError(`Entry ${entry.n} came after entry ${this.n}.`);
      this.#take(entry);
      this.n = entry.n;
      this.at = entry.at;
      if (entry.word !== '') this.#words.set(entry.word, entry.n);
      this.#lengths.push(entry.kind === 'back' ? -1 : this.#line.length);
    }
  }

  #take({ kind, seat, text, n }: Entry): void {
    if (kind === 'move' || kind === 'chance') {
      this.open = undefined;
      this.#play(seat, text, n);
    } else if (kind === 'claim') this.keys[seat] = text;
    else if (kind === 'name') this.names[seat] = text;
    else if (kind === 'call') this.#call(text);
    else if (kind === 'ask') this.open = { seat, question: text as Question, agreed: [] };
    else if (kind === 'yes') {
      if (this.open) this.open = { ...this.open, agreed: [...this.open.agreed, seat] };
    } else {
      this.open = undefined;
      if (kind === 'back') this.#goBack(Number(text));
      else if (kind === 'end') this.result = text;
      else if (kind === 'again') this.again = text;
    }
  }

  #play(seat: Seat, text: string, n: number): void {
    const { game } = this;
    const move = game.parseMove(this.state, text);
    const played = move.ok ? game.play(this.state, move.value) : move;
    if (!move.ok || !played.ok) throw new RangeError(`Entry ${n}, “${text}”, is not allowed by these rules.`);
    const before = this.state;
    const after = played.value;
    const seen = this.#views.map((_view, eyes) => game.moveTextFor(before, move.value, eyes));
    const isOpen = seen.every((token) => token === text) && this.#views.every((view) => view === before);
    this.#views = isOpen
      ? this.#viewsOf(after)
      : this.#views.map((view, eyes) => this.#see(eyes, view, seen[eyes], after));
    this.#line.push({ text, seat, seen: isOpen ? undefined : seen, calls: [] });
    this.state = after;
  }

  #see(eyes: Seat, view: BaseState, token = '', after: BaseState): BaseState {
    return seenAfter(this.game, eyes, view, token, after).state;
  }

  #viewsOf(state: BaseState): BaseState[] {
    return [...this.seats.keys(), this.seats.length].map((eyes) => this.game.viewFor(state, eyes));
  }

  #call(words: string): void {
    const last = this.#line.pop();
    if (last) this.#line.push({ ...last, calls: [...last.calls, words] });
  }

  /** Ends the line after so many moves. */
  #goBack(length: number): void {
    const kept = this.#line.slice(0, length);
    this.#line = [];
    this.state = this.#start;
    this.#views = this.#viewsOf(this.#start);
    for (const { text, seat, calls } of kept) {
      this.#play(seat, text, this.n);
      for (const words of calls) this.#call(words);
    }
  }

  /** The length of the line at which a seat is to move again; -1 where nothing may be taken back. */
  lengthAfterUndo(seat: Seat): number {
    const session = this.#session();
    let length = this.#line.length;
    while (session.undo()) {
      length--;
      if (this.game.toMove(session.state).includes(seat)) return length;
    }
    return -1;
  }

  /** The game with every position of it. */
  #session(): Session<BaseState, unknown> {
    const { game, options, head } = this;
    const tags = this.names.flatMap((name, seat) =>
      name === '' ? [] : [{ name: this.#tagOf(seat), value: name, offset: 0 }],
    );
    if (this.result !== '') tags.push({ name: 'Result', value: this.result, offset: 0 });
    const session = new Session({ game, options, seed: -1, position: head.position, state: this.#start, tags });
    for (const { text, seat, calls } of this.#line) {
      const move = game.parseMove(session.state, text);
      const played = move.ok ? game.play(session.state, move.value) : move;
      if (!move.ok || !played.ok) throw new RangeError(`“${text}” is not allowed by these rules.`);
      session.grow(newStep(session.current, played.value, text, move.value, seat));
      for (const words of calls) addCall(session, words);
    }
    return session;
  }

  /** The tag of a record that names who has a seat: `Strawberries`. */
  #tagOf(seat: Seat): string {
    const name = this.seats[seat] ?? '';
    return name.charAt(0).toUpperCase() + name.slice(1);
  }

  /** The seat through whose eyes somebody looks; one beyond the last is an onlooker's. */
  #eyes(seat: Seat): Seat {
    return seat < 0 ? this.seats.length : seat;
  }

  /** The record as a seat may have it; when the game is over all lies open. */
  recordFor(seat: Seat): string {
    const session = this.#session();
    return writeRecord(recordOf(session, this.isOver ? CHANCE : this.#eyes(seat), session.current));
  }

  /** The whole game as far as a seat knows it. */
  stateFor(seat: Seat): RoomState {
    return { game: this.game.id, seat, seats: this.seats, record: this.recordFor(seat), ...this.#nowFor(seat) };
  }

  /** What the entries after `from` add for a seat; undefined where the whole has to be sent. */
  growthFor(seat: Seat, from: number): Growth | undefined {
    const since = this.#lengths.slice(from + 1);
    const length = this.#lengths[from] ?? -1;
    // At the end all lies open
    if (since.includes(-1) || length < 0 || this.isOver) return undefined;
    const eyes = this.#eyes(seat);
    const added = this.#line.slice(length);
    const moves = added.map(({ text, seen }) => seen?.[eyes] ?? text);
    return { from, moves, calls: added.flatMap(({ calls }) => calls), ...this.#nowFor(seat) };
  }

  #nowFor(seat: Seat): Now {
    const { n, names, toMove, open, isOver, result, again } = this;
    return {
      n,
      position: this.game.positionText(this.viewFor(seat)),
      names: [...names],
      taken: this.keys.map((key) => key !== ''),
      toMove,
      asking: open?.seat ?? ONLOOKER,
      question: open?.question ?? '',
      isOver,
      result,
      again,
    };
  }
}

/** A room's game, set up again for another one: the same options, seats and keys, dealt anew. */
export function nextHead(room: Room, id: string): Head {
  const { game, options, position, isArranged } = room.head;
  const dealt = newHead(id, { game, options, position: isArranged ? position : '' });
  if (!dealt.ok) throw new RangeError(dealt.error);
  return { ...dealt.value, keys: [...room.keys], invitations: room.head.invitations };
}
