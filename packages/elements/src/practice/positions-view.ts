/** What leads through positions of a game, above its board: a coach in look and behaviour. */
import type { CSSResultGroup, TemplateResult } from 'lit';
import {
  addEnglish,
  announce,
  css,
  fieldLook,
  html,
  MovableElement,
  nothing,
  property,
  undoTranslation,
  wordColours,
  type GameSnapshot,
} from '#core';
import { coachStyles } from '../learn/coach.styles.js';
import PRACTICE_EN from './messages.en.json' with { type: 'json' };
import type { PositionsController, Said } from './positions-controller.js';
import { reasonWords } from './reasons.js';

addEnglish(PRACTICE_EN);

/** Texts of this many letters or more are set smaller to fit. */
const LONG = 100;

const viewStyles = css`
  ${fieldLook('select')}
  select {
    min-block-size: 0;
    max-inline-size: 9rem;
    font-size: 0.8125rem;
  }
  [part='task']:focus {
    outline: none;
  }
`;

/** What a view shows. */
export interface Shown {
  /** The name of the whole part, for screen readers. */
  readonly name: string;
  readonly title: string;
  /** Beside the title. */
  readonly beside?: unknown;
  /** The task, above a comment on a try; empty where there is no comment. */
  readonly question: string;
  readonly task: string;
  readonly look: string;
  readonly buttons: readonly unknown[];
}

/** A part that shows one way through positions. */
export abstract class PositionsView<Way extends PositionsController> extends MovableElement {
  static override styles: CSSResultGroup = [wordColours, coachStyles, viewStyles];
  /** The CSS parts of its shadow tree. */
  static readonly parts: string = 'coach, title, dots, task, question, button';

  /** The position on the board. */
  @property({ attribute: false }) table: GameSnapshot | undefined;
  /** The way through the positions. */
  @property({ attribute: false }) way: Way | undefined;

  #stage: Element | undefined;
  /** The last announcement. */
  #spoken = '';

  protected override enterRoot(root: Node): void {
    this.#stage = root instanceof ShadowRoot ? root.host : undefined;
    this.#stage?.addEventListener('griddle-change', this.#onChange);
    this.setAttribute('exportparts', PositionsView.parts);
  }

  protected override leaveRoot(): void {
    this.#stage?.removeEventListener('griddle-change', this.#onChange);
  }

  readonly #onChange = (): void => this.way?.moved();

  /** Says what to show. */
  protected abstract show(table: GameSnapshot, way: Way): Shown;

  protected override render(): TemplateResult | typeof nothing {
    const { table, way } = this;
    if (!table || !way) return nothing;
    const { beside, buttons, look, name, question, task, title } = this.show(table, way);
    return html`
      <div role="group" part="coach" class=${look} aria-label=${name}>
        <div class="head"><strong part="title">${title}</strong> ${beside}</div>
        <div class=${task.length + question.length > LONG ? 'words long' : 'words'}>
          ${question === '' ? nothing : html`<p part="question">${question}</p>`}
          <p part="task" tabindex="-1">${task}</p>
        </div>
        <div class="row">${buttons}</div>
      </div>
    `;
  }

  protected override willUpdate(): void {
    if (this.hasUpdated) undoTranslation(this.renderRoot);
  }

  protected override updated(): void {
    const spoken = this.renderRoot.querySelector('[part=task]')?.textContent ?? '';
    if (spoken === this.#spoken || !this.table) return;
    this.#spoken = spoken;
    announce(() => spoken, this.table.catalogue.locale);
  }

  /** The comment on a try, with the reason why it was worse. Moves are called what the log calls them. */
  protected words(table: GameSnapshot, { key, values, worse }: Said, move: string): string {
    const words = table.say(key, { ...values, move: this.nameOf(table, move) });
    return worse ? `${words} ${reasonWords(table, worse.own, worse.reason)}` : words;
  }

  /** Returns what the log calls a move from the position on the board. */
  protected nameOf({ log }: GameSnapshot, move: string): string {
    const before = this.way?.start;
    return (before && log?.name(move, before)) ?? move;
  }

  /** A button; one that goes away leaves the focus on what is said next. */
  protected button(words: string, act: () => void, isFirst = false): TemplateResult {
    return html`
      <button type="button" part="button" class=${isFirst ? 'first' : ''} @click=${() => this.#press(act)}>
        ${words}
      </button>
    `;
  }

  #press(act: () => void): void {
    act();
    void this.updateComplete.then(() => {
      if (!this.isConnected || this.shadowRoot?.activeElement) return;
      this.renderRoot.querySelector<HTMLElement>('[part=task]')?.focus({ preventScroll: true });
    });
  }
}
