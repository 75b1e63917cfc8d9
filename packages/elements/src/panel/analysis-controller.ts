/** The row that shows the progress of an analysis and stops it. */
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { announce, pathOf, type AnySession, type GameSnapshot } from '#core';
import {
  analyse,
  AS_GOOD,
  judgedAt,
  mayAnalyse,
  mistakesOf,
  turningPoint,
  type Mistake,
  readerOf,
  viewpointOf,
} from './analysis.js';
import { isAnalysed, renderGraph } from './evaluation.js';
import { isNotation } from './move-entry.js';
import { practise } from './practise.js';

type AnalysisHost = LitElement & { readonly table?: GameSnapshot | undefined };

/** Above this winning chance, the key moment gave away a won game. */
const WINS = 0.95;

/** Runs at most one analysis at a time. It ends when the game is replaced or continues. */
export class AnalysisController implements ReactiveController {
  /** The game that the row is about. */
  #session: AnySession | undefined;
  #abort = new AbortController();
  #isRunning = false;
  /** The number of moves judged, and of moves in all; undefined until known. */
  #progress: { readonly done: number; readonly count: number } | undefined;
  #words = '';
  /** The mistake that cost the game. */
  #turn: Mistake | undefined;
  /** Re-renders another view of the analysis, if it was asked for there; the focus stays there. */
  #watch: (() => void) | undefined;

  constructor(private readonly host: AnalysisHost) {
    host.addController(this);
  }

  hostUpdate(): void {
    const { table } = this.host;
    if (this.#session && (this.#session !== table?.session || !mayAnalyse(table))) this.#leave();
  }

  hostDisconnected(): void {
    this.#leave();
  }

  /** The row (empty before an analysis), and below it the key moment. */
  render(table: GameSnapshot): TemplateResult {
    return html`
      <div class="row" part="analysis">${this.#session ? this.#renderProgress(table.say) : nothing}</div>
      ${this.#session ? this.#renderTurn(table) : nothing} ${this.#renderMistakes(table)}
      ${renderGraph(table, this.#session !== undefined)}
    `;
  }

  /**
   * One button that starts the search for the key moment, shows its progress, then names the moment and goes there. `watch`:
   * re-renders the button; `leave`: called when the board has gone there.
   */
  renderKeyMoment(table: GameSnapshot, watch: () => void, leave: () => void): TemplateResult {
    const { say } = table;
    const isAsked = this.#session === table.session;
    const found = this.turning(table);
    const words = !isAsked
      ? say('ui.key-moment')
      : this.#isRunning
        ? this.#words
        : found === ''
          ? say('ui.key-moment-none')
          : found;
    const act = (): void => {
      if (!isAsked) return void this.run(table, watch);
      this.#show(table);
      leave();
    };
    return html`<button type="button" part="turning" aria-disabled=${String(isAsked && found === '')} @click=${act}>
        ${words}
      </button>
      ${this.#renderMistakes(table)}`;
  }

  /** A button that starts the analysis, if there is none yet. */
  renderAsk(table: GameSnapshot): TemplateResult | typeof nothing {
    if (isAnalysed(table)) return nothing;
    const ask = (): void => void this.run(table);
    return html`<button type="button" part="button" @click=${ask}>${table.say('ui.analyse')}</button>`;
  }

  /** Where the game was lost, in words; empty while unknown. */
  turning(table: GameSnapshot): string {
    if (!this.#turn || this.#session !== table.session) return '';
    const { log, say, seats } = table;
    const { best, chance, step } = this.#turn;
    const move = (!isNotation() && step.parent && log?.name(best, step.parent)) || best;
    const isOther = seats.length === 2 && step.seat !== viewpointOf(table);
    const values = { number: `${step.round}`, move, percent: Math.round(100 * (isOther ? 1 - chance : chance)) };
    return say(chance > WINS ? 'ui.turning-won' : 'ui.turning', values);
  }

  /** A button that goes to the position before the mistake and shows the better move. */
  #renderTurn(table: GameSnapshot): TemplateResult | typeof nothing {
    const words = this.turning(table);
    if (words === '') return nothing;
    return html`<button type="button" part="turning" @click=${() => this.#show(table)}>${words}</button>`;
  }

  /** A button that asks for better moves where people made mistakes, once these are known. */
  #renderMistakes(table: GameSnapshot): TemplateResult | typeof nothing {
    if (this.#isRunning || !mayAnalyse(table)) return nothing;
    const steps = mistakesOf(table);
    if (steps.length === 0) return nothing;
    const words = table.say(readerOf(table) === undefined ? 'ui.mistakes' : 'ui.mistakes-you', { count: steps.length });
    const retry = (): void =>
      void practise(table, words, ({ tryMistakes }) => tryMistakes(table, { steps, judge: judgedAt, margin: AS_GOOD }));
    return html`<button type="button" part="button" class="mistakes" @click=${retry}>${words}</button>`;
  }

  #show(table: GameSnapshot): void {
    const { best, step } = this.#turn ?? {};
    if (best !== undefined && step?.parent && table.goTo(pathOf(step.parent))) table.showHint(best);
  }

