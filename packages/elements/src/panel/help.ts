/** `<griddle-help>`: the page of the rules: the lesson, the rules in short, and what a game has to look up. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { customElement, isTaught, knows, type TableView } from '#core';
import { howToPlay, showRules } from './how-to-play.js';
import { PanelElement } from './panel-element.js';

const helpStyles = css`
  :host {
    padding: 0.75rem 1rem 1rem;
  }
  ::slotted(*) {
    margin-block: 0 0.75rem;
  }
  button {
    margin-block-end: 0.75rem;
  }
  .summary {
    container-type: inline-size;
  }
  details {
    margin-block-start: 1rem;
    padding-block-start: 0.25rem;
    border-block-start: 1px solid var(--_paper-line);
  }
  summary {
    min-block-size: 2.75rem;
    align-content: center;
    border-radius: 0.5rem;
    color: var(--_ink-soft);
    cursor: pointer;
  }
`;

/** It reads nothing before somebody wants to know. */
@customElement('griddle-help')
export class GriddleHelp extends PanelElement {
  static override styles = [super.styles, helpStyles];
  protected static override readonly parts = 'button, edition';

  /** Whether its page is open. @internal */
  @property({ type: Boolean }) open = false;
  @query('.summary') private summary?: HTMLElement;
  #isFilled = false;

  protected override render(): TemplateResult | typeof nothing {
    const { t, table } = this;
    if (!table) return nothing;
    const teach = (): void => {
      const root = this.getRootNode();
      if (root instanceof ShadowRoot) howToPlay(root.host, table);
    };
    return html`
      ${isTaught(table.game) ? html`<button type="button" part="button" @click=${teach}>${t('ui.how-do')}</button>` : nothing}
      <slot></slot>
      <div class="summary"></div>
      ${this.#renderEdition(table)}
    `;
  }

  /** Which data are ours: said here, and nowhere in captions and instructions. */
  #renderEdition({ catalogue, game }: TableView): TemplateResult | typeof nothing {
    const { t } = this;
    const key = `edition.${game}`;
    if (!knows(catalogue, key)) return nothing;
    return html`
      <details part="edition">
        <summary>${t('ui.edition')}</summary>
        <p>${t('ui.edition-why')} ${t(key)} ${t('ui.edition-name')}</p>
      </details>
    `;
  }

  protected override updated(): void {
    const { summary, table } = this;
    const root = this.getRootNode();
    if (!this.open || this.#isFilled || !summary || !table || !(root instanceof ShadowRoot)) return;
    this.#isFilled = true;
    showRules(summary, root.host, table);
  }
}
