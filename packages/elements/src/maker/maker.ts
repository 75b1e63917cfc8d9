/** `<griddle-maker>`: a form that makes embeds, with a preview and the text to paste. */
import type { Embed } from '@griddle/art/internal/embed/embed.js';
import { embedText, HOSTS, NEED_PICTURE } from '@griddle/art/internal/embed/forms.js';
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
import { PALETTES, TITLES } from '../generated/set-up.js';
import { attributesOf, embedOf, isRecord, mayInline, type Choices } from './choices.js';
import { makerStyles } from './maker.styles.js';
import MAKER_EN from './messages.en.json' with { type: 'json' };
import { made, pictureElement, shownBy, type Board } from './picture.js';
import { emptied, withOtherTurn, withPiece } from './set-up.js';

addEnglish(MAKER_EN);
addEnglish(TITLES);

const LEVELS = ['easy', 'medium', 'hard', 'best'];
const USUAL: Choices = {
  game: 'waffle-wars',
  from: 'beginning',
  text: '',
  position: '',
  mode: 'play',
  seats: 'people',
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
  static override styles = [wordColours, makerStyles];

  /** The address of the release for embeds. */
  @property() address = '';

  @state() private choices: Choices = USUAL;
  /** The letter of the piece that taps place on the board; if empty, taps make moves. */
  @state() private piece = '';
  @state() private isPhone = true;
  @state() private embed: Embed | undefined;
  @state() private problem = '';
  @state() private told = '';
  readonly #locale = new LocaleController(this);
  #setUp: Board | undefined;
  #preview: { readonly key: string; readonly element: Board } | undefined;
  #picture: Board | undefined;

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
    void this.#draw();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    keepEvents(this);
    // Keeps what was typed before the element left the page
    this.#choose({ address: this.choices.address || this.address || new URL('.', location.href).href });
  }

  /** Draws the picture for the text, and reads its description. */
  async #draw(): Promise<void> {
    const { choices } = this;
    const attributes = attributesOf({ ...choices, seats: 'people' });
    const element = pictureElement(choices.game, attributes);
    this.#picture = element;
    this.requestUpdate();
    const shown = await shownBy(element, () => this.updateComplete);
    if (!shown || element !== this.#picture) return;
    this.problem = shown.problem;
    this.embed = embedOf(choices, { ...shown, title: this.#locale.t(`game.${choices.game}`) });
  }

  protected override render(): TemplateResult {
    const { choices, embed, problem } = this;
    const { t } = this.#locale;
    const { from, game, host, mode, seats } = choices;
    return html`
      <div class="columns">
        <form @submit=${(event: Event) => event.preventDefault()}>
          ${this.#select(
            'game',
            game,
            GAMES.map(({ id }) => id),
            (id) => t(`game.${id}`),
          )}
          ${this.#select('from', from, ['beginning', 'hand', 'text'])} ${from === 'text' ? this.#area() : nothing}
          ${from === 'hand' ? this.#renderSetUp() : nothing}
          ${problem === '' ? nothing : html`<p class="error" role="alert">${problem}</p>`}
          ${this.#select('mode', mode, ['diagram', 'replay', 'play'])}
          ${mode === 'play' ? this.#select('seats', seats, ['people', 'first', 'second']) : nothing}
          ${mode === 'play' && seats !== 'people' ? this.#select('level', choices.level, LEVELS) : nothing}
          ${this.#select('size', choices.size, ['small', 'usual', 'large'])} ${this.#check('flipped')}
          ${this.#select('host', host, HOSTS)} ${this.#line('address')}
          ${mayInline(choices) ? this.#check('inline') : nothing}
          ${
            mayInline(choices) && choices.inline
              ? nothing
              : html`${this.#line('picture')}
                  <p class="note">
                    ${t(NEED_PICTURE.includes(host) ? 'maker.picture.needed' : 'maker.picture.optional')}
                  </p>`
          }
        </form>
        <div class="result">
          <div class="row">
            <h2>${t('maker.preview')}</h2>
            ${this.#toggle('maker.preview.phone', this.isPhone, () => (this.isPhone = true))}
            ${this.#toggle('maker.preview.desktop', !this.isPhone, () => (this.isPhone = false))}
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
      </div>
      <div class="holds-picture" aria-hidden="true" inert><div class="picture">${this.#picture}</div></div>
    `;
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
      this.#choose({ text, ...(isFirst && { mode: 'replay' }) });
    };
    return html`
      <label>
        ${this.#locale.t('maker.text')}
        <textarea name="text" rows="6" .value=${this.choices.text} @input=${written}></textarea>
      </label>
    `;
  }

  #toggle(message: string, isOn: boolean, press: () => void): TemplateResult {
    return html`<button type="button" aria-pressed=${isOn} @click=${press}>${this.#locale.t(message)}</button>`;
  }

  // Setting up by hand

  #renderSetUp(): TemplateResult {
    const { game } = this.choices;
    const { t } = this.#locale;
    this.#setUp ??= this.#makeSetUp();
    const letters = PALETTES[game] ?? [];
    const pieces = letters.length === 0 ? [] : ['', ...letters, '.'];
    const names: Readonly<Record<string, string>> = { '': 'move', '.': 'none' };
    const change = (position: (now: string) => string): void => this.#put(position(this.#setUp?.currentPosition ?? ''));
    return html`
      <div class="field" role="group" aria-label=${t('maker.palette')}>
        <div class="row">
          ${pieces.map((one) =>
            this.#toggle(`maker.palette.${names[one] ?? one}`, this.piece === one, () => this.#take(one)),
          )}
          ${
            letters.length === 0
              ? nothing
              : html`<button type="button" @click=${() => change(withOtherTurn)}>${t('maker.turn')}</button>
                  <button type="button" @click=${() => change(emptied)}>${t('maker.clear')}</button>`
          }
        </div>
        <div>${this.#setUp}</div>
      </div>
    `;
  }

  /** Selects the piece that taps place; without one, taps make moves. */
  #take(piece: string): void {
    this.piece = piece;
    this.#setUp?.setAttribute('mode', piece === '' ? 'play' : 'diagram');
  }

  readonly #tapped = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    const [cell] = event.composedPath();
    const place = cell instanceof Element ? (cell.getAttribute('data-place') ?? '') : '';
    if (this.piece !== '' && place !== '') this.#put(withPiece(this.#setUp?.currentPosition ?? '', place, this.piece));
  };

  #put(position: string): void {
    this.#setUp?.setAttribute('position', position);
    this.#choose({ position });
  }

  #makeSetUp(): Board {
    const usual = { mode: 'play', start: 'now', keep: 'none', loading: 'eager', controls: 'none' };
    const element = made(this.choices.game, usual);
    element.addEventListener('griddle-change', () => this.#choose({ position: element.currentPosition }));
    // Listens on the element itself, because a board keeps the keys that it uses
    for (const type of ['click', 'keydown']) element.addEventListener(type, this.#tapped);
    return element;
  }

  // The result

  #previewOf(): Board {
    const attributes = { ...attributesOf(this.choices), keep: 'none', loading: 'eager' };
    const size = { small: '320px', usual: '', large: '800px' }[this.choices.size];
    const key = JSON.stringify([this.choices.game, attributes]);
    if (this.#preview?.key !== key) this.#preview = { key, element: made(this.choices.game, attributes) };
    const { element } = this.#preview;
    if (size === '') element.style.removeProperty('--griddle-board-size');
    else element.style.setProperty('--griddle-board-size', size);
    return element;
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

declare global {
  interface HTMLElementTagNameMap {
    'griddle-maker': GriddleMaker;
  }
}
