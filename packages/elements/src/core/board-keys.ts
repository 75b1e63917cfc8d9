/** Keys on a board: going from place to place. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Board } from './board.js';

/** One listener object for a whole board. */
export class BoardKeys<S extends BaseState> {
  constructor(
    protected readonly board: Board<S>,
    types: readonly string[] = ['keydown', 'focusin'],
  ) {
    // Chromium makes a picture that listens to the focus a stop of the tab key: the board has its own, one of its places
    board.svg.tabIndex = -1;
    for (const type of types) board.svg.addEventListener(type, this);
  }

  handleEvent(event: Event): void {
    const place = placeOf(event);
    if (place === undefined) return;
    if (event.type === 'focusin') this.board.stopAt(place);
    else if (event instanceof KeyboardEvent && isPlain(event) && this.pressed(event.key)) event.preventDefault();
  }

  /** Goes where an arrow leads; keys that lead over the edge are still ours, or the page would scroll. */
  protected pressed(key: string): boolean {
    return this.board.walk(key) || /^(Arrow|Home|End|Page)/.test(key);
  }
}

function isPlain({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !(altKey || ctrlKey || metaKey);
}

/** The place that something happens on. */
export function placeOf({ target }: Event): Place | undefined {
  return target instanceof SVGElement ? target.dataset['place'] : undefined;
}
