/**
 * Pieces that move: one that has moved is the same node at another place, to which it glides; one may be carried with the
 * pointer. Games that are played load it, and diagrams with the first record.
 */
import type { Point } from '@griddle/art';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { move, Pieces, type Drawn, type Gone } from './pieces.js';

/** How long a piece is under way, in milliseconds, and how. */
const TIMING = { duration: 160, easing: 'ease-out' } as const satisfies KeyframeAnimationOptions;
/** What each corner of a way adds to that, and how long no way takes longer. */
const CORNER = 35;
const LONGEST = 600;

export class MovingPieces<S extends BaseState> extends Pieces<S> {
  #scene = '';
  #held: Place | undefined;

  override draw(state: S, places: readonly Place[]): void {
    const scene = this.view.scene?.(state) ?? '';
    this.animate &&= scene === this.#scene;
    super.draw(state, places);
    this.#scene = scene;
    if (this.dragging || this.#held === undefined) return;
    // A piece let go where it may not stay goes home
    const piece = this.drawn.get(this.#held);
    if (piece) this.put(piece, this.#held);
    this.#held = undefined;
  }

  protected override change(state: S, missing: readonly Place[], gone: Gone): void {
    const { view } = this;
    const moves = missing.map((place) => {
      const kind = view.pieceOn(state, place);
      const from = this.#nearest(gone, kind, place);
      const moved = from === undefined ? undefined : gone.get(from);
      if (from !== undefined) gone.delete(from);
      return { place, from, piece: moved ?? this.take(kind) };
    });
    const glides = moves.some(({ from }) => from !== undefined);
    let gliding: Animation | undefined;
    for (const { place, from, piece } of moves) {
      this.put(piece, place);
      // One movement at a time: where a piece glides, those that come or go with it just do
      if (this.animate && (from === undefined ? !glides || gone.has(place) : from !== this.#held))
        gliding = this.#come(state, piece, place, from, gone.has(place));
    }
    this.park([...gone.values()], glides ? gliding : undefined);
  }

  override lift(place: Place): void {
    const piece = this.drawn.get(place);
    if (piece) this.layer.append(piece.node);
    this.#held = place;
  }

  override carry(point: Point): void {
    const piece = this.drawn.get(this.#held ?? '');
    if (piece) move(piece, point);
  }

  /** The nearest place from which a piece of a kind has vanished. */
  #nearest(gone: Gone, kind: number, to: Place): Place | undefined {
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

  /**
   * How a piece comes to a place: along a way, from where it was, by turning over (where it `turns`, one of another kind
   * stood there), or by growing.
   */
  #come(state: S, { node }: Drawn, place: Place, from: Place | undefined, turns: boolean): Animation {
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
