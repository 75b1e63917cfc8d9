/** The hands of bots: they stack in the same physics as people, each level with its own steadiness. */
import type { Box2D } from '@griddle/plate/internal/box2d.js';
import type { Pile } from '@griddle/plate/internal/measure.js';
import { finished, isPossible, pileOf, settling } from '@griddle/plate/internal/settle.js';
import { stacking, type Steadiness, placesFor, shaken, type Dice } from '@griddle/plate/internal/stackers.js';
import { below, next, type Rng } from '@griddle/rules/core/random.js';
import { plateOf, settle } from '@griddle/rules/internal/buffet-boss/turn.js';
import type { BuffetBossState, Plate, Pose, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Level, LevelName } from '../levels.js';
import { runYielding } from '../yielding.js';
import { evaluateRested } from './evaluator.js';

// A deft hand: it knows how much it shakes, and drops a piece where the expected value is highest. Among places where
// nothing falls, height decides.

/** The search settings of a deft hand. */
export interface PlacementSkill extends Pick<Steadiness, 'reach' | 'lift'> {
  /** Places tested for each angle of the piece. */
  readonly each: number;
  /** The number of those places that are then simulated, and of simulations for each. */
  readonly kept: number;
  readonly tries: number;
}

/** A place, and the result of a drop there. */
interface Place {
  readonly pose: Pose;
  sum: number;
}

/** The cost of each degree by which a plate leans: the next piece will be harder to place. */
const LEAN = 0.02;
/** The cost of each fallen piece besides the loss itself. */
const FALL = 0.3;

/** The place where this hand drops the food of a state. Pauses after each place, and after each physics step. */
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

/** The first few places of each angle: flat pieces seem to hold best, but upright ones are taller. */
function bestOfEachTurn(places: readonly Pose[], each: number): readonly Pose[] {
  const seen = new Map<number, number>();
  return places.filter(([, , turn]) => {
    const count = (seen.get(turn) ?? 0) + 1;
    seen.set(turn, count);
    return count <= each;
  });
}

/** The value of the settled pile to the seat that stacks. */
function evaluationOf(state: BuffetBossState, settled: Settled): number {
  const after = settle(state, settled);
  if (!after.ok) return -Infinity;
  const lean = Math.abs(settled.poses[0]?.[2] ?? 0) / 100;
  return evaluateRested(after.value, state.turn) - LEAN * lean - FALL * settled.fell.length;
}

/** The steadiness of each level's hand, and whether it is deft; a bot with a time limit has the hand of the best. */
const HANDS: Readonly<Record<LevelName, Steadiness | PlacementSkill>> = {
  easy: { felt: 0, reach: 1600, lift: 500 },
  medium: { felt: 0, reach: 1000, lift: 350 },
  hard: { each: 4, kept: 4, tries: 3, reach: 240, lift: 95 },
  best: { each: 8, kept: 6, tries: 6, reach: 10, lift: 10 },
};

/** A held piece that touches something is lifted in steps of this height, in 0.01 mm, up to this many times. */
const LIFT = 200;
const LIFTS = 40;

/**
 * The chance move after a bot has taken a food: it tests some places and drops the food, with an error by the
 * steadiness of its hand. A bot that only adjusts a pile leaves it alone. The same generator gives the same move.
 * Undefined if nothing has to settle, or if the poses are unknown: then `chanceMove` of the rules decides.
 */
export function chooseDrop(engine: Box2D, state: BuffetBossState, level: Level, rng: Rng): Settled | undefined {
  return finished(lettingGo(engine, state, level, rng));
}

/** The same move, found without blocking a page. */
export async function letGoGently(
  engine: Box2D,
  state: BuffetBossState,
  level: Level,
  rng: Rng,
): Promise<Settled | undefined> {
  return runYielding(lettingGo(engine, state, level, rng));
}

function* lettingGo(
  engine: Box2D,
  state: BuffetBossState,
  level: Level,
  rng: Rng,
): Generator<void, Settled | undefined> {
  const plate = plateOf(state);
  const pile = pileOf(plate);
  const food = state.hand;
  if (!pile || state.step !== 'settle') return undefined;
  // The rules' own chance would move a pile that nobody touches
  if (food < 0) return standing(plate);
  let drawn = rng;
  const dice = (limit: number): number => {
    drawn = next(drawn);
    return below(drawn, limit);
  };
  const hand = HANDS[level as LevelName] ?? HANDS.best;
  const [x, y, turn] = yield* 'tries' in hand
    ? placementSearch(engine, hand, state, pile, dice)
    : stacking(engine, hand, pile, food, dice);
  for (let lifts = 0; lifts < LIFTS; lifts++) {
    const pose: Pose = [x, y + lifts * LIFT, turn];
    if (isPossible(pile, { kind: 'drop', pose }, food))
      return yield* settling(engine, pile, { kind: 'drop', pose }, food);
    yield;
  }
  return undefined;
}

function standing({ height, contacts, poses }: Plate): Settled {
  return { kind: 'settle', height, contacts, fell: [], poses, action: '' };
}
