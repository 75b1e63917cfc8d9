/** The current input errors, until valid input replaces them. */
import type { ReactiveControllerHost } from 'lit';
import { announce } from './announcer.js';
import { emit, type Problem } from './events.js';
import type { Fault } from './input.js';

/** Reports problems on the board, by an event, and to screen readers. */
export class ProblemsController {
  /** One for each attribute or method at most. */
  all: readonly Problem[] = [];

  /**
   * @param describe - Puts a fault into words.
   * @param locale - The language of these words.
   */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly describe: (fault: Fault) => Problem,
    private readonly locale: () => string,
  ) {}

  report(fault: Fault): void {
    const problem = this.describe(fault);
    this.forgive([fault.source]);
    this.all = [...this.all, problem];
    this.host.requestUpdate();
    emit(this.host, 'griddle-error', problem);
    announce(() => problem.message, this.locale());
  }

  /** Clears the problems of these attributes or methods. */
  forgive(sources: readonly string[]): void {
    this.all = this.all.filter(({ source }) => !sources.includes(source));
  }
}
