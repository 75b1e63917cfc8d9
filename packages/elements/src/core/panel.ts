/** The panel next to the board. Its code loads with the first element that needs it. */
import { html, isServer, nothing, type LitElement, type TemplateResult } from 'lit';
import { hasEnglish } from './catalogues.js';
import type { PanelTag } from './game-ui.js';
import { nextFrame } from './frames.js';
import { loadCoach, loadPanel, type PagesOfPanel, type PanelCode } from './panel-code.js';
import type { GameSnapshot } from './snapshot.js';
import { steadyStyles } from './steady-sizes.js';

const USUAL: readonly PanelTag[] = ['griddle-controls', 'move-list'];

/** A message key that loads with the code of the parts, and one with that of the coach. */
const PARTS_WORD = 'ui.controls';
const COACH_WORD = 'coach.lesson';

/**
 * Whether the code of a part and its words have loaded. With the scripts of two games on a page, the first one's parts serve
 * both, but each has words of its own, which load a moment later for the second. Servers render no parts.
 */
const isHere = (tag: string, word = PARTS_WORD): boolean =>
  !isServer && customElements.get(tag) !== undefined && hasEnglish(word);

/**
 * Renders the panel once its code has loaded: properties set earlier would later overwrite newer ones. It comes after
 * the boards, so that they appear sooner.
 */
export class Panel {
  /** The pages of the panel; undefined until their code has loaded. */
  #pages: PagesOfPanel | undefined;
  /** Whether the board has been drawn, so the parts may follow. */
  #isDue = false;
  /** Resolves when the parts can be rendered or have failed to load; undefined while none is needed. */
  #parts: Promise<void> | undefined;
  /** The same for the coach. */
  #coach: Promise<void> | undefined;

  /** `boards`: resolves when they have been drawn. */
  constructor(
    private readonly host: LitElement,
    private readonly boards: () => Promise<void>,
  ) {}

  /** Renders the panel: pages behind tabs, and the tools. `reference`: the rules in short, for the Rules page. */
  render(
    tags: readonly PanelTag[] = USUAL,
    table: GameSnapshot | undefined,
    reference: unknown = nothing,
  ): TemplateResult {
    const pages = tags.every((tag) => isHere(tag)) ? this.#pages : undefined;
    if (!pages && !isServer) this.#parts ??= this.#load(loadPanel, this.boards(), (code) => this.#fill(code));
    const room = `${table?.mode ?? ''} ${tags.includes('score-sheet') ? 'scored' : ''}`.trim();
    // Nothing else inside, not even a space: an empty panel keeps its room
    const content = pages && table ? pages.render(tags, table, reference) : [];
    return html`<div part="panel" class=${room}>${content}</div>`;
  }

  /** Creates the pages. Their styles go before those of the element, like all general styles. */
  #fill({ Pages, pagesStyles }: PanelCode): void {
    const { host } = this;
    this.#pages = new Pages(() => host.requestUpdate());
    const root = host.renderRoot as ShadowRoot;
    const { styleSheet } = steadyStyles(pagesStyles);
    if (styleSheet) root.adoptedStyleSheets = [styleSheet, ...root.adoptedStyleSheets];
  }

  /** Whether the panel has loaded and can be used. */
  get isHere(): boolean {
    return this.#isDue && isHere('griddle-card');
  }

  /** Renders the start card over the board, once its code has loaded. */
  renderCard(table: GameSnapshot | undefined): TemplateResult | typeof nothing {
    return this.isHere ? html`<griddle-card .table=${table}></griddle-card>` : nothing;
  }

  /** Renders the coach of a puzzle or lesson. Its space is reserved while its code loads. */
  renderCoach(table: GameSnapshot | undefined): TemplateResult {
    const isLoaded = isHere('griddle-coach', COACH_WORD);
    if (!isLoaded && !isServer) this.#coach ??= this.#load(loadCoach, nextFrame());
    const coach = isLoaded ? html`<griddle-coach .table=${table}></griddle-coach>` : nothing;
    return html`<div class="coached">${coach}</div>`;
  }

  /** Resolves when the boards are drawn and all parts next to them can be rendered or have failed to load. */
  async loaded(): Promise<void> {
    await Promise.all([this.boards(), this.#parts, this.#coach]);
  }

  /** Resolves when the parts in a shadow root have rendered. */
  async complete(root: ParentNode): Promise<void> {
    await this.loaded();
    const parts = root.querySelectorAll<LitElement>(
      '[part=panel] :is(griddle-controls, move-list, score-sheet, griddle-help), griddle-card, .coached > *',
    );
    await Promise.all([...parts].map(({ updateComplete }) => updateComplete));
  }

  async #load<Code>(load: () => Promise<Code>, seen: Promise<void>, use?: (code: Code) => void): Promise<void> {
    try {
      const [code] = await Promise.all([load(), seen]);
      use?.(code);
      this.#isDue = true;
      this.host.requestUpdate();
    } catch (error) {
      console.error(`Griddle could not load the parts beside a board: ${String(error)}`);
    }
  }
}
