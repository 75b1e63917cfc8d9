/** The pages of the panel behind their tabs. */
import { html, nothing, type TemplateResult, css } from 'lit';
import { rove, type PanelTag, type GameSnapshot, toolsFirst } from '#core';
import { renderNotationSwitch } from './move-entry.js';

/** A page of the panel, and the label of its tab. */
interface Page {
  readonly name: string;
  readonly word: string;
  readonly content: TemplateResult;
}

/** The storage key for the page of a game's panel that was opened last. */
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
    // Storage is full, or not allowed: the choice lasts for this visit
  }
}

/** Moves from tab to tab with the arrow keys. */
function rovePages(event: KeyboardEvent): void {
  const tabs = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role=tab]')];
  rove(event, tabs);
}

/** The pages that have content, in the order of their tabs. */
function pagesOf(tags: readonly PanelTag[], table: GameSnapshot, reference: unknown, asked: string): readonly Page[] {
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

/** Renders a panel once its code has loaded: its pages and the tools. */
export class Pages {
  /** The open page; undefined until one is chosen. */
  #page: string | undefined;

  /** `update`: re-renders the panel. */
  constructor(private readonly update: () => void) {}

  /** `reference`: the game's quick reference, for the rules page. */
  render(tags: readonly PanelTag[], table: GameSnapshot, reference: unknown): TemplateResult {
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

/** The pages of the panel behind their tabs, and the tools; on a phone the tools are at the edge of the screen. */
export const pagesStyles = css`
  [part='head'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: center;
    justify-content: end;
    padding-inline: 0.5rem;
    border-block-end: 1px solid var(--_paper-line);
  }
  [part='tabs'] {
    display: flex;
    flex: 1 1 auto;
    gap: 0.25rem;
  }
  /* The target is as high as a finger, the drawn pill lower */
  [part='switch'] {
    position: relative;
    isolation: isolate;
    flex: none;
    min-block-size: 2.75rem;
    padding: 0 0.75rem;
    border: 0;
    background: none;
    color: var(--_ink-soft);
    font: inherit;
    font-size: 0.8125rem;
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='switch']::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0.5rem;
    inset-inline: 0;
    border: 1px solid var(--_paper-line);
    border-radius: 1rem;
  }
  [part='switch'][aria-pressed='true'] {
    color: var(--_ink);
  }
  [part='switch'][aria-pressed='true']::before {
    border-color: var(--_accent);
    background: var(--_tint);
  }
  [part='switch']:hover::before {
    background: var(--_wash);
  }
  [part='tab'] {
    position: relative;
    min-block-size: 2.75rem;
    padding: 0 0.75rem;
    border: 0;
    border-radius: 0.5rem 0.5rem 0 0;
    background: none;
    color: var(--_ink-soft);
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='tab']:hover {
    color: var(--_ink);
  }
  [part='tab'][aria-selected='true'] {
    color: var(--_ink);
    font-weight: 600;
  }
  [part='tab'][aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: 0.5rem;
    inset-block-end: -1px;
    block-size: 0.1875rem;
    border-radius: 0.1875rem;
    background: var(--_accent);
  }
  [part='tab']:focus-visible,
  [part='switch']:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: -3px;
  }
  [part='page'] {
    display: flex;
    flex: 1 1 var(--griddle-moves-size, 16rem);
    flex-direction: column;
    min-block-size: 0;
    overflow-y: auto;
  }
  [part='page'][hidden] {
    display: none;
  }
  [part='page'] > move-list {
    --_fill: none;
    flex: 1 1 0;
    min-block-size: 0;
  }
  [part='panel'] > griddle-controls {
    flex: none;
    border-block-start: 1px solid var(--_paper-line);
  }
  ${toolsFirst('max-inline-size: 39.24rem')}
  /* On a phone the tools are at the edge of the screen, and everything else below the boards */
  @container table (max-inline-size: 26.99rem) {
    [part='panel'] > * {
      flex: 1 1 100%;
      min-inline-size: 0;
    }
    [part='page'] {
      max-block-size: 24rem;
      min-block-size: 9rem;
      margin-block-start: -0.75rem;
      border-radius: 0 0 0.75rem 0.75rem;
      background: var(--_paper);
      color: var(--_ink);
    }
    [part='head'] {
      border-radius: 0.75rem 0.75rem 0 0;
      background: var(--_paper);
    }
    [part='tab'] {
      flex: 1;
    }
    [part='panel'] > griddle-controls {
      --_help: grid;
      --_undo: none;
      order: 0;
      position: sticky;
      flex: 1 1 100%;
      inset-block-end: 0;
      z-index: 4;
      border: 0;
      border-radius: 0.75rem 0.75rem 0 0;
      background: var(--_paper);
      box-shadow: 0 -1px 0 var(--_paper-line);
      color: var(--_ink);
    }
  }
  @media (forced-colors: active) {
    [part='tab'][aria-selected='true']::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media print {
    [part='page'],
    [part='page'][hidden] {
      display: block;
      overflow: visible;
    }
    [part='head'] {
      display: none;
    }
  }
`;