  #renderProgress(say: GameSnapshot['say']): TemplateResult {
    const { done, count } = this.#progress ?? {};
    const bar = html`<progress
      part="progress"
      aria-label=${say('ui.analyse')}
      value=${done ?? nothing}
      max=${count ?? nothing}
    ></progress>`;
    const label = say('ui.analysis-stop');
    const stop = html`<button type="button" part="button" @click=${() => this.#abort.abort()}>${label}</button>`;
    // The words take the focus from the button, which disappears
    const words = html`<span tabindex="-1">${this.#words}</span>`;
    return this.#isRunning ? html`${bar}${words}${stop}` : words;
  }

  #update(): void {
    this.host.requestUpdate();
    this.#watch?.();
  }

  /**
   * Judges the moves of a game, with a button to stop; moves judged so far are kept. `watch`: re-renders the view in which the
   * analysis was asked for, if not this row.
   */
  async run(table: GameSnapshot, watch?: () => void): Promise<void> {
    this.#leave();
    this.#watch = watch;
    const { say, session } = table;
    const { signal } = (this.#abort = new AbortController());
    this.#session = session;
    this.#isRunning = true;
    this.#update();
    await this.host.updateComplete;
    if (!watch) this.#find('button')?.focus();
    const tell = (done: number, count: number): void => {
      this.#progress = { done, count };
      this.#words = say('ui.analysing', { at: done, count });
      this.#update();
    };
    const mistakes = await analyse(table, tell, signal);
    // Another analysis has the row, or nobody is left to show it to
    if (this.#session !== session || this.#abort.signal !== signal) return;
    this.#turn = turningPoint(table, mistakes);
    await this.#end(table);
  }

  async #end(table: GameSnapshot): Promise<void> {
    const { catalogue, say } = table;
    const { done = 0, count = 0 } = this.#progress ?? {};
    const hadFocus = this.#find('button')?.matches(':focus') ?? false;
    this.#isRunning = false;
    const whole = readerOf(table) === undefined ? 'ui.analysed' : 'ui.analysed-you';
    this.#words = say(done < count ? 'ui.analysis-stopped' : whole, { at: done, count });
    this.#update();
    await this.host.updateComplete;
    // The focus moves from the button to the result, which a screen reader then reads
    if (hadFocus) this.#find('span')?.focus();
    else announce(() => (this.#watch ? this.turning(table) : '') || this.#words, catalogue.locale);
  }

  /** Ends the analysis silently. */
  #leave(): void {
    this.#abort.abort();
    this.#session = undefined;
    this.#isRunning = false;
    this.#progress = undefined;
    this.#turn = undefined;
    this.#watch = undefined;
    this.#words = '';
  }

  #find(tag: 'button' | 'span'): HTMLElement | null {
    return this.host.renderRoot.querySelector(`[part=analysis] ${tag}`);
  }
}
