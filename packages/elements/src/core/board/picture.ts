/** The visible part of an area: backdrop, pieces, and marks above and below them. */
import type { Point } from '@griddle/art';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Area, Scene } from '../area.js';
import { clonePicture } from './cells.js';
import { Layers } from './layers.js';
import { Pieces } from './pieces.js';
import { TraceMarks } from './trace-marks.js';

/** The picture of a board. It takes no touches and says nothing: cells do that. */
export class Picture<S extends BaseState> {
  /** Four children: backdrop, layers below, pieces, layers above. */
  readonly node: Element;
  readonly pieces: Pieces<S>;
  readonly #below: Layers;
  readonly #above: Layers;
  readonly #traces: TraceMarks<S> | undefined;
  #owner: string | undefined;

  /** `served`: the picture that a server has drawn. */
  constructor(
    private readonly area: Area<S>,
    scene: Scene<S>,
    served?: Element,
  ) {
    const { flipped, show } = scene;
    this.node = served ?? clonePicture(area, flipped, show.has('coordinates'));
    const [, below, pieces, above] = this.node.children;
    const center = (place: Place): Point => area.center(place, flipped);
    this.#below = new Layers(below as Element, center);
    this.pieces = new Pieces(area, flipped, pieces as Element);
    this.#above = new Layers(above as Element, center);
    if (area.showsTraces) this.#traces = new TraceMarks(area, above as Element);
    this.#owner = area.motion?.owner?.(scene);
  }

  /** Goes on with what stands there, which shows just this scene. */
  adopt(scene: Scene<S>, places: readonly Place[]): void {
    this.#below.adopt(this.area.below(scene));
    this.pieces.adopt(scene, places);
    this.#above.adopt(this.area.above(scene));
  }

  /** Shows a scene that has only the marks of this area. */
  update(scene: Scene<S>, places: readonly Place[], animate: boolean): void {
    const { area } = this;
    const owner = area.motion?.owner?.(scene);
    this.#below.update(area.below(scene));
    this.pieces.update(scene, places, animate && owner === this.#owner);
    this.#traces?.update(scene, places, animate);
    this.#above.update(area.above(scene));
    this.#owner = owner;
  }
}
