/** `<score-sheet>`: who has scored what, and where on the board. */
import type { Place, ScoreLine, Seat, SeatScore } from '@griddle/rules/core/contract.js';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, queryAll, state } from 'lit/decorators.js';
import { addEnglish, customElement, renderWhy, type AnySession, rove, setTabStop } from '#core';
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
  /** The game of the position. */
  @state() private own: AnySession | undefined;
  @state() private error = '';
  /** The places of the cell that is pointed at, in words. */
  @state() private pointed = '';
  @queryAll('[role=group] button') private buttons!: NodeListOf<HTMLButtonElement>;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const isGiven = (['game', 'position', 'options'] as const).some((name) => changed.has(name));
    if (this.game !== '' && isGiven) void this.#readPosition();
  }

  protected override render(): TemplateResult {
    const session = this.table?.session ?? this.own;
    return html`
      <p part="error" ?hidden=${this.error === ''}>${this.error}</p>
      <div
        role="group"
        aria-label=${this.t('ui.score')}
        @keydown=${(event: KeyboardEvent) => rove(event, [...this.buttons])}
        @focusin=${({ target }: FocusEvent) => setTabStop(target, this.buttons)}
      >
        ${session ? this.#renderSheets(session) : nothing}
      </div>
    `;
  }

  protected override update(changed: PropertyValues<this>): void {
    const at = [...this.buttons].findIndex((button) => button === this.shadowRoot?.activeElement);
    super.update(changed);
    if (at >= 0 && !this.shadowRoot?.activeElement) this.buttons[Math.min(at, this.buttons.length - 1)]?.focus();
  }

  protected override updated(): void {
    setTabStop(this.shadowRoot?.activeElement ?? this.buttons[0], this.buttons);
  }

  #renderSheets({ game, options, state }: AnySession): TemplateResult {
    const names = game.seats(options);
    const outcome = game.outcome(state);
    const scores = game.score(state);
    const hasPoints = scores.some(({ lines, total }) => total !== 0 || lines.some(({ points }) => points !== 0));
    const order = ranked(scores);
    // Only where points decide are the first ones the winners
    const isRanking =
      hasPoints && order.every((score) => (placeOf(score, order) === 1) === outcome?.winners.includes(score.seat));
    const codes = [...new Set(scores.flatMap(({ lines }) => lines.map(({ code }) => code)))];
    return html`
      <table part="sheet">
        <thead>
          <tr>
            <th></th>
            ${scores.map((score) => this.#renderHead(score.seat, names, isRanking ? placeOf(score, order) : 0))}
          </tr>
        </thead>
        <tbody>
          ${codes.map((code) => this.#renderRow(code, scores, game.id, hasPoints))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${this.t('ui.total')}</th>
            ${scores.map(({ total }) => html`<td>${total}</td>`)}
          </tr>
          ${outcome && hasPoints ? this.#renderTies(order, scores, game.id) : nothing}
        </tfoot>
      </table>
      <p class="note">${this.pointed}</p>
    `;
  }

  #renderHead(seat: Seat, names: readonly string[], place: number): TemplateResult {
    const name = this.table?.names?.[seat] ?? this.t(`seat.${names[seat] ?? ''}`);
    const { log } = this.table ?? {};
    const picture = log?.piece?.(seat);
    const words = place > 0 ? this.t('ui.rank', { rank: place, seat: name }) : name;
    return html`<th scope="col" title=${words}>
      ${picture ? html`<griddle-icon .picture=${picture} .paints=${log?.paints}></griddle-icon>` : nothing}
      <span class="place">${words}</span>
    </th>`;
  }

  /** All lines of one kind, a cell for each seat. */
  #renderRow(code: string, scores: readonly SeatScore[], game: string, hasPoints: boolean): TemplateResult {
    const lines = scores.map(({ lines }) => lines.filter((line) => line.code === code));
    const all = lines.flat();
    const [first] = all;
    const words = this.#lineWords(game, code, first?.places.length ?? 0);
    const why = this.table && first ? renderWhy(first.rule, this.t, () => this.table?.openRule(first.rule)) : nothing;
    return html`
      <tr part="line">
        <th scope="row"><span class="said">${words} ${why}</span></th>
        ${lines.map((own, at) => this.#renderCell(own, scores[at]?.seat ?? at, game, words, hasPoints))}
      </tr>
    `;
  }

  #renderCell(
    lines: readonly ScoreLine[],
    seat: Seat,
    game: string,
    words: string,
    hasPoints: boolean,
  ): TemplateResult {
    if (lines.length === 0) return html`<td><span class="none">–</span></td>`;
    const sum = lines.reduce((points, line) => points + line.points, 0);
    const places = lines.flatMap((line) => line.places);
    const where = [...new Set(places.map((place) => this.#placeWords(game, place)).filter((word) => word !== ''))];
    const told = where.length === 0 ? '' : `${words}: ${where.join(', ')}`;
    const light = (): void => {
      this.pointed = told;
      this.#light(places, seat);
    };
    const dim = (): void => {
      this.pointed = '';
      this.#light([], seat);
    };
    return html`
      <td @mouseenter=${light} @focusin=${light} @mouseleave=${dim} @focusout=${dim}>
        <button type="button" part="button" aria-label=${told === '' ? nothing : `${sum}. ${told}`}>
          ${hasPoints ? sum : '✓'}${lines.length > 1 ? html`<small>×${lines.length}</small>` : nothing}
        </button>
      </td>
    `;
  }

  /** What decided between seats with the same points. */
  #renderTies(order: readonly SeatScore[], scores: readonly SeatScore[], game: string): readonly TemplateResult[] {
    const count = Math.max(0, ...order.map((score) => tiesThatDecide(score, order)));
    return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
      const key = `tie.${game}.${at}`;
      const what = this.t(key);
      if (what === key) return [];
      return [
        html`<tr part="ties">
          <th scope="row">${this.t('ui.tie', { what })}</th>
          ${scores.map(({ ties }) => html`<td><small>${ties[at] ?? ''}</small></td>`)}
        </tr>`,
      ];
    });
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

declare global {
  interface HTMLElementTagNameMap {
    'score-sheet': ScoreSheet;
  }
  interface HTMLElementEventMap {
    'griddle-places': CustomEvent<PlacesDetail>;
  }
}
