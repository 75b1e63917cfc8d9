/**
 * What an element reads: from attributes, files and text to a position or a record. How either is taken up is for diagrams
 * and games to say. Nothing is read before the element comes near the screen, unless it is asked.
 */
import type { BaseState, Result } from '@griddle/rules/core/contract.js';
import type { Session } from '@griddle/rules/replay/session.js';
import type { PropertyDeclaration, PropertyValues } from '@lit/reactive-element';
import { INPUT, PLACE, SETTINGS } from './attributes.js';
import { mayBeRead, newStart, ownText, plainStart, type Fault, type File, type Input, type Start } from './input.js';
import type { Notation, Whole } from './notation.js';
import type * as Records from './records.js';
import type { Replay } from './replay.js';
import { readSettings } from './settings.js';
import type * as StartCode from './start.js';
import type { Mode } from './table.js';
import { TellingElement } from './telling-element.js';
import { forget, wakeWhenNear, type Sleeper } from './visibility.js';
import { wordsListeners } from './words.js';

/** Reads options, seeds and texts, too: once one board has fetched it, all have it at once. */
let code: typeof StartCode | undefined;

/** Reads records and goes through them, once one board has fetched it. */
let records: typeof Records | undefined;

/** Undefined when it is here. */
function fetchCode(): Promise<unknown> | undefined {
  if (code) return undefined;
  return import('./start.js').then((fetched) => {
    code = fetched;
  });
}

function isPlain({ options, seed }: Input): boolean {
  return options === '' && seed === '';
}

/** Input that is wrong leaves what was shown, and is told as a problem. */
export abstract class ReadElement<S extends BaseState, M> extends TellingElement implements Sleeper {
  /** @internal */
  abstract override readonly rules: Notation<S>;

  /** The modes that the element knows. */
  protected readonly modes: readonly Mode[] = ['diagram', 'replay'];
  /** The record that is stepped through; undefined for a position alone. */
  protected replay: Replay<S, M> | undefined;

  /** Whether the board is, or was, near enough to the screen to be drawn. */
  protected awake = false;
  /**
   * The file that was asked for last.
   * @internal
   */
  file: File | undefined;
  /** Whether the input is yet to be read. */
  #stale = true;
  /** What is being read; a slower, older input finds another one here. */
  #opening: Input | undefined;
  /** A file, a record or rules without which it is not known yet what to show. */
  protected reading: Promise<unknown> | undefined;
  /** Whether a property has been set that has not been taken up yet. Set while the element is being made, too. */
  private unread = false;

  /** The whole game, for a record. */
  protected abstract whole(): Whole<S, M> | Promise<Whole<S, M>>;

  /** Reads a position; undefined where code for it is being fetched. */
  protected read(input: Input): Result<Start<S>, Fault> | undefined {
    return isPlain(input) ? plainStart(this.rules, input.position) : code?.startFrom(this.rules, input);
  }

  /** Shows what no record has led to. */
  protected abstract begin(start: Start<S>): void;

  /** Takes up the session of a record. */
  protected abstract follow(session: Session<S, M>, whole: Whole<S, M>, records: typeof Records): void;

  /** Whether there is something to show. */
  protected abstract get isOpen(): boolean;

  /** @internal */
  abstract get state(): S;

  /** Fetches what options and seeds are read by; undefined when all is here. */
  protected needed(): Promise<unknown> | undefined {
    return fetchCode();
  }

  /** Fetches rules and view that know more than those at hand, for input that these refuse; undefined when all are here. */
  protected more?(): Promise<void> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    wordsListeners.add(this);
    // What left the page may have missed something; a bot that was to move thinks again
    if (this.awake) this.requestUpdate();
    else wakeWhenNear(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    wordsListeners.delete(this);
    forget(this);
  }

  override requestUpdate(name?: PropertyKey, before?: unknown, options?: PropertyDeclaration): void {
    this.unread ||= name !== undefined;
    super.requestUpdate(name, before, options);
  }

