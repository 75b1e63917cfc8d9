/** `<move-list>`: the moves of a game with their comments and variations. */
import { pathOf } from '@griddle/rules/replay/paths.js';
import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import { element } from '../controls/dom.js';
import { rove, stopAt } from '../controls/roving.js';
import { TablePart } from '../controls/table-part.js';
import { define } from '../old-core/define.js';
import type { AnySession, AnyStep, Say, TableView } from '../old-core/table.js';
import { forget, wakeWhenNear, type Sleeper } from '../old-core/visibility.js';
import { moveListStyles } from './move-list.styles.js';
import { comments, rowNode, shownBy, type Writing } from './row-nodes.js';
import { leaves, rowsFrom } from './rows.js';

/** `griddle-goto`, when a move was chosen. */
export interface GotoDetail {
  /** The address of the move in the tree. */
  readonly path: string;
}

/** What the list shows: a table, or the record of a list that stands alone. */
type Moves = Pick<TableView, 'session' | 'at' | 'mode' | 'goTo'>;

/** Rows that are made at once; those of a longer game follow a few at a time, below what is seen. */
const AT_ONCE = 60;

/** A part of the list, made anew only when what it shows is another. */
interface Drawn {
  readonly shown: readonly unknown[];
  readonly node: HTMLElement;
}

/**
 * The list of moves beside a board: numbers, comments, marks, variations and the terms called. Comments are words and
 * never markup.
 *
 * @tagname move-list
 * @fires griddle-goto - A move was chosen, by a click or by Enter; its game has gone there.
 * @fires griddle-error - The record cannot be used; the list says why and keeps what it shows.
 * @csspart moves - The list.
 * @csspart move - Each move.
 * @csspart comment - Words of a record.
 * @csspart chance - How likely the seat is to win after its move, in a game that was analysed.
 * @csspart term - A term called on a move.
 * @csspart variation - A line that leaves another.
 * @csspart fold - The button that opens and closes such a line.
 * @csspart error - Why a record cannot be shown.
 * @cssprop --griddle-moves-size - How high the list may become before it scrolls.
 */
export class MoveList extends TablePart implements Sleeper {
  static override properties: PropertyDeclarations = { record: {} };
  static override styles = [...TablePart.styles, moveListStyles];
  protected static override readonly parts = 'moves, move, comment, chance, term, variation, fold';

  /** The text of a record, for a list that stands alone. */
  record = '';

  private own: Moves | undefined;
  private awake = false;
  private session: AnySession | undefined;
  private at: AnyStep | undefined;
  private said: Say | undefined;
  private terms: unknown;
  private readonly error = element('p', { part: 'error', hidden: '' });
  private readonly list = element('div', { part: 'moves', role: 'group' });
  private drawn: readonly Drawn[] = [];
  private readonly folds = new Map<AnyStep, boolean>();
  private readonly buttonOf = new WeakMap<AnyStep, HTMLElement>();
  private buttons: readonly HTMLElement[] = [];
  private marked: HTMLElement | undefined;
  private frame = 0;

