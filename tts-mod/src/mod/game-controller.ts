/**
 * One session at the table: how it begins, what is taken back, and the buttons for what no piece tells. Objects follow its
 * record; `referee.ts` adds the moves that players make by hand.
 */
import { CHANCE } from '@griddle/rules/core/contract.js';
import type { BaseState, Options, Place, Seat } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { addCall, Session } from '@griddle/rules/internal/replay/session.js';
import type { Step } from '@griddle/rules/internal/replay/step.js';
import { OFFERS } from '../names.js';
import { Chat } from './chat.js';
import { AT_ONCE, ObjectPlacer } from './place-objects.js';
import type { Layer, Task } from './place-objects.js';
import { Referee } from './referee.js';
import { ResultText } from './result-text.js';
import type { Checking, Held, Line, Offer, Sentence, TableGame, Messenger } from './table-game.js';

/** The buttons of one session. */
class Offers<S extends BaseState, M, Scan> {
  /** Buttons with which players answer a question of the script, in the place of those for moves. */
  private answers: readonly Offer<M>[] = [];
  /** How often the button for more moves was pressed since the last move. */
  private page = 0;

  constructor(private readonly table: TableGame<S, M, Scan>) {}

  /** What the panel has buttons for in a position. */
  of(state: S): readonly Offer<M>[] {
    const { table, answers } = this;
    if (answers.length > 0) return answers;
    const all = table.game.outcome(state) === undefined ? table.offers(state, table.see) : [];
    if (all.length <= OFFERS) return all;
    const shown = OFFERS - 1;
    const first = mod(this.page, Math.ceil(all.length / shown)) * shown;
    return [...all.slice(first, first + shown), { label: { key: 'tts.more' }, isMore: true }];
  }

  /** Shows the next of the moves for which there is no button. */
  more(): void {
    this.page++;
  }

  /** Shows the first moves again, after a move. */
  again(): void {
    this.page = 0;
  }

  /** The buttons answer a question until something else is done. */
  ask(answers: readonly Offer<M>[]): void {
    this.answers = answers;
  }

  /** The question is answered, or nobody waits for an answer; whether there was one. */
  forget(): boolean {
    const wasAsked = this.answers.length > 0;
    this.answers = [];
    return wasAsked;
  }
}

/** A session of one game, the judging of what players do, and what is told of it. */
export class GameController<S extends BaseState, M, Scan> {
  session: Session<S, M>;
  /** Options of the next new game. */
  options: Options;
  checking: Checking = 'warn';
  /** What is said to players. */
  readonly chat: Chat<S, M, Scan>;
  /** The places where the table differs from the record, as last seen. */
  differing: readonly Place[] = [];
  /** The table with the beginning of a move that takes several hands. */
  prepared: Scan | undefined;
  /** Judges what players do with the pieces. */
  readonly referee: Referee<S, M, Scan>;
  private readonly buttons: Offers<S, M, Scan>;
  private readonly placer: ObjectPlacer<S, M, Scan>;
  private readonly resultText: ResultText<S, M>;

  constructor(
    readonly table: TableGame<S, M, Scan>,
    readonly words: Catalogue,
    private readonly messenger: Messenger,
    private readonly layer: Layer = AT_ONCE,
    /** Told when a game has come to its end. */
    private readonly ended: () => void = () => undefined,
  ) {
    this.options = initialOptions(table.game.options);
    this.session = this.adopted(freshSession(this.table, this.options, this.messenger));
    this.chat = new Chat(words, table, messenger);
    this.referee = new Referee(this, messenger);
    this.buttons = new Offers(table);
    this.resultText = new ResultText(words, table);
    this.placer = new ObjectPlacer(table, layer, () => this.session.state);
  }

  /** A session made ready for play: a move after a take-back replaces what was taken back. */
  private adopted(session: Session<S, M>): Session<S, M> {
    session.replaces = true;
    const { awaits } = this.table;
    if (awaits !== undefined) session.awaits = awaits;
    session.settleTable();
    return session;
  }

