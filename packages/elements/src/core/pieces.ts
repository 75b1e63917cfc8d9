/** The pieces on a board, keyed by place. They stand still; `MovingPieces` glide to where they have moved. */
import type { Point } from '@griddle/art';
import { stamp } from '@griddle/art/print/dom.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { NO_PIECE, type AreaView } from './board-view.js';
import { ASIDE, translation } from './svg.js';

/** The node of a piece, and what it shows. */
export interface Drawn {
  readonly kind: number;
  readonly node: SVGElement;
}

/** Pieces that have vanished, by their places. */
export type Gone = Map<Place, Drawn>;

export class Pieces<S extends BaseState> {
  /** Whether those that can move are to be seen moving in the next state, and whether one is under the pointer. */
  animate = false;
  dragging = false;
  protected readonly drawn = new Map<Place, Drawn>();
  /** All pieces there are, from the lowest up. */
  readonly #stack: Drawn[] = [];
  /** Pieces off the board, to be used again. */
  readonly #aside: Drawn[] = [];

  constructor(
    protected readonly view: AreaView<S>,
    protected readonly flipped: boolean,
    protected readonly layer: Element,
  ) {}

  /** Takes the piece on a place off the board, to be carried with the pointer. */
  lift?(place: Place): void;

  /** Moves the lifted piece to a point of the picture. */
  carry?(point: Point): void;

  /** Makes the pieces those of a state. A piece under the pointer stays there while it is dragged. */
  draw(state: S, places: readonly Place[]): void {
    const { drawn, view } = this;
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
    this.change(state, missing, gone);
  }

  /** Puts pieces where they are missing and takes away what is gone. */
  protected change(state: S, missing: readonly Place[], gone: Gone): void {
    for (const place of missing) this.put(this.take(this.view.pieceOn(state, place)), place);
    this.park([...gone.values()]);
  }

  /** Puts a piece on a place. */
  protected put(piece: Drawn, place: Place): void {
    const { flipped, view } = this;
    this.drawn.set(place, piece);
    move(piece, view.centre(place, flipped), view.turn?.(place));
  }

  /** A piece from those set aside, or a new one. */
  protected take(kind: number): Drawn {
    const at = this.#aside.findIndex((piece) => piece.kind === kind);
    if (at >= 0) return this.#aside.splice(at, 1)[0] as Drawn;
    const node = stamp(this.view.piece(kind));
    node.setAttribute('part', `piece ${node.getAttribute('part') ?? ''}`);
    const above = this.#stack.findIndex((piece) => piece.kind > kind);
    this.layer.insertBefore(node, this.#stack[above]?.node ?? null);
    const piece = { kind, node };
    this.#stack.splice(above < 0 ? this.#stack.length : above, 0, piece);
    return piece;
  }

  /**
   * Makes pieces vanish, jumped ones when the jumper lands. Their nodes stay: to add and remove nodes costs a browser far
   * more than to move them.
   */
  protected park(pieces: readonly Drawn[], jumper?: Animation): void {
    this.#aside.push(...pieces);
    const hide = (): void => {
      for (const piece of pieces) if (this.#aside.includes(piece)) piece.node.setAttribute('transform', ASIDE);
    };
    if (jumper) jumper.onfinish = hide;
    else hide();
  }
}

/** Moves a piece to a point of the picture, turned by degrees. */
export function move({ node }: Drawn, point: Point, turn = 0): void {
  node.setAttribute('transform', translation(point) + (turn === 0 ? '' : ` rotate(${turn})`));
}
