/** The pieces on a board, keyed by place. They stand where they stand, until the code that moves them has been fetched. */
import { stamp } from '@griddle/art/print/dom.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { NO_PIECE, type AreaView } from './board-view.js';
import type { Drawing } from './board.js';
import type { Motion } from './motion.js';
import { translation } from './svg.js';

/** The node of a piece, and what it shows. */
export interface Drawn {
  readonly kind: number;
  readonly node: SVGElement;
}

/** Pieces that have vanished, by their places. */
export type Gone = Map<Place, Drawn>;

/** A place has one piece; what changed between two states is told by kind and place. */
export class Pieces<S extends BaseState> {
  /** What makes them move, once it is here. */
  motion: Motion<S> | undefined;
  readonly drawn = new Map<Place, Drawn>();
  /** All pieces there are, from the lowest up. */
  #stack: Drawn[] = [];
  #state: S | undefined;

  constructor(
    readonly view: AreaView<S>,
    readonly flipped: boolean,
    readonly layer: Element,
  ) {}

  /** Makes the pieces those of a state. A piece under the pointer stays there while it is dragged. */
  draw(state: S, places: readonly Place[], drawing: Drawing): void {
    const { drawn, view } = this;
    const before = this.#state;
    this.#state = state;
    const gone: Gone = new Map();
    const missing: Place[] = [];
    for (const place of places) {
      const kind = view.pieceOn(state, place);
      const here = drawn.get(place);
      if ((here?.kind ?? NO_PIECE) === kind) continue;
      if (here) gone.set(place, here);
      drawn.delete(place);
      if (kind !== NO_PIECE) missing.push(place);
    }
    if (drawing.motion) {
      this.motion ??= new drawing.motion(this);
      return this.motion.change(before ?? state, state, missing, gone, drawing);
    }
    for (const { node } of gone.values()) node.remove();
    this.#stack = this.#stack.filter(({ node }) => node.parentNode);
    for (const place of missing) this.put(this.make(view.pieceOn(state, place)), place);
  }

  /** Puts a piece on a place. */
  put(piece: Drawn, place: Place): void {
    const { flipped, view } = this;
    const turn = view.turn?.(place) ?? 0;
    this.drawn.set(place, piece);
    move(piece, translation(view.centre(place, flipped)) + (turn === 0 ? '' : ` rotate(${turn})`));
  }

  /** A new piece. */
  make(kind: number): Drawn {
    const node = stamp(this.view.piece(kind));
    node.setAttribute('part', `piece ${node.getAttribute('part') ?? ''}`);
    const above = this.#stack.findIndex((piece) => piece.kind > kind);
    this.layer.insertBefore(node, this.#stack[above]?.node ?? null);
    const piece = { kind, node };
    this.#stack.splice(above < 0 ? this.#stack.length : above, 0, piece);
    return piece;
  }
}

/** Moves a piece, by the `transform` of its node. */
export function move({ node }: Drawn, transform: string): void {
  node.setAttribute('transform', transform);
}
