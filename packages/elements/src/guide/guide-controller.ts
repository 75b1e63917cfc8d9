/** Leads a reader through a guided game: asks for the moves of its line, plays those of the others, then lets them play on. */
import { isMistake } from '@griddle/rules/internal/puzzle/index.js';
import { MAX_SEED } from '@griddle/rules/core/random.js';
import { commentOf, lastOfSeat } from '../learn/tries.js';
import { forgetGame, keptGame, saveGame, type KeptGame } from '../panel/kept-games.js';
import type { Visiting } from '../practice/visiting.js';
import {
  botPace,
  openSession,
  pathOf,
  Session,
  type AnyGame,
  type AnySession,
  type AnyStep,
  type Comment,
  type Pace,
  type PanelWishes,
} from '#core';
import { wordsOf, type Line } from './steps.js';

/**
 * - `turn`: the reader is asked for a move;
 * - `answer`: the others move;
 * - `tried`: another move than the one asked for is on the board;
 * - `free`: the guide is over, and the reader plays on.
 */
export type Phase = 'turn' | 'answer' | 'tried' | 'free';

/** Milliseconds between moves, and for which words stay: the minimum, the time for each letter, the maximum. */
const STEP = 1000;
const LOOK = 1800;
const READING = 45;
const LONGEST = 7000;
/** How much longer or shorter that is at each speed of bots. */
const PACES: Readonly<Record<Pace, number>> = { slow: 1.5, normal: 1, fast: 0.6, 'at-once': 0 };

/** Whether a command draws on the board. */
const isDrawn = ({ name }: { readonly name: string }): boolean => name === 'cal' || name === 'csl';

/** The two visits of a guide: while it leads, and while the reader plays on. */
export interface Visits {
  readonly led: Visiting;
  readonly free: Visiting;
}

/** One guided game on one element. */
export class GuideController {
  phase: Phase = 'turn';
  /** What is said of another move than the one asked for; empty for nothing. */
  said = '';
  /** The index of the position on the board, while the guide leads. */
  at = 0;
  /** Where the reader began to play alone. */
  left: AnyStep | undefined;
  #isWalking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The continuations that the record has. */
  readonly #known: ReadonlySet<AnyStep>;
  /** Whether the page itself has a coach. */
  readonly #hadCoach: boolean | undefined;

  /** `name`: the name under which the reader's progress is kept; empty where it is not. */
  constructor(
    readonly line: Line,
    private readonly session: AnySession,
    private readonly visits: Visits,
    private readonly game: AnyGame,
    private readonly name: string,
  ) {
    this.#known = new Set(line.positions.flatMap(({ next }) => next));
    this.#hadCoach = this.#stage.coach;
    this.#stage.addEventListener('griddle-change', this.#onChange);
  }

