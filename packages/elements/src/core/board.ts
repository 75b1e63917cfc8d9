/**
 * An area on the page: one SVG that follows the state. Only what changed is touched: a layer is drawn anew when its key
 * changes, a cell is named anew when its content changes.
 */
import type { Point } from '@griddle/art';
import { toNode } from '@griddle/art/print/dom.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Camera } from './camera.js';
import type { AreaView, Ground, Layer, Marks, Stamped } from './board-view.js';
import { syncCells } from './cells.js';
import { Pieces } from './pieces.js';
import { rectangleStep } from './rectangle.js';
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

export class Board<S extends BaseState> {
  readonly svg: SVGSVGElement;
  readonly pieces: Pieces<S>;
  private readonly plan: Plan;
  /** What each layer shows, and the marks of those that are stamped. */
  private readonly keys: string[] = [];
  private readonly stamps: Stamps[] = [];
  private camera: Camera | undefined;
  private ground: Ground;
  private places: readonly Place[];
  private known: ReadonlySet<Place>;
  /** Places that are no more, from which pieces are yet to be taken. */
  private vanished: readonly Place[] = [];
  private contents: number[] = [];
  private label = '';
  private said: Say | undefined;
  private movable: ReadonlySet<Place> = new Set();
  private stop: Place | undefined;
  /** Where the way of the keys across rows began. */
  private column = 0;

  constructor(
    readonly view: AreaView<S>,
    private readonly flipped: boolean,
    coordinates: boolean,
  ) {
    this.plan = planOf(view, flipped, coordinates);
    this.ground = this.plan.ground;
    this.places = this.plan.places;
    this.known = this.plan.known;
    this.svg = this.plan.template.cloneNode(true) as SVGSVGElement;
    this.pieces = new Pieces(view, flipped, this.layer(2));
  }

  /** Fetches what else the board needs, once it is on the page. */
  async complete(): Promise<void> {
    this.camera = await this.view.camera?.(this.svg);
    this.camera?.frame(this.ground.viewBox);
    if (this.said) this.camera?.name(this.said);
  }

  /** Shows a state. */
  draw(state: S, { marks, animate, dragging }: Drawing): void {
    const { flipped, view } = this;
    if (view.ground) this.grow(view.ground(state, flipped));
    const own = this.own(marks);
    const below = view.below(state, own, flipped);
    this.drawLayers(this.layer(1), below, 0);
    const { places, vanished } = this;
    this.pieces.draw(state, vanished.length > 0 ? [...places, ...vanished] : places, animate, dragging);
    this.vanished = [];
    this.drawLayers(this.layer(3), view.above(state, own, flipped), below.length);
  }

  /** Takes up the places of another state; what stays keeps its nodes, and so the focus. */
  private grow(ground: Ground): void {
    if (ground === this.ground) return;
    const { flipped, places, svg, view } = this;
    this.ground = ground;
    this.places = ground.rows.flat();
    this.known = new Set(this.places);
    this.vanished = places.filter((place) => !this.known.has(place));
    this.contents = [];
    if (this.camera) this.camera.frame(ground.viewBox);
    else svg.setAttribute('viewBox', ground.viewBox.join(' '));
    const focused = (svg.getRootNode() as ShadowRoot).activeElement;
    syncCells(svg.children[1] ?? svg, ground.rows, view, flipped);
    if (this.stop === undefined || this.known.has(this.stop)) return;
    const lost = focused instanceof SVGElement && focused.dataset['place'] === this.stop;
    const next = this.nearest(view.centre(this.stop, flipped));
    this.stop = undefined;
    this.stopAt(next);
    if (lost) this.cell(next)?.focus();
  }

  private nearest([x, y]: Point): Place {
    const distance = (place: Place): number => {
      const [px, py] = this.view.centre(place, this.flipped);
      return Math.hypot(px - x, py - y);
    };
    return this.places.reduce((best, place) => (distance(place) < distance(best) ? place : best), this.places[0] ?? '');
  }

  /** The marks on places of this area. */
  private own(marks: Marks): Marks {
    const { last, picked, starts, begins, targets, lit, why, notes } = marks;
    const has = (place: Place): boolean => this.known.has(place);
    const all = [last, picked, starts, begins, targets, lit];
    if (notes.length === 0 && all.every((places) => places.every(has))) return marks;
    return {
      ...marks,
      last: last.filter(has),
      picked: picked.filter(has),
      starts: starts.filter(has),
      begins: begins.filter(has),
      targets: targets.filter(has),
      lit: lit.filter(has),
      why,
      notes: notes.filter(({ from, to }) => has(from) && has(to)),
    };
  }

  /**
   * Names the spaces, and tells on which of them a finger moves the piece and not the page. Nobody can use either while
   * moves follow each other faster than a hand, so this need not be done for each.
   */
  settle(state: S, say: Say, movable: ReadonlySet<Place>): void {
    this.nameCells(state, say);
    this.setMovable(movable);
    if (this.stop === undefined) this.stopAt(this.places[0] ?? '');
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
    const [first = ''] = this.places;
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
    const { nameOf } = this.plan;
    const renamed = this.said !== say;
    this.said = say;
    if (renamed) this.camera?.name(say);
    const label = this.view.label(say, state);
    if (label !== this.label) this.svg.setAttribute('aria-label', (this.label = label));
    let cells: NodeListOf<Element> | undefined;
    this.places.forEach((place, at) => {
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
    [this.column] = this.view.centre(place, this.flipped);
  }

  /** Goes where a key leads from the tab stop; false for a key that leads nowhere. */
  walk(key: string): boolean {
    const { column, flipped, ground, view, tabStop } = this;
    const next = (view.step ?? rectangleStep)(ground, tabStop, key, column, flipped);
    if (next === undefined) return false;
    this.cell(next)?.focus();
    if (key === 'ArrowUp' || key === 'ArrowDown') this.column = column;
    return true;
  }

  /** A point of the screen in the picture's units, whatever transforms lie between. */
  pointAt(clientX: number, clientY: number): Point {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM()?.inverse());
    return [x, y];
  }

  /** The place under a point of the screen, undefined when none is near enough. */
  placeUnder(clientX: number, clientY: number): Place | undefined {
    const { flipped, places, svg, view } = this;
    const { left, right, top, bottom } = svg.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) return undefined;
    const point = this.pointAt(clientX, clientY);
    const named = view.placeAt?.(point, flipped);
    if (named !== undefined) return this.known.has(named) ? named : undefined;
    const [x, y] = point;
    return places.find((place) => {
      const [centreX, centreY] = view.centre(place, flipped);
      return Math.max(Math.abs(centreX - x), Math.abs(centreY - y)) < REACH;
    });
  }
}
