/** The final scoring, line by line and plate by plate with the scoring pieces lit up; or the result of a cooperative game. */
import { fallenMark, guest } from '@griddle/art/buffet-boss/index.js';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';
import { SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import { outcome, score } from '@griddle/rules/internal/buffet-boss/scoring.js';
import type { BuffetBossState } from '@griddle/rules/internal/buffet-boss/state.js';
import type { ScoreLine, Seat } from '@griddle/rules/core/contract.js';
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { isMotionReduced } from '#core';
import { describeFoods, fallenFoods } from './describe.js';
import { foodPicture } from './food-pictures.js';
import type { BuffetBossContext } from './context.js';

/** How long a line is shown, in milliseconds. */
const BEAT = 1100;

interface Counted {
  readonly seat: Seat;
  readonly line: ScoreLine;
}

/** Returns the lines of all sheets in counting order: the first of each seat, then the second of each. */
function linesOf(state: BuffetBossState): readonly Counted[] {
  const sheets = score(state);
  const most = Math.max(0, ...sheets.map(({ lines }) => lines.length));
  return Array.from({ length: most }).flatMap((_unused, at) =>
    sheets.flatMap(({ seat, lines }): readonly Counted[] => lines.slice(at, at + 1).map((line) => ({ seat, line }))),
  );
}

/** Starts when a game ends; can be skipped. */
export class EndShow implements ReactiveController {
  /** The finished game; undefined during a game. */
  #context: BuffetBossContext | undefined;
  #lines: readonly Counted[] = [];
  /** Number of lines counted; exceeds the total once finished. */
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Pictures for the end of a cooperative game, drawn once. */
  #pictures: readonly SVGSVGElement[] = [];

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** Renders the final scoring if the game is over. */
  render(context: BuffetBossContext): TemplateResult | typeof nothing {
    const { step, still, t } = context;
    const isOver = outcome(step.state) !== undefined;
    const isNew = this.#context?.step !== step;
    this.#context = isOver ? context : undefined;
    if (isNew || !isOver) clearTimeout(this.#timer);
    if (!isOver) return nothing;
    const isTogether = step.state.rules.version === 'all';
    if (isNew && isTogether) this.#pictures = picturesOf(context);
    else if (isNew) this.#begin(still || isMotionReduced());
    return html`
      <div part="show" role="group" aria-label=${t('show.buffet-boss')}>
        ${isTogether ? this.#renderTogether(context) : this.#renderCounting(context)}
      </div>
    `;
  }

  /** Renders the shared result (BB-25). */
  #renderTogether(context: BuffetBossContext): TemplateResult {
    const { step, t } = context;
    const { plates, step: end } = step.state;
    const count = plates.reduce((sum, { pieces }) => sum + pieces.length, 0);
    const fell = lastFallen(context);
    // A bare position does not record what fell
    const key = end === 'over' ? 'victory' : fell.length > 0 ? 'defeat' : 'lost';
    const words = t(`show.buffet-boss.${key}`, { foods: describeFoods(fell, t), count });
    return html`${this.#pictures}<strong>${words}</strong>`;
  }

  #renderCounting({ names, step: { state }, t, told }: BuffetBossContext): TemplateResult {
    const counted = this.#lines[this.#count - 1];
    const seats = state.plates.map((_plate, seat) => seat);
    const best = Math.max(1, ...seats.map((seat) => this.#sum(seat, this.#lines.length)));
    const winners = this.#isDone ? (outcome(state)?.winners ?? []) : [];
    const now = counted
      ? t('show.buffet-boss.line', {
          seat: names[counted.seat] ?? '',
          line: counted.line.code,
          points: counted.line.points,
        })
      : '';
    const renderOne = (seat: Seat): TemplateResult => {
      const note = winners.includes(seat) ? told('show.buffet-boss.wins', { seat: SEAT_NAMES[seat] ?? '' }) : '';
      return renderSeat(names[seat] ?? '', this.#sum(seat, this.#count), best, note);
    };
    return html`
      ${seats.map(renderOne)}
      <p part="show-line">${now}</p>
      <button part="choice" type="button" @click=${() => this.#skip()}>
        ${t(`show.buffet-boss.${this.#isDone ? 'again' : 'skip'}`)}
      </button>
    `;
  }

  get #isDone(): boolean {
    return this.#count > this.#lines.length;
  }

  /** Returns a seat's points after `count` lines. */
  #sum(seat: Seat, count: number): number {
    return this.#lines.slice(0, count).reduce((sum, one) => sum + (one.seat === seat ? one.line.points : 0), 0);
  }

  #begin(isQuick: boolean): void {
    this.#lines = this.#context ? linesOf(this.#context.step.state) : [];
    this.#count = isQuick ? this.#lines.length + 1 : 0;
    if (!isQuick) this.#timer = setTimeout(() => this.#beat());
  }

  /** Counts the next line. */
  #beat(): void {
    const next = this.#lines[this.#count];
    this.#count++;
    if (next) this.#timer = setTimeout(() => this.#beat(), BEAT);
    this.#light(next?.line.places ?? []);
  }

  #light(places: readonly string[]): void {
    this.#context?.highlight(places);
    this.host.requestUpdate();
  }

  /** Skips to the end or, from there, starts over. */
  #skip(): void {
    clearTimeout(this.#timer);
    const isAgain = this.#isDone;
    this.#count = isAgain ? 0 : this.#lines.length + 1;
    if (isAgain) this.#beat();
    else this.#light([]);
  }
}

/** Returns the foods that fell in the last move. */
function lastFallen({ step: { move, parent } }: BuffetBossContext): readonly number[] {
  return parent && move?.kind === 'settle' ? fallenFoods(parent.state, move) : [];
}

/** Returns pictures of all guests after a victory, or of the fallen food, crossed out. */
function picturesOf(context: BuffetBossContext): readonly SVGSVGElement[] {
  const { plates, step } = context.step.state;
  if (step === 'over') {
    const root = svgRoot([-1.6, -2, 3.2 * plates.length, 3.4]);
    plates.forEach((_plate, seat) => root.append(toNode({ ...guest(`B${seat + 1}`), at: [seat * 3.2, 0] })));
    return [root];
  }
  return lastFallen(context).map((food) => {
    const root = foodPicture(food);
    root.append(toNode(fallenMark([0, 0])));
    return root;
  });
}

/** Renders a seat's score so far and a note. */
function renderSeat(name: string, sum: number, best: number, note: string): TemplateResult {
  return html`<div part="show-seat">
    <span>${name}</span>
    <div part="show-track"><div part="show-bar" .style=${`inline-size: ${(sum / best) * 100}%`}></div></div>
    <strong>${sum}</strong><span part="show-note">${note}</span>
  </div>`;
}
