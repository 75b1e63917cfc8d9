/** `<score-sheet>`: who has scored what, and where on the board. */
import type { Place, ScoreLine, SeatScore } from '@griddle/rules/core/contract.js';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { rove, stopAt } from '../controls/roving.js';
import { TablePart } from '../controls/table-part.js';
import { define } from '../core/define.js';
import type { AnySession } from '../core/table.js';
import { langOf, wordsFor } from '../core/words.js';
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
 * @fires griddle-places - A line is pointed at, or no longer; the board of `for` lights up its places.
 * @fires griddle-error - The position cannot be used; the sheet says why and keeps what it shows.
 * @csspart sheet - The table of one seat.
 * @csspart line - Each line.
 * @csspart error - Why a position cannot be shown.
 */
export class ScoreSheet extends TablePart {
  static override styles = [TablePart.styles, scoreSheetStyles];

  /** The game of `position`, for a sheet that stands alone: `waffle-wars`. */
  @property() game = '';

  /** A position in the game's notation. */
  @property() position = '';

  /** Set-up options of the position, `hand=12`. */
  @property() options = '';

  @state() private own: AnySession | undefined;
  @state() private problem = '';

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (['game', 'position', 'options'].some((name) => changed.has(name))) void this.readPosition();
  }

  private async readPosition(): Promise<void> {
    const { game, position, options } = this;
    if (game === '') {
      this.own = undefined;
      return;
    }
    const { sessionAt } = await import('../controls/alone.js');
    const told = sessionAt(game, position, options, wordsFor(langOf(this)).catalogue);
    this.problem = 'problem' in told ? told.problem : '';
    if ('session' in told) this.own = told.session;
    else
      this.dispatchEvent(new CustomEvent('griddle-error', { detail: { source: 'position', message: told.problem } }));
  }

  protected override render(): TemplateResult | typeof nothing {
    const session = this.table?.session ?? this.own;
    const problem = this.problem === '' ? nothing : html`<p part="error">${this.problem}</p>`;
    if (!session) return html`${problem}`;
    const { game, options, state } = session;
    const names = game.seats(options);
    const scores = game.score(state);
    const pointless = scores.every(({ lines, total }) => total === 0 && lines.every(({ points }) => points === 0));
    return html`${problem}
      <div
        role="group"
        aria-label=${this.say('ui.score')}
        @keydown=${(event: KeyboardEvent) => rove(event, this.buttons)}
        @focusin=${({ target }: Event) => stopAt(target, this.buttons)}
      >
        ${scores.map((score) => this.sheet(score, names[score.seat] ?? '', game.id, !pointless))}
      </div>`;
  }

  private sheet({ lines, total }: SeatScore, name: string, game: string, points: boolean): TemplateResult {
    return html`<table part="sheet">
      <caption>
        ${this.say(`seat.${name}`)}
      </caption>
      <tbody>
        ${
          lines.length === 0
            ? html`<tr>
                <td>${this.say('ui.nothing-scored')}</td>
              </tr>`
            : nothing
        }
        ${lines.map((line) => this.line(line, game, points))}
      </tbody>
      ${
        points
          ? html`<tfoot>
              <tr>
                <th scope="row">${this.say('ui.total')}</th>
                <td>${total}</td>
              </tr>
            </tfoot>`
          : nothing
      }
    </table>`;
  }

  private line({ rule, code, points: count, places }: ScoreLine, game: string, points: boolean): TemplateResult {
    const light = (lit: readonly Place[]) => (): void => this.light(lit);
    return html`<tr part="line" @mouseenter=${light(places)} @mouseleave=${light([])}>
      <td>
        <button type="button" tabindex="-1" @focus=${light(places)} @blur=${light([])}>
          ${this.wordsOf(game, code)} <small>${rule} · ${places.join(' ')}</small>
        </button>
      </td>
      ${points ? html`<td>${count}</td>` : nothing}
    </tr>`;
  }

  /** A line's own words, else those of the way to win that it is. */
  private wordsOf(game: string, code: string): string {
    const key = `line.${game}.${code}`;
    const words = this.say(key);
    return words === key ? this.say(`outcome.${game}.${code}`) : words;
  }

  private light(places: readonly Place[]): void {
    this.table?.highlight(places);
    const detail: PlacesDetail = { places };
    this.dispatchEvent(new CustomEvent('griddle-places', { detail, bubbles: true, composed: true }));
  }

  protected override updated(): void {
    const { buttons } = this;
    stopAt(buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0], buttons);
  }

  private get buttons(): readonly HTMLElement[] {
    return [...this.renderRoot.querySelectorAll('button')];
  }
}

define('score-sheet', ScoreSheet);

declare global {
  interface HTMLElementTagNameMap {
    'score-sheet': ScoreSheet;
  }
  interface HTMLElementEventMap {
    'griddle-places': CustomEvent<PlacesDetail>;
  }
}