  /** @internal */
  wake(): void {
    // An eager one has drawn itself already
    if (this.awake) return;
    this.awake = true;
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const has = (name: string): boolean => changed.has(name);
    this.unread = false;
    if (has('messages')) this.wordsChanged();
    if (this.loading === 'eager') this.awake = true;
    if (SETTINGS.some(has)) {
      this.forgive(SETTINGS);
      this.settings = readSettings(this, this.settings, this.modes, (fault) => this.report(fault));
      this.replay?.settle();
    }
    const inputs = INPUT.filter(has);
    this.#stale ||= inputs.length > 0;
    if (!this.awake) return;
    if (this.#stale) this.#load(inputs.length === 1 && has('position'));
    else if (PLACE.some(has)) this.#goToStart();
    if (this.settings.mode !== 'diagram') void this.speech().then(({ openAnnouncer }) => openAnnouncer());
  }

  /**
   * Reads the input anew.
   * @internal
   */
  readLater(): void {
    this.#stale = true;
    this.requestUpdate();
  }

  /**
   * Counts work as part of the reading, which methods wait for.
   * @internal
   */
  readWith(work: Promise<unknown>): void {
    const reading = Promise.all([this.reading, work]).finally(() => {
      if (reading === this.reading) this.reading = undefined;
    });
    this.waitFor((this.reading = reading));
  }

  /** Takes up the input: at once, unless code to read records has to be fetched first. */
  #load(onlyPosition: boolean): void {
    this.#stale = false;
    this.forgive(INPUT);
    const { record, position, options, seed, game, src } = this;
    const given = { record, position, options, seed, game };
    if (!src) this.file = undefined;
    const reads = !record && !position && (src || mayBeRead(ownText(this)));
    const needed = isPlain(given) ? (reads ? this.#textCode() : undefined) : this.needed();
    const input = (this.#opening = reads && code ? code.withText(this, given) : given);
    if (needed) return this.readAgain(input, needed);
    if (input.record !== '') return this.readWith(this.#openRecord(input));
    const start = this.read(input);
    if (!start) return;
    if (onlyPosition && start.ok && this.isOpen && this.#shows(start.value.state)) return;
    this.#take(input, start, (value) => this.begin(value));
  }

  #shows(state: S): boolean {
    return this.rules.positionText(this.state) === this.rules.positionText(state);
  }

  /** Fetches what reads a file or a text: for a replay with what shows the record that it should be, all at once. */
  #textCode(): Promise<unknown> | undefined {
    const fetched = fetchCode();
    return fetched && this.settings.mode === 'replay' ? Promise.all([fetched, this.#recordCode()]) : fetched;
  }

  async #recordCode(): Promise<[Whole<S, M>, typeof Records]> {
    const [whole, fetched] = await Promise.all([this.whole(), import('./records.js')]);
    return [whole, (records = fetched)];
  }

  async #openRecord(input: Input): Promise<void> {
    const [whole, code] = await this.#recordCode();
    if (input !== this.#opening) return;
    this.#take(input, code.sessionOf(whole, input), (session) => this.follow(session, whole, code));
    this.requestUpdate();
  }

  /**
   * Shows what was read, once more with other rules where there are any that may know better. What is wrong leaves the board
   * as it is, or shows the start of a game where there is none.
   */
  #take<T>(input: Input, read: Result<T, Fault>, show: (value: T) => void): void {
    const more = read.ok ? undefined : this.more?.();
    if (more) return this.readAgain(input, more);
    if (read.ok) show(read.value);
    else {
      this.report(read.error);
      if (!this.isOpen) this.begin(newStart(this.rules));
    }
    this.#goToStart();
  }

  /** Reads an input once more when something has been fetched for it, unless there is another one by then. */
  protected readAgain(input: Input, fetched: Promise<unknown>): void {
    this.readWith(
      fetched.then(() => {
        if (input === this.#opening) this.readLater();
      }),
    );
  }

  /** Where there has been no record, one is at the end of all moves unless a place is asked for. */
  #goToStart(): void {
    const { path, ply, replay } = this;
    this.forgive(PLACE);
    if (!replay) return;
    if (records) records.goToStart(replay, this);
    else if ((path ?? ply) !== undefined) this.readWith(this.#recordCode().then(() => this.#goToStart()));
  }

  /** Takes up all that was set so far, whether the board is drawn or not. */
  protected ready(): void {
    this.#takeUp();
    if (!this.isOpen) this.begin(newStart(this.rules));
  }

  #takeUp(): void {
    if (this.unread && this.isUpdatePending) this.performUpdate();
    if (this.#stale) this.#load(false);
  }

  /** Makes ready, and where something has to be read first, answers with a promise for it. */
  protected opened(): Promise<unknown> | undefined {
    this.#takeUp();
    if (this.reading) return this.reading.then(() => this.opened());
    this.ready();
    return undefined;
  }
}
