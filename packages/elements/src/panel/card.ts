/** `<griddle-card>`: floats over a board at the start of a game and at its end. */
import { html, nothing, type PropertyValues, type TemplateResult, css } from 'lit';
import { state } from 'lit/decorators.js';
import { customElement, hasLesson, type SnapshotHost, type GameSnapshot } from '#core';
import { wayDown } from './give-way.js';
import { howToPlay } from './help.js';
import { forgetGame, GameKeeper, isBegun, keptGame, type KeptGame } from './kept-games.js';
import { icon, PanelElement } from './panel-element.js';
import { renderGuide } from './practise.js';
import { Result, resultStyles } from './result.js';
import { StartForm } from './start-form.js';

/** An overlay on the board: nothing shifts when it opens or closes. */
const cardStyles = css`
  :host {
    position: absolute;
    z-index: 3;
    inset-inline: 0;
    pointer-events: none;
  }
  [part='card'] {
    position: relative;
    box-sizing: border-box;
    inline-size: min(23rem, 100% - 1rem);
    margin: 1rem auto 0;
    overflow-y: auto;
    /* Leaves space for the parts over the board, and the tools of a phone; on a low screen it scrolls */
    max-block-size: max(17.5rem, 100svh - 17rem);
    padding: 1rem;
    border-radius: 1rem;
    background: var(--_raised);
    color: var(--_ink);
    box-shadow: var(--_lift);
    pointer-events: auto;
    animation: rise 0.18s cubic-bezier(0.2, 0, 0, 1) both;
  }
  @container (min-inline-size: 27rem) {
    [part='card'] {
      max-block-size: max(17.5rem, 100svh - 10.5rem);
    }
  }
  /* The result comes first */
  [part='card']:has(.result) {
    animation-delay: 0.9s;
  }
  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 0.5rem;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [part='card'] {
      animation: none;
    }
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .row > * {
    flex: 1 1 auto;
  }
  p + .row {
    margin-block-start: 0.75rem;
  }
  form {
    display: grid;
    container-type: inline-size;
    gap: 0.5rem;
  }
  /* Stays in view however far the questions are scrolled */
  form > .row {
    position: sticky;
    z-index: 1;
    inset-block-end: -1rem;
    padding-block: 0.25rem;
    background: var(--_raised);
  }
  strong + p {
    margin-block-start: 0.25rem;
    color: var(--_ink-soft);
  }
  strong + .aim {
    color: var(--_ink);
  }
  strong {
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.2;
  }
  /* Each question is one row, so that the card stays low */
  .choice {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: 0.25rem;
    align-items: center;
  }
  .choice > span {
    color: var(--_ink-soft);
    font-size: 0.8125rem;
  }
  /* On a small phone the question is above its answers */
  @container (max-inline-size: 17rem) {
    .choice {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* A row of choices in one trough */
  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem;
    padding: 0.1875rem;
    border-radius: 0.625rem;
    background: var(--_wash);
  }
  .segments label {
    position: relative;
    display: flex;
    flex: 1 1 auto;
    gap: 0.375rem;
    align-items: center;
    justify-content: center;
    min-block-size: 2.375rem;
    /* Where words don’t fit next to each other, they go below each other */
    min-inline-size: min-content;
    padding-inline: 0.25rem;
    border-radius: 0.4375rem;
    text-align: center;
    line-height: 1.15;
    cursor: pointer;
  }
  .segments > :first-child:nth-last-child(2),
  .segments > :first-child:nth-last-child(2) + label {
    flex-basis: 0;
  }
  @media (pointer: coarse) {
    .segments label {
      min-block-size: 2.75rem;
    }
  }
  /* A piece next to its name */
  .segments:has(griddle-icon) {
    font-size: 0.8125rem;
  }
  .segments label:hover {
    background: var(--_wash);
  }
  .segments label:has(:checked) {
    background: color-mix(in srgb, var(--_raised), #fff 14%);
    box-shadow:
      0 0 0 1px var(--_edge),
      0 1px 2px #0002;
    font-weight: 600;
  }
  .segments label:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 1px;
  }
  .segments input {
    position: absolute;
    inset: 0;
    min-block-size: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .segments griddle-icon {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .line {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(8rem, 55%);
    gap: 0.25rem 0.75rem;
    align-items: center;
  }
  details .line {
    margin-block-start: 0.5rem;
  }
  summary {
    min-block-size: 1.5rem;
    color: var(--_ink-soft);
    cursor: pointer;
  }
  @media (pointer: coarse) {
    summary {
      min-block-size: 2.75rem;
      align-content: center;
    }
  }
  small {
    display: block;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
  }
  form > p {
    text-align: center;
  }
  .about {
    grid-column: 1 / -1;
  }
  select {
    inline-size: 100%;
    padding-inline: 0.5rem;
  }
  .close {
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-end: 0.5rem;
    display: grid;
    place-items: center;
    padding: 0;
    color: var(--_ink-soft);
  }
  .close svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  textarea {
    box-sizing: border-box;
    inline-size: 100%;
    font: 0.8125rem monospace;
  }
  @media (forced-colors: active) {
    [part='card'] {
      border: 2px solid;
    }
    .segments label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;

/** Events on the board that dismiss the card. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Asks who plays if the page leaves that open, and opens the lesson when the bar asks for it. Saves its element's game in the
 * browser during play, and offers to resume a saved one.
 *
 * @csspart card - The card over the board.
 * @csspart button - Each button.
 * @csspart challenge - The button that sends a finished game to a friend, who plays it again.
 * @csspart turning - The button that finds the key moment of a finished game, names it, and goes there.
 */
@customElement('griddle-card')
export class GriddleCard extends PanelElement {
  static override styles = [super.styles, cardStyles, resultStyles];
  protected static override readonly parts = 'card, button, result, challenge, turning, about';

  /** The game saved on an earlier visit. */
  @state() private kept: KeptGame | undefined;
  /** The questions before the first move; undefined if the page has answered them all. */
  @state() private start: StartForm | undefined;
  /** The end of a game whose result was closed. */
  @state() private seen: unknown;
  readonly #result = new Result(this);
  /** The end of a game that the board showed at the last update. */
  #over: unknown;
  /** The game's element. */
  #stage: SnapshotHost | undefined;
  #keeper: GameKeeper | undefined;
  /** Waits for another size of the board below a result. */
  #resized: ResizeObserver | undefined;
  /** What it has looked for a saved game of: a visit, or the page's own game. */
  #lookedFor: unknown;

  protected override enterRoot(root: Node): void {
    super.enterRoot(root);
    const stage = root instanceof ShadowRoot ? (root.host as SnapshotHost) : undefined;
    if (stage && stage !== this.#stage) this.#keeper = new GameKeeper(stage);
    this.#stage = stage ?? this.#stage;
    this.#keeper?.connect();
    for (const type of TOUCHES) this.#stage?.addEventListener(type, this.#onTouch);
    this.#stage?.addEventListener('griddle-teach', this.#teach);
    this.#stage?.addEventListener('griddle-show-result', this.#showResult);
  }

  protected override leaveRoot(): void {
    super.leaveRoot();
    this.#keeper?.disconnect();
    this.#resized?.disconnect();
    for (const type of TOUCHES) this.#stage?.removeEventListener(type, this.#onTouch);
    this.#stage?.removeEventListener('griddle-teach', this.#teach);
    this.#stage?.removeEventListener('griddle-show-result', this.#showResult);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { table } = this;
    const stage = this.#stage;
    if (!changed.has('table') || !table || !stage) return;
    if (isOpen(table)) this.#look(table, stage);
    else this.kept = this.start = undefined;
    // An element that has left the page saved its game when it left
    if (this.isConnected) this.#keeper?.follow(table);
  }

  protected override updated(): void {
    const { table } = this;
    const hasResult = this.renderRoot.querySelector('[part=result]') !== null;
    // Tells the bar that the result and its buttons are in view, and keeps players from being asked for the screen before it is
    // known who plays. WebKit notices changes only in children of the element that it watches.
    this.parentElement?.classList.toggle('has-result', hasResult);
    this.parentElement?.classList.toggle('has-question', this.renderRoot.querySelector('form') !== null);
    this.#resized?.disconnect();
    if (hasResult) this.#giveWay();
    const over = table?.outcome && table.at;
    // A reader who has played here hears the result, with the buttons next
    if (hasResult && over !== this.#over && this.#hadFocus) this.#focusResult();
    this.#over = over;
  }

  /** Moves a result that covers the winning spaces to the board's lower edge, while the board keeps its size. */
  #giveWay(): void {
    const root = this.#stage?.shadowRoot;
    const board = root?.querySelector("[part='stage'] > svg");
    const card = this.renderRoot.querySelector<HTMLElement>('[part=card]');
    if (!root || !board || !card) return;
    card.style.removeProperty('inset-block-start');
    const winning = [...root.querySelectorAll('[part~=winning]')].map((space) => space.getBoundingClientRect());
    const place = board.getBoundingClientRect();
    const down = wayDown(card.getBoundingClientRect(), place, winning);
    if (down > 0) card.style.setProperty('inset-block-start', `${down}px`);
    this.#resized?.disconnect();
    this.#resized = new ResizeObserver(() => {
      if (board.getBoundingClientRect().width !== place.width) this.#giveWay();
    });
    this.#resized.observe(board);
  }

  /** Whether the focus is inside the game's element. */
  get #hadFocus(): boolean {
    return this.#stage?.matches(':focus-within') === true;
  }

  /** Focuses the card, not a button, which a key still held down would press. */
  #focusResult(): void {
    this.renderRoot.querySelector<HTMLElement>('[part=card]')?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { kept, start, table } = this;
    if (!table) return nothing;
    if (table.mode === 'play' && table.outcome) return this.#renderResult(table, table.outcome);
    if (!kept && !start) return nothing;
    const { game, say } = table;
    return html`
      <div part="card" role="group" aria-label=${say('ui.start-card', { game })}>
        ${kept ? this.#renderKept(kept, table) : start ? this.#renderStart(start, table) : nothing}
      </div>
    `;
  }

  #renderResult(table: GameSnapshot, outcome: NonNullable<GameSnapshot['outcome']>): TemplateResult | typeof nothing {
    if (this.seen === table.at) return nothing;
    const close = this.t('ui.banner-close');
    return html`
      <div part="card" role="group" tabindex="-1" aria-labelledby="heading" @keydown=${this.#onResultKey}>
        ${this.#result.render(table, outcome)}
        <button
          type="button"
          part="button"
          class="close plain"
          title=${close}
          aria-label=${close}
          @click=${this.#hideResult}
        >
          ${icon('close')}
        </button>
      </div>
    `;
  }

  readonly #onResultKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // A handled key stops here
    event.preventDefault();
    event.stopPropagation();
    this.#hideResult();
  };

  readonly #hideResult = (): void => {
    this.seen = this.table?.at;
    this.#stage?.focus();
  };

  readonly #showResult = (): void => {
    this.seen = undefined;
    void this.updateComplete.then(() => this.#focusResult());
  };

  /** The game's element. @internal */
  get stage(): HTMLElement {
    return this.#stage ?? this;
  }

  /** @internal */
  review(): void {
    this.seen = this.table?.at;
    this.#controls?.review();
  }

  /** Finds and shows where the game was lost. @internal */
  renderKeyMoment(table: GameSnapshot): TemplateResult | typeof nothing {
    const watch = (): void => this.requestUpdate();
    // The card closes, and the reader steps through the game from there
    const leave = (): void => this.#controls?.stepFrom();
    return this.#controls?.renderKeyMoment(table, watch, leave) ?? nothing;
  }

  /** @internal */
  analyse(table: GameSnapshot): void {
    this.seen = table.at;
    this.#controls?.analyse(table);
  }

  get #controls(): HTMLElementTagNameMap['griddle-controls'] | null {
    return this.#stage?.shadowRoot?.querySelector('griddle-controls') ?? null;
  }

  #renderKept(kept: KeptGame, { game, say }: GameSnapshot): TemplateResult {
    const { t } = this;
    const other = html`<button
      type="button"
      part="button"
      @click=${() => (this.start ? (this.kept = undefined) : this.close())}
    >
      ${t('ui.again')}
    </button>`;
    return html`
      <strong>${say(`game.${game}`)}</strong>
      <p>${t('ui.kept')}</p>
      <div class="row">
        <button type="button" part="button" class="primary" @click=${() => this.#goOn(kept)}>
          ${t('ui.kept-go-on')}
        </button>
        ${other}
      </div>
    `;
  }

  #renderStart(start: StartForm, table: GameSnapshot): TemplateResult {
    const { t } = this;
    return html`
      <form @submit=${this.#onSubmit}>
        <div>
          <strong>${t('ui.start-card', { game: table.game })}</strong>
          ${start.renderAim(table)}
        </div>
        ${start.render(table)}
        <div class="row">
          <button part="button" class="primary">${t('ui.start-game')}</button>
          ${hasLesson(table.game) ? this.#renderLesson() : nothing}
        </div>
        ${renderGuide(table)}
        <p><small>${t('ui.start-touch')}</small></p>
      </form>
    `;
  }

  #renderLesson(): TemplateResult {
    return html`<button type="button" part="button" @click=${this.#teach}>${this.t('ui.how-to-play')}</button>`;
  }

  readonly #teach = (): void => {
    if (this.#stage && this.table) howToPlay(this.#stage, this.table);
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { start } = this;
    this.close();
    if (start && this.#stage) this.#stage.coach = start.coaches;
    start?.start();
    this.#bringBoard();
    void this.#stage?.updateComplete.then(() => this.#focusBoard());
  };

  /** Focuses the board: one that hid a hand is redrawn for the player and may lose the focus. */
  #focusBoard(): void {
    const stage = this.#stage;
    if (!stage?.shadowRoot?.activeElement?.matches('[data-place]')) stage?.focus({ preventScroll: true });
  }

  /** Scrolls chips, words and board into view, unless they all are. */
  #bringBoard(): void {
    const board = this.#stage?.shadowRoot?.querySelector('[part=stage]');
    const { top = 0, bottom = 0 } = board?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) board?.scrollIntoView({ block: 'start' });
  }

  /** Looks once for a saved game, and decides whether to ask who plays. */
  #look(table: GameSnapshot, stage: SnapshotHost): void {
    if (this.start && !table.asks) this.start = undefined;
    const { visit } = table;
    if (this.#lookedFor === (visit ?? stage)) return;
    this.#lookedFor = visit ?? stage;
    if (table.keeps) this.kept = keptGame(stage, visit?.keptAs);
    if (table.asks) this.start = new StartForm(this, table, stage.getAttribute('options') ?? '', stage.coach);
  }

  #goOn({ path, record, seats }: KeptGame): void {
    const { table } = this;
    this.close();
    if (!table || !this.#stage) return;
    table.setPlayers(seats);
    const error = table.open(record, path);
    if (!error) return;
    forgetGame(this.#stage, table.visit?.keptAs);
    table.report(error);
  }

  /** @internal */
  close(): void {
    this.kept = this.start = undefined;
    this.#stage?.focus();
  }

  /** A touch on the board starts the game with people at all seats. */
  readonly #onTouch = (event: Event): void => {
    if (event instanceof KeyboardEvent && ['Tab', 'Shift', 'Escape'].includes(event.key)) return;
    const isOnBoard = event.composedPath().some((node) => node instanceof Element && node.matches('[part=cell]'));
    if (!isOnBoard || (!this.kept && !this.start)) return;
    this.kept = this.start = undefined;
    // A piece may be moving to a place under the card
    this.performUpdate();
  };
}

/** Whether the game is the page's own, or one that goes on from a position, and nobody has moved yet. */
function isOpen({ isFromPage, mode, outcome, session, visit }: GameSnapshot): boolean {
  return mode === 'play' && (isFromPage || visit !== undefined) && !outcome && !isBegun(session);
}

declare global {
  interface HTMLElementTagNameMap {
    'griddle-card': GriddleCard;
  }
}
