/** `<griddle-guide>`: what the reader of a guided game is told, with buttons. */
import type { CSSResultGroup, TemplateResult } from 'lit';
import {
  addEnglish,
  announce,
  css,
  customElement,
  html,
  isMotionReduced,
  joinSentences,
  MovableElement,
  nothing,
  property,
  undoTranslation,
  wordColours,
  type GameSnapshot,
} from '#core';
import { coachStyles } from '../learn/coach.styles.js';
import { rowStyles } from '../practice/row.styles.js';
import type { GuideController } from './guide-controller.js';
import { wordsOf } from './steps.js';
import GUIDE_EN from './messages.en.json' with { type: 'json' };

addEnglish(GUIDE_EN);

/** Texts of this many letters or more are set smaller to fit. */
const LONG = 100;

const guideStyles = css`
  /* On a phone it stays in sight while a game with several boards is scrolled */
  @media (max-width: 34rem) and (min-height: 40rem) {
    :host(.coached) {
      position: sticky;
      z-index: 4;
      inset-block-start: var(--griddle-bar-top, 0px);
    }
    /* The task stays readable above what is said of another move */
    [part='coach'] {
      --_coach-size: 12.75rem;
      --_coach-words: 6.5rem;
    }
  }
  [part='task']:focus {
    outline: none;
  }
  [part='button'][aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  [part='guide'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
    padding: 0.375rem 0.5rem 0.375rem 1rem;
    border-radius: 0.75rem;
    background: var(--_tint);
    font-size: 0.9375rem;
    line-height: 1.25;
  }
  [part='guide'] [part='task'] {
    flex: 1 1 14rem;
    font-size: inherit;
    line-height: inherit;
  }
  [part='guide'] .row {
    flex: none;
    align-self: center;
    margin-inline-start: auto;
  }
`;

/**
 * Shown above the board during a guided game.
 *
 * @csspart coach - The whole guide, while it leads.
 * @csspart guide - The row that is left when the reader plays on.
 * @csspart title - The number of the step.
 * @csspart question - What happened last, or the task above what is said of another move.
 * @csspart task - The task, or what is said of another move.
 * @csspart button - Each button.
 */
@customElement('griddle-guide')
class GriddleGuide extends MovableElement {
  static override styles: CSSResultGroup = [wordColours, rowStyles, coachStyles, guideStyles];

  /** The game on the board. */
  @property({ attribute: false }) table: GameSnapshot | undefined;
  @property({ attribute: false }) way: GuideController | undefined;
  /** Whether it leads back to another game. */
  @property({ attribute: false }) canLeave = false;

  /** The last announcement. */
  #spoken = '';
  /** The position at the last update. */
  #seen = 0;

  protected override enterRoot(): void {
    this.setAttribute('exportparts', 'coach, guide, title, task, question, button');
  }

  protected override render(): TemplateResult | typeof nothing {
    const { table, way } = this;
    if (!table || !way) return nothing;
    return way.phase === 'free' ? this.#renderFree(table, way) : this.#renderLed(table, way);
  }

