/** The element that every game's own element extends: what it draws, and what a page may ask of it. */
import type { Picture } from '@griddle/art';
import type { BaseState, Place, Seat } from '@griddle/rules/core/contract.js';
import { writeRecord } from '@griddle/rules/record/write.js';
import { pathOf } from '@griddle/rules/replay/paths.js';
import type { CSSResult, PropertyValues } from '@lit/reactive-element';
import { box } from './dom.js';
import { newGame } from './input.js';
import { restingMarks } from './marks.js';
import { MatchElement } from './match-element.js';
import { Stage } from './stage.js';
import { gameStyles, wordColours } from './styles.js';
import type { TableHost, TableView } from './table.js';
import { tableOf } from './table-view.js';

/** The parts beside a board, in the order in which they stand there. */
const PARTS = ['griddle-controls', 'move-list'];

export abstract class GameElement<S extends BaseState, M> extends MatchElement<S, M> implements TableHost {
  static override styles: CSSResult[] = [wordColours, gameStyles];

  private stage: Stage<S, M> | undefined;
  private panel: HTMLElement | undefined;
  private snapshot: TableView | undefined;

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const { match, renderRoot, problems } = this;
    const root = renderRoot.querySelector<HTMLElement>('[part=table]') ?? renderRoot.appendChild(box('div', 'table'));
    if (!match || !this.awake) return;
    // Even the same language again would make the browser style everything anew
    if (root.lang !== this.catalogue.locale) root.lang = this.catalogue.locale;
    if (!this.stage) {
      this.stage = new Stage(this, match);
      this.stage.node.addEventListener('click', this);
      root.append(this.stage.node);
    }
    this.stage.draw(this, problems);
    this.snapshot = undefined;
    this.drawPanel(root);
    this.dispatchEvent(new Event('griddle-table', { bubbles: true }));
    void match.letBotMove();
  }

  /** The parts beside the board come with the first mode that needs them. */
  private drawPanel(root: Element): void {
    const { controls, mode } = this.settings;
    const wanted = controls === 'auto' && mode !== 'diagram';
    if (wanted && !this.panel) {
      this.panel = box('div', 'panel', ...PARTS.map((name) => document.createElement(name)));
      root.append(this.panel);
      this.waitFor(import('./panel.js').then(() => this.requestUpdate()));
    }
    this.panel?.toggleAttribute('hidden', !wanted);
    if (!wanted) return;
    for (const part of this.panel?.children ?? []) {
      // What is set on an element before its code is here is set once more later, and would undo what came in between
      if (customElements.get(part.localName)) Object.assign(part, { table: this.table });
    }
  }

  /**
   * A click on a replay makes the arrow keys step through it, and not walk over the spaces.
   * @internal
   */
  handleEvent(): void {
    if (this.settings.mode === 'replay') this.stage?.node.focus({ preventScroll: true });
  }

  /** What parts beside the board show and ask: another object after each change. Undefined until the board is drawn. */
  get table(): TableView | undefined {
    return this.stage && (this.snapshot ??= tableOf(this, this.ready()));
  }

  /** The position on the board, in notation. */
  get currentPosition(): string {
    return this.rules.positionText(this.ready().state);
  }

  /** The address of the position on the board in the tree of moves; empty for the start. */
  get currentPath(): string {
    return pathOf(this.ready().session.current);
  }

  /**
   * Plays a move in notation (`c3`, `b2xd4`). False when the rules refuse it, which the board then explains, or when a
   * listener of `griddle-move` cancels it.
   */
  play(move: string): boolean {
    return this.ready().playText(move);
  }

  /** Takes the last move back, against a bot also the bot's. False when there is none to take back. */
  undo(): boolean {
    return this.ready().undo();
  }

  /** Plays again what was taken back; in a replay, goes on along the line last gone through. */
  redo(): boolean {
    return this.ready().redo();
  }

  /**
   * Goes to an address in the tree of moves, or to a number of moves of the main line (below 0: from its end). False when
   * there is no such address.
   */
  goTo(place: string | number): boolean {
    return this.ready().goTo(place);
  }

  /** A new game with the same options; a replay goes back to its start. */
  again(): void {
    const match = this.ready();
    match.again(this.settings.mode === 'play' ? newGame(this.rules, match.session) : undefined);
  }

  /** Writes down and shows words called at the table to a seat (WW-34): `waffling`, `soggy-waffle`. */
  call(code: string, seat: Seat): void {
    this.ready().call(code, seat);
  }

  /** Lights up places on the board until called with none. */
  highlight(places: readonly Place[]): void {
    this.ready().highlight(places);
  }

  /** The record of the game with its variations; for a seat, without what that seat did not see. */
  toRecord(seat?: Seat): string {
    return writeRecord(this.ready().session.toRecord(seat));
  }

  /** The picture on the board as the text of an SVG, without marks for the reader's own move. */
  async toSVG(): Promise<string> {
    const picture = this.picture();
    const { svgOf } = await import('./export.js');
    return svgOf(this, picture, this.say(`game.${this.rules.id}`));
  }

  /** The same picture as a PNG, `width` pixels wide. */
  async toPNG(width = 720): Promise<Blob> {
    const picture = this.picture();
    const { pngOf } = await import('./export.js');
    return pngOf(this, picture, width);
  }

  private picture(): Picture {
    const match = this.ready();
    return this.view.picture(match.state, restingMarks(this, match), this.flipped);
  }

  /** Puts the focus on the board. */
  override focus(options?: FocusOptions): void {
    this.stage?.focus(options);
  }
}
