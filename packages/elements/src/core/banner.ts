/**
 * The banner for important events: a forced pass, the end of a round or day. It covers the board until it is tapped or
 * the reader does something else.
 */
import { TABLE, type BaseState } from '@griddle/rules/core/contract.js';
import type { Step } from '@griddle/rules/replay/index.js';
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Translate } from './catalogues.js';
import type { GameController } from './game-controller.js';
import type { GameText } from './game-text.js';
import { useKey } from './kept-events.js';

/** Keys by which nothing is done. */
const IDLE_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** One for each element. */
export class Banner<S extends BaseState, M> implements ReactiveController {
  /** The step that is told of; another one takes its place. */
  #told: Step<S, M> | undefined;
  /** Where the board stood at the last update. */
  #at: Step<S, M> | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly source: () => { readonly game: GameController<S, M>; readonly text: GameText<S, M> },
  ) {
    host.addController(this);
  }

  /** Collects the steps since the last update. If the board has jumped elsewhere, it shows nothing. */
  hostUpdate(): void {
    const { isPlayed, step } = this.source().game;
    if (step === this.#at) return;
    const made = isPlayed ? stepsBetween(this.#at, step) : undefined;
    this.#at = step;
    // The result says more than how the last round began
    if (!made || this.source().game.rules.outcome(step.state)) {
      this.#told = undefined;
      return;
    }
    for (const next of made) {
      if (this.#isOfReader(next)) this.#told = undefined;
      if (this.source().text.event(next) !== '') this.#told = next;
    }
  }

  #isOfReader({ seat }: Step<S, M>): boolean {
    return seat !== TABLE && this.source().game.players[seat]?.kind !== 'bot';
  }

  /** The words, on a button that takes them away. */
  render(t: Translate): TemplateResult | typeof nothing {
    const words = this.#told ? this.source().text.event(this.#told) : '';
    if (words === '') return nothing;
    return html`
      <button part="banner" type="button" title=${t('ui.banner-close')} @click=${this.dismiss}>
        ${words}<span class="icon cancel" aria-hidden="true"></span>
      </button>
    `;
  }

  /** Takes the words away, when the reader does something. */
  readonly dismiss = (event: Event): void => {
    if (!this.#told || (event instanceof KeyboardEvent && IDLE_KEYS.includes(event.key))) return;
    if (event instanceof KeyboardEvent && event.key === 'Escape') useKey(event);
    this.#told = undefined;
    this.host.requestUpdate();
  };
}

/** The steps after one up to another, in their order; undefined where the one does not lead to the other. */
function stepsBetween<S extends BaseState, M>(
  from: Step<S, M> | undefined,
  to: Step<S, M>,
): readonly Step<S, M>[] | undefined {
  const steps: Step<S, M>[] = [];
  for (let step: Step<S, M> | undefined = to; step !== from; step = step.parent) {
    if (!step) return undefined;
    steps.unshift(step);
  }
  return from && steps;
}
