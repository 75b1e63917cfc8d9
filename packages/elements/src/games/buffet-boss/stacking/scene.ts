/** What a plate on the page is told to show. */
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import type { Plate } from '@griddle/rules/internal/buffet-boss/state.js';

/** What may be shown over a pile: the ruler, lines between what touches, the stars of each piece. */
export type PlateMark = 'height' | 'contacts' | 'stars';

/** How the hand that holds a piece shakes; calm is how younger players may stack, with both hands (BB-15). */
export type Steadiness = 'calm' | 'steady' | 'shaky' | 'wobbly';

/** All of them, from the calmest on. */
export const STEADINESS: readonly Steadiness[] = ['calm', 'steady', 'shaky', 'wobbly'];

/** A plate and what can be done with it now. */
export interface PlateScene {
  /** Whose plate it is; pieces are places like `p1:3`, as on score sheets. */
  readonly seat: Seat;
  readonly plate: Plate;
  /** The food in hand, or -1: it hangs over the plate until it is let go. */
  readonly hand: number;
  /** Whether it has come there under a pointer, which it follows. */
  readonly isCarried: boolean;
  /** Whether pieces may be pushed now (BB-21). */
  readonly mayPush: boolean;
  /** Height to beat in 0.1 mm, that of the tallest other plate; 0 for none. */
  readonly leader: number;
  /** Height of the tallest plate of all in 0.1 mm, at which the flag stands; 0 for no flag. */
  readonly tallest: number;
  /** Foods that lie beside the plate. */
  readonly fallen: readonly number[];
  /** Pieces that are lit up. */
  readonly lit: readonly Place[];
  readonly marks: ReadonlySet<PlateMark>;
  readonly steadiness: Steadiness;
  /** Stacking at rest: nothing happens in real time, and a shaking hand only misses. */
  readonly atRest: boolean;
  /** Seed of the shaking hand. */
  readonly seed: number;
  /** Whether everything jumps to where it settles. */
  readonly still: boolean;
  /** Whether what is no longer on the plate has fallen off it, and was not taken back. */
  readonly falls: boolean;
  /** Whether something can be done at the plate, now or later. */
  readonly live: boolean;
  /** Whether there is room over the pile, so that the picture keeps its shape while the pile grows. */
  readonly roomy: boolean;
}

/** Whether two scenes show the same. */
export function isSameScene(a: PlateScene, b: PlateScene): boolean {
  return (Object.keys(b) as (keyof PlateScene)[]).every((key) => {
    const [one, other] = [a[key], b[key]];
    return one === other || (Array.isArray(one) && Array.isArray(other) && one.join() === other.join());
  });
}
