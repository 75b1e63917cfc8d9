/** Holding food over a plate: its target pose, the hand's shake, and the release. */
import type { Action } from '@griddle/plate/internal/action.js';
import type { Pile } from '@griddle/plate/internal/measure.js';
import type { Plate } from '@griddle/rules/internal/buffet-boss/state.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import type { Translate } from '#core';
import { describeCard } from '../describe.js';
import { hangingHeight } from './frame.js';
import { Grip, normal, SHAKES, tremor } from './grip.js';
import type { PlateScene } from './scene.js';
import { nameOfBody } from './words.js';

/** The action of dropping a food. */
type Drop = Extract<Action, { kind: 'drop' }>;

/** Height at which food moved by keys hovers above what is below it. */
const HOVER = 150;
/** Food released above `LOW` is lowered first; a pointer release above `AIR` does not drop it. */
const LOW = 600;
const AIR = 2500;
/** Speed of lowering, in hundredths of a mm per millisecond. */
const LOWERING = 36;

/** What `Holding` needs from its plate. */
export interface HeldOver {
  readonly scene: PlateScene | undefined;
  readonly t: Translate;
  /** The time of the last frame. */
  readonly time: number;
  /** Whether piles settle at once, without animation. */
  readonly isStill: boolean;
  readonly busy: boolean;
  readonly canStack: boolean;
  /** Draws the held food in its current pose. */
  draw(): void;
  /** Requests an animation frame if something moves. */
  wake(): void;
  /** Runs an action on the pile. */
  start(action: Action): void;
  /** Shows by message key why the food stays in hand, until it is moved. */
  explain(key: string): void;
  /** Announces a text together with the pending result. */
  tell(words: () => string): void;
  speak(words: () => string): void;
}

/** Speeds at which a bot carries food (hundredths of a mm per millisecond) and turns it (hundredths of a degree). */
const CARRYING = 22;
const TURNING = 40;

/** Returns `from` moved towards `to` by at most `most`. */
function nearer(from: number, to: number, most: number): number {
  return from + Math.max(-most, Math.min(most, to - from));
}

/** The hand over one plate. Callers set `want`; the food follows until something is in its way. */
export class Holding {
  /** The held food; undefined if the hand is empty. */
  grip: Grip | undefined;
  /** The target pose, in hundredths of a mm and of a degree. */
  want: { x: number; y: number; turn: number } = { x: 0, y: 0, turn: 0 };
  /** Whether the food is being lowered before its release. */
  lowering = false;

  /** The drop that a bot is carrying the food to. */
  #goal: Drop | undefined;

  constructor(private readonly plate: HeldOver) {}

  /** Whether a bot is carrying the food. */
  get isBringing(): boolean {
    return this.#goal !== undefined;
  }

  /** Starts a bot's carrying of a food from its initial pose to the drop. */
  bring(drop: Drop, pile: Pile, food: number, plate: Plate): void {
    const high = Math.max(Math.round(hangingHeight(plate) * 100), drop.pose[1]);
    this.grip = new Grip(pile, food, [0, high, 0]);
    this.want = { x: 0, y: high, turn: 0 };
    this.#goal = drop;
    this.plate.wake();
  }

  /** Carries the food for `passed` milliseconds: first sideways and turning, then down. */
  carry(passed: number): void {
    const { grip, want } = this;
    const goal = this.#goal;
    if (!grip || !goal) return;
    const [x, y, turn] = goal.pose;
    const most = Math.max(1, passed);
    want.x = nearer(want.x, x, most * CARRYING);
    want.turn = nearer(want.turn, turn > 18000 ? turn - 36000 : turn, most * TURNING);
    const isOver = want.x === x && normal(want.turn) === normal(turn);
    if (isOver) want.y = nearer(want.y, y, most * LOWERING);
    grip.place(want.x, want.y, want.turn);
    this.plate.draw();
    if (!isOver || want.y !== y) return;
    this.#goal = undefined;
    this.plate.start(goal);
  }

  /** Cancels a bot's carrying. */
  forget(): void {
    this.#goal = undefined;
  }

  /** Takes a food, or empties the hand (-1); a food already held keeps its pose. */
  take(pile: Pile | undefined, food: number, plate: Plate): void {
    if (pile === undefined || food < 0) this.grip = undefined;
    if (pile === undefined || food < 0 || (this.grip?.pile === pile && this.grip.food === food)) return;
    const high = Math.round(hangingHeight(plate) * 100);
    this.grip = new Grip(pile, food, [0, high, 0]);
    this.want = { x: 0, y: high, turn: 0 };
    const { t } = this.plate;
    this.plate.tell(() => t('plate.held', { food: describeCard(food, t) }));
  }

