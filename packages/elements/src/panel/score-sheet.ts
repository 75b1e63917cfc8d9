/** `<score-sheet>`: the points of each seat, and where on the board they come from. */
import type { Place, ScoreLine, Seat, SeatScore } from '@griddle/rules/core/contract.js';
import { html, nothing, type PropertyValues, type TemplateResult, css } from 'lit';
import { property, queryAll, state } from 'lit/decorators.js';
import { tieBetween } from '@griddle/rules/internal/core/ties.js';
import { addEnglish, customElement, LayoutController, renderWhy, type AnySession, rove, setTabStop } from '#core';
import { PanelElement } from './panel-element.js';

/** One table: a row for each kind of points, a column for each seat. */
const scoreSheetStyles = css`
  :host(:not([hidden])) {
    display: block;
    padding: 0.5rem 0.75rem 0;
  }
  table {
    font-variant-numeric: tabular-nums;
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
  }
  th,
  td {
    padding: 0;
    border-block-end: 1px solid var(--_paper-line);
    font-weight: 400;
    text-align: start;
    unicode-bidi: plaintext;
  }
  /* Seats and totals stay in view when the sheet scrolls */
  thead > tr > *,
  tfoot {
    position: sticky;
    z-index: 1;
    background: var(--_sheet, var(--_paper));
  }
  thead > tr > * {
    inset-block-start: 0;
    block-size: 3.25rem;
    padding-block: 0.25rem;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    vertical-align: middle;
  }
  tfoot {
    inset-block-end: 0;
  }
  tfoot tr:first-child > * {
    border-block-start: 1px solid var(--_edge);
  }
  tbody tr:last-child > *,
  tfoot tr > * {
    border-block-end: 0;
  }
  tfoot th {
    padding-inline: 0.25rem;
  }
  td + th,
  th + th,
  td {
    inline-size: 4.5rem;
    text-align: center;
  }
  thead td {
    inline-size: auto;
  }
  .many :is(th + th, td + th, tbody td, tfoot td) {
    inline-size: 2.75rem;
  }
  griddle-icon {
    display: inline-block;
    block-size: 1.375rem;
    inline-size: 1.375rem;
    vertical-align: middle;
  }
  .place {
    display: block;
    overflow: hidden;
    max-inline-size: 4.5rem;
    margin-inline: auto;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  .many .place {
    max-inline-size: 2.75rem;
  }
  button {
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding: 0 0.25rem;
    border-color: transparent;
    border-radius: 0.375rem;
    background-color: transparent;
    text-align: center;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 2.75rem;
    }
  }
  .open {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    padding-block: 0.25rem;
    text-align: start;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .many .open {
    font-size: 0.8125rem;
  }
  .arrow {
    flex: none;
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border: solid var(--_ink-soft);
    border-width: 0 1.5px 1.5px 0;
    rotate: -45deg;
  }
  .arrow:dir(rtl) {
    rotate: 135deg;
  }
  [aria-expanded='true'] .arrow {
    rotate: 45deg;
  }
  td small {
    display: block;
    color: var(--_ink-soft);
    font-size: 0.6875rem;
    line-height: 1.1;
  }
  .none {
    color: var(--_ink-soft);
  }
  [part='total'] > td {
    block-size: 3rem;
    font-size: 1.25rem;
    font-weight: 600;
  }
  [part='total'] > th {
    font-weight: 600;
  }
  .detail > * {
    border-block-end-style: dotted;
  }
  .detail > th {
    padding-inline: 1.125rem 0.25rem;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  .detail [part='why'] {
    inline-size: auto;
    padding: 0 0.25rem;
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .note {
    margin-block: 0.5rem 1rem;
    padding-inline: 0.25rem;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    min-block-size: 2.7em;
  }
  [part='error'] {
    color: var(--_alert);
  }
`;

/** With more seats than this, columns are narrow. */
const MANY = 2;
/** The maximum number of places listed for a line. */
const FEW = 6;
/** Places named by coordinates, which nobody finds by name: they are highlighted instead. */
const COORDINATES = /^-?\d+,-?\d+$/;

/** What a cell is rendered with. */
interface Told {
  readonly game: string;
  readonly hasPoints: boolean;
  /** The kind of points, in words. */
  readonly words: string;
  /** Whether a cell sums up the lines of its kind. */
  readonly sums: boolean;
}

/** `griddle-places`, when a line is pointed at. */
export interface PlacesDetail {
  /** Places of the board that earned the line; empty when the pointer leaves. */
  readonly places: readonly Place[];
}

