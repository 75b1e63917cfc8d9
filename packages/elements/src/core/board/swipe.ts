/** Scrolls the page when a finger swipes on a piece, where the browser does not. */
import { isMotionReduced } from './animation.js';

/** Milliseconds that the page would go on at the speed at which it was let go. */
const GLIDE = 250;

/** One finger that goes up or down. Points are CSS pixels from the top of the window, times those of events. */
export class Swipe {
  /** Pixels a millisecond that the finger went last. */
  #speed = 0;

  /** `scroller`: the box that scrolls under the finger. */
  constructor(
    private y: number,
    private time: number,
    private readonly scroller: Element,
  ) {}

  /** Lets the page follow the finger. */
  follow(y: number, time: number): void {
    const by = this.y - y;
    this.#speed = by / Math.max(1, time - this.time);
    this.y = y;
    this.time = time;
    this.scroller.scrollBy({ top: by, behavior: 'instant' });
  }

  /** The page goes on a little, where the reader does not ask for less motion. */
  letGo(): void {
    if (!isMotionReduced()) this.scroller.scrollBy({ top: this.#speed * GLIDE, behavior: 'smooth' });
  }
}
