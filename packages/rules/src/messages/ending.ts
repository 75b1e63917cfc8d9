/** How a game was won, in words. */
import type { BaseState, Game, Outcome } from '../core/contract.js';
import { decidingTie } from '../core/ties.js';
import { hasMessage, format } from './catalogue.js';
import type { Catalogue } from './catalogue.js';

/** `most points`; where a tie-break decided, the message `tied`, which has both as `{how}` and `{tie}`. */
export function howOf<S extends BaseState>(
  catalogue: Catalogue,
  game: Pick<Game<S, never>, 'id' | 'score'>,
  state: S,
  outcome: Outcome,
  tied: string,
): string {
  const how = format(catalogue, 'outcome.' + game.id + '.' + outcome.by);
  const tie = 'tie.' + game.id + '.' + decidingTie(game.score(state), outcome).toString();
  return hasMessage(catalogue, tie) ? format(catalogue, tied, { how, tie: format(catalogue, tie) }) : how;
}
