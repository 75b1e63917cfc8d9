/** The one SVG of a board as it is before anything stands on it, made once for each look and cloned for each board. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { svgNode, svgRoot, toNode } from '@griddle/art/print/dom.js';
import type { AreaView, Ground } from './board-view.js';
import type { Say } from './table.js';

/** What all boards of one look share. */
export interface Plan {
  /** An `svg` with two children: the picture (backdrop, below, pieces, above) and the rows of cells. */
  readonly template: SVGSVGElement;
  /** The places of the cells, row by row. */
  readonly ground: Ground;
  /** The same in one list, in the order of the cells, and as a set. */
  readonly places: readonly Place[];
  readonly known: ReadonlySet<Place>;
  /** A place in words, put together once for each language and content. */
  readonly nameOf: (say: Say, place: Place, content: number) => string;
}

const plans = new WeakMap<object, Map<string, Plan>>();

/** The plan for a view seen from one side, with or without coordinates. */
export function planOf<S extends BaseState>(view: AreaView<S>, flipped: boolean, coordinates: boolean): Plan {
  let looks = plans.get(view);
  if (!looks) plans.set(view, (looks = new Map<string, Plan>()));
  const look = `${flipped} ${coordinates}`;
  let plan = looks.get(look);
  if (!plan) looks.set(look, (plan = makePlan(view, flipped, coordinates)));
  return plan;
}

function makePlan<S extends BaseState>(view: AreaView<S>, flipped: boolean, coordinates: boolean): Plan {
  const ground: Ground = { viewBox: view.viewBox, rows: view.rows(flipped) };
  const picture = svgNode('g', { 'aria-hidden': 'true' });
  picture.append(toNode(view.backdrop(flipped, coordinates)), svgNode('g'), svgNode('g'), svgNode('g'));
  const cells = svgNode('g', { role: 'rowgroup' });
  for (const row of ground.rows) {
    const line = makeRow();
    for (const place of row) line.append(makeCell(place, view, flipped));
    cells.append(line);
  }
  const template = svgRoot(view.viewBox, { role: 'grid', part: 'board' });
  template.append(picture, cells);
  const places = ground.rows.flat();
  return { template, ground, places, known: new Set(places), nameOf: namer(view) };
}

function namer<S extends BaseState>(view: AreaView<S>): Plan['nameOf'] {
  const known = new WeakMap<Say, Map<string, string>>();
  return (say, place, content) => {
    let names = known.get(say);
    if (!names) known.set(say, (names = new Map<string, string>()));
    const key = place + content;
    let name = names.get(key);
    if (name === undefined) names.set(key, (name = view.placeName(place, content, say)));
    return name;
  };
}

/** A new row of cells. */
export function makeRow(): SVGElement {
  return svgNode('g', { role: 'row' });
}

/** A new cell: what takes touches, keys and a name for a place. */
export function makeCell<S extends BaseState>(place: Place, view: AreaView<S>, flipped: boolean): SVGElement {
  const { hit } = view;
  return svgNode('path', {
    d: typeof hit === 'string' ? hit : hit(place),
    transform: translation(view.centre(place, flipped)),
    role: 'gridcell',
    part: 'cell',
    tabindex: '-1',
    'data-place': place,
  });
}

/** Where things stand that are not on the board now: outside of the picture. */
export const ASIDE = 'translate(-99 -99)';

/** A move to a point, for the `transform` attribute. */
export function translation([x, y]: readonly [number, number]): string {
  return `translate(${x} ${y})`;
}
