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

/** A layer on the page: what tells whether it is to be drawn anew, and what moves its mark where it has one. */
interface Slot {
  readonly node: Element;
  key: string;
  stamps?: Stamps;
}

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
  /** The layers under the pieces, and those over them. */
  readonly #below: Slot[] = [];
  readonly #above: Slot[] = [];
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
    this.#drawLayers(1, this.#below, view.below(state, own, flipped));
    this.pieces.draw(state, vanished.length > 0 ? [...places, ...vanished] : places, drawing);
    this.#drawLayers(3, this.#above, view.above(state, own, flipped));
  }

  /** The marks on places of this area. */
  #own(marks: Marks): Marks {
    const has = (place: Place): boolean => this.known.has(place);
    const own = { ...marks, notes: marks.notes.filter(({ from, to }) => has(from) && has(to)) };
    // Most are empty most of the time
    for (const list of LISTS) if (own[list].length > 0) own[list] = own[list].filter(has);
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
    return this.svg.firstElementChild?.children[at] as Element;
  }

  #drawLayers(under: number, slots: Slot[], layers: readonly Layer[]): void {
    layers.forEach((layer, at) => {
      const key = 'key' in layer ? layer.key : layer.places.join();
      if ((slots[at]?.key ?? '') === key) return;
      while (slots.length <= at) slots.push({ node: this.#layer(under).appendChild(svgNode('g')), key: '' });
      const slot = slots[at] as Slot;
      slot.key = key;
      if ('key' in layer) slot.node.replaceChildren(...(key === '' ? [] : [toNode(layer.draw())]));
      else (slot.stamps ??= new Board.Stamps(this, slot.node, layer)).show(layer.places);
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
