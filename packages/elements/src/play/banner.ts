/**
 * The banner for important events: a forced pass, the end of a round or day. It replaces the news, covers no board, and fades
 * after a while or when the reader does something.
 */
import { joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Step } from '@griddle/rules/replay/index.js';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { CHANCE, html, isHuman, nothing, useKey, type GameController, type GameText, type Translate } from '#core';

/** Keys that do not count as an action. */
const IDLE_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** The banner of one element. */
export class Banner<S extends BaseState, M> implements ReactiveController {
  /** The steps that the banner reports, in order; a reader's move clears them. */
  #told: readonly Step<S, M>[] = [];
  /** The step at the last update. */
  #at: Step<S, M> | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly source: () => { readonly game: GameController<S, M>; readonly text: GameText<S, M> },
  ) {
    host.addController(this);
  }

  /** Collects the steps since the last update; none if the board has jumped elsewhere. */
  hostUpdate(): void {
    const { isPlayed, step } = this.source().game;
    if (step === this.#at) return;
    const made = isPlayed ? stepsBetween(this.#at, step) : undefined;
    this.#at = step;
    // The result matters more than the last round's event
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
    return seat !== CHANCE && isHuman(this.source().game.players[seat]);
  }

  /** Renders the banner, if there is an event. */
  render(t: Translate): TemplateResult | typeof nothing {
    const { text } = this.source();
    const words = joinSentences(
      t,
      this.#told.map((step) => text.event(step)),
    );
    return words === '' ? nothing : html`<p part="banner" @animationend=${this.dismiss}>${words}</p>`;
  }

  /** Hides the banner when the reader does something or it has faded. */
  readonly dismiss = (event: Event): void => {
    if (this.#told.length === 0 || (event instanceof KeyboardEvent && IDLE_KEYS.includes(event.key))) return;
    if (event instanceof KeyboardEvent && event.key === 'Escape') useKey(event);
    this.#told = [];
    this.host.requestUpdate();
  };
}

/** Returns the steps after one up to another, in order; undefined where the one does not lead to the other. */
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
