/** The marks on a board: layers above and below the pieces, and what the last move captured or flipped. */
import type { Point, Shape } from '@griddle/art';
import { svgNode, toNode, copyOfNodes } from '@griddle/art/print/dom.js';
import { redraw } from '@griddle/art/internal/print/redraw.js';
import type { Place, BaseState } from '@griddle/rules/core/contract.js';
import * as spots from '@griddle/art/internal/board-marks.js';
import type { Layer, PlacedLayer, Area, Scene } from '../area.js';
import { putAt, putAway, translate, isMotionReduced } from './pieces.js';

/** One mark of a placed layer. */
interface Mark {
  readonly node: Element;
  /** Where it was drawn; it is moved from there. */
  readonly home: Point;
  /** Undefined for a mark kept for reuse. */
  place: Place | undefined;
}

/** A layer on the page. */
interface Slot {
  readonly node: Element;
  /** The key of the current drawing. */
  key: string;
  /** The drawing of a layer with a key, if this code has drawn it. */
  shape?: Shape | undefined;
  readonly marks: Mark[];
}

/** Returns the key that distinguishes drawings of a layer; empty for one that draws nothing. */
export function keyOf(layer: Layer): string {
  return 'key' in layer ? layer.key : layer.places.join();
}

/** Updates only what changed. Nodes of marks are moved and never removed, which is cheaper for browsers. */
export class Layers {
  readonly #slots: Slot[] = [];

  constructor(
    private readonly node: Element,
    private readonly center: (place: Place) => Point,
  ) {}

  /** Shows layers; always the same number, in the same order. */
  update(layers: readonly Layer[]): void {
    layers.forEach((layer, at) => {
      const key = keyOf(layer);
      if ((this.#slots[at]?.key ?? '') === key) return;
      while (this.#slots.length <= at) this.#slots.push({ node: this.#newGroup(), key: '', marks: [] });
      const slot = this.#slots[at] as Slot;
      slot.key = key;
      if ('places' in layer) this.#mark(slot, layer);
      else this.#draw(slot, key === '' ? undefined : layer.draw());
    });
  }

  /** Adopts the nodes that exist, which show exactly these layers. */
  adopt(layers: readonly Layer[]): void {
    [...this.node.children].forEach((node, at) => {
      const layer = layers[at] as Layer;
      const places = 'places' in layer ? layer.places : [];
      const marks = places.map((place, of) => ({
        node: node.children[of] as Element,
        home: this.center(place),
        place,
      }));
      this.#slots.push({ node, key: keyOf(layer), marks });
    });
  }

  #newGroup(): Element {
    return this.node.appendChild(svgNode('g'));
  }

  #draw(slot: Slot, shape: Shape | undefined): void {
    const { node } = slot;
    const drawn = node.firstElementChild;
    if (shape && slot.shape && drawn) redraw(drawn, slot.shape, shape);
    else node.replaceChildren(...(shape ? [toNode(shape)] : []));
    slot.shape = shape;
  }

  #mark({ node, marks }: Slot, { places, draw }: PlacedLayer): void {
    const missing = places.filter((place) => marks.every((mark) => mark.place !== place));
    const free = marks.filter(({ place }) => place === undefined || !places.includes(place));
    for (const place of missing) {
      const mark = free.pop() ?? { node: node.appendChild(toNode(draw(place))), home: this.center(place), place };
      if (!marks.includes(mark)) marks.push(mark);
      mark.place = place;
      const [x, y] = this.center(place);
      putAt(mark.node, translate([x - mark.home[0], y - mark.home[1]]));
    }
    for (const mark of free) {
      mark.place = undefined;
      putAway(mark.node);
    }
  }
}

// The pieces that a move captured or flipped.

/** A piece that was captured or flipped. */
interface Trace {
  readonly place: Place;
  /** Its kind before the move. */
  readonly kind: number;
  /** `taken` off the board, `replaced` by a piece that landed on it, or `turned` over in place. */
  readonly how: 'taken' | 'replaced' | 'turned';
}

/**
 * Returns what the last move captured or flipped: pieces that are gone and did not move. If two could have moved, the
 * one on a place of the last move did.
 */
