/** The evaluation of a game: the winning chance of the reader, or else of the first seat. */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult, svg } from 'lit';
import { type AnyStep, type GameSnapshot, lineEnd } from '#core';
import { judgeTable, mayAdvise, viewpointOf, chanceAfter, chanceOf, readerOf } from './analysis.js';

interface EvaluationHost extends ReactiveControllerHost {
  readonly table?: GameSnapshot | undefined;
  readonly isConnected: boolean;
}

/** Follows the board while shown, and stops thinking when it leaves the page. */
export class Evaluation implements ReactiveController {
  #isShown = false;
  /** The step being evaluated, or evaluated last. */
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
    if (this.#isShown && isConnected && table && mayAdvise(table) && table.at !== this.#at) void this.#evaluate(table);
  }

  /** A bar with words. */
  render(table: GameSnapshot): TemplateResult | typeof nothing {
    if (!this.#isShown || !mayAdvise(table)) return nothing;
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

  async #evaluate(table: GameSnapshot): Promise<void> {
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

/** The chance of the seat whose point of view is shown, from 0 to 1; after the end, the actual result. */
async function chanceNow(table: GameSnapshot, signal: AbortSignal): Promise<number | undefined> {
  const { outcome, toMove } = table;
  const seat = viewpointOf(table);
  if (outcome) return outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0;
  const judgement = await judgeTable(table, signal);
  if (!judgement) return undefined;
  return toMove[0] === seat ? judgement.chance : 1 - judgement.chance;
}

// The analysis graph: a seat's winning chance, move by move, with mistakes marked.

/** The size of the picture, and the room round the line. */
const WIDTH = 300;
const HEIGHT = 72;
const EDGE = 6;
/** How large the mark of a mistake is, by the mark of the move. */
const SIZES: Readonly<Record<string, number>> = { '?': 3.5, '??': 5.5 };

/** A move that has been judged. */
interface Judged {
  readonly step: AnyStep;
  /** In percent, for the seat of the graph; undefined where another seat's evaluation says nothing about it. */
  readonly percent: number | undefined;
}

function lineOf({ session }: GameSnapshot): readonly AnyStep[] {
  const steps: AnyStep[] = [];
  for (let step = lineEnd(session.root); step.parent; step = step.parent) steps.unshift(step);
  return steps;
}

/** Whether moves of the game have been judged. */
export function isAnalysed(table: GameSnapshot): boolean {
  return lineOf(table).some((step) => chanceAfter(step) !== undefined);
}

/** The judged moves of a line, as the chance of one seat. */
function judgedMoves(table: GameSnapshot, seat: number): readonly Judged[] {
  return lineOf(table)
    .filter((step) => chanceAfter(step) !== undefined)
    .map((step) => ({ step, percent: chanceOf(step, seat, table.seats.length) }));
}

/** The graph, below a label that says whose chance it is. `isKept`: reserves its space. */
export function renderGraph(table: GameSnapshot, isKept: boolean): TemplateResult | typeof nothing {
  const { at, say, seats } = table;
  const seat = viewpointOf(table);
  const moves = judgedMoves(table, seat);
  if (moves.length === 0 && !isKept) return nothing;
  const what = readerOf(table) === undefined ? say('ui.graph', { seat: seats[seat] ?? '' }) : say('ui.graph-you');
  const xOf = (index: number): number => EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, moves.length - 1);
  const yOf = (percent: number): number => EDGE + ((100 - percent) * (HEIGHT - 2 * EDGE)) / 100;
  const points = moves.flatMap(({ percent }, index) =>
    percent === undefined ? [] : [`${xOf(index).toFixed(1)},${yOf(percent).toFixed(1)}`],
  );
  const mistakes = moves.flatMap(({ step, percent }, index) => {
    const size = SIZES[step.marks[0] ?? ''];
    return size === undefined || percent === undefined ? [] : [{ x: xOf(index), y: yOf(percent), size }];
  });
  const here = moves.findIndex(({ step }) => step === at);
  const last = moves.findLast(({ percent }) => percent !== undefined)?.percent ?? 50;
  return html`
    <figure part="graph">
      <figcaption>${what}</figcaption>
      <svg
        viewBox="0 0 ${WIDTH} ${HEIGHT}"
        role="img"
        aria-label=${say('ui.graph-told', { what, percent: last, count: mistakes.length })}
      >
        ${svg`
          <line class="half" x1=${EDGE} x2=${WIDTH - EDGE} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
          ${here < 0 ? nothing : svg`<line class="here" x1=${xOf(here)} x2=${xOf(here)} y1="0" y2=${HEIGHT}></line>`}
          <polyline points=${points.join(' ')}></polyline>
          ${mistakes.map(({ x, y, size }) => svg`<circle part="mistake" cx=${x} cy=${y} r=${size}></circle>`)}
        `}
      </svg>
    </figure>
  `;
}
