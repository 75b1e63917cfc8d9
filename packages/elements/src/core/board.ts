/**
 * A board on the page: one SVG that follows the state. Only what changed is touched: a layer is drawn anew when its key
 * changes, a cell is named anew when its content changes.
 */
import type { Point } from '@griddle/art';
import { toNode } from '@griddle/art/print/dom.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { BoardView, Layer, Marks, Stamped } from './board-view.js';
import { Pieces } from './pieces.js';
import { Stamps } from './stamps.js';
import { node, planOf, type Plan } from './svg.js';
import type { Say } from './table.js';

/** How far from the middle of a place, in board units, a finger still means it. */
const REACH = 0.55;

/** How a state is drawn. */
export interface Drawing {
  readonly marks: Marks;
  readonly animate: boolean;
  /** Whether a piece is under the pointer. */
  readonly dragging: boolean;
}

export class Board<S extends BaseState, M> {
  readonly svg: SVGSVGElement;
  readonly pieces: Pieces<S, M>;
  private readonly plan: Plan;
  /** What each layer shows, and the marks of those that are stamped. */
  private readonly keys: string[] = [];
  private readonly stamps: Stamps[] = [];
  private readonly contents: number[] = [];
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
  draw(state: S, { marks, animate, dragging }: Drawing): void {
    const below = this.view.below(state, marks, this.flipped);
    this.drawLayers(this.layer(1), below, 0);
    this.pieces.draw(state, this.plan.places, animate, dragging);
    this.drawLayers(this.layer(3), this.view.above(state, marks, this.flipped), below.length);
  }

  /**
   * Names the spaces, and tells on which of them a finger moves the piece and not the page. Nobody can use either while
   * moves follow each other faster than a hand, so this need not be done for each.
   */
  settle(state: S, say: Say, movable: ReadonlySet<Place>): void {
    this.nameCells(state, say);
    this.setMovable(movable);
    if (this.stop === undefined) this.stopAt(this.plan.places[0] ?? '');
  }

  /** Backdrop, below, pieces and above are layers 0 to 3 of the picture. */
  private layer(at: number): Element {
    return this.svg.firstElementChild?.children[at] ?? this.svg;
  }

  private drawLayers(parent: Element, layers: readonly Layer[], first: number): void {
    layers.forEach((layer, at) => {
      const key = 'key' in layer ? layer.key : layer.places.join();
      if ((this.keys[first + at] ?? '') === key) return;
      this.keys[first + at] = key;
      while (parent.children.length <= at) parent.append(node('g'));
      const slot = parent.children[at] as Element;
      if ('key' in layer) slot.replaceChildren(...(key === '' ? [] : [toNode(layer.draw())]));
      else (this.stamps[first + at] ??= this.stampsFor(slot, layer)).show(layer.places);
    });
  }

  /** Marks are drawn at one place and moved from there to all others. */
  private stampsFor(slot: Element, { draw }: Stamped): Stamps {
    const { places } = this.plan;
    const [first = ''] = places;
    const [left, top] = this.view.centre(first, this.flipped);
    return new Stamps(
      slot,
      () => toNode(draw(first)),
      (place) => {
        const [x, y] = this.view.centre(place, this.flipped);
        return [x - left, y - top];
      },
    );
  }

  private nameCells(state: S, say: Say): void {
    const { places, nameOf } = this.plan;
    const renamed = this.said !== say;
    if (renamed) this.svg.setAttribute('aria-label', this.view.label(say));
    this.said = say;
    let cells: NodeListOf<Element> | undefined;
    places.forEach((place, at) => {
      const content = this.view.contentOf(state, place);
      if (!renamed && this.contents[at] === content) return;
      this.contents[at] = content;
      cells ??= this.svg.querySelectorAll('[role=gridcell]');
      cells[at]?.setAttribute('aria-label', nameOf(say, place, content));
    });
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
