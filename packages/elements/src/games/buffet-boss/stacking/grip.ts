/** A food in hand: where the hand wants it, and the nearest pose at which it touches nothing. Hundredths of mm and degree. */
import { isFree, restingHeight, type Pile } from '@griddle/plate/internal/measure.js';
import type { Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Steadiness } from './scene.js';

/** A step by one press of a button or a key, in hundredths of a mm. */
export const STEP = 200;
/** A step with Shift, in hundredths of a mm. */
export const LONG_STEP = 1000;
/** A turn by one press (keys `q` and `e`), in hundredths of a degree. */
export const TURN = 1500;
/** A small turn (keys `,` and `.`), in hundredths of a degree. */
export const SMALL_TURN = 300;

/** How far a hand reaches to both sides, and up over where things hang. */
const FARTHEST = 7000;
/** A piece that is pulled so far past an obstacle goes over it. */
const PULL = 1800;
/** How precisely a piece is led up to what stops it. */
const HALVINGS = 6;
/** How far a piece may rise to turn. */
const RISES: readonly number[] = [50, 100, 200, 400, 800];

/** How far a hand shakes, to all sides and in turn. */
export const SHAKES: Readonly<Record<Steadiness, { readonly reach: number; readonly turn: number }>> = {
  calm: { reach: 0, turn: 0 },
  steady: { reach: 40, turn: 60 },
  shaky: { reach: 160, turn: 300 },
  wobbly: { reach: 330, turn: 700 },
};

/** A turn from -18000 to 18000. */
export function normal(turn: number): number {
  return turn - Math.floor((turn + 18000) / 36000) * 36000;
}

/** Between two poses, a share of the way. */
function between(a: Pose, b: Pose, share: number): Pose {
  return [Math.round(a[0] + (b[0] - a[0]) * share), Math.round(a[1] + (b[1] - a[1]) * share), b[2]];
}

/** Made anew for each piece that is taken up; the pile under it stays as it is. */
export class Grip {
  /** Where the piece is; it touches nothing there. */
  pose: Pose;

  constructor(
    readonly pile: Pile,
    readonly food: number,
    /** Where it hangs at first. */
    readonly home: Pose,
  ) {
    this.pose = home;
  }

  private isFree(pose: Pose): boolean {
    return isFree(this.pile, this.food, pose);
  }

  /** The lowest height at a place and turn to which the piece can be let down from above. */
  floor(x: number, turn: number): number {
    return restingHeight(this.pile, this.food, x, turn);
  }

  /** Leads the piece toward a pose; it slides along what is in its way and never touches it. */
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

  /** Puts the piece where a hand is known to let it go. */
  place(x: number, y: number, turn: number): void {
    this.pose = [Math.round(x), Math.round(y), normal(Math.round(turn))];
  }

  /** Turns where it is, or a little higher, or on top of everything. */
  private turnTo(turn: number): void {
    const [x, y] = this.pose;
    const rise = [0, ...RISES].find((up) => this.isFree([x, y + up, turn]));
    this.pose = [x, rise === undefined ? this.floor(x, turn) + 20 : y + rise, turn];
  }

  /** Goes straight toward a pose as far as nothing is touched. */
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

/** How a shaking hand strays at a time in milliseconds, from -1 to 1 in x, y and turn: slow waves that never repeat. */
export function tremor(time: number, seed: number): readonly [number, number, number] {
  const t = time / 1000 + (seed % 997);
  const wave = (fast: number, slow: number): number => 0.6 * Math.sin(t * fast) + 0.4 * Math.sin(t * slow + 1.7);
  return [wave(2.9, 7.3), wave(3.7, 6.1), wave(2.3, 5.3)];
}
