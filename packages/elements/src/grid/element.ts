/** What the elements of all games of berries on a slab share. */
import { initialOptions } from '@griddle/rules/core/options.js';
import type { BoardView } from '../core/board-view.js';
import { GameElement } from '../core/game-element.js';
import type { GridState } from './view.js';

export abstract class GridElement<S extends GridState, M> extends GameElement<S, M> {
  /**
   * The view for the size of a state's board.
   * @internal
   */
  protected abstract readonly viewFor: (state: S) => BoardView<S, M>;

  /** @internal */
  override get view(): BoardView<S, M> {
    const { replay, rules } = this;
    return this.viewFor(replay?.state ?? rules.setup(initialOptions(rules.options), 0));
  }
}
