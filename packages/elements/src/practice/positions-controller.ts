/** Leads a reader through positions of a game: in each a move is looked for, and judged. */
import type { Reason } from '@griddle/rules/core/contract.js';
import { pathOf, type AnyGame, type AnySession, type AnyStep } from '#core';
import { lastOfSeat } from '../learn/tries.js';
import type { Judged, judgedAt } from '../panel/analysis.js';
import { positionOf } from './positions.js';
import { reasonOf } from './reasons.js';
import type { Visiting } from './visiting.js';

/** The moves of a game in whose place others are looked for, and the judge of both. */
export interface Task {
  /** The moves of the game, in order. */
  readonly steps: readonly AnyStep[];
  /** Judges the moves in place of a step. */
  readonly judge: typeof judgedAt;
  /** How much worse than the best a move may be and still count as good, from 0 to 1. */
  readonly margin: number;
}

/** A message key with its values. */
export interface Said {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The move that was worse than the best one, and why; undefined where nothing is proved. */
  readonly worse?: { readonly own: AnyStep; readonly reason: Reason } | undefined;
}

/**
 * - `wait`: the position is being judged;
 * - `turn`: the reader has to find a move;
 * - `wrong`: a try is on the board, and will be undone;
 * - `found`, `shown`: the reader found a good move, or asked for it;
 * - `told`: the reader hears how a guess compares with the game;
 * - `end`: all positions have come.
 */
export type Phase = 'wait' | 'turn' | 'wrong' | 'found' | 'shown' | 'told' | 'end';

/** One way through positions of a game. */
export abstract class PositionsController {
  phase: Phase = 'wait';
  /** The comment on the last try; undefined to show the task. */
  said: Said | undefined;
  /** The position in which a move is looked for. */
  start: AnyStep | undefined;
  #judged: Judged | undefined;
  #session: AnySession | undefined;
  #isWalking = false;
  #abort = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `of`: the game with the positions. */
  constructor(
    private readonly of: AnySession,
    /** The move of the game from the position on the board. */
    public step: AnyStep,
    protected readonly task: Task,
    private readonly visit: Visiting,
    protected readonly game: AnyGame,
  ) {}

  /** Shows the position before a move, judged. */
  async go(step: AnyStep): Promise<void> {
    this.stop();
    const { signal } = (this.#abort = new AbortController());
    this.step = step;
    this.said = undefined;
    const session = positionOf(this.of, step);
    this.#session = session;
    this.start = session.current;
    this.visit.seat = step.seat;
    this.walk(() => this.visit.enter(session));
    this.hold('wait');
    this.#judged = await this.task.judge({ session: this.of }, step, signal);
    if (!signal.aborted && this.visit.isOn) this.turn();
  }

  /** Call when the board has gone to another step. */
  moved(): void {
    const { current } = this.game.session;
    if (this.#isWalking || this.game.session !== this.#session || current === this.start) return;
    const own = lastOfSeat(current);
    if (own && this.phase === 'turn' && own.parent === this.start) this.tried(own);
  }

  /** Comments on a move of the reader. */
  protected abstract tried(own: AnyStep): void;

  /** Ends the way, and brings the game back. */
  leave(): void {
    this.stop();
    this.visit.leave();
    this.game.host.focus();
  }

  /** The best move in notation; empty while the position is not judged, or cannot be. */
  protected get best(): string {
    return this.#judged?.moves[0] ?? '';
  }

  /** The winning chance after the best move. */
  protected get most(): number {
    return this.#judged?.chances[0] ?? 0;
  }

  /** The winning chance after a move; of one that the judge does not list, that of a move to the same position. */
  protected chanceOf({ state, token }: AnyStep): number | undefined {
    const { chances = [], moves = [] } = this.#judged ?? {};
    const known = chances[moves.indexOf(token)];
    const before = this.start?.state;
    if (known !== undefined || !before) return known;
    const { rules } = this.game;
    const text = rules.positionText(state);
    const same = moves.findIndex((move) => {
      const read = rules.parseMove(before, move);
      const played = read.ok ? rules.play(before, read.value) : undefined;
      return played?.ok === true && rules.positionText(played.value) === text;
    });
    return chances[same];
  }

  /** Whether a move is as good as the best, by the margin. */
  protected isGood(chance: number | undefined): boolean {
    return chance !== undefined && chance >= this.most - this.task.margin;
  }

  /**
   * Holds the board for a comment on a move that was worse than the best one, once it is known why. Returns false if the reader
   * has gone on before.
   */
  protected async explain(phase: Phase, said: Said, own: AnyStep): Promise<boolean> {
    this.stop();
    const { signal } = (this.#abort = new AbortController());
    this.game.lockInput(true);
    const reason = await reasonOf(this.game.rules, own, this.#judged?.judged ?? [], signal);
    if (signal.aborted || !this.visit.isOn) return false;
    this.said = { ...said, worse: reason && { own, reason } };
    this.hold(phase);
    return true;
  }

  /** Goes back to the position. */
  protected toStart(): void {
    const { start } = this;
    if (start) this.walk(() => this.game.goTo(pathOf(start)));
  }

  /** Plays a move on the board that is no try. */
  protected play(move: string): void {
    this.walk(() => this.game.playText(move, 'page'));
  }

  /** Puts steps on the board that followed in the game. */
  protected follow(steps: readonly ((session: AnySession) => AnyStep)[]): void {
    const { session } = this.game;
    this.walk(() => {
      for (const step of steps) session.grow(step(session));
      this.visit.show();
    });
  }

  protected turn(): void {
    this.phase = 'turn';
    this.game.lockInput(false);
  }

  protected hold(phase: Phase): void {
    this.phase = phase;
    this.game.lockInput(true);
  }

  /** Acts after some time, unless the page has set another game. */
  protected later(act: () => void, milliseconds: number): void {
    this.#timer = setTimeout(() => this.visit.isOn && act(), milliseconds);
  }

  protected stop(): void {
    this.#abort.abort();
    clearTimeout(this.#timer);
  }

  protected walk(act: () => void): void {
    this.#isWalking = true;
    act();
    this.#isWalking = false;
  }
}

/** A chance in whole percent. */
export const percent = (chance: number): number => Math.round(100 * chance);
