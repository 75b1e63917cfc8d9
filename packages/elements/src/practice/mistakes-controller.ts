/** Leads a reader through the mistakes of a game: each comes as a position in which a better move is to be found. */
import { pathOf, type AnyGame, type AnySession, type AnyStep, type GameSnapshot } from '#core';
import { lastOfSeat } from '../learn/tries.js';
import { positionOf, replyTo } from './positions.js';
import type { Visiting } from './visiting.js';

/** The moves of a position in notation, best first, with the winning chance after each, from 0 to 1. */
export interface Judged {
  readonly moves: readonly string[];
  readonly chances: readonly number[];
}

/** The mistakes to try again, and the judge of tries. */
export interface Mistakes {
  /** The moves that were mistakes, in order. */
  readonly steps: readonly AnyStep[];
  /** Judges the moves in place of a step. */
  readonly judge: (
    table: Pick<GameSnapshot, 'session'>,
    step: AnyStep,
    signal: AbortSignal,
  ) => Promise<Judged | undefined>;
  /** How much worse than the best a move may be and still count as good, from 0 to 1. */
  readonly margin: number;
}

/** A message key with its values. */
export interface Said {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * - `wait`: the position is being judged;
 * - `turn`: the reader has to find a better move;
 * - `wrong`: a try is on the board, and will be undone;
 * - `found`, `shown`: the reader found a better move, or asked for it;
 * - `end`: all mistakes have come.
 */
export type Phase = 'wait' | 'turn' | 'wrong' | 'found' | 'shown' | 'end';

/** Milliseconds before the answer of the game to a mistake, and for which a wrong try stays. */
const STEP = 700;
const LOOK = 2500;

/** One way through the mistakes of a game. */
export class MistakesController {
  phase: Phase = 'wait';
  /** The comment on the last try; undefined to show the task. */
  said: Said | undefined;
  /** The mistakes for which a better move was found. */
  readonly found = new Set<AnyStep>();
  /** The seat whose mistakes come; undefined for all. */
  seat: number | undefined;
  /** Tries at this mistake. */
  tries = 0;
  /** The mistakes of this round, and those that have come in it. */
  #round: readonly AnyStep[];
  readonly #seen = new Set<AnyStep>();
  #judged: Judged | undefined;
  #session: AnySession | undefined;
  /** The position in which it happened. */
  start: AnyStep | undefined;
  #isWalking = false;
  #abort = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `of`: the game with the mistakes. */
  constructor(
    private readonly of: AnySession,
    /** The mistake on the board. */
    public step: AnyStep,
    private readonly mistakes: Mistakes,
    private readonly visit: Visiting,
    private readonly game: AnyGame,
  ) {
    this.#round = mistakes.steps;
  }

  /** All mistakes of the chosen seat. */
  get all(): readonly AnyStep[] {
    return this.mistakes.steps.filter(({ seat }) => this.seat === undefined || seat === this.seat);
  }

  /** The seats that made mistakes. */
  get seats(): readonly number[] {
    return [...new Set(this.mistakes.steps.map(({ seat }) => seat))].sort((a, b) => a - b);
  }

  get hasNext(): boolean {
    return this.#next !== undefined;
  }

  /** The next mistake that has not come in this round, after this one and then from the start. */
  get #next(): AnyStep | undefined {
    const round = this.#round;
    const at = round.indexOf(this.step) + 1;
    return [...round.slice(at), ...round.slice(0, at)].find((step) => !this.#seen.has(step));
  }

  /** Starts a round: of all mistakes, or of those that were not found. */
  begin(isRest = false): void {
    this.#round = this.all.filter((step) => !isRest || !this.found.has(step));
    if (!isRest) this.found.clear();
    this.#seen.clear();
    const [first] = this.#round;
    if (first) void this.go(first);
  }

  /** Chooses whose mistakes come. */
  choose(seat: number | undefined): void {
    this.seat = seat;
    this.begin();
  }

