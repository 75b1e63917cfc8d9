/** What the elements of all games of berries on a slab share. */
import type { Game } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { PropertyValues } from '@lit/reactive-element';
import type { Board } from '../old-core/board.js';
import type { BoardView } from '../old-core/board-view.js';
import { GameElement } from '../old-core/game-element.js';
import type { Hands } from '../old-core/hearing.js';
import type { Whole } from '../old-core/notation.js';
import { fetchMore, viewFor, type GridGame, type GridState } from './view.js';

/** A game of its own names its board; 6x6 or any other size. */
export abstract class GridElement<S extends GridState, M> extends GameElement<S, M> {
  protected abstract readonly board: GridGame<S, M>;

  /** @internal */
  override get rules(): Game<S, M> {
    return this.board.rules;
  }

  /** @internal */
  override get view(): BoardView<S, M> {
    return viewFor(this.board, this.state);
  }

  protected override more(): Promise<void> | undefined {
    return fetchMore(this.board);
  }

  /** Fetches what the picture has beside the position: where somebody could win, or has, and what is lit up. */
  #picture(): Promise<void> | undefined {
    const { lit, rules, settings, state } = this;
    return lit.length > 0 || settings.show.has('threats') || rules.outcome(state) ? this.more() : undefined;
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const more = this.isDrawn && (this.settings.mode === 'diagram' ? this.#picture() : this.more());
    if (more) this.waitFor(more.then(() => this.refresh()));
  }

  protected override opened(): Promise<unknown> | undefined {
    return super.opened() ?? this.#picture();
  }

  protected override async whole(): Promise<Whole<S, M>> {
    await this.more();
    return this;
  }

  protected override hands(board: Board<S>): Hands | Promise<Hands> {
    return this.more()?.then(() => super.hands(board)) ?? super.hands(board);
  }

  /** What is said, too: it waits for these. */
  protected override async sentences(): Promise<Catalogue['text']> {
    await this.more();
    return this.board.more?.sentences ?? {};
  }
}
