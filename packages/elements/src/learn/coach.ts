/** `<griddle-coach>`: the task, comments on tries, and the buttons of a puzzle or a lesson. */
import type { CSSResultGroup, TemplateResult } from 'lit';
import {
  addEnglish,
  announce,
  customElement,
  html,
  loadPractice,
  MovableElement,
  nothing,
  parseRecords,
  property,
  query,
  undoTranslation,
  wordColours,
  type GameSnapshot,
} from '#core';
import { CoachController } from './coach-controller.js';
import { coachStyles } from './coach.styles.js';
import COACH_EN from './messages.en.json' with { type: 'json' };
import { wordsOf, type AnyPuzzle, type Said, type Stage } from './tries.js';

addEnglish(COACH_EN);

/** Sets of this many puzzles or more have no dots. */
const MOST_DOTS = 24;
/** Texts of this many letters or more are set smaller to fit. */
const LONG = 100;
const HARDEST = 5;

/**
 * Shown above the board of an element with `mode="puzzle"` or `"lesson"`.
 *
 * @csspart coach - The whole coach.
 * @csspart title - The name of the puzzle, or the progress of the lesson.
 * @csspart difficulty - Up to five stars.
 * @csspart dots - The puzzles of a set.
 * @csspart task - The task, or the comment on the last try.
 * @csspart question - The task, above a comment on a try or a hint.
 * @csspart button - Each button.
 */
@customElement('griddle-coach')
export class GriddleCoach extends MovableElement {
  static override styles: CSSResultGroup = [wordColours, coachStyles];

  /** The game that it coaches. */
  @property({ attribute: false }) table: GameSnapshot | undefined;

  @query('.words') private readonly words!: HTMLElement | null;

  /** The element that it belongs to. @internal */
  stage: Stage | undefined;
  readonly #coach = new CoachController(this);
  /** The last announcement. */
  #spoken = '';

  protected override enterRoot(root: Node): void {
    this.stage = root instanceof ShadowRoot ? (root.host as Stage) : undefined;
    this.stage?.addEventListener('griddle-change', this.#onChange);
    this.setAttribute('exportparts', 'coach, title, difficulty, dots, task, question, button');
  }

  protected override leaveRoot(): void {
    this.stage?.removeEventListener('griddle-change', this.#onChange);
  }

  readonly #onChange = (): void => this.#coach.moved();

  protected override render(): TemplateResult | typeof nothing {
    const { table } = this;
    if (!table) return nothing;
    const { phase, puzzle, said } = this.#coach;
    const asked = this.#task(table, puzzle);
    const task = this.#say(said) || asked;
    // While there is something to find, what was asked stays in sight, whatever is said of a try
    const question = task !== asked && (phase === 'turn' || phase === 'wrong') ? asked : '';
    return html`
      <div role="group" part="coach" class=${phase} aria-label=${table.say(`coach.${table.mode}`)}>
        <div class="head">
          <strong part="title">${this.#title(table)}</strong>
          ${puzzle ? renderDifficulty(puzzle.difficulty, table) : nothing} ${this.#renderSet(table)}
        </div>
        <div class=${task.length + question.length > LONG ? 'words long' : 'words'}>
          ${question === '' ? nothing : html`<p part="question">${question}</p>`}
          <p part="task">${task}</p>
        </div>
        <div class="row">${this.#renderButtons(table, puzzle)}</div>
      </div>
    `;
  }

  protected override willUpdate(): void {
    if (this.hasUpdated) undoTranslation(this.renderRoot);
  }

  protected override updated(): void {
    const { words } = this;
    // Readers without a pointer scroll with the arrow keys
    if (words) words.tabIndex = words.scrollHeight > words.clientHeight + 1 ? 0 : -1;
    const spoken = this.renderRoot.querySelector('[part=task]')?.textContent ?? '';
    if (spoken === this.#spoken || !this.table) return;
    this.#spoken = spoken;
    announce(() => spoken, this.table.catalogue.locale);
  }

  #say(said: Said | undefined): string {
    if (said === undefined || typeof said === 'string') return said ?? '';
    return this.table?.say(said.key, said.values) ?? '';
  }

  #title({ mode, number, say, session }: GameSnapshot): string {
    const { count } = this;
    const title = session.tags.find(({ name }) => name === 'Title')?.value ?? '';
    if (mode === 'lesson') return `${say('coach.step', { number, count })}${title === '' ? '' : `: ${title}`}`;
    if (title !== '') return title;
    const { phase, puzzle } = this.#coach;
    // Before the puzzle is solved, the theme would give too much away
    const theme = `coach.theme-${puzzle?.theme ?? ''}`;
    if ((phase === 'solved' || phase === 'shown') && theme in COACH_EN) return say(theme);
    return count > 1 ? say('coach.puzzle-of', { number, count }) : say('coach.puzzle');
  }

  /** The record's words before its first move, or a sentence for the goal. */
  #task({ say, seats, session }: GameSnapshot, puzzle: AnyPuzzle | undefined): string {
    const words = wordsOf(puzzle?.start ?? session.root, puzzle?.goal).task;
    if (words !== '' || !puzzle) return words;
    const { kind, of } = puzzle.goal;
    const isSingle = kind === 'line' && puzzle.length === 1;
    const key = kind === 'win' && Number(of) > 1 ? 'win-in' : isSingle ? 'move' : kind;
    // The goal `count` names a place: uses the game's word for it
    const named = kind === 'count' ? this.#coach.nameOf(of) : of;
    return say(`coach.task-${key}`, { of: named, seat: seats[puzzle.seat] ?? '' });
  }

