/** `<score-sheet>`: who has scored what, and where on the board. */
import type { Place, ScoreLine, Seat, SeatScore } from '@griddle/rules/core/contract.js';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, queryAll, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { addEnglish, customElement, LayoutController, renderWhy, type AnySession, rove, setTabStop } from '#core';
import { PanelElement } from './panel-element.js';
import { placeOf, ranked, tiesThatDecide } from './ranking.js';
import { scoreSheetStyles } from './score-sheet.styles.js';

/** `griddle-places`, when a line is pointed at. */
export interface PlacesDetail {
  /** Places of the board that earned the line; none when nothing is pointed at any more. */
  readonly places: readonly Place[];
}

/**
 * The score sheet of a game or of a position: the lines of each seat and their sum. A game without points has lines
 * without them.
 *
 * @fires {CustomEvent<PlacesDetail>} griddle-places - A line is pointed at, or no longer; the board of `for` lights up its places.
 * @fires {CustomEvent<PanelProblem>} griddle-error - The position cannot be used; the sheet says why and keeps what it shows.
 * @csspart sheet - The table of one seat.
 * @csspart line - Each line.
 * @csspart why - The word behind a line that opens its rule, where the sheet has a table.
 * @csspart ties - What decided between equal points, once the game is over.
 * @csspart error - Why a position cannot be shown.
 */
@customElement('score-sheet')
export class ScoreSheet extends PanelElement {
  static override styles = [super.styles, scoreSheetStyles];
  protected static override readonly parts = 'sheet, line';
  protected static override readonly texts = ['for', 'game', 'position', 'options'];

  /** The game of `position`, for a sheet that stands alone: `waffle-wars`. */
  @property() game = '';
  /** A position in the game's notation; left out, it is a new game. */
  @property() position = '';
  /** Set-up options of the position, `hand=12`. */
  @property() options = '';
  /** Whether all lines of a game that is over are shown, whatever room they take. @internal */
  @property({ type: Boolean, reflect: true }) whole = false;

  /** The game of the position. */
  @state() private own: AnySession | undefined;
  @state() private error = '';
  /** Whether some room is too low for its lines. */
  @state() private isCut = false;
  @queryAll('[role=group] button') private buttons!: NodeListOf<HTMLButtonElement>;
  @queryAll('.rooms, .seat') private rooms!: NodeListOf<HTMLElement>;