  #renderLed(table: GameSnapshot, way: GuideController): TemplateResult {
    const { say } = table;
    const { number, phase } = way;
    const { question, task } = this.#words(table, way);
    const canGoBack = this.canLeave || way.canGoBack;
    return html`
      <div role="group" part="coach" class=${phase} aria-label=${say('ui.guide')}>
        <div class="head">
          <strong part="title">${say('guide.step', { number, count: way.line.steps.length })}</strong>
        </div>
        <div class=${task.length + question.length > LONG ? 'words long' : 'words'}>
          ${question === '' ? nothing : html`<p part="question">${question}</p>`}
          <p part="task" tabindex="-1">${task}</p>
        </div>
        <div class="row">
          <button
            type="button"
            part="button"
            aria-disabled=${canGoBack ? nothing : 'true'}
            @click=${() => canGoBack && this.#press(() => way.back())}
          >
            ${say('guide.back')}
          </button>
          ${this.#renderButton(say('guide.skip'), () => way.skip())}
        </div>
      </div>
    `;
  }

  #renderFree(table: GameSnapshot, way: GuideController): TemplateResult {
    const { say } = table;
    return html`
      <div role="group" part="guide" aria-label=${say('ui.guide')}>
        <p part="task" tabindex="-1">${this.#farewell(table, way)}</p>
        <div class="row">
          ${this.#renderButton(say('guide.again'), () => way.again())}
          ${this.canLeave ? this.#renderButton(say('guide.leave'), () => way.leave()) : nothing}
        </div>
      </div>
    `;
  }

  /** The last words, until the reader has moved; then only what is played. */
  #farewell({ game, say, whole }: GameSnapshot, way: GuideController): string {
    if (whole.current !== way.left) return say('guide.on');
    const last = way.isDone ? way.line.tasks.at(-1) : undefined;
    return wordsOf(last ?? [], game, say) || say('guide.alone');
  }

  /** What to read: what happened or was asked, and below it what is to be done or is said. */
  #words(table: GameSnapshot, way: GuideController): { readonly question: string; readonly task: string } {
    const { explain, game, refusal, say } = table;
    const { phase, said } = way;
    const task = wordsOf(way.task, game, say);
    const remark = wordsOf(way.remark, game, say);
    if (phase === 'answer') {
      return { question: '', task: remark || say('guide.watch') };
    }
    // What sticks to the screen may cover the bar, which says it, too
    if (phase === 'turn' && refusal) return { question: task, task: explain(refusal) };
    return said === '' ? { question: remark, task } : { question: task, task: said };
  }

  protected override willUpdate(): void {
    if (this.hasUpdated) undoTranslation(this.renderRoot);
  }

  protected override updated(): void {
    const { table, way } = this;
    if (!table || !way) return;
    if (way.phase === 'turn' && way.at !== this.#seen) this.#bringInSight(table, way);
    this.#seen = way.at;
    // Readers without a pointer scroll with the arrow keys
    const text = this.renderRoot.querySelector<HTMLElement>('.words');
    if (text) text.tabIndex = text.scrollHeight > text.clientHeight + 1 ? 0 : -1;
    const { question, task } =
      way.phase === 'free' ? { question: '', task: this.#farewell(table, way) } : this.#words(table, way);
    const spoken = `${question} ${task}`;
    if (spoken === this.#spoken) return;
    this.#spoken = spoken;
    // The others' move is announced with what comes after it: a second announcement would replace the first
    const words = joinSentences(table.say, [this.#lastMove(table, way), question, task]);
    announce(() => words, table.catalogue.locale);
  }

  /** Scrolls to what the reader is asked for, where it is out of sight; not before they have done anything. */
  #bringInSight({ control, whole }: GameSnapshot, { at, line }: GuideController): void {
    const stage = control?.host;
    const next = line.positions[at + 1];
    if (!stage?.matches(':focus-within') || next?.move === undefined) return;
    // What the record draws comes first: the move itself may begin on a card
    const [drawn] = control?.marks.shown.annotations ?? [];
    const [place = ''] = drawn ? [drawn.to] : whole.game.placesOfMove(whole.state, next.move);
    const space = stage.shadowRoot?.querySelector(`[data-place="${CSS.escape(place)}"]`);
    const { top = 0, bottom = 0 } = space?.getBoundingClientRect() ?? {};
    const isHidden = top < this.getBoundingClientRect().bottom || bottom > innerHeight;
    if (isHidden) space?.scrollIntoView({ block: 'center', behavior: isMotionReduced() ? 'instant' : 'smooth' });
  }

  /** The move of another player that led to the board; empty for none. */
  #lastMove({ at, called, log, say }: GameSnapshot, { line, phase }: GuideController): string {
    if (phase !== 'turn' || at.seat < 0 || at.seat === line.seat) return '';
    return say('ui.move', { number: `${at.round}.`, seat: called[at.seat] ?? '', move: log?.describe(at) ?? at.token });
  }

  #renderButton(words: string, act: () => void): TemplateResult {
    return html`<button type="button" part="button" @click=${() => this.#press(act)}>${words}</button>`;
  }

  /** A button that goes away leaves the focus on what is said next. */
  #press(act: () => void): void {
    act();
    void this.updateComplete.then(() => {
      if (!this.isConnected || this.shadowRoot?.activeElement) return;
      this.renderRoot.querySelector<HTMLElement>('[part=task]')?.focus({ preventScroll: true });
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'griddle-guide': GriddleGuide;
  }
}
