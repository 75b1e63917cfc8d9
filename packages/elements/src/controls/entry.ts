/** A field to type a move in, and what may be called at the table. */
import type { TableView } from '../old-core/table.js';
import { button, element } from './dom.js';

/** A text that is no move stays in the field, to be mended, until another is made; what is wrong the board says. */
export class Entry {
  readonly node: HTMLElement;
  private readonly input = element('input', {
    part: 'input',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  private readonly calls: readonly HTMLButtonElement[];

  /** What the example is for. */
  private state: unknown;

  /** `table` gives the one to play on now. */
  constructor(
    { say, session: { game }, calls }: TableView,
    private readonly table: () => TableView | undefined,
  ) {
    const form = element('form', { class: 'row' }, this.input, element('button', { part: 'button' }, say('ui.enter')));
    form.addEventListener('submit', (event) => this.enter(event));
    this.calls = calls.map((code) => button({}, () => this.call(code), say(`call-button.${game.id}.${code}`)));
    this.node = element('div', { class: 'entry' }, form, element('div', { class: 'row calls' }, ...this.calls));
  }

  /** It keeps its room when the game is over. */
  show(table: TableView): void {
    const { calls, outcome, say, game, seats, toMove } = table;
    this.node.inert = outcome !== undefined;
    this.showExample(table);
    const seat = seats[toMove[0] ?? 0] ?? '';
    calls.forEach((code, at) => {
      const node = this.calls[at];
      if (node) node.title = say(`call.${game}.${code}`, { seat });
    });
  }

  /** A move that can be made now; one of the start where there is none. */
  private showExample({ say, session: { game, root, state: now } }: TableView): void {
    if (this.state === now) return;
    this.state = now;
    if (this.input.ariaInvalid === 'true') this.mark(false);
    const [found] = game.legalMoves(now);
    const state = found === undefined ? root.state : now;
    const move = found ?? game.legalMoves(state)[0];
    const label = say('ui.type', { example: move === undefined ? '' : game.moveText(state, move) });
    this.input.placeholder = label;
    this.input.ariaLabel = label;
  }

  private enter(event: Event): void {
    event.preventDefault();
    this.mark(this.table()?.play(this.input.value) === false);
  }

  /** Marks the text as refused; one that is not has served, and goes. */
  private mark(refused: boolean): void {
    this.input.ariaInvalid = String(refused);
    if (!refused) this.input.value = '';
  }

  private call(code: string): void {
    const table = this.table();
    table?.call(code, table.toMove[0] ?? 0);
  }
}
