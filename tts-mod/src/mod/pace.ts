/**
 * When things happen. Work is spread over frames of 16.7 ms: first an action is judged, one step per frame; then objects move
 * into place, several per frame; last the display updates, one item per frame. A clock counts down seconds.
 */
import type { Layer, Plan, Task } from './place-objects.js';

/** Instead of the number of a wait: nothing is waited for. */
export const NO_WAIT = -1;

/** A countdown in seconds of the game's own time. */
export class Clock {
  private seconds = 0;
  /** The wait for the next second. */
  private waiting = NO_WAIT;
  /** What the time was set for. */
  private reason: object | undefined;

  /**
   * Counts down for a reason, telling the seconds that are left each time, 0 at last. For a new reason it begins anew with
   * so many seconds, or with 0 goes on with those that were left.
   */
  run(reason: object, seconds: number, tell: (seconds: number) => void): void {
    if (reason === this.reason) return;
    this.stop();
    this.reason = reason;
    this.seconds = Math.max(1, seconds > 0 ? seconds : this.seconds);
    this.wait(tell);
  }

  /** Stands still; the seconds that are left are kept. */
  stop(): void {
    if (this.waiting !== NO_WAIT) Wait.stop(this.waiting);
    this.waiting = NO_WAIT;
    this.reason = undefined;
  }

  private wait(tell: (seconds: number) => void): void {
    this.waiting = Wait.time(() => {
      this.waiting = NO_WAIT;
      this.seconds--;
      if (this.seconds > 0) this.wait(tell);
      tell(this.seconds);
    }, 1);
  }
}

/** How many objects are moved, made or taken away in one frame. */
const OBJECTS = 8;

/** The work that the next frames have. */
export class Pace implements Layer {
  /** What is judged before anything is laid out. */
  private steps: readonly Task[] = [];
  /** How many of them the step has added that is being done; undefined between steps. */
  private added: number | undefined;
  /** What there is to find out before more can be laid out. */
  private plans: readonly Plan[] = [];
  /** What a plan has found to lay out, of which so many are done. */
  private tasks: readonly Task[] = [];
  private done = 0;
  /** What is shown after that. */
  private shows: readonly Task[] = [];
  private waiting = NO_WAIT;

  /** `tell` hears how many objects are laid out of how many, where that takes longer than a frame. */
  constructor(private readonly tell: (done: number, all: number) => void) {}

  /** Does a step in a later frame, one a frame. What a step adds comes before the steps that wait already. */
  next(step: Task): void {
    const { steps, added = steps.length } = this;
    this.steps = [...steps.slice(0, added), step, ...steps.slice(added)];
    if (this.added !== undefined) this.added++;
    this.goOn();
  }

  /**
   * Lays objects out from the next frame on, plan after plan. What was being laid out is given up: the new plans see how
   * far that came.
   */
  lay(plans: readonly Plan[]): void {
    this.plans = plans;
    this.tasks = [];
    this.done = 0;
    this.goOn();
  }

  /** Shows something after that, one thing a frame, instead of what was to be shown. */
  show(...shows: readonly Task[]): void {
    this.shows = shows;
    this.goOn();
  }

  /** Whether an act is being judged or objects are being laid out. */
  isBusy(): boolean {
    return this.steps.length > 0 || this.isLaying();
  }

  private isLaying(): boolean {
    return this.plans.length > 0 || this.done < this.tasks.length;
  }

  /** Drops all pending work. */
  stop(): void {
    if (this.waiting !== NO_WAIT) Wait.stop(this.waiting);
    this.waiting = NO_WAIT;
    this.steps = [];
    this.added = undefined;
    this.plans = [];
    this.tasks = [];
    this.done = 0;
    this.shows = [];
  }

  private goOn(): void {
    if (this.waiting !== NO_WAIT || !(this.isBusy() || this.shows.length > 0)) return;
    this.waiting = Wait.frames(() => {
      this.waiting = NO_WAIT;
      this.added = undefined;
      this.frame();
    }, 1);
  }

  /** The next frame is asked for before anything is done: an error spoils one thing only. */
  private frame(): void {
    const { steps, plans, shows } = this;
    if (steps.length > 0) {
      this.steps = steps.slice(1);
      this.added = 0;
      this.goOn();
      steps[0]?.();
      this.added = undefined;
    } else if (this.done < this.tasks.length) this.layMore();
    else if (plans.length > 0) {
      this.plans = plans.slice(1);
      this.done = 0;
      this.tasks = [];
      this.goOn();
      this.tasks = plans[0]?.() ?? [];
      this.goOn();
    } else {
      this.shows = shows.slice(1);
      this.goOn();
      shows[0]?.();
    }
  }

  private layMore(): void {
    const { tasks, done } = this;
    this.done = Math.min(done + OBJECTS, tasks.length);
    this.goOn();
    for (let i = done; i < this.done; i++) tasks[i]?.();
    if (tasks.length > OBJECTS) this.tell(this.done, tasks.length);
  }
}
