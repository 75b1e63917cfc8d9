/** The countdown for rescuing fallen food (BB-22, BB-23). */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Translate } from '#core';

/** Length of the countdown and the interval between its ticks, in milliseconds. */
const WINDOW = 3000;
const TICK = 100;

/** Countdown that restarts with each fall. A page that slept, or a slow machine, costs no time. */
export class RescueClock implements ReactiveController {
  #left = WINDOW;
  #lookedAt = 0;
  /** Time already used when the clock last started, in milliseconds. */
  #gone = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The fall being timed; rescues from the same fall share its countdown. */
  #fall: unknown;
  /** The game, and whether its reader already knows what a rescue is. */
  #game: unknown;
  #isRead = false;
  /** Whether the explanation is shown; the clock is paused meanwhile. */
  #isExplaining = false;

  /** `late` is called when time is up. */
  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly late: () => void,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#hold();
  }

  /** Whether the clock waits for the reader to read the explanation. */
  get isExplaining(): boolean {
    return this.#isExplaining;
  }

  /**
   * Runs while fallen food may be rescued, restarts with another fall, and pauses otherwise. The first time in a game it waits
   * until the reader starts it. `isSaving`: the last move was the reader's own in a rescue, so no explanation is needed.
   */
  follow(game: unknown, fall: unknown, isRunning: boolean, isSaving: boolean): void {
    if (game !== this.#game) this.#isRead = false;
    this.#game = game;
    if (isSaving) this.#isRead = true;
    this.#isExplaining = isRunning && !this.#isRead;
    if (fall !== this.#fall) this.#left = WINDOW;
    this.#fall = fall;
    if (!isRunning || this.#isExplaining) this.#hold();
    else if (this.#timer === undefined) {
      this.#lookedAt = performance.now();
      this.#gone = WINDOW - this.#left;
      this.#timer = setTimeout(() => this.#tick(), TICK);
    }
  }

  /** Starts the countdown after the explanation. */
  readonly #begin = (): void => {
    this.#isRead = true;
    this.host.requestUpdate();
  };

  #hold(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  get #seconds(): number {
    return Math.ceil(this.#left / 1000);
  }

  #tick(): void {
    const now = performance.now();
    const before = this.#seconds;
    // A page that slept, or a machine that stalled, must not cost time
    this.#left -= Math.min(2 * TICK, now - this.#lookedAt);
    this.#lookedAt = now;
    if (this.#left <= 0) {
      this.#hold();
      return this.late();
    }
    this.#timer = setTimeout(() => this.#tick(), TICK);
    if (this.#seconds !== before) this.host.requestUpdate();
  }

  /** Renders the explanation, or the running clock. `count`: pieces that may be rescued; `stop`: turns the clock off. */
  render(t: Translate, count: number, stop: () => void): TemplateResult | typeof nothing {
    const withoutClock = html`<button part="choice" type="button" @click=${stop}>
      ${t('clock.buffet-boss.stop')}
    </button>`;
    if (this.#isExplaining)
      return html`
        <div part="clock" class="explained" role="group" aria-label=${t('clock.buffet-boss')}>
          <p>${t('clock.buffet-boss.first', { count })}</p>
          <button part="choice" class="start" type="button" @click=${this.#begin}>
            ${t('clock.buffet-boss.start')}
          </button>
          ${withoutClock}
        </div>
      `;
    if (this.#timer === undefined) return nothing;
    return html`
      <div part="clock" role="timer" aria-label=${t('clock.buffet-boss')}>
        <strong>${t('clock.buffet-boss.left', { count: this.#seconds })}</strong>
        <div part="clock-bar" .style=${`animation-delay: ${-this.#gone}ms`}></div>
        ${withoutClock}
      </div>
    `;
  }
}
