/** Asks before a new game replaces one in progress. */
import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { useKey, type AnyStep, type TableView } from '#core';

type QuestionHost = LitElement & { readonly table?: TableView | undefined };

/** Closes when the board moves on. */
export class AgainQuestion implements ReactiveController {
  #isAsked = false;
  /** Where the board stood at the last update. */
  #at: AnyStep | undefined;

  constructor(private readonly host: QuestionHost) {
    host.addController(this);
  }

  get isAsked(): boolean {
    return this.#isAsked;
  }

  hostUpdate(): void {
    const at = this.host.table?.at;
    if (at !== this.#at) this.#isAsked = false;
    this.#at = at;
  }

  /** Starts a new game: at once if this one is over, else after asking. */
  begin({ again, outcome }: TableView): void {
    if (outcome) return again();
    this.#isAsked = true;
    this.host.requestUpdate();
    // Whoever asked hears the question on the button that changes nothing
    void this.host.updateComplete.then(() => this.#find('.stay')?.focus());
  }

  render({ again, say }: TableView): TemplateResult {
    return html`
      <div part="question" role="group" aria-labelledby="question" @keydown=${this.#onKey}>
        <p id="question">${say('ui.sure')}</p>
        <div class="row">
          <button type="button" part="button" class="primary" @click=${() => again()}>${say('ui.sure-yes')}</button>
          <button type="button" part="button" class="stay" @click=${() => this.#stay()}>${say('ui.sure-no')}</button>
        </div>
      </div>
    `;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    useKey(event);
    this.#stay();
  };

  #stay(): void {
    this.#isAsked = false;
    this.host.requestUpdate();
    this.#find('.again')?.focus();
  }

  #find(selector: string): HTMLElement | null {
    return this.host.renderRoot.querySelector(selector);
  }
}