  get #stage(): HTMLElement & PanelWishes {
    return this.game.host;
  }

  /** Whether it is on the board. */
  get isOn(): boolean {
    return this.visits.led.isOn || this.visits.free.isOn;
  }

  /** Whether the reader has been led to the end. */
  get isDone(): boolean {
    return this.at === this.line.positions.length - 1;
  }

  /** The number of the current step, from 1. */
  get number(): number {
    return Math.max(1, this.line.steps.filter((index) => index <= this.at).length);
  }

  /** The task in this position: that of the last step. */
  get task(): readonly Comment[] {
    return this.line.tasks.slice(0, this.at + 1).findLast(({ length }) => length > 0) ?? [];
  }

  /** What is said of the reader's last move. */
  get remark(): readonly Comment[] {
    const { positions, remarks, seat } = this.line;
    for (let index = this.at; index > 0; index--) if (positions[index]?.seat === seat) return remarks[index] ?? [];
    return [];
  }

  /** Begins where the reader was on an earlier visit, or at the start. */
  begin(): void {
    const { keptAs } = this.visits.free;
    const led = this.name === '' ? undefined : keptGame(this.#stage, this.name);
    const alone = led || keptAs === '' ? undefined : keptGame(this.#stage, keptAs);
    if (alone && this.#resume(alone)) return;
    const at = Number(led?.path);
    this.#lead(this.line.positions[at] ? at : 0);
  }

  /** Leads again from the start. */
  again(): void {
    this.#forget();
    this.#walk(() => this.visits.free.leave());
    this.#lead(0);
  }

  /** Goes back to the reader's last move; from the first step to what was on the board before. A try is undone at once. */
  back(): void {
    const { positions, seat } = this.line;
    const own = lastOfSeat(this.session.current);
    if (this.phase === 'tried' && own) return this.#takeBack(own);
    const before = positions.slice(1, this.at + 1).findLastIndex((step) => step.seat === seat);
    if (before >= 0) this.#goTo(before);
    else this.leave();
  }

  /** Whether there is a move to go back to. */
  get canGoBack(): boolean {
    const { positions, seat } = this.line;
    return this.phase === 'tried' || positions.slice(1, this.at + 1).some((step) => step.seat === seat);
  }

  /** Lets the reader play on from the position on the board. */
  skip(): void {
    this.#stop();
    const { free } = this.visits;
    this.#forget();
    this.phase = 'free';
    this.#stage.coach = true;
    const alone = this.#copy(this.session.current);
    this.left = alone.current;
    // What the last words point to stays on the board while they are read
    const { after } = this.session.current;
    if (this.isDone)
      alone.current.after = after.map(({ commands }) => ({ text: '', commands: commands.filter(isDrawn) }));
    free.enter(alone);
  }

  /** Ends the guide, and brings back what was on the board before. */
  leave(): void {
    this.#stop();
    const { free, led } = this.visits;
    this.#walk(() => {
      free.leave();
      led.leave();
    });
    this.#stage.coach = this.#hadCoach === true;
    this.#stage.removeEventListener('griddle-change', this.#onChange);
    this.game.host.focus();
  }

  #lead(at: number): void {
    const { led } = this.visits;
    this.#stage.coach = false;
    led.seat = this.line.seat;
    const position = this.line.positions[at];
    if (position) this.session.goTo(pathOf(position));
    this.#walk(() => led.enter(this.session));
    this.#arrive(at);
  }

  /** Goes on with a game that the reader has played alone; false if it cannot be read. */
  #resume({ path, record }: KeptGame): boolean {
    const { rules } = this.game;
    const read = openSession(rules, { record, position: '', options: '', seed: '', game: 1 }, undefined);
    if (!read.ok) return false;
    read.value.goTo(path);
    this.phase = 'free';
    this.at = this.line.positions.length - 1;
    this.#stage.coach = true;
    this.visits.free.enter(read.value);
    return true;
  }

  /** The game up to a step, without what the record has after it: with a seed, so that chance can go on. */
  #copy(end: AnyStep): AnySession {
    const { game, options, position, root, tags } = this.session;
    const seed = this.session.seed >= 0 ? this.session.seed : Math.floor(Math.random() * (MAX_SEED + 1));
    const copy = new Session({ game, options, position, seed, state: root.state, tags });
    const way: AnyStep[] = [];
    for (let step = end; step.parent; step = step.parent) way.unshift(step);
    for (const { move, state, token } of way) if (move !== undefined) copy.grow(copy.stepAfter(move, token, state));
    copy.settleTable();
    return copy;
  }

  readonly #onChange = (): void => {
    const { current } = this.session;
    if (!this.visits.led.isOn || this.#isWalking || this.game.session !== this.session) return;
    const { positions } = this.line;
    const at = positions.indexOf(current);
    if (at >= 0) return this.#arrive(at);
    const own = lastOfSeat(current);
    if (own && this.phase === 'turn' && own.parent === positions[this.at]) this.#tried(own);
  };

  /** Asks the reader of a position for a move, or has the others move. */
  #arrive(at: number, said = ''): void {
    this.#stop();
    this.at = at;
    this.said = said;
    const { positions, seat } = this.line;
    const next = positions[at + 1];
    if (!next) return this.skip();
    this.#keep();
    const isReaders = next.seat === seat;
    this.phase = isReaders ? 'turn' : 'answer';
    this.game.lockInput(!isReaders);
    if (isReaders) return this.#point(next);
    // The reader's own move is read about before the answer comes
    const isAnswered = positions[at]?.seat !== seat;
    this.#later(() => this.#goTo(at + 1), isAnswered ? STEP : Math.max(STEP, timeFor(this.#words(this.remark))));
  }

  /** Shows the move that is asked for, unless the record shows it itself. */
  #point({ parent, token }: AnyStep): void {
    const hasMarks = parent?.after.some(({ commands }) => commands.some(isDrawn));
    if (hasMarks !== true) this.game.showHint(token);
  }

  /** Answers a move that was not asked for: plays the one that was, or takes the reader’s move back. */
  #tried(own: AnyStep): void {
    const { at } = this;
    const next = this.line.positions[at + 1];
    if (!next) return;
    const isOtherWay = this.#known.has(own) && !isMistake(own);
    this.said = commentOf(own) ?? this.#say(isOtherWay ? 'guide.instead' : 'guide.undone', next);
    this.phase = 'tried';
    this.game.lockInput(true);
    this.#later(() => (isOtherWay ? this.#goTo(at + 1) : this.#takeBack(own)), timeFor(this.said));
  }

  #say(key: 'guide.instead' | 'guide.undone', { parent, token }: AnyStep): string {
    const { table } = this.game.host;
    return table?.say(key, { move: (parent && table.log?.name(token, parent)) ?? token }) ?? '';
  }

  #words(comments: readonly Comment[]): string {
    const { table } = this.game.host;
    return table ? wordsOf(comments, table.game, table.say) : '';
  }

  #takeBack(own: AnyStep): void {
    const { at, said } = this;
    this.#walk(() => this.#goTo(at));
    // What the reader has tried is no part of the game
    if (own.parent && !this.#known.has(own)) own.parent.next = own.parent.next.filter((step) => step !== own);
    this.#arrive(at, said);
  }

  #goTo(at: number): void {
    const position = this.line.positions[at];
    if (position) this.game.goTo(pathOf(position));
  }

  #keep(): void {
    if (this.name !== '') saveGame(this.#stage, this.name, { record: '', path: String(this.at), seats: '' });
  }

  #forget(): void {
    for (const name of [this.name, this.visits.free.keptAs]) if (name !== '') forgetGame(this.#stage, name);
  }

  #later(act: () => void, milliseconds: number): void {
    this.#timer = setTimeout(() => this.visits.led.isOn && act(), milliseconds * PACES[botPace()]);
  }

  /** Moves the board, which is no move of the reader. */
  #walk(act: () => void): void {
    this.#isWalking = true;
    act();
    this.#isWalking = false;
  }

  #stop(): void {
    clearTimeout(this.#timer);
  }
}

/** Milliseconds in which words can be read. */
function timeFor(words: string): number {
  return Math.min(LONGEST, LOOK + READING * words.length);
}
