/**
 * The element that shows a position or steps through a record: from attributes, files and text to a board. What a reader
 * of a diagram may never need (records, controls, speech, words for mistakes, files) is fetched when it is needed.
 */
import type { BaseState, Place, Result } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { pathOf } from '@griddle/rules/replay/paths.js';
import type { Session } from '@griddle/rules/replay/session.js';
import type { CSSResult, CSSResultOrNative, PropertyDeclaration, PropertyValues } from '@lit/reactive-element';
import { adoptStyles } from '@lit/reactive-element/css-tag.js';
import { DiagramAttributes, INPUT, PLACE, SETTINGS } from './attributes.js';
import type { Board } from './board.js';
import { BoardKeys } from './board-keys.js';
import type { DiagramView, Marks } from './board-view.js';
import { box } from './dom.js';
import type { GameEvents, Problem } from './events.js';
import { faultOf, kindOf, newStart, startFrom, type Fault, type Input, type Start } from './input.js';
import type { Notation, Whole } from './notation.js';
import type { Shown } from './export.js';
import { Pieces } from './pieces.js';
import type * as Problems from './problems.js';
import type * as Records from './records.js';
import type { Replay, ReplayHost } from './replay.js';
import { readSettings, USUAL, type Settings } from './settings.js';
import type { Speech } from './speech.js';
import { Stage, type Line, type Scene } from './stage.js';
import { boardStyles, wordColours } from './styles.js';
import type { Mode, Say, TableHost, TableView } from './table.js';
import { tables } from './tables.js';
import { forget, wakeWhenNear, type Sleeper } from './visibility.js';
import { langOf, listenToWords, unlistenToWords, wordsFor, wordsOf, type Words, type WordsListener } from './words.js';

/** The code that speaks, once somebody has something to say. */
let speaking: Promise<Speech> | undefined;

const NOTHING: ReadonlySet<Place> = new Set();

