/** The parts beside a board: they come with the first mode that needs them. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { box } from './dom.js';
import type { Replay } from './replay.js';
import type { ShownElement } from './shown-element.js';
import type { TableView } from './table.js';
import { tables } from './tables.js';

/** One for each element; the panel is made once, and hidden where it is not wanted. */
export class Beside<S extends BaseState, M> {
  #panel: HTMLElement | undefined;
  #table: TableView | undefined;

  constructor(private readonly element: ShownElement<S, M>) {}

  /** What the parts show of a replay; undefined where there are none, as their code makes it. */
  tableOf(replay: Replay<S, M>): TableView | undefined {
    return (this.#table ??= tables.of?.(this.element, replay));
  }

  /** Shows the parts where something stands open that wants them, and what has changed in them. */
  draw(root: Element, isOpen: boolean): void {
    const { element } = this;
    const { controls, mode } = element.settings;
    const wanted = isOpen && controls === 'auto' && mode !== 'diagram';
    this.#table = undefined;
    if (wanted && !this.#panel) {
      this.#panel = box('div', 'panel', ...element.parts.map((name) => document.createElement(name)));
      root.append(this.#panel);
      element.waitFor(element.fetchParts().then(() => element.refresh()));
    }
    this.#panel?.toggleAttribute('hidden', !wanted);
    if (!wanted) return;
    for (const part of this.#panel?.children ?? []) {
      // What is set on an element before its code is here is set once more later, and would undo what came in between
      if (customElements.get(part.localName)) Object.assign(part, { table: element.table });
    }
  }
}
