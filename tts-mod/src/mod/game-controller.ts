/** One session at the table. Objects follow its record; `judge.ts` adds the moves that players make by hand. */
import type { BaseState, Options, Place, Seat } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { addCall } from '@griddle/rules/internal/replay/edit.js';
import type { Session } from '@griddle/rules/internal/replay/session.js';
import type { Step } from '@griddle/rules/internal/replay/step.js';
import { Chat } from './chat.js';
import { freshSession } from './fresh-session.js';
import { AT_ONCE } from './layer.js';
import type { Layer, Task } from './layer.js';
import { Judge } from './judge.js';
import { Laying } from './laying.js';
import { Offers } from './offers.js';
import { Standing } from './standing.js';
import { canTakeBack, takeBack } from './taking-back.js';
import type { Checking, Held, Line, Offer, Sentence, TableGame, Messenger } from './table-game.js';

/** A session of one game, the judging of what players do, and what is told of it. */
export class GameController<S extends BaseState, M, Sight> {
  session: Session<S, M>;
  /** Options of the next new game. */
  options: Options;
  checking: Checking = 'warn';
  /** What is said to players. */
  readonly chat: Chat<S, M, Sight>;
  /** The places where the table differs from the record, as last seen. */
  differing: readonly Place[] = [];
  /** The table with the beginning of a move that takes several hands. */
  prepared: Sight | undefined;
  /** Judges what players do with the pieces. */
  readonly judge: Judge<S, M, Sight>;
  private readonly buttons: Offers<S, M, Sight>;
  private readonly laying: Laying<S, M, Sight>;
  private readonly standing: Standing<S, M>;

  constructor(
    readonly table: TableGame<S, M, Sight>,
    readonly words: Catalogue,
    private readonly messenger: Messenger,
    private readonly layer: Layer = AT_ONCE,
    /** Told when a game has come to its end. */
    private readonly ended: () => void = () => undefined,
  ) {
    this.options = initialOptions(table.game.options);
    this.session = this.adopted(freshSession(this.table, this.options, this.messenger));
    this.chat = new Chat(words, table, messenger);
    this.judge = new Judge(this, messenger);
    this.buttons = new Offers(table);
    this.standing = new Standing(words, table);
    this.laying = new Laying(table, layer, () => this.session.state);
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
  afterMove(before: S, sight?: Sight): void {
    const { session } = this;
    this.buttons.again();
    this.prepared = undefined;
    this.differing = [];
    this.laying.follow(sight);
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
    return this.standing.sheet(this.session);
  }

  /** Who has won, and how; empty while the game goes on. */
  result(): string {
    return this.standing.result(this.session);
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
    this.laying.follow();
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
    this.laying.arrange();
  }

  /**
   * Finds where the table differs from the record, without judging. Also names missing objects. Returns whether a place
   * is taken twice.
   */
  compare(missing: readonly string[] = []): boolean {
    const { table, session, prepared } = this;
    const seen = table.see();
    const found = table.handwork?.(session.state, seen, [], prepared);
    const places = found === undefined ? table.differing(session.state, seen) : found.strays;
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
