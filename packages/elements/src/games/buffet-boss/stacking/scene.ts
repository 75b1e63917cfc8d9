/** The scene that a plate on the page shows. */
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import type { Plate } from '@griddle/rules/internal/buffet-boss/state.js';

/** An overlay of a pile: the ruler, lines between touching pieces, the stars of each piece. */
export type PlateMark = 'height' | 'contacts' | 'stars';

/** How much the hand shakes; `calm` is for younger players, who may stack with both hands (BB-15). */
export type Steadiness = 'calm' | 'steady' | 'shaky' | 'wobbly';

/** All levels, the calmest first. */
export const STEADINESS: readonly Steadiness[] = ['calm', 'steady', 'shaky', 'wobbly'];

/** A plate and the actions possible on it now. */
export interface PlateScene {
  /** The plate's seat; pieces are places such as `p1:3`, as on score sheets. */
  readonly seat: Seat;
  readonly plate: Plate;
  /** The food in hand, hanging over the plate, or -1. */
  readonly hand: number;
  /** Whether the food was dragged there and follows the pointer. */
  readonly isCarried: boolean;
  /** Whether pieces may be pushed now (BB-21). */
  readonly mayPush: boolean;
  /** Height to beat in 0.1 mm, that of the tallest other plate; 0 for none. */
  readonly leader: number;
  /** Height of the tallest plate in 0.1 mm, marked by the flag; 0 for no flag. */
  readonly tallest: number;
  /** Foods next to the plate. */
  readonly fallen: readonly number[];
  /** Pieces that are lit up. */
  readonly lit: readonly Place[];
  readonly marks: ReadonlySet<PlateMark>;
  readonly steadiness: Steadiness;
  /** Whether real time is off; a shaking hand then misses by chance. */
  readonly atRest: boolean;
  /** Random seed of the shaking hand. */
  readonly seed: number;
  /** Whether piles settle at once, without animation. */
  readonly still: boolean;
  /** Whether missing pieces fell off the plate, rather than being undone. */
  readonly falls: boolean;
  /** Whether the plate is interactive, now or later. */
  readonly live: boolean;
  /** Whether space is reserved above the pile, so the picture keeps its shape while the pile grows. */
  readonly roomy: boolean;
}

/** Whether two scenes look the same. */
export function isSameScene(a: PlateScene, b: PlateScene): boolean {
  return (Object.keys(b) as (keyof PlateScene)[]).every((key) => {
    const [one, other] = [a[key], b[key]];
    return one === other || (Array.isArray(one) && Array.isArray(other) && one.join() === other.join());
  });
}
