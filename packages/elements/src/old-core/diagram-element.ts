/**
 * The element that shows a position or steps through a record. What only records, options and seeds need is fetched with
 * the first of them.
 */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Session } from '@griddle/rules/replay/session.js';
import type { Board } from './board.js';
import type { Hands } from './hearing.js';
import { newStart, type Start } from './input.js';
import type { Whole } from './notation.js';
import type * as Records from './records.js';
import { ShownElement } from './shown-element.js';

const NOTHING: ReadonlySet<Place> = new Set();

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
    records.wear(this, records.gameStyles);
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

  /** @internal */
  readonly dragging: boolean = false;

  /** @internal */
  movable(): ReadonlySet<Place> {
    return NOTHING;
  }

  protected readonly heard: string = 'keydown focusin';

  protected hands(board: Board<S>): Hands | Promise<Hands> {
    return import('./board-keys.js').then(({ BoardKeys }) => new BoardKeys(board));
  }

  override goTo(place: string | number): boolean {
    this.ready();
    return this.replay?.goTo(place) ?? false;
  }

  override again(): void {
    this.replay?.again();
  }
}