/**
 * The score sheet of a game or of a position: the lines of each seat and their sum. In a game without points, lines have
 * none.
 *
 * @fires {CustomEvent<PlacesDetail>} griddle-places - A line is pointed at, or no longer; the board of `for` lights up its places.
 * @fires {CustomEvent<PanelProblem>} griddle-error - The position cannot be used; the sheet says why and keeps what it shows.
 * @csspart sheet - The table: a row for each kind of points, a column for each seat.
 * @csspart line - Each row; its head opens it to its lines.
 * @csspart total - The row of totals, which stays in view where the sheet scrolls.
 * @csspart why - The button in an open row that opens its rule, if the sheet belongs to a game.
 * @csspart ties - What decided between equal points, once the game is over.
 * @csspart error - Why a position cannot be shown.
 */
@customElement('score-sheet')
export class ScoreSheet extends PanelElement {
  static override styles = [super.styles, scoreSheetStyles];
  protected static override readonly parts = 'sheet, line, total';
  protected static override readonly texts = ['for', 'game', 'position', 'options'];

  /** The game of `position`, for a standalone sheet: `waffle-wars`. */
  @property() game = '';
  /** A position in the game's notation; if omitted, a new game. */
  @property() position = '';
  /** Set-up options of the position, `hand=12`. */
  @property() options = '';
  /** The game of the position. */
  @state() private own: AnySession | undefined;
  @state() private error = '';
  /** The places of the cell under the pointer, in words. */
  @state() private pointed = '';
  /** The kinds of points whose lines are shown. */
  @state() private opened: ReadonlySet<string> = new Set();
  @queryAll('[role=group] button') private buttons!: NodeListOf<HTMLButtonElement>;

  readonly #layout = new LayoutController(this, () => this.#measure());

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
        ${session ? this.#renderTable(session) : nothing}
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
    this.#layout.watch(this);
  }

