/** How a game ended, in words. They come with those for what goes wrong, in time for the end. */
import type { BaseState, Outcome } from '@griddle/rules/core/contract.js';
import { knows } from '@griddle/rules/messages/catalogue.js';
import { howOf } from '@griddle/rules/messages/ending.js';
import type { Replay } from './replay.js';
import { addEnglish } from './words.js';

addEnglish({
  'ui.over': '{winners} won: {how} ({rule}).',
  'ui.draw': 'A draw: {how} ({rule}).',
  'ui.how-tied': '{how}; tie-break: {tie}',
});

/** The message for an outcome that a tie-break decided. */
export const TIED = 'ui.how-tied';

/** The words of an outcome. */
export function endOf<S extends BaseState, M>(replay: Replay<S, M>, outcome: Outcome): string {
  const { rules, state, seats, host } = replay;
  const { say, catalogue } = host;
  const winners = outcome.winners.map((seat) => say(`seat.${seats[seat]}`)).join(', ');
  const how = howOf(catalogue, rules, state, outcome, TIED);
  // Where all lose together it is no draw, and alone one has beaten nobody
  const own = `over.${rules.id}.${outcome.by}`;
  const key = knows(catalogue, own) ? own : winners === '' ? 'ui.draw' : 'ui.over';
  const points = rules.score(state)[outcome.winners[0] ?? 0]?.total ?? 0;
  return say(key, { how, rule: outcome.rule, winners, points, grade: String(outcome.grade ?? '') });
}