  /** The number of puzzles or steps in the record. */
  get count(): number {
    const read = parseRecords(this.table?.text ?? '');
    return read.ok ? read.value.length : 0;
  }

  #renderSet(table: GameSnapshot): TemplateResult | typeof nothing {
    const { count } = this;
    const { number, say } = table;
    if (count < 2 || count > MOST_DOTS || table.mode === 'lesson') return nothing;
    const dots = Array.from({ length: count }, (_, index) => {
      const isSolved = this.#coach.solved.has(index + 1);
      const name = isSolved ? say('coach.set-solved', { number: index + 1 }) : String(index + 1);
      return html`
        <button
          type="button"
          class=${isSolved ? 'solved' : ''}
          title=${name}
          aria-label=${name}
          aria-current=${index + 1 === number ? 'true' : nothing}
          @click=${() => table.selectGame(index + 1)}
        ></button>
      `;
    });
    return html`<div part="dots" role="group" aria-label=${say('coach.set')}>${dots}</div>`;
  }

  #renderButtons(table: GameSnapshot, puzzle: AnyPuzzle | undefined): readonly unknown[] {
    const coach = this.#coach;
    const { phase } = coach;
    const { mode, number } = table;
    const isOver = phase === 'solved' || phase === 'shown';
    const isLesson = mode === 'lesson';
    const { count } = this;
    const button = (key: string, act: () => void, isFirst = false): TemplateResult => html`
      <button type="button" part="button" class=${isFirst ? 'first' : ''} @click=${act}>${table.say(key)}</button>
    `;
    const canHint = puzzle !== undefined && phase === 'turn';
    return [
      isLesson && number > 1 ? button('coach.previous', () => table.selectGame(number - 1)) : nothing,
      canHint ? this.#renderAnswers(table, puzzle) : nothing,
      phase === 'wrong' ? button('coach.try-again', () => coach.takeBack(), true) : nothing,
      canHint && puzzle.goal.kind !== 'any' ? button('coach.hint', () => coach.hint()) : nothing,
      // Yes-or-no questions need no solution button, and their buttons fit on one line of a phone
      canHint && !['any', 'legal'].includes(puzzle.goal.kind) ? button('coach.show', () => coach.show()) : nothing,
      (isOver && puzzle) || coach.canBeginAgain ? button('coach.again', () => coach.again()) : nothing,
      isOver && !isLesson && !table.outcome
        ? button('coach.play-on', () => void loadPractice().then(({ playOn }) => playOn(table)))
        : nothing,
      (isOver || phase === 'read') && number < count
        ? button('coach.next', () => table.selectGame(number + 1), true)
        : nothing,
      (isOver || phase === 'read') && isLesson && number === count && this.#mayPlay
        ? button('coach.play', () => this.#play(), true)
        : nothing,
    ];
  }

  /** Whether the lesson is the game's own, so the page loses nothing when it becomes a game. */
  get #mayPlay(): boolean {
    const { stage } = this;
    return ['record', 'src'].every((name) => !stage?.getAttribute(name)) && stage?.textContent?.trim() === '';
  }

  /** Turns the lesson into a game against the computer, unless a listener starts one elsewhere. */
  #play(): void {
    const { stage } = this;
    const isLeft = stage?.dispatchEvent(new Event('griddle-play-on', { cancelable: true }));
    if (!stage || !isLeft) return;
    for (const [name, value] of Object.entries({ mode: 'play', seats: 'human,bot:easy', start: 'now' }))
      stage.setAttribute(name, value);
  }

  #renderAnswers({ say }: GameSnapshot, { goal }: AnyPuzzle): unknown {
    const reply = (answer: string, words: string): TemplateResult => html`
      <button type="button" part="button" class="answer" @click=${() => this.#coach.reply(answer)}>${words}</button>
    `;
    if (goal.kind === 'legal') return [reply('yes', say('coach.yes')), reply('no', say('coach.no'))];
    if (goal.kind !== 'count') return nothing;
    const onSubmit = (event: SubmitEvent): void => {
      event.preventDefault();
      this.#coach.reply(String(Number(new FormData(event.target as HTMLFormElement).get('count'))));
    };
    return html`
      <form @submit=${onSubmit}>
        <input
          name="count"
          type="number"
          inputmode="numeric"
          min="0"
          max="99"
          required
          aria-label=${say('coach.number')}
        />
        <button part="button">${say('coach.answer')}</button>
      </form>
    `;
  }
}

function renderDifficulty(level: number, { say }: GameSnapshot): TemplateResult | typeof nothing {
  if (level === 0) return nothing;
  const words = say('coach.difficulty', { level });
  return html`<span part="difficulty" role="img" aria-label=${words} title=${words}
    >${'★'.repeat(level)}<span class="rest">${'★'.repeat(HARDEST - level)}</span></span
  >`;
}

declare global {
  interface HTMLElementTagNameMap {
    'griddle-coach': GriddleCoach;
  }
}
