/** How a game ended, and what to do next. */
import { joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult, css } from 'lit';
import { announce, hasFar, howOf, humanSeats, resultWords, type AnySession, type GameSnapshot } from '#core';
import { linkTo } from './links.js';
import { practise } from './practise.js';
import { ranked } from './score-sheet.js';
import { harder, swapped } from './start-form.js';
import { share, type Shared, type SharedHow } from './share.js';

interface ResultHost extends LitElement {
  readonly table?: GameSnapshot | undefined;
  /** The game's element. */
  readonly stage: HTMLElement;
  /** Steps through the finished game. */
  review(): void;
  /** Judges its moves. */
  analyse(table: GameSnapshot): void;
  /** Finds and shows where the game was lost. */
  renderKeyMoment(table: GameSnapshot): TemplateResult | typeof nothing;
}

/** Message keys for the outcome of sharing. */
const SHARED: Readonly<Record<SharedHow, string>> = {
  shared: '',
  cancelled: '',
  copied: 'ui.copied',
  failed: 'ui.copy-failed',
};

/** Milliseconds for which the outcome of sharing is shown. */
const TOLD = 4000;

/** The result with its buttons, on a card over the board, and details on request. */
export class Result implements ReactiveController {
  #isOpen = false;
  /** The outcome of sharing, in words, and the text that could not be copied. */
  #shared = '';
  #byHand = '';
  /** The timer that clears the message. */
  #forget: ReturnType<typeof setTimeout> | undefined;
  /** The session whose winning places have been highlighted. */
  #session: AnySession | undefined;

  constructor(private readonly host: ResultHost) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { table } = this.host;
    if (!table?.outcome || table.mode !== 'play') {
      this.#isOpen = false;
      this.#shared = this.#byHand = '';
      if (table?.session !== this.#session) this.#session = undefined;
    } else if (this.#session !== table.session) {
      this.#session = table.session;
      this.#lightUp(table, table.outcome);
    }
  }

  /** Who won, by how much, and what to do next. */
  render(table: GameSnapshot, outcome: NonNullable<GameSnapshot['outcome']>): TemplateResult {
    const { catalogue, ending, say, session } = table;
    const how = howOf(catalogue, session.game, session.state, outcome, 'ui.how-tied');
    const words = say('ui.how', { how, rule: outcome.rule });
    const { log } = table;
    const [winner] = outcome.winners;
    const picture = winner === undefined || outcome.winners.length > 1 ? undefined : log?.piece?.(winner);
    return html`
      <div part="result" class="result">
        ${picture ? html`<griddle-icon .picture=${picture} .paints=${log?.paints}></griddle-icon>` : nothing}
        <strong id="heading">${headingOf(table, outcome, humanSeats(table.seats, table.players))}</strong>
        <p>${joinSentences(say, [words, ending, this.#shared])}</p>
        ${renderPoints(table)}
        <div class="row">
          ${this.#renderButton('ui.rematch', () => this.#again(table), 'primary')}
          ${this.#renderButton('ui.review', () => this.host.review())}
          ${this.#renderButton('ui.share', () => void this.#share(table, outcome))}
          <button
            type="button"
            part="button"
            aria-expanded=${this.#isOpen}
            aria-controls="about"
            @click=${() => this.#toggle()}
          >
            ${say('ui.about')}
          </button>
        </div>
        ${this.host.renderKeyMoment(table)} ${this.#renderChallenge(table, outcome)} ${this.#renderMore(table)}
      </div>
    `;
  }