  /** Makes a scrolling sheet without buttons focusable, so that keys can scroll it. */
  #measure(): void {
    if (this.buttons.length === 0 && this.scrollHeight > this.clientHeight + 1) this.tabIndex = 0;
    else this.removeAttribute('tabindex');
  }

  #renderTable({ game, options, state }: AnySession): TemplateResult {
    const names = game.seats(options);
    const outcome = game.outcome(state);
    const scores = game.score(state);
    const hasPoints = scores.some(({ lines, total }) => total !== 0 || lines.some(({ points }) => points !== 0));
    const order = ranked(scores);
    // Seats are ranked only where points decide the winners
    const isRanking =
      hasPoints && order.every((score) => (placeOf(score, order) === 1) === outcome?.winners.includes(score.seat));
    const codes = [...new Set(scores.flatMap(({ lines }) => lines.map(({ code }) => code)))];
    const totals = html`<tr part="total">
      <th scope="row">${this.t('ui.total')}</th>
      ${scores.map(({ total }) => html`<td>${total}</td>`)}
    </tr>`;
    // Ways to win have no sum
    const isCounted = hasPoints || codes.length === 0;
    return html`
      <table part="sheet" class=${scores.length > MANY ? 'many' : nothing}>
        <thead>
          <tr>
            <td></td>
            ${scores.map((score) => this.#renderHead(score.seat, names, isRanking ? placeOf(score, order) : 0))}
          </tr>
        </thead>
        <tbody>
          ${codes.map((code) => this.#renderRows(code, scores, game.id, hasPoints))}
        </tbody>
        <tfoot>
          ${isCounted ? totals : nothing} ${outcome && hasPoints ? this.#renderTies(order, scores, game.id) : nothing}
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

  /** All lines of one kind, a cell for each seat; below it, if open, each line. */
  #renderRows(code: string, scores: readonly SeatScore[], game: string, hasPoints: boolean): readonly unknown[] {
    const kind = scores.map(({ lines }) => lines.filter((line) => line.code === code));
    const words = this.#lineWords(game, code, kind.flat()[0]?.places.length ?? 0);
    const isOpen = this.opened.has(code);
    const cells = kind.map((lines, at) =>
      this.#renderCell(lines, scores[at]?.seat ?? at, { game, hasPoints, words, sums: true }),
    );
    const row = html`
      <tr part="line">
        <th scope="row">
          <button type="button" class="open" aria-expanded=${String(isOpen)} @click=${() => this.#toggle(code)}>
            <span class="arrow" aria-hidden="true"></span><span>${words}</span>
          </button>
        </th>
        ${cells}
      </tr>
    `;
    return isOpen ? [row, this.#renderDetails(kind, scores, { game, hasPoints, words, sums: false })] : [row];
  }

  /** A row for each line, with the places that earned it and, once for each rule, the button that opens the rule. */
  #renderDetails(
    kind: readonly (readonly ScoreLine[])[],
    scores: readonly SeatScore[],
    told: Told,
  ): readonly TemplateResult[] {
    const rules = new Set<string>();
    return kind.flatMap((lines, column) =>
      lines.map((line) => {
        const { rule } = line;
        const isNew = this.table !== undefined && !rules.has(rule);
        rules.add(rule);
        return html`
          <tr class="detail">
            <th scope="row">
              <span>${this.#shortPlaces(told.game, line.places)}</span>
              ${isNew ? renderWhy(rule, this.t, () => this.table?.openRule(rule)) : nothing}
            </th>
            ${scores.map(({ seat }, at) => (at === column ? this.#renderCell([line], seat, told) : html`<td></td>`))}
          </tr>
        `;
      }),
    );
  }

  #toggle(code: string): void {
    const opened = new Set(this.opened);
    if (!opened.delete(code)) opened.add(code);
    this.opened = opened;
  }

  #renderCell(lines: readonly ScoreLine[], seat: Seat, { game, hasPoints, sums, words }: Told): TemplateResult {
    if (lines.length === 0) return html`<td><span class="none">–</span></td>`;
    const sum = lines.reduce((points, line) => points + line.points, 0);
    const places = lines.flatMap((line) => line.places);
    const where = [...new Set(places.map((place) => this.#placeWords(game, place)).filter((word) => word !== ''))];
    const told = where.length === 0 ? '' : `${words}: ${where.join(', ')}`;
    const light = (): void => {
      this.pointed = where.length === 0 ? '' : `${words}: ${this.#shortPlaces(game, [...new Set(places)])}`;
      this.#light(places, seat);
    };
    const dim = (): void => {
      this.pointed = '';
      this.#light([], seat);
    };
    const shown = hasPoints ? `${sum}` : '✓';
    const times = sums && lines.length > 1 ? `×${lines.length}` : '';
    return html`
      <td @mouseenter=${light} @focusin=${light} @mouseleave=${dim} @focusout=${dim}>
        <button type="button" part="button" aria-label=${told === '' ? nothing : `${shown}${times}. ${told}`}>
          ${shown}${times === '' ? nothing : html`<small>${times}</small>`}
        </button>
      </td>
    `;
  }

  /** The tie-breaks between seats with equal points. */
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

  /** The words of a line, with the number of its places, or else of the way to win with its code. */
  #lineWords(game: string, code: string, count: number): string {
    const key = `line.${game}.${code}`;
    const words = this.t(key, { count });
    return words === key ? this.t(`outcome.${game}.${code}`) : words;
  }

  /** A place, or words for what is not on the board (`symbol:fish`). Empty for codes of pieces (`p1:3`), which nobody knows. */
  #placeWords(game: string, place: Place): string {
    const [kind = '', name] = place.split(':');
    const key = `${kind}.${game}.${name}`;
    const words = this.t(key);
    if (words !== key) return words;
    return (this.table?.log?.scored(place) ?? '') || (/:|^p\d$/.test(place) ? '' : place);
  }

  /** The places of a line, or their number where a list would be long or mean nothing. */
  #shortPlaces(game: string, places: readonly Place[]): string {
    const words = places.map((place) => this.#placeWords(game, place)).filter((word) => word !== '');
    const isListed = words.length <= FEW && !words.some((word) => COORDINATES.test(word));
    return isListed ? words.join(', ') : this.t('ui.spaces', { count: words.length });
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
  interface GlobalEventHandlersEventMap {
    'griddle-places': CustomEvent<PlacesDetail>;
  }
}

// The order of seats at the end of a game, by points and then by tie-breaks.

/** Compares two scores: below 0 if `a` ranks before `b`, 0 if they share a place. */
function order(a: SeatScore, b: SeatScore): number {
  const differences = [b.total - a.total, ...b.ties.map((tie, at) => tie - (a.ties[at] ?? 0))];
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The scores, best first. */
export function ranked(scores: readonly SeatScore[]): readonly SeatScore[] {
  return [...scores].sort(order);
}

/** The place of a seat, from 1. */
export function placeOf(score: SeatScore, scores: readonly SeatScore[]): number {
  return 1 + scores.filter((other) => order(other, score) < 0).length;
}

/** Returns how many tie-breaks separate a seat from those with equal points; all if they share a place. */
export function tiesThatDecide(score: SeatScore, scores: readonly SeatScore[]): number {
  const counts = scores.map((other) => {
    if (other === score || other.total !== score.total) return 0;
    const at = tieBetween(score, other);
    return at < 0 ? score.ties.length : at + 1;
  });
  return Math.max(...counts);
}
