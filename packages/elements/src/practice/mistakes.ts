/** `<griddle-mistakes>`: asks for better moves where a reader of a game made mistakes. */
import type { TemplateResult } from 'lit';
import { customElement, html, humanSeats, nothing, property, soloHumanSeat, type GameSnapshot } from '#core';
import { MistakesController } from './mistakes-controller.js';
import type { Task } from './positions-controller.js';
import { PositionsView, type Shown } from './positions-view.js';
import { Visiting } from './visiting.js';

/** More mistakes than this have no dots. */
const MOST_DOTS = 24;

/**
 * Shown above the board during *Try your mistakes again*.
 *
 * @csspart coach - The whole coach.
 * @csspart title - Which mistake it is.
 * @csspart dots - The mistakes of the game.
 * @csspart task - The task, or the comment on the last try.
 * @csspart question - The task, above a comment on a try.
 * @csspart button - Each button.
 */
@customElement('griddle-mistakes')
class GriddleMistakes extends PositionsView<MistakesController> {
  /** Whether they are those of the reader, called “you”. */
  @property({ attribute: false }) isReaders = false;

  protected override show(table: GameSnapshot, way: MistakesController): Shown {
    const { phase, said } = way;
    const asked = phase === 'wait' ? table.say('mistakes.wait') : this.#task(table, way);
    const task = said
      ? this.words(table, said, String(said.values?.['move'] ?? ''))
      : phase === 'end'
        ? this.#result(table, way)
        : asked;
    return {
      name: table.say('mistakes.title'),
      title: this.#title(table, way),
      beside: html`${this.#renderSeats(table, way)} ${this.#renderDots(table, way)}`,
      question: task !== asked && (phase === 'turn' || phase === 'wrong') ? asked : '',
      task,
      look: phase === 'found' || phase === 'end' ? 'solved' : phase,
      buttons: this.#renderButtons(table, way),
    };
  }

  #task(table: GameSnapshot, { step }: MistakesController): string {
    const { say, seats } = table;
    const move = this.nameOf(table, step.token);
    return say(this.isReaders ? 'mistakes.task-you' : 'mistakes.task', { seat: seats[step.seat] ?? '', move });
  }

  #result({ say }: GameSnapshot, { all, found }: MistakesController): string {
    const count = all.length;
    if (found.size < count) return say('mistakes.found', { found: found.size, count });
    return say(count === 1 ? 'mistakes.found-one' : 'mistakes.found-all', { count });
  }

  #title({ say }: GameSnapshot, { all, phase, step }: MistakesController): string {
    if (phase === 'end') return say('mistakes.title');
    return say('mistakes.number', { number: all.indexOf(step) + 1, count: all.length, move: step.round });
  }

  /** Whose mistakes come, where several people made some. */
  #renderSeats({ say, seats }: GameSnapshot, way: MistakesController): TemplateResult | typeof nothing {
    if (way.seats.length < 2) return nothing;
    const onChange = ({ target }: Event): void => {
      const { value } = target as HTMLSelectElement;
      way.choose(value === '' ? undefined : Number(value));
    };
    return html`<select aria-label=${say('mistakes.seat')} @change=${onChange}>
      <option value="" .selected=${way.seat === undefined}>${say('mistakes.everyone')}</option>
      ${way.seats.map(
        (seat) =>
          html`<option value=${seat} .selected=${way.seat === seat}>${say(`seat.${seats[seat] ?? 'table'}`)}</option>`,
      )}
    </select>`;
  }

  #renderDots({ say }: GameSnapshot, way: MistakesController): TemplateResult | typeof nothing {
    const { all, found, phase } = way;
    if (all.length < 2 || all.length > MOST_DOTS) return nothing;
    const dots = all.map((step, index) => {
      const isFound = found.has(step);
      const name = isFound ? say('mistakes.is-found', { number: index + 1 }) : String(index + 1);
      return html`<button
        type="button"
        class=${isFound ? 'solved' : ''}
        title=${name}
        aria-label=${name}
        aria-current=${phase !== 'end' && step === way.step ? 'true' : nothing}
        @click=${() => void way.go(step)}
      ></button>`;
    });
    return html`<div part="dots" role="group" aria-label=${say('mistakes.set')}>${dots}</div>`;
  }

  #renderButtons({ say }: GameSnapshot, way: MistakesController): readonly unknown[] {
    const { all, found, hasNext, phase, tries } = way;
    const button = (key: string, act: () => void, isFirst = false): TemplateResult =>
      this.button(say(key), act, isFirst);
    const next = hasNext ? 'mistakes.next' : 'mistakes.end';
    const isOver = phase === 'found' || phase === 'shown';
    return [
      button('mistakes.back', () => way.leave(), phase === 'end' && found.size === all.length),
      phase === 'turn' && tries > 0 ? button('mistakes.show', () => way.show()) : nothing,
      phase === 'turn' && (hasNext || all.length > 1) ? button('mistakes.skip', () => way.next()) : nothing,
      phase === 'wrong' ? button('mistakes.try-again', () => way.takeBack(), true) : nothing,
      isOver && (hasNext || all.length > 1) ? button(next, () => way.next(), true) : nothing,
      isOver && all.length === 1 ? button('mistakes.again', () => void way.go(way.step)) : nothing,
      phase === 'end' && found.size < all.length ? button('mistakes.rest', () => way.begin(true), true) : nothing,
      phase === 'end' && found.size === all.length ? button('mistakes.again', () => way.begin()) : nothing,
    ];
  }
}

/** Shows the mistakes of an analysed game on its board, one by one. */
export function tryMistakes(table: GameSnapshot, mistakes: Task): void {
  const { control, players, seats, session } = table;
  const [first] = mistakes.steps;
  if (!control || !first) return;
  const isReaders = table.mode === 'play' && soloHumanSeat(seats, humanSeats(seats, players)) !== undefined;
  const render = (now: GameSnapshot): TemplateResult =>
    html`<div class="coached">
      <griddle-mistakes .table=${now} .way=${way} .isReaders=${isReaders}></griddle-mistakes>
    </div>`;
  const visit = new Visiting(control, { mode: 'puzzle', seats: '', keptAs: '', render });
  const way = new MistakesController(session, first, mistakes, visit, control);
  way.begin();
  void control.host.updateComplete.then(() => control.host.focus());
}

declare global {
  interface HTMLElementTagNameMap {
    'griddle-mistakes': GriddleMistakes;
  }
}
