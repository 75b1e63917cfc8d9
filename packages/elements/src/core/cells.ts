/** The rows of cells of an area whose places come and go. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { AreaView } from './board-view.js';
import { makeCell, makeRow, translation } from './svg.js';

/** Makes the cells those of some rows. Nodes of places that stay are not moved, or they would lose the focus. */
export function syncCells<S extends BaseState>(
  group: Element,
  rows: readonly (readonly Place[])[],
  view: AreaView<S>,
  flipped: boolean,
): void {
  const known = new Map<Place, SVGElement>();
  for (const cell of group.querySelectorAll<SVGElement>('[data-place]')) known.set(cell.dataset['place'] ?? '', cell);
  const wanted = new Set(rows.flat());
  for (const [place, cell] of known) {
    const at = translation(view.centre(place, flipped));
    if (!wanted.has(place)) cell.remove();
    else if (cell.getAttribute('transform') !== at) cell.setAttribute('transform', at);
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
