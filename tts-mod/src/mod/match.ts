/**
 * One session at the table. Its record is the truth: each act of a player is read off the table as a step from the
 * record's position, judged by the rules, and either played, put back, or taken as it lies.
 */
import { TABLE } from '@griddle/rules/core/contract.js';
import type { BaseState, Options, Place, Seat, Violation } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/core/math.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { say } from '@griddle/rules/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { explainTextError, explainViolation } from '@griddle/rules/messages/explain.js';
import { addCall, setPosition } from '@griddle/rules/replay/edit.js';
import type { Session } from '@griddle/rules/replay/session.js';
import type { Step } from '@griddle/rules/replay/step.js';
import { OFFERS } from '../names.js';
import { freshSession } from './fresh-session.js';
import { AT_ONCE } from './layer.js';
import type { Layer, Task } from './layer.js';
import { Laying } from './laying.js';
import { Standing } from './standing.js';
import { canTakeBack, takeBack } from './taking-back.js';
import { actOf, refusedSeat, strangeAct } from './reading.js';
import type { Reading } from './reading.js';
import type { Act, Carried, Checking, Colour, Held, Line, Offer, Sentence, TableGame, Voice } from './table-game.js';

/** Colours of announcements that are nobody's. */
const NOTICE: Colour = [1, 0.94, 0.79];

/** A session of one game, the judging of what players do, and what is told of it. */
export class Match<S extends BaseState, M, Sight> {
  session: Session<S, M>;
  /** Options of the next new game. */
  options: Options;
  checking: Checking = 'warn';
  /** What was told last; the panel shows it. */
  message = '';
  /** The places where the table differs from the record, as last seen. */
  differing: readonly Place[] = [];
  /** The table with the beginning of a move that takes several hands. */
  private prepared: Sight | undefined;
  /** Buttons with which players answer a question of the script, in the place of those for moves. */
  private answers: readonly Offer<M>[] = [];
  /** How often the button for more moves was pressed since the last move. */
  private page = 0;
  private readonly laying: Laying<S, M, Sight>;
  private readonly standing: Standing<S, M>;