  constructor() {
    super();
    this.list.addEventListener('keydown', (event) => rove(event, this.buttons));
    this.list.addEventListener('focusin', ({ target }) => stopAt(target, this.buttons));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Beside its board the list is as near to the screen as the board is
    if (this.for === '' && this.record === '') this.wake();
    if (!this.awake) wakeWhenNear(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    forget(this);
  }

  /** @internal */
  wake(): void {
    this.awake = true;
    this.requestUpdate('record');
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (!this.awake) return;
    if (changed.has('record') && this.record !== '') void this.readRecord();
    const moves = this.table ?? this.own;
    if (!this.list.parentNode) this.renderRoot.append(this.error, this.list);
    this.list.hidden = !moves;
    if (moves) this.draw(moves);
  }

  private async readRecord(): Promise<void> {
    const { record } = this;
    const { sessionOf } = await import('../controls/alone.js');
    const told = sessionOf(record, this.words.catalogue);
    const message = 'problem' in told ? told.problem : '';
    this.error.hidden = message === '';
    this.error.textContent = message;
    if ('session' in told) this.show(told.session);
    else
      this.dispatchEvent(
        new CustomEvent('griddle-error', { detail: { source: 'record', message }, bubbles: true, composed: true }),
      );
  }

  private show(session: AnySession): void {
    const goTo = (place: string | number): boolean => {
      const found = session.goTo(String(place));
      this.show(session);
      return found;
    };
    this.own = { session, at: session.current, mode: 'replay', goTo };
    this.requestUpdate();
  }

  private draw(moves: Moves): void {
    const { list, say } = this;
    const { terms } = moves.session.game;
    // They may have been fetched since
    if (moves.session !== this.session || say !== this.said || terms !== this.terms) this.drawn = [];
    if (moves.session !== this.session) this.folds.clear();
    this.session = moves.session;
    this.said = say;
    this.terms = terms;
    const { at } = moves;
    // The lines that lead to the board's place have to be open
    if (at !== this.at)
      for (let step: AnyStep | undefined = at; step; step = step.parent) if (leaves(step)) this.folds.set(step, true);
    this.at = at;
    list.ariaLabel = say('ui.moves');
    list.className = moves.mode;
    this.drawRows(moves);
    this.mark();
  }

  /** Replaces what differs, which in play is nothing but the last row. */
  private drawRows({ session, goTo }: Moves): void {
    const { folds, say, drawn } = this;
    const writing: Writing = {
      session,
      say,
      folds,
      choose: (step) => this.choose(pathOf(step), goTo),
      fold: (first, open) => {
        folds.set(first, open);
        this.requestUpdate();
      },
      made: (step, node) => this.buttonOf.set(step, node),
    };
    const { root } = session;
    const [first] = root.next;
    const kept = (at: number, shown: readonly unknown[], make: () => HTMLElement): Drawn => {
      const known = drawn[at];
      const same = known?.shown.length === shown.length && shown.every((piece, i) => piece === known.shown[i]);
      return same ? known : { shown, node: make() };
    };
    const intro = (): HTMLElement => element('div', {}, ...comments(root.after), first ? '' : say('ui.no-moves'));
    const rows = first ? rowsFrom(first) : [];
    const reached = rows.findIndex(({ step }) => step === this.at);
    const ready = Math.max(drawn.length, reached) + AT_ONCE;
    this.drawn = [
      kept(0, [root.after, first === undefined], intro),
      ...rows.slice(0, ready).map((row, at) => kept(at + 1, shownBy(row, folds), () => rowNode(row, writing))),
    ];
    this.place(drawn);
    if (ready < rows.length) setTimeout(() => this.requestUpdate());
  }

  /** Puts the nodes in their order; one that had the focus hands it to the one in its place. */
  private place(before: readonly Drawn[]): void {
    const { list, drawn } = this;
    if (drawn.length === before.length && drawn.every(({ node }, at) => node === before[at]?.node)) return;
    const focused = this.buttons.findIndex((button) => button === this.shadowRoot?.activeElement);
    for (const [at, { node }] of drawn.entries()) {
      const there = list.children[at];
      if (!there) list.append(node);
      else if (there !== node) there.replaceWith(node);
    }
    while (list.childElementCount > drawn.length) list.lastElementChild?.remove();
    this.buttons = [...list.querySelectorAll('button')];
    if (focused >= 0) this.buttons[focused]?.focus();
  }

  /** Marks the move that the board stands on. */
  private mark(): void {
    const { at, buttons, marked } = this;
    this.marked = at && this.buttonOf.get(at);
    if (marked === this.marked && marked?.isConnected) return;
    marked?.removeAttribute('aria-current');
    this.marked?.setAttribute('aria-current', 'true');
    const focused = this.shadowRoot?.activeElement;
    stopAt(buttons.find((button) => button === focused) ?? this.marked ?? buttons[0], buttons);
    this.frame ||= requestAnimationFrame(() => this.reveal());
  }

  /** Scrolls to the marked move inside the list; the page stays where it is. */
  private reveal(): void {
    this.frame = 0;
    const { scrollTop, clientHeight } = this.list;
    const { offsetTop, offsetHeight } = this.marked ?? { offsetTop: 0, offsetHeight: 0 };
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      this.list.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2;
    }
  }

  private choose(path: string, goTo: Moves['goTo']): void {
    goTo(path);
    const detail: GotoDetail = { path };
    this.dispatchEvent(new CustomEvent('griddle-goto', { detail, bubbles: true, composed: true }));
  }
}

define('move-list', MoveList);
