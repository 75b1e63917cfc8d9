/**
 * When things happen. Work is spread over frames of 16.7 ms: first an action is judged, one step per frame; then objects move
 * into place, several per frame; last the display updates, one item per frame. A clock counts down seconds.
 */
import type { Layer, Plan, Task } from './place-objects.js';

/** A wait's id while nothing is pending. */
export const NO_WAIT = -1;

/** A countdown in seconds of the game's own time. */
export class Clock {
  private seconds = 0;
  /** The id of the wait for the next second. */
  private waiting = NO_WAIT;
  /** The reason the countdown was started for. */
  private reason: object | undefined;

  /**
   * Counts down for a reason, reporting the seconds left each time, down to 0. A new reason restarts the countdown with
   * `seconds`; with 0 it resumes from the seconds that were left.
   */
  run(reason: object, seconds: number, tell: (seconds: number) => void): void {
    if (reason === this.reason) return;
    this.stop();
    this.reason = reason;
    this.seconds = Math.max(1, seconds > 0 ? seconds : this.seconds);
    this.wait(tell);
  }

  /** Pauses the countdown and keeps the seconds left. */
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

/** Objects moved, made or removed per frame. */
const OBJECTS = 8;

/** Work queued for the next frames. */
export class Pace implements Layer {
  /** Steps of judging, done before anything is laid out. */
  private steps: readonly Task[] = [];
  /** Number of steps added by the running step; undefined between steps. */
  private added: number | undefined;
  /** Plans still to be worked out into tasks. */
  private plans: readonly Plan[] = [];
  /** The current plan's tasks, and how many are done. */
  private tasks: readonly Task[] = [];
  private done = 0;
  /** Display updates that follow. */
  private shows: readonly Task[] = [];
  private waiting = NO_WAIT;

  /** `tell` receives progress (objects laid out, objects in all) when laying out takes more than a frame. */
  constructor(private readonly tell: (done: number, all: number) => void) {}

  /** Queues a step, one per frame. Steps added by a running step come before those already waiting. */
  next(step: Task): void {
    const { steps, added = steps.length } = this;
    this.steps = [...steps.slice(0, added), step, ...steps.slice(added)];
    if (this.added !== undefined) this.added++;
    this.goOn();
  }

  /**
   * Lays objects out from the next frame on, plan after plan. Cancels the layout in progress: the new plans see how
   * far it got.
   */
  lay(plans: readonly Plan[]): void {
    this.plans = plans;
    this.tasks = [];
    this.done = 0;
    this.goOn();
  }

  /** Queues display updates after the layout, one per frame, replacing those still pending. */
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

  /** Requests the next frame before doing anything, so that an error spoils one task only. */
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
