/** What lays out objects. */

/** Something small to do. */
export type Task = () => void;

/** Finds out what there is to do, and does it: over several frames, or at once. */
export interface Layer {
  readonly lay: (plan: () => readonly Task[]) => void;
}

/** Lays everything out at once, where there are no frames. */
export const AT_ONCE: Layer = {
  lay: (plan) => {
    for (const task of plan()) task();
  },
};
