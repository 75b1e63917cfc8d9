/** The counting at the end: line by line, plate by plate, what earned it lit up; and how a game for all together ended. */
import { guest, fallenMark } from '@griddle/art/buffet-boss/index.js';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';
import type { Place, ScoreLine, Seat } from '@griddle/rules/core/contract.js';
import { SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import { outcome, score } from '@griddle/rules/buffet-boss/scoring.js';
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/buffet-boss/state.js';
import { settlingPieces } from '@griddle/rules/buffet-boss/settling.js';
import type { Step } from '@griddle/rules/replay/step.js';
import { button, element } from '../old-core/nodes.js';
import type { Say } from '../old-core/table.js';
import { foodsWords } from './words.js';
import { foodPicture } from './tell-cards.js';

/** How long a line is shown, in milliseconds. */
const BEAT = 1100;

interface Row {
  readonly total: HTMLElement;
  readonly bar: HTMLElement;
  readonly note: HTMLElement;
}

interface Counted {
  readonly seat: Seat;
  readonly line: ScoreLine;
}

/** Begins with the step that ends a game, and may be skipped. */
export class EndShow {
  readonly node = element('div', { part: 'show', role: 'group', hidden: '' });
  private at: unknown;
  private said: Say | undefined;
  private rows: readonly Row[] = [];
  private counted: readonly Counted[] = [];
  private next = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly now = element('p', { part: 'show-line' });
  private readonly skipper = button({ part: 'choice' }, () => this.skip());

  /** `light` lights up places of the table. */
  constructor(private readonly light: (places: readonly Place[]) => void) {}

  /** Shows the end where a game has come to it; `isQuick` for who wants nothing to move. */
  draw(say: Say, step: Step<BuffetBossState, BuffetBossMove>, isQuick: boolean): void {
    const { state } = step;
    this.node.hidden = outcome(state) === undefined;
    if (this.node.hidden) return this.leave();
    if (this.at === step && this.said === say) return;
    this.leave();
    this.at = step;
    this.said = say;
    this.node.setAttribute('aria-label', say('show.buffet-boss'));
    if (state.rules.version === 'all') return this.showTogether(say, step);
    this.begin(say, state, isQuick);
  }

  private leave(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.at = undefined;
  }

  /** BB-25: one for all. */
  private showTogether(say: Say, { state, parent, move }: Step<BuffetBossState, BuffetBossMove>): void {
    const count = state.plates.reduce((sum, { pieces }) => sum + pieces.length, 0);
    if (state.step === 'over') {
      const root = svgRoot([-1.6, -2, 3.2 * state.plates.length, 3.4]);
      state.plates.forEach((_plate, seat) => root.append(toNode({ ...guest(`B${seat + 1}`), at: [seat * 3.2, 0] })));
      return this.node.replaceChildren(root, element('strong', {}, say('show.buffet-boss.victory', { count })));
    }
    const settling = parent ? settlingPieces(parent.state) : [];
    const fell = move?.kind === 'settle' ? move.fell.map((piece) => settling[piece - 1] ?? -1) : [];
    const pictures = fell.map((food) => {
      const root = foodPicture(food);
      root.append(toNode(fallenMark([0, 0])));
      return root;
    });
    // A position alone does not tell what fell
    const key = `show.buffet-boss.${fell.length > 0 ? 'defeat' : 'lost'}`;
    const words = say(key, { foods: foodsWords(fell, say), count });
    this.node.replaceChildren(...pictures, element('strong', {}, words));
  }

  private begin(say: Say, state: BuffetBossState, isQuick: boolean): void {
    const sheets = score(state);
    const most = Math.max(0, ...sheets.map(({ lines }) => lines.length));
    this.counted = Array.from({ length: most }).flatMap((_unused, at) =>
      sheets.flatMap(({ seat, lines }): readonly Counted[] => {
        const line = lines[at];
        return line ? [{ seat, line }] : [];
      }),
    );
    this.next = 0;
    this.rows = sheets.map(() => ({
      total: element('strong', {}, '0'),
      bar: element('div', { part: 'show-bar' }),
      note: element('span', { part: 'show-note' }),
    }));
    const rows = sheets.map(({ seat }, at) => {
      const { total, bar, note } = this.rows[at] ?? { total: '', bar: '', note: '' };
      const name = element('span', {}, say(`seat.${SEAT_NAMES[seat]}`));
      return element('div', { part: 'show-seat' }, name, element('div', { part: 'show-track' }, bar), total, note);
    });
    this.node.replaceChildren(...rows, this.now, this.skipper);
    if (isQuick) this.finish();
    else this.beat();
  }

  /** Counts the next line. */
  private beat(): void {
    const { counted, next, said } = this;
    const one = counted[next];
    if (!said || !one) return this.finish();
    this.skipper.textContent = said('show.buffet-boss.skip');
    this.next++;
    this.count(this.next);
    const seat = SEAT_NAMES[one.seat] ?? '';
    this.now.textContent = said('show.buffet-boss.line', { seat, line: one.line.code, points: one.line.points });
    this.timer = setTimeout(() => this.beat(), BEAT);
    this.light(one.line.places);
  }

  /** Totals after so many lines. */
  private count(lines: number): void {
    const all = this.rows.map((_row, seat) => this.sum(seat, this.counted.length));
    const best = Math.max(1, ...all);
    this.rows.forEach(({ total, bar }, seat) => {
      const sum = this.sum(seat, lines);
      total.textContent = String(sum);
      bar.style.inlineSize = `${(sum / best) * 100}%`;
    });
  }

  private sum(seat: Seat, lines: number): number {
    return this.counted.slice(0, lines).reduce((sum, one) => sum + (one.seat === seat ? one.line.points : 0), 0);
  }

  private finish(): void {
    const { at, said } = this;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.count(this.counted.length);
    this.next = this.counted.length;
    this.now.textContent = '';
    if (!said) return;
    this.skipper.textContent = said('show.buffet-boss.again');
    const state = (at as Step<BuffetBossState, BuffetBossMove> | undefined)?.state;
    const winners = state ? (outcome(state)?.winners ?? []) : [];
    this.rows.forEach(({ note }, seat) => {
      note.textContent = winners.includes(seat) ? said('show.buffet-boss.wins') : '';
    });
    this.light([]);
  }

  /** To the end, or, from there, once more. */
  private skip(): void {
    if (this.next < this.counted.length) return this.finish();
    for (const { note } of this.rows) note.textContent = '';
    this.next = 0;
    this.beat();
  }
}
