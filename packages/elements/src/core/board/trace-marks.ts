/** Marks of what the last move captured or flipped: a fading ghost, and a mark until the next move. */
import type { Point } from '@griddle/art';
import { stamp, svgNode, toNode } from '@griddle/art/print/dom.js';
import * as spots from '@griddle/art/spots.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Area, Scene } from '../area.js';
import { isMotionReduced } from './animation.js';
import { tracesOf, type Trace } from './traces.js';

/** Milliseconds that a ghost stays, and those in which it fades then. */
const STAY = 1200;
const FADE = 1200;
/** How much of a ghost is seen at first, and always where nothing is to move. */
const SEEN = 0.8;
const STILL = 0.4;

const MARKS = { taken: spots.taken, turned: spots.turned };

/** Nothing is on the board until something has been taken or turned over, and again after the next move. */
export class TraceMarks<S extends BaseState> {
  #node: Element | undefined;
  #shown = '';
  /** The two positions that were compared last. */
  #state: S | undefined;
  #before: S | undefined;

  /** `above`: the layers over the pieces, under which the marks stand. */
  constructor(
    private readonly area: Area<S>,
    private readonly above: Element,
  ) {}

  /** Shows what became of the pieces of a scene. */
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

  /** A piece as it was; one under another that has landed there is small, and beside it. */
  #ghost({ how, kind }: Trace, [x, y]: Point, animate: boolean): Element {
    const ghost = svgNode('g', {
      part: 'ghost',
      transform: how === 'taken' ? `translate(${x} ${y})` : `translate(${x + 0.28} ${y - 0.28}) scale(.45)`,
      opacity: STILL,
    });
    ghost.append(stamp(this.area.piece(kind)));
    if (!animate || isMotionReduced()) return ghost;
    ghost.setAttribute('opacity', '0');
    const fading = ghost.animate({ opacity: [SEEN, 0] }, FADE);
    // For one that only waits to begin, by a delay of its own, a browser draws frame after frame
    fading.pause();
    // A browser keeps what waits, and with it the whole board that the ghost stood on
    setTimeout(() => (ghost.isConnected ? fading.play() : fading.cancel()), STAY);
    return ghost;
  }
}
