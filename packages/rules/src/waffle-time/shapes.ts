/** The shapes of the pattern cards for those who want to look at them: how they turn, and where they nearly fit (WT-18). */
import { coveredBy, drawingsOf, placedOf, turnings } from './patterns.js';
import type { PatternCard, Placed } from './patterns.js';
import { fruitOn, hasCream, SPACES } from './waffle.js';
import type { Waffle } from './waffle.js';

/**
 * Every way a card's shape looks, turned and mirrored, each once, the card's own way first (WT-18): ranks from the top
 * joined by `/`, `.` where nothing is asked. Empty for the blueberry cards, which have no shape of their own.
 */
export function orientations(pattern: PatternCard, cherryBoth: boolean): readonly string[] {
  return turnings(drawingsOf(pattern, cherryBoth));
}

/** A way a card's shape lies on a waffle that does not match it, with the spaces that do not fit. */
export interface NearMiss {
  readonly cells: readonly number[];
  readonly missing: readonly number[];
}

/** Ways to lay a card's shape where fewest spaces do not fit, in a stable order; none for the blueberry cards. */
export function nearMisses(waffle: Waffle, pattern: PatternCard, cherryBoth: boolean): readonly NearMiss[] {
  let least = SPACES;
  let found: NearMiss[] = [];
  for (const placed of placedOf(pattern, cherryBoth)) {
    const missing = missingOf(waffle, placed, pattern.fruit);
    const cells = coveredBy(placed);
    if (missing.length === 0 || missing.length === cells.length || missing.length > least) continue;
    if (missing.length < least) found = [];
    least = missing.length;
    found.push({ cells, missing });
  }
  return found;
}

/** The spaces of a placed shape that do not fit it, in their order. */
function missingOf(waffle: Waffle, placed: Placed, fruit: number): readonly number[] {
  const missing: number[] = [];
  for (const space of placed.fruits) if (fruitOn(waffle[space] ?? 0) !== fruit) missing.push(space);
  for (const space of placed.others) {
    const other = fruitOn(waffle[space] ?? 0);
    if (other === 0 || other === fruit) missing.push(space);
  }
  for (const space of placed.creams) if (!hasCream(waffle[space] ?? 0)) missing.push(space);
  return missing.sort((a, b) => a - b);
}
