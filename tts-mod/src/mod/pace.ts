/**
 * The pace of a script: what follows an act is done over several frames of the game, which has 16.7 ms for each. First the
 * objects are brought to where they belong, some of them a frame, then comes what is shown, one thing a frame.
 */
import { NO_WAIT } from './clock.js';
import type { Layer, Task } from './layer.js';

/** How many objects are moved, made or taken away in one frame. */
const OBJECTS = 8;

/** The work that the next frames have. */
export class Pace implements Layer {
  private plan: (() => readonly Task[]) | undefined;
  /** What there is to lay out, of which so many are done. */
  private tasks: readonly Task[] = [];
  private done = 0;
  /** What is shown after that. */
  private shows: readonly Task[] = [];
  private waiting = NO_WAIT;

  /** `tell` hears how many objects are laid out of how many, where that takes longer than a frame. */
  constructor(private readonly tell: (done: number, all: number) => void) {}

  /** Lays objects out from the next frame on. What was being laid out is given up: the new plan sees how far that came. */
  lay(plan: () => readonly Task[]): void {
    this.plan = plan;
    this.tasks = [];
    this.done = 0;
    this.goOn();
  }

  /** Shows something after that, one thing a frame, instead of what was to be shown. */
  show(...shows: readonly Task[]): void {
    this.shows = shows;
    this.goOn();
  }

  /** Whether objects are being laid out. */
  isLaying(): boolean {
    return this.plan !== undefined || this.done < this.tasks.length;
  }

  /** Gives up all that is left. */
  stop(): void {
    if (this.waiting !== NO_WAIT) Wait.stop(this.waiting);
    this.waiting = NO_WAIT;
    this.plan = undefined;
    this.tasks = [];
    this.done = 0;
    this.shows = [];
  }

  private goOn(): void {
    if (this.waiting !== NO_WAIT || !(this.isLaying() || this.shows.length > 0)) return;
    this.waiting = Wait.frames(() => {
      this.waiting = NO_WAIT;
      this.frame();
      this.goOn();
    }, 1);
  }

  private frame(): void {
    const { plan, shows } = this;
    if (plan !== undefined) {
      this.plan = undefined;
      this.tasks = plan();
      if (this.tasks.length <= OBJECTS) this.layMore();
    } else if (this.isLaying()) {
      this.layMore();
      this.tell(this.done, this.tasks.length);
    } else {
      this.shows = shows.slice(1);
      shows[0]?.();
    }
  }

  private layMore(): void {
    const { tasks, done } = this;
    this.done = Math.min(done + OBJECTS, tasks.length);
    for (let i = done; i < this.done; i++) tasks[i]?.();
  }
}
