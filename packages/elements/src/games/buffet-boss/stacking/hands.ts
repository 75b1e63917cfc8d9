/** Pointers and keys at a plate. */
import { DIRECTIONS, STRONGEST } from '@griddle/plate/internal/action.js';
import { pushArrow } from '@griddle/art/internal/buffet-boss/ruler.js';
import type { Point } from '@griddle/art';
import type { Place } from '@griddle/rules/core/contract.js';
import { keep } from '#core';
import { LONG_STEP, SMALL_TURN, STEP, TURN } from './grip.js';
import { HAND } from './item.js';
import type { Holding } from './holding.js';
import type { PlatePicture } from './plate-picture.js';
import type { PlateScene } from './scene.js';

/** How far a pointer may stray, in CSS pixels, before a tap is a drag. */
const SLACK = 4;
/** A finger covers what it holds, so the food is held so much higher, in hundredths of mm. */
const LIFT = 2600;
/** How much one notch of the wheel turns, in hundredths of a degree. */
const WHEEL = 750;
/** Lengths of a pull, in units of 10 mm, from which on a push has strength 1, 2 and 3. */
const PULLS: readonly number[] = [0.8, 2.2, 4];

/** A food under a pointer. */
interface Hold {
  readonly kind: 'hold';
  readonly pointer: number;
  /** From the pointer to the middle of the food, in hundredths of mm. */
  readonly off: readonly [number, number];
}

/** A pull at a piece. */
interface Pull {
  readonly kind: 'pull';
  readonly pointer: number;
  readonly body: number;
  readonly from: Point;
  /** Where on the screen it began. */
  readonly start: Point;
  direction: number;
  strength: number;
}

/** Directions of a chosen piece by key; the corners of the number pad are the diagonals. */
const PUSH_KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  PageUp: 1,
  ArrowUp: 2,
  Home: 3,
  ArrowLeft: 4,
  End: 5,
  ArrowDown: 6,
  PageDown: 7,
};

const MOVE_KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const TURN_KEYS: Readonly<Record<string, number>> = { q: TURN, e: -TURN, ',': SMALL_TURN, '.': -SMALL_TURN };

/** What pointers and keys do at a plate. */
export interface HandledPlate {
  readonly picture: PlatePicture;
  readonly holding: Holding;
  readonly scene: PlateScene | undefined;
  readonly busy: boolean;
  readonly canStack: boolean;
  /** The body that is chosen to be pushed; -1 for none. */
  readonly chosen: number;
  /** The strength of its next push, 1 to 3. */
  readonly strength: number;
  choose(body: number): void;
  setStrength(strength: number): void;
  push(body: number, direction: number, strength: number): boolean;
  /** Something beside the plate was touched. */
  touch(place: Place): void;
}

/** Listens at one picture. */
export class PlateHands {
  private press: Hold | Pull | undefined;
  /** A second finger, which turns what the first one holds, and the angle between both. */
  private twist: { readonly pointer: number; at: Point; angle: number } | undefined;
  private at: Point = [0, 0];
  private dragged = false;

  constructor(private readonly plate: HandledPlate) {
    const { svg } = plate.picture;
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click', 'mousedown'])
      svg.addEventListener(type, this);
    plate.picture.takesKey = (event) => this.key(event);
    svg.addEventListener('wheel', this, { passive: false });
    // Browsers without touch-action on shapes would scroll the page away under the food
    svg.addEventListener('touchmove', this, { passive: false });
    svg.addEventListener('touchstart', this, { passive: true });
  }

  /** Lets go of everything without a drop. */
  forget(): void {
    const { svg } = this.plate.picture;
    this.press = undefined;
    this.twist = undefined;
    svg.classList.remove('holding');
    this.plate.picture.overlay();
  }

  /** Follows a pointer that has come with a food, until it goes up or `forget` is called. */
  carryOn(event: PointerEvent): void {
    if (this.press === undefined) {
      this.press = { kind: 'hold', pointer: event.pointerId, off: [0, liftOf(event)] };
      this.dragged = true;
      this.plate.picture.svg.classList.add('holding');
    }
    this.pointer(event);
  }

