/** Result and scores in words. Both are slow and needed several times per action. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import type { Session } from '@griddle/rules/internal/replay/session.js';
import { resultSentence } from './result.js';
import { scoreLines } from './score-lines.js';
import type { TableGame } from './table-game.js';

/** Caches result and scores per position and language. */
export class Standing<S extends BaseState, M> {
  private known: { readonly state: S; readonly locale: string; result?: string; sheet?: readonly string[] } | undefined;

  constructor(
    private readonly words: Catalogue,
    private readonly table: Pick<TableGame<S, M, never>, 'game' | 'hasPoints'>,
  ) {}

  /** Who has won, and how; empty while the game goes on. */
  result(session: Session<S, M>): string {
    const known = this.knownOf(session.state);
    known.result = known.result ?? resultSentence(this.words, this.table.game, session);
    return known.result;
  }

  /** The score of each seat with what it is made of; empty for games without points. */
  sheet(session: Session<S, M>): readonly string[] {
    const known = this.knownOf(session.state);
    known.sheet = known.sheet ?? (this.table.hasPoints ? scoreLines(this.words, this.table.game, session) : []);
    return known.sheet;
  }

  private knownOf(state: S): { result?: string; sheet?: readonly string[] } {
    const { locale } = this.words;
    if (this.known?.state !== state || this.known.locale !== locale) this.known = { state, locale };
    return this.known;
  }
}
