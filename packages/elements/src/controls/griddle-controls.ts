/** `<griddle-controls>`: the buttons beside a board. */
import type { PropertyValues } from '@lit/reactive-element';
import { announce } from '../old-core/announcer.js';
import { define } from '../old-core/define.js';
import type { AnySession, TableView } from '../old-core/table.js';
import type { Evaluation } from './adviser.js';
import { element } from './dom.js';
import { Entry } from './entry.js';
import { controlsStyles } from './griddle-controls.styles.js';
import type { Icon } from './icons.js';
import { MenuPanel } from './menu-panel.js';
import { resultPanel } from './result.js';
import { directionOf } from './roving.js';
import { TablePart } from './table-part.js';
import { Toolbar } from './toolbar.js';
import { Walk } from './walk.js';

/** The fragment of a link to a place in a game begins with this; see `links.ts`. */
const LINKED = '#griddle-';

const BUTTONS: Readonly<Record<'replay' | 'play', readonly Icon[]>> = {
  replay: ['first', 'previous', 'play', 'next', 'last', 'flip', 'more'],
  play: ['undo', 'redo', 'hint', 'again', 'flip', 'more'],
};

/** What is listened to anywhere in the element that this part belongs to. */
const HEARD = ['keydown', 'pointerdown', 'click'];

/**
 * Steps through a replay; takes back, enters and calls in a game; says how it ended.
 *
 * @csspart toolbar - The row of buttons.
 * @csspart button - Each button.
 * @csspart scrubber - The slider along the moves of a replay.
 * @csspart input - The field in which a move can be typed.
 * @csspart hint - The move that was asked for.
 * @csspart analysis - How far the analysis of the game is, with a button that ends it.
 * @csspart progress - The bar of an analysis.
 * @csspart evaluation - How likely the first seat is to win.
 * @csspart result - Who won, and how.
 * @csspart menu - The panel that the last button opens.
 */
export class GriddleControls extends TablePart {
  static override styles = [...TablePart.styles, controlsStyles];
  protected static override readonly parts =
    'toolbar, button, scrubber, input, hint, analysis, progress, evaluation, result, menu';

  /** 1 (fast) to 3 (slow). @internal */
  speed = 2;
  /** The element that this part belongs to, whose keys it listens to. @internal */
  stage: Element = this;
  /** A row for the analysis of the game. @internal */
  readonly analysis = element('div', { class: 'row', part: 'analysis' });

