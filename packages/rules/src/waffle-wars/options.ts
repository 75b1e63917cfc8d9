/** Options of the duel (WW-3, WW-24, WW-27, WW-29). Pages fetch them with the full rules when they ask for any. */
import type { Option, Options } from '../core/contract.js';
import { TWO_PLAYERS } from '../core/two-sides.js';
import { USUAL_RULES } from './setup.js';
import type { Rules } from './state.js';

/** The options of the duel, each with the rule it belongs to. */
export const OPTIONS: readonly Option[] = [
  TWO_PLAYERS,
  { key: 'hand', rule: 'WW-3', kind: 'number', min: 6, max: 36, initial: USUAL_RULES.hand },
  { key: 'equity', rule: 'WW-29', kind: 'choice', values: ['on', 'off'], initial: 'on' },
  { key: 'reply', rule: 'WW-24', kind: 'choice', values: ['placement', 'any'], initial: 'placement' },
  { key: 'war', rule: 'WW-27', kind: 'choice', values: ['rank', 'count'], initial: 'rank' },
];

/** The rules that options ask for. Options left out have their initial value. */
export function rulesOf(options: Options): Rules {
  const hand = options['hand'];
  return {
    hand: typeof hand === 'number' ? hand : USUAL_RULES.hand,
    equity: options['equity'] !== 'off',
    replyByJump: options['reply'] === 'any',
    warByCount: options['war'] === 'count',
  };
}

/** The options that give these rules. */
export function optionsOf(rules: Rules): Options {
  return {
    players: 2,
    hand: rules.hand,
    equity: rules.equity ? 'on' : 'off',
    reply: rules.replyByJump ? 'any' : 'placement',
    war: rules.warByCount ? 'count' : 'rank',
  };
}
