/** Measures that every table shares, in the game's units (about an inch): x to the right, y up, z away from Red. */

/** A point of the world, as the game takes it. */
export type WorldPoint = [x: number, y: number, z: number];

/** Height of the table top; all of the game's own tables have it. */
export const TABLE_TOP = 0.96;
