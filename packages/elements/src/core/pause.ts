/** Debounce. */

/** Calls back after a quiet period. Cheaper than one timer per event. */
export class Pause {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  /**
   * @param milliseconds - How long nothing must happen.
   * @param over - Called when nothing has happened for so long.
   */
  constructor(
    private readonly milliseconds: number,
    private readonly over: () => void,
  ) {}

  /** Restarts the quiet period. */
  begin(): void {
    this.#since = performance.now();
    this.#timer ??= setTimeout(this.#look, this.milliseconds);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  readonly #look = (): void => {
    const left = this.#since + this.milliseconds - performance.now();
    this.#timer = left > 0 ? setTimeout(this.#look, left) : undefined;
    if (left <= 0) this.over();
  };
}
