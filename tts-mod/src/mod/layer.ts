/** Runs the work that follows an action. */

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
