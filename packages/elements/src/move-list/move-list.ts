/** `<move-list>`: the moves of a game with their comments and variations. */
import type { Comment } from '@griddle/rules/record/index.js';
import { pathOf } from '@griddle/rules/replay/index.js';
import { html, noChange, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { rove, stopAt } from '../controls/roving.js';
import { TablePart } from '../controls/table-part.js';
import { define } from '../core/define.js';
import type { AnySession, AnyStep, TableView } from '../core/table.js';
import { forget, wakeWhenNear, type Sleeper } from '../core/visibility.js';
import { langOf, wordsFor } from '../core/words.js';
import { moveListStyles } from './move-list.styles.js';
import { rowsFrom, type Row } from './rows.js';

/** Lines that leave the main one are open at first down to this depth. */
const OPEN_DEPTH = 1;

/** `griddle-goto`, when a move was chosen. */
export interface GotoDetail {
  /** The address of the move in the tree. */
  readonly path: string;
}

/** What the list shows: a table, or the record of a list that stands alone. */
type Moves = Pick<TableView, 'session' | 'at' | 'mode' | 'goTo'>;

/** A button knows the move it stands for, or the line it opens. */
interface StepButton extends HTMLButtonElement {
  step?: AnyStep;
  fold?: AnyStep;
}

/**
 * The list of moves beside a board: numbers, comments, marks, variations and the terms called. Comments are words and
 * never markup.
 *
 * @fires griddle-goto - A move was chosen, by a click or by Enter; its game has gone there.
 * @fires griddle-error - The record cannot be used; the list says why and keeps what it shows.
 * @csspart moves - The list.
 * @csspart move - Each move.
 * @csspart comment - Words of a record.
 * @csspart term - A term called on a move.
 * @csspart variation - A line that leaves another.
 * @csspart error - Why a record cannot be shown.
 * @cssprop --griddle-moves-size - How high the list may become before it scrolls.
 */
export class MoveList extends TablePart implements Sleeper {
  static override styles = [TablePart.styles, moveListStyles];

  /** The text of a record, for a list that stands alone. */
  @property() record = '';

  @state() private own: Moves | undefined;
  @state() private problem = '';
  @state() private awake = false;

  private session: AnySession | undefined;
  private at: AnyStep | undefined;
  /** Lines that the reader, or the place on the board, has opened or closed. */
  private readonly folds = new Map<AnyStep, boolean>();
  /** What was drawn last: when only the place on the board has changed nothing is drawn anew. */
  private drawn: readonly unknown[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.awake) wakeWhenNear(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    forget(this);
  }

  /** @internal */
  wake(): void {
    this.awake = true;
  }

  private get moves(): Moves | undefined {
    return this.table ?? this.own;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // Beside its board the list is as near to the screen as the board is
    this.awake ||= this.for === '' && this.record === '';
    if (!this.awake) return;
    if (changed.has('record') || changed.has('awake')) void this.readRecord();
    const { moves } = this;
    if (moves?.session !== this.session) this.folds.clear();
    this.session = moves?.session;
    if (moves?.at === this.at) return;
    this.at = moves?.at;
    for (let step = this.at; step; step = step.parent) if (leaves(step)) this.folds.set(step, true);
  }

  private async readRecord(): Promise<void> {
    const { record } = this;
    if (record === '') {
      this.own = undefined;
      return;
    }
    const { sessionOf } = await import('../controls/alone.js');
    const told = sessionOf(record, wordsFor(langOf(this)).catalogue);
    this.problem = 'problem' in told ? told.problem : '';
    if ('session' in told) this.show(told.session);
    else this.dispatchEvent(new CustomEvent('griddle-error', { detail: { source: 'record', message: told.problem } }));
  }

  private show(session: AnySession): void {
    const goTo = (place: string | number): boolean => {
      const found = session.goTo(String(place));
      if (found) this.show(session);
      return found;
    };
    this.own = { session, at: session.current, mode: 'replay', goTo };
  }

  protected override render(): unknown {
    const { moves, say } = this;
    const drawn =
      moves && this.awake
        ? [textOf(moves.session.root), moves.mode, say, this.problem, ...this.folds.values()]
        : [this.problem];
    if (drawn.length === this.drawn.length && drawn.every((part, at) => part === this.drawn[at])) return noChange;
    this.drawn = drawn;
    const problem = this.problem === '' ? nothing : html`<p part="error">${this.problem}</p>`;
    if (!moves || !this.awake) return problem;
    const { root } = moves.session;
    const [first] = root.next;
    return html`${problem}
      <div
        part="moves"
        role="group"
        class=${moves.mode}
        aria-label=${say('ui.moves')}
        @click=${this.choose}
        @keydown=${(event: KeyboardEvent) => rove(event, this.buttons)}
        @focusin=${({ target }: Event) => stopAt(target, this.buttons)}
      >
        ${comments(root.after)} ${first ? this.line(first, 0) : html`<p class="number">${say('ui.no-moves')}</p>`}
      </div>`;
  }

  private line(first: AnyStep, depth: number): TemplateResult[] {
    return rowsFrom(first).map((row) => this.row(row, depth));
  }

  private row({ step, number, round, others }: Row, depth: number): TemplateResult {
    const token = step.token + step.marks.join('');
    return html`${comments(step.before)}${number === '' ? nothing : html`<span class="number">${number}</span>`}
      <button type="button" part="move" tabindex="-1" aria-label=${this.label(step, round)} .step=${step}>
        ${token}
      </button>
      ${this.badgesOf(step)}${comments(step.after)}${others.map((other) => this.variation(other, round, depth + 1))}`;
  }

  /** `3. Blueberries: c3!` */
  private label({ seat, token, marks }: AnyStep, round: number): string {
    const { game, options } = (this.moves as Moves).session;
    const name = game.seats(options)[seat];
    const move = token + marks.join('');
    return name === undefined ? move : this.say('ui.move', { number: `${round}.`, seat: name, move });
  }

  /** Terms of the rules, and words called at the table (WW-34). */
  private badgesOf(step: AnyStep): TemplateResult[] {
    const { session } = this.moves as Moves;
    const { id } = session.game;
    const terms = new Set(session.termsOf(step).map(({ code }) => `${id}.${code}`));
    const calls = step.after.flatMap(({ commands }) => commands.filter(({ name }) => name === 'call'));
    return [
      ...[...terms].map((term) => badge(this.say(`term.${term}`), this.say(`term-text.${term}`))),
      ...calls.map(({ args }) => {
        const [code = '', seat = ''] = args.split(' ');
        return badge(this.say(`call.${id}.${code}`, { seat }), '');
      }),
    ];
  }

  private variation(first: AnyStep, round: number, depth: number): TemplateResult {
    const open = this.folds.get(first) ?? depth <= OPEN_DEPTH;
    const label = this.say('ui.variation', { number: `${round}.`, move: first.token });
    return html`<div part="variation">
      <button
        type="button"
        class="fold"
        tabindex="-1"
        aria-expanded=${String(open)}
        aria-label=${label}
        .fold=${first}
      ></button>
      ${open ? this.line(first, depth) : html`<span class="number">${first.token} …</span>`}
    </div>`;
  }

  protected override updated(): void {
    const { buttons, at } = this;
    const current = buttons.find(({ step }) => step === at && at !== undefined);
    for (const button of buttons) if (button !== current) button.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
    const focused = this.shadowRoot?.activeElement;
    stopAt(buttons.find((button) => button === focused) ?? current ?? buttons[0], buttons);
    this.reveal(current);
  }

  /** Scrolls a move into view inside the list; the page stays where it is. */
  private reveal(button: HTMLElement | undefined): void {
    const list = this.renderRoot.querySelector('[part=moves]');
    if (!list || list.scrollHeight <= list.clientHeight) return;
    if (!button) return void (list.scrollTop = 0);
    const { offsetTop, offsetHeight } = button;
    const { scrollTop, clientHeight } = list;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2;
    }
  }

  private get buttons(): readonly StepButton[] {
    return [...this.renderRoot.querySelectorAll<StepButton>('button')];
  }

  private choose({ target }: Event): void {
    const { step, fold } = target as StepButton;
    if (fold) {
      this.folds.set(fold, (target as Element).ariaExpanded === 'false');
      this.requestUpdate();
    } else if (step) {
      const detail: GotoDetail = { path: pathOf(step) };
      this.moves?.goTo(detail.path);
      this.dispatchEvent(new CustomEvent('griddle-goto', { detail, bubbles: true, composed: true }));
    }
  }
}

/** The words of comments, as plain text. */
function comments(list: readonly Comment[]): TemplateResult[] {
  return list.flatMap(({ text }) => (text === '' ? [] : html`<p part="comment">${text}</p>`));
}

function badge(name: string, text: string): TemplateResult {
  return html`<span part="term" title=${text || nothing}>${name}</span>`;
}

/** All that is written of the moves after a step: it differs when they do. */
function textOf(from: AnyStep): string {
  let text = '';
  for (let step: AnyStep | undefined = from; step; step = step.next[0]) {
    const words = step.after.map((comment) => comment.text + comment.commands.length);
    const others = step.next.slice(1).map((other) => `(${textOf(other)})`);
    text += [step.token, ...step.marks, ...words, ...others, ''].join(' ');
  }
  return text;
}

/** Whether a step is the first of a line that leaves another. */
function leaves(step: AnyStep): boolean {
  return step.parent !== undefined && step.parent.next[0] !== step;
}

define('move-list', MoveList);

declare global {
  interface HTMLElementTagNameMap {
    'move-list': MoveList;
  }
  interface HTMLElementEventMap {
    'griddle-goto': CustomEvent<GotoDetail>;
  }
}
