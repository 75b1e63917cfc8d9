/** The pieces of the two sides. */
import { BLUEBERRY, STRAWBERRY } from '../berries.js';
import type { Group } from '../shapes.js';

export { BLUEBERRY, STRAWBERRY };

/** The pieces by seat: 0 Strawberries, 1 Blueberries. */
export const PIECES: readonly [Group, Group] = [STRAWBERRY, BLUEBERRY];
