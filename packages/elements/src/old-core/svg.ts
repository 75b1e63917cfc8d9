/** The one SVG of a board as it is before anything stands on it, made once for each look and cloned for each board. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { drawnAt } from '@griddle/art/marks.js';
import { svgNode, svgRoot, toNode } from '@griddle/art/print/dom.js';
import type { AreaView } from './board-view.js';

/** By views, and by how these are seen. */
const templates = new WeakMap<object, Record<string, Node>>();

/**
 * A board with the places of its view, seen from one side, with or without coordinates: an `svg` with two children, the
 * picture (backdrop, below, pieces, above) and the rows of cells.
 */
export function emptyBoard<S extends BaseState>(
  view: AreaView<S>,
  flipped: boolean,
  coordinates: boolean,
): SVGSVGElement {
  const looks = templates.get(view) ?? {};
  templates.set(view, looks);
  const template = (looks[`${flipped}${coordinates}`] ??= makeBoard(view, flipped, coordinates));
  return template.cloneNode(true) as SVGSVGElement;
}

function makeBoard<S extends BaseState>(view: AreaView<S>, flipped: boolean, coordinates: boolean): SVGSVGElement {
  const picture = svgNode('g', { 'aria-hidden': 'true' });
  picture.append(toNode(view.backdrop(flipped, coordinates)), svgNode('g'), svgNode('g'), svgNode('g'));
  const cells = svgNode('g', { role: 'rowgroup' });
  for (const row of view.rows(flipped)) {
    const line = makeRow();
    for (const place of row) line.append(makeCell(place, view, flipped));
    cells.append(line);
  }
  const board = svgRoot(view.viewBox, { role: 'grid', part: 'board' });
  board.append(picture, cells);
  return board;
}

/** A new row of cells. */
export function makeRow(): SVGElement {
  return svgNode('g', { role: 'row' });
}

/**
 * The path data of a cell. It stands where it is without a `transform`: each of those is one more thing that a browser asks
 * for whatever moves.
 */
export function cellPath<S extends BaseState>(place: Place, { centre, hit }: AreaView<S>, flipped: boolean): string {
  return drawnAt([centre(place, flipped)], hit(place));
}

/** A new cell: what takes touches, keys and a name for a place. */
export function makeCell<S extends BaseState>(place: Place, view: AreaView<S>, flipped: boolean): SVGElement {
  return svgNode('path', {
    role: 'gridcell',
    part: 'cell',
    tabindex: -1,
    'data-place': place,
    d: cellPath(place, view, flipped),
  });
}

/** Where things stand that are not on the board now: outside of the picture. */
export const ASIDE = 'translate(-99 -99)';

/** A move to a point, for the `transform` attribute. */
export function translation([x, y]: readonly [number, number]): string {
  return `translate(${x} ${y})`;
}
