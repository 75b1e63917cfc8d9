/** `<griddle-guess>`: lets a reader of a record guess the moves of a player. */
import type { TemplateResult } from 'lit';
import { customElement, html, inputError, nothing, type AnyStep, type GameSnapshot } from '#core';
import { GuessController } from './guess-controller.js';
import { decisionsFrom } from './positions.js';
import type { Task } from './positions-controller.js';
import { PositionsView, type Shown } from './positions-view.js';
import { Visiting } from './visiting.js';

/** Stands for the moves of all players. */
const ALL = 'all';

/**
 * Shown above the board while a reader guesses the moves of a record.
 *
 * @csspart coach - The whole coach.
 * @csspart title - Which move it is.
 * @csspart task - The task, or the comment on the guess.
 * @csspart question - Not used.
 * @csspart button - Each button.
 */
@customElement('griddle-guess')
class GriddleGuess extends PositionsView<GuessController> {
  protected override show(table: GameSnapshot, way: GuessController): Shown {
    const { all, number, phase } = way;
    const isEnd = phase === 'end';
    return {
      name: table.say('guess.name'),
      title: isEnd ? table.say('guess.name') : table.say('guess.title', { number, count: all.length }),
      question: '',
      task: isEnd ? this.#report(table, way) : this.#words(table, way),
      look: isEnd || phase === 'told' ? 'solved' : phase,
      buttons: this.#renderButtons(table, way),
    };
  }

  #words(table: GameSnapshot, { phase, said, step }: GuessController): string {
    const { say, seats } = table;
    if (phase === 'wait') return say('mistakes.wait');
    if (!said) return say('guess.task', { seat: seats[step.seat] ?? '' });
    return this.words(table, said, step.token);
  }

  #report({ say }: GameSnapshot, { averageLoss, guesses }: GuessController): string {
    const all = [...guesses.values()];
    if (all.length === 0) return say('guess.none');
    const counts = {
      count: all.length,
      good: all.filter(({ isGood }) => isGood).length,
      same: all.filter(({ isSame }) => isSame).length,
    };
    const loss = averageLoss === undefined ? '' : ` ${say('guess.average', { percent: averageLoss })}`;
    return say('guess.report', counts) + loss;
  }

  #renderButtons({ say }: GameSnapshot, way: GuessController): readonly unknown[] {
    const { all, missed, number, phase } = way;
    const isLast = number === all.length;
    const next = say(isLast ? 'mistakes.end' : 'mistakes.next');
    const button = (words: string, act: () => void, isFirst = false): TemplateResult =>
      this.button(words, act, isFirst);
    return [
      button(say('play-on.back'), () => way.leave()),
      phase === 'turn' ? button(say('guess.skip'), () => way.next()) : nothing,
      phase === 'told' ? button(next, () => way.next(), true) : nothing,
      phase === 'end' ? button(say('mistakes.again'), () => way.begin()) : nothing,
      phase === 'end' && missed.length > 0 ? button(say('mistakes.rest'), () => way.begin(true), true) : nothing,
    ];
  }
}

/**
 * Has the reader guess moves of a record, from the position on the board on; from the start if none follow. `wanted`: the name of
 * a seat in the notation, or `all`. Reports any other name.
 */
export function guessMoves(table: GameSnapshot, wanted: string, judge: Omit<Task, 'steps'>): void {
  const { at, control, seats, session } = table;
  if (!control) return;
  const seat = wanted === ALL ? undefined : seats.indexOf(wanted);
  if (seat === -1) return table.report(inputError('guess', 'choice', [...seats, ALL], { key: 'guess', found: wanted }));
  const movesFrom = (step: AnyStep): readonly AnyStep[] =>
    decisionsFrom(step).filter((move) => seat === undefined || move.seat === seat);
  const coming = movesFrom(at);
  const steps = coming.length > 0 ? coming : movesFrom(session.root);
  const [first] = steps;
  if (!first) return;
  const render = (now: GameSnapshot): TemplateResult =>
    html`<div class="coached">
      <griddle-guess .table=${now} .way=${way}></griddle-guess>
    </div>`;
  const visit = new Visiting(control, { mode: 'puzzle', seats: '', keptAs: '', render });
  const way = new GuessController(session, first, { ...judge, steps }, visit, control);
  way.begin();
}

declare global {
  interface HTMLElementTagNameMap {
    'griddle-guess': GriddleGuess;
  }
}
