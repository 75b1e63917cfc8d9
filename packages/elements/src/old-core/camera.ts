/**
 * Looking closer at a board that grows large: zoom by two buttons, by Ctrl and the wheel, by two fingers or by + - 0, and
 * pan by dragging the table beside the pieces. It changes nothing but the part of the plane that is shown. Fetched with
 * the first board that has it.
 */
import type { Point, ViewBox } from '@griddle/art';
import { cameraStyles } from './camera.styles.js';
import { box } from './dom.js';
import { pointAt } from './points.js';
import type { Say } from './table.js';
import type { TellingElement } from './telling-element.js';
import { wear } from './wear.js';
import { addEnglish } from './words.js';

addEnglish({ 'ui.closer': 'Look closer', 'ui.farther': 'Show more of the board' });

/** How much closer one step looks, and how close is closest. */
const STEP = 1.25;
const CLOSEST = 5;
/** How many steps a button takes. */
const PRESS = 2;

/** Keys and the steps they zoom by; 0 shows all. */
const KEYS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, '0': -Infinity };

/** Whether somebody may touch the screen. */
const FINGERS = matchMedia('(any-pointer: coarse)');

/** One for a board; the zoom it has stays while the board grows. */
export class Camera {
  private whole: ViewBox = [0, 0, 1, 1];
  private zoom = 1;
  /** The point in the middle of what is shown, in the picture's units. */
  private middle: readonly [number, number] = [0, 0];
  private readonly fingers = new Map<number, readonly [number, number]>();
  /** Undefined until somebody looks closely, or may want to. */
  private buttons: readonly [closer: HTMLElement, farther: HTMLElement] | undefined;
  private say: Say | undefined;

  constructor(private readonly svg: SVGSVGElement) {
    for (const type of ['keydown', 'focusin', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
      svg.addEventListener(type, this);
    // A picture in an article, one of many maybe, gets its buttons when it is pointed at; fingers come without a warning
    if (this.host.hasAttribute('mode') || FINGERS.matches) this.open();
  }

  private get host(): TellingElement {
    return (this.svg.getRootNode() as ShadowRoot).host as TellingElement;
  }

  private open(): void {
    if (this.buttons) return;
    // What keeps wheel and fingers from the page makes browsers note down each shape of a picture: not of those left alone
    this.svg.classList.add('camera');
    this.svg.addEventListener('wheel', this, { passive: false });
    this.buttons = [this.button('+', PRESS), this.button('\u2212', -PRESS)];
    wear(this.host, cameraStyles);
    this.svg.after(box('div', 'zoom', ...this.buttons));
    if (this.say) this.name(this.say);
    this.show();
  }

  private button(sign: string, steps: number): HTMLElement {
    const made = document.createElement('button');
    made.type = 'button';
    // For pointers; keys have + and - on the board itself, which stays one stop of the tab key
    made.tabIndex = -1;
    made.append(sign);
    made.addEventListener('click', () => this.closer(STEP ** steps, this.middle));
    return made;
  }

  /** Names the buttons. */
  name(say: Say): void {
    this.say = say;
    this.buttons?.[0].setAttribute('aria-label', say('ui.closer'));
    this.buttons?.[1].setAttribute('aria-label', say('ui.farther'));
  }

  /** Shows another board; one that is looked at closely stays where it is looked at. */
  frame(whole: ViewBox): void {
    this.whole = whole;
    this.show();
  }

  handleEvent(event: Event): void {
    this.open();
    if (event instanceof WheelEvent) this.wheel(event);
    else if (event instanceof KeyboardEvent) this.key(event);
    else if (event.type === 'focusin') this.follow(event.target as Element);
    else if (event instanceof PointerEvent) this.pointer(event);
  }

  private wheel(event: WheelEvent): void {
    // A pinch on a touchpad comes as the wheel with Ctrl; the wheel alone is the page's
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.closer(STEP ** (event.deltaY < 0 ? 1 : -1), this.pointAt(event.clientX, event.clientY));
  }

  private key(event: KeyboardEvent): void {
    const steps = KEYS[event.key];
    if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const box = (event.target as Element).getBoundingClientRect();
    this.closer(STEP ** steps, this.pointAt(box.x + box.width / 2, box.y + box.height / 2));
  }

  /** Shows the place that the focus has come to, where it lies outside of what is shown. */
  private follow(place: Element): void {
    const [inner, outer] = [place.getBoundingClientRect(), this.svg.getBoundingClientRect()];
    const isSeen =
      inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    if (this.zoom === 1 || isSeen) return;
    this.middle = this.pointAt(inner.x + inner.width / 2, inner.y + inner.height / 2);
    this.show();
  }

  private pointer(event: PointerEvent): void {
    const { fingers } = this;
    const now = [event.clientX, event.clientY] as const;
    const before = fingers.get(event.pointerId);
    if (event.type === 'pointerdown') fingers.set(event.pointerId, now);
    else if (event.type !== 'pointermove') fingers.delete(event.pointerId);
    else if (before) {
      const [other] = [...fingers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
      if (other) this.pinch(before, now, other);
      else if (this.zoom > 1 && !this.svg.classList.contains('carrying')) this.pan(before, now);
      fingers.set(event.pointerId, now);
    }
  }

  private pinch(
    before: readonly [number, number],
    now: readonly [number, number],
    other: readonly [number, number],
  ): void {
    const apart = ([x, y]: readonly [number, number]): number => Math.hypot(x - other[0], y - other[1]);
    const between = this.pointAt((now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    if (apart(before) > 0) this.closer(apart(now) / apart(before), between);
  }

  private pan(before: readonly [number, number], now: readonly [number, number]): void {
    const [from, to] = [this.pointAt(...before), this.pointAt(...now)];
    this.middle = [this.middle[0] + from[0] - to[0], this.middle[1] + from[1] - to[1]];
    this.show();
  }

  /** Zooms by a factor; the point stays where it is on the screen. */
  private closer(factor: number, [x, y]: readonly [number, number]): void {
    const zoom = Math.max(1, Math.min(CLOSEST, this.zoom * factor));
    const [midX, midY] = this.middle;
    const kept = this.zoom / zoom;
    this.middle = [x + (midX - x) * kept, y + (midY - y) * kept];
    this.zoom = zoom;
    this.show();
  }

  private show(): void {
    const [left, top, wide, high] = this.whole;
    const [width, height] = [wide / this.zoom, high / this.zoom];
    const within = (at: number, start: number, length: number, shown: number): number =>
      Math.max(start + shown / 2, Math.min(start + length - shown / 2, at));
    if (this.zoom === 1) this.middle = [left + wide / 2, top + high / 2];
    this.middle = [within(this.middle[0], left, wide, width), within(this.middle[1], top, high, height)];
    const [x, y] = this.middle;
    this.svg.setAttribute('viewBox', [x - width / 2, y - height / 2, width, height].join(' '));
    this.svg.classList.toggle('zoomed', this.zoom > 1);
    this.buttons?.[0].setAttribute('aria-disabled', String(this.zoom === CLOSEST));
    this.buttons?.[1].setAttribute('aria-disabled', String(this.zoom === 1));
  }

  private pointAt(clientX: number, clientY: number): Point {
    return pointAt(this.svg, clientX, clientY);
  }
}
