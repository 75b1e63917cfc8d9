/**
 * An area on the page: one SVG that follows the state. Only what changed is touched: a layer is drawn anew when its key
 * changes, a cell is named anew when its content changes.
 */
import { svgNode, toNode } from '@griddle/art/print/dom.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { AreaView, Ground, Layer, Marks } from './board-view.js';
import type { Motion } from './motion.js';
import { Pieces } from './pieces.js';
import type { Stamps } from './stamps.js';
import { emptyBoard } from './svg.js';
import type { Say } from './table.js';

/** Marks that are lists of places. */
const LISTS = ['last', 'picked', 'starts', 'begins', 'targets', 'lit'] as const;

/** What layers over the pieces are counted from: there are fewer under them, of which some may come later. */
const ABOVE = 99;

/** How a state is drawn. */
export interface Drawing {
  readonly marks: Marks;
  /** Whether those that can move are to be seen moving. */
  readonly animate: boolean;
  /** Whether a piece is under the pointer. */
  readonly dragging: boolean;
  /** What moves pieces, once it is here. */
  readonly motion: typeof Motion | undefined;
}

/** Places are known by name, shown in the units of its picture; it knows the view and no rules. */
export class Board<S extends BaseState> {
  /** What draws one mark at many places. It comes with `stamps.ts`, which all code with such marks imports. */
  declare static Stamps: typeof Stamps;

  readonly svg: SVGSVGElement;
  readonly pieces: Pieces<S>;
  ground: Ground;
  places: readonly Place[];
  known: ReadonlySet<Place>;
  /** Places that are no more, from which pieces are yet to be taken. */
  protected vanished: readonly Place[] = [];
  /** What each cell was named for. */
  protected contents: number[] = [];
  /** The place that the tab key comes to. */
  stop: Place | undefined;
  /** What each layer shows, and the marks of those that are stamped. */
  readonly #keys: string[] = [];
  readonly #stamps: Stamps[] = [];
  #label = '';
  #said: Say | undefined;
  #movable: ReadonlySet<Place> = new Set();

  constructor(
    readonly view: AreaView<S>,
    readonly flipped: boolean,
    coordinates: boolean,
  ) {
    this.ground = { viewBox: view.viewBox, rows: view.rows(flipped) };
    this.places = this.ground.rows.flat();
    this.known = new Set(this.places);
    this.svg = emptyBoard(view, flipped, coordinates);
    this.pieces = new Pieces(view, flipped, this.#layer(2));
  }

  /** Fetches what else the board needs, once it is on the page. */
  complete?(): Promise<void>;

  /** Shows a state. */
  draw(state: S, drawing: Drawing): void {
    const { flipped, places, vanished, view } = this;
    const own = this.#own(drawing.marks);
    this.#drawLayers(this.#layer(1), view.below(state, own, flipped), 0);
    this.pieces.draw(state, vanished.length > 0 ? [...places, ...vanished] : places, drawing);
    this.#drawLayers(this.#layer(3), view.above(state, own, flipped), ABOVE);
  }

  /** The marks on places of this area. */
  #own(marks: Marks): Marks {
    const has = (place: Place): boolean => this.known.has(place);
    const own = { ...marks, notes: marks.notes.filter(({ from, to }) => has(from) && has(to)) };
    for (const list of LISTS) own[list] = own[list].filter(has);
    return own;
  }

  /**
   * Names the spaces, and tells on which of them a finger moves the piece and not the page. Nobody can use either while
   * moves follow each other faster than a hand, so this need not be done for each.
   */
  settle(state: S, say: Say, movable: ReadonlySet<Place>): void {
    const renamed = this.#said !== say;
    this.#said = say;
    const label = this.view.label(say, state);
    if (label !== this.#label) this.svg.ariaLabel = this.#label = label;
    const cells = this.svg.querySelectorAll('[role=gridcell]');
    this.places.forEach((place, at) => {
      if (movable.has(place) !== this.#movable.has(place)) cells[at]?.classList.toggle('movable');
      const content = this.view.contentOf(state, place);
      if (!renamed && this.contents[at] === content) return;
      this.contents[at] = content;
      cells[at]?.setAttribute('aria-label', this.view.placeName(place, content, say));
    });
    this.#movable = movable;
    if (this.stop === undefined) this.stopAt(this.places[0] ?? '');
  }

  /** Backdrop, below, pieces and above are layers 0 to 3 of the picture. */
  #layer(at: number): Element {
    return this.svg.firstElementChild?.children[at] ?? this.svg;
  }

  #drawLayers(parent: Element, layers: readonly Layer[], first: number): void {
    layers.forEach((layer, at) => {
      const key = 'key' in layer ? layer.key : layer.places.join();
      if ((this.#keys[first + at] ?? '') === key) return;
      this.#keys[first + at] = key;
      while (parent.children.length <= at) parent.append(svgNode('g'));
      const slot = parent.children[at] as Element;
      if ('key' in layer) slot.replaceChildren(...(key === '' ? [] : [toNode(layer.draw())]));
      else (this.#stamps[first + at] ??= new Board.Stamps(this, slot, layer)).show(layer.places);
    });
  }

  /** The node of a place. */
  cell(place: Place): SVGElement | null {
    return this.svg.querySelector(`[data-place="${CSS.escape(place)}"]`);
  }

  /** Makes a place the one that the tab key comes to. */
  stopAt(place: Place): void {
    const cell = this.cell(place);
    if (!cell || place === this.stop) return;
    if (this.stop !== undefined) this.cell(this.stop)?.setAttribute('tabindex', '-1');
    cell.setAttribute('tabindex', '0');
    this.stop = place;
  }
}
