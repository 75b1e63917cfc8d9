/** Moves the food in hand to the nearest pose that touches nothing. Units: hundredths of a mm and of a degree. */
import { isFree, restingHeight, type Pile } from '@griddle/plate/internal/measure.js';
import type { Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Steadiness } from './scene.js';

/** Step of one key or button press, in hundredths of a mm. */
export const STEP = 200;
/** Step with Shift, in hundredths of a mm. */
export const LONG_STEP = 1000;
/** Turn of one press (keys `q` and `e`), in hundredths of a degree. */
export const TURN = 1500;
/** Small turn (keys `,` and `.`), in hundredths of a degree. */
export const SMALL_TURN = 300;

/** How far a hand reaches to each side. */
const FARTHEST = 7000;
/** How far past an obstacle a piece must be pulled to jump over it. */
const PULL = 1800;
/** Bisection steps for the approach to an obstacle. */
const HALVINGS = 6;
/** Heights that a piece may rise to make room for a turn. */
const RISES: readonly number[] = [50, 100, 200, 400, 800];

/** How far a hand shakes, in reach and in turn. */
export const SHAKES: Readonly<Record<Steadiness, { readonly reach: number; readonly turn: number }>> = {
  calm: { reach: 0, turn: 0 },
  steady: { reach: 40, turn: 60 },
  shaky: { reach: 160, turn: 300 },
  wobbly: { reach: 330, turn: 700 },
};

/** Normalises a turn to -18000 to 18000. */
export function normal(turn: number): number {
  return turn - Math.floor((turn + 18000) / 36000) * 36000;
}

/** Interpolates between two poses. */
function between(a: Pose, b: Pose, share: number): Pose {
  return [Math.round(a[0] + (b[0] - a[0]) * share), Math.round(a[1] + (b[1] - a[1]) * share), b[2]];
}

/** The grip on one held piece, above a fixed pile. */
export class Grip {
  /** The piece's pose, in which it touches nothing. */
  pose: Pose;

  constructor(
    readonly pile: Pile,
    readonly food: number,
    /** The initial pose. */
    readonly home: Pose,
  ) {
    this.pose = home;
  }

  private isFree(pose: Pose): boolean {
    return isFree(this.pile, this.food, pose);
  }

  /** Returns the lowest height to which the piece can be lowered at `x` and `turn`. */
  floor(x: number, turn: number): number {
    return restingHeight(this.pile, this.food, x, turn);
  }

  /** Moves the piece towards a pose, sliding along obstacles without touching them. */
  lead(x: number, y: number, turn: number): void {
    const wanted: Pose = [clamp(Math.round(x)), Math.round(y), normal(Math.round(turn))];
    if (this.isFree(wanted)) {
      this.pose = wanted;
      return;
    }
    this.turnTo(wanted[2]);
    this.approach(wanted);
    this.approach([wanted[0], this.pose[1], wanted[2]]);
    this.approach([this.pose[0], wanted[1], wanted[2]]);
    if (Math.hypot(this.pose[0] - wanted[0], this.pose[1] - wanted[1]) < PULL) return;
    this.pose = [wanted[0], this.floor(wanted[0], wanted[2]) + 20, wanted[2]];
  }

  /** Puts the piece at a pose, unchecked. */
  place(x: number, y: number, turn: number): void {
    this.pose = [Math.round(x), Math.round(y), normal(Math.round(turn))];
  }

  /** Turns the piece in place, a little higher, or on top of everything. */
  private turnTo(turn: number): void {
    const [x, y] = this.pose;
    const rise = [0, ...RISES].find((up) => this.isFree([x, y + up, turn]));
    this.pose = [x, rise === undefined ? this.floor(x, turn) + 20 : y + rise, turn];
  }

  /** Moves straight towards a pose until something is in the way. */
  private approach(wanted: Pose): void {
    if (this.isFree(wanted)) {
      this.pose = wanted;
      return;
    }
    const from = this.pose;
    let [low, high] = [0, 1];
    for (let i = 0; i < HALVINGS; i++) {
      const share = (low + high) / 2;
      const there = between(from, wanted, share);
      if (this.isFree(there)) {
        low = share;
        this.pose = there;
      } else high = share;
    }
  }

  /** How far the piece would fall, in hundredths of a mm. */
  get drop(): number {
    const [x, y, turn] = this.pose;
    return y - this.floor(x, turn);
  }

  /** What the piece would fall on: 0 for the plate, a piece's number, or -1 for the table. */
  get below(): number {
    const [x, , turn] = this.pose;
    const { foods, poses } = this.pile;
    const [ground = [0, 0, 0]] = poses;
    const floor = this.floor(x, turn);
    const bare: Pile = { foods: [], poses: [] };
    if (restingHeight(bare, this.food, x, turn) >= floor) return -1;
    const at = foods.findIndex((food, i) => {
      const alone: Pile = { foods: [food], poses: [ground, poses[i + 1] ?? ground] };
      return restingHeight(alone, this.food, x, turn) >= floor;
    });
    const onPlate = restingHeight({ foods: [], poses: [ground] }, this.food, x, turn) >= floor;
    return onPlate ? 0 : at + 1;
  }
}

function clamp(x: number): number {
  return Math.max(-FARTHEST, Math.min(FARTHEST, x));
}

/** Returns a shaking hand's offset at a time in milliseconds, from -1 to 1 in x, y and turn: slow waves that never repeat. */
export function tremor(time: number, seed: number): readonly [number, number, number] {
  const t = time / 1000 + (seed % 997);
  const wave = (fast: number, slow: number): number => 0.6 * Math.sin(t * fast) + 0.4 * Math.sin(t * slow + 1.7);
  return [wave(2.9, 7.3), wave(3.7, 6.1), wave(2.3, 5.3)];
}
