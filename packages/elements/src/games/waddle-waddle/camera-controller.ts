/**
 * Zoom and pan for large boards: two buttons, Ctrl and the wheel, pinch or + - 0 to zoom; drag the background to pan.
 * Changes only the SVG's view box.
 */
import type { Point, ViewBox } from '@griddle/art';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { html, nothing, pointAt, putAttribute, useKey, type Camera, type Translate } from '#core';

/** Zoom factor of one step, and the maximum zoom. */
const STEP = 1.25;
const CLOSEST = 5;
/** Steps per button press. */
const PRESS = 2;

/** Zoom steps by key; 0 resets. */
const KEYS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, '0': -Infinity };

/** Matches devices with a touch screen. */
const coarsePointer = globalThis.matchMedia?.('(any-pointer: coarse)');

/** The camera of one board; keeps its zoom while the board grows. */
export class CameraController implements Camera {
  #whole: ViewBox = [0, 0, 1, 1];
  #zoom = 1;
  /** The centre of the view, in the picture's units. */
  #middle: Point = [0, 0];
  /** Positions of pressed pointers, by id. */
  readonly #pointers = new Map<number, Point>();
  /** Whether the buttons are shown: a diagram in an article, perhaps one of many, gets them on hover. */
  #isOpen = false;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly svg: SVGSVGElement,
  ) {
    svg.addEventListener('keydown', (event) => this.#onKey(event));
    svg.addEventListener('focusin', (event) => this.#follow(event.target as Element));
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
      svg.addEventListener(type, (event) => this.#onPointer(event));
    // Touch has no hover before it
    if (coarsePointer?.matches) this.open();
  }

  /** Shows the buttons and enables zooming. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    // Blocking wheel and touch makes browsers track each shape of a picture, so it is only done for those in use
    this.svg.classList.add('camera');
    this.svg.addEventListener('wheel', (event) => this.#onWheel(event), { passive: false });
    this.host.requestUpdate();
  }

  /** Renders the buttons, for pointers only: keyboard users press + and - on the board itself, which stays one tab stop. */
  render(t: Translate): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    const button = (sign: string, label: string, steps: number, isEnd: boolean): TemplateResult => html`
      <button
        type="button"
        tabindex="-1"
        aria-label=${label}
        aria-disabled=${isEnd}
        @click=${() => this.#closer(STEP ** steps, this.#middle)}
      >
        ${sign}
      </button>
    `;
    return html`
      <div part="zoom">
        ${button('+', t('ui.closer'), PRESS, this.#zoom === CLOSEST)}
        ${button('\u2212', t('ui.farther'), -PRESS, this.#zoom === 1)}
      </div>
    `;
  }

  /** Sets the full view box; a zoomed view stays where it is. */
  frame(whole: ViewBox): void {
    if (whole === this.#whole) return;
    this.#whole = whole;
    this.#show();
  }

  #onWheel(event: WheelEvent): void {
    // A touchpad pinch arrives as Ctrl and wheel; the plain wheel scrolls the page
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#closer(STEP ** (event.deltaY < 0 ? 1 : -1), pointAt(this.svg, event.clientX, event.clientY));
  }

  #onKey(event: KeyboardEvent): void {
    this.open();
    const steps = KEYS[event.key];
    if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    useKey(event);
    this.#closer(STEP ** steps, this.#middleOf(event.target as Element));
  }

  /** Pans to the focused place if it is out of view. */
  #follow(place: Element): void {
    this.open();
    const [inner, outer] = [place.getBoundingClientRect(), this.svg.getBoundingClientRect()];
    const isSeen =
      inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    if (this.#zoom === 1 || isSeen) return;
    this.#middle = this.#middleOf(place);
    this.#show();
  }

  #onPointer({ clientX, clientY, pointerId, type }: PointerEvent): void {
    this.open();
    const now: Point = [clientX, clientY];
    const before = this.#pointers.get(pointerId);
    if (type === 'pointerdown') this.#pointers.set(pointerId, now);
    else if (type !== 'pointermove') this.#pointers.delete(pointerId);
    else if (before) {
      const [other] = [...this.#pointers].flatMap(([id, at]) => (id === pointerId ? [] : [at]));
      if (other) this.#pinch(before, now, other);
      else if (this.#zoom > 1 && !this.svg.classList.contains('carrying')) this.#pan(before, now);
      this.#pointers.set(pointerId, now);
    }
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const apart = ([x, y]: Point): number => Math.hypot(x - other[0], y - other[1]);
    const between = pointAt(this.svg, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    if (apart(before) > 0) this.#closer(apart(now) / apart(before), between);
  }

  #pan(before: Point, now: Point): void {
    const [from, to] = [pointAt(this.svg, ...before), pointAt(this.svg, ...now)];
    const [x, y] = this.#middle;
    this.#middle = [x + from[0] - to[0], y + from[1] - to[1]];
    this.#show();
  }

  /** Zooms by a factor around a point, which stays in place on the screen. */
  #closer(factor: number, [x, y]: Point): void {
    const zoom = Math.max(1, Math.min(CLOSEST, this.#zoom * factor));
    const [midX, midY] = this.#middle;
    const kept = this.#zoom / zoom;
    this.#middle = [x + (midX - x) * kept, y + (midY - y) * kept];
    this.#zoom = zoom;
    this.#show();
    this.host.requestUpdate();
  }

  #show(): void {
    const [left, top, wide, high] = this.#whole;
    const [width, height] = [wide / this.#zoom, high / this.#zoom];
    const within = (at: number, start: number, length: number, shown: number): number =>
      Math.max(start + shown / 2, Math.min(start + length - shown / 2, at));
    const [midX, midY] = this.#zoom === 1 ? [left + wide / 2, top + high / 2] : this.#middle;
    const [x, y] = [within(midX, left, wide, width), within(midY, top, high, height)];
    this.#middle = [x, y];
    putAttribute(this.svg, 'viewBox', [x - width / 2, y - height / 2, width, height].join(' '));
    this.svg.classList.toggle('zoomed', this.#zoom > 1);
  }

  #middleOf(place: Element): Point {
    const { x, y, width, height } = place.getBoundingClientRect();
    return pointAt(this.svg, x + width / 2, y + height / 2);
  }
}
