/** The element of a game whose texts are read by code of its own: hands on a board do without it. */
import type { BaseState, Game, Texts } from '@griddle/rules/core/contract.js';
import { textError, UNREAD } from '@griddle/rules/core/text.js';
import { GameElement } from './game-element.js';
import type { Whole } from './notation.js';
import type { TableView } from './table.js';

/** What is said of any text as long as nothing can be read. */
const NOT_YET = textError(UNREAD, 0, []);

/** What a game reads texts with at first. */
export const NO_TEXTS = { parsePosition: () => NOT_YET, parseMove: () => NOT_YET, placeEnd: () => -1 };

/** Whoever gives it a text, the parts beside the board among them, has that code fetched first. */
export abstract class LateElement<S extends BaseState, M> extends GameElement<S, M> {
  /**
   * Begins with `NO_TEXTS`.
   * @internal
   */
  abstract override readonly rules: Game<S, M>;

  /** Fetches what reads texts. */
  protected abstract texts(): Promise<Texts<S, M>>;

  get #isUnread(): boolean {
    return this.rules.placeEnd === NO_TEXTS.placeEnd;
  }

  protected override more(): Promise<void> | undefined {
    if (!this.#isUnread) return undefined;
    return this.texts().then((texts) => void Object.assign(this.rules, texts));
  }

  /** Methods may be given moves as text. */
  protected override opened(): Promise<unknown> | undefined {
    return super.opened() ?? this.more()?.then(() => this.opened());
  }

  /** Records may begin with a position. */
  protected override async whole(): Promise<Whole<S, M>> {
    await this.more();
    return this;
  }

  /**
   * Moves are typed in there, and read from links.
   * @internal
   */
  override fetchParts(): Promise<unknown> {
    return Promise.all([super.fetchParts(), this.more()]);
  }

  /** @internal */
  override get table(): TableView | undefined {
    return this.#isUnread ? undefined : super.table;
  }
}
