/** An area whose places come and go, and which one may look at closely. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Ground, Growing } from './board-view.js';
import type { Camera } from './camera.js';
import { GrowingBoard } from './growing-board.js';
import type { Say } from './table.js';

/** The growth of an area: its places by state, and what makes its camera. */
export function growingUnder<S extends BaseState>(camera: Growing<S>['camera'], of: Growing<S>['of']): Growing<S> {
  return { of, board: CameraBoard, camera };
}

class CameraBoard<S extends BaseState> extends GrowingBoard<S> {
  #camera: Camera | undefined;
  #say: Say | undefined;

  override async complete(): Promise<void> {
    this.#camera = await this.view.ground?.camera?.(this.svg);
    this.#camera?.frame(this.ground.viewBox);
    if (this.#say) this.#camera?.name(this.#say);
  }

  override settle(state: S, say: Say, movable: ReadonlySet<Place>): void {
    super.settle(state, say, movable);
    if (say !== this.#say) this.#camera?.name(say);
    this.#say = say;
  }

  protected override frame(ground: Ground): void {
    if (this.#camera) this.#camera.frame(ground.viewBox);
    else super.frame(ground);
  }
}