export abstract class DiagramElement<S extends BaseState, M>
  extends DiagramAttributes
  implements Scene<S>, ReplayHost, Sleeper, WordsListener, TableHost
{
  static override styles: CSSResult[] = [wordColours, boardStyles];

  /** @internal */
  abstract readonly rules: Notation<S>;
  /** @internal */
  abstract readonly view: DiagramView<S>;
  /** @internal */
  settings: Settings = USUAL;
  /** @internal */
  lit: readonly Place[] = [];
  /** @internal */
  pieces: typeof Pieces<S> = Pieces;

  /** The modes that the element knows. */
  protected readonly modes: readonly Mode[] = ['diagram', 'replay'];
  /** The parts beside the board, in the order in which they stand there. */
  protected readonly parts: readonly string[] = ['griddle-controls', 'move-list'];
  /** The record that is stepped through; undefined for a position alone. */
  protected replay: Replay<S, M> | undefined;
  /**
   * What is wrong with the input now; the board shows what it did when all was right.
   * @internal
   */
  problems: readonly Problem[] = [];

  /** Whether the board is, or was, near enough to the screen to be drawn. */
  #awake = false;
  /** What is shown where there is no record. */
  #alone: Start<S> | undefined;
  #words: Words | undefined;
  #worn: CSSResultOrNative[] | undefined;
  /** The file that was asked for last, and its text once it is here. */
  #file = { src: '', text: '' };
  /** Whether the input is yet to be read. */
  #stale = true;
  /** What is being read; a slower, older input finds another one here. */
  #opening: Input | undefined;
  /** A file, a record or rules without which it is not known yet what to show. */
  #reading: Promise<unknown> | undefined;
  /** Files and code on their way. */
  #underway: Promise<unknown> | undefined;
  #explainer: Promise<typeof Problems> | undefined;
  #stage: Stage<S> | undefined;
  #panel: HTMLElement | undefined;
  #table: TableView | undefined;
  /** Whether a property has been set that has not been taken up yet. Set while the element is being made, too. */
  private unread = false;

  /** The whole game, for a record. */
  protected abstract whole(): Whole<S, M> | Promise<Whole<S, M>>;

  /** Fetches the game's own English words for mistakes and refusals, if they are not there from the start. */
  protected sentences?(): Promise<Catalogue['text']>;

  /** Fetches rules and view that know more than those at hand, for input that these refuse; undefined when all are here. */
  protected more?(): Promise<void> | undefined;

  // Coming, going, and what is waited for

  override connectedCallback(): void {
    super.connectedCallback();
    this.#dress();
    listenToWords(this);
    if (!this.#awake) wakeWhenNear(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    unlistenToWords(this);
    forget(this);
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (name === 'lang') this.wordsChanged();
  }

  override requestUpdate(name?: PropertyKey, before?: unknown, options?: PropertyDeclaration): void {
    this.unread ||= name !== undefined;
    super.requestUpdate(name, before, options);
  }

  /** Complete when files and code that the element waits for have come, too. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    const underway = this.#underway;
    if (underway === undefined) return done;
    await underway;
    if (underway === this.#underway) this.#underway = undefined;
    return this.getUpdateComplete();
  }

  /**
   * Counts work that does not fail as part of the update under way.
   * @internal
   */
  waitFor(work: Promise<unknown>): void {
    this.#underway = Promise.all([this.#underway, work]);
  }

  /** @internal */
  refresh(): void {
    this.requestUpdate();
  }

  /** @internal */
  wake(): void {
    this.#awake = true;
    this.requestUpdate();
  }

  /** @internal */
  wordsChanged(): void {
    this.#words = undefined;
    this.requestUpdate();
  }

  get #spoken(): Words {
    return (this.#words ??= this.messages ? wordsOf(this.messages) : wordsFor(langOf(this)));
  }

  /** @internal */
  get say(): Say {
    return this.#spoken.say;
  }

  /** @internal */
  get catalogue(): Catalogue {
    return this.#spoken.catalogue;
  }

  // From the input to a position

  protected override willUpdate(changed: PropertyValues): void {
    const has = (name: string): boolean => changed.has(name);
    this.unread = false;
    if (has('messages')) this.#words = undefined;
    if (this.loading === 'eager') this.#awake = true;
    if (SETTINGS.some(has)) {
      this.forgive(SETTINGS);
      this.settings = readSettings(this, this.settings, this.modes, (fault) => this.report(fault));
      this.replay?.settle();
    }
    const inputs = INPUT.filter(has);
    this.#stale ||= inputs.length > 0;
    if (!this.#awake) return;
    if (this.src !== this.#file.src) this.#read(this.#fetchFile());
    if (this.#stale) this.#load(inputs.length === 1 && has('position'));
    else if (PLACE.some(has)) this.#goToStart();
    if (this.settings.mode !== 'diagram') void this.#speech().then(({ openAnnouncer }) => openAnnouncer());
  }

  async #fetchFile(): Promise<void> {
    const { src } = this;
    const file = (this.#file = { src, text: '' });
    if (src === '') return;
    try {
      const response = await fetch(src);
      if (!response.ok) throw new Error(response.statusText);
      file.text = await response.text();
    } catch {
      if (file === this.#file) this.report(faultOf('src', 'file', [], { found: src }));
      return;
    }
    if (file !== this.#file) return;
    this.#stale = true;
    this.requestUpdate();
  }

  #read(work: Promise<unknown>): void {
    this.waitFor((this.#reading = work));
  }

  /** Takes up the input: at once, unless code to read records has to be fetched first. */
  #load(onlyPosition: boolean): void {
    this.#stale = false;
    this.forgive(INPUT);
    const input = this.#input();
    this.#opening = input;
    if (input.record !== '') return this.#read(this.#openRecord(input));
    const start = startFrom(this.rules, input);
    if (onlyPosition && start.ok && this.#isOpen && this.#shows(start.value.state)) return;
    this.#take(input, start, (value) => this.begin(value));
  }

  #shows(state: S): boolean {
    return this.rules.positionText(this.state) === this.rules.positionText(state);
  }

  async #openRecord(input: Input): Promise<void> {
    const [whole, records] = await Promise.all([this.whole(), import('./records.js')]);
    if (input !== this.#opening) return;
    this.#take(input, records.sessionOf(whole, input), (session) => {
      this.follow(session, whole, records);
      const { callsOf, notesOf } = records;
      Object.assign(this.replay ?? {}, { callsOf, notesOf });
    });
    this.requestUpdate();
  }

  /**
   * Shows what was read, once more with other rules where there are any that may know better. What is wrong leaves the board
   * as it is, or shows the start of a game where there is none.
   */
  #take<T>(input: Input, read: Result<T, Fault>, show: (value: T) => void): void {
    const more = read.ok ? undefined : this.more?.();
    if (more) {
      const again = more.then(() => {
        if (input !== this.#opening) return;
        this.#stale = true;
        this.requestUpdate();
      });
      return this.#read(again);
    }
    if (read.ok) show(read.value);
    else {
      this.report(read.error);
      if (!this.#isOpen) this.begin(newStart(this.rules));
    }
    this.#goToStart();
  }

  /**
   * Puts on a style sheet that has been fetched; those of the element's own still win.
   * @internal
   */
  wear(styles: CSSResult): void {
    const all = (this.#worn ??= [...(this.constructor as typeof DiagramElement).elementStyles]);
    if (all.includes(styles)) return;
    all.unshift(styles);
    this.#dress();
  }

  #dress(): void {
    if (this.shadowRoot && this.#worn) adoptStyles(this.shadowRoot, this.#worn);
  }

  /** Shows what no record has led to. */
  protected begin(start: Start<S>): void {
    this.#alone = start;
    this.replay = undefined;
  }

  /** Takes up the session of a record. */
  protected follow(session: Session<S, M>, whole: Whole<S, M>, records: typeof Records): void {
    this.pieces = records.MovingPieces;
    this.wear(records.gameStyles);
    this.replay = new records.Replay(this, whole, session);
  }

  get #isOpen(): boolean {
    return (this.replay ?? this.#alone) !== undefined;
  }

  #input(): Input {
    const { record, position, options, seed, game } = this;
    const given = { record, position, options, seed, game };
    if (record || position) return given;
    const text = (this.src ? this.#file.text : (this.textContent ?? '')).trim();
    const kind = text === '' ? undefined : this.kindOf(text);
    // A file is meant to be read; the element's own text may be what shows where there is no script
    return { ...given, ...(kind || this.src ? { [kind ?? 'record']: text } : {}) };
  }

  /** What a text is meant to be; undefined when it is neither a position nor a record. */
  protected kindOf(text: string): 'position' | 'record' | undefined {
    return kindOf(this.rules, text, this.options);
  }

  /** Goes to `path` or `ply`; without them a replay begins at its start, and everything else shows the end. */
  #goToStart(): void {
    const { replay, ply, path, settings } = this;
    this.forgive(PLACE);
    const place = path ?? ply ?? (settings.mode === 'replay' ? 0 : -1);
    if (replay?.jump(place) === false) {
      const source = path === undefined ? 'ply' : 'path';
      // A text that is no number is told as it was written
      this.report(faultOf(source, 'path', [], { found: this.getAttribute(source) ?? place }));
    }
    replay?.settle();
  }

  /** Takes up all that was set so far, whether the board is drawn or not. */
  protected ready(): void {
    if (this.unread && this.isUpdatePending) this.performUpdate();
    if (this.#stale) this.#load(false);
    if (!this.#isOpen) this.begin(newStart(this.rules));
  }

  /** Makes ready, and where something has to be read first, answers with a promise for it. */
  protected opened(): Promise<unknown> | undefined {
    this.ready();
    if (this.src !== this.#file.src) this.#read(this.#fetchFile());
    const reading = this.#reading;
    return reading?.then(() => {
      if (reading === this.#reading) this.#reading = undefined;
      return this.opened();
    });
  }

  // From the position to the page

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const { renderRoot } = this;
    const root = renderRoot.querySelector<HTMLElement>('[part=table]') ?? renderRoot.appendChild(box('div', 'table'));
    if (!this.#isOpen || !this.#awake) return;
    // Even the same language again would make the browser style everything anew
    if (root.lang !== this.catalogue.locale) root.lang = this.catalogue.locale;
    if (!this.#stage) {
      this.#stage = new Stage(this);
      this.#stage.node.addEventListener('click', this);
      root.append(this.#stage.node);
    }
    this.#stage.draw();
    this.#table = undefined;
    this.#drawPanel(root);
    this.dispatchEvent(new Event('griddle-table', { bubbles: true }));
  }

  protected get isDrawn(): boolean {
    return this.#stage !== undefined;
  }

  /** Fetches the code of the parts. */
  protected fetchParts(): Promise<unknown> {
    return import('./panel.js');
  }

  /** The parts beside the board come with the first mode that needs them. */
  #drawPanel(root: Element): void {
    const { replay, settings } = this;
    const wanted = replay !== undefined && settings.controls === 'auto' && settings.mode !== 'diagram';
    if (wanted && !this.#panel) {
      this.#panel = box('div', 'panel', ...this.parts.map((name) => document.createElement(name)));
      root.append(this.#panel);
      this.waitFor(this.fetchParts().then(() => this.requestUpdate()));
    }
    this.#panel?.toggleAttribute('hidden', !wanted);
    if (!wanted) return;
    for (const part of this.#panel?.children ?? []) {
      // What is set on an element before its code is here is set once more later, and would undo what came in between
      if (customElements.get(part.localName)) Object.assign(part, { table: this.table });
    }
  }

  /**
   * A click on a replay makes the arrow keys step through it, and not walk over the spaces.
   * @internal
   */
  handleEvent(): void {
    if (this.settings.mode === 'replay') this.#stage?.node.focus({ preventScroll: true });
  }

  /** @internal */
  get state(): S {
    return (this.replay ?? (this.#alone ??= newStart(this.rules))).state;
  }

  /** The marks of a picture that nobody touches. */
  protected restingMarks(): Marks {
    const none = { last: [], picked: [], touched: [], starts: [], begins: [], targets: [], lit: [], notes: [] };
    return { show: this.settings.show, ...none, why: undefined, pointed: '', ...this.replay?.marks() };
  }

  /** @internal */
  marks(): Marks {
    return { ...this.restingMarks(), lit: this.lit };
  }

  /** @internal */
  get dragging(): boolean {
    return false;
  }

  /** @internal */
  movable(): ReadonlySet<Place> {
    return NOTHING;
  }

  /** @internal */
  badges(): readonly string[] {
    return this.replay?.badges() ?? [];
  }

  /** @internal */
  lines(): readonly Line[] {
    const wrong = this.problems.map(({ message }): Line => ['error', message]);
    return [...wrong, ...(this.replay?.lines() ?? [])];
  }

  /** @internal */
  listen(board: Board<S>): void {
    new BoardKeys(board);
  }

  /** All areas of the table. */
  protected areas(): readonly Board<S>[] {
    return this.#stage?.areas ?? [];
  }

  // What is said and told

  #speech(): Promise<Speech> {
    return (speaking ??= import('./speech.js'));
  }

  /** @internal */
  speak(words: (speech: Speech) => string): void {
    if (this.settings.mode === 'diagram') return;
    void this.#speech().then((speech) => speech.announce(() => words(speech), this.catalogue.locale));
  }

  /** Fetches the words for what goes wrong. */
  protected explainer(): Promise<typeof Problems> {
    return (this.#explainer ??= Promise.all([import('./problems.js'), this.sentences?.()]).then(([problems, words]) => {
      if (words) problems.addEnglish(words);
      return problems;
    }));
  }

  /** @internal */
  report(fault: Fault): void {
    this.waitFor(this.explainer().then(({ tell }) => tell(this, fault)));
  }

  /** @internal */
  forgive(sources: readonly string[]): void {
    this.problems = this.problems.filter(({ source }) => !sources.includes(source));
  }

  /** @internal */
  fire<T extends keyof GameEvents>(type: T, detail: GameEvents[T]): boolean {
    const cancelable = type === 'griddle-move';
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
  }

  // What a page may ask

  /**
   * What parts beside the board show and ask: another object after each change. Undefined until the board is drawn, and
   * where there are no parts, as their code makes it.
   */
  get table(): TableView | undefined {
    const { replay } = this;
    return this.#stage && replay && (this.#table ??= tables.of?.(this, replay));
  }

  /** The position on the board, in notation. */
  get currentPosition(): string {
    this.ready();
    return this.rules.positionText(this.state);
  }

  /** The address of the position on the board in the tree of moves; empty for the start. */
  get currentPath(): string {
    this.ready();
    return this.replay ? pathOf(this.replay.session.current) : '';
  }

  /**
   * Goes to an address in the tree of moves, or to a number of moves of the main line (below 0: from its end). False when
   * there is no such address.
   */
  goTo(place: string | number): boolean {
    this.ready();
    return this.replay?.goTo(place) ?? false;
  }

  /** Goes back to the start. */
  again(): void {
    this.replay?.again();
  }

  /** Lights up places on the board until called with none. */
  highlight(places: readonly Place[]): void {
    this.lit = places;
    this.requestUpdate();
  }

  /** The picture on the board as the text of an SVG, without marks for the reader's own move. */
  async toSVG(): Promise<string> {
    const shown = await this.#shown();
    return (await import('./export.js')).svgOf(this, shown);
  }

  /** The same picture as a PNG, `width` pixels wide. */
  async toPNG(width = 720): Promise<Blob> {
    const shown = await this.#shown();
    return (await import('./export.js')).pngOf(this, shown, width);
  }

  /** What stands on the board now, or will once it is read, is what is printed, however long its code is under way. */
  async #shown(): Promise<Shown<S>> {
    const opened = this.opened();
    if (opened) await opened;
    const { view, state, flipped } = this;
    return { view, state, flipped, marks: this.restingMarks() };
  }

  /** Puts the focus on the board. */
  override focus(options?: FocusOptions): void {
    this.#stage?.focus(options);
  }
}
