/**
 * One mark at many places: dots, rings, corners. Its nodes are moved from place to place and never removed, because to
 * move a node costs a browser next to nothing, and another outline or another node makes it paint the whole board.
 */
import type { Point } from '@griddle/art';
import type { Place } from '@griddle/rules/core/contract.js';
import { ASIDE, translation } from './svg.js';

/** One mark of a layer, at as many places as the layer names. */
export class Stamps {
  /** Where each node is; empty for one that is not on the board now. */
  readonly #held: Place[] = [];

  /** `make` gives a new node drawn at the origin. */
  constructor(
    private readonly layer: Element,
    private readonly make: () => Element,
    private readonly centre: (place: Place) => Point,
  ) {}

  show(places: readonly Place[]): void {
    const held = this.#held;
    const { layer } = this;
    const missing = places.filter((place) => !held.includes(place));
    for (let at = 0; at < held.length || missing.length > 0; at++) {
      const before = held[at];
      if (before && places.includes(before)) continue;
      const place = missing.pop() ?? '';
      if (place === before) continue;
      held[at] = place;
      const node = layer.children[at] ?? layer.appendChild(this.make());
      node.setAttribute('transform', place === '' ? ASIDE : translation(this.centre(place)));
    }
  }
}