  /** Moves the food towards `want`, with the shake at a time. */
  lead(time?: number): void {
    const { grip, want } = this;
    const { scene, isStill } = this.plate;
    if (!grip || !scene) return;
    // The explanation stays while the hand only shakes
    if (time === undefined) this.plate.explain('');
    const shake = SHAKES[scene.steadiness];
    const [dx, dy, dt] = isStill ? [0, 0, 0] : tremor(time ?? this.plate.time, scene.seed);
    grip.lead(want.x + dx * shake.reach, want.y + dy * shake.reach, want.turn + dt * shake.turn);
    this.plate.draw();
  }

  /** Moves by one key or button press, sideways or up and down; the food hovers above what is below it. */
  nudge(along: number, up: number): void {
    const { grip, want } = this;
    if (!grip || this.plate.busy) return;
    want.x += along;
    const lift = up === 0 ? Math.min(grip.drop, HOVER) : Math.max(HOVER / 3, grip.drop + up);
    want.y = grip.floor(want.x, want.turn) + lift;
    this.lead();
    this.tellHover();
  }

  turn(by: number): void {
    const { grip, want } = this;
    if (!grip || this.plate.busy) return;
    const lift = grip.drop;
    want.turn = normal(want.turn + by);
    want.y = Math.max(want.y, grip.floor(want.x, want.turn) + Math.min(lift, HOVER));
    this.lead();
    this.tellHover();
  }

  /** Moves the food back to its initial position. */
  goHome(): void {
    const { grip } = this;
    if (!grip || this.plate.busy) return;
    const [x, y] = grip.home;
    this.want = { x, y, turn: this.want.turn };
    this.lead();
  }

  private tellHover(): void {
    const { grip } = this;
    const { scene, t } = this.plate;
    if (!grip || !scene) return;
    this.plate.speak(() => {
      const [x, , turn] = grip.pose;
      const mm = Math.abs(Math.round(x / 100));
      const body = grip.below;
      return t('plate.hovers', {
        across: t(`plate.across-${mm === 0 ? 'middle' : x < 0 ? 'left' : 'right'}`, { mm }),
        below: body < 0 ? t('plate.the-table') : nameOfBody(scene.plate, body, t),
        height: Math.round(grip.pose[1] / 100),
        turn: Math.round(turn / 100),
      });
    });
  }

  /** Handles a pointer release. High up or beside the plate, the food stays in hand and the reason is shown. */
  release(): void {
    const { grip } = this;
    if (!grip) return;
    if (grip.below < 0 || grip.drop > AIR)
      return this.plate.explain(grip.below < 0 ? 'plate.beside' : 'plate.too-high');
    this.plate.start({ kind: 'drop', pose: grip.pose });
  }

  /** Drops the food; from high up it is lowered first. Returns false if it cannot be dropped, and explains a spot off the plate. */
  letGo(): boolean {
    const { grip, plate } = this;
    if (!grip || plate.busy || !plate.canStack) return false;
    if (grip.below < 0) {
      plate.explain('plate.beside');
      return false;
    }
    if (plate.isStill) this.setDown(grip);
    else if (grip.drop <= LOW) this.release();
    else {
      this.lowering = true;
      plate.wake();
    }
    return true;
  }

  private setDown(grip: Grip): void {
    const { want, plate } = this;
    want.y = Math.min(want.y, grip.floor(want.x, want.turn) + HOVER);
    this.lead();
    const shake = SHAKES[plate.scene?.steadiness ?? 'calm'];
    if (shake.reach > 0) this.miss(grip, shake);
    plate.start({ kind: 'drop', pose: grip.pose });
  }

  /** Lowers the food for `passed` milliseconds. */
  lower(passed: number): void {
    const { grip, want } = this;
    if (!grip) return;
    const goal = grip.floor(want.x, want.turn) + HOVER;
    want.y = Math.max(goal, want.y - Math.max(1, passed) * LOWERING);
    this.lead();
    if (want.y > goal && grip.drop > LOW) return;
    this.lowering = false;
    this.plate.start({ kind: 'drop', pose: grip.pose });
  }

  /** Applies a random miss where no real time lets the hand shake. */
  private miss(grip: Grip, shake: { readonly reach: number; readonly turn: number }): void {
    const { want } = this;
    const { scene } = this.plate;
    if (!scene) return;
    const first = next(seeded(scene.seed + scene.plate.pieces.length));
    const second = next(first);
    const x = want.x + below(first, 2 * shake.reach + 1) - shake.reach;
    const turn = want.turn + below(second, 2 * shake.turn + 1) - shake.turn;
    grip.lead(x, Math.max(want.y, grip.floor(x, turn) + HOVER), turn);
  }
}
