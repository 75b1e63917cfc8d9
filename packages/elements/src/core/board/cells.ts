/** Nodes of an empty area: its picture, and the cells that take touches, keys and labels. */
import { outlineAt } from '@griddle/art/internal/marks.js';
import type { Attributes } from '@griddle/art/internal/print/attributes.js';
import { svgNode, svgRoot, toNode } from '@griddle/art/print/dom.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Area, Layout } from '../area.js';

/** Attributes of a board. Chromium takes a picture that hears of focus for a stop of the tab key, if nothing else is said. */
export const BOARD: Attributes = { role: 'grid', part: 'board', tabindex: -1 };
/** Of what readers who listen do not hear of. */
export const PICTURE: Attributes = { 'aria-hidden': 'true' };
/** Of all cells. */
export const CELLS: Attributes = { role: 'rowgroup' };
/** Of the cells of a row. */
export const ROW: Attributes = { role: 'row' };

/** Cloning nodes is cheaper than making them: templates of an area by their look, those of cells by their layout besides. */
type Templates = Map<string, Element>;
const boards = new WeakMap<object, WeakMap<Layout, Templates>>();
const pictures = new WeakMap<object, Templates>();

/** A map of maps, or a map: anything in which something is found by a key. */
interface Store<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What a key has in a store; made where it has nothing yet. */
function kept<K, V>(store: Store<K, V>, key: K, make: () => V): V {
  const known = store.get(key);
  if (known !== undefined) return known;
  const made = make();
  store.set(key, made);
  return made;
}

/** An SVG of one child, the rows of cells; the picture comes before it. */
export function cloneBoard<S extends BaseState>(area: Area<S>, layout: Layout, flipped: boolean): SVGSVGElement {
  const layouts = kept(boards, area, () => new WeakMap<Layout, Templates>());
  const templates = kept(layouts, layout, (): Templates => new Map());
  return kept(templates, `${flipped}`, () => makeBoard(area, layout, flipped)).cloneNode(true) as SVGSVGElement;
}

/** The picture of an area as it is before anything stands on it: backdrop, layers below, pieces, layers above. */
export function clonePicture<S extends BaseState>(area: Area<S>, flipped: boolean, coordinates: boolean): Element {
  const templates = kept(pictures, area, (): Templates => new Map());
  const make = (): Element => makePicture(area, flipped, coordinates);
  return kept(templates, `${flipped} ${coordinates}`, make).cloneNode(true) as Element;
}

function makeBoard<S extends BaseState>(area: Area<S>, { viewBox, rows }: Layout, flipped: boolean): SVGSVGElement {
  const cells = svgNode('g', CELLS);
  for (const row of rows) {
    const line = makeRow();
    line.append(...row.map((place) => makeCell(place, area, flipped)));
    cells.append(line);
  }
  const svg = svgRoot(viewBox, BOARD);
  svg.append(cells);
  return svg;
}

function makePicture<S extends BaseState>(area: Area<S>, flipped: boolean, coordinates: boolean): Element {
  const picture = svgNode('g', PICTURE);
  picture.append(toNode(area.backdrop(flipped, coordinates)), svgNode('g'), svgNode('g'), svgNode('g'));
  return picture;
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
  return outlineAt([area.center(place, flipped)], area.outline(place));
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

// Attributes of what a board draws again and again.

/**
 * Sets an attribute unless it already has this value: setting the same outline again would make the browser lay out its
 * contents anew.
 */
export function putAttribute(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
