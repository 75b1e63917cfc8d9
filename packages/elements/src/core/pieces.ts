/** The pieces on a board, keyed by place: a piece that moved is the same node at another place. */
import type { Point } from '@griddle/art';
import { stamp } from '@griddle/art/print/dom.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { NO_PIECE, type AreaView } from './board-view.js';
import { ASIDE, translation } from './svg.js';

/** How long a piece is under way, in milliseconds, and how. */
const TIMING = { duration: 160, easing: 'ease-out' } as const satisfies KeyframeAnimationOptions;
/** What each corner of a way adds to that, and how long no way takes longer. */
const CORNER = 35;
const LONGEST = 600;

interface Drawn {
  readonly kind: number;
  readonly node: SVGElement;
}

/** A piece that appears on a place; undefined where it comes from nowhere. */
interface Move extends Drawn {
  readonly place: Place;
  readonly from: Place | undefined;
}

/** A piece on its way; `turns` tells that one of another kind stood where it appears. */
interface Coming {
  readonly place: Place;
  readonly from: Place | undefined;
  readonly turns: boolean;
}

export class Pieces<S extends BaseState> {
  private readonly drawn = new Map<Place, Drawn>();
  /** All pieces there are, from the lowest up. */
  private readonly stack: Drawn[] = [];
  private scene = '';
  /** Pieces off the board, to be used again. */
  private readonly aside: Drawn[] = [];
  private held: Place | undefined;

  constructor(
    private readonly view: AreaView<S>,
    private readonly flipped: boolean,
    private readonly layer: Element,
  ) {}

  /** Makes the pieces those of a state. A piece under the pointer stays there while it is dragged. */
  draw(state: S, places: readonly Place[], animate: boolean, dragging: boolean): void {
    const { drawn, held, view } = this;
    const scene = view.scene?.(state) ?? '';
    const same = scene === this.scene;
    this.scene = scene;
    const gone = new Map<Place, Drawn>();
    const missing: Place[] = [];
    for (const place of places) {
      const kind = view.pieceOn(state, place);
      const here = drawn.get(place);
      if ((here?.kind ?? NO_PIECE) === kind) continue;
      if (here) gone.set(place, here);
      drawn.delete(place);
      if (kind !== NO_PIECE) missing.push(place);
    }
    const moves = missing.map((place): Move => {
      const kind = view.pieceOn(state, place);
      const from = this.nearest(gone, kind, place);
      const moved = from === undefined ? undefined : gone.get(from);
      if (from !== undefined) gone.delete(from);
      return { place, from, kind, node: moved?.node ?? this.take(kind) };
    });
    const glides = moves.some(({ from }) => from !== undefined);
    let gliding: Animation | undefined;
    for (const { place, from, kind, node } of moves) {
      drawn.set(place, { kind, node });
      this.put(node, place);
      // One movement at a time: where a piece glides, those that come or go with it just do
      if (animate && same && (from === undefined ? !glides || gone.has(place) : from !== held))
        gliding = this.come(state, node, { place, from, turns: gone.has(place) });
    }
    this.setAside([...gone.values()], glides ? gliding : undefined);
    if (held !== undefined && !dragging) {
      // A piece let go where it may not stay goes home
      const node = drawn.get(held)?.node;
      if (node) this.put(node, held);
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

  /** A piece from those set aside, or a new one. */
  private take(kind: number): SVGElement {
    const at = this.aside.findIndex((piece) => piece.kind === kind);
    if (at >= 0) return (this.aside.splice(at, 1)[0] as Drawn).node;
    const node = stamp(this.view.piece(kind));
    node.setAttribute('part', `piece ${node.getAttribute('part') ?? ''}`);
    const above = this.stack.findIndex((piece) => piece.kind > kind);
    this.layer.insertBefore(node, this.stack[above]?.node ?? null);
    this.stack.splice(above < 0 ? this.stack.length : above, 0, { kind, node });
    return node;
  }

  /**
   * Makes pieces vanish, jumped ones when the jumper lands. Their nodes stay: to add and remove nodes costs a browser far
   * more than to move them.
   */
  private setAside(pieces: readonly Drawn[], jumper: Animation | undefined): void {
    this.aside.push(...pieces);
    const park = (): void => {
      for (const piece of pieces) if (this.aside.includes(piece)) piece.node.setAttribute('transform', ASIDE);
    };
    if (jumper) jumper.onfinish = park;
    else park();
  }

  private put(node: SVGElement, place: Place): void {
    const { flipped, view } = this;
    const turn = view.turn?.(place) ?? 0;
    const rotation = turn === 0 ? '' : ` rotate(${turn})`;
    node.setAttribute('transform', translation(view.centre(place, flipped)) + rotation);
  }

  /** The nearest place from which a piece of a kind has vanished. */
  private nearest(gone: ReadonlyMap<Place, Drawn>, kind: number, to: Place): Place | undefined {
    if (this.view.stays) return undefined;
    const [x, y] = this.view.centre(to, this.flipped);
    let best: Place | undefined;
    let least = Infinity;
    for (const [place, piece] of gone) {
      const [px, py] = this.view.centre(place, this.flipped);
      const distance = Math.hypot(px - x, py - y);
      if (piece.kind === kind && distance < least) [best, least] = [place, distance];
    }
    return best;
  }

  /** How a piece comes to a place: along a way, from where it was, by turning over, or by growing. */
  private come(state: S, node: SVGElement, { place, from, turns }: Coming): Animation {
    const { flipped, view } = this;
    const there = view.centre(place, flipped);
    const way = view.route?.(state, from, place, flipped) ?? [];
    if (from === undefined && way.length < 2) {
      const css = cssTransform(there, view.turn?.(place));
      return node.animate(
        { transform: [`${css} scale(${turns ? '0,1' : '.6'})`, css], opacity: [turns ? 1 : 0, 1] },
        TIMING,
      );
    }
    const points = way.length > 1 ? way : [view.centre(from ?? place, flipped), there];
    const last = points.length - 1;
    const turn = view.turn?.(place) ?? 0;
    // The short way round from how it lay before
    const turned = from === undefined ? 0 : ((turn - (view.turn?.(from) ?? 0) + 540) % 360) - 180;
    const transform = points.map((point, i) => cssTransform(point, turn - turned * (1 - i / last)));
    return node.animate(
      { transform },
      { ...TIMING, duration: Math.min(LONGEST, TIMING.duration + CORNER * (last - 1)) },
    );
  }
}

/** A piece that lies at a point, turned by degrees. */
function cssTransform([x, y]: Point, turn = 0): string {
  return `translate(${x}px,${y}px)${turn === 0 ? '' : ` rotate(${turn}deg)`}`;
}
