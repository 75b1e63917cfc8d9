/**
 * What every element with a board does: from the position to the page, and what a page may ask. What a reader may never need
 * (records, speech, words for mistakes, files) is fetched when it is needed.
 */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { CSSResult, PropertyValues } from '@lit/reactive-element';
import type { Beside } from './beside.js';
import type { Board } from './board.js';
import type { DiagramView, Marks } from './board-view.js';
import { box } from './dom.js';
import type { Printer } from './export.js';
import { hear, type Hands } from './hearing.js';
import type { Motion } from './motion.js';
import { ReadElement } from './read-element.js';
import type { ReplayHost } from './replay.js';
import { Stage, type Line, type Scene } from './stage.js';
import { boardStyles, wordColours } from './styles.js';
import type { TableHost, TableView } from './table.js';
import { tables } from './tables.js';
import { areMany } from './visibility.js';

/** What pages may set, call and hear of it is in `docs/embedding.md`. */
export abstract class ShownElement<S extends BaseState, M>
  extends ReadElement<S, M>
  implements Scene<S>, ReplayHost, TableHost
{
  static override styles: CSSResult[] = [wordColours, boardStyles];

  /** @internal */
  abstract readonly view: DiagramView<S>;
  /** @internal */
  lit: readonly Place[] = [];
  /** @internal */
  motion: typeof Motion | undefined;
  /**
   * The parts beside the board, in the order in which they stand there.
   * @internal
   */
  readonly parts: readonly string[] = ['griddle-controls', 'move-list'];

  /** What stands beside the board, for a record or a game. */
  protected beside: Beside<S, M> | undefined;
  #table: HTMLElement | undefined;
  #stage: Stage<S> | undefined;

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const root = (this.#table ??= this.renderRoot.appendChild(box('div', 'table')));
    if (!this.isOpen || !this.awake) return;
    // Even the same language again would make the browser style everything anew
    if (root.lang !== this.catalogue.locale) root.lang = this.catalogue.locale;
    if (!this.#stage) {
      this.#stage = new Stage(this);
      if (areMany()) root.style.contentVisibility = 'auto';
      root.append(this.#stage.node);
    }
    this.#stage.draw();
    this.beside?.draw(root, this.replay !== undefined);
    // Where there are no parts yet nobody has a use for tables
    if (tables.of) this.dispatchEvent(new Event('griddle-table', { bubbles: true }));
  }

  protected get isDrawn(): boolean {
    return this.#stage !== undefined;
  }

  /**
   * Fetches the code of the parts.
   * @internal
   */
  fetchParts(): Promise<unknown> {
    return import('./panel.js');
  }

  /** The marks of a picture that nobody touches. */
  protected restingMarks(): Marks {
    const none = { last: [], picked: [], touched: [], starts: [], begins: [], targets: [], lit: [], notes: [] };
    return { show: this.settings.show, ...none, why: undefined, pointed: '', ...this.replay?.marks() };
  }

  /** @internal */
  marks(): Marks {
    return { ...this.restingMarks(), lit: this.lit };
  }

  /** @internal */
  abstract readonly dragging: boolean;

  /** @internal */
  abstract movable(): ReadonlySet<Place>;

  /** @internal */
  badges(): readonly string[] {
    return this.replay?.badges() ?? [];
  }

  /** @internal */
  lines(): readonly Line[] {
    const wrong = this.problems.map(({ message }): Line => ['error', message]);
    return [...wrong, ...(this.replay?.lines() ?? [])];
  }

  /** What is listened to on a board, types of events joined by blanks. */
  protected abstract readonly heard: string;

  /** What answers to that; it may have to be fetched. */
  protected abstract hands(board: Board<S>): Hands | Promise<Hands>;

  /** @internal */
  listen(board: Board<S>): void {
    hear(board.svg, this.heard, () => {
      const hands = this.hands(board);
      this.waitFor(Promise.resolve(hands));
      return hands;
    });
  }

  /** All areas of the table. */
  protected areas(): readonly Board<S>[] {
    return this.#stage?.areas ?? [];
  }

  /**
   * What parts beside the board show and ask: another object after each change. Undefined until the board is drawn, and
   * where there are no parts, as their code makes it.
   */
  get table(): TableView | undefined {
    const { replay } = this;
    return this.#stage && replay && this.beside?.tableOf(replay);
  }

  /** The position on the board, in notation. */
  get currentPosition(): string {
    this.ready();
    return this.rules.positionText(this.state);
  }

  /** The address of the position on the board in the tree of moves; empty for the start. */
  get currentPath(): string {
    this.ready();
    return this.replay?.path ?? '';
  }

  /**
   * Goes to an address in the tree of moves, or to a number of moves of the main line (below 0: from its end). False when
   * there is no such address.
   */
  abstract goTo(place: string | number): boolean;

  /** Goes back to the start. */
  abstract again(): void;

  /** Lights up places on the board until called with none. */
  highlight(places: readonly Place[]): void {
    this.lit = places;
    this.requestUpdate();
  }

  /** The picture on the board as the text of an SVG, without marks for the reader's own move. */
  async toSVG(): Promise<string> {
    return (await this.#printer()).svg();
  }

  /** The same picture as a PNG, `width` pixels wide. */
  async toPNG(width = 720): Promise<Blob> {
    return (await this.#printer()).png(width);
  }

  /** What stands on the board now, or will once it is read, is what is printed, however long its code is under way. */
  async #printer(): Promise<Printer> {
    const opened = this.opened();
    if (opened) await opened;
    const { view, state, flipped } = this;
    const shown = { view, state, flipped, marks: this.restingMarks() };
    return (await import('./export.js')).printerOf(this, shown);
  }

  /** Puts the focus on the board. */
  override focus(options?: FocusOptions): void {
    this.#stage?.focus(options);
  }
}
