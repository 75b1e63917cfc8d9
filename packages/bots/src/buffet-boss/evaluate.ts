/** What a position of Buffet Boss is worth to a seat: stars, characters, and the chance to have the tallest plate. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { liked } from '@griddle/rules/internal/buffet-boss/characters.js';
import { FOODS, TALLEST_BONUS } from '@griddle/rules/internal/buffet-boss/components.js';
import { withAt } from '@griddle/rules/internal/core/math.js';
import { hasToReveal, isAllYouCanEat } from '@griddle/rules/internal/buffet-boss/round.js';
import type { BuffetBossState, Plate } from '@griddle/rules/internal/buffet-boss/state.js';
import { chanceOfOdds } from '../numbers.js';
import { byLead } from '../search/lead.js';
import { WIN } from '../search/search.js';
import { higherBy, riskOf } from './risks.js';

/** A plate taller by this much, in 0.1 mm, stays the taller one in about three of four games. */
const AHEAD = 250;
/** What a likely fall is worth in All-You-Can-Eat, where one ends the game. */
const FALL = 12;

/** What a fall costs besides the food that was let go: often the one below it goes, too, and time. */
const LOST = 1;

const lead = byLead<BuffetBossState>((state) => {
  const { plates, turn, hand } = state;
  const fallen = prospectsOfAll(plates);
  const plate = plates[turn];
  if (hand < 0 || !plate) return fallen;
  // Between hand and plate: it stands, or it falls
  const grown = { ...plate, pieces: [...plate.pieces, hand], height: plate.height + higherBy(hand) };
  const standing = prospectsOfAll(withAt(plates, turn, grown));
  const risk = riskOf(hand, plate.pieces.length);
  return standing.map((stands, seat) => {
    const falls = (fallen[seat] ?? 0) - (seat === turn ? LOST : 0);
    return stands + risk * (falls - stands);
  });
});

function prospectsOfAll(plates: readonly Plate[]): readonly number[] {
  return plates.map((_plate, seat) => prospectsOf(plates, seat));
}

/** Points and prospects, less those of the best of the others; in All-You-Can-Eat what all have to fear. */
export function evaluateBuffetBoss(state: BuffetBossState, seat: Seat): number {
  if (!isAllYouCanEat(state)) return lead(state, seat) + secretOf(state, seat);
  let fear = 0;
  if (state.hand >= 0) fear += riskOf(state.hand, state.plates[state.turn]?.pieces.length ?? 0);
  for (const plate of state.plates) plate.pieces.forEach((food, below) => (fear += riskOf(food, below)));
  return -FALL * fear;
}

function prospectsOf(plates: readonly Plate[], seat: Seat): number {
  const own = plates[seat];
  if (!own) return 0;
  let points = 0;
  for (const food of own.pieces) points += FOODS[food]?.stars ?? 0;
  for (const { card, revealed } of own.characters) if (revealed) points += liked(own, card).points;
  let tallest = own.pieces.length > 0 ? 1 : 0;
  plates.forEach(({ height }, other) => {
    if (other !== seat) tallest *= chanceOfOdds((own.height - height) / AHEAD);
  });
  return points + TALLEST_BONUS * tallest;
}

/** Points of the better of two characters that a seat will reveal (BB-32). */
function secretOf(state: BuffetBossState, seat: Seat): number {
  const plate = state.plates[seat];
  if (!plate || !hasToReveal(state, seat)) return 0;
  return Math.max(...plate.characters.map(({ card }) => liked(plate, card).points));
}

/** The share of its stars that a piece beside the plate is still worth while it may be picked up. */
const RESCUED = 0.6;

/** What a pile at rest is worth to a seat, pieces that it may pick up included. */
export function evaluateRested(state: BuffetBossState, seat: Seat): number {
  let rescued = 0;
  for (const { left, pieces } of state.falls) {
    const stars = pieces.filter(({ spent }) => !spent).map(({ food }) => FOODS[food]?.stars ?? 0);
    stars.sort((one, other) => other - one);
    for (const found of stars.slice(0, left)) rescued += found;
  }
  // Where all lose by one piece that falls, nothing makes up for it
  const lost = state.step === 'lost' ? WIN : 0;
  return evaluateBuffetBoss(state, seat) + RESCUED * rescued - lost;
}
