/**
 * The evaluator of Buffet Boss: which food to take, by stars, characters and the chance to have the tallest plate.
 * hand.ts decides how to stack it.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import { below, next, type Rng } from '@griddle/rules/core/random.js';
import { liked } from '@griddle/rules/internal/buffet-boss/characters.js';
import { FOODS, TALLEST_BONUS } from '@griddle/rules/internal/buffet-boss/components.js';
import { chanceMove } from '@griddle/rules/internal/buffet-boss/chance-move.js';
import { isAllYouCanEat, hasToReveal, plateOf, settlingPieces } from '@griddle/rules/internal/buffet-boss/turn.js';
import type { BuffetBossMove, BuffetBossState, Plate, Contact } from '@griddle/rules/internal/buffet-boss/state.js';
import { withAt } from '@griddle/rules/internal/core/math.js';
import { type Evaluator, byLead } from '../evaluator.js';
import { chanceOfOdds } from '../numbers.js';
import { WIN } from '../search/search.js';

// How hard foods are to stack, measured by tools/food-risks.ts with a medium hand.

/** Falls in a hundred drops of each food, by index, on piles of up to six pieces. */
const FALLS: readonly number[] = [6, 12, 18, 1, 13, 7, 6, 11, 15, 14, 8, 13, 14, 18, 7, 18, 6, 12, 11, 4, 12];
/** The height that each food adds to a pile, in 0.1 mm. */
const HIGHER: readonly number[] = [
  109, 62, 175, 125, 157, 117, 105, 170, 139, 110, 129, 158, 103, 133, 149, 135, 64, 131, 140, 176, 139,
];
/** Falls per hundred drops, by the number of pieces already on the plate. */
const FALLS_ON: readonly number[] = [0, 4, 6, 12, 16, 19, 31];
const USUAL = 11;

/** The chance that something falls when a food is dropped on a pile of this many pieces. */
export function riskOf(food: number, pieces: number): number {
  const on = FALLS_ON[Math.min(pieces, FALLS_ON.length - 1)] ?? 0;
  // About fifty drops of a food are only half reliable
  const relative = ((FALLS[food] ?? USUAL) + USUAL) / (2 * USUAL);
  return Math.min(0.9, (on / 100) * relative);
}

/** The height that a food is expected to add to a pile, in 0.1 mm. */
function higherBy(food: number): number {
  return HIGHER[food] ?? 0;
}

// The value of a position of Buffet Boss to a seat: stars, characters, and the chance to have the tallest plate.

/** The lead in height, in 0.1 mm, with which a plate stays the taller one in about three of four games. */
const AHEAD = 250;
/** The value of a likely fall in All-You-Can-Eat, where one ends the game. */
const FALL = 12;

/** The cost of a fall besides the dropped food: often the one below falls, too, and time is lost. */
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

/** Points and prospects, less those of the best other seat; in All-You-Can-Eat the risk that all share. */
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

/** Points of the better of a seat's two characters, which it will reveal (BB-32). */
function secretOf(state: BuffetBossState, seat: Seat): number {
  const plate = state.plates[seat];
  if (!plate || !hasToReveal(state, seat)) return 0;
  return Math.max(...plate.characters.map(({ card }) => liked(plate, card).points));
}

/** The share of its stars that fallen food is still worth while it may be picked up. */
const RESCUED = 0.6;

/** The value of a pile at rest to a seat, including food that it may pick up. */
export function evaluateRested(state: BuffetBossState, seat: Seat): number {
  let rescued = 0;
  for (const { left, pieces } of state.falls) {
    const stars = pieces.filter(({ spent }) => !spent).map(({ food }) => FOODS[food]?.stars ?? 0);
    stars.sort((one, other) => other - one);
    for (const found of stars.slice(0, left)) rescued += found;
  }
  // Where one fall loses the game for everybody, nothing compensates for it
  const lost = state.step === 'lost' ? WIN : 0;
  return evaluateBuffetBoss(state, seat) + RESCUED * rescued - lost;
}

// The expected settling of piles, by the food being placed and the height of the pile.

/** One in this many falls takes a second piece with it. */
const SECOND = 3;
const CERTAINTY = 1000;

/** The next chance move in a playout: cards by the rules, and piles as a medium hand leaves them. */
function expectedChanceMove(state: BuffetBossState): { readonly move: BuffetBossMove; readonly rng: Rng } {
  const { hand } = state;
  if (state.step !== 'settle' || hand < 0) return chanceMove(state);
  const plate = plateOf(state);
  const count = settlingPieces(state).length;
  const first = next(state.rng);
  const rng = next(first);
  if (below(first, CERTAINTY) >= CERTAINTY * riskOf(hand, count - 1)) {
    const height = plate.height + higherBy(hand);
    const contacts: readonly Contact[] =
      plate.contacts.length === 0 && count > 1 ? [] : [...plate.contacts, [count - 1, count]];
    return { move: { kind: 'settle', height, contacts, fell: [], poses: [], action: '' }, rng };
  }
  const fell = count > 1 && below(rng, SECOND) === 0 ? [count - 1, count] : [count];
  const height = count > fell.length ? Math.max(1, plate.height) : 0;
  return { move: { kind: 'settle', height, contacts: [], fell, poses: [], action: '' }, rng };
}

/** Buffet Boss: values are in points, including the expected points of characters. */
export const BUFFET_BOSS: Evaluator<BuffetBossState, BuffetBossMove> = {
  evaluate: evaluateBuffetBoss,
  margin: 1,
  scale: 6,
  chanceMove: expectedChanceMove,
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
