/** Positions that Waffle Time cannot have: more butter, goals or draft tiles than there are. Toppings never run out (WT-1). */
import type { RuleViolation } from '../core/contract.js';
import { tooMany } from '../core/impossible.js';
import { DRAFT_TILES, SUPPLY, TOPPINGS, type DraftTile } from './components.js';
import type { WaffleTimeState } from './state.js';
import { BUTTER, spaceName } from './waffle.js';

/** The first fault: a fourth butter (WT-6), a fourth goal, or a draft tile twice (WT-2). */
export function whyImpossible({ waffles, goals, tiles }: WaffleTimeState): RuleViolation | undefined {
  let butter = 0;
  for (const waffle of waffles) {
    for (let space = 0; space < waffle.length; space++) {
      if (waffle[space] !== BUTTER) continue;
      butter++;
      if (butter > SUPPLY.butter) return tooMany('WT-6', 'y', [spaceName(space)]);
    }
  }
  // Each goal has one butter
  if (goals.length > SUPPLY.butter) return { rule: 'WT-6', code: 'too-many-goals', places: [] };
  // Tiles of other sets have other toppings
  const twice = tiles.find((tile, i) => {
    const earlier = tiles.filter((other, at) => at < i && isSame(other, tile));
    return earlier.length > 0 && earlier.length >= DRAFT_TILES.filter((other) => isSame(other, tile)).length;
  });
  return twice === undefined ? undefined : tooMany('WT-2', TOPPINGS.charAt(twice.face) + TOPPINGS.charAt(twice.back));
}

/** Whether two draft tiles have the same sides, whichever is up. */
function isSame(one: DraftTile, other: DraftTile): boolean {
  return (one.face === other.face && one.back === other.back) || (one.face === other.back && one.back === other.face);
}
