/** The analysis graph: a seat's winning chance, move by move, with mistakes marked. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { lineEnd, type AnyStep, type TableView } from '#core';
import { chanceAfter } from './analysis.js';
import { chanceOf, readerOf, viewpointOf } from './viewpoint.js';

/** The size of the picture, and the room round the line. */
const WIDTH = 300;
const HEIGHT = 72;
const EDGE = 6;
/** How large the mark of a mistake is, by the mark of the move. */
const SIZES: Readonly<Record<string, number>> = { '?': 3.5, '??': 5.5 };

/** A move that has been judged. */
interface Judged {
  readonly step: AnyStep;
  /** In percent, of the seat that the line is about; undefined where the judgement of another seat tells nothing of it. */
  readonly percent: number | undefined;
}

function lineOf({ session }: TableView): readonly AnyStep[] {
  const steps: AnyStep[] = [];
  for (let step = lineEnd(session.root); step.parent; step = step.parent) steps.unshift(step);
  return steps;
}

/** Whether moves of the game have been judged. */
export function isAnalysed(table: TableView): boolean {
  return lineOf(table).some((step) => chanceAfter(step) !== undefined);
}

/** The judged moves of a line, as the chance of one seat. */
function judgedMoves(table: TableView, seat: number): readonly Judged[] {
  return lineOf(table)
    .filter((step) => chanceAfter(step) !== undefined)
    .map((step) => ({ step, percent: chanceOf(step, seat, table.seats.length) }));
}

/** The picture under the words that say whose chance it is. Its room is kept if asked. */
export function renderGraph(table: TableView, isKept: boolean): TemplateResult | typeof nothing {
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
