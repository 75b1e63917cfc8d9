/** What an operator can watch, for Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Bounds of histograms, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** Counters and times of one process. */
export class Metrics {
  readonly registry = new Registry();
  readonly opened = this.#counter('opened_total', 'Rooms that were opened');
  readonly moves = this.#counter('moves_total', 'Moves of seats that were stored');
  readonly conflicts = this.#counter('conflicts_total', 'Appends that lost against another process');
  readonly loaded = this.#counter('loaded_total', 'Rooms that were read from the store');
  readonly swept = this.#counter('swept_total', 'Rooms and records that were removed because they had expired');
  readonly refused = new Counter({
    name: 'griddle_refused_total',
    help: 'What was said and not done, by the code of the refusal',
    labelNames: ['code'],
    registers: [this.registry],
  });
  /** From a message’s arrival to its answer, with the store’s time. */
  readonly answered = this.#histogram('answer_seconds', 'Time from a message to its answer');
  readonly appended = this.#histogram('append_seconds', 'Time of the store for entries');
  readonly told = this.#histogram('tell_seconds', 'Time to make the views of a room’s clients');

  /** Gauges ask the server when they are read. */
  constructor(counts: { readonly rooms: () => number; readonly clients: () => number }) {
    collectDefaultMetrics({ register: this.registry });
    for (const [name, help, read] of [
      ['rooms', 'Rooms in the memory of this process', counts.rooms],
      ['clients', 'Connected clients', counts.clients],
    ] as const)
      new Gauge({
        name: `griddle_${name}`,
        help,
        registers: [this.registry],
        collect() {
          this.set(read());
        },
      });
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name: `griddle_${name}`, help, registers: [this.registry] });
  }

  #histogram(name: string, help: string): Histogram {
    return new Histogram({ name: `griddle_${name}`, help, buckets: BUCKETS, registers: [this.registry] });
  }
}
