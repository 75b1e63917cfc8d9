/** The evaluation of a game: how likely the reader, or else the first seat, is to win. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { AnyStep, TableView } from '#core';
import { judgeTable } from './advice.js';
import { viewpointOf } from './viewpoint.js';

interface EvaluationHost extends ReactiveControllerHost {
  readonly table?: TableView | undefined;
  readonly isConnected: boolean;
}

/** Follows the board while it is shown, and stops thinking when it leaves the page. */
export class Evaluation implements ReactiveController {
  #isShown = false;
  /** The position that it thinks about, or has thought about. */
  #at: AnyStep | undefined;
  #abort = new AbortController();
  /** In percent; undefined until it is known. */
  #chance: number | undefined;

  constructor(private readonly host: EvaluationHost) {
    host.addController(this);
  }

  get isShown(): boolean {
    return this.#isShown;
  }

  set isShown(isShown: boolean) {
    this.#isShown = isShown;
    this.#stop();
    this.#chance = undefined;
    this.host.requestUpdate();
  }

  hostConnected(): void {
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  hostUpdate(): void {
    const { table, isConnected } = this.host;
    if (this.#isShown && isConnected && table && table.at !== this.#at) void this.#evaluate(table);
  }

  /** A bar with words. */
  render(table: TableView): TemplateResult | typeof nothing {
    if (!this.#isShown) return nothing;
    const { say, seats } = table;
    const percent = this.#chance;
    const words = percent === undefined ? '' : say('ui.chance', { seat: seats[viewpointOf(table)] ?? '', percent });
    return html`
      <div
        part="evaluation"
        role="meter"
        aria-label=${say('ui.evaluation')}
        aria-valuemin="0"
        aria-valuemax="100"
        aria-valuenow=${percent ?? nothing}
        aria-valuetext=${words}
      >
        <div class="bar" .style=${`inline-size: ${percent ?? 0}%`}></div>
        <span>${words}</span>
      </div>
    `;
  }

  async #evaluate(table: TableView): Promise<void> {
    this.#stop();
    this.#at = table.at;
    const { signal } = (this.#abort = new AbortController());
    const chance = await chanceNow(table, signal);
    if (signal.aborted || chance === undefined) return;
    this.#chance = Math.round(100 * chance);
    this.host.requestUpdate();
  }

  #stop(): void {
    this.#abort.abort();
    this.#at = undefined;
  }
}

/** The chance of the seat whose point of view is told, from 0 to 1; of a game that is over, what has come of it. */
async function chanceNow(table: TableView, signal: AbortSignal): Promise<number | undefined> {
  const { outcome, toMove } = table;
  const seat = viewpointOf(table);
  if (outcome) return outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0;
  const judgement = await judgeTable(table, signal);
  if (!judgement) return undefined;
  return toMove[0] === seat ? judgement.chance : 1 - judgement.chance;
}
