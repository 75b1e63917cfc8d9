/** `<griddle-menu>`: what is asked of a game more seldom. It is fetched when its panel is first opened. */
import { plyOf } from '@griddle/rules/replay/index.js';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { announce } from '../core/announcer.js';
import { define } from '../core/define.js';
import type { TableView } from '../core/table.js';
import { linkTo } from './links.js';
import { TablePart } from './table-part.js';

const SPEEDS = [3, 2, 1];

/**
 * The panel behind the last button of `<griddle-controls>`.
 *
 * @fires griddle-speed - Another speed was chosen; the detail is 1 (fast) to 3 (slow).
 */
export class GriddleMenu extends TablePart {
  static override styles = [
    TablePart.styles,
    css`
      :host {
        display: grid;
        gap: 0.25rem;
        min-inline-size: 12rem;
      }
      button {
        text-align: start;
      }
      label {
        display: flex;
        gap: 0.5rem;
        align-items: center;
        justify-content: space-between;
        padding-inline: 0.75rem;
      }
      input {
        inline-size: 1.5rem;
      }
      textarea {
        inline-size: 100%;
        box-sizing: border-box;
        font: 0.875em monospace;
      }
    `,
  ];

  /** 1 (fast) to 3 (slow). */
  @property({ attribute: false }) speed = 2;

  /** The game's element, whose place on the page a link names. */
  @property({ attribute: false }) stage: Element = this;

  /** What was done last, in words. */
  @state() private done = '';
  /** What could not be copied, to be copied by hand. */
  @state() private byHand = '';

  protected override render(): TemplateResult | typeof nothing {
    const { table, say } = this;
    if (!table) return nothing;
    return html`${table.mode === 'replay' ? this.speeds() : nothing}
      <label>
        ${say('ui.threats')}
        <input type="checkbox" .checked=${table.show.has('threats')} @change=${() => table.toggle('threats')} />
      </label>
      ${this.button('copy-link', () => this.copy(linkTo(this.stage, table)))}
      ${this.button('copy-record', () => this.copy(table.toRecord()))}
      ${this.button('save-svg', () => this.save(table, 'svg'))}
      ${this.button('save-png', () => this.save(table, 'png'))}
      <p>${this.done}</p>
      ${this.byHand === '' ? nothing : html`<textarea readonly rows="3" aria-label=${this.done} .value=${this.byHand}></textarea>`}`;
  }

  private speeds(): TemplateResult {
    const choose = ({ target }: Event): void => {
      this.dispatchEvent(new CustomEvent('griddle-speed', { detail: Number((target as HTMLSelectElement).value) }));
    };
    return html`<label>
      ${this.say('ui.speed')}
      <select @change=${choose}>
        ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${speed === this.speed}>${this.say(`ui.speed-${speed}`)}</option>`)}
      </select>
    </label>`;
  }

  private button(name: string, act: () => Promise<void>): TemplateResult {
    return html`<button type="button" part="button" @click=${act}>${this.say(`ui.${name}`)}</button>`;
  }

  private async copy(text: string): Promise<void> {
    this.byHand = '';
    try {
      await navigator.clipboard.writeText(text);
      this.done = this.say('ui.copied');
    } catch {
      this.byHand = text;
      this.done = this.say('ui.copy-failed');
    }
    announce(this.done, this.table?.catalogue.locale ?? '');
  }

  private async save(table: TableView, kind: 'svg' | 'png'): Promise<void> {
    const file = kind === 'png' ? await table.toPNG() : new Blob([await table.toSVG()], { type: 'image/svg+xml' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${table.game}-${plyOf(table.at)}.${kind}`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

define('griddle-menu', GriddleMenu);

declare global {
  interface HTMLElementTagNameMap {
    'griddle-menu': GriddleMenu;
  }
}
