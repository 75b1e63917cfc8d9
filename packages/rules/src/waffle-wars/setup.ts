/** Options and the start of a game (WW-2, WW-3, WW-4). */
import type { Option, Options } from '../core/contract.js';
import { emptyGrid } from '../core/grid.js';
import { seeded } from '../core/random.js';
import { TWO_PLAYERS } from '../core/two-sides.js';
import { BOARD, NOBODY, STRAWBERRIES } from './components.js';
import type { Rules, WaffleWarsState } from './state.js';

/** The options of the duel, each with the rule it belongs to. */
export const OPTIONS: readonly Option[] = [
  TWO_PLAYERS,
  { key: 'hand', rule: 'WW-3', kind: 'number', min: 6, max: 36, initial: 18 },
  { key: 'equity', rule: 'WW-29', kind: 'choice', values: ['on', 'off'], initial: 'on' },
  { key: 'reply', rule: 'WW-24', kind: 'choice', values: ['placement', 'any'], initial: 'placement' },
  { key: 'war', rule: 'WW-27', kind: 'choice', values: ['rank', 'count'], initial: 'rank' },
];

/** The rules that options ask for. Options left out have their initial value. */
export function rulesOf(options: Options): Rules {
  const hand = options['hand'];
  return {
    hand: typeof hand === 'number' ? hand : 18,
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

/** The empty waffle, Strawberries to move. */
export function setup(options: Options, seed: number): WaffleWarsState {
  const rules = rulesOf(options);
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