  constructor(
    readonly table: TableGame<S, M, Sight>,
    readonly words: Catalogue,
    private readonly voice: Voice,
    private readonly layer: Layer = AT_ONCE,
    /** Told when a game has come to its end. */
    private readonly ended: () => void = () => undefined,
  ) {
    this.options = initialOptions(table.game.options);
    this.session = this.adopted(freshSession(this.table, this.options, this.voice));
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

  /** Looks again where the move just made is followed by one of the table: a pile that comes to rest. */
  private lookOn(player: string): void {
    if (this.table.awaits?.(this.session.state) === true) this.dropped(player);
  }

  /** A step in the next frame; given up when the position is another one by then, as by a button. */
  private next(step: Task): void {
    const { current } = this.session;
    this.layer.next(() => {
      if (this.session.current === current) step();
    });
  }

  /** Looks at the table after a player let go of what was carried; what has changed besides is put right, or told. */
  dropped(player: string, carried: readonly Carried[] = []): void {
    const seen = this.table.see();
    this.next(() => {
      const reading = this.readingOf(seen, carried);
      this.prepared = reading.act.kind === 'partial' ? reading.sight : undefined;
      this.differing = reading.strays;
      this.next(() => {
        this.judge(reading, seen, player);
      });
    });
  }

  /** Plays what hands have done if it is legal. */
  private judge(reading: Reading<M, Sight>, seen: Sight, player: string): void {
    const { act } = reading;
    if (act.kind === 'nothing' || act.kind === 'partial') return;
    this.forgetQuestion();
    const before = this.session.state;
    const refusal = act.kind === 'move' ? this.tryMove(act, player) : strangeAct(this.table.turnRule, act.places);
    if (refusal === undefined) {
      this.afterMove(before, seen);
      if (act.kind === 'move' && act.seat !== TABLE) this.lookOn(player);
      return;
    }
    this.next(() => {
      if (this.checking !== 'enforce' && this.isTakenBackByHand(reading.sight)) return;
      this.refuse(reading, seen, player, refusal);
    });
  }

  /** What hands have done with what they carried, read from a sight of the table. */
  readingOf(seen: Sight, carried: readonly Carried[]): Reading<M, Sight> {
    return actOf(this.table, this.session.state, seen, carried, this.prepared);
  }

  /** Plays the move, or says why not. */
  private tryMove(act: Extract<Act<M>, { kind: 'move' }>, player: string): Violation | undefined {
    const refusal = this.seatRefusal(act.seat, player);
    if (refusal !== undefined) return refusal;
    const played = this.session.play(act.move);
    return played.ok ? undefined : played.error;
  }

  /** Why a player may not move for a seat now. */
  seatRefusal(seat: Seat, player: string): Violation | undefined {
    const isOthers = this.checking === 'enforce' && this.voice.isOthers(player, seat);
    return refusedSeat(this.table, this.session.state, { seat, name: this.seatName(seat), isOthers });
  }

  /** Plays a move that no piece on the table tells, one of a button or what a die shows, or tells the player why not. */
  make(move: M, player: string): void {
    const before = this.session.state;
    const seat = this.table.game.toMove(before)[0] ?? TABLE;
    const refusal = this.tryMove({ kind: 'move', seat, move }, player);
    if (refusal === undefined) {
      this.afterMove(before);
      return;
    }
    this.message = explainViolation(this.words, this.table.game.id, refusal);
    this.voice.tell(player, this.message);
  }

  /** The pieces lie again as before the last move: that takes it back. */
  private isTakenBackByHand(sight: Sight): boolean {
    const { parent } = this.session.current;
    if (parent === undefined || !this.session.canUndo()) return false;
    if (this.table.read(parent.state, sight).kind !== 'nothing') return false;
    this.session.previous();
    this.notice('tts.taken-back-by-hand');
    return true;
  }

  private refuse(reading: Reading<M, Sight>, seen: Sight, player: string, violation: Violation): void {
    const why = explainViolation(this.words, this.table.game.id, violation);
    if (this.checking === 'off') {
      this.message = '';
      this.acceptTable(reading, seen);
      return;
    }
    const enforced = this.checking === 'enforce';
    this.message = why + ' ' + say(this.words, enforced ? 'tts.put-back' : 'tts.accepted');
    this.voice.tell(player, this.message);
    if (enforced) this.arrange();
    else this.acceptTable(reading, seen);
  }

  /** Takes what hands have done into the record as it lies. */
  private acceptTable({ act, sight }: Reading<M, Sight>, seen: Sight): void {
    this.next(() => {
      const before = this.session.state;
      const position = this.table.positionSeen(before, sight, act);
      this.next(() => {
        const set = setPosition(this.session, position);
        if (!set.ok) this.message = explainTextError(this.words, set.error);
        else this.afterMove(before, seen);
      });
    });
  }

  /** Moves what the move moved besides the piece itself, and tells what is new. */
  private afterMove(before: S, sight?: Sight): void {
    const { session } = this;
    this.page = 0;
    this.prepared = undefined;
    this.differing = [];
    this.laying.follow(sight);
    if (session.current.seat >= 0) this.message = '';
    this.next(() => {
      this.tellMove(before);
    });
  }

  /** Tells what a move has brought about. */
  private tellMove(before: S): void {
    const { session, table } = this;
    const colour = this.colourOf(session.current.seat);
    for (const { code } of session.termsOf(session.current)) {
      const term = say(this.words, 'term.' + table.game.id + '.' + code);
      this.announce(say(this.words, 'tts.term', { term }), colour);
    }
    for (const { key, values } of table.news(before, session.state)) {
      this.announce(say(this.words, key, values), NOTICE);
    }
    for (const { seat: reader, sentence } of table.whispers?.(before, session.state) ?? []) {
      this.voice.whisper(reader, say(this.words, sentence.key, sentence.values));
    }
    this.next(() => {
      if (this.result() === '' || table.game.outcome(before) !== undefined) return;
      this.announce(this.result(), NOTICE);
      for (const line of this.sheet()) this.voice.announce(line, NOTICE);
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
    const { table, session, answers } = this;
    if (answers.length > 0) return answers;
    const all = table.game.outcome(session.state) === undefined ? table.offers(session.state, table.see) : [];
    if (all.length <= OFFERS) return all;
    const shown = OFFERS - 1;
    const first = mod(this.page, Math.ceil(all.length / shown)) * shown;
    return [...all.slice(first, first + shown), { label: { key: 'tts.more' }, isMore: true }];
  }

  /** Shows the next of the moves for which there is no button. */
  more(): void {
    this.page++;
  }

  /** Asks something in words; the buttons answer it until something else is done. */
  ask(question: Sentence, answers: readonly Offer<M>[], player: string): void {
    this.answers = answers;
    this.message = say(this.words, question.key, question.values);
    this.voice.tell(player, this.message);
  }

  /** The question is answered, or nobody waits for an answer. */
  forgetQuestion(): void {
    if (this.answers.length > 0) this.message = '';
    this.answers = [];
  }

  /** Takes the last move back, or the last position set by hand. */
  undo(): boolean {
    const { current } = this.session;
    if (!takeBack(this.session, this.table)) return false;
    this.arrange();
    this.notice('tts.undone', this.moveName(current));
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
    this.notice('tts.redone', this.moveName(this.session.current));
    return true;
  }

  private moveName(step: Step<S, M>): string {
    return step.move === undefined ? say(this.words, 'tts.set-by-hand') : step.token;
  }

  /** Clears the table for a game with the options of the panel. */
  newGame(): void {
    this.session = this.adopted(freshSession(this.table, this.options, this.voice));
    this.arrange();
    const seat = this.seatName(Math.max(0, this.table.game.toMove(this.session.state)[0] ?? 0));
    this.say({ key: 'tts.new-game', values: { seat } });
  }

  /** Lays out a table that no session has been played on: what the set-up has drawn. */
  setUp(): void {
    this.laying.follow();
  }

  /** Makes pieces that are missing and puts all where the record has them; says what cannot be made. */
  repair(): void {
    const lacking = this.table.lacking?.(this.session.state) ?? [];
    this.arrange();
    if (lacking.length === 0) this.notice('tts.repaired');
    else this.say({ key: 'tts.lacking', values: { things: lacking.join(', ') } });
  }

  /** Lays out a session that was left for another game. */
  goOn(): void {
    this.arrange();
    this.say({ key: 'tts.goes-on', values: { game: this.table.game.id } });
  }

  private arrange(): void {
    this.differing = [];
    this.prepared = undefined;
    this.laying.arrange();
  }

  /**
   * Looks where the table differs from the record, without judging it; what is missing besides pieces is named as well.
   * Whether a place is taken twice.
   */
  compare(missing: readonly string[] = []): boolean {
    const { table, session, prepared } = this;
    const seen = table.see();
    const found = table.handwork?.(session.state, seen, [], prepared);
    const places = found === undefined ? table.differing(session.state, seen) : found.strays;
    this.differing = [...missing, ...places];
    return found?.isCrowded === true;
  }

  /** Puts what differs where the record has it, and says so: after a load, or when a bag was emptied. */
  putRight(): void {
    this.compare();
    const places = this.differing.join(', ');
    if (places === '') return;
    this.arrange();
    this.say({ key: 'tts.put-right', values: { places } });
  }

  /** After a load the record wins; what was being prepared for a move stays as it lies. */
  resumed(): void {
    const { table, session } = this;
    const seen = table.see();
    if (table.read(session.state, seen).kind === 'partial') this.prepared = seen;
    else this.putRight();
  }

  /** Words called out of turn; they are said to all and stand in the record. The seat is the one to move. */
  call(code: string): void {
    const { game } = this.table;
    const seat = this.seatName(Math.max(0, game.toMove(this.session.state)[0] ?? 0));
    addCall(this.session, code + ' ' + seat);
    this.say({ key: 'call.' + game.id + '.' + code, values: { seat } });
  }

  /** What is drawn on the board now. */
  lines(held: Held | undefined): readonly Line[] {
    const { state, current } = this.session;
    const { parent, move } = current;
    const last = parent === undefined || move === undefined ? [] : this.table.game.touches(parent.state, move);
    return this.table.lines(state, last, held, current.seat);
  }

  seatName(seat: Seat): string {
    return this.table.game.seats(this.session.options)[seat] ?? '';
  }

  private colourOf(seat: Seat): Colour {
    return this.table.colours[seat] ?? NOTICE;
  }

  private announce(sentence: string, colour: Colour): void {
    this.message = this.message === '' ? sentence : this.message + ' ' + sentence;
    this.voice.announce(sentence, colour);
  }

  /** Says one sentence to all, which becomes the panel's message. */
  say({ key, values }: Sentence): void {
    this.message = say(this.words, key, values);
    this.voice.announce(this.message, NOTICE);
  }

  private notice(key: string, move = ''): void {
    this.say({ key, values: { move } });
  }
}
