/** Keys on a board: going from place to place. Fetched when the focus comes to one. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Board } from './board.js';
import { isPlain, type Hands } from './hearing.js';
import { rectangleStep } from './rectangle.js';

/** For boards that show; hands that also move pieces extend it. */
export class BoardKeys<S extends BaseState> implements Hands {
  /** Where the way across rows began, in the picture's units. */
  #column: number | undefined;

  constructor(protected readonly board: Board<S>) {}

  handle(event: Event, place: Place | undefined): void {
    if (place === undefined) return;
    if (event.type === 'focusin') {
      this.board.stopAt(place);
      this.#column = undefined;
    } else if (event instanceof KeyboardEvent && isPlain(event) && this.pressed(event.key)) event.preventDefault();
  }

  /** Goes where an arrow leads; keys that lead over the edge are still ours, or the page would scroll. */
  protected pressed(key: string): boolean {
    return this.#walk(key) || /^(Arrow|Home|End|Page)/.test(key);
  }

  /** Goes where a key leads from the tab stop; false for a key that leads nowhere. */
  #walk(key: string): boolean {
    const { flipped, ground, view, stop = '' } = this.board;
    const column = this.#column ?? view.centre(stop, flipped)[0];
    const next = (view.step ?? rectangleStep)(ground, stop, key, column, flipped);
    if (next === undefined) return false;
    this.board.cell(next)?.focus();
    if (key === 'ArrowUp' || key === 'ArrowDown') this.#column = column;
    return true;
  }
}