  /** Puts a session read from a record in the place of this one. */
  adopt(session: Session<S, M>): void {
    this.session = this.adopted(session);
    this.options = session.options;
  }

  /** A step in the next frame; given up when the position is another one by then, as by a button. */
  next(step: Task): void {
    const { current } = this.session;
    this.layer.next(() => {
      if (this.session.current === current) step();
    });
  }

  /** Moves other objects affected by a move, and announces it. */
  afterMove(before: S, scan?: Scan): void {
    const { session } = this;
    this.buttons.again();
    this.prepared = undefined;
    this.differing = [];
    this.placer.follow(scan);
    if (session.current.seat >= 0) this.chat.message = '';
    this.next(() => {
      this.tellMove(before);
    });
  }

  /** Tells what a move has brought about. */
  private tellMove(before: S): void {
    this.chat.tellMove(this.session, before);
    this.next(() => {
      const result = this.result();
      if (result === '' || this.table.game.outcome(before) !== undefined) return;
      this.chat.tellEnd(result, this.sheet());
      this.ended();
    });
  }

  /** The score of each seat with what it is made of; empty for games without points. */
  sheet(): readonly string[] {
    return this.resultText.sheet(this.session);
  }

  /** Who has won, and how; empty while the game goes on. */
  result(): string {
    return this.resultText.result(this.session);
  }

  /** Moves that the panel has buttons for now. */
  offers(): readonly Offer<M>[] {
    return this.buttons.of(this.session.state);
  }

  /** Shows the next of the moves for which there is no button. */
  more(): void {
    this.buttons.more();
  }

  /** Asks something in words; the buttons answer it until something else is done. */
  ask(question: Sentence, answers: readonly Offer<M>[], player: string): void {
    this.buttons.ask(answers);
    this.chat.tell(player, format(this.words, question.key, question.values));
  }

  /** The question is answered, or nobody waits for an answer. */
  forgetQuestion(): void {
    if (this.buttons.forget()) this.chat.message = '';
  }

  /** Takes the last move back, or the last position set by hand. */
  undo(): boolean {
    const { current } = this.session;
    if (!takeBack(this.session, this.table)) return false;
    this.arrange();
    this.chat.notice('tts.undone', this.moveName(current));
    return true;
  }

  /** Whether there is something to take back. */
  canUndo(): boolean {
    return canTakeBack(this.session, this.table);
  }

  redo(): boolean {
    if (!this.session.redo()) return false;
    this.session.settleTable();
    this.arrange();
    this.chat.notice('tts.redone', this.moveName(this.session.current));
    return true;
  }

  private moveName(step: Step<S, M>): string {
    return step.move === undefined ? format(this.words, 'tts.set-by-hand') : step.token;
  }

  /** Clears the table for a game with the options of the panel. */
  newGame(): void {
    this.session = this.adopted(freshSession(this.table, this.options, this.messenger));
    this.arrange();
    const seat = this.seatName(Math.max(0, this.table.game.toMove(this.session.state)[0] ?? 0));
    this.chat.say({ key: 'tts.new-game', values: { seat } });
  }

  /** Lays out a table that no session has been played on: what the set-up has drawn. */
  setUp(): void {
    this.placer.follow();
  }

  /** Makes pieces that are missing and puts all where the record has them; says what cannot be made. */
  repair(): void {
    const lacking = this.table.lacking?.(this.session.state) ?? [];
    this.arrange();
    if (lacking.length === 0) this.chat.notice('tts.repaired');
    else this.chat.say({ key: 'tts.lacking', values: { things: lacking.join(', ') } });
  }

  /** Lays out a position that was put on the table. */
  putOut(): void {
    this.arrange();
    const seat = this.table.game.toMove(this.session.state)[0] ?? 0;
    this.chat.say({ key: 'tts.put', values: { seat: this.seatName(Math.max(0, seat)) } });
  }

