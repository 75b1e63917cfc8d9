/** Completions of patterns this turn (WT-16 to WT-19). */
import { cardName, cardOf, matchesOf } from './patterns.js';
import type { Match, PatternCard } from './patterns.js';
import { waffleOf } from './state.js';
import type { WaffleTimeState } from './state.js';

/** A completion: its card and the spaces that get syrup. */
export interface Completion {
  readonly card: string;
  readonly spaces: readonly number[];
}

/** The active cards, cherry first; none where no cards are known. */
export function activeCards(state: WaffleTimeState): readonly PatternCard[] {
  return state.cards.map((number, i) => cardOf(i + 1, number));
}

/** Matches of a card that this turn may complete: those that contain fruit or syrup placed this turn (WT-17). */
export function freshMatches(state: WaffleTimeState, pattern: PatternCard): readonly Match[] {
  const waffle = waffleOf(state);
  const active = { numbers: state.cards, cherryBoth: state.rules.cherryBoth };
  return matchesOf(waffle, pattern, active).filter((match) => match.cells.some((cell) => state.changed.includes(cell)));
}

/** Every completion the player may make now; equal ones (same card, same syrup) once. */
export function completions(state: WaffleTimeState): readonly Completion[] {
  const syrup = state.syrup[state.turn] ?? 0;
  if (syrup === 0 || state.changed.length === 0) return [];
  const found: Completion[] = [];
  for (const pattern of activeCards(state)) {
    const card = cardName(pattern);
    const seen: string[] = [];
    for (const match of freshMatches(state, pattern)) {
      for (const spaces of choices(match.syrup, Math.min(syrup, match.syrup.length))) {
        const key = spaces.join('.');
        if (seen.includes(key)) continue;
        seen.push(key);
        found.push({ card, spaces });
      }
    }
  }
  return found;
}

/** All ways to choose `count` of some spaces, in their order (WT-19: as many as there is syrup for). */
function choices(spaces: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === spaces.length) return [spaces];
  if (count === 0) return [[]];
  const [first, ...rest] = spaces;
  if (first === undefined) return [];
  return [...choices(rest, count - 1).map((chosen) => [first, ...chosen]), ...choices(rest, count)];
}
