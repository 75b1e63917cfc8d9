/** How a game ended, in words. They come with those for what goes wrong, in time for the end. */
import type { BaseState, Game, Outcome, Seat, SeatScore } from '@griddle/rules/core/contract.js';
import { knows, type Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { Replay } from './replay.js';
import type { Say } from './table.js';
import { tieBetween } from './ties.js';
import { addEnglish } from './words.js';

addEnglish({
  'ui.over': '{winners} won: {how} ({rule}).',
  'ui.draw': 'A draw: {how} ({rule}).',
  'ui.how-tied': '{how}; tie-break: {tie}',
});

/** What is asked about a game that is over. */
interface Ended<S extends BaseState> {
  readonly rules: Pick<Game<S, never>, 'id' | 'score'>;
  readonly state: S;
  readonly say: Say;
  readonly catalogue: Catalogue;
}

/** The words of an outcome. */
export function endOf<S extends BaseState, M>(replay: Replay<S, M>, outcome: Outcome): string {
  const { rules, state, seats, host } = replay;
  const { say, catalogue } = host;
  const winners = outcome.winners.map((seat) => say(`seat.${seats[seat]}`)).join(', ');
  const how = howOf({ rules, state, say, catalogue }, outcome);
  // Where all lose together it is no draw, and alone one has beaten nobody
  const own = `over.${rules.id}.${outcome.by}`;
  const key = knows(catalogue, own) ? own : winners === '' ? 'ui.draw' : 'ui.over';
  return say(key, { how, rule: outcome.rule, winners });
}

/** By what a game was won, `most points; tie-break: Orders`. */
export function howOf<S extends BaseState>(
  { rules, state, say, catalogue }: Ended<S>,
  { by, winners }: Outcome,
): string {
  const how = say(`outcome.${rules.id}.${by}`);
  // All games in which points come first call this end so; others name what decided themselves
  const tie = by === 'points' ? `tie.${rules.id}.${decidingTie(rules.score(state), winners)}` : '';
  return knows(catalogue, tie) ? say('ui.how-tied', { how, tie: say(tie) }) : how;
}

/** The number of the last tie-break that told the winners from seats with as many points; -1 where none did. */
function decidingTie(sheets: readonly SeatScore[], [winner]: readonly Seat[]): number {
  const best = sheets.find(({ seat }) => seat === winner);
  const level = sheets.filter(({ total }) => total === best?.total);
  return Math.max(-1, ...level.map((other) => (best ? tieBetween(best, other) : -1)));
}