  handleEvent(event: Event): void {
    if (event instanceof PointerEvent && event.type !== 'click') this.pointer(event);
    else if (event instanceof WheelEvent) this.wheel(event);
    else if (event.type === 'click') this.click(placeOf(event));
    else if (event.type === 'touchmove' && this.press) event.preventDefault();
    // A carousel round the plate would take it for a swipe
    if (this.press && event.type !== 'click') keep(event);
  }

  private pointer(event: PointerEvent): void {
    const { type, pointerId } = event;
    if (type === 'pointerdown') this.down(event);
    else if (pointerId === this.twist?.pointer) this.turn(event);
    else if (pointerId === this.press?.pointer) this.move(event);
  }

  private down(event: PointerEvent): void {
    const { plate, press } = this;
    const { pointerId, button, clientX, clientY } = event;
    const place = placeOf(event);
    // A finger more than the one that holds: what was carried before stays carried
    if (press?.kind === 'hold') {
      this.twist ??= { pointer: pointerId, at: [clientX, clientY], angle: angleOf(this.at, [clientX, clientY]) };
      return;
    }
    this.dragged = false;
    if (button !== 0 || press || plate.busy || !plate.canStack) return;
    const { picture, scene, holding } = plate;
    const { grip } = holding;
    const [x, y] = picture.pointAt(clientX, clientY);
    if (place === HAND && grip) {
      const off = [grip.pose[0] - x * 1000, grip.pose[1] + y * 1000] as const;
      this.press = { kind: 'hold', pointer: pointerId, off: [off[0], Math.max(off[1], liftOf(event))] };
    } else if (scene?.mayPush && place !== undefined) {
      const body = picture.bodies.findIndex((item) => item.place === place);
      const from = picture.bodies[body]?.at.at;
      if (body < 0 || !from) return;
      this.press = { kind: 'pull', pointer: pointerId, body, from, start: [x, y], direction: 0, strength: 0 };
    } else return;
    this.at = [clientX, clientY];
    picture.svg.setPointerCapture(pointerId);
    picture.svg.classList.add('holding');
  }

  private move(event: PointerEvent): void {
    const { press, plate } = this;
    const { type, clientX, clientY } = event;
    if (type === 'pointermove') {
      const moved = Math.hypot(clientX - this.at[0], clientY - this.at[1]);
      if (!this.dragged && moved < SLACK) return;
      this.dragged = true;
      this.at = [clientX, clientY];
      const point = plate.picture.pointAt(clientX, clientY);
      if (press?.kind === 'hold') this.carry(press, point);
      else if (press) this.pull(press, point);
      return;
    }
    const { dragged } = this;
    this.forget();
    if (type !== 'pointerup' || !press) return;
    // The click that follows is one on the picture, which has the pointer
    if (!dragged) this.tap(press);
    else if (press.kind === 'hold') plate.holding.release();
    else if (press.strength > 0) plate.push(press.body, press.direction, press.strength);
  }

  private tap(press: Hold | Pull): void {
    const { picture } = this.plate;
    if (press.kind === 'pull') this.plate.choose(press.body);
    const item = press.kind === 'pull' ? picture.bodies[press.body] : picture.item(HAND);
    item?.cell.focus({ preventScroll: true });
  }

  private carry({ off }: Hold, [x, y]: Point): void {
    const { holding } = this.plate;
    const { want } = holding;
    want.x = x * 1000 + off[0];
    want.y = -y * 1000 + off[1];
    holding.lead();
  }

