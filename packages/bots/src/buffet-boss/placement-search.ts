/**
 * A deft hand: it knows how much it shakes, and lets a piece go where that is expected to give most. Where nothing falls it
 * is the height that tells places apart.
 */
import type { Box2D } from '@griddle/plate/internal/box2d.js';
import type { Pile } from '@griddle/plate/internal/measure.js';
import { settling } from '@griddle/plate/internal/settle.js';
import { placesFor, shaken, type Dice, type Steadiness } from '@griddle/plate/internal/stackers.js';
import { settle } from '@griddle/rules/internal/buffet-boss/settling.js';
import type { BuffetBossState, Pose, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import { evaluateRested } from './evaluate.js';

/** How a deft hand looks for a place. */
export interface PlacementSkill extends Pick<Steadiness, 'reach' | 'lift'> {
  /** Places felt out for each way to turn the piece. */
  readonly each: number;
  /** How many of all those it then tries in earnest, and how many times each. */
  readonly kept: number;
  readonly tries: number;
}

/** A place, and what letting go there gave. */
interface Place {
  readonly pose: Pose;
  sum: number;
}

/** What a plate that leans by one degree is worth less: the next piece will find it harder. */
const LEAN = 0.02;
/** What a fall costs besides what is lost, for every piece. */
const FALL = 0.3;

/** Where this hand lets go of the food of a state. A pause after each place, and after each step of the physics. */
export function* placementSearch(
  engine: Box2D,
  hand: PlacementSkill,
  state: BuffetBossState,
  pile: Pile,
  dice: Dice,
): Generator<void, Pose> {
  const { hand: food } = state;
  function* given(pose: Pose): Generator<void, number> {
    return evaluationOf(state, yield* settling(engine, pile, { kind: 'drop', pose }, food));
  }
  const places: Place[] = [];
  for (const pose of bestOfEachTurn(yield* placesFor(pile, food), hand.each)) {
    places.push({ pose, sum: yield* given(pose) });
  }
  places.sort((one, other) => other.sum - one.sum);
  const kept = places.slice(0, hand.kept);
  for (const place of kept) {
    for (let at = 0; at < hand.tries; at++) place.sum += yield* given(shaken(pile, food, place.pose, hand, dice));
  }
  kept.sort((one, other) => other.sum - one.sum);
  return shaken(pile, food, kept[0]?.pose ?? [0, 0, 0], hand, dice);
}

/** The first so many of each turn: those that seem to hold best lie flat, and what stands is taller. */
function bestOfEachTurn(places: readonly Pose[], each: number): readonly Pose[] {
  const seen = new Map<number, number>();
  return places.filter(([, , turn]) => {
    const count = (seen.get(turn) ?? 0) + 1;
    seen.set(turn, count);
    return count <= each;
  });
}

/** What it is worth to the seat that stacks how everything came to rest. */
function evaluationOf(state: BuffetBossState, settled: Settled): number {
  const after = settle(state, settled);
  if (!after.ok) return -Infinity;
  const lean = Math.abs(settled.poses[0]?.[2] ?? 0) / 100;
  return evaluateRested(after.value, state.turn) - LEAN * lean - FALL * settled.fell.length;
}
