/** Leads a reader through the mistakes of a game: each comes as a position in which a better move is to be found. */
import type { AnyGame, AnySession, AnyStep } from '#core';
import { percent, PositionsController, type Said, type Task } from './positions-controller.js';
import { replyTo } from './positions.js';
import type { Visiting } from './visiting.js';

/** Milliseconds before the answer of the game to a mistake, and for which a wrong try stays. */
const STEP = 700;
const LOOK = 2500;

/** One way through the mistakes of a game. */
export class MistakesController extends PositionsController {
  /** The mistakes for which a better move was found. */
  readonly found = new Set<AnyStep>();
  /** The seat whose mistakes come; undefined for all. */
  seat: number | undefined;
  /** Tries at this mistake. */
  tries = 0;
  /** The mistakes of this round, and those that have come in it. */
  #round: readonly AnyStep[];
  readonly #seen = new Set<AnyStep>();

  constructor(of: AnySession, first: AnyStep, mistakes: Task, visit: Visiting, game: AnyGame) {
    super(of, first, mistakes, visit, game);
    this.#round = mistakes.steps;
  }

  /** All mistakes of the chosen seat. */
  get all(): readonly AnyStep[] {
    return this.task.steps.filter(({ seat }) => this.seat === undefined || seat === this.seat);
  }

  /** The seats that made mistakes. */
  get seats(): readonly number[] {
    return [...new Set(this.task.steps.map(({ seat }) => seat))].sort((a, b) => a - b);
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
    this.stop();
    this.said = undefined;
    this.hold('end');
  }

  override go(step: AnyStep): Promise<void> {
    this.#seen.add(step);
    this.tries = 0;
    return super.go(step);
  }

  protected override tried(own: AnyStep): void {
    this.tries++;
    const chance = this.chanceOf(own);
    const values = { percent: percent(chance ?? 0), left: percent(this.chanceOf(this.step) ?? 0) };
    if (this.isGood(chance)) {
      this.found.add(this.step);
      this.said = { key: own.token === this.best ? 'mistakes.best' : 'mistakes.good', values };
      return this.hold('found');
    }
    const isSame = own.token === this.step.token;
    const key = isSame ? 'mistakes.same' : chance === undefined ? 'mistakes.unknown' : 'mistakes.wrong';
    void this.#sayWrong({ key, values }, own, isSame);
  }

  /** Leaves a wrong try on the board for a while; the one of the game with what it led to. */
  async #sayWrong(said: Said, own: AnyStep, isSame: boolean): Promise<void> {
    if (!(await this.explain('wrong', said, own))) return;
    if (isSame) this.later(() => this.#reply(), STEP);
    else this.later(() => this.takeBack(), LOOK);
  }

  /** Shows what the mistake led to in the game. */
  #reply(): void {
    this.follow(replyTo(this.step));
    this.later(() => this.takeBack(), LOOK);
  }

  /** Undoes a wrong try; what was said of it stays. */
  takeBack(): void {
    this.stop();
    this.toStart();
    this.turn();
  }

  /** Shows the best move. */
  show(): void {
    this.stop();
    const move = this.best;
    if (!this.start || move === '') return;
    const values = { move, percent: percent(this.most), left: percent(this.chanceOf(this.step) ?? 0) };
    this.toStart();
    this.play(move);
    void this.explain('shown', { key: 'mistakes.answer', values }, this.step);
  }
}
