/** The pages of the panel behind their tabs. */
import { html, nothing, type TemplateResult } from 'lit';
import { rove, type PanelTag, type TableView } from '#core';
import { renderNotationSwitch } from './notation.js';

/** A page of the panel, and the word on its tab. */
interface Page {
  readonly name: string;
  readonly word: string;
  readonly content: TemplateResult;
}

/** Where the browser keeps which page of a game's panel was opened last. */
const keyOf = (game: string): string => `griddle-page ${game}`;

/** The page of a game's panel that was opened last; empty if there is none. */
function keptPage(game: string): string {
  try {
    return localStorage.getItem(keyOf(game)) ?? '';
  } catch {
    return '';
  }
}

function keepPage(game: string, page: string): void {
  try {
    localStorage.setItem(keyOf(game), page);
  } catch {
    // Full, or not allowed: it holds for this visit
  }
}

/** Arrows go from tab to tab. */
function rovePages(event: KeyboardEvent): void {
  const tabs = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role=tab]')];
  rove(event, tabs);
}

/** The pages that the parts of a panel fill, in the order of their tabs. */
function pagesOf(tags: readonly PanelTag[], table: TableView, reference: unknown, asked: string): readonly Page[] {
  const rules = html`<griddle-help .table=${table} ?open=${asked === 'rules'}>${reference}</griddle-help>`;
  const pages: Page[] = [{ name: 'rules', word: 'ui.rules', content: rules }];
  if (tags.includes('score-sheet')) {
    pages.unshift({ name: 'scores', word: 'ui.scores', content: html`<score-sheet .table=${table}></score-sheet>` });
  }
  if (tags.includes('move-list')) {
    pages.unshift({ name: 'moves', word: 'ui.moves', content: html`<move-list .table=${table}></move-list>` });
  }
  return pages;
}

/** What a panel shows once its code is here: its pages, and the tools. */
export class Pages {
  /** The page that is open; undefined until one is chosen. */
  #page: string | undefined;

  /** `update`: has the panel rendered anew. */
  constructor(private readonly update: () => void) {}

  /** `reference`: what the rules say in short, for the page of the rules. */
  render(tags: readonly PanelTag[], table: TableView, reference: unknown): TemplateResult {
    const { say } = table;
    const asked = (this.#page ??= keptPage(table.game));
    const pages = pagesOf(tags, table, reference, asked);
    const open = pages.find(({ name }) => name === asked)?.name ?? pages[0]?.name ?? '';
    const renderTab = ({ name, word }: Page): TemplateResult => html`
      <button
        type="button"
        part="tab"
        role="tab"
        id=${`tab-${name}`}
        aria-selected=${String(name === open)}
        tabindex=${name === open ? 0 : -1}
        aria-controls=${`page-${name}`}
        @click=${() => this.#open(name, table.game)}
      >
        ${say(word)}
      </button>
    `;
    const renderPage = ({ content, name }: Page): TemplateResult => html`
      <div part="page" role="tabpanel" id=${`page-${name}`} aria-labelledby=${`tab-${name}`} ?hidden=${name !== open}>
        ${content}
      </div>
    `;
    return html`
      <div part="head">
        <div part="tabs" role="tablist" @keydown=${rovePages}>${pages.map(renderTab)}</div>
        ${open === 'moves' && table.log ? renderNotationSwitch(say('ui.notation'), this.update) : nothing}
      </div>
      ${pages.map(renderPage)}
      ${tags.includes('griddle-controls') ? html`<griddle-controls .table=${table}></griddle-controls>` : nothing}
    `;
  }

  #open(name: string, game: string): void {
    this.#page = name;
    keepPage(game, name);
    this.update();
  }
}
