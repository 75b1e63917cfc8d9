/** Automatic stackers, to measure how hard stacking is and to play for bots. */
import type { Pose, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import { foodBody, LEVEL } from './bodies.js';
import type { Box2D } from './box2d.js';
import { centroidOf } from './convex.js';
import { restingHeight, supportOf, type Pile } from './measure.js';
import { rotationOf } from './numbers.js';
import { finished, settling } from './settle.js';

/** Returns a whole number from 0 to below a limit, from a seeded generator. */
export type Dice = (limit: number) => number;

/** Chooses the pose at which to drop a food. */
export type Stacker = (pile: Pile, food: number, dice: Dice) => Pose;

/** The distance between the places that a stacker considers, in 0.01 mm, and their number to each side. */
const STRIDE = 250;
const PLACES = 12;
/** The turns that a stacker considers, in 0.01 degree. */
const TURNS: readonly number[] = [0, 18000, 9000, -9000];
/** Distance to the edge of the support, in mm, beyond which a piece gets no safer. */
const ROOM = 7;

/** The skill of a stacker. */
export interface Steadiness {
  /** The number of places simulated before dropping; 0 takes the one that looks best. */
  readonly felt: number;
  /** The maximum error to either side, and how far above the resting height it drops (`lift`), in 0.01 mm. */
  readonly reach: number;
  readonly lift: number;
}

const CAREFUL: Steadiness = { felt: 8, reach: 30, lift: 20 };

/** A stacker that simulates many places and hardly misses. */
export function careful(engine: Box2D): Stacker {
  return steady(engine, CAREFUL);
}

/** A stacker of this skill, run without yielding. */
export function steady(engine: Box2D, steadiness: Steadiness): Stacker {
  return (pile, food, dice) => finished(stacking(engine, steadiness, pile, food, dice));
}

/**
 * Finds places that support the piece well, low and in balance, simulates the best of them, and drops the piece where least
 * moves, as precisely as its skill allows. Yields after each place, and after each step of the physics.
 */
export function* stacking(
  engine: Box2D,
  { felt, reach, lift }: Steadiness,
  pile: Pile,
  food: number,
  dice: Dice,
): Generator<void, Pose> {
  const places = yield* placesFor(pile, food);
  let best: Pose = places[0] ?? LEVEL;
  let least = 1e9;
  for (const pose of places.slice(0, felt)) {
    const moved = unrest(pile, yield* settling(engine, pile, { kind: 'drop', pose }, food), pose);
    if (moved >= least) continue;
    best = pose;
    least = moved;
  }
  return shaken(pile, food, best, { reach, lift }, dice);
}

/** The poses at which a piece may be placed, the best supported first. Yields after each place. */
export function* placesFor(pile: Pile, food: number): Generator<void, readonly Pose[]> {
  const places: { readonly pose: Pose; readonly worth: number }[] = [];
  for (const turn of TURNS) {
    for (let i = -PLACES; i <= PLACES; i++) {
      const pose: Pose = [i * STRIDE, restingHeight(pile, food, i * STRIDE, turn), turn];
      places.push({ pose, worth: worthOf(pile, food, pose) });
      yield;
    }
  }
  places.sort((a, b) => b.worth - a.worth);
  return places.map(({ pose }) => pose);
}

/** The disturbance caused by a drop: what falls, and how far plate and piece turn. */
function unrest(pile: Pile, { fell, poses }: Settled, pose: Pose): number {
  const rocked = Math.abs((poses[0]?.[2] ?? 0) - (pile.poses[0]?.[2] ?? 0)) + Math.abs(poses[0]?.[2] ?? 0);
  const tipped = fell.length > 0 ? 0 : Math.abs((poses[poses.length - 1]?.[2] ?? 0) - pose[2]);
  return fell.length * 100_000 + rocked + tipped / 2;
}

/** The quality of a pose: support on both sides of the centre of mass, balance of the plate, lowness. */
function worthOf(pile: Pile, food: number, pose: Pose): number {
  const [x, y, turn] = pose;
  const { sin, cos } = rotationOf(turn);
  const [u, v] = centroidOf(foodBody(food).outline);
  const middle = x / 100 + u * cos - v * sin;
  const [from, to] = supportOf(pile, food, pose);
  const room = Math.min(middle - from, to - middle, ROOM);
  // A plate that leans to the right (a negative turn) needs weight on the left
  const lean = (pile.poses[0]?.[2] ?? 0) / 100;
  return room * 4 - Math.max(0, -lean * middle) * 0.3 - Math.abs(middle) * 0.1 - y / 100;
}

/** Drops the piece unturned, near the middle. */
export const ordinary: Stacker = (pile, food, dice) => shaken(pile, food, LEVEL, { reach: 800, lift: 300 }, dice);

/** Drops the piece anywhere over the plate, at any turn and too high. */
export const careless: Stacker = (pile, food, dice) => {
  return shaken(pile, food, [0, 0, dice(36000) - 18000], { reach: 4500, lift: 1500 }, dice);
};

/** A pose with random errors: up to `reach` to either side, half as many hundredths of a degree, and `lift` too high. */
export function shaken(
  pile: Pile,
  food: number,
  [x, , turn]: Pose,
  { reach, lift }: Pick<Steadiness, 'reach' | 'lift'>,
  dice: Dice,
): Pose {
  const missed = x + dice(2 * reach + 1) - reach;
  const turned = turn + dice(reach + 1) - Math.round(reach / 2);
  return [missed, restingHeight(pile, food, missed, turned) + lift, turned];
}
