/** `<griddle-daily>`: the puzzle of the day, or the daily waffle, with the last days and a button to share the result. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { CSSResultGroup, PropertyValues, TemplateResult } from 'lit';
import {
  addEnglish,
  emit,
  html,
  keepEvents,
  MovableElement,
  loadPanel,
  LocaleController,
  nothing,
  property,
  state,
  wordColours,
  type GameElement,
} from '#core';
import type { SolvedDetail } from '../learn/events.js';
import type { ResultDetail } from '../results/events.js';
import { share, type Shared } from '../panel/share.js';
import { DAILY } from '../generated/daily.js';
import { DAILY_GAMES, dateOf, dayOf, gameOf, isDaily, puzzleOf, today, type Day } from './day.js';
import { keepDay, keptDays, streakOf, type DayResult } from './kept-days.js';
import DAILY_EN from './messages.en.json' with { type: 'json' };
import { puzzlesOf } from './sets.js';
import { marksOf, waffleMarks } from './share-text.js';
import { dailyStyles } from './styles.js';

addEnglish(DAILY_EN);

/** The number of days shown, including today. */
const SHOWN = 7;
/** Minutes between checks for a new day. */
const WATCH = 5;

/** A game's element whose state type is not known here. */
type AnyElement = GameElement<BaseState, unknown>;

/** The kinds of daily challenges. */
type What = 'puzzle' | 'waffle';

/**
 * The puzzle of the day from the sets shipped with the elements: the same for everybody on a date, in the reader's time
 * zone, without a server. Results stay in the reader's browser.
 *
 * @customElement griddle-daily
 * @fires {CustomEvent<SolvedDetail>} griddle-solved - After the puzzle has been solved.
 * @fires {CustomEvent<ResultDetail>} griddle-result - After a try, or the end of the daily waffle: how it went.
 * @slot - The fallback without JavaScript, which the element replaces with the game.
 * @csspart head - The title, the streak, and the button of the lesson.
 * @csspart teach - The button of the lesson.
 * @csspart days - The last days.
 * @csspart day - One of the last days.
 * @csspart foot - The result, and the button to share it.
 * @csspart share - The button to share the result.
 */
export class GriddleDaily extends MovableElement {
  static override styles: CSSResultGroup = [wordColours, dailyStyles];

  /** The game, `waffle-wars`; if omitted, all games take turns. */
  @property() game = '';
  /** `puzzle`, or `waffle` for the daily waffle: a solo game of Waffle Time with the same seed for everybody. */
  @property() what: What = 'puzzle';
  /** A date other than today, `2026-11-25`. */
  @property() date = '';
  /** The address to share; if omitted, the page's. */
  @property() link = '';

  @state() private shown: Day = today();
  @state() private told = '';

  readonly #locale = new LocaleController(this);
  #timer: ReturnType<typeof setInterval> | undefined;
  /** A key for the game on the page: its day, game and kind. */
  #given = '';

