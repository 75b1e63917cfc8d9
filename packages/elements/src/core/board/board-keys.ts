/** Moves the focus on a board by keys, and tells its owner which place readers point at. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Layout } from '../area.js';
import { useKey } from '../kept-events.js';
import type { Board } from './board.js';

/** What readers of a board do by pointing. */
export interface PointActions {
  /** Handles the mouse or (`byKey`) the focus moving to a place, or off all places. */
  hover(place: Place | undefined, byKey: boolean): void;
}

/** Listens to one board. Its owner decides what presses on places mean. */
export class BoardKeys<S extends BaseState> {
  /** Whether the last pointer down was a finger; the click that follows does not say so in every browser. */
  isFinger = false;
  /** The x at which moving across rows began. */
  #column: number | undefined;

  constructor(
    private readonly board: Board<S>,
    actions: PointActions,
  ) {
    const { svg } = board;
    svg.addEventListener('pointerdown', ({ pointerType }) => (this.isFinger = pointerType === 'touch'));
    svg.addEventListener('keydown', (event) => this.#onKeyDown(event));
    svg.addEventListener('focusin', ({ target }) => {
      const place = placeOf(target);
      if (place === undefined) return;
      this.#column = undefined;
      board.focusable(place);
      actions.hover(place, true);
    });
    svg.addEventListener('focusout', () => {
      // After a first tap has described a place, the reader may tap the text to read it, and then confirm
      if (!this.isFinger) actions.hover(undefined, true);
    });
    svg.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') actions.hover(undefined, false);
    });
    svg.addEventListener('pointerover', ({ pointerType, target }) => {
      if (pointerType === 'mouse') actions.hover(placeOf(target), false);
    });
  }

  #onKeyDown(event: KeyboardEvent): void {
    const place = placeOf(event.target);
    this.isFinger = false;
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (this.#walk(place, event.key)) useKey(event);
  }

  /** Moves the focus as a key says. Keys that lead over the edge are used as well, or the page would scroll. */
  #walk(from: Place, key: string): boolean {
    const { area, flipped, layout } = this.board;
    const column = this.#column ?? area.center(from, flipped)[0];
    const to = area.step ? area.step(layout, from, key, column, flipped) : rectangleStep(layout, from, key);
    if (to === undefined) return /^(Arrow|Home|End|Page)/.test(key);
    this.board.cell(to)?.focus();
    if (key === 'ArrowUp' || key === 'ArrowDown') this.#column = column;
    return true;
  }
}

/** Returns the place of a node of a board; undefined for any other node. */
export function placeOf(target: EventTarget | null): Place | undefined {
  return target instanceof SVGElement ? target.dataset['place'] : undefined;
}

/** Returns where a key leads in a rectangle or in rows of different lengths; undefined for nowhere. Arrows are visual. */
export function rectangleStep({ rows }: Layout, from: Place, key: string): Place | undefined {
  const y = rows.findIndex((row) => row.includes(from));
  const row = rows[y] ?? [];
  const x = row.indexOf(from);
  const along: Readonly<Record<string, Place | undefined>> = {
    ArrowLeft: row[x - 1],
    ArrowRight: row[x + 1],
    Home: row[0],
    End: row.at(-1),
  };
  const across: Readonly<Record<string, readonly Place[] | undefined>> = {
    ArrowUp: rows[y - 1],
    ArrowDown: rows[y + 1],
    PageUp: rows[0],
    PageDown: rows.at(-1),
  };
  // In a shorter row, its end
  return along[key] ?? across[key]?.[x] ?? across[key]?.at(-1);
}
