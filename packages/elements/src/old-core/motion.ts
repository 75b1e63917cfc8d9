/**
 * Pieces that move: one that has moved is the same node at another place, to which it glides; one may be carried with the
 * pointer. Games fetch it when they stand on the page, and diagrams with the first record.
 */
import type { Point } from '@griddle/art';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Drawing } from './board.js';
import { move, type Drawn, type Gone, type Pieces } from './pieces.js';
import { ASIDE, translation } from './svg.js';

/** How long a piece is under way, in milliseconds. */
const GLIDE = 160;
/** What each corner of a way adds to that, and how long no way takes longer. */
const CORNER = 35;
const LONGEST = 600;

/** Whether the reader asks for less motion. */
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** One for a board; without it pieces stand where the position has them. */
export class Motion<S extends BaseState> {
  #held: Place | undefined;
  /** Pieces off the board, to be used again. */
  readonly #aside: Drawn[] = [];

  constructor(private readonly pieces: Pieces<S>) {}

  /** Puts pieces where they are missing and takes away what is gone. */
  change(before: S, state: S, missing: readonly Place[], gone: Gone, { animate, dragging }: Drawing): void {
    const { pieces } = this;
    const { view } = pieces;
    const isSeen = animate && !lessMotion.matches && view.scene?.(before) === view.scene?.(state);
    const moves = missing.map((place) => {
      const kind = view.pieceOn(state, place);
      const from = this.#nearest(gone, kind, place);
      const moved = from === undefined ? undefined : gone.get(from);
      if (from !== undefined) gone.delete(from);
      return { place, from, piece: moved ?? this.#take(kind) };
    });
    const glides = moves.some(({ from }) => from !== undefined);
    const times: number[] = [];
    for (const { place, from, piece } of moves) {
      pieces.put(piece, place);
      // One movement at a time: where a piece glides, those that come or go with it just do
      if (isSeen && (from === undefined ? !glides || gone.has(place) : from !== this.#held))
        times.push(this.#come(state, piece, place, from, gone.has(place)));
    }
    this.#aside.push(...gone.values());
    // Jumped ones vanish when the jumper lands
    if (glides && times.length > 0) setTimeout(() => this.#hide(gone), Math.max(...times));
    else this.#hide(gone);
    if (!dragging) this.#letGo();
  }

  /** A piece from those set aside, or a new one. */
  #take(kind: number): Drawn {
    const at = this.#aside.findIndex((piece) => piece.kind === kind);
    return this.#aside.splice(at, at < 0 ? 0 : 1)[0] ?? this.pieces.make(kind);
  }

  /**
   * Hides pieces, unless they are used again by now. Their nodes stay: to add and remove nodes costs a browser far more than
   * to move them.
   */
  #hide(pieces: Gone): void {
    for (const piece of pieces.values()) if (this.#aside.includes(piece)) move(piece, ASIDE);
  }

  /** A piece let go where it may not stay goes home. */
  #letGo(): void {
    const piece = this.pieces.drawn.get(this.#held ?? '');
    if (piece) this.pieces.put(piece, this.#held ?? '');
    this.#held = undefined;
  }

  /** Takes the piece on a place off the board, to be carried with the pointer. */
  lift(place: Place): void {
    const piece = this.pieces.drawn.get(place);
    if (piece) this.pieces.layer.append(piece.node);
    this.#held = place;
  }

  /** Moves the lifted piece to a point of the picture. */
  carry(point: Point): void {
    const piece = this.pieces.drawn.get(this.#held ?? '');
    if (piece) move(piece, translation(point));
  }

  /** The nearest place from which a piece of a kind has vanished. */
  #nearest(gone: Gone, kind: number, to: Place): Place | undefined {
    const { flipped, view } = this.pieces;
    if (view.stays) return undefined;
    const [x, y] = view.centre(to, flipped);
    let best: Place | undefined;
    let least = Infinity;
    for (const [place, piece] of gone) {
      const [px, py] = view.centre(place, flipped);
      const distance = Math.hypot(px - x, py - y);
      if (piece.kind === kind && distance < least) [best, least] = [place, distance];
    }
    return best;
  }

  /**
   * How a piece comes to a place: along a way, from where it was, by turning over (where it `turns`, one of another kind
   * stood there), or by growing. Gives the time that takes, in milliseconds.
   */
  #come(state: S, { node }: Drawn, place: Place, from: Place | undefined, turns: boolean): number {
    const { flipped, view } = this.pieces;
    const there = view.centre(place, flipped);
    const way = view.route?.(state, from, place, flipped) ?? [];
    if (from === undefined && way.length < 2) {
      const css = cssTransform(there, view.turn?.(place));
      if (!turns) node.animate({ opacity: [0, 1] }, GLIDE);
      return glide(node, [`${css} scale(${turns ? '0,1' : '.6'})`, css]);
    }
    const points = way.length > 1 ? way : [view.centre(from ?? place, flipped), there];
    const last = points.length - 1;
    const turn = view.turn?.(place) ?? 0;
    // The short way round from how it lay before
    const turned = from === undefined ? 0 : ((turn - (view.turn?.(from) ?? 0) + 540) % 360) - 180;
    return glide(
      node,
      points.map((point, i) => cssTransform(point, turn - turned * (1 - i / last))),
    );
  }
}

/**
 * Moves a node along a way and tells how long that takes. The animation would last twice as long, at rest by then, and is
 * taken off in between: towards the end of one browsers draw frame after frame, not to miss it.
 */
function glide(node: Element, way: readonly string[]): number {
  const last = way.length - 1;
  const time = Math.min(LONGEST, GLIDE + CORNER * (last - 1));
  const animation = node.animate(
    {
      transform: [...way, way.at(-1) ?? ''],
      offset: way.map((_point, i) => i / last / 2),
      easing: way.map((_point, i) => (i < last - 1 ? 'linear' : 'ease-out')),
    },
    2 * time,
  );
  setTimeout(() => animation.cancel(), time);
  return time;
}

/** A piece that lies at a point, turned by degrees. */
function cssTransform([x, y]: Point, turn = 0): string {
  return `translate(${x}px,${y}px) rotate(${turn}deg)`;
}
