/** Leads an author through a question to readers, one step at a time: everything is played on one board. */
import { optionsText } from '@griddle/rules/core/options.js';
import { playText } from '@griddle/rules/replay/index.js';
import type { ReactiveController } from 'lit';
import { CHANCE, openSession, pathOf, type AnyGame, type AnySession, type AnyStep, type MovableElement } from '#core';
import { Visiting } from '../practice/visiting.js';
import { made, type Board } from './picture.js';
import {
  askedSeat,
  endWay,
  hasWay,
  isStep,
  kindsOf,
  leftAt,
  makeWay,
  questionText,
  readQuestion,
  removeTry,
  startKey,
  wayEnd,
  wayOf,
  type Kind,
  type Words,
} from './question.js';
import { findSecond, type Search, type Second } from './second.js';

/** The steps, in their order. */
export type AskStep = 'position' | 'kind' | 'right' | 'wrong' | 'words' | 'done';

/** Where the author starts. */
export interface AskStart {
  readonly game: string;
  /** A record; empty for a position or a new game. */
  readonly record: string;
  readonly position: string;
}

/** The steps that show the board. */
export const ON_BOARD: readonly AskStep[] = ['position', 'kind', 'right', 'wrong'];

const NO_WORDS: Words = { question: '', hint: '', title: '', level: '' };

/** The question that an author is making. */
export class AskController implements ReactiveController {
  step: AskStep = 'position';
  /** What is asked for; undefined until it is chosen. */
  kind: Kind | undefined;
  words: Words = NO_WORDS;
  /** The wrong try that is on the board, to be explained. */
  tried: AnyStep | undefined;
  /** The message key of what stands in the way, or of what has just happened; empty for nothing. */
  note = '';
  /** What the search for a second solution has found; undefined while it searches. */
  second: Search | undefined;
  /** Whether the record or the position cannot be read. */
  isBroken = false;
  /** Whether the author is asked before everything is deleted. */
  isAskingAgain = false;
  /** The board on which everything is played. */
  readonly board: Board;
  /** The record from which the author chose the position. */
  #base: AnySession | undefined;
  #session: AnySession | undefined;
  /** The questions about other positions: who comes back to one finds it as it was. */
  readonly #kept = new Map<string, AnySession>();
  #visit: Visiting | undefined;
  /** Second solutions that the author has accepted. */
  readonly #accepted = new WeakSet<AnyStep>();
  /** The records of the questions before this one, and the mode that they have. */
  readonly #before: string[] = [];
  #mode: 'puzzle' | 'lesson' | undefined;
  #isWalking = false;
  #search = 0;

  constructor(
    private readonly host: MovableElement,
    readonly start: AskStart,
  ) {
    host.addController(this);
    this.board = made(start.game, { mode: 'play', start: 'now', keep: 'none', loading: 'eager', controls: 'none' });
    this.board.addEventListener('griddle-change', () => this.#changed());
  }

  /** Begins once the board has been drawn. */
  hostUpdated(): void {
    if (this.board.isConnected && !this.#visit) void this.#begin();
  }

  async #begin(): Promise<void> {
    const { board } = this;
    await customElements.whenDefined(board.localName);
    await board.updateComplete;
    const control = board.table?.control;
    if (!control || this.#visit) return;
    // A puzzle hides nothing, and keeps each move that is played
    this.#visit = new Visiting(control, { mode: 'puzzle', seats: '', keptAs: '', render: () => undefined });
    const { position, record } = this.start;
    this.#base = this.#opened(control, { record, position, options: '' });
    this.isBroken = this.#base === undefined;
    if (this.#base && record !== '') this.#base.first();
    this.#show(this.#base);
  }

  #opened(control: AnyGame, input: { record: string; position: string; options: string }): AnySession | undefined {
    const { ui } = control.host;
    const awaits = (state: AnyStep['state']): boolean => ui.hiddenHands?.awaitsTable?.(state) === true;
    const opened = openSession(control.rules, { ...input, seed: '', game: 1 }, awaits);
    return opened.ok ? opened.value : undefined;
  }

  /** Shows a session on the board, at its current step. */
  #show(session: AnySession | undefined): void {
    this.#walk(() => session && this.#visit?.enter(session));
    this.host.requestUpdate();
  }

  #walk(act: () => unknown): void {
    this.#isWalking = true;
    act();
    this.#isWalking = false;
  }

