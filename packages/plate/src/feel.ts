/** How stacking feels: every number that was tuned, in one place. 1 unit of the engine is 10 mm. */

/** mm in a unit. */
export const UNIT = 10;
/** Pull in units a second squared: pieces fall as if they were ten times as large, which looks weighty and calm. */
export const GRAVITY = 98;
/** Steps a second. */
export const STEPS = 60;
/** Substeps the engine takes within a step. */
export const SUBSTEPS = 8;

/** Friction of wood on wood. */
export const FRICTION = 0.55;
/** The share of its speed that a piece keeps when it bounces: nothing bounces. */
export const RESTITUTION = 0;
/** Stiffness of contacts. They are stiff and well damped springs that push apart slowly: softer ones throw pieces up (measured as energy). */
export const CONTACT_HERTZ = 60;
/** Ratio of the damping of contacts; 1 would be critical. */
export const CONTACT_DAMPING = 10;
/** Greatest speed, in units a second, at which overlapping pieces are pushed apart. */
export const CONTACT_SPEED = 1;
/** Weight of a square unit of food; that of the plate is held against it. */
export const FOOD_DENSITY = 1;
/** The plate is heavier than food, so that it rocks and does not tip over at once. */
export const PLATE_DENSITY = 5;
/** How fast the plate's rocking dies down, for each second. */
export const PLATE_DAMPING = 2.2;
/** How fast the turning of food dies down, for each second. */
export const FOOD_DAMPING = 0.35;
/** Rolling of round food and of the plate on the table. */
export const ROLLING = 0.03;

/** Speed that a push of strength 1 gives, in units a second. */
export const PUSH = 4;

/**
 * A pile that still stirs after so many steps is calmed: from then on every so many steps all damping grows by so much, and
 * so does the speed, in units a second, that counts as rest. Else leaning pieces may creep for ever, too slowly to be seen.
 */
export const CALMING = { from: 6 * STEPS, every: STEPS / 2, damping: 3, speed: 0.2 } as const;

/** A pile that is not at rest after this many steps is taken as it is. */
export const LONGEST = 12 * STEPS;
/** What goes further than this in a step, in mm, is fast: see `watch` of the world. */
export const FAST = 2;
/** A piece whose lowest point is this near to the table, in mm, has fallen. */
export const FALLEN = 0.3;
/** Half the width of the table, in mm: what is beyond has fallen, too. */
export const TABLE_HALF = 140;
