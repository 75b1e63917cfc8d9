/** `<griddle-menu>`: what is asked of a game more seldom. It is fetched when its panel is first opened. */
import { plyOf } from '@griddle/rules/replay/step.js';
import { css, type PropertyDeclarations, type PropertyValues } from '@lit/reactive-element';
import { announce } from '../old-core/announcer.js';
import { define } from '../old-core/define.js';
import type { Say, TableView } from '../old-core/table.js';
import { addEnglish } from '../old-core/words.js';
import { ANALYSIS_EN } from './analysis.en.js';
import { AnalysisRow, mayAnalyse } from './analysis-row.js';
import { recordText } from '../old-core/writing.js';
import { button, element } from './dom.js';
import { linkTo } from './links.js';
import { TablePart } from './table-part.js';

addEnglish(ANALYSIS_EN);

const SPEEDS = [3, 2, 1];

const menuStyles = css`
  :host {
    display: grid;
    gap: 0.25rem;
    min-inline-size: 12rem;
    max-inline-size: 15rem;
  }
  button {
    text-align: start;
  }
  p:empty {
    display: none;
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
    box-sizing: border-box;
    inline-size: 100%;
    font: 0.875em monospace;
  }
`;

/** Whose menu it is: the speed of playing by itself, the element whose place on the page a link names, a row beside it. */
export interface MenuOwner {
  speed: number;
  /** Whether it shows how likely the first seat is to win. */
  evaluates: boolean;
  readonly stage: Element;
  /** Where the progress of an analysis is shown. */
  readonly analysis: HTMLElement;
}

/** The panel behind the last button of `<griddle-controls>`. */
export class GriddleMenu extends TablePart {
  static override properties: PropertyDeclarations = { owner: { attribute: false } };
  static override styles = [...TablePart.styles, menuStyles];
  protected static override readonly parts = 'button';

  /** @internal */
  owner: MenuOwner | undefined;

  private madeFor: Say | undefined;
  private analysis: AnalysisRow | undefined;
  private threats: HTMLInputElement | undefined;
  private readonly evaluation = element('input', { type: 'checkbox' });
  /** What was done last, in words, and what could not be copied, to be copied by hand. */
  private readonly done = element('p');
  private readonly byHand = element('textarea', { readonly: '', rows: '3', hidden: '' });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.analysis?.leave();
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const { table } = this;
    if (!table) return;
    if (this.owner) this.analysis ??= new AnalysisRow(this.owner.analysis);
    this.analysis?.follow(table);
    if (this.madeFor !== table.say) {
      this.madeFor = table.say;
      this.make(table.say, table.mode === 'replay');
    }
    if (this.threats) this.threats.checked = table.show.has('threats');
  }

  private make(say: Say, replay: boolean): void {
    this.threats = element('input', { type: 'checkbox' });
    this.evaluation.onchange = () => {
      if (this.owner) this.owner.evaluates = this.evaluation.checked;
    };
    this.threats.addEventListener('change', () => this.table?.toggle('threats'));
    this.evaluation.checked = this.owner?.evaluates ?? false;
    this.byHand.ariaLabel = say('ui.copy-failed');
    this.renderRoot.replaceChildren(
      ...(replay ? [this.speeds(say)] : []),
      element('label', {}, say('ui.threats'), this.threats),
      element('label', {}, say('ui.evaluation'), this.evaluation),
      this.button('analyse', (table) => this.analyse(table)),
      this.button('copy-link', (table) => this.copy(linkTo(this.owner?.stage ?? this, table))),
      this.button('copy-record', (table) => this.copy(recordText(table.session))),
      this.button('save-svg', (table) => save(table, 'svg')),
      this.button('save-png', (table) => save(table, 'png')),
      this.done,
      this.byHand,
    );
  }

  private speeds(say: Say): HTMLElement {
    const select = element('select');
    for (const speed of SPEEDS) select.append(element('option', { value: String(speed) }, say(`ui.speed-${speed}`)));
    select.value = String(this.owner?.speed);
    select.addEventListener('change', () => {
      if (this.owner) this.owner.speed = Number(select.value);
    });
    return element('label', {}, say('ui.speed'), select);
  }

  private button(name: string, act: (table: TableView) => Promise<void>): HTMLElement {
    return button({}, () => this.table && void act(this.table), this.say(`ui.${name}`));
  }

  /** The panel makes room for the row that tells how far the analysis is. */
  private async analyse(table: TableView): Promise<void> {
    if (mayAnalyse(table)) {
      this.closest<HTMLElement>('[popover]')?.hidePopover();
      this.done.textContent = '';
      return this.analysis?.run(table);
    }
    this.done.textContent = this.say('ui.analyse-later');
    announce(this.done.textContent, table.catalogue.locale);
  }

  private async copy(text: string): Promise<void> {
    let copied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // A page in a frame, or without https, may not: then readers do it themselves
      copied = false;
    }
    const done = this.say(copied ? 'ui.copied' : 'ui.copy-failed');
    this.done.textContent = done;
    this.byHand.hidden = copied;
    this.byHand.value = copied ? '' : text;
    announce(done, this.table?.catalogue.locale ?? '');
  }
}

async function save(table: TableView, kind: 'svg' | 'png'): Promise<void> {
  const file = kind === 'png' ? await table.toPNG() : new Blob([await table.toSVG()], { type: 'image/svg+xml' });
  const link = element('a', { href: URL.createObjectURL(file), download: `${table.game}-${plyOf(table.at)}.${kind}` });
  link.click();
  URL.revokeObjectURL(link.href);
}

define('griddle-menu', GriddleMenu);

declare global {
  interface HTMLElementTagNameMap {
    'griddle-menu': GriddleMenu;
  }
}