  override connectedCallback(): void {
    super.connectedCallback();
    keepEvents(this);
    this.#timer = setInterval(() => this.#look(), WATCH * 60_000);
    this.addEventListener('griddle-solved', this.#onSolved);
    this.addEventListener('griddle-over', this.#onOver);
    this.addEventListener('griddle-result', this.#onResult);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
    this.removeEventListener('griddle-solved', this.#onSolved);
    this.removeEventListener('griddle-over', this.#onOver);
    this.removeEventListener('griddle-result', this.#onResult);
  }

  /** The day of `date`, or today. */
  get #today(): Day {
    return (this.date === '' ? undefined : dayOf(this.date)) ?? today();
  }

  get #isWaffle(): boolean {
    return this.what === 'waffle';
  }

  /** The name under which days are stored: all games in turn have their own streak. */
  get #name(): string {
    if (this.#isWaffle) return 'waffle';
    return isDaily(this.game) ? this.game : 'all';
  }

  /** Moves on to a new day after midnight, unless the reader is looking at another day. */
  #look(): void {
    if (this.date === '' && this.shown === today() - 1 && !this.#result) this.shown = today();
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('date') || changed.has('game') || changed.has('what')) this.shown = this.#today;
    const given = `${this.what} ${this.game} ${this.shown}`;
    if (given === this.#given) return;
    this.#given = given;
    this.told = '';
    void this.#give(given);
  }

  /** Puts the game of a day onto the page. */
  async #give(given: string): Promise<void> {
    const { shown } = this;
    const id = gameOf(this.game, shown);
    const element = document.createElement(this.#isWaffle ? 'waffle-time' : DAILY[id]);
    const attributes: Record<string, string> = this.#isWaffle
      ? { mode: 'play', options: 'players=1', seed: String(seedOf(shown)), start: 'now', loading: 'eager' }
      : { mode: 'puzzle', loading: 'eager' };
    try {
      if (!this.#isWaffle) {
        const puzzles = await puzzlesOf(id);
        attributes.record = puzzles[puzzleOf(shown, puzzles.length)] ?? '';
      }
    } catch {
      this.told = this.#locale.t('daily.error-code');
      return;
    }
    if (given !== this.#given) return;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    this.replaceChildren(element);
    // The game's name loads with its code
    void customElements.whenDefined(element.localName).then(() => this.requestUpdate());
  }

  readonly #onSolved = ({ detail: { hints, tries } }: CustomEvent<SolvedDetail>): void => {
    keepDay(this.#name, this.shown, { tries, hints });
    this.requestUpdate();
  };

  /** Reports the result of the game inside as that of its day. */
  readonly #onResult = (event: CustomEvent<ResultDetail>): void => {
    if (event.target === this) return;
    event.stopPropagation();
    const { detail } = event;
    const what = this.#isWaffle ? 'waffle' : detail.game;
    const id = `daily:${what}:${dateOf(this.shown).toISOString().slice(0, 10)}`;
    emit(this, 'griddle-result', { ...detail, kind: 'daily', id });
  };

  readonly #onOver = (): void => {
    const element = this.firstElementChild as AnyElement | null;
    if (!this.#isWaffle || !element) return;
    const { rules } = element.ui;
    const read = rules.parsePosition(element.currentPosition, rules.optionsOf(rules.setup({ players: 1 }, 0)));
    const points = read.ok ? (rules.score(read.value)[0]?.total ?? 0) : 0;
    keepDay(this.#name, this.shown, { tries: 0, hints: 0, points });
    this.requestUpdate();
  };

  /** The result of the shown day; undefined before it is solved. */
  get #result(): DayResult | undefined {
    return keptDays(this.#name).get(this.shown);
  }

  protected override render(): TemplateResult {
    const { t } = this.#locale;
    const days = keptDays(this.#name);
    const streak = streakOf(days, this.#today);
    const error = this.#error();
    return html`
      <div part="head">
        <strong>${this.#title()}</strong>
        <span class="streak"
          >${streak > 0 ? `🔥 ${t('daily.streak', { count: streak })}` : this.#isWaffle ? '' : t('daily.streak-none')}</span
        >
        <button type="button" part="teach" @click=${() => void this.#teach()}>${t('daily.how-to-play')}</button>
      </div>
      ${error === '' ? nothing : html`<p part="error" role="status">${error}</p>`}
      <slot></slot>
      <div part="foot" role="status">${this.#renderFoot()}</div>
      <div part="days" role="group" aria-label=${t('daily.days')}>
        ${Array.from({ length: SHOWN }, (_none, at) => this.#renderDay(this.#today - SHOWN + 1 + at, days))}
      </div>
    `;
  }

  /** Opens the lesson of the day's game, over it. */
  async #teach(): Promise<void> {
    const element = this.firstElementChild as AnyElement | null;
    const { howToPlay } = await loadPanel();
    if (element?.table) howToPlay(element, element.table);
  }

  #error(): string {
    const { t } = this.#locale;
    if (this.date !== '' && dayOf(this.date) === undefined) return t('daily.error-date', { found: this.date });
    if (this.game === '' || isDaily(this.game) || this.#isWaffle) return '';
    return t('daily.error-game', { found: this.game, games: DAILY_GAMES.join(', ') });
  }

  #title(): string {
    const { t } = this.#locale;
    const number = this.shown + 1;
    if (this.#isWaffle) return t('daily.waffle', { number });
    return t('daily.title', { number, game: t(`game.${gameOf(this.game, this.shown)}`) });
  }

  #renderDay(day: Day, days: ReadonlyMap<Day, DayResult>): TemplateResult {
    const { catalogue, t } = this.#locale.current;
    const date = dateOf(day);
    const names = { timeZone: 'UTC', weekday: 'short' } as const;
    const long = new Intl.DateTimeFormat(catalogue.locale, { timeZone: 'UTC', dateStyle: 'long' }).format(date);
    const isSolved = days.has(day);
    const words = t(isSolved ? 'daily.day-solved' : 'daily.day', { date: long });
    return html`
      <button
        type="button"
        part="day"
        class=${isSolved ? 'solved' : ''}
        title=${words}
        aria-current=${day === this.shown ? 'date' : nothing}
        @click=${() => (this.shown = day)}
      >
        <span aria-hidden="true">${new Intl.DateTimeFormat(catalogue.locale, names).format(date)}</span>
        <span aria-hidden="true">${isSolved ? '✓' : date.getUTCDate()}</span>
        <span class="unseen">${words}</span>
      </button>
    `;
  }

  #renderFoot(): unknown {
    const { t } = this.#locale;
    const result = this.#result;
    if (this.told !== '' && !result) return html`<p>${this.told}</p>`;
    if (!result) return nothing;
    const { points } = result;
    const band = t(`band.waffle-time.${BANDS.filter((least) => (points ?? 0) >= least).length}`);
    return html`
      <p>${points === undefined ? t('daily.solved') : t('daily.points', { points, band })}</p>
      <button type="button" part="share" @click=${() => void this.#share(result)}>${t('daily.share')}</button>
      ${this.told === '' ? nothing : html`<p class="told">${this.told}</p>`}
    `;
  }

  /** The lines to share, without the link. */
  #lines(result: DayResult): string {
    const { t } = this.#locale;
    const number = this.shown + 1;
    const { points } = result;
    const element = this.firstElementChild as AnyElement | null;
    const streak = streakOf(keptDays(this.#name), this.#today);
    const game = t(`game.${gameOf(this.game, this.shown)}`);
    const lines =
      points === undefined
        ? [t('daily.share-line', { number, game, marks: marksOf(result) })]
        : [t('daily.share-waffle', { number, points }), waffleMarks(element?.currentPosition ?? '')];
    if (streak > 1) lines.push(t('daily.share-streak', { count: streak }));
    return lines.join('\n');
  }

  async #share(result: DayResult): Promise<void> {
    const { t } = this.#locale;
    const text = this.#lines(result);
    const url = new URL(this.link, location.href).href;
    const element = this.firstElementChild as AnyElement | null;
    const shared: Shared = { text, url, picture: () => pictureOf(element) };
    // A picture of the puzzle would give away its solution
    const how = await share(this.#isWaffle ? shared : { text, url });
    if (how === 'copied') this.told = t('daily.shared');
    if (how === 'failed') this.told = `${t('daily.not-shared')}\n${text}\n${url}`;
  }
}

/** The minimum points of each band above the first (WT-73). */
const BANDS = [15, 25, 40];

/** The seed of the daily waffle, outside the range that people choose from. */
function seedOf(day: Day): number {
  return 20_260_000 + day;
}

async function pictureOf(element: AnyElement | null): Promise<Blob> {
  const picture = await element?.toPNG(720);
  return picture ?? new Blob();
}

if (typeof customElements !== 'undefined' && !customElements.get('griddle-daily'))
  customElements.define('griddle-daily', GriddleDaily);

declare global {
  interface HTMLElementTagNameMap {
    'griddle-daily': GriddleDaily;
  }
}
