/** An area whose places come and go. Only games with such areas load it: they name it in their view. */
import type { Point } from '@griddle/art';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { Board, type Drawing } from './board.js';
import type { AreaView, Ground, Growing } from './board-view.js';
import { cellPath, makeCell, makeRow } from './svg.js';

/** The growth of an area: its places by state. */
export function growing<S extends BaseState>(of: Growing<S>['of']): Growing<S> {
  return { of, board: GrowingBoard };
}

/** The board whose cells are made and taken away as places come and go; nodes of places that stay are kept. */
export class GrowingBoard<S extends BaseState> extends Board<S> {
  override draw(state: S, drawing: Drawing): void {
    const { flipped, view } = this;
    const before = this.places;
    if (view.ground) this.#grow(view.ground.of(state, flipped));
    this.vanished = before === this.places ? [] : before.filter((place) => !this.known.has(place));
    super.draw(state, drawing);
  }

  /** Takes up the places of another state; what stays keeps its nodes, and so the focus. */
  #grow(ground: Ground): void {
    if (ground === this.ground) return;
    const { flipped, svg, view, stop } = this;
    this.ground = ground;
    this.places = ground.rows.flat();
    this.known = new Set(this.places);
    this.contents = [];
    this.frame(ground);
    const focused = (svg.getRootNode() as ShadowRoot).activeElement;
    syncCells(svg.children[1] ?? svg, ground.rows, view, flipped);
    if (stop === undefined || this.known.has(stop)) return;
    const lost = focused instanceof SVGElement && focused.dataset['place'] === stop;
    const next = this.#nearest(view.centre(stop, flipped));
    this.stop = undefined;
    this.stopAt(next);
    if (lost) this.cell(next)?.focus();
  }

  /** Shows all of a ground. */
  protected frame({ viewBox }: Ground): void {
    this.svg.setAttribute('viewBox', viewBox.join(' '));
  }

  #nearest([x, y]: Point): Place {
    const distance = (place: Place): number => {
      const [px, py] = this.view.centre(place, this.flipped);
      return Math.hypot(px - x, py - y);
    };
    return this.places.reduce((best, place) => (distance(place) < distance(best) ? place : best), this.places[0] ?? '');
  }
}

/** Makes the cells those of some rows. Nodes of places that stay are not moved, or they would lose the focus. */
function syncCells<S extends BaseState>(
  group: Element,
  rows: readonly (readonly Place[])[],
  view: AreaView<S>,
  flipped: boolean,
): void {
  const known = new Map<Place, SVGElement>();
  for (const cell of group.querySelectorAll<SVGElement>('[data-place]')) known.set(cell.dataset['place'] ?? '', cell);
  const wanted = new Set(rows.flat());
  for (const [place, cell] of known) {
    const path = cellPath(place, view, flipped);
    if (!wanted.has(place)) cell.remove();
    else if (cell.getAttribute('d') !== path) cell.setAttribute('d', path);
  }
  const lines = rows.map((row) => {
    // The row of a place that was there before is that row still
    const line = row.map((place) => known.get(place)?.parentElement).find((parent) => parent) ?? makeRow();
    order(
      line,
      row.map((place) => known.get(place) ?? makeCell(place, view, flipped)),
    );
    return line;
  });
  for (const line of [...group.children]) if (line.children.length === 0) line.remove();
  order(group, lines);
}

/** Puts children in an order, moving none that stands right already. */
function order(parent: Element, children: readonly Element[]): void {
  let at = parent.firstElementChild;
  for (const child of children) {
    if (child === at) at = at.nextElementSibling;
    else parent.insertBefore(child, at);
  }
}