  /** Lays out a session that was left for another game. */
  goOn(): void {
    this.arrange();
    this.chat.say({ key: 'tts.goes-on', values: { game: this.table.game.id } });
  }

  /** Lays everything where the record has it. */
  arrange(): void {
    this.differing = [];
    this.prepared = undefined;
    this.placer.arrange();
  }

  /**
   * Finds where the table differs from the record, without judging. Also names missing objects. Returns whether a place
   * is taken twice.
   */
  compare(missing: readonly string[] = []): boolean {
    const { table, session, prepared } = this;
    const seen = table.see();
    const found = table.playerChanges?.(session.state, seen, [], prepared);
    const places = found === undefined ? table.differing(session.state, seen) : found.unexpected;
    this.differing = [...missing, ...places];
    return found?.isCrowded === true;
  }

  /** Puts what differs where the record has it, and says so with what has been made: after a load, or when a bag was emptied. */
  putRight(made: readonly string[] = []): void {
    this.compare();
    const places = [...made, ...this.differing].join(', ');
    if (places === '') return;
    this.arrange();
    this.chat.say({ key: 'tts.put-right', values: { places } });
  }

  /** After a load the record wins; what was being prepared for a move stays as it lies. What has been made again is named. */
  resumed(made: readonly string[]): void {
    const { table, session } = this;
    const seen = table.see();
    if (table.read(session.state, seen).kind === 'partial') this.prepared = seen;
    else this.putRight(made);
  }

  /** Words called out of turn; they are said to all and stand in the record. The seat is the one to move. */
  call(code: string): void {
    const { game } = this.table;
    const seat = this.seatName(Math.max(0, game.toMove(this.session.state)[0] ?? 0));
    addCall(this.session, code + ' ' + seat);
    this.chat.say({ key: 'call.' + game.id + '.' + code, values: { seat } });
  }

  /** What is drawn on the board now. */
  lines(held: Held | undefined): readonly Line[] {
    const { state, current } = this.session;
    const { parent, move } = current;
    const last = parent === undefined || move === undefined ? [] : this.table.game.placesOfMove(parent.state, move);
    return this.table.lines(state, last, held, current.seat);
  }

  seatName(seat: Seat): string {
    return this.table.game.seats(this.session.options)[seat] ?? '';
  }
}

/**
 * A session from the start. Without a drawn set-up it has no seed: then a die is the one on the table, and no moves of
 * the table come from a generator.
 */
function freshSession<S extends BaseState, M, Scan>(
  { game, isDrawn }: TableGame<S, M, Scan>,
  options: Options,
  messenger: Messenger,
): Session<S, M> {
  const seed = isDrawn ? messenger.seed() : -1;
  const state = game.setup(options, Math.max(0, seed));
  const session = new Session<S, M>({ game, options, seed, state, position: '', tags: [] });
  session.settleTable();
  return session;
}

/**
 * One step back; at a table that undoes its own moves, to the last position in which nothing was to be drawn. Whether
 * there was one.
 */
function takeBack<S extends BaseState, M, Scan>(session: Session<S, M>, table: TableGame<S, M, Scan>): boolean {
  if (table.undoesTable !== true) return session.undo();
  const start = session.current;
  while (session.previous()) {
    const isDrawing = table.game.toMove(session.state)[0] === CHANCE && table.awaits?.(session.state) !== true;
    if (!isDrawing) return true;
  }
  session.moveTo(start);
  return false;
}

/** Whether there is something to take back. */
function canTakeBack<S extends BaseState, M, Scan>(session: Session<S, M>, table: TableGame<S, M, Scan>): boolean {
  return table.undoesTable === true ? session.current.parent !== undefined : session.canUndo();
}

/** Whether a player has done anything since a game began, even if all of it was taken back. */
export function isPlayed<S extends BaseState, M>({ current }: Session<S, M>): boolean {
  let step = current;
  if (step.next.length > 0) return true;
  while (step.parent !== undefined) {
    if (step.seat >= 0 || step.move === undefined) return true;
    step = step.parent;
  }
  return false;
}
