/** `<griddle-maker>`: a form that makes embeds, with a preview and the text to paste. */
import type { Embed } from '@griddle/art/internal/embed/embed.js';
import { bodyOf, embedText, HOSTS, NEED_PICTURE } from '@griddle/art/internal/embed/forms.js';
import { GAMES } from '@griddle/rules/games.js';
import {
  addEnglish,
  customElement,
  html,
  keepEvents,
  MovableElement,
  LocaleController,
  nothing,
  property,
  state,
  wordColours,
} from '#core';
import type { TemplateResult } from 'lit';
import { SET_UPS, TITLES } from '../generated/set-up.js';
import { AskController, type AskStart } from './ask-controller.js';
import { askStyles } from './ask.styles.js';
import { renderAsk } from './ask-view.js';
import { attributesOf, embedOf, gameTagIn, isRecord, mayInline, modesOf, type Choices } from './choices.js';
import { makerStyles } from './maker.styles.js';
import MAKER_EN from './messages.en.json' with { type: 'json' };
import { domOf, made, pictureElement, shownBy, type Board } from './picture.js';

addEnglish(MAKER_EN);
addEnglish(TITLES);

/** Chosen instead of a piece to empty places. */
const ERASE = '.';
/** With more kinds of pieces than this, they are a list to choose from instead of buttons. */
const MOST_BUTTONS = 12;
const LEVELS = ['easy', 'medium', 'hard', 'best'];
const USUAL: Choices = {
  game: 'waffle-wars',
  from: 'beginning',
  text: '',
  position: '',
  mode: 'play',
  seats: 'ask',
  level: 'easy',
  flipped: false,
  size: 'usual',
  host: 'html',
  address: '',
  picture: '',
  inline: false,
};

/** The form. It does not change the page around it; `embedding` has the result. */
@customElement('griddle-maker')
export class GriddleMaker extends MovableElement {
  static override styles = [wordColours, makerStyles, askStyles];

  /** The address of the release for embeds. */
  @property() address = '';

  @state() private choices: Choices = USUAL;
  /** The code of the piece that taps place on the board, or `ERASE`; if empty, taps make moves. */
  @state() private piece = '';
  @state() private isPhone = true;
  @state() private embed: Embed | undefined;
  @state() private problem = '';
  @state() private told = '';
  @state() private isAsking = false;
  readonly #locale = new LocaleController(this);
  #setUp: Board | undefined;
  /** What to say after a tap that changed nothing. */
  #misplaced = '';
  #preview: { readonly key: string; readonly node: Node } | undefined;
  #picture: Board | undefined;
  /** The questions that the author has begun, by where they start: none is lost. */
  readonly #asks = new Map<string, AskController>();
  /** The one that the author is making, or has made. */
  #ask: AskController | undefined;
  /** The record that it has written. */
  #asked = '';
  /** The step of it that is on the page. */
  #stepShown: AskController['step'] | undefined;
  /** Whether something in the form had the focus before the last update. */
  #hadFocus = false;

  /** The text to paste; empty until ready. */
  get embedding(): string {
    return this.embed ? embedText(this.embed, this.choices.host) : '';
  }

