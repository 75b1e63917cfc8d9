/** The seconds in which what fell may be saved (BB-22, BB-23). */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Translate } from '#core';

/** How long a window is open, and how often the clock is looked at, in milliseconds. */
const WINDOW = 3000;
const TICK = 100;

/** Opens anew with each fall; a page that slept, or a slow machine, takes none of the time. */
export class RescueClock implements ReactiveController {
  #left = WINDOW;
  #lookedAt = 0;
  /** How much of the time was gone when it began to run. */
  #gone = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The fall that it runs for; a rescue of the same fall goes on in it. */
  #fall: unknown;
  /** The game, and whether its reader knows by now what a rescue is. */
  #game: unknown;
  #isRead = false;
  /** Whether the explanation is shown, for which the time waits. */
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

  /** Whether it waits for somebody to read what a rescue is. */
  get isExplaining(): boolean {
    return this.#isExplaining;
  }

  /**
   * Runs while a fall may be rescued; another one begins anew, and while nobody can it stands still. The first time in a game
   * it waits until the reader begins it. `isSaving`: the last move was a reader's of a rescue, who needs no explanation.
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

  /** The reader has read what a rescue is: the time runs. */
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
    // A page that slept, or a machine that stalled, takes nobody's time
    this.#left -= Math.min(2 * TICK, now - this.#lookedAt);
    this.#lookedAt = now;
    if (this.#left <= 0) {
      this.#hold();
      return this.late();
    }
    this.#timer = setTimeout(() => this.#tick(), TICK);
    if (this.#seconds !== before) this.host.requestUpdate();
  }

  /** The explanation, or the clock while it runs; `count` pieces may be saved, and `stop` is called by who wants no clock. */
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