  #goTo(step: AnyStep): void {
    this.#walk(() => this.board.table?.goTo(pathOf(step)));
    this.host.requestUpdate();
  }

  /** The session on the board; undefined until there is one. */
  get session(): AnySession | undefined {
    return this.step === 'position' ? this.#base : this.#session;
  }

  /** The steps that this question takes. */
  get steps(): readonly AskStep[] {
    const { kind = 'line' } = this;
    const way: readonly AskStep[] = kind === 'any' ? [] : hasWay(kind) ? ['right', 'wrong'] : ['right'];
    return ['position', 'kind', ...way, 'words', 'done'];
  }

  /** The kinds of question that this game has. */
  get kinds(): readonly Kind[] {
    const { board, session } = this;
    return session ? kindsOf(session, board.ui.seats?.hasPoints === true) : [];
  }

  /** Whether the game has cards that players hide from each other. */
  get hasHidden(): boolean {
    return this.session !== undefined && this.board.ui.hiddenHands?.seatToLook !== undefined;
  }

  /** The mode of the element that asks: that of the first question. */
  get mode(): 'puzzle' | 'lesson' {
    return this.#mode ?? (this.kind && isStep(this.kind) ? 'lesson' : 'puzzle');
  }

  /** The record with all questions; empty until this one is ready. */
  get record(): string {
    const { kind, words } = this;
    if (this.step !== 'done' || !kind || !this.#session) return '';
    return [...this.#before, questionText(this.#session, kind, words)].join('\n');
  }

  /** The number of questions before this one. */
  get before(): number {
    return this.#before.length;
  }

  /** Whether the author has begun a question and has no code of it yet. */
  get isUnfinished(): boolean {
    return this.step !== 'done' && (this.kind !== undefined || this.before > 0);
  }

  // Going through the steps

  /** Goes on to the next step, or says what is missing. */
  next(): void {
    this.note = this.#missing();
    if (this.note !== '') return this.host.requestUpdate();
    if (this.step === 'position') this.#take();
    if (this.step === 'right' && this.session) endWay(this.session.current);
    this.#go(this.steps[this.steps.indexOf(this.step) + 1] ?? 'done');
  }

  /** Goes back one step; false at the first. */
  back(): boolean {
    const before = this.steps[this.steps.indexOf(this.step) - 1];
    this.note = '';
    if (before) this.#go(before);
    return before !== undefined;
  }

  /** Chooses what to ask for. */
  choose(kind: Kind): void {
    this.kind = kind;
    this.next();
  }

  /** Keeps this question, and begins another. */
  more(): void {
    const { kind, mode, words } = this;
    if (!kind || !this.#session) return;
    this.#mode = mode;
    this.#before.push(questionText(this.#session, kind, words));
    this.#empty();
  }

  /** Deletes everything, and begins at the first step. */
  again(): void {
    this.isAskingAgain = false;
    this.#mode = undefined;
    this.#before.length = 0;
    this.#empty();
  }

  #empty(): void {
    this.#kept.clear();
    this.#session = this.kind = this.tried = undefined;
    this.words = NO_WORDS;
    this.note = '';
    this.#go('position');
  }

  /** Asks before everything is deleted, or (`false`) no longer. */
  askAgain(isAsking: boolean): void {
    this.isAskingAgain = isAsking;
    this.host.requestUpdate();
  }

  /** Writes some of the words. */
  write(change: Partial<Words>): void {
    this.words = { ...this.words, ...change };
    this.host.requestUpdate();
  }

  #go(step: AskStep): void {
    this.step = step;
    this.tried = undefined;
    this.#search++;
    const { session } = this;
    if (session && ON_BOARD.includes(step)) {
      if (step === 'kind' || step === 'wrong') session.first();
      if (step === 'right') session.moveTo(wayEnd(session.root));
      this.#show(session);
      this.board.table?.lockInput(step === 'kind');
    }
    if (step === 'done') void this.#findSecond();
    this.host.requestUpdate();
  }

  /** What keeps the author from going on; empty if nothing does. */
  #missing(): string {
    const { kind, session, step, words } = this;
    if (!session) return this.isBroken ? 'maker.ask.broken' : 'maker.ask.wait';
    if (step === 'position') {
      if (session.seat !== CHANCE) return 'maker.ask.position.hidden';
      const [mover] = session.game.toMove(session.state);
      // Food is still falling
      if (mover === CHANCE && session.awaits(session.state)) return 'maker.ask.wait';
      return mover === undefined ? 'maker.ask.position.over' : '';
    }
    if (step !== 'right' || !kind) return '';
    if (session.current === session.root) return 'maker.ask.right.none';
    if (session.game.toMove(session.state)[0] === CHANCE) return 'maker.ask.wait';
    makeWay(session.current);
    const rest = session.current.next;
    session.current.next = [];
    const isReady = readQuestion(session, kind, words) !== undefined;
    session.current.next = rest;
    return isReady ? '' : kind === 'stands' ? 'maker.ask.right.fell' : 'maker.ask.right.not-won';
  }

  /** Takes the position on the board for the question. */
  #take(): void {
    const control = this.board.table?.control;
    const base = this.#base;
    if (!control || !base) return;
    const { game, options, state } = base;
    const input = { record: '', position: game.positionText(state), options: optionsText(game.options, options) };
    const opened = this.#opened(control, input);
    if (!opened) return;
    // What chance had to do here has been done: the question begins with somebody’s move
    const begun =
      opened.current === opened.root
        ? opened
        : this.#opened(control, { ...input, position: game.positionText(opened.state) });
    const session = begun && (this.#kept.get(startKey(begun)) ?? begun);
    if (!session) return;
    this.#kept.set(startKey(session), session);
    this.#session = session;
  }

  // On the board

  /** Goes one move back or on. */
  move(by: 'back' | 'on'): void {
    const { session } = this;
    if (!session) return;
    if (by === 'on') session.redo();
    else {
      // Chance belongs to the move before it
      while (session.current.seat === CHANCE && session.current.move !== undefined && session.previous()) continue;
      session.previous();
    }
    const { tried } = this;
    if (tried && leftAt(session, session.current) !== tried) this.tried = undefined;
    this.note = '';
    this.#goTo(session.current);
  }

  /** Goes to a number of moves of the record. */
  goToPly(ply: number): void {
    this.note = '';
    this.#base?.goToPly(ply);
    if (this.#base) this.#goTo(this.#base.current);
  }

  /** Whether there is a move to go back or on to. */
  canMove(by: 'back' | 'on'): boolean {
    const { session } = this;
    if (!session) return false;
    return by === 'back' ? session.current.parent !== undefined : session.canRedo();
  }

  #changed(): void {
    const { session, step } = this;
    if (this.#isWalking || !session || session.current === session.root) return;
    this.note = '';
    if (step === 'right') makeWay(session.current);
    if (step === 'wrong') this.#try(session, session.current);
    this.host.requestUpdate();
  }

  /** A right move is answered; any other is a wrong try, and what follows it is its answer. */
  #try(session: AnySession, at: AnyStep): void {
    const left = leftAt(session, at);
    if (!left) return this.#answer(session, at);
    if (this.#accepted.has(left)) {
      this.note = 'maker.ask.wrong.accepted';
      return queueMicrotask(() => this.#goTo(left.parent ?? session.root));
    }
    left.marks = ['?'];
    this.tried = left;
    // What was played last is the answer
    for (let step = at; step !== left && step.parent; step = step.parent) step.parent.next = [step];
  }

  #answer(session: AnySession, at: AnyStep): void {
    const seat = askedSeat(session);
    this.tried = undefined;
    let step: AnyStep | undefined = at;
    while (step && !session.game.toMove(step.state).includes(seat)) step = step.next[0];
    const isEnd = !step || wayEnd(step) === step;
    this.note = isEnd ? 'maker.ask.wrong.end' : '';
    const to = isEnd ? session.root : step;
    // The board is still telling of the move
    queueMicrotask(() => to && this.#goTo(to));
  }

  /** Goes back to where a wrong try was played, to play another. */
  endTry(): void {
    const at = this.tried?.parent;
    this.tried = undefined;
    if (at) this.#goTo(at);
  }

  /** Puts a wrong try on the board again. */
  editTry(step: AnyStep): void {
    this.note = '';
    this.#goTo(step);
    this.tried = step;
  }

  /** Removes a wrong try. */
  dropTry(step: AnyStep): void {
    const at = step.parent;
    this.tried = undefined;
    if (at) this.#goTo(at);
    removeTry(step, step);
    this.host.requestUpdate();
  }

  // A second solution

  async #findSecond(): Promise<void> {
    const { kind, words } = this;
    const session = this.#session;
    const number = ++this.#search;
    this.second = undefined;
    const puzzle = session && kind && readQuestion(session, kind, words);
    const found = puzzle && (await findSecond(puzzle, () => number === this.#search));
    if (number !== this.#search) return;
    this.second = found;
    this.host.requestUpdate();
  }

  /** Accepts a second solution as another right way. */
  accept({ instead, marked, token }: Second): void {
    const session = this.#session;
    if (!session || !instead.parent) return;
    if (marked) {
      marked.marks = [];
      marked.after = [];
    } else {
      session.moveTo(instead.parent);
      playText(session, token);
    }
    const step = marked ?? instead.parent.next.find((other) => other.token === token);
    if (step) this.#accepted.add(step);
    this.#go('done');
  }

  /** Whether the moves on the board have won for the seat that is asked. */
  get isWon(): boolean {
    const { session } = this;
    if (!session || !this.kinds.includes('win')) return false;
    return session.game.outcome(session.state)?.winners.includes(askedSeat(session)) === true;
  }

  /** Asks for the win that the right moves are. */
  turnToWin(): void {
    this.kind = 'win';
    this.host.requestUpdate();
  }

  /** The right moves, for a list. */
  get way(): readonly AnyStep[] {
    return this.#session ? wayOf(this.#session) : [];
  }
}
