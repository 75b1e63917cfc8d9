/** How much one client, or one address, may do. */
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Refusals after which a client that does not slow down is disconnected. */
const PATIENCE = 500;
const MINUTE_S = 60;

/** Lets a client say so many things at once, and so many each second from then on. */
export class Allowance {
  #left: number;
  #at = Date.now();
  #refused = 0;

  constructor(
    readonly burst: number,
    readonly perSecond: number,
  ) {
    this.#left = burst;
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const now = Date.now();
    this.#left = Math.min(this.burst, this.#left + ((now - this.#at) / 1000) * this.perSecond);
    this.#at = now;
    if (this.#left < 1) {
      this.#refused++;
      return false;
    }
    this.#left -= 1;
    return true;
  }

  /** Whether the client has been refused so often that it does not listen. */
  get isAbused(): boolean {
    return this.#refused > PATIENCE;
  }
}

/** Counts by address, over a minute. */
export class AddressLimit {
  readonly #limiter: RateLimiterMemory;

  constructor(perMinute: number) {
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE_S });
  }

  /** Whether an address may do it once more; it counts. */
  async take(address: string): Promise<boolean> {
    try {
      await this.#limiter.consume(address);
      return true;
    } catch {
      return false;
    }
  }
}