function tracesOf<S extends BaseState>(area: Area<S>, scene: Scene<S>, places: readonly Place[]): readonly Trace[] {
  const { before, marks } = scene;
  if (before === undefined || before === scene.state) return [];
  const then = { ...scene, state: before };
  const gone: { readonly place: Place; readonly kind: number; readonly now: number | undefined }[] = [];
  const come = new Map<number, number>();
  for (const place of area.changed?.(before, scene.state, places) ?? places) {
    const kind = area.pieceAt(then, place);
    const now = area.pieceAt(scene, place);
    if (kind === now) continue;
    if (kind !== undefined) gone.push({ place, kind, now });
    if (now !== undefined) come.set(now, (come.get(now) ?? 0) + 1);
  }
  /** Whether a piece of a kind has appeared that is not accounted for yet. */
  const claim = (kind: number): boolean => {
    const count = come.get(kind) ?? 0;
    come.set(kind, Math.max(0, count - 1));
    return count > 0;
  };
  const isOfMove = ({ place }: { readonly place: Place }): boolean => marks.lastMove.includes(place);
  const left = [...gone.filter(isOfMove), ...gone.filter((piece) => !isOfMove(piece))].filter(
    ({ kind }) => !claim(kind),
  );
  return left.map(({ place, kind, now }): Trace => {
    const how = now === undefined ? 'taken' : claim(now) ? 'turned' : 'replaced';
    return { place, kind, how };
  });
}

// Marks of what the last move captured or flipped: a fading ghost, and a mark until the next move.

/** Milliseconds for which a ghost stays, and in which it then fades. */
const STAY = 1200;
const FADE = 1200;
/** Opacity of a ghost at first, and of one that is not animated. */
const SEEN = 0.8;
const STILL = 0.4;

const MARKS = { taken: spots.taken, turned: spots.turned };

/** Shows what the last move captured or flipped, until the next move. */
export class TraceMarks<S extends BaseState> {
  #node: Element | undefined;
  #shown = '';
  /** The two positions compared last. */
  #state: S | undefined;
  #before: S | undefined;

  /** `above`: the layers above the pieces; the marks go below them. */
  constructor(
    private readonly area: Area<S>,
    private readonly above: Element,
  ) {}

  /** Shows the pieces of a scene that were captured or flipped. */
  update(scene: Scene<S>, places: readonly Place[], animate: boolean): void {
    const { before, state } = scene;
    if (before === this.#before && state === this.#state) return;
    this.#before = before;
    this.#state = state;
    const traces = tracesOf(this.area, scene, places);
    const shown = traces.map(({ how, kind, place }) => `${how} ${kind} ${place}`).join();
    if (shown === this.#shown && shown === '') return;
    this.#shown = shown;
    this.#node?.remove();
    this.#node = undefined;
    if (shown === '') return;
    const node = (this.#node = svgNode('g'));
    const center = (place: Place): Point => this.area.center(place, scene.flipped);
    for (const trace of traces) {
      if (trace.how !== 'turned') node.append(this.#ghost(trace, center(trace.place), animate));
      if (trace.how !== 'replaced') node.append(toNode(MARKS[trace.how]([center(trace.place)])));
    }
    this.above.before(node);
  }

  /** Draws a piece as it was; one replaced by another is small and next to it. */
  #ghost({ how, kind }: Trace, [x, y]: Point, animate: boolean): Element {
    const ghost = svgNode('g', {
      part: 'ghost',
      transform: how === 'taken' ? `translate(${x} ${y})` : `translate(${x + 0.28} ${y - 0.28}) scale(.45)`,
      opacity: STILL,
    });
    ghost.append(copyOfNodes(this.area.piece(kind)));
    if (!animate || isMotionReduced()) return ghost;
    ghost.setAttribute('opacity', '0');
    const fading = ghost.animate({ opacity: [SEEN, 0] }, FADE);
    // For an animation that only waits for its own delay, a browser draws frame after frame
    fading.pause();
    // A browser keeps a waiting animation, and with it the whole board of the ghost
    setTimeout(() => (ghost.isConnected ? fading.play() : fading.cancel()), STAY);
    return ghost;
  }
}
