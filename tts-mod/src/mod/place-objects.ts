/** Moves all objects to where the record has them, as small tasks that can be spread over frames. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { TableGame } from './table-game.js';

/** A small piece of work. */
export type Task = () => void;

/** Works out tasks small enough for several to run in one frame. */
export type Plan = () => readonly Task[];

/** Runs work over several frames, or at once. */
export interface Layer {
  /** Queues a step of judging the act; steps run in order, before objects are laid out. */
  readonly next: (step: Task) => void;
  /** Lays objects out plan by plan; each plan sees what the one before it has done. */
  readonly lay: (plans: readonly Plan[]) => void;
}

/** Runs everything at once, where there are no frames. */
export const AT_ONCE: Layer = {
  next: (step) => {
    step();
  },
  lay: (plans) => {
    for (const plan of plans) for (const task of plan()) task();
  },
};

/** Places the objects of one game. Reads the position when the work runs, not when it is queued. */
export class ObjectPlacer<S extends BaseState, M, Scan> {
  /** Whether to arrange everything even if it seems to be in place. */
  private isForced = false;

  constructor(
    private readonly table: TableGame<S, M, Scan>,
    private readonly layer: Layer,
    private readonly state: () => S,
  ) {}

  /** Moves everything into place, unless the table already agrees with the position. */
  follow(seen?: Scan): void {
    const look = (): readonly Task[] => {
      const { table } = this;
      const state = this.state();
      if (!this.isForced && table.agrees(state, seen ?? table.see())) return [];
      // Until the last plan is done, whatever happens in between
      this.isForced = true;
      const end = (): readonly Task[] => {
        this.isForced = false;
        return [];
      };
      this.layer.lay([...table.arrange(state), end]);
      return [];
    };
    this.layer.lay([look]);
  }

  /** Moves everything into place unconditionally. */
  arrange(): void {
    this.isForced = true;
    this.follow();
  }
}
