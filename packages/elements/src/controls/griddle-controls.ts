/** `<griddle-controls>`: the buttons beside a board. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { announce } from '../core/announcer.js';
import { define } from '../core/define.js';
import type { AnySession, TableView } from '../core/table.js';
import { controlsStyles } from './griddle-controls.styles.js';
import { icon, type Icon } from './icons.js';
import { directionOf, rove, stopAt } from './roving.js';
import { TablePart } from './table-part.js';
import { Walk } from './walk.js';

/** The fragment of a link to a place in a game begins with this; see `links.ts`. */
const LINKED = '#griddle-';
/** Room for the menu, in CSS pixels. */
const MENU_WIDTH = 260;

/**
 * Steps through a replay; takes back, enters and calls in a game; says how it ended.
 *
 * @csspart toolbar - The row of buttons.
 * @csspart button - Each button.
 * @csspart scrubber - The slider along the moves of a replay.
 * @csspart input - The field in which a move can be typed.
 * @csspart result - Who won, and how.
 * @csspart menu - The panel that the last button opens.
 */
export class GriddleControls extends TablePart {
  static override styles = [TablePart.styles, controlsStyles];

  /** 1 (fast) to 3 (slow). @internal */
  speed = 2;
  /** The element whose keys are listened to: the one that this part belongs to. @internal */
  stage: Element = this;

