/**
 * The element that shows a position or steps through a record. What only records, options and seeds need is fetched with
 * the first of them.
 */
import type { BaseState, Options, Result } from '@griddle/rules/core/contract.js';
import type { Session } from '@griddle/rules/replay/session.js';
import { newStart, plainStart, type Fault, type Input, type Start } from './input.js';
import type { Whole } from './notation.js';
import type * as Records from './records.js';
import { ShownElement } from './shown-element.js';
import type * as StartCode from './start.js';

/** Reads options and seeds, too: once one board has fetched it, all have it at once. */
let code: typeof StartCode | undefined;

export abstract class DiagramElement<S extends BaseState, M> extends ShownElement<S, M> {
  /** What is shown where there is no record. */
  #alone: Start<S> | undefined;

  protected override needed(): Promise<unknown> | undefined {
    if (code) return undefined;
    return import('./start.js').then((fetched) => {
      code = fetched;
    });
  }

  protected override optionsGiven(): Options {
    return code?.optionsGiven(this.rules, this.options) ?? super.optionsGiven();
  }

  protected override read(input: Input): Result<Start<S>, Fault> | undefined {
    if (input.seed === '' && input.options === '') return plainStart(this.rules, input.position);
    if (code) return code.startFrom(this.rules, input);
    this.readAgain(input, this.needed() ?? Promise.resolve());
    return undefined;
  }

  protected override begin(start: Start<S>): void {
    this.#alone = start;
    this.replay = undefined;
  }

  protected override follow(session: Session<S, M>, whole: Whole<S, M>, records: typeof Records): void {
    this.motion = records.Motion;
    this.wear(records.gameStyles);
    this.beside ??= new records.Beside(this);
    this.replay = new records.Replay(this, whole, session);
  }

  protected override get isOpen(): boolean {
    return (this.replay ?? this.#alone) !== undefined;
  }

  /** @internal */
  override get state(): S {
    return (this.replay ?? (this.#alone ??= newStart(this.rules))).state;
  }
}
