/** How a game ended, as a sentence for the panel and for all at the table. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { howOf } from '@griddle/rules/internal/messages/ending.js';
import type { Session } from '@griddle/rules/internal/replay/session.js';

/** Who has won, and how; empty while the game goes on. */
export function resultSentence<S extends BaseState, M>(
  words: Catalogue,
  game: Game<S, M>,
  session: Pick<Session<S, M>, 'state' | 'options'>,
): string {
  const outcome = game.outcome(session.state);
  if (outcome === undefined) return '';
  const names = game.seats(session.options);
  const way = howOf(words, game, session.state, outcome, 'tts.tie-break');
  const winner = outcome.winners[0];
  if (winner === undefined) return format(words, 'tts.drawn-by', { way });
  const seat = names[winner] ?? '';
  if (outcome.grade !== undefined) {
    const band = format(words, 'band.' + game.id + '.' + outcome.grade.toString());
    return format(words, 'tts.graded', { seat, band });
  }
  if (outcome.winners.length === 1) return format(words, 'tts.won-by', { seat, way });
  const seats = outcome.winners.map((other) => format(words, 'seat.' + (names[other] ?? '')));
  return format(words, 'tts.shared', { seats: seats.join(', '), way });
}
