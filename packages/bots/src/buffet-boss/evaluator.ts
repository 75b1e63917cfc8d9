/** What opponents know of Buffet Boss: which food to take. How they stack it is in hand.ts. */
import { isAllYouCanEat } from '@griddle/rules/internal/buffet-boss/round.js';
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Evaluator } from '../evaluator.js';
import { expectedFate } from './fate.js';
import { evaluateBuffetBoss } from './evaluate.js';

/** Buffet Boss: worth is in points, those that characters are likely to give included. */
export const BUFFET_BOSS: Evaluator<BuffetBossState, BuffetBossMove> = {
  evaluate: evaluateBuffetBoss,
  margin: 1,
  scale: 6,
  chanceMove: expectedFate,
  isCooperative: isAllYouCanEat,
  // A pile that stands is left alone
  prunedMoves: (_state, moves) => {
    const others = moves.filter(({ kind }) => kind !== 'adjust');
    return others.length > 0 ? others : moves;
  },
  skills: {
    easy: { positions: 0, slips: 75 },
    medium: { positions: 1_000, slips: 0 },
    hard: { positions: 16_000, slips: 0 },
    best: { positions: 60_000, slips: 0 },
  },
};
