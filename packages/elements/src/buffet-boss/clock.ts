/** The seconds in which what fell may be saved (BB-22, BB-23). */
import { button, element } from '../old-core/nodes.js';
import type { Say } from '../old-core/table.js';

/** How long a window is open, and how often the clock is looked at, in milliseconds. */
const WINDOW = 3000;
const TICK = 100;

/** Opens anew with each fall; a page that slept, or a slow machine, takes none of the time. */
export class RescueClock {
  readonly node = element('div', { part: 'clock', role: 'timer', hidden: '' });
  private readonly words = element('strong');
  private readonly bar = element('div', { part: 'clock-bar' });
  private readonly stopper = button({ part: 'choice' }, () => this.stop());
  private left = 0;
  private looked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The window that is open; a rescue of the same fall goes on in it. */
  private window: unknown;
  private say: Say | undefined;

  /** `late` is called when time is up, `stop` when the reader wants no clock. */
  constructor(
    private readonly late: () => void,
    private readonly stop: () => void,
  ) {
    this.node.append(this.words, this.bar, this.stopper);
  }

  /** Runs while `window` is a fall that may be rescued; another one begins anew, none holds the clock. */
  draw(say: Say, window: unknown, isRunning: boolean): void {
    this.say = say;
    if (window !== this.window) this.left = WINDOW;
    this.window = window;
    this.node.hidden = !isRunning;
    if (!isRunning) return this.hold();
    this.node.setAttribute('aria-label', say('clock.buffet-boss'));
    this.stopper.textContent = say('clock.buffet-boss.stop');
    this.tell();
    if (this.timer !== undefined) return;
    this.looked = performance.now();
    this.timer = setTimeout(() => this.tick(), TICK);
  }

  /** Stands still; what is left stays. */
  hold(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private tick(): void {
    const now = performance.now();
    // A page that slept, or a machine that stalled, takes nobody's time
    this.left -= Math.min(2 * TICK, now - this.looked);
    this.looked = now;
    if (this.left > 0) {
      this.timer = setTimeout(() => this.tick(), TICK);
      return this.tell();
    }
    this.hold();
    if (this.node.isConnected) this.late();
  }

  private tell(): void {
    const words = this.say?.('clock.buffet-boss.left', { count: Math.ceil(this.left / 1000) }) ?? '';
    if (this.words.textContent !== words) this.words.textContent = words;
    this.bar.style.inlineSize = `${Math.max(0, (this.left / WINDOW) * 100)}%`;
  }
}
