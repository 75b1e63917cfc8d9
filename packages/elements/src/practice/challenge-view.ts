/** `<griddle-challenge>`: says what result is to be beaten, and in the end compares both. */
import type { CSSResultGroup, TemplateResult } from 'lit';
import {
  addEnglish,
  announce,
  capitalised,
  css,
  customElement,
  html,
  humanSeats,
  MovableElement,
  nothing,
  property,
  wordColours,
  type GameSnapshot,
} from '#core';
import { compareResults, hasPoints, resultOf, type GameResult } from './challenge-result.js';
import PRACTICE_EN from './messages.en.json' with { type: 'json' };
import { rowStyles } from './row.styles.js';

addEnglish(PRACTICE_EN);

/** The result of somebody else. */
export interface Rival extends GameResult {
  /** Empty for somebody without a name. */
  readonly name: string;
}

const challengeStyles = css`
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    align-items: center;
    justify-content: end;
  }
  p {
    flex: 1 1 12rem;
    margin: 0;
    text-wrap: pretty;
  }
  table {
    inline-size: 100%;
    margin-block: 0.25rem 0.375rem;
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  th {
    font-weight: inherit;
    text-align: start;
  }
  thead th:not(:first-child),
  td {
    inline-size: 4rem;
    padding-inline-end: 0.5rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  tr:last-child > * {
    border-block-start: 1px solid var(--_line);
    font-weight: 600;
  }
`;

/**
 * Shown above the board while a reader plays somebody else’s game again.
 *
 * @csspart comparison - The whole part.
 * @csspart button - Each button.
 */
@customElement('griddle-challenge')
class GriddleChallenge extends MovableElement {
  static override styles: CSSResultGroup = [wordColours, rowStyles, challengeStyles];

  /** The game on the board. */
  @property({ attribute: false }) table: GameSnapshot | undefined;
  /** The result to beat. */
  @property({ attribute: false }) rival: Rival | undefined;
  /** Whether the board still shows the game of the challenge, and no other deal. */
  @property({ attribute: false }) isSame = true;
  /** Starts the game of the challenge again. */
  @property({ attribute: false }) again: (() => void) | undefined;
  /** Brings back what was on the board. */
  @property({ attribute: false }) leave: (() => void) | undefined;
  #spoken = '';

  protected override enterRoot(): void {
    this.setAttribute('exportparts', 'comparison, button');
  }

  protected override render(): TemplateResult | typeof nothing {
    const { again, leave, rival, table } = this;
    if (!table || !rival) return nothing;
    const { say } = table;
    const { outcome, players, seats, session } = table;
    const [seat = 0] = humanSeats(seats, players);
    const own = this.isSame && outcome ? resultOf(session, seat, outcome) : undefined;
    const known = own ? this.#verdict(table, own, rival) : this.#task(table, rival);
    const words = this.isSame ? known : say('challenge.other-deal');
    return html`
      <div role="group" part="comparison" aria-label=${say('ui.challenge')}>
        <div class="row">
          <p>${capitalised(words)}</p>
          ${
            own || !this.isSame
              ? html`<button type="button" part="button" @click=${again}>${say('challenge.again')}</button>`
              : nothing
          }
          <button type="button" part="button" @click=${leave}>${say('challenge.leave')}</button>
        </div>
        ${own ? this.#renderSheets(table, own, rival) : nothing}
      </div>
    `;
  }

  protected override updated(): void {
    const words = this.renderRoot.querySelector('p')?.textContent ?? '';
    if (words === this.#spoken || !this.table) return;
    this.#spoken = words;
    announce(() => words, this.table.catalogue.locale);
  }

  /** What the other one has reached. */
  #task({ say }: GameSnapshot, rival: Rival): string {
    const { end, moves, sheet } = rival;
    const name = nameOf(say, rival);
    if (hasPoints(sheet)) return say('challenge.points', { name, count: sheet.total });
    return say(`challenge.${end}`, { name, count: moves });
  }

  /** Who did better. */
  #verdict({ say }: GameSnapshot, own: GameResult, rival: Rival): string {
    const better = compareResults(own, rival);
    const key = better > 0 ? 'better' : better < 0 ? 'worse' : 'same';
    return say(`challenge.${key}`, { name: nameOf(say, rival) });
  }

  /** Both score sheets side by side; without points, the moves. */
  #renderSheets({ game, say }: GameSnapshot, own: GameResult, rival: Rival): TemplateResult {
    const sums = [own, rival].map(({ sheet }) => {
      const sum = new Map<string, number>();
      for (const { code, points } of sheet?.lines ?? []) sum.set(code, (sum.get(code) ?? 0) + points);
      return sum;
    });
    const codes =
      hasPoints(own.sheet) || hasPoints(rival.sheet) ? [...new Set(sums.flatMap((sum) => [...sum.keys()]))] : [];
    const row = (label: string, [mine, theirs]: readonly number[]): TemplateResult =>
      html`<tr>
        <th scope="row">${label}</th>
        <td>${mine}</td>
        <td>${theirs}</td>
      </tr>`;
    return html`<table>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${say('challenge.you')}</th>
          <th scope="col">${capitalised(nameOf(say, rival))}</th>
        </tr>
      </thead>
      <tbody>
        ${codes.map((code) =>
          row(
            say(`line.${game}.${code}`),
            sums.map((sum) => sum.get(code) ?? 0),
          ),
        )}
        ${
          codes.length === 0
            ? row(say('challenge.moves'), [own.moves, rival.moves])
            : row(say('challenge.total'), [own.sheet?.total ?? 0, rival.sheet?.total ?? 0])
        }
      </tbody>
    </table>`;
  }
}

function nameOf(say: GameSnapshot['say'], { name }: Rival): string {
  return name === '' ? say('challenge.somebody') : name;
}

declare global {
  interface HTMLElementTagNameMap {
    'griddle-challenge': GriddleChallenge;
  }
}
