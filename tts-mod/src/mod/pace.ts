/**
 * The pace of a script: what follows an act is done over several frames of the game, which has 16.7 ms for each. First the
 * act is judged, one step a frame, then objects are brought to where they belong, some of them a frame, and last comes
 * what is shown, one thing a frame.
 */
import { NO_WAIT } from './clock.js';
import type { Layer, Plan, Task } from './layer.js';

/** How many objects are moved, made or taken away in one frame. */
const OBJECTS = 8;

/** The work that the next frames have. */
export class Pace implements Layer {
  /** What is judged before anything is laid out. */
  private steps: readonly Task[] = [];
  /** The steps that the one which is being done has added; undefined between steps. */
  private added: Task[] | undefined;
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
    if (this.added === undefined) this.steps = [...this.steps, step];
    else this.added.push(step);
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
    return this.steps.length > 0 || this.added !== undefined || this.isLaying();
  }

  private isLaying(): boolean {
    return this.plans.length > 0 || this.done < this.tasks.length;
  }

  /** Gives up all that is left. */
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
      this.frame();
      this.goOn();
    }, 1);
  }

  private frame(): void {
    if (this.steps.length > 0) this.step();
    else if (this.done < this.tasks.length) this.layMore();
    else if (this.plans.length > 0) this.planMore();
    else {
      const [show, ...shows] = this.shows;
      this.shows = shows;
      show?.();
    }
  }

  /** A plan may take a frame of its own, and may ask for other ones instead of those that wait. */
  private planMore(): void {
    const [plan, ...plans] = this.plans;
    this.plans = plans;
    this.done = 0;
    this.tasks = plan?.() ?? [];
  }

  private step(): void {
    const [step, ...waiting] = this.steps;
    const added: Task[] = [];
    this.steps = waiting;
    this.added = added;
    step?.();
    // It may have stopped everything
    if (this.added !== added) return;
    this.added = undefined;
    this.steps = [...added, ...waiting];
  }

  private layMore(): void {
    const { tasks, done } = this;
    this.done = Math.min(done + OBJECTS, tasks.length);
    for (let i = done; i < this.done; i++) tasks[i]?.();
    if (tasks.length > OBJECTS) this.tell(this.done, tasks.length);
  }
}
