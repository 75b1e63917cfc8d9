/** `<griddle-mistakes>`: asks for better moves where a reader of a game made mistakes. */
import type { CSSResultGroup, TemplateResult } from 'lit';
import {
  addEnglish,
  announce,
  css,
  customElement,
  fieldLook,
  html,
  humanSeats,
  MovableElement,
  nothing,
  property,
  soloHumanSeat,
  undoTranslation,
  wordColours,
  type GameSnapshot,
} from '#core';
import { coachStyles } from '../learn/coach.styles.js';
import PRACTICE_EN from './messages.en.json' with { type: 'json' };
import { MistakesController, type Mistakes, type Said } from './mistakes-controller.js';
import { Visiting } from './visiting.js';

addEnglish(PRACTICE_EN);

/** More mistakes than this have no dots. */
const MOST_DOTS = 24;
/** Texts of this many letters or more are set smaller to fit. */
const LONG = 100;

const mistakesStyles = css`
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

/**
 * Shown above the board during *Try your mistakes again*.
 *
 * @csspart coach - The whole coach.
 * @csspart title - Which mistake it is.
 * @csspart dots - The mistakes of the game.
 * @csspart task - The task, or the comment on the last try.
 * @csspart question - The task, above a comment on a try.
 * @csspart button - Each button.
 */
@customElement('griddle-mistakes')
export class GriddleMistakes extends MovableElement {
  static override styles: CSSResultGroup = [wordColours, coachStyles, mistakesStyles];

  /** The position on the board. */
  @property({ attribute: false }) table: GameSnapshot | undefined;
  /** The way through the mistakes. */
  @property({ attribute: false }) way: MistakesController | undefined;
  /** Whether they are those of the reader, called “you”. */
  @property({ attribute: false }) isReaders = false;

  #stage: Element | undefined;
  /** The last announcement. */
  #spoken = '';

  protected override enterRoot(root: Node): void {
    this.#stage = root instanceof ShadowRoot ? root.host : undefined;
    this.#stage?.addEventListener('griddle-change', this.#onChange);
    this.setAttribute('exportparts', 'coach, title, dots, task, question, button');
  }

  protected override leaveRoot(): void {
    this.#stage?.removeEventListener('griddle-change', this.#onChange);
  }

  readonly #onChange = (): void => this.way?.moved();

  protected override render(): TemplateResult | typeof nothing {
    const { table, way } = this;
    if (!table || !way) return nothing;
    const { phase, said } = way;
    const asked = phase === 'wait' ? table.say('mistakes.wait') : this.#task(table, way);
    const task = said ? this.#words(table, said) : phase === 'end' ? this.#result(table, way) : asked;
    const question = task !== asked && (phase === 'turn' || phase === 'wrong') ? asked : '';
    const look = phase === 'found' || phase === 'end' ? 'solved' : phase;
    return html`
      <div role="group" part="coach" class=${look} aria-label=${table.say('mistakes.title')}>
        <div class="head">
          <strong part="title">${this.#title(table, way)}</strong>
          ${this.#renderSeats(table, way)} ${this.#renderDots(table, way)}
        </div>
        <div class=${task.length + question.length > LONG ? 'words long' : 'words'}>
          ${question === '' ? nothing : html`<p part="question">${question}</p>`}
          <p part="task" tabindex="-1">${task}</p>
        </div>
        <div class="row">${this.#renderButtons(table, way)}</div>
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

  /** Moves are called what the log calls them. */
  #words({ log, say }: GameSnapshot, { key, values }: Said): string {
    const move = String(values?.['move'] ?? '');
    const before = this.way?.start;
    return say(key, { ...values, move: (before && log?.name(move, before)) ?? move });
  }

  #task({ log, say, seats }: GameSnapshot, { start, step }: MistakesController): string {
    const move = (start && log?.name(step.token, start)) ?? step.token;
    return say(this.isReaders ? 'mistakes.task-you' : 'mistakes.task', { seat: seats[step.seat] ?? '', move });
  }

  #result({ say }: GameSnapshot, { all, found }: MistakesController): string {
    const count = all.length;
    if (found.size < count) return say('mistakes.found', { found: found.size, count });
    return say(count === 1 ? 'mistakes.found-one' : 'mistakes.found-all', { count });
  }

  #title({ say }: GameSnapshot, { all, phase, step }: MistakesController): string {
    if (phase === 'end') return say('mistakes.title');
    return say('mistakes.number', { number: all.indexOf(step) + 1, count: all.length, move: step.round });
  }

  /** Whose mistakes come, where several people made some. */
  #renderSeats({ say, seats }: GameSnapshot, way: MistakesController): TemplateResult | typeof nothing {
    if (way.seats.length < 2) return nothing;
    const onChange = ({ target }: Event): void => {
      const { value } = target as HTMLSelectElement;
      way.choose(value === '' ? undefined : Number(value));
    };
    return html`<select aria-label=${say('mistakes.seat')} @change=${onChange}>
      <option value="" .selected=${way.seat === undefined}>${say('mistakes.everyone')}</option>
      ${way.seats.map(
        (seat) =>
          html`<option value=${seat} .selected=${way.seat === seat}>${say(`seat.${seats[seat] ?? 'table'}`)}</option>`,
      )}
    </select>`;
  }

  #renderDots({ say }: GameSnapshot, way: MistakesController): TemplateResult | typeof nothing {
    const { all, found, phase } = way;
    if (all.length < 2 || all.length > MOST_DOTS) return nothing;
    const dots = all.map((step, index) => {
      const isFound = found.has(step);
      const name = isFound ? say('mistakes.is-found', { number: index + 1 }) : String(index + 1);
      return html`<button
        type="button"
        class=${isFound ? 'solved' : ''}
        title=${name}
        aria-label=${name}
        aria-current=${phase !== 'end' && step === way.step ? 'true' : nothing}
        @click=${() => void way.go(step)}
      ></button>`;
    });
    return html`<div part="dots" role="group" aria-label=${say('mistakes.set')}>${dots}</div>`;
  }

  #renderButtons({ say }: GameSnapshot, way: MistakesController): readonly unknown[] {
    const { all, found, hasNext, phase, tries } = way;
    // Buttons that go away leave the focus on what is said next
    const button = (key: string, act: () => void, isFirst = false): TemplateResult => html`
      <button type="button" part="button" class=${isFirst ? 'first' : ''} @click=${() => this.#press(act)}>
        ${say(key)}
      </button>
    `;
    const next = hasNext ? 'mistakes.next' : 'mistakes.end';
    const isOver = phase === 'found' || phase === 'shown';
    return [
      button('mistakes.back', () => way.leave(), phase === 'end' && found.size === all.length),
      phase === 'turn' && tries > 0 ? button('mistakes.show', () => way.show()) : nothing,
      phase === 'turn' && (hasNext || all.length > 1) ? button('mistakes.skip', () => way.next()) : nothing,
      phase === 'wrong' ? button('mistakes.try-again', () => way.takeBack(), true) : nothing,
      isOver && (hasNext || all.length > 1) ? button(next, () => way.next(), true) : nothing,
      isOver && all.length === 1 ? button('mistakes.again', () => void way.go(way.step)) : nothing,
      phase === 'end' && found.size < all.length ? button('mistakes.rest', () => way.begin(true), true) : nothing,
      phase === 'end' && found.size === all.length ? button('mistakes.again', () => way.begin()) : nothing,
    ];
  }

  #press(act: () => void): void {
    act();
    void this.updateComplete.then(() => {
      if (!this.isConnected || this.shadowRoot?.activeElement) return;
      this.renderRoot.querySelector<HTMLElement>('[part=task]')?.focus({ preventScroll: true });
    });
  }
}

/** Shows the mistakes of an analysed game on its board, one by one. */
export function tryMistakes(table: GameSnapshot, mistakes: Mistakes): void {
  const { control, players, seats, session } = table;
  const [first] = mistakes.steps;
  if (!control || !first) return;
  const isReaders = table.mode === 'play' && soloHumanSeat(seats, humanSeats(seats, players)) !== undefined;
  const render = (now: GameSnapshot): TemplateResult =>
    html`<div class="coached">
      <griddle-mistakes .table=${now} .way=${way} .isReaders=${isReaders}></griddle-mistakes>
    </div>`;
  const visit = new Visiting(control, { mode: 'puzzle', seats: '', keptAs: '', render });
  const way = new MistakesController(session, first, mistakes, visit, control);
  way.begin();
  void control.host.updateComplete.then(() => control.host.focus());
}

declare global {
  interface HTMLElementTagNameMap {
    'griddle-mistakes': GriddleMistakes;
  }
}
