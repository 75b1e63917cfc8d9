/** From attributes, files and text to a match: the lower half of a game's element. */
import type { PropertyDeclaration, PropertyValues } from '@lit/reactive-element';
import type { BaseState, Game, Result } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import type { Catalogue } from '@griddle/rules/messages/index.js';
import type { Session } from '@griddle/rules/replay/index.js';
import { announce, openAnnouncer } from './announcer.js';
import { GameAttributes, INPUT, PLACE, SETTINGS } from './attributes.js';
import type { BoardView } from './board-view.js';
import type { GameEvents, Problem } from './events.js';
import { faultOf, newGame, openGame, openRecord, readText, type Fault, type Input } from './input.js';
import { Match, type MatchHost } from './match.js';
import { readSettings, USUAL, type Settings } from './settings.js';
import type { Say } from './table.js';
import { forget, wakeWhenNear, type Sleeper } from './visibility.js';
import { langOf, listenToWords, unlistenToWords, wordsFor, wordsOf, type Words, type WordsListener } from './words.js';

export abstract class MatchElement<S extends BaseState, M>
  extends GameAttributes
  implements MatchHost<S, M>, Sleeper, WordsListener
{
  /** @internal */
  abstract readonly rules: Game<S, M>;
  /** @internal */
  abstract readonly view: BoardView<S, M>;
  /** @internal */
  settings: Settings = USUAL;

  /** Undefined until the board is drawn or a method is called. */
  protected match: Match<S, M> | undefined;
  /** What is wrong with the input now; the match is what it was when all was right. */
  protected problems: readonly Problem[] = [];
  /** Whether the board is, or was, near enough to the screen to be drawn. */
  protected awake = false;

  private spoken: Words | undefined;
  /** The file that was asked for last, and its text once it is here. */
  private file = { src: '', text: '' };
  /** Whether the match is yet to be made from the input. */
  private stale = true;
  /** What the match is being made from; a slower, older input finds another one here. */
  private opening: Input | undefined;
  /** Whether a property has been set that has not been taken up yet. */
  private unread = false;
  /** Files and code on their way. */
  private underway: Promise<unknown> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    listenToWords(this);
    if (!this.awake) wakeWhenNear(this);
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
    const { underway } = this;
    if (underway === undefined) return done;
    await underway;
    if (underway === this.underway) this.underway = undefined;
    return this.getUpdateComplete();
  }

  /**
   * Counts work that does not fail as part of the update under way.
   * @internal
   */
  waitFor(work: Promise<unknown>): void {
    this.underway = Promise.all([this.underway, work]);
  }

  /** @internal */
  wake(): void {
    this.awake = true;
    this.requestUpdate();
  }

  /** @internal */
  wordsChanged(): void {
    this.spoken = undefined;
    this.requestUpdate();
  }

  private get words(): Words {
    return (this.spoken ??= this.messages ? wordsOf(this.messages) : wordsFor(langOf(this)));
  }

  /** @internal */
  get say(): Say {
    return this.words.say;
  }

  /** @internal */
  get catalogue(): Catalogue {
    return this.words.catalogue;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const has = (name: string): boolean => changed.has(name);
    this.unread = false;
    if (has('messages')) this.spoken = undefined;
    if (this.loading === 'eager') this.awake = true;
    const before = this.settings;
    if (SETTINGS.some(has)) {
      this.forgive(SETTINGS);
      const seatCount = this.rules.seats(initialOptions(this.rules.options)).length;
      this.settings = readSettings(this, before, seatCount, (fault) => this.report(fault));
    }
    const inputs = INPUT.filter(has);
    this.stale ||= inputs.length > 0;
    if (!this.awake) return;
    if (this.src !== this.file.src) this.waitFor(this.fetchFile());
    if (this.stale) this.load(inputs.length === 1 && has('position'));
    else if (PLACE.some(has)) this.goToStart();
    if (before !== this.settings) this.match?.settle();
    if (this.settings.mode !== 'diagram') openAnnouncer();
  }

  private async fetchFile(): Promise<void> {
    const file = (this.file = { src: this.src, text: '' });
    if (file.src === '') return;
    try {
      const response = await fetch(file.src);
      if (!response.ok) throw new Error(response.statusText);
      file.text = await response.text();
    } catch {
      if (file === this.file) this.report(faultOf('src', 'file', [], { found: file.src }));
      return;
    }
    if (file !== this.file) return;
    this.stale = true;
    this.requestUpdate();
  }

  /** Makes a match of the input: at once, unless code to read records has to be fetched first. */
  private load(onlyPosition: boolean): void {
    this.stale = false;
    this.forgive(INPUT);
    const input = this.input();
    this.opening = input;
    if (input.record === '') return this.open(openGame(this.rules, input), onlyPosition);
    const opened = openRecord(this.rules, input).then((result) => {
      if (input !== this.opening) return;
      this.open(result, false);
      this.requestUpdate();
    });
    this.waitFor(opened);
  }

  private input(): Input {
    const { record, position, options, seed, game, file } = this;
    const given = { record, position, options, seed, game };
    if (record || position) return given;
    if (file.src) return { ...given, ...readText(this.rules, file.text, 'record') };
    return { ...given, ...readText(this.rules, this.textContent ?? '', undefined) };
  }

  /** Takes up a session. What is wrong leaves the match as it is, or starts a new game where there is none. */
  private open(opened: Result<Session<S, M>, Fault>, onlyPosition: boolean): void {
    const { rules, match } = this;
    if (!opened.ok) {
      this.report(opened.error);
      if (match) return;
    } else if (onlyPosition && match && rules.positionText(match.state) === rules.positionText(opened.value.state)) {
      return;
    }
    const session = opened.ok ? opened.value : newGame(rules);
    if (match) match.session = session;
    else this.match = new Match(this, session);
    this.goToStart();
  }

  /** Goes to `path` or `ply`; without them a replay begins at its start, and everything else shows the end. */
  private goToStart(): void {
    const { match, ply, path, settings } = this;
    this.forgive(PLACE);
    const place = path ?? ply ?? (settings.mode === 'replay' ? 0 : -1);
    if (match?.jump(place) === false) {
      this.report(faultOf(path === undefined ? 'ply' : 'path', 'path', [], { found: place }));
    }
    match?.settle();
  }

  /** The match with all that was set so far taken up, drawn or not. */
  protected ready(): Match<S, M> {
    if (this.unread && this.isUpdatePending) this.performUpdate();
    if (this.stale) this.load(false);
    return (this.match ??= new Match(this, newGame(this.rules)));
  }

  /** @internal */
  report(fault: Fault): void {
    const told = import('./problems.js').then(({ problemOf }) => {
      const problem = problemOf(this.rules.id, fault, this.catalogue);
      this.problems = [...this.problems, problem];
      this.fire('griddle-error', problem);
      announce(problem.message, this.catalogue.locale);
      this.requestUpdate();
    });
    this.waitFor(told);
  }

  private forgive(sources: readonly string[]): void {
    this.problems = this.problems.filter(({ source }) => !sources.includes(source));
  }

  /** @internal */
  refresh(): void {
    this.requestUpdate();
  }

  /** @internal */
  speak(words: string | (() => string)): void {
    if (this.settings.mode !== 'diagram') announce(words, this.catalogue.locale);
  }

  /** @internal */
  fire<T extends keyof GameEvents>(type: T, detail: GameEvents[T]): boolean {
    const cancelable = type === 'griddle-move';
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
  }
}