  /** More about a finished game: its score, and other games to start. */
  #renderMore(table: GameSnapshot): TemplateResult {
    const { say, seated, seats } = table;
    const sides = swapped(seated, seats.length);
    const stronger = harder(seated, seats.length);
    const next = (players: string) => () => {
      table.setPlayers(players);
      this.#again(table);
    };
    const byHand = html`<textarea
      readonly
      rows="2"
      aria-label=${say('ui.copy-failed')}
      .value=${this.#byHand}
    ></textarea>`;
    return html`
      <div id="about" part="about" ?hidden=${!this.#isOpen}>
        ${this.#byHand === '' ? nothing : byHand}
        ${this.#isOpen ? html`<score-sheet .table=${table}></score-sheet>` : nothing}
        <div class="row">
          ${sides === undefined ? nothing : this.#renderButton('ui.swap-sides', next(sides))}
          ${stronger === undefined ? nothing : this.#renderButton('ui.harder', next(stronger))}
          ${this.#renderButton('ui.analyse', () => this.host.analyse(table))}
        </div>
      </div>
    `;
  }

  /** Starts a new game; the card closes. */
  #again(table: GameSnapshot): void {
    table.again();
    this.host.stage.focus();
  }

  #renderButton(key: string, act: () => void, look = ''): TemplateResult {
    return html`<button type="button" part="button" class=${look} @click=${act}>${this.host.table?.say(key)}</button>`;
  }

  #toggle(): void {
    this.#isOpen = !this.#isOpen;
    this.host.requestUpdate();
  }

  /** Highlights what won on the board; nothing where points decide. */
  #lightUp(
    { highlight, session: { game, state } }: GameSnapshot,
    { by, winners }: NonNullable<GameSnapshot['outcome']>,
  ): void {
    const lines = game.score(state).flatMap(({ lines, seat }) => (winners.includes(seat) ? lines : []));
    const won = lines.find(({ code, places }) => code === by && places.length > 0);
    if (won) highlight(won.places, winners[0]);
  }

  async #share(table: GameSnapshot, outcome: NonNullable<GameSnapshot['outcome']>): Promise<void> {
    const { game, say } = table;
    const text = say('ui.share-text', { game, result: headingOf(table, outcome, []) });
    await this.#send(table, { text, url: linkTo(this.host.stage, table), picture: () => table.toPNG() });
  }

  /** Lets the reader send the game to a friend, who plays the same deal against the same bots. */
  #renderChallenge(
    table: GameSnapshot,
    outcome: NonNullable<GameSnapshot['outcome']>,
  ): TemplateResult | typeof nothing {
    const { players, seats, visit } = table;
    if (visit || hasFar(players) || humanSeats(seats, players).length !== 1) return nothing;
    return html`<button type="button" part="challenge" @click=${() => this.#challenge(table, outcome)}>
      ${table.say('ui.challenge')}
    </button>`;
  }

  #challenge(table: GameSnapshot, outcome: NonNullable<GameSnapshot['outcome']>): void {
    const { game, say } = table;
    void practise(table, say('ui.challenge'), (code) => {
      void code.challengeAddress(this.host.stage, table).then((url) => {
        const text = say('ui.challenge-text', { game, result: headingOf(table, outcome, []) });
        return this.#send(table, { text, url }, 'ui.challenge-note');
      });
    });
  }

  /** Sends something, and says how it went; `note` is the key of a sentence for when it did. */
  async #send({ catalogue, say }: GameSnapshot, what: Shared, note = ''): Promise<void> {
    const how = await share(what);
    this.#byHand = how === 'failed' ? `${what.text}\n${what.url}` : '';
    if (this.#byHand !== '') this.#isOpen = true;
    const words = [SHARED[how], how === 'cancelled' ? '' : note].filter((key) => key !== '').map((key) => say(key));
    this.#shared = joinSentences(say, words);
    this.host.requestUpdate();
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => {
      this.#shared = '';
      this.host.requestUpdate();
    }, TOLD);
    if (this.#shared !== '') announce(() => this.#shared, catalogue.locale);
  }
}

/** With more seats than this, the heading does not give all points. */
const TWO = 2;

/** The points of all seats, best first, where the heading gives only some. */
function renderPoints({ log, names, seats, session: { game, state } }: GameSnapshot): TemplateResult | typeof nothing {
  const scores = ranked(game.score(state));
  if (seats.length <= TWO || scores.every(({ total }) => total === 0)) return nothing;
  return html`<ul class="score">
    ${scores.map(({ seat, total }) => {
      const picture = log?.piece?.(seat);
      return html`<li>
        ${picture ? html`<griddle-icon .picture=${picture} .paints=${log?.paints}></griddle-icon>` : nothing}
        <span>${names?.[seat] ?? ''}</span> <b>${total}</b>
      </li>`;
    })}
  </ul>`;
}

function headingOf(
  { called: names, catalogue, game, say, session }: GameSnapshot,
  outcome: NonNullable<GameSnapshot['outcome']>,
  people: readonly number[],
): string {
  const scores = session.game.score(session.state);
  return resultWords({ catalogue, t: say }, { game, names, outcome, scores, people });
}

/** The result on its card. */
export const resultStyles = css`
  /* The result, low enough to keep the board in view */
  .result {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.75rem;
    align-items: center;
  }
  .result > griddle-icon {
    grid-row: span 2;
    inline-size: 2.5rem;
    block-size: 2.5rem;
  }
  .result > :is(strong, p) {
    grid-column: 2;
  }
  .result > :is(strong, p):first-child,
  .result > :first-child:not(griddle-icon) ~ :is(strong, p) {
    grid-column: 1 / -1;
  }
  .result > strong {
    padding-inline-end: 2.25rem;
  }
  .result > p {
    margin: 0;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    text-wrap: pretty;
  }
  .result > :is([part='turning'], [part='challenge']) {
    margin-block-end: -0.5rem;
    padding: 0;
    font-size: 0.8125rem;
    text-align: start;
  }
  .result > .mistakes {
    margin-block-start: 0.75rem;
  }
  .result > :is(ul, .row, div, button) {
    grid-column: 1 / -1;
  }
  .score {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
  }
  .score li {
    display: flex;
    gap: 0.375rem;
    align-items: center;
  }
  .score span {
    color: var(--_ink-soft);
    font-size: 0.8125rem;
  }
  score-sheet {
    --_sheet: var(--_raised);
    overflow-y: auto;
    max-block-size: min(26rem, 45vh);
    text-align: start;
  }
  [part='card']:focus {
    outline: none;
  }
  .score b {
    font-size: 1.25rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .score griddle-icon {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }
  .result .row {
    flex-wrap: nowrap;
    margin-block-start: 0.75rem;
  }
  [part='about'] .row {
    flex-wrap: wrap;
  }
  .result .row > * {
    padding-inline: 0.5rem;
  }
`;