  /** An arrow shows what a pull comes to: one of eight directions, one of three strengths. */
  private pull(press: Pull, [x, y]: Point): void {
    const [dx, dy] = [x - press.start[0], press.start[1] - y];
    const length = Math.hypot(dx, dy);
    press.strength = Math.min(STRONGEST, PULLS.filter((least) => length >= least).length);
    press.direction = (Math.round((Math.atan2(dy, dx) * 4) / Math.PI) + 8) % 8;
    const [ux, uy] = DIRECTIONS[press.direction] ?? [0, 0];
    const reach = PULLS[press.strength - 1] ?? 0;
    const [fx, fy] = press.from;
    const tip: Point = [fx + ux * (reach + 0.8), fy - uy * (reach + 0.8)];
    this.plate.picture.overlay(press.strength > 0 ? pushArrow(press.from, tip) : undefined);
  }

  private turn({ type, clientX, clientY }: PointerEvent): void {
    const { twist } = this;
    if (!twist) return;
    if (type !== 'pointermove') {
      this.twist = undefined;
      return;
    }
    const angle = angleOf(this.at, [clientX, clientY]);
    // On the screen y runs down, so the angle grows clockwise
    this.plate.holding.turn(Math.round(-turned(twist.angle, angle)));
    twist.angle = angle;
    twist.at = [clientX, clientY];
  }

  private wheel(event: WheelEvent): void {
    const { press, plate } = this;
    const isHeld = press?.kind === 'hold' || plate.picture.focused === HAND;
    if (!isHeld || !plate.holding.grip || event.ctrlKey) return;
    event.preventDefault();
    plate.holding.turn(event.deltaY > 0 ? -WHEEL : WHEEL);
  }

  private click(place: string | undefined): void {
    const { dragged } = this;
    this.dragged = false;
    if (!dragged && place !== undefined) this.act(place);
  }

  /** A tap or the Enter key on something. */
  private act(place: string): void {
    const { plate } = this;
    if (place.startsWith('fallen:')) plate.touch(place);
    else if (place !== HAND) plate.choose(plate.picture.bodies.findIndex((item) => item.place === place));
  }

  private key(event: KeyboardEvent): boolean {
    const place = placeOf(event);
    if (place === undefined) return false;
    return place === HAND && this.plate.holding.grip ? this.handKey(event) : this.pieceKey(event, place);
  }

  private handKey({ key, shiftKey }: KeyboardEvent): boolean {
    const { holding } = this.plate;
    const move = MOVE_KEYS[key];
    const turn = TURN_KEYS[key.toLowerCase()];
    const step = shiftKey ? LONG_STEP : STEP;
    if (move) holding.nudge(move[0] * step, move[1] * step);
    else if (turn !== undefined) holding.turn(turn);
    else if (key === 'Enter' || key === ' ') holding.letGo();
    else if (key === 'Escape') holding.goHome();
    else return false;
    return true;
  }

  private pieceKey({ key }: KeyboardEvent, place: string): boolean {
    const { plate } = this;
    const body = plate.picture.bodies.findIndex((item) => item.place === place);
    const direction = PUSH_KEYS[key];
    if (plate.chosen >= 0 && plate.chosen === body) {
      if (direction !== undefined) plate.push(body, direction, plate.strength);
      else if (/^[1-3]$/.test(key)) plate.setStrength(Number(key));
      else if (key === 'Escape' || key === 'Enter' || key === ' ') plate.choose(body);
      else return false;
      return true;
    }
    if (key === 'Enter' || key === ' ') this.act(place);
    else return false;
    return true;
  }
}

/** How much higher than its pointer a food is held, in hundredths of mm. */
export function liftOf({ pointerType }: PointerEvent): number {
  return pointerType === 'touch' ? LIFT : 0;
}

function placeOf({ target }: Event): string | undefined {
  return target instanceof SVGElement ? target.dataset['place'] : undefined;
}

function angleOf(a: Point, b: Point): number {
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 18000) / Math.PI;
}

/** From one angle to another by the shorter way, in hundredths of a degree. */
function turned(from: number, to: number): number {
  const by = to - from;
  return by > 18000 ? by - 36000 : by < -18000 ? by + 36000 : by;
}
