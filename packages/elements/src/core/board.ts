/**
 * A board on the page: one SVG that follows the state. Only what changed is touched: a layer is drawn anew when its key
 * changes, a cell is named anew when its content changes.
 */
import type { Point } from '@griddle/art';
import { toNode } from '@griddle/art/print/dom.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { BoardView, Layer, Marks } from './board-view.js';
import { Pieces } from './pieces.js';
import { node, planOf, type Plan } from './svg.js';
import type { Say } from './table.js';

/** How far from the middle of a place, in board units, a finger still means it. */
const REACH = 0.55;

/** What is drawn besides the state. */
export interface Drawing {
  readonly marks: Marks;
  readonly say: Say;
  /** Places whose piece can be dragged: there a finger moves the piece and not the page. */
  readonly movable: ReadonlySet<Place>;
  readonly animate: boolean;
  /** Whether a piece is under the pointer. */
  readonly dragging: boolean;
}

export class Board<S extends BaseState, M> {
  readonly svg: SVGSVGElement;
  readonly pieces: Pieces<S, M>;
  private readonly plan: Plan;
  private readonly keys: string[] = [];
  private contents: readonly number[] = [];
  private said: Say | undefined;
  private movable: ReadonlySet<Place> = new Set();
  private stop: Place | undefined;

  constructor(
    private readonly view: BoardView<S, M>,
    private readonly flipped: boolean,
    coordinates: boolean,
  ) {
    this.plan = planOf(view, flipped, coordinates);
    this.svg = this.plan.template.cloneNode(true) as SVGSVGElement;
    this.pieces = new Pieces(view, flipped, this.layer(2));
  }

  /** Shows a state. */
  draw(state: S, { marks, say, movable, animate, dragging }: Drawing): void {
    const below = this.view.below(state, marks, this.flipped);
    this.drawLayers(this.layer(1), below, 0);
    this.pieces.draw(state, animate, dragging);
    this.drawLayers(this.layer(3), this.view.above(state, marks, this.flipped), below.length);
    this.nameCells(state, say);
    this.setMovable(movable);
    if (this.stop === undefined) this.stopAt(this.plan.places[0] ?? '');
  }

  /** Backdrop, below, pieces and above are layers 0 to 3 of the picture. */
  private layer(at: number): Element {
    return this.svg.firstElementChild?.children[at] ?? this.svg;
  }

  private drawLayers(parent: Element, layers: readonly Layer[], first: number): void {
    layers.forEach(({ key, draw }, at) => {
      if (this.keys[first + at] === key) return;
      this.keys[first + at] = key;
      while (parent.children.length <= at) parent.append(node('g'));
      parent.children[at]?.replaceChildren(...(key === '' ? [] : [toNode(draw())]));
    });
  }

  private nameCells(state: S, say: Say): void {
    const contents = this.plan.places.map((place) => this.view.contentOf(state, place));
    const renamed = this.said !== say;
    let cells: NodeListOf<Element> | undefined;
    contents.forEach((content, at) => {
      if (!renamed && this.contents[at] === content) return;
      cells ??= this.svg.querySelectorAll('[role=gridcell]');
      cells[at]?.setAttribute('aria-label', this.view.placeName(this.plan.places[at] ?? '', content, say));
    });
    this.contents = contents;
    this.said = say;
  }

  private setMovable(movable: ReadonlySet<Place>): void {
    for (const place of this.movable) if (!movable.has(place)) this.cell(place)?.classList.remove('movable');
    for (const place of movable) if (!this.movable.has(place)) this.cell(place)?.classList.add('movable');
    this.movable = movable;
  }

  /** The node of a place. */
  cell(place: Place): SVGElement | null {
    return this.svg.querySelector(`[data-place="${CSS.escape(place)}"]`);
  }

  /** The place that the tab key comes to. */
  get tabStop(): Place {
    return this.stop ?? '';
  }

  /** Makes a place the one that the tab key comes to. */
  stopAt(place: Place): void {
    const cell = this.cell(place);
    if (!cell || place === this.stop) return;
    if (this.stop !== undefined) this.cell(this.stop)?.setAttribute('tabindex', '-1');
    cell.setAttribute('tabindex', '0');
    this.stop = place;
  }

  /** The place that a key leads to from the tab stop, undefined for a key that leads nowhere. Arrows are visual. */
  neighbour(key: string): Place | undefined {
    const { rows } = this.plan;
    const y = rows.findIndex((row) => row.includes(this.tabStop));
    const x = rows[y]?.indexOf(this.tabStop) ?? 0;
    switch (key) {
      case 'ArrowLeft':
        return rows[y]?.[x - 1];
      case 'ArrowRight':
        return rows[y]?.[x + 1];
      case 'ArrowUp':
        return rows[y - 1]?.[x];
      case 'ArrowDown':
        return rows[y + 1]?.[x];
      case 'Home':
        return rows[y]?.[0];
      case 'End':
        return rows[y]?.at(-1);
      case 'PageUp':
        return rows[0]?.[x];
      case 'PageDown':
        return rows.at(-1)?.[x];
      default:
        return undefined;
    }
  }

  /** A point of the screen in the picture's units, whatever transforms lie between. */
  pointAt(clientX: number, clientY: number): Point {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM()?.inverse());
    return [x, y];
  }

  /** The place at a point of the picture, undefined when none is near enough. */
  placeAt([x, y]: Point): Place | undefined {
    return this.plan.places.find((place) => {
      const [centreX, centreY] = this.view.centre(place, this.flipped);
      return Math.max(Math.abs(centreX - x), Math.abs(centreY - y)) < REACH;
    });
  }
}
