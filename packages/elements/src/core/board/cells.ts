/** Nodes of an empty area: its picture, and the cells that take touches, keys and labels. */
import { outlineAt } from '@griddle/art/internal/marks.js';
import type { Attributes } from '@griddle/art/internal/print/attributes.js';
import { svgNode, svgRoot, toNode } from '@griddle/art/print/dom.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Area, Layout } from '../area.js';

/** Attributes of a board. By default, Chromium makes a picture with a focus listener a tab stop. */
export const BOARD: Attributes = { role: 'grid', part: 'board', tabindex: -1 };
/** Attributes of a picture, which is hidden from screen readers. */
export const PICTURE: Attributes = { 'aria-hidden': 'true' };
/** Attributes of the group of all cells. */
export const CELLS: Attributes = { role: 'rowgroup' };
/** Attributes of a row of cells. */
export const ROW: Attributes = { role: 'row' };

/** Templates of an area by their look (those of cells by layout, too): cloning nodes is cheaper than making them. */
type Templates = Map<string, Element>;
const boards = new WeakMap<object, WeakMap<Layout, Templates>>();
const pictures = new WeakMap<object, Templates>();

/** Anything with values by key: a map, or a map of maps. */
interface Store<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** Returns the value of a key in a store; makes it if there is none. */
function kept<K, V>(store: Store<K, V>, key: K, make: () => V): V {
  const known = store.get(key);
  if (known !== undefined) return known;
  const made = make();
  store.set(key, made);
  return made;
}

/** Returns an SVG with one child, the rows of cells; the picture goes before it. */
export function cloneBoard<S extends BaseState>(area: Area<S>, layout: Layout, flipped: boolean): SVGSVGElement {
  const layouts = kept(boards, area, () => new WeakMap<Layout, Templates>());
  const templates = kept(layouts, layout, (): Templates => new Map());
  return kept(templates, `${flipped}`, () => makeBoard(area, layout, flipped)).cloneNode(true) as SVGSVGElement;
}

/** Returns the picture of an empty area: backdrop, layers below, pieces, layers above. */
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

/** Returns the attributes of the cell of a place. */
export function cellAttributes<S extends BaseState>(place: Place, area: Area<S>, flipped: boolean): Attributes {
  const d = outlineOf(place, area, flipped);
  return { role: 'gridcell', part: 'cell', tabindex: -1, 'data-place': place, d };
}

/** Returns a cell's outline at its place, without a `transform`: browsers check each of those on every move. */
function outlineOf<S extends BaseState>(place: Place, area: Area<S>, flipped: boolean): string {
  return outlineAt([area.center(place, flipped)], area.outline(place));
}

/** Makes the cells match some rows. Does not move nodes of places that stay, because they would lose the focus. */
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
    // The row of a place that stays remains the same node
    const line = row.map((place) => known.get(place)?.parentElement).find((parent) => parent) ?? makeRow();
    const cells = row.map((place) => known.get(place) ?? makeCell(place, area, flipped));
    putInOrder(line, cells);
    return line;
  });
  for (const line of [...group.children]) if (line.children.length === 0) line.remove();
  putInOrder(group, lines);
}

/** Puts children in order, moving none that is already in its place. */
function putInOrder(parent: Element, children: readonly Element[]): void {
  let at = parent.firstElementChild;
  for (const child of children) {
    if (child === at) at = at.nextElementSibling;
    else parent.insertBefore(child, at);
  }
}

// Attributes that a board sets repeatedly.

/**
 * Sets an attribute unless it already has this value: setting the same outline again would make the browser lay out its
 * contents anew.
 */
export function putAttribute(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
