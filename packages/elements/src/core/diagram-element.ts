/**
 * The element that shows a position or steps through a record. What only records, options and seeds need is fetched with
 * the first of them.
 */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Session } from '@griddle/rules/replay/session.js';
import { newStart, type Start } from './input.js';
import type { Whole } from './notation.js';
import type * as Records from './records.js';
import { ShownElement } from './shown-element.js';

/** Extend it for an element that cannot be played; `GameElement` is for those that can. */
export abstract class DiagramElement<S extends BaseState, M> extends ShownElement<S, M> {
  /** What is shown where there is no record. */
  #alone: Start<S> | undefined;

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
