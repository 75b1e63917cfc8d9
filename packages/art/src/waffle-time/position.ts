/** The data of the picture, from a position of the rules. */
import { goalPoints, spaceSyrup } from '@griddle/rules/internal/waffle-time/components.js';
import { coveredByTile } from '@griddle/rules/internal/waffle-time/draft.js';
import type { DraftState, WaffleTimeState } from '@griddle/rules/internal/waffle-time/state.js';
import { activeCards } from '@griddle/rules/internal/waffle-time/legal.js';
import { drawingsOf } from '@griddle/rules/internal/waffle-time/patterns.js';
import type { GoalCardArt, PatternCardArt } from './cards.js';
import type { DraftPicture, WaffleTimePicture } from './picture.js';

/** The current draft board; without tiles where none are known. */
export function draftOf(state: DraftState): DraftPicture {
  const { rules, round, tiles, pawns } = state;
  const [cover = 0] = coveredByTile(round);
  return {
    tiles,
    cover,
    blank: rules.players <= 2 ? (cover + 6) % 12 : -1,
    syrup: spaceSyrup(rules.players),
    pawns,
    forkTrailing: rules.forkTrailing,
  };
}

/** The pattern cards in play. */
export function patternsOf(state: WaffleTimeState): PatternCardArt[] {
  return activeCards(state).map((card) => ({
    fruit: card.fruit,
    number: card.number,
    drawings: drawingsOf(card, state.rules.cherryBoth),
  }));
}

/** The goal cards in play, with butter on those that nobody has met. */
export function goalsOf({ goals, won, rules }: WaffleTimeState): GoalCardArt[] {
  return goals.map((goal) => ({
    goal,
    points: goalPoints(goal),
    butter: won.every((seat) => seat.every((met) => met.goal !== goal)),
    crossX: rules.crossX,
  }));
}

/** The parts of a position that the picture shows. */
export function pictureOf(state: WaffleTimeState): WaffleTimePicture {
  return {
    waffles: state.waffles,
    ...(state.tiles.length > 0 ? { draft: draftOf(state) } : {}),
    patterns: patternsOf(state),
    goals: goalsOf(state),
  };
}
