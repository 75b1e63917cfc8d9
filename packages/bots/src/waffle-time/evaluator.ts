/**
 * The evaluator of Waffle Time: the value of a position to a seat, by points and patterns that one more topping
 * completes.
 */
import { activeCards } from '@griddle/rules/internal/waffle-time/legal.js';
import {
  CREAM,
  NONE,
  ROUNDS,
  SYRUP_ON_CREAM_POINTS,
  SYRUP_POINTS,
} from '@griddle/rules/internal/waffle-time/components.js';
import { placedOf, type PatternCard } from '@griddle/rules/internal/waffle-time/patterns.js';
import { score } from '@griddle/rules/internal/waffle-time/scoring.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/internal/waffle-time/state.js';
import { fruitOn, hasCream, hasSyrup, type Waffle } from '@griddle/rules/internal/waffle-time/waffle.js';
import { type Evaluator, byLead } from '../evaluator.js';

/**
 * Shares of the points that syrup will give: for a fruit without it, for bare cream, for a pattern that lacks a
 * topping.
 */
const FRUIT = 0.25;
const BARE_CREAM = 0.15;
const NEARLY = 0.5;
/** The number of rounds before the end from which prospects fade. */
const FADING = 3;

/** Points and prospects, less those of the best other seat. */
const evaluateWaffleTime = byLead<WaffleTimeState>((state) => {
  const fading = Math.min(1, (ROUNDS - state.round + 1) / FADING);
  const cards = activeCards(state);
  return score(state).map(({ seat: scorer, total }) => {
    const waffle = state.waffles[scorer] ?? [];
    // No more points than there is syrup for
    const most = (state.syrup[scorer] ?? 0) * SYRUP_ON_CREAM_POINTS;
    return total + fading * Math.min(most, hopesOf(waffle, cards, state.rules.cherryBoth));
  });
});

function hopesOf(waffle: Waffle, cards: readonly PatternCard[], cherryBoth: boolean): number {
  let hopes = 0;
  for (const content of waffle) {
    if (hasSyrup(content)) continue;
    if (fruitOn(content) !== NONE) hopes += FRUIT * pointsOn(content);
    else if (content === CREAM) hopes += BARE_CREAM * SYRUP_ON_CREAM_POINTS;
  }
  for (const card of cards) hopes += NEARLY * bestChance(waffle, card, cherryBoth);
  return hopes;
}

/** Points of the syrup that the best completion of a card with one more topping would give. */
function bestChance(waffle: Waffle, card: PatternCard, cherryBoth: boolean): number {
  let best = 0;
  for (const placed of placedOf(card, cherryBoth)) {
    const { fruits, others, creams } = placed;
    let lacking = 0;
    let points = 0;
    for (let i = 0; i < fruits.length && lacking < 2; i++) {
      const content = waffle[fruits[i] ?? 0] ?? 0;
      const fruit = fruitOn(content);
      if (fruit !== card.fruit) lacking += isOpen(content) ? 1 : 2;
      if (!hasSyrup(content)) points += pointsOn(content);
    }
    for (let i = 0; i < others.length && lacking < 2; i++) {
      const content = waffle[others[i] ?? 0] ?? 0;
      const fruit = fruitOn(content);
      if (fruit === NONE) lacking += isOpen(content) ? 1 : 2;
      else if (fruit === card.fruit) lacking = 2;
    }
    for (let i = 0; i < creams.length && lacking < 2; i++) {
      const content = waffle[creams[i] ?? 0] ?? 0;
      if (!hasCream(content)) lacking += content === NONE ? 1 : 2;
    }
    if (lacking === 1) best = Math.max(best, points);
  }
  return best;
}

/** Whether fruit may be placed there: on an empty space, or on bare cream. */
function isOpen(content: number): boolean {
  return content === NONE || content === CREAM;
}

function pointsOn(content: number): number {
  return hasCream(content) ? SYRUP_ON_CREAM_POINTS : SYRUP_POINTS;
}

/** Waffle Time: values are in points; `easy` and `medium` search little beyond the move itself. */
export const WAFFLE_TIME: Evaluator<WaffleTimeState, WaffleTimeMove> = {
  evaluate: evaluateWaffleTime,
  margin: 1,
  scale: 6,
  skills: {
    easy: { positions: 0, slips: 60 },
    medium: { positions: 100, slips: 0 },
    hard: { positions: 500, slips: 0 },
    best: { positions: 8_000, slips: 0 },
  },
};
