/** Every tuned number of how stacking feels. 1 engine unit is 10 mm. */

/** mm per unit. */
export const UNIT = 10;
/** Gravity in units per second squared: pieces fall as if ten times as large, which looks weighty and calm. */
export const GRAVITY = 98;
/** Steps per second. */
export const STEPS = 60;
/** Engine substeps per step. */
export const SUBSTEPS = 8;

/** Friction of wood on wood. */
export const FRICTION = 0.55;
/** The share of its speed that a piece keeps in a bounce: nothing bounces. */
export const RESTITUTION = 0;
/** Stiffness of contacts: stiff, well damped springs that push apart slowly. Softer ones throw pieces up (measured as energy). */
export const CONTACT_HERTZ = 60;
/** Damping ratio of contacts; 1 would be critical. */
export const CONTACT_DAMPING = 10;
/** Maximum speed, in units per second, at which overlapping pieces are pushed apart. */
export const CONTACT_SPEED = 1;
/** Density of food, the reference for the plate's. */
export const FOOD_DENSITY = 1;
/** Density of the plate: heavier than food, so that it rocks instead of tipping over at once. */
export const PLATE_DENSITY = 5;
/** Damping of the plate's motion, per second. */
export const PLATE_DAMPING = 2.2;
/** Angular damping of food, per second. */
export const FOOD_DAMPING = 0.35;
/** Rolling resistance of round food, and of the plate on the table. */
export const ROLLING = 0.03;

/** Speed given by a push of strength 1, in units per second. */
export const PUSH = 4;

/**
 * A pile still moving after `from` steps is calmed: from then on, every `every` steps, all damping grows by `damping`, and the
 * speed that counts as rest by `speed` (units per second). Otherwise leaning pieces may creep for ever, too slowly to see.
 */
export const CALMING = { from: 6 * STEPS, every: STEPS / 2, damping: 3, speed: 0.2 } as const;

/** A pile that is not at rest after this many steps is taken as it is. */
export const LONGEST = 12 * STEPS;
/** A piece that moves further than this in a step, in mm, is fast: see `PileWorld.watch`. */
export const FAST = 2;
/** A piece whose lowest point is this close to the table, in mm, has fallen. */
export const FALLEN = 0.3;
/** Half the width of the table, in mm: a piece beyond it has fallen, too. */
export const TABLE_HALF = 140;
