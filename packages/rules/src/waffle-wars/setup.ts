/** The options of a duel (WW-3, WW-24, WW-27, WW-29) and its start (WW-2, WW-3, WW-4). */
import type { Option, Options } from '../core/contract.js';
import { emptyGrid } from '../core/grid.js';
import { seeded } from '../core/random.js';
import { BOARD, NOBODY, STRAWBERRIES } from './components.js';
import type { PlainState, Rules } from './state.js';

/** Pieces a side starts with unless options say otherwise (WW-3). */
const USUAL_HAND = 18;

/** The options of the plain rules, each with the rule it belongs to. */
export const RULE_OPTIONS: readonly Option[] = [
  { key: 'hand', rule: 'WW-3', kind: 'number', min: 6, max: 36, initial: USUAL_HAND },
  { key: 'equity', rule: 'WW-29', kind: 'choice', values: ['on', 'off'], initial: 'on' },
  { key: 'reply', rule: 'WW-24', kind: 'choice', values: ['placement', 'any'], initial: 'placement' },
  { key: 'war', rule: 'WW-27', kind: 'choice', values: ['rank', 'count'], initial: 'rank' },
];

/** The rules that options ask for. Options left out have their initial value. */
export function rulesOf(options: Options): Rules {
  const hand = options['hand'];
  return {
    hand: typeof hand === 'number' ? hand : USUAL_HAND,
    equity: options['equity'] !== 'off',
    replyByJump: options['reply'] === 'any',
    warByCount: options['war'] === 'count',
  };
}

/** The options that give these rules. */
export function ruleOptionsOf(rules: Rules): Options {
  return {
    hand: rules.hand,
    equity: rules.equity ? 'on' : 'off',
    reply: rules.replyByJump ? 'any' : 'placement',
    war: rules.warByCount ? 'count' : 'rank',
  };
}

/** The empty waffle, Strawberries to move. */
export function setup(rules: Rules, seed: number): PlainState {
  return {
    rng: seeded(seed),
    rules,
    board: emptyGrid(BOARD),
    hands: [rules.hand, rules.hand],
    turn: STRAWBERRIES,
    phase: 'first',
    owners: [NOBODY, NOBODY, NOBODY, NOBODY],
    ranks: [0, 0],
    winner: -1,
    by: 'going-on',
  };
}
