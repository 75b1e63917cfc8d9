/** The panel next to the board. Its code loads with the first element that needs it. */
import { html, isServer, nothing, type LitElement, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { speaks } from './catalogues.js';
import type { PanelTag } from './game-ui.js';
import { nextFrame } from './next-frame.js';
import { isNotation, setNotation } from './notation.js';
import { rove } from './roving-tabindex.js';
import { loadCoach, loadPanel } from './panel-code.js';
import type { TableView } from './table-view.js';

type Content = TemplateResult | typeof nothing;

/** A page of the panel, and the word on its tab. */
interface Page {
  readonly name: string;
  readonly word: string;
  readonly content: Content;
}

/** Where the browser keeps which page of a game's panel was opened last. */
const keyOf = (game: string): string => `griddle-page ${game}`;

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

const USUAL: readonly PanelTag[] = ['griddle-controls', 'move-list'];

/** A word that comes with the code of the parts, and one with that of the coach. */
const PARTS_WORD = 'ui.controls';
const COACH_WORD = 'coach.lesson';

/**
 * Whether the code of a part is here, and its words. Where the scripts of two games are on a page the first one's parts serve
 * both, but each has words of its own, which come a moment later to the second. What servers send has no parts yet.
 */
const isHere = (tag: string, word = PARTS_WORD): boolean =>
  !isServer && customElements.get(tag) !== undefined && speaks(word);

/** Arrows go from tab to tab. */
function rovePages(event: KeyboardEvent): void {
  const tabs = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role=tab]')];
  rove(event, tabs);
}

/**
 * Renders the panel once its code has loaded: properties set earlier would later overwrite newer ones. It comes after
 * the boards, so that they appear sooner.
 */
export class Panel {
  /** The page that is open; undefined until one is chosen. */
  #page: string | undefined;
  /** Whether the board has been drawn, so that the parts may come. */
  #isDue = false;
  /** Resolves when the parts are to be rendered, or cannot be had; undefined while none is needed. */
  #parts: Promise<void> | undefined;
  /** The same for the coach. */
  #coach: Promise<void> | undefined;

  /** `boards`: waits until they are there. */
  constructor(
    private readonly host: Pick<ReactiveControllerHost, 'requestUpdate'>,
    private readonly boards: () => Promise<void>,
  ) {}

  /** The panel: pages behind tabs, and the tools. `reference`: what the rules say in short, for the page of the rules. */
  render(
    tags: readonly PanelTag[] = USUAL,
    table: TableView | undefined,
    reference: Content = nothing,
  ): TemplateResult {
    const isLoaded = this.#isDue && tags.every((tag) => isHere(tag));
    if (!isLoaded && !isServer) this.#parts ??= this.#load(loadPanel, this.boards());
    const room = `${table?.mode ?? ''} ${tags.includes('score-sheet') ? 'scored' : ''}`.trim();
    // Nothing else inside, not even a space: an empty panel keeps its room
    const pages = isLoaded && table ? this.#renderPages(tags, table, reference) : [];
    return html`<div part="panel" class=${room}>${pages}</div>`;
  }

  #renderPages(tags: readonly PanelTag[], table: TableView, reference: Content): TemplateResult {
    const { say } = table;
    const asked = (this.#page ??= keptPage(table.game));
    const all: readonly (Page | undefined)[] = [
      tags.includes('move-list')
        ? { name: 'moves', word: 'ui.moves', content: html`<move-list .table=${table}></move-list>` }
        : undefined,
      tags.includes('score-sheet')
        ? { name: 'scores', word: 'ui.scores', content: html`<score-sheet .table=${table}></score-sheet>` }
        : undefined,
      {
        name: 'rules',
        word: 'ui.rules',
        content: html`<griddle-help .table=${table} ?open=${asked === 'rules'}>${reference}</griddle-help>`,
      },
    ];
    const pages = all.filter((page) => page !== undefined);
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
        ${open === 'moves' && table.log ? this.#renderSwitch(table) : nothing}
      </div>
      ${pages.map(renderPage)}
      ${tags.includes('griddle-controls') ? html`<griddle-controls .table=${table}></griddle-controls>` : nothing}
    `;
  }

  /** Writes moves in notation, or in words again, on the whole page. */
  #renderSwitch({ say }: TableView): TemplateResult {
    const isOn = isNotation();
    const turn = (): void => {
      setNotation(!isOn);
      this.host.requestUpdate();
    };
    return html`<button type="button" part="switch" aria-pressed=${String(isOn)} @click=${turn}>
      ${say('ui.notation')}
    </button>`;
  }

  #open(name: string, game: string): void {
    this.#page = name;
    keepPage(game, name);
    this.host.requestUpdate();
  }

  /** Whether the panel has loaded and can be used. */
  get isHere(): boolean {
    return this.#isDue && isHere('griddle-card');
  }

  /** Renders the start card over the board, once its code has loaded. */
  renderCard(table: TableView | undefined): TemplateResult | typeof nothing {
    return this.isHere ? html`<griddle-card .table=${table}></griddle-card>` : nothing;
  }

  /** Renders the coach of a puzzle or lesson. Its space is reserved while its code loads. */
  renderCoach(table: TableView | undefined): TemplateResult {
    const isLoaded = isHere('griddle-coach', COACH_WORD);
    if (!isLoaded && !isServer) this.#coach ??= this.#load(loadCoach, nextFrame());
    const coach = isLoaded ? html`<griddle-coach .table=${table}></griddle-coach>` : nothing;
    return html`<div class="coached">${coach}</div>`;
  }

  /** Resolves when the boards are there and all that is needed beside them is to be rendered, or cannot be had. */
  async loaded(): Promise<void> {
    await Promise.all([this.boards(), this.#parts, this.#coach]);
  }

  /** Resolves when the parts in a shadow root show what they have been given. */
  async complete(root: ParentNode): Promise<void> {
    await this.loaded();
    const parts = root.querySelectorAll<LitElement>(
      '[part=panel] :is(griddle-controls, move-list, score-sheet, griddle-help), griddle-card, griddle-coach',
    );
    await Promise.all([...parts].map(({ updateComplete }) => updateComplete));
  }

  async #load(code: () => Promise<unknown>, seen: Promise<void>): Promise<void> {
    try {
      await Promise.all([code(), seen]);
      this.#isDue = true;
      this.host.requestUpdate();
    } catch (error) {
      console.error(`Griddle could not load the parts beside a board: ${String(error)}`);
    }
  }
}