  private readonly walk = new Walk(this);
  private session: AnySession | undefined;
  /** The mode and the words that the nodes were made for. */
  private madeFor: readonly unknown[] = [];
  private bar: Toolbar | undefined;
  private scrubber: HTMLInputElement | undefined;
  private menu: MenuPanel | undefined;
  private entry: Entry | undefined;
  private under: HTMLElement | undefined;
  /** Whether a new game has been asked for once while another is going on. */
  private sure = false;
  /** Words about the hint that was asked for. */
  private readonly hint = element('p', { part: 'hint' });
  private hinting = new AbortController();
  private evaluation: Evaluation | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    this.stage = root instanceof ShadowRoot ? root.host : this;
    for (const type of HEARD) this.stage.addEventListener(type, this);
    // What was thought about when they left the page is thought about again
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.walk.stop();
    this.forgetHint();
    this.evaluation?.stop();
    for (const type of HEARD) this.stage.removeEventListener(type, this);
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const { table } = this;
    if (!table || table.mode === 'diagram') return this.renderRoot.replaceChildren();
    if (changed.has('table')) this.take(table);
    if (this.madeFor[0] !== table.mode || this.madeFor[1] !== table.say) {
      this.madeFor = [table.mode, table.say];
      this.make(table, table.mode);
    }
    this.show(table);
  }

  private take(table: TableView): void {
    this.walk.follow(table);
    this.sure = false;
    if (this.advisedAt !== table.at) this.forgetHint();
    if (table.session !== this.session && location.hash.startsWith(LINKED)) {
      void import('./links.js').then(({ openLink }) => openLink(this.stage, table));
    }
    this.session = table.session;
  }

  /** Makes all nodes; `show` then keeps them up to date. */
  private make(table: TableView, mode: 'replay' | 'play'): void {
    this.bar = new Toolbar(BUTTONS[mode], table.say, (name) => this.act(name));
    this.menu = new MenuPanel(this.bar.of('more'));
    const nodes: Node[] = [this.bar.node, this.menu.node, this.hint, this.analysis];
    if (mode === 'replay') {
      this.entry = undefined;
      nodes.unshift((this.scrubber = this.makeScrubber()));
    } else {
      this.scrubber = undefined;
      this.entry = new Entry(table, () => this.table);
      nodes.push((this.under = element('div', { class: 'slot' }, this.entry.node)));
    }
    if (this.evaluation) nodes.unshift(this.evaluation.node);
    this.renderRoot.replaceChildren(...nodes);
  }

  private makeScrubber(): HTMLInputElement {
    const scrubber = element('input', { type: 'range', part: 'scrubber', min: '0' });
    scrubber.ariaLabel = this.say('ui.scrub');
    scrubber.addEventListener('input', () => this.walk.to(scrubber.valueAsNumber));
    return scrubber;
  }

  private show(table: TableView): void {
    const { walk, bar, scrubber, menu, sure } = this;
    const { ply, end } = walk;
    for (const name of ['first', 'previous'] as const) bar?.enable(name, ply > 0);
    for (const name of ['next', 'last'] as const) bar?.enable(name, ply < end);
    for (const name of ['play', 'again'] as const) bar?.enable(name, end > 0);
    bar?.enable('hint', !table.outcome && !table.thinking);
    bar?.enable('undo', table.canUndo);
    bar?.enable('redo', table.canRedo);
    bar?.paint('play', walk.running ? 'pause' : 'play');
    bar?.paint('again', sure ? 'sure' : 'again');
    bar?.of('again')?.classList.toggle('sure', sure);
    bar?.of('flip')?.setAttribute('aria-pressed', String(table.flipped));
    if (scrubber) {
      scrubber.max = String(end);
      scrubber.valueAsNumber = ply;
      const values = { at: ply, count: end, move: walk.line[ply]?.token ?? '' };
      scrubber.ariaValueText = this.say(ply === 0 ? 'ui.scrub-start' : 'ui.scrub-at', values);
    }
    menu?.show(this, table);
    void this.evaluation?.show(table);
    this.showResult(table);
  }

  /** The result stands where moves were typed, which keep their room: nothing jumps when the game is over. */
  private showResult(table: TableView): void {
    const { entry, under } = this;
    if (!entry || !under) return;
    const typing = this.shadowRoot?.activeElement;
    entry.show(table);
    const over = table.outcome && resultPanel(table.outcome, table, table.again, () => this.walk.toggle());
    if (over) under.append(over);
    while (under.childElementCount > (over ? 2 : 1)) under.children[1]?.remove();
    if (over && typing && entry.node.contains(typing)) over.querySelector('button')?.focus();
  }

  private act(name: Icon): void {
    const { walk, table } = this;
    const { ply, end } = walk;
    switch (name) {
      case 'first':
        return void walk.to(0);
      case 'previous':
        return void walk.to(ply - 1);
      case 'play':
        return walk.toggle();
      case 'next':
        return void walk.to(ply + 1);
      case 'last':
        return void walk.to(end);
      case 'undo':
        return void table?.undo();
      case 'redo':
        return void table?.redo();
      case 'flip':
        return table?.flip();
      case 'hint':
        return void this.giveHint();
      case 'again':
        return this.startAgain();
      default:
        return; // `more` opens its panel by itself
    }
  }

  /** Where the board stood when a hint was asked for. */
  private advisedAt: unknown;

  private async giveHint(): Promise<void> {
    const { table } = this;
    if (!table) return;
    this.forgetHint();
    this.advisedAt = table.at;
    const { signal } = (this.hinting = new AbortController());
    this.hint.textContent = this.say('ui.hint-thinking');
    const { hintFor } = await import('./adviser.js');
    const move = await hintFor(table, signal);
    if (signal.aborted) return;
    const words = move === undefined ? this.say('ui.hint-none') : this.say('ui.hint-is', { move });
    this.hint.textContent = words;
    announce(words, table.catalogue.locale);
  }

  private forgetHint(): void {
    this.hinting.abort();
    this.hint.textContent = '';
    this.advisedAt = undefined;
  }

  /** Whether the evaluation is shown; setting it shows or hides it. @internal */
  get evaluates(): boolean {
    return this.evaluation !== undefined;
  }

  set evaluates(wanted: boolean) {
    this.evaluation?.stop();
    this.evaluation?.node.remove();
    this.evaluation = undefined;
    if (!wanted) return;
    void import('./adviser.js').then(({ Evaluation }) => {
      this.evaluation = new Evaluation();
      this.renderRoot.prepend(this.evaluation.node);
      if (this.table) void this.evaluation.show(this.table);
    });
  }

  /** A game that is going on is left only when asked for twice. */
  private startAgain(): void {
    const { table, sure } = this;
    if (sure || table?.outcome) return table?.again();
    this.sure = true;
    announce(this.say('ui.sure'), table?.catalogue.locale ?? '');
    this.requestUpdate();
  }

  /** Keys and clicks anywhere in the element. @internal */
  handleEvent(event: Event): void {
    if (event.type === 'click') this.clicked(event);
    else if (event instanceof KeyboardEvent && this.keyed(event)) event.preventDefault();
    // Whoever does something elsewhere in the element wants to look at that
    else if (!event.composedPath().includes(this)) this.walk.stop();
  }

  /** A click on a replay makes the arrow keys step through it, and not walk over the spaces. */
  private clicked(event: Event): void {
    if (this.table?.mode !== 'replay') return;
    for (const node of event.composedPath()) {
      if (node instanceof HTMLElement && node.matches('[part=stage]')) node.focus({ preventScroll: true });
    }
  }

  /** Keys that nothing else has a use for; true when there was one for this. */
  private keyed(event: KeyboardEvent): boolean {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    const [target] = event.composedPath();
    if (defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof Element)) return false;
    const replay = this.table?.mode === 'replay';
    if (!(replay && this.bar?.clicked) && this.bar?.rove(event)) return true;
    if (!replay || target.matches('input, select, textarea')) return false;
    const { walk } = this;
    if (key === ' ' && !target.matches('button')) walk.toggle();
    else if (key === 'Home') walk.to(0);
    else if (key === 'End') walk.to(walk.end);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') walk.to(walk.ply + directionOf(key, this));
    else return false;
    return true;
  }
}

define('griddle-controls', GriddleControls);
