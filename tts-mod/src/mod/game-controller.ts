/**
 * One session at the table: its start, undo, and the buttons for moves made without a piece. Objects follow its record;
 * `referee.ts` adds the moves that players make by hand.
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
  /** Buttons that answer a question of the script, shown instead of those for moves. */
  private answers: readonly Offer<M>[] = [];
  /** How often the button for more moves has been pressed since the last move. */
  private page = 0;

  constructor(private readonly table: TableGame<S, M, Scan>) {}

  /** Returns the offers that the panel has buttons for in a position. */
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

  /** Shows buttons that answer a question, until something else is done. */
  ask(answers: readonly Offer<M>[]): void {
    this.answers = answers;
  }

  /** Drops the pending question; returns whether there was one. */
  forget(): boolean {
    const wasAsked = this.answers.length > 0;
    this.answers = [];
    return wasAsked;
  }
}

/** Controls a session of one game: judges what players do and announces the results. */
export class GameController<S extends BaseState, M, Scan> {
  session: Session<S, M>;
  /** Options of the next new game. */
  options: Options;
  checking: Checking = 'warn';
  /** Messages to players. */
  readonly chat: Chat<S, M, Scan>;
  /** The places where the table differs from the record, as last seen. */
  differing: readonly Place[] = [];
  /** The table with the beginning of a move that takes several actions. */
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
    /** Called when a game has ended. */
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

  /** Prepares a session for play: a move after an undo replaces the undone moves. */
  private adopted(session: Session<S, M>): Session<S, M> {
    session.replaces = true;
    const { awaits } = this.table;
    if (awaits !== undefined) session.awaits = awaits;
    session.settleTable();
    return session;
  }

  /** Replaces this session with one read from a record. */
  adopt(session: Session<S, M>): void {
    this.session = this.adopted(session);
    this.options = session.options;
  }

  /** Runs a step in the next frame, unless the position has changed by then, for instance by a button. */
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

  /** Announces the effects of a move. */
  private tellMove(before: S): void {
    this.chat.tellMove(this.session, before);
    this.next(() => {
      const result = this.result();
      if (result === '' || this.table.game.outcome(before) !== undefined) return;
      this.chat.tellEnd(result, this.sheet());
      this.ended();
    });
  }

  /** Returns each seat's score with its parts; empty for games without points. */
  sheet(): readonly string[] {
    return this.resultText.sheet(this.session);
  }

  /** Returns who has won, and how; empty while the game is running. */
  result(): string {
    return this.resultText.result(this.session);
  }

  /** Returns the offers that the panel has buttons for now. */
  offers(): readonly Offer<M>[] {
    return this.buttons.of(this.session.state);
  }

  /** Shows the next of the moves for which there is no button. */
  more(): void {
    this.buttons.more();
  }

  /** Asks a player a question, answered by the buttons until something else is done. */
  ask(question: Sentence, answers: readonly Offer<M>[], player: string): void {
    this.buttons.ask(answers);
    this.chat.tell(player, format(this.words, question.key, question.values));
  }

  /** Drops the pending question. */
  forgetQuestion(): void {
    if (this.buttons.forget()) this.chat.message = '';
  }

  /** Undoes the last move, or the last position set by hand. */
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

  /** Starts a new game with the panel's options. */
  newGame(): void {
    this.session = this.adopted(freshSession(this.table, this.options, this.messenger));
    this.arrange();
    const seat = this.seatName(Math.max(0, this.table.game.toMove(this.session.state)[0] ?? 0));
    this.chat.say({ key: 'tts.new-game', values: { seat } });
  }

  /** Lays out the drawn set-up on a table where no session has been played. */
  setUp(): void {
    this.placer.follow();
  }

  /** Makes missing pieces and puts all where the record has them; announces what cannot be made. */
  repair(): void {
    const lacking = this.table.lacking?.(this.session.state) ?? [];
    this.arrange();
    if (lacking.length === 0) this.chat.notice('tts.repaired');
    else this.chat.say({ key: 'tts.lacking', values: { things: lacking.join(', ') } });
  }

  /** Lays out a position set by `put`. */
  putOut(): void {
    this.arrange();
    const seat = this.table.game.toMove(this.session.state)[0] ?? 0;
    this.chat.say({ key: 'tts.put', values: { seat: this.seatName(Math.max(0, seat)) } });
  }

  /** Resumes a session that was left for another game, and lays it out. */
  goOn(): void {
    this.arrange();
    this.chat.say({ key: 'tts.goes-on', values: { game: this.table.game.id } });
  }

  /** Moves everything to where the record has it. */
  arrange(): void {
    this.differing = [];
    this.prepared = undefined;
    this.placer.arrange();
  }

  /**
   * Finds where the table differs from the record, without judging. Also names missing objects and, if no place differs,
   * those that have left the table. Returns whether a place is taken twice.
   */
  compare(missing: readonly string[] = [], stray: readonly string[] = []): boolean {
    const { table, session, prepared } = this;
    const seen = table.see();
    const found = table.playerChanges?.(session.state, seen, [], prepared);
    const places = found === undefined ? table.differing(session.state, seen) : found.unexpected;
    this.differing = [...missing, ...(places.length > 0 ? places : stray)];
    return found?.isCrowded === true;
  }

  /** Moves differing objects to where the record has them and announces that and what was made: after a load or an emptied bag. */
  putRight(made: readonly string[] = []): void {
    this.compare();
    const places = [...made, ...this.differing].join(', ');
    if (places === '') return;
    this.arrange();
    this.chat.say({ key: 'tts.put-right', values: { places } });
  }

  /** Resumes after a load: the record wins, except that a move being prepared stays. Names the objects made again. */
  resumed(made: readonly string[]): void {
    const { table, session } = this;
    const seen = table.see();
    if (table.read(session.state, seen).kind === 'partial') this.prepared = seen;
    else this.putRight(made);
  }

  /** Announces a call made out of turn and adds it to the record, under the seat to move. */
  call(code: string): void {
    const { game } = this.table;
    const seat = this.seatName(Math.max(0, game.toMove(this.session.state)[0] ?? 0));
    addCall(this.session, code + ' ' + seat);
    this.chat.say({ key: 'call.' + game.id + '.' + code, values: { seat } });
  }

  /** Returns the lines drawn on the board now. */
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
 * Creates a session from the start. Without a drawn set-up it has no seed: dice are those on the table, and no chance
 * moves come from the generator.
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
 * Undoes one step; at a table that also undoes chance moves, back to the last position without a chance move due. Returns
 * whether there was one.
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

/** Whether there is something to undo. */
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
