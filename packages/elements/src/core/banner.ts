/**
 * The banner for important events: a forced pass, the end of a round or day. It takes the place of the news, covers no board,
 * and fades after a while or when the reader does something.
 */
import { TABLE, type BaseState } from '@griddle/rules/core/contract.js';
import { inOneText } from '@griddle/rules/messages/sentences.js';
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
  /** The steps that are told of, in order; a move of the reader begins anew. */
  #told: readonly Step<S, M>[] = [];
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
    if (!made || this.source().game.factsOf(step.state).outcome) {
      this.#told = [];
      return;
    }
    for (const next of made) {
      if (this.#isOfReader(next)) this.#told = [];
      if (this.source().text.event(next) !== '') this.#told = [...this.#told, next];
    }
  }

  #isOfReader({ seat }: Step<S, M>): boolean {
    return seat !== TABLE && this.source().game.players[seat]?.kind !== 'bot';
  }

  /** The words; nothing where there is nothing to tell. */
  render(t: Translate): TemplateResult | typeof nothing {
    const { text } = this.source();
    const words = inOneText(
      t,
      this.#told.map((step) => text.event(step)),
    );
    return words === '' ? nothing : html`<p part="banner" @animationend=${this.dismiss}>${words}</p>`;
  }

  /** Takes the words away, when the reader does something or they have faded. */
  readonly dismiss = (event: Event): void => {
    if (this.#told.length === 0 || (event instanceof KeyboardEvent && IDLE_KEYS.includes(event.key))) return;
    if (event instanceof KeyboardEvent && event.key === 'Escape') useKey(event);
    this.#told = [];
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
