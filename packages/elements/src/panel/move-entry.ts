/** A field to type a move in, and the calls of the game. */
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { CHANCE, type AnyStep, type GameSnapshot } from '#core';

type EntryHost = LitElement & { readonly table?: GameSnapshot | undefined };

/** Invalid text stays in the field until another move is made. The board says what is wrong. */
export class MoveEntry implements ReactiveController {
  /** Whether the field is shown; choosing notation shows it, too. */
  isShown = false;
  #isRefused = false;
  /** The step of the board at the last update. */
  #at: AnyStep | undefined;
  /** A move that a player can make in that position. */
  #example = '';

  constructor(private readonly host: EntryHost) {
    host.addController(this);
  }

  hostUpdate(): void {
    const { table } = this.host;
    if (!table || table.at === this.#at) return;
    if (this.#isRefused) this.#take(true);
    this.#at = table.at;
    this.#example = table.mode === 'play' ? exampleMove(table, this.#example) : '';
  }

  /** Renders the field; hidden, it keeps its space. */
  render({ calls, say }: GameSnapshot, isHidden: boolean): TemplateResult {
    const label = this.#example === '' ? say('ui.type-any') : say('ui.type', { example: this.#example });
    return html`
      ${
        calls.length > 0 && !isHidden
          ? html`<div class="row calls">${calls.map((code) => this.#renderCall(code))}</div>`
          : nothing
      }
      ${this.isShown || isNotation() ? this.#renderField(label, isHidden) : nothing}
    `;
  }

  #renderField(label: string, isHidden: boolean): TemplateResult {
    return html`
      <form class="row entry" ?inert=${isHidden} @submit=${this.#onSubmit}>
        <input
          part="input"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          enterkeyhint="go"
          placeholder=${label}
          aria-label=${label}
          aria-invalid="false"
        />
        <button part="button">${this.host.table?.say('ui.enter')}</button>
      </form>
    `;
  }

  #renderCall(code: string): TemplateResult {
    const { call, game, say, seats, toMove } = this.host.table as GameSnapshot;
    const [seat = 0] = toMove;
    const title = say(`call.${game}.${code}`, { seat: seats[seat] ?? '' });
    const words = say(`call-button.${game}.${code}`);
    return html`<button type="button" part="button" title=${title} @click=${() => call(code, seat)}>${words}</button>`;
  }

  /** An arrow function, because Lit binds template listeners to the host. */
  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = this.#input?.value ?? '';
    // An empty field is no mistake: the focus leads to where a move is typed
    if (text.trim() === '') this.#input?.focus();
    else this.#take(this.host.table?.play(text) !== false);
  };

  /** Clears the field, or marks its text as refused. */
  #take(isPlayed: boolean): void {
    const input = this.#input;
    this.#isRefused = !isPlayed;
    if (!input) return;
    input.ariaInvalid = String(this.#isRefused);
    if (isPlayed) input.value = '';
  }

  get #input(): HTMLInputElement | null {
    return this.host.renderRoot.querySelector('[part=input]');
  }
}

/**
 * A move that a player can make now. During a chance move, and when the game is over, it is the previous example, or else
 * one from the start.
 */
function exampleMove({ session: { game, root, state: now } }: GameSnapshot, before: string): string {
  const isPlayers = (state: typeof now): boolean => (game.toMove(state)[0] ?? CHANCE) !== CHANCE;
  const state = isPlayers(now) ? now : before === '' && isPlayers(root.state) ? root.state : undefined;
  const [move] = state ? game.legalMoves(state) : [];
  return state === undefined || move === undefined ? before : game.moveText(state, move);
}

// Whether move lists use notation or words: one choice for the whole page.

const listeners = new Set<() => void>();
let isChosen = false;

/** Whether moves are written in notation; until a reader chooses, they are in words. */
export function isNotation(): boolean {
  return isChosen;
}

/** Switches all lists of the page to notation or to words. */
export function setNotation(isOn: boolean): void {
  isChosen = isOn;
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the choice changes. Returns a function that stops it. */
export function onNotation(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The switch between notation and words. `update`: re-renders its owner. */
export function renderNotationSwitch(word: string, update?: () => void): TemplateResult {
  const isOn = isNotation();
  const turn = (): void => {
    setNotation(!isOn);
    update?.();
  };
  return html`<button type="button" part="switch" aria-pressed=${String(isOn)} @click=${turn}>${word}</button>`;
}
