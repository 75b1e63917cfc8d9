/** Instead of the number of a wait: nothing is waited for. */
export const NO_WAIT = -1;

/** A countdown in seconds of the game's own time. */
export class Clock {
  private seconds = 0;
  /** The wait for the next second. */
  private waiting = NO_WAIT;
  /** What the time was set for. */
  private reason: object | undefined;

  /**
   * Counts down for a reason, telling the seconds that are left each time, 0 at last. For a new reason it begins anew with
   * so many seconds, or with 0 goes on with those that were left.
   */
  run(reason: object, seconds: number, tell: (seconds: number) => void): void {
    if (reason === this.reason) return;
    this.stop();
    this.reason = reason;
    this.seconds = Math.max(1, seconds > 0 ? seconds : this.seconds);
    this.wait(tell);
  }

  /** Stands still; the seconds that are left are kept. */
  stop(): void {
    if (this.waiting !== NO_WAIT) Wait.stop(this.waiting);
    this.waiting = NO_WAIT;
    this.reason = undefined;
  }

  private wait(tell: (seconds: number) => void): void {
    this.waiting = Wait.time(() => {
      this.waiting = NO_WAIT;
      this.seconds--;
      if (this.seconds > 0) this.wait(tell);
      tell(this.seconds);
    }, 1);
  }
}
