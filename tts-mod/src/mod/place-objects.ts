/** Moves all objects to where the record has them, as small tasks that can be spread over frames. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { TableGame } from './table-game.js';

/** Something small to do. */
export type Task = () => void;

/** Finds out what there is to do, as things so small that several of them can be done in a frame. */
export type Plan = () => readonly Task[];

/** Does the work over several frames, or at once. */
export interface Layer {
  /** A step of judging the act, which comes before objects are laid out, in the order in which steps are given. */
  readonly next: (step: Task) => void;
  /** Lays objects out, plan after plan: each of them sees what the one before it has done. */
  readonly lay: (plans: readonly Plan[]) => void;
}

/** Does everything at once, where there are no frames. */
export const AT_ONCE: Layer = {
  next: (step) => {
    step();
  },
  lay: (plans) => {
    for (const plan of plans) for (const task of plan()) task();
  },
};

/** Places the objects of one game. The position is asked for when its turn has come. */
export class ObjectPlacer<S extends BaseState, M, Scan> {
  /** Whether everything is to be brought to its place however it seems to lie. */
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
      // Until the last plan is done, whatever comes in between
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

  /** Moves everything into place in any case. */
  arrange(): void {
    this.isForced = true;
    this.follow();
  }
}
