/** A countdown in seconds of the game's own time. */
export class Clock {
  private seconds = 0;
  /** The wait for the next second, 0 for none. */
  private waiting = 0;
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
    if (this.waiting !== 0) Wait.stop(this.waiting);
    this.waiting = 0;
    this.reason = undefined;
  }

  private wait(tell: (seconds: number) => void): void {
    this.waiting = Wait.time(() => {
      this.waiting = 0;
      this.seconds--;
      if (this.seconds > 0) this.wait(tell);
      tell(this.seconds);
    }, 1);
  }
}
