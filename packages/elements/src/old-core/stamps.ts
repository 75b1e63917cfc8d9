/**
 * One mark at many places: dots, rings, corners. Its nodes are moved from place to place and never removed, because to
 * move a node costs a browser next to nothing, and another outline or another node makes it paint the whole board.
 */
import type { Point } from '@griddle/art';
import { toNode } from '@griddle/art/print/dom.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { AreaView, Stamped } from './board-view.js';
import { Board } from './board.js';
import { ASIDE, translation } from './svg.js';

/** What of a board tells where its places are. */
interface Places extends Pick<Board<BaseState>, 'flipped' | 'places'> {
  readonly view: Pick<AreaView<BaseState>, 'centre'>;
}

/** One mark of a layer, at as many places as the layer names. */
export class Stamps {
  readonly #nodes: Element[] = [];
  /** Where each of them is; empty for one that is not on the board now. */
  readonly #held: Place[] = [];

  constructor(
    private readonly board: Places,
    private readonly layer: Element,
    private readonly mark: Stamped,
  ) {}

  show(places: readonly Place[]): void {
    const { board, layer, mark } = this;
    const held = this.#held;
    const missing = places.filter((place) => !held.includes(place));
    // Drawn at one place and moved from there to all others
    const [first = ''] = board.places;
    const centre = (place: Place): Point => board.view.centre(place, board.flipped);
    const [left, top] = centre(first);
    for (let at = 0; at < held.length || missing.length > 0; at++) {
      const before = held[at];
      if (before && places.includes(before)) continue;
      const place = missing.pop() ?? '';
      if (place === before) continue;
      held[at] = place;
      const node = (this.#nodes[at] ??= layer.appendChild(toNode(mark.draw(first))));
      const [x, y] = centre(place || first);
      node.setAttribute('transform', place === '' ? ASIDE : translation([x - left, y - top]));
    }
  }
}

Board.Stamps = Stamps;
