/** The panel's buttons for what no piece tells: moves of a position, page by page, or answers to a question of the script. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { OFFERS } from '../names.js';
import type { Offer, TableGame } from './table-game.js';

/** The buttons of one session. */
export class Offers<S extends BaseState, M, Sight> {
  /** Buttons with which players answer a question of the script, in the place of those for moves. */
  private answers: readonly Offer<M>[] = [];
  /** How often the button for more moves was pressed since the last move. */
  private page = 0;

  constructor(private readonly table: TableGame<S, M, Sight>) {}

  /** What the panel has buttons for in a position. */
  of(state: S): readonly Offer<M>[] {
    const { table, answers } = this;
    if (answers.length > 0) return answers;
    const all = table.game.outcome(state) === undefined ? table.offers(state, table.see) : [];
    if (all.length <= OFFERS) return all;
    const shown = OFFERS - 1;
    const first = mod(this.page, Math.ceil(all.length / shown)) * shown;
    return [...all.slice(first, first + shown), { label: { key: 'tts.more' }, isMore: true }];
  }

  /** Shows the next of the moves for which there is no button. */
  more(): void {
    this.page++;
  }

  /** Shows the first moves again, after a move. */
  again(): void {
    this.page = 0;
  }

  /** The buttons answer a question until something else is done. */
  ask(answers: readonly Offer<M>[]): void {
    this.answers = answers;
  }

  /** The question is answered, or nobody waits for an answer; whether there was one. */
  forget(): boolean {
    const wasAsked = this.answers.length > 0;
    this.answers = [];
    return wasAsked;
  }
}