  #choose(change: Partial<Choices>): void {
    this.choices = { ...this.choices, ...change };
    this.told = '';
    if ('game' in change || 'from' in change) {
      this.piece = '';
      this.#setUp = undefined;
      this.choices = { ...this.choices, position: '' };
    }
    if (!modesOf(this.choices).includes(this.choices.mode)) this.choices = { ...this.choices, mode: 'play' };
    void this.#draw();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    keepEvents(this);
    // Keeps what was typed before the element left the page
    this.#choose({ address: this.choices.address || this.address || new URL('.', location.href).href });
  }

  protected override enterRoot(): void {
    addEventListener('beforeunload', this.#onUnload);
  }

  protected override leaveRoot(): void {
    removeEventListener('beforeunload', this.#onUnload);
  }

  /** Has the browser ask before a question that is not finished goes away with the page. */
  readonly #onUnload = (event: BeforeUnloadEvent): void => {
    if ([...this.#asks.values()].some(({ isUnfinished }) => isUnfinished)) event.preventDefault();
  };

  /** Draws the picture for the text, and reads its description. */
  async #draw(): Promise<void> {
    const { choices } = this;
    const attributes = attributesOf({ ...choices, seats: 'ask' });
    const element = pictureElement(choices.game, attributes);
    this.#picture = element;
    this.requestUpdate();
    const shown = await shownBy(element, () => this.updateComplete);
    if (!shown || element !== this.#picture) return;
    this.problem = shown.problem;
    // Nothing is left to play in a finished record
    if (choices.mode === 'play' && 'record' in attributes && shown.isOver) return this.#choose({ mode: 'replay' });
    this.embed = embedOf(choices, { ...shown, title: this.#locale.t(`game.${choices.game}`) });
  }

  protected override render(): TemplateResult {
    const ask = this.isAsking ? this.#ask : undefined;
    const asks = ask && html`<div class="asks">${renderAsk(ask, this.#locale.t, () => this.#leaveAsk())}</div>`;
    return html`
      ${asks}
      ${
        !ask
          ? html`<div class="columns">${this.#renderForm(this.#renderWhat())} ${this.#renderResult()}</div>`
          : ask.step === 'done'
            ? html`<div class="columns made">${this.#renderResult()} ${this.#renderForm(nothing)}</div>`
            : nothing
      }
      <div class="holds-picture" aria-hidden="true" inert><div class="picture">${this.#picture}</div></div>
    `;
  }

  /** The form; `what`: the fields for what is shown. */
  #renderForm(what: TemplateResult | typeof nothing): TemplateResult {
    return html`<form @submit=${(event: Event) => event.preventDefault()}>${what} ${this.#renderHow()}</form>`;
  }

  /** The preview, and the code. */
  #renderResult(): TemplateResult {
    const { embed } = this;
    const { t } = this.#locale;
    return html`
      <div class="result">
        <div class="row">
          <h2>${t('maker.preview')}</h2>
          ${this.#toggle(t('maker.preview.phone'), this.isPhone, () => (this.isPhone = true))}
          ${this.#toggle(t('maker.preview.desktop'), !this.isPhone, () => (this.isPhone = false))}
        </div>
        <div class="frame" tabindex="0" role="region" aria-label=${t('maker.preview')}>
          <div class=${this.isPhone ? 'phone' : 'desktop'}>${this.#previewOf()}</div>
        </div>
        <div class="row">
          <h2 id="code">${t('maker.code')}</h2>
          <span role="status">${this.told === '' ? '' : t(this.told)}</span>
          <button type="button" ?disabled=${!embed} @click=${this.#save}>${t('maker.save')}</button>
          <button type="button" class="main" ?disabled=${!embed} @click=${this.#copy}>${t('maker.copy')}</button>
        </div>
        <textarea class="code" readonly rows="10" aria-labelledby="code" .value=${this.embedding}></textarea>
      </div>
    `;
  }

  /** What is shown, and what readers can do with it. */
  #renderWhat(): TemplateResult {
    const { choices, problem } = this;
    const { t } = this.#locale;
    const { from, game, mode, seats } = choices;
    return html`
      ${this.#select(
        'game',
        game,
        GAMES.map(({ id }) => id),
        (id) => t(`game.${id}`),
      )}
      ${this.#select('from', from, ['beginning', 'hand', 'text'])} ${from === 'text' ? this.#area() : nothing}
      ${from === 'hand' ? this.#renderSetUp() : nothing}
      ${problem === '' ? nothing : html`<p class="error" role="alert">${problem}</p>`}
      <div class="field">
        <button type="button" class="ask-open" @click=${() => this.#openAsk()}>${t('maker.ask.open')}</button>
        <p class="note">${t('maker.ask.about')}</p>
      </div>
      ${this.#select('mode', mode, modesOf(choices))}
      ${mode === 'play' ? this.#select('seats', seats, ['ask', 'people', 'first', 'second']) : nothing}
      ${mode === 'play' && (seats === 'first' || seats === 'second') ? this.#select('level', choices.level, LEVELS) : nothing}
    `;
  }

  /** How it is shown, and where. */
  #renderHow(): TemplateResult {
    const { choices } = this;
    const { host } = choices;
    return html`
      ${this.#select('size', choices.size, ['small', 'usual', 'large'])} ${this.#check('flipped')}
      ${this.#select('host', host, HOSTS)} ${this.#line('address')}
      ${mayInline(choices) ? this.#check('inline') : nothing}
      ${
        mayInline(choices) && choices.inline
          ? nothing
          : html`${this.#line('picture')}
              <p class="note">
                ${this.#locale.t(NEED_PICTURE.includes(host) ? 'maker.picture.needed' : 'maker.picture.optional')}
              </p>`
      }
    `;
  }

  // Asking the reader something

  /** Goes on with the question about what is shown, or begins one. */
  #openAsk(): void {
    const { from, game, position, text } = this.choices;
    const isText = isRecord(text);
    const start: AskStart = {
      game,
      record: from === 'text' && isText ? text : '',
      position:
        from === 'hand'
          ? position || (this.#setUp?.currentPosition ?? '')
          : isText || from !== 'text'
            ? ''
            : text.trim(),
    };
    const key = JSON.stringify(start);
    // The record of a finished question opens it again
    const isWritten = start.record !== '' && start.record === this.#asked;
    const ask = (isWritten ? this.#ask : this.#asks.get(key)) ?? new AskController(this, start);
    if (!isWritten) this.#asks.set(key, ask);
    this.#ask = ask;
    this.isAsking = true;
    this.#stepShown = undefined;
  }

  #leaveAsk(): void {
    this.isAsking = false;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.ask-open')?.focus());
  }

  /** Shows the question that was made, and its code. */
  #showAsked(record: string, mode: Choices['mode']): void {
    this.#asked = record;
    this.#choose({ from: 'text', text: record, mode });
  }

  protected override willUpdate(): void {
    this.#hadFocus = this.hasUpdated && this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement !== null;
  }

  protected override updated(): void {
    const { mode = 'puzzle', record = '', step } = (this.isAsking ? this.#ask : undefined) ?? {};
    if (step === 'done' && record !== this.#asked) this.#showAsked(record, mode);
    const isNew = step !== this.#stepShown;
    const isLost = this.#hadFocus && this.renderRoot instanceof ShadowRoot && !this.renderRoot.activeElement;
    if (!this.isAsking || !(isNew || isLost)) return;
    this.#stepShown = step;
    // A new step is read aloud, and begins at its top. Where the button with the focus has gone, the focus is not lost
    const find = (selector: string): HTMLElement | null => this.renderRoot.querySelector(selector);
    const sentence = (isNew ? null : find('#sure')) ?? find('.ask .say');
    sentence?.focus({ preventScroll: true });
    if (isNew) sentence?.closest('.ask')?.scrollIntoView({ block: 'nearest' });
  }

  /** A list to choose from. By default its labels are messages named after the values. */
  #select<K extends keyof Choices>(
    key: K,
    value: Choices[K],
    all: readonly Choices[K][],
    words = (one: Choices[K]): string => this.#locale.t(`maker.${key}.${String(one)}`),
  ): TemplateResult {
    const chosen = ({ target }: Event): void => {
      const one = all[(target as HTMLSelectElement).selectedIndex];
      if (one !== undefined) this.#choose({ [key]: one });
    };
    return html`
      <label>
        ${this.#locale.t(`maker.${key}`)}
        <select name=${key} @change=${chosen}>
          ${all.map((one) => html`<option ?selected=${one === value}>${words(one)}</option>`)}
        </select>
      </label>
    `;
  }

  #line(key: 'address' | 'picture'): TemplateResult {
    const written = ({ target }: Event): void => this.#choose({ [key]: (target as HTMLInputElement).value });
    return html`
      <label>
        ${this.#locale.t(`maker.${key}`)}
        <input name=${key} .value=${this.choices[key]} @change=${written} />
      </label>
    `;
  }

  #check(key: 'flipped' | 'inline'): TemplateResult {
    const changed = ({ target }: Event): void => this.#choose({ [key]: (target as HTMLInputElement).checked });
    return html`
      <label class="line">
        <input type="checkbox" name=${key} .checked=${this.choices[key]} @change=${changed} />
        ${this.#locale.t(`maker.${key}`)}
      </label>
    `;
  }

  #area(): TemplateResult {
    const written = ({ target }: Event): void => {
      const { value: text } = target as HTMLTextAreaElement;
      // Most people paste a record to have it read
      const isFirst = isRecord(text) && !isRecord(this.choices.text);
      const tag = gameTagIn(text);
      const named = GAMES.find(({ id }) => id === tag || TITLES[`game.${id}`] === tag)?.id ?? this.choices.game;
      this.#choose({ text, ...(isFirst && { mode: 'replay' }), ...(named !== this.choices.game && { game: named }) });
    };
    return html`
      <label>
        ${this.#locale.t('maker.text')}
        <textarea name="text" rows="6" .value=${this.choices.text} @input=${written}></textarea>
      </label>
    `;
  }

  #toggle(words: string, isOn: boolean, press: () => void): TemplateResult {
    return html`<button type="button" aria-pressed=${isOn} @click=${press}>${words}</button>`;
  }

  // Setting up by hand

  #renderSetUp(): TemplateResult {
    const { game } = this.choices;
    const { t } = this.#locale;
    this.#setUp ??= this.#makeSetUp();
    const ways = SET_UPS[game];
    if (!ways) return html`<div class="field">${this.#setUp}</div>`;
    const pieces = ways.pieces.map(({ code, name, values }) => ({ code, words: capitalised(t(name, values)) }));
    const isList = pieces.length > MOST_BUTTONS;
    const now = (): string => this.#setUp?.currentPosition ?? '';
    const button = (code: string, words: string): TemplateResult =>
      this.#toggle(words, this.piece === code, () => this.#take(code));
    return html`
      <div class="field" role="group" aria-label=${t('maker.palette')}>
        <div class="row">
          ${button('', t('maker.palette.move'))}
          ${isList ? this.#list(pieces) : pieces.map(({ code, words }) => button(code, words))}
          ${button(ERASE, t('maker.palette.none'))}
          <button type="button" @click=${() => this.#put(ways.pass(now()))}>${t('maker.turn')}</button>
          <button type="button" @click=${() => this.#put(ways.empty(now()))}>${t('maker.clear')}</button>
        </div>
        <p class="note" role="status">${this.#misplaced}</p>
        <div>${this.#setUp}</div>
      </div>
    `;
  }

  /** The pieces as a list to choose from. */
  #list(pieces: readonly { readonly code: string; readonly words: string }[]): TemplateResult {
    const chosen = ({ target }: Event): void => this.#take((target as HTMLSelectElement).value);
    return html`
      <select name="piece" class="piece" aria-label=${this.#locale.t('maker.palette')} @change=${chosen}>
        <option value="" ?selected=${this.piece === '' || this.piece === ERASE}>
          ${this.#locale.t('maker.palette.choose')}
        </option>
        ${pieces.map(({ code, words }) => html`<option value=${code} ?selected=${this.piece === code}>${words}</option>`)}
      </select>
    `;
  }

  /** Selects the piece that taps place; without one, taps make moves. */
  #take(piece: string): void {
    this.piece = piece;
    this.#misplaced = '';
    this.#setUp?.setAttribute('mode', piece === '' ? 'play' : 'diagram');
  }

  readonly #tapped = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    const [cell] = event.composedPath();
    const place = cell instanceof Element ? (cell.getAttribute('data-place') ?? '') : '';
    const ways = SET_UPS[this.choices.game];
    if (this.piece === '' || place === '' || !ways) return;
    const position = this.#setUp?.currentPosition ?? '';
    const changed = ways.put(position, place, this.piece === ERASE ? '' : this.piece);
    this.#misplaced = changed === position ? this.#locale.t('maker.palette.misplaced') : '';
    this.#put(changed);
  };

  #put(position: string): void {
    this.#setUp?.setAttribute('position', position);
    this.#choose({ position });
  }

  #makeSetUp(): Board {
    const usual = { mode: 'play', start: 'now', keep: 'none', loading: 'eager', controls: 'none' };
    const element = made(this.choices.game, usual);
    element.addEventListener('griddle-change', () => this.#choose({ position: element.currentPosition }));
    // A game that was played to its end is shown from its start
    element.addEventListener('griddle-over', () => {
      void element.toRecord().then((text) => this.#choose({ from: 'text', text, mode: 'replay' }));
    });
    // Listens on the element itself, because a board keeps the keys that it uses
    for (const type of ['click', 'keydown']) element.addEventListener(type, this.#tapped);
    return element;
  }

  // The result

  /** The embed itself: the picture where only that is pasted, and else the element as in the text. */
  #previewOf(): Node | TemplateResult | typeof nothing {
    const { embed } = this;
    if (!embed) return nothing;
    if (NEED_PICTURE.includes(this.choices.host)) {
      return html`<img
        class="still"
        src=${`data:image/svg+xml,${encodeURIComponent(embed.picture.svg)}`}
        alt=${embed.alt}
      />`;
    }
    const body = bodyOf({ ...embed, picture: { ...embed.picture, address: '' } });
    const key = JSON.stringify(body);
    if (this.#preview?.key !== key) {
      const node = domOf({ ...body, attributes: { ...body.attributes, keep: 'none', loading: 'eager' } });
      this.#preview = { key, node };
    }
    return this.#preview.node;
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.embedding);
      this.told = 'maker.copied';
    } catch {
      // Where the page may not write to the clipboard, the reader copies by hand
      this.renderRoot.querySelector<HTMLTextAreaElement>('.code')?.select();
      this.told = 'maker.selected';
    }
  };

  readonly #save = async (): Promise<void> => {
    const blob = await this.#picture?.toPNG(1152);
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'board.png';
    link.click();
    URL.revokeObjectURL(link.href);
  };
}

/** Words that begin like a sentence. */
function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

declare global {
  interface HTMLElementTagNameMap {
    'griddle-maker': GriddleMaker;
  }
}
