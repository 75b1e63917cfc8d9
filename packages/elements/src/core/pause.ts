/** Waits until something has not happened for a while. */

/** Cheaper than a timer for each time: moves that are scrubbed through come with every frame. */
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

  /** It has happened: the wait begins anew. */
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