  private readonly walk = new Walk(this);
  private session: AnySession | undefined;
  /** Whether a new game has been asked for once while another is going on. */
  private sure = false;
  /** Whether the focus came by a click: then arrow keys step through the moves, as they do on the board. */
  private clicked = false;
  private refused = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    this.stage = root instanceof ShadowRoot ? root.host : this;
    for (const type of ['keydown', 'pointerdown']) this.stage.addEventListener(type, this.watch);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.walk.stop();
    for (const type of ['keydown', 'pointerdown']) this.stage.removeEventListener(type, this.watch);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { table } = this;
    if (!changed.has('table') || !table) return;
    this.walk.follow(table);
    this.sure = false;
    if (table.session !== this.session && location.hash.startsWith(LINKED)) {
      void import('./links.js').then(({ openLink }) => openLink(this.stage, table));
    }
    this.session = table.session;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { table } = this;
    if (!table || table.mode === 'diagram') return nothing;
    const replay = table.mode === 'replay';
    return html`${replay ? this.scrubber() : nothing}
      <div
        class="row"
        role="toolbar"
        part="toolbar"
        aria-label=${this.say('ui.controls')}
        @keydown=${this.keyOnBar}
        @focusin=${({ target }: Event) => stopAt(target, this.buttons)}
        @focusout=${() => (this.clicked = false)}
        @pointerdown=${() => (this.clicked = true)}
      >
        ${replay ? this.replayButtons() : this.playButtons(table)}
        ${this.button('flip', table.flip, true, { pressed: table.flipped })}
        ${this.button('more', () => undefined, true, { opens: 'menu' })}
      </div>
      <div id="menu" popover part="menu" @beforetoggle=${this.placeMenu}>
        <griddle-menu
          .table=${table}
          .stage=${this.stage}
          .speed=${this.speed}
          @griddle-speed=${({ detail }: CustomEvent<number>) => (this.speed = detail)}
        ></griddle-menu>
      </div>
      ${replay ? nothing : html`<div class="slot">${this.entry(table)} ${this.result(table)}</div>`}`;
  }

  protected override updated(): void {
    const { buttons } = this;
    stopAt(buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0], buttons);
    // The field in which the last move was typed is gone now, and the focus with it
    if (this.shadowRoot?.activeElement?.closest('[inert]')) {
      this.renderRoot.querySelector<HTMLElement>('[part=result] button')?.focus();
    }
  }

  private scrubber(): TemplateResult {
    const { line, ply, end } = this.walk;
    const values = { at: ply, count: end, move: line[ply]?.token ?? '' };
    return html`<input
      type="range"
      part="scrubber"
      min="0"
      max=${end}
      .value=${String(ply)}
      aria-label=${this.say('ui.scrub')}
      aria-valuetext=${this.say(ply === 0 ? 'ui.scrub-start' : 'ui.scrub-at', values)}
      @input=${({ target }: Event) => this.walk.to(Number((target as HTMLInputElement).value))}
    />`;
  }

  private replayButtons(): TemplateResult[] {
    const { walk } = this;
    const { ply, end } = walk;
    return [
      this.button('first', () => walk.to(0), ply > 0),
      this.button('previous', () => walk.to(ply - 1), ply > 0),
      this.button(walk.running ? 'pause' : 'play', () => walk.toggle(), end > 0),
      this.button('next', () => walk.to(ply + 1), ply < end),
      this.button('last', () => walk.to(end), ply < end),
    ];
  }

  private playButtons(table: TableView): TemplateResult[] {
    return [
      this.button('undo', table.undo, table.canUndo),
      this.button('redo', table.redo, table.canRedo),
      this.button(this.sure ? 'sure' : 'again', () => this.startAgain(table), this.walk.end > 0),
    ];
  }

  /** A button that can do nothing now keeps its place and the focus. */
  private button(
    name: Icon,
    act: () => unknown,
    able: boolean,
    { pressed, opens }: { readonly pressed?: boolean; readonly opens?: string } = {},
  ): TemplateResult {
    const label = this.say(`ui.${name}`);
    return html`<button
      type="button"
      class="icon ${name}"
      part="button"
      tabindex="-1"
      aria-label=${label}
      title=${label}
      aria-disabled=${able ? nothing : 'true'}
      aria-pressed=${pressed ?? nothing}
      popovertarget=${opens ?? nothing}
      @click=${() => able && act()}
    >
      ${icon(name)}
    </button>`;
  }

  /** A field to type a move, and what may be called at the table; they keep their room when the game is over. */
  private entry({ calls, call, toMove, game, seats, outcome }: TableView): TemplateResult {
    const label = this.say('ui.type', { example: this.example });
    const [seat = 0] = toMove;
    return html`<div class="entry" ?inert=${outcome !== undefined}>
      <form class="row" @submit=${this.enter}>
        <input
          part="input"
          aria-label=${label}
          placeholder=${label}
          aria-invalid=${String(this.refused)}
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          enterkeyhint="go"
        />
        <button part="button">${this.say('ui.enter')}</button>
      </form>
      <div class="row calls">
        ${calls.map(
          (code) =>
            html`<button type="button" part="button" @click=${() => call(code, seat)}>
              ${this.say(`call.${game}.${code}`, { seat: seats[seat] ?? '' })}
            </button>`,
        )}
      </div>
    </div>`;
  }

  /** How the game ended, and what can be done now. */
  private result({ outcome, game, seats, again }: TableView): TemplateResult | typeof nothing {
    if (!outcome) return nothing;
    const winners = outcome.winners.map((seat) => this.say(`seat.${seats[seat]}`)).join(', ');
    const how = this.say(`outcome.${game}.${outcome.by}`);
    return html`<div part="result">
      <p><strong>${this.say(winners === '' ? 'ui.drawn' : 'ui.won', { seats: winners })}</strong></p>
      <p>${this.say('ui.how', { how, rule: outcome.rule })}</p>
      <div class="row">
        <button type="button" part="button" @click=${again}>${this.say('ui.again')}</button>
        <button type="button" part="button" @click=${() => this.walk.toggle()}>${this.say('ui.watch')}</button>
      </div>
    </div>`;
  }

  /** A move as it is written in this game. */
  private get example(): string {
    if (!this.session) return '';
    const { game, root } = this.session;
    const [move] = game.legalMoves(root.state);
    return move === undefined ? '' : game.moveText(root.state, move);
  }

  private enter(event: SubmitEvent): void {
    event.preventDefault();
    const input = this.renderRoot.querySelector<HTMLInputElement>('form input');
    if (!input || !this.table) return;
    this.refused = !this.table.play(input.value);
    if (!this.refused) input.value = '';
    this.requestUpdate();
  }

  private startAgain({ again, outcome, catalogue }: TableView): void {
    this.sure = !this.sure && !outcome;
    if (!this.sure) again();
    else announce(this.say('ui.sure'), catalogue.locale);
    this.requestUpdate();
  }

  private get buttons(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[role=toolbar] button')];
  }

  private keyOnBar(event: KeyboardEvent): void {
    if (!this.clicked || this.table?.mode !== 'replay') rove(event, this.buttons);
  }

  /** Whoever does something elsewhere in the element wants to look at that. */
  private readonly watch = (event: Event): void => {
    if (event instanceof KeyboardEvent && this.keyed(event)) event.preventDefault();
    else if (!event.composedPath().includes(this)) this.walk.stop();
  };

  /** Arrows, Home, End and space in a replay, where nothing else has a use for them; true when that was the key. */
  private keyed(event: KeyboardEvent): boolean {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    const [target] = event.composedPath();
    if (this.table?.mode !== 'replay' || defaultPrevented || altKey || ctrlKey || metaKey) return false;
    if (!(target instanceof Element) || target.matches('input, select, textarea')) return false;
    const { walk } = this;
    const to = { Home: 0, End: walk.end, ArrowLeft: walk.ply, ArrowRight: walk.ply }[key];
    if (to !== undefined) walk.to(key.startsWith('Arrow') ? to + directionOf(key, this) : to);
    else if (key === ' ' && !target.matches('button')) walk.toggle();
    else return false;
    return true;
  }

  /** The panel lies above everything, so nothing moves; when the page scrolls it goes away. */
  private placeMenu({ newState, currentTarget }: ToggleEvent): void {
    const button = this.renderRoot.querySelector('.more');
    if (newState !== 'open' || !button || !(currentTarget instanceof HTMLElement)) return;
    void import('./griddle-menu.js');
    const { top, bottom, right } = button.getBoundingClientRect();
    const { style } = currentTarget;
    const up = top > innerHeight / 2;
    style.top = up ? 'auto' : `${bottom + 4}px`;
    style.bottom = up ? `${innerHeight - top + 4}px` : 'auto';
    style.right = `${Math.max(4, Math.min(innerWidth - right, innerWidth - MENU_WIDTH))}px`;
    window.addEventListener('scroll', () => currentTarget.hidePopover(), { once: true });
  }
}

define('griddle-controls', GriddleControls);

declare global {
  interface HTMLElementTagNameMap {
    'griddle-controls': GriddleControls;
  }
}
