/** A hand that holds food over a plate: where it wants the food, how it shakes, and how it lets go. */
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

/** A food that is let go. */
type Drop = Extract<Action, { kind: 'drop' }>;

/** How high over what is below a food hovers that is led by keys. */
const HOVER = 150;
/** Let go higher than this, a food is lowered first; a pointer that leaves it higher than `AIR` has not let it go. */
const LOW = 600;
const AIR = 2500;
/** How fast a food is lowered, in hundredths of mm a millisecond. */
const LOWERING = 36;

/** What a hand asks of the plate it is at. */
export interface HeldOver {
  readonly scene: PlateScene | undefined;
  readonly t: Translate;
  /** The moment of the last frame. */
  readonly time: number;
  /** Whether everything jumps to where it settles. */
  readonly isStill: boolean;
  readonly busy: boolean;
  readonly canStack: boolean;
  /** Puts what is held where it is now. */
  draw(): void;
  /** Asks for a frame where something moves. */
  wake(): void;
  /** Lets the pile move by what a hand does. */
  start(action: Action): void;
  /** Says over the plate, by the key of the words, why the food stays in hand; until it is moved. */
  explain(key: string): void;
  /** Says something, after what has not been said yet. */
  tell(words: () => string): void;
  speak(words: () => string): void;
}

/** How fast a bot's hand carries a food, in hundredths of mm a millisecond, and turns it, in hundredths of degree. */
const CARRYING = 22;
const TURNING = 40;

/** A value some of the way nearer to another one. */
function nearer(from: number, to: number, most: number): number {
  return from + Math.max(-most, Math.min(most, to - from));
}

/** One for a plate. Whoever holds sets `want`; the food follows as far as nothing is in its way. */
export class Holding {
  /** The food; undefined while the hand is empty. */
  grip: Grip | undefined;
  /** Where the hand wants the food, in hundredths of mm and degree. */
  want: { x: number; y: number; turn: number } = { x: 0, y: 0, turn: 0 };
  /** Whether the food is being lowered to be let go. */
  lowering = false;

  /** Where a bot's hand lets the food go, while it carries it there. */
  #goal: Drop | undefined;

  constructor(private readonly plate: HeldOver) {}

  /** Whether a bot's hand carries the food. */
  get isBringing(): boolean {
    return this.#goal !== undefined;
  }

  /** Has a hand carry a food from where it hangs to where it is let go. */
  bring(drop: Drop, pile: Pile, food: number, plate: Plate): void {
    const high = Math.max(Math.round(hangingHeight(plate) * 100), drop.pose[1]);
    this.grip = new Grip(pile, food, [0, high, 0]);
    this.want = { x: 0, y: high, turn: 0 };
    this.#goal = drop;
    this.plate.wake();
  }

  /** Carries the food for so many milliseconds: along and round at its height, then down. */
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

  /** Forgets where a hand was to carry the food. */
  forget(): void {
    this.#goal = undefined;
  }

  /** Takes a food, or nothing; what is held already stays where it is. */
  take(pile: Pile | undefined, food: number, plate: Plate): void {
    if (pile === undefined || food < 0) this.grip = undefined;
    if (pile === undefined || food < 0 || (this.grip?.pile === pile && this.grip.food === food)) return;
    const high = Math.round(hangingHeight(plate) * 100);
    this.grip = new Grip(pile, food, [0, high, 0]);
    this.want = { x: 0, y: high, turn: 0 };
    const { t } = this.plate;
    this.plate.tell(() => t('plate.held', { food: describeCard(food, t) }));
  }

  /** Leads the food to where the hand wants it, shaken at a moment. */
  lead(time?: number): void {
    const { grip, want } = this;
    const { scene, isStill } = this.plate;
    if (!grip || !scene) return;
    // What the hand did not let go stays explained while it only shakes
    if (time === undefined) this.plate.explain('');
    const shake = SHAKES[scene.steadiness];
    const [dx, dy, dt] = isStill ? [0, 0, 0] : tremor(time ?? this.plate.time, scene.seed);
    grip.lead(want.x + dx * shake.reach, want.y + dy * shake.reach, want.turn + dt * shake.turn);
    this.plate.draw();
  }

  /** One step of keys or buttons: along, and up or down; the food hovers over what is below it. */
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

  /** Back to where it hung. */
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

  /** A pointer has left the food: in the air it stays in hand, as it does beside the plate, and the reader is told why. */
  release(): void {
    const { grip } = this;
    if (!grip) return;
    if (grip.below < 0 || grip.drop > AIR)
      return this.plate.explain(grip.below < 0 ? 'plate.beside' : 'plate.too-high');
    this.plate.start({ kind: 'drop', pose: grip.pose });
  }

  /** Lets the food go; from high up it is lowered first. False where nothing would hold it, which the reader is told. */
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

  /** Lowers the food for so many milliseconds. */
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

  /** Without time to shake in, a hand misses by chance. */
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
