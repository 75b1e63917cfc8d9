/** Pointer and keyboard input on a plate. */
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

/** How far a pointer may move before a tap becomes a drag, in CSS pixels. */
const SLACK = 4;
/** How much higher a finger holds food, which it would cover, in hundredths of a mm. */
const LIFT = 2600;
/** Turn of one wheel notch, in hundredths of a degree. */
const WHEEL = 750;
/** Minimum lengths of a pull for strength 1, 2 and 3, in units of 10 mm. */
const PULLS: readonly number[] = [0.8, 2.2, 4];

/** A food held by a pointer. */
interface Hold {
  readonly kind: 'hold';
  readonly pointer: number;
  /** Offset from the pointer to the centre of the food, in hundredths of a mm. */
  readonly off: readonly [number, number];
}

/** A pull on a piece, for a push. */
interface Pull {
  readonly kind: 'pull';
  readonly pointer: number;
  readonly body: number;
  readonly from: Point;
  /** Where it began on the screen. */
  readonly start: Point;
  direction: number;
  strength: number;
}

/** Push directions by key; the corners of the number pad are diagonals. */
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

/** What the input needs from its plate. */
export interface HandledPlate {
  readonly picture: PlatePicture;
  readonly holding: Holding;
  readonly scene: PlateScene | undefined;
  readonly busy: boolean;
  readonly canStack: boolean;
  /** The body chosen for a push; -1 for none. */
  readonly chosen: number;
  /** The strength of its next push, 1 to 3. */
  readonly strength: number;
  choose(body: number): void;
  setStrength(strength: number): void;
  push(body: number, direction: number, strength: number): boolean;
  /** Called when fallen food is touched. */
  touch(place: Place): void;
}

/** Input handler of one picture. */
export class PlateHands {
  private press: Hold | Pull | undefined;
  /** A second finger, which turns the food held by the first, and the angle between them. */
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

  /** Releases everything without a drop. */
  forget(): void {
    const { svg } = this.plate.picture;
    this.press = undefined;
    this.twist = undefined;
    svg.classList.remove('holding');
    this.plate.picture.overlay();
  }

  /** Follows a pointer that dragged a food here, until it is released or `forget` is called. */
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
    // A carousel around the plate would see a swipe
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
    // A second finger does not end the first one's hold
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
    // The click that follows targets the picture, which captured the pointer
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

  /** Shows the push that a pull means as an arrow, in one of eight directions and three strengths. */
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
    // y points down on the screen, so angles grow clockwise
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

  /** Handles a tap or Enter on a place. */
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

/** Returns how much higher than its pointer a food is held, in hundredths of a mm. */
export function liftOf({ pointerType }: PointerEvent): number {
  return pointerType === 'touch' ? LIFT : 0;
}

function placeOf({ target }: Event): string | undefined {
  return target instanceof SVGElement ? target.dataset['place'] : undefined;
}

function angleOf(a: Point, b: Point): number {
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 18000) / Math.PI;
}

/** Returns the shorter turn from one angle to another, in hundredths of a degree. */
function turned(from: number, to: number): number {
  const by = to - from;
  return by > 18000 ? by - 36000 : by < -18000 ? by + 36000 : by;
}