  readonly #layout = new LayoutController(this, () => this.#measure());

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const isGiven = (['game', 'position', 'options'] as const).some((name) => changed.has(name));
    if (this.game !== '' && isGiven) void this.#readPosition();
    if (!this.table?.outcome) this.whole = false;
  }

  protected override render(): TemplateResult {
    const session = this.table?.session ?? this.own;
    return html`
      <p part="error" ?hidden=${this.error === ''}>${this.error}</p>
      <div
        role="group"
        class=${this.#hasRooms ? 'rooms' : nothing}
        aria-label=${this.t('ui.score')}
        @keydown=${(event: KeyboardEvent) => rove(event, [...this.buttons])}
        @focusin=${({ target }: FocusEvent) => setTabStop(target, this.buttons)}
      >
        ${session ? this.#renderSheets(session) : nothing}
      </div>
      ${this.#hasMore ? this.#renderAll() : nothing}
    `;
  }

  /** Whether more of a game that is over can be shown. */
  get #hasMore(): boolean {
    return this.isCut && !this.whole && this.table?.outcome !== undefined;
  }

  #renderAll(): TemplateResult {
    const show = (): void => {
      this.whole = true;
      this.buttons[0]?.focus();
    };
    return html`<button type="button" part="button" class="all" @click=${show}>${this.t('ui.score-all')}</button>`;
  }

  /** Whether each seat has room of its own, in which lines come and go: at a game or a replay, until all are asked for. */
  get #hasRooms(): boolean {
    return (this.table?.mode === 'play' || this.table?.mode === 'replay') && !this.whole;
  }

  protected override update(changed: PropertyValues<this>): void {
    const at = [...this.buttons].findIndex((button) => button === this.shadowRoot?.activeElement);
    super.update(changed);
    if (at >= 0 && !this.shadowRoot?.activeElement) this.buttons[Math.min(at, this.buttons.length - 1)]?.focus();
  }

  protected override updated(changed: PropertyValues): void {
    const focused = this.shadowRoot?.activeElement;
    setTabStop(focused ?? this.buttons[0], this.buttons);
    // An update that followed from measuring is not measured again
    if (changed.size > 1 || !changed.has('isCut')) this.#layout.watch(this);
  }

  /** What scrolls and has no line, whose button keys could scroll it by, takes the focus itself. */
  #measure(): void {
    const scrolling = [this, ...this.rooms].filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    this.isCut = scrolling.some((node) => node !== this);
    for (const node of [this, ...this.rooms]) {
      const lines = node === this ? this.buttons : node.querySelectorAll('button');
      if (lines.length === 0 && scrolling.includes(node)) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    }
  }

  #renderSheets({ game, options, state }: AnySession): readonly TemplateResult[] {
    const names = game.seats(options);
    const outcome = game.outcome(state);
    const scores = outcome ? ranked(game.score(state)) : game.score(state);
    const hasPoints = scores.some(({ lines, total }) => total !== 0 || lines.some(({ points }) => points !== 0));
    // Only where points decide are the first ones the winners
    const isRanking =
      hasPoints && scores.every((score) => (placeOf(score, scores) === 1) === outcome?.winners.includes(score.seat));
    return scores.map((score) => {
      const seat = this.table?.names?.[score.seat] ?? this.t(`seat.${names[score.seat] ?? ''}`);
      const title = isRanking ? this.t('ui.rank', { rank: placeOf(score, scores), seat }) : seat;
      const ties = outcome && hasPoints ? score.ties.slice(0, tiesThatDecide(score, scores)) : [];
      return this.#renderSheet(score, title, game.id, hasPoints, ties);
    });
  }

  #renderSheet(
    { seat, lines, total }: SeatScore,
    title: string,
    game: string,
    hasPoints: boolean,
    ties: readonly number[],
  ): TemplateResult {
    const rows = lines.map((line) => this.#renderLine(line, seat, game, hasPoints));
    const empty = html`<tr>
      <td colspan="2">${this.t('ui.nothing-scored')}</td>
    </tr>`;
    const sum = html`<tfoot>
      <tr>
        <th scope="row">${this.t('ui.total')}</th>
        <td>${total}</td>
      </tr>
    </tfoot>`;
    const sheet = html`
      <table part="sheet">
        <caption .textContent=${title}></caption>
        <tbody>
          ${rows.length > 0 ? rows : empty}
        </tbody>
        ${hasPoints ? sum : nothing} ${this.#renderTies(ties, game)}
      </table>
    `;
    if (!this.#hasRooms) return sheet;
    // Lines are another sheet and not the same ones elsewhere: nothing that is pointed at moves away
    const content = lines.map(({ code, places, points }) => [code, points, ...places].join(' ')).join('|');
    const room = html`<div class="seat">${keyed(`${title} ${total} ${content}`, sheet)}</div>`;
    return html`${keyed(this.#hasMore, room)}`;
  }

  /** What decided between seats with the same points. */
  #renderTies(ties: readonly number[], game: string): TemplateResult | typeof nothing {
    const rows = ties.flatMap((value, at) => {
      const key = `tie.${game}.${at}`;
      const what = this.t(key);
      return what === key ? [] : [renderCells(this.t('ui.tie', { what }), String(value))];
    });
    return rows.length > 0
      ? html`<tbody part="ties">
          ${rows}
        </tbody>`
      : nothing;
  }

  #renderLine({ rule, code, points, places }: ScoreLine, seat: Seat, game: string, hasPoints: boolean): TemplateResult {
    const where = places.map((place) => this.#placeWords(game, place)).filter((words) => words !== '');
    const light = (): void => this.#light(places, seat);
    const dim = (): void => this.#light([], seat);
    const words = html`<button type="button" part="button">
      ${this.#lineWords(game, code, places.length)}<small>${where.map((place) => html` <span>${place}</span>`)}</small>
    </button>`;
    const why = this.table ? renderWhy(rule, this.t, () => this.table?.openRule(rule)) : nothing;
    return html`
      <tr part="line" @mouseenter=${light} @focusin=${light} @mouseleave=${dim} @focusout=${dim}>
        <td><div class="said">${words} ${why}</div></td>
        ${hasPoints ? html`<td>${points}</td>` : nothing}
      </tr>
    `;
  }

  /** A line's own words, with the number of its places, else those of the way to win that it is. */
  #lineWords(game: string, code: string, count: number): string {
    const key = `line.${game}.${code}`;
    const words = this.t(key, { count });
    return words === key ? this.t(`outcome.${game}.${code}`) : words;
  }

  /** A place, or the words for what is no place of the board: `symbol:fish`. Nobody knows pieces by number: `p1:3`. */
  #placeWords(game: string, place: Place): string {
    const [kind = '', name] = place.split(':');
    const key = `${kind}.${game}.${name}`;
    const words = this.t(key);
    if (words !== key) return words;
    return /^p\d(:|$)/.test(place) ? '' : place;
  }

  #light(places: readonly Place[], seat: Seat): void {
    this.table?.highlight(places, seat);
    const detail: PlacesDetail = { places };
    this.fire('griddle-places', detail);
  }

  async #readPosition(): Promise<void> {
    const { game, options, position } = this;
    const { sessionAt, WORDS } = await import('#all-games');
    addEnglish(WORDS);
    const opened = sessionAt(game, position, options, this.locale.current.catalogue);
    this.error = 'problem' in opened ? opened.problem : '';
    if ('session' in opened) this.own = opened.session;
    else this.fire('griddle-error', { source: 'position', message: this.error });
  }
}

function renderCells(words: string, value: string): TemplateResult {
  return html`<tr>
    ${[words, value].map((text) => html`<td>${text}</td>`)}
  </tr>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'score-sheet': ScoreSheet;
  }
  interface HTMLElementEventMap {
    'griddle-places': CustomEvent<PlacesDetail>;
  }
}
