/** The pieces on a board, keyed by place: a piece that moved is the same node at another place. */
import type { Point } from '@griddle/art';
import { stamp } from '@griddle/art/print/dom.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { BoardView } from './board-view.js';
import { translation } from './svg.js';

/** How a piece moves, comes and goes. */
const TIMING: KeyframeAnimationOptions = { duration: 200, easing: 'ease-out' };

interface Drawn {
  readonly kind: number;
  readonly node: SVGElement;
}

export class Pieces<S extends BaseState, M> {
  private drawn = new Map<Place, Drawn>();
  private held: Place | undefined;

  constructor(
    private readonly view: BoardView<S, M>,
    private readonly flipped: boolean,
    private readonly layer: Element,
  ) {}

  /** Makes the pieces those of a state. A piece under the pointer stays there while it is dragged. */
  draw(state: S, animate: boolean, dragging: boolean): void {
    const next = new Map<Place, Drawn>();
    const left = this.drawn;
    const missing = this.view.pieces(state).filter(({ place, kind }) => {
      const here = left.get(place);
      if (here?.kind !== kind) return true;
      left.delete(place);
      next.set(place, here);
      return false;
    });
    for (const { place, kind } of missing) {
      const from = this.nearest(left, kind, place);
      const piece = (from !== undefined && left.get(from)) || { kind, node: this.make(kind) };
      if (from !== undefined) left.delete(from);
      next.set(place, piece);
      this.layer.append(piece.node);
      this.put(piece.node, place);
      if (animate && (from === undefined || from !== this.held)) this.come(piece.node, place, from);
    }
    for (const { node } of left.values()) leave(node, animate);
    this.drawn = next;
    if (this.held !== undefined && !dragging) {
      // A piece let go where it may not stay goes home
      const node = next.get(this.held)?.node;
      if (node) this.put(node, this.held);
      this.held = undefined;
    }
  }

  /** Takes the piece on a place off the board, to be carried with the pointer. */
  lift(place: Place): void {
    const piece = this.drawn.get(place);
    if (piece) this.layer.append(piece.node);
    this.held = place;
  }

  /** Moves the lifted piece to a point of the picture. */
  carry(point: Point): void {
    const piece = this.held === undefined ? undefined : this.drawn.get(this.held);
    piece?.node.setAttribute('transform', translation(point));
  }

  private make(kind: number): SVGElement {
    const node = stamp(this.view.piece(kind));
    node.setAttribute('part', `piece ${node.getAttribute('part') ?? ''}`);
    return node;
  }

  private put(node: SVGElement, place: Place): void {
    node.setAttribute('transform', translation(this.view.centre(place, this.flipped)));
  }

  /** The nearest place from which a piece of a kind has vanished. */
  private nearest(left: ReadonlyMap<Place, Drawn>, kind: number, to: Place): Place | undefined {
    const [x, y] = this.view.centre(to, this.flipped);
    let best: Place | undefined;
    let least = Infinity;
    for (const [place, piece] of left) {
      const [px, py] = this.view.centre(place, this.flipped);
      const distance = Math.hypot(px - x, py - y);
      if (piece.kind === kind && distance < least) [best, least] = [place, distance];
    }
    return best;
  }

  private come(node: SVGElement, place: Place, from: Place | undefined): void {
    const [x, y] = this.view.centre(place, this.flipped);
    const there = `translate(${x}px, ${y}px)`;
    if (from === undefined) {
      node.animate({ transform: [`${there} scale(.6)`, there], opacity: [0, 1] }, TIMING);
    } else {
      const [fromX, fromY] = this.view.centre(from, this.flipped);
      node.animate({ transform: [`translate(${fromX}px, ${fromY}px)`, there] }, TIMING);
    }
  }
}

function leave(node: SVGElement, animate: boolean): void {
  if (!animate) node.remove();
  else node.animate({ opacity: [1, 0] }, TIMING).onfinish = () => node.remove();
}
