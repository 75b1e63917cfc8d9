/** The parts beside the board. Their code comes with the first element that shows some. */
import { html, type TemplateResult } from 'lit';
import type { TableView } from './table-view.js';

/** Tags of the parts. */
export type PanelTag = 'griddle-controls' | 'move-list' | 'score-sheet';

type Render = (table: TableView | undefined) => TemplateResult;

const PARTS: Readonly<Record<PanelTag, Render>> = {
  'griddle-controls': (table) => html`<griddle-controls .table=${table}></griddle-controls>`,
  'move-list': (table) => html`<move-list .table=${table}></move-list>`,
  'score-sheet': (table) => html`<score-sheet .table=${table}></score-sheet>`,
};

const USUAL: readonly PanelTag[] = ['griddle-controls', 'move-list'];

/** Parts by their tags, in their order. They are upgraded in place when their code is here. */
export function renderPanel(tags: readonly PanelTag[] = USUAL, table: TableView | undefined): TemplateResult {
  import('#panel').catch((error: unknown) => {
    console.error(`Griddle could not load the parts beside a board: ${String(error)}`);
  });
  return html`<div part="panel">${tags.map((tag) => PARTS[tag](table))}</div>`;
}
