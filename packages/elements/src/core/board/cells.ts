/** The SVG of an area as it is before anything stands on it, and the cells that take touches, keys and names. */
import { drawnAt } from '@griddle/art/marks.js';
import type { Attributes } from '@griddle/art/print/attributes.js';
import { svgNode, svgRoot, toNode } from '@griddle/art/print/dom.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Area, Layout } from '../area.js';
import { putAttribute } from './attribute.js';

/** Attributes of a board. Chromium takes a picture that hears of focus for a stop of the tab key, if nothing else is said. */
export const BOARD: Attributes = { role: 'grid', part: 'board', tabindex: -1 };
/** Of what readers who listen do not hear of. */
export const PICTURE: Attributes = { 'aria-hidden': 'true' };
/** Of all cells. */
export const CELLS: Attributes = { role: 'rowgroup' };
/** Of the cells of a row. */
export const ROW: Attributes = { role: 'row' };

/** Cloning a board is cheaper than making it: a template for each layout and look of an area. */
const templates = new WeakMap<object, WeakMap<Layout, Map<string, SVGSVGElement>>>();

/** An SVG of two children: the picture (backdrop, below, pieces, above) and the rows of cells. */
export function cloneBoard<S extends BaseState>(
  area: Area<S>,
  layout: Layout,
  flipped: boolean,
  coordinates: boolean,
): SVGSVGElement {
  const layouts = templates.get(area) ?? new WeakMap<Layout, Map<string, SVGSVGElement>>();
  templates.set(area, layouts);
  const looks = layouts.get(layout) ?? new Map<string, SVGSVGElement>();
  layouts.set(layout, looks);
  const look = `${flipped} ${coordinates}`;
  const template = looks.get(look) ?? makeBoard(area, layout, flipped, coordinates);
  looks.set(look, template);
  return template.cloneNode(true) as SVGSVGElement;
}

function makeBoard<S extends BaseState>(
  area: Area<S>,
  { viewBox, rows }: Layout,
  flipped: boolean,
  coordinates: boolean,
): SVGSVGElement {
  const picture = svgNode('g', PICTURE);
  picture.append(toNode(area.backdrop(flipped, coordinates)), svgNode('g'), svgNode('g'), svgNode('g'));
  const cells = svgNode('g', CELLS);
  for (const row of rows) {
    const line = makeRow();
    line.append(...row.map((place) => makeCell(place, area, flipped)));
    cells.append(line);
  }
  const svg = svgRoot(viewBox, BOARD);
  svg.append(picture, cells);
  return svg;
}

function makeRow(): SVGElement {
  return svgNode('g', ROW);
}

function makeCell<S extends BaseState>(place: Place, area: Area<S>, flipped: boolean): SVGElement {
  return svgNode('path', cellAttributes(place, area, flipped));
}

/** Those of the cell of a place. */
export function cellAttributes<S extends BaseState>(place: Place, area: Area<S>, flipped: boolean): Attributes {
  const d = outlineOf(place, area, flipped);
  return { role: 'gridcell', part: 'cell', tabindex: -1, 'data-place': place, d };
}

/** A cell stands where it is without a `transform`: each of those is one more thing that a browser asks for at a move. */
function outlineOf<S extends BaseState>(place: Place, area: Area<S>, flipped: boolean): string {
  return drawnAt([area.center(place, flipped)], area.outline(place));
}

/** Makes the cells those of some rows. Nodes of places that stay are not moved, or they would lose the focus. */
export function syncCells<S extends BaseState>(
  group: Element,
  rows: readonly (readonly Place[])[],
  area: Area<S>,
  flipped: boolean,
): void {
  const known = new Map<Place, SVGElement>();
  for (const cell of group.querySelectorAll<SVGElement>('[data-place]')) known.set(cell.dataset['place'] ?? '', cell);
  const wanted = new Set(rows.flat());
  for (const [place, cell] of known) {
    if (wanted.has(place)) putAttribute(cell, 'd', outlineOf(place, area, flipped));
    else cell.remove();
  }
  const lines = rows.map((row) => {
    // The row of a place that was there before is that row still
    const line = row.map((place) => known.get(place)?.parentElement).find((parent) => parent) ?? makeRow();
    const cells = row.map((place) => known.get(place) ?? makeCell(place, area, flipped));
    putInOrder(line, cells);
    return line;
  });
  for (const line of [...group.children]) if (line.children.length === 0) line.remove();
  putInOrder(group, lines);
}

/** Puts children in an order, moving none that stands right already. */
function putInOrder(parent: Element, children: readonly Element[]): void {
  let at = parent.firstElementChild;
  for (const child of children) {
    if (child === at) at = at.nextElementSibling;
    else parent.insertBefore(child, at);
  }
}