  /** Goes to the next mistake, or to the end. */
  next(): void {
    const step = this.#next;
    if (step) return void this.go(step);
    this.#stop();
    this.said = undefined;
    this.#hold('end');
  }

  /** Shows a mistake's position, judged. */
  async go(step: AnyStep): Promise<void> {
    this.#stop();
    const { signal } = (this.#abort = new AbortController());
    this.step = step;
    this.#seen.add(step);
    this.tries = 0;
    this.said = undefined;
    const session = positionOf(this.of, step);
    this.#session = session;
    this.start = session.current;
    this.visit.seat = step.seat;
    this.#walk(() => this.visit.enter(session));
    this.#hold('wait');
    this.#judged = await this.mistakes.judge({ session: this.of }, step, signal);
    if (!signal.aborted && this.visit.isOn) this.#turn();
  }

  /** Call when the board has gone to another step. */
  moved(): void {
    const { current } = this.game.session;
    if (this.#isWalking || this.game.session !== this.#session || current === this.start) return;
    const own = lastOfSeat(current);
    if (own && this.phase === 'turn' && own.parent === this.start) this.#try(own);
  }

  #try(own: AnyStep): void {
    this.tries++;
    const chance = this.#chanceOf(own);
    const [best = 0] = this.#judged?.chances ?? [];
    const values = { percent: percent(chance ?? 0), left: percent(this.#chanceOf(this.step) ?? 0) };
    if (chance !== undefined && chance >= best - this.mistakes.margin) {
      this.found.add(this.step);
      this.said = { key: own.token === this.#judged?.moves[0] ? 'mistakes.best' : 'mistakes.good', values };
      return this.#hold('found');
    }
    const isSame = own.token === this.step.token;
    const key = isSame ? 'mistakes.same' : chance === undefined ? 'mistakes.unknown' : 'mistakes.wrong';
    this.said = { key, values };
    this.#hold('wrong');
    if (isSame) this.#later(() => this.#reply(), STEP);
    else this.#later(() => this.takeBack(), LOOK);
  }

  /** The winning chance after a move; of one that the judge does not list, that of a move to the same position. */
  #chanceOf({ state, token }: AnyStep): number | undefined {
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

  /** Shows what the mistake led to in the game. */
  #reply(): void {
    const { session } = this.game;
    this.#walk(() => {
      for (const step of replyTo(this.step)) session.grow(step(session));
      this.visit.show();
    });
    this.#later(() => this.takeBack(), LOOK);
  }

  /** Undoes a wrong try; what was said of it stays. */
  takeBack(): void {
    this.#stop();
    const start = this.start;
    if (start) this.#walk(() => this.game.goTo(pathOf(start)));
    this.#turn();
  }

  /** Shows the best move. */
  show(): void {
    this.#stop();
    const [move = ''] = this.#judged?.moves ?? [];
    const start = this.start;
    if (!start || move === '') return;
    const [best = 0] = this.#judged?.chances ?? [];
    const values = { move, percent: percent(best), left: percent(this.#chanceOf(this.step) ?? 0) };
    this.said = { key: 'mistakes.answer', values };
    this.#walk(() => {
      this.game.goTo(pathOf(start));
      this.game.playText(move, 'page');
    });
    this.#hold('shown');
  }

  /** Ends the way through, and brings the game back. */
  leave(): void {
    this.#stop();
    this.visit.leave();
    this.game.host.focus();
  }

  #turn(): void {
    this.phase = 'turn';
    this.game.lockInput(false);
  }

  #hold(phase: Phase): void {
    this.phase = phase;
    this.game.lockInput(true);
  }

  #walk(act: () => void): void {
    this.#isWalking = true;
    act();
    this.#isWalking = false;
  }

  /** Acts after some time, unless the page has set another game. */
  #later(act: () => void, milliseconds: number): void {
    this.#timer = setTimeout(() => this.visit.isOn && act(), milliseconds);
  }

  #stop(): void {
    this.#abort.abort();
    clearTimeout(this.#timer);
  }
}

const percent = (chance: number): number => Math.round(100 * chance);
